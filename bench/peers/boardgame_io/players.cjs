// Two of boardgame.io's own clients a match, in one process apart from the server.
// Reads one JSON object a line: {"seconds", "rate"} plays, {"idle"} opens connections that only listen; answers each
// with one line.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { createInterface } = require("node:readline");
const { game } = require("./game.cjs");

console.error = () => {};
const [, , port, matchCount] = process.argv;
const server = `http://localhost:${port}`;
const lobby = new LobbyClient({ server });
const matches = [];

async function openMatch() {
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
  const match = { moves: 0, counted: 0, since: 0, due: 0, mover: -1, clients: [] };
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: playerID });
    const client = Client({
      game,
      matchID,
      playerID,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
      debug: false,
    });
    match.clients.push(client);
    client.start();
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const state = client.getState();
        if (state && state.isConnected) {
          clearInterval(timer);
          resolve();
        }
      }, 5);
    });
  }
  match.clients.forEach((client, seat) => client.subscribe((state) => state && heard(match, seat, state)));
  return match;
}

let run = null;

// A client shows its own move at once, before the server has it: only the opponent's screen counts.
function heard(match, seat, state) {
  if (seat === match.mover || state.G.moves !== match.moves || match.counted === match.moves) return;
  match.counted = match.moves;
  if (!run) return;
  run.latencies.push(performance.now() - match.since);
  next(match, seat);
}

function next(match, seat) {
  if (performance.now() >= run.end) return;
  const now = performance.now();
  match.due = run.gap ? Math.max(match.due + run.gap, now - 1000) : now;
  const wait = match.due - now;
  if (wait > 0.5) setTimeout(() => send(match, seat), wait);
  else send(match, seat);
}

function send(match, seat) {
  if (!run) return;
  match.mover = seat;
  match.moves += 1;
  // From when it was due or, if a timer was early, from when it was sent.
  match.since = Math.min(match.due, performance.now());
  match.clients[seat].moves.put(match.moves);
}

function play({ seconds, rate }) {
  return new Promise((resolve) => {
    const began = performance.now();
    const gap = rate ? (matches.length * 1000) / rate : 0;
    run = { latencies: [], gap, end: began + seconds * 1000 };
    matches.forEach((match, index) => {
      match.due = began - gap + (gap * index) / matches.length;
      next(match, match.mover === 0 ? 1 : 0);
    });
    setTimeout(() => {
      const { latencies } = run;
      run = null;
      resolve({ seconds, latencies_ms: latencies });
    }, seconds * 1000);
  }).then(async (played) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return played;
  });
}

const idlers = [];

async function idle(count) {
  const { io } = require("socket.io-client");
  for (let done = 0; done < count; done += 1) {
    const socket = io(`${server}/${game.name}`, { transports: ["websocket"], forceNew: true });
    await new Promise((resolve, reject) => {
      socket.on("connect", resolve);
      socket.on("connect_error", reject);
    });
    idlers.push(socket);
  }
  return { idle: idlers.length };
}

async function main() {
  for (let index = 0; index < Number(matchCount); index += 1) matches.push(await openMatch());
  console.log(JSON.stringify({ ready: matches.length }));
  for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line);
    const done = order.idle ? await idle(order.idle) : await play(order);
    console.log(JSON.stringify(done));
  }
  process.exit(0);
}

main();
