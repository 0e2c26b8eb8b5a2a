// boardgame.io's own server with its in-memory storage: the peer of `crashyard bench server --peers`.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("open") });
