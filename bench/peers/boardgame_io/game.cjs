// As small as a game of two can be: players take turns, and a move puts one number on the table.
const game = {
  name: "numbers",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ last: -1, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G }, number) => {
      G.last = number;
      G.moves += 1;
    },
  },
};

module.exports = { game };
