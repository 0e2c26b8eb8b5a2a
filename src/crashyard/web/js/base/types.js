/**
 * What the server says, as types. This module holds nothing else.
 *
 * @typedef {{id: string, z: number, x?: number, y?: number, size?: number, title?: string, look: string,
 *   colour?: string, label?: string, target?: string, frame?: string}} Thing
 * @typedef {{background: string, sprites: string}} Ground
 * @typedef {{seat: number, name: string, colour: string, letter: string, score: number, goal: number,
 *   counters: [string, number][], notes: string[], active: boolean}} Side
 * @typedef {{width: number, height: number, title: string, caption: string,
 *   buttons: {target: string, title: string}[], sides: Side[], notes: string[], legend: [string, string][],
 *   things: Thing[], gone: string[]}} Scene
 * @typedef {{action: number, targets: string[], says: string}} Choice
 * @typedef {{event: number | null, text: string, clause: string}} Line
 * @typedef {{event: number, things: Thing[], gone: string[]}} Frame
 * @typedef {{seat: number, kind: "open" | "person" | "bot", name: string, bot: string | null, away: boolean}} Chair
 * @typedef {{id: string, game: string, players: number, options: Record<string, string | number>, public: boolean,
 *   clock: {kind: "none" | "live" | "days", minutes?: number, increment?: number, days?: number},
 *   state: "open" | "running" | "over" | "closed", chairs: Chair[], awaited: number[], n: number,
 *   clocks: {seat: number, left: number, runs: boolean}[] | null, next: string | null, commitment: string,
 *   mine?: number[], host?: boolean, unreadable?: string | null}} Table
 * @typedef {{name: string, title: string, level: number, html: string}} Chapter
 * @typedef {{n: number, kind: string, at?: number, seat?: number, name?: string, text?: string, chairs?: Chair[],
 *   awaited?: number[], lines?: Line[], frames?: Frame[], table?: Table, ground?: Ground, scene?: Scene,
 *   choices?: Choice[], undo?: boolean, missed?: Message[]}} Message
 * @typedef {{name: string, title: string, about: string, default: string | number, low?: number, high?: number,
 *   values?: [string, string][], each?: Record<string, number>, by_rules?: string, by_choice?: string}} Option
 * @typedef {{name: string, title: string, about: string, length: string, how: string, players: number[],
 *   options: Option[], bots: string[]}} Game
 * @typedef {{name: string, account: boolean}} Person
 * @typedef {{action: number, targets: string[], says: string, value: number, winning: number, attention: number,
 *   follows: {seat: number, says: string}[]}} Advice
 * @typedef {{n: number, seat: number, level: string, rounds: number, sides: number, lines: Advice[]}} Hint
 * @typedef {{refusal: string, clause: string, sentence: string}} Refusal
 */

export {};
