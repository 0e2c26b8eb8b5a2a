/**
 * What the server says, as types. This module holds nothing else.
 *
 * @typedef {{id: string, part: string, z: number, x?: number, y?: number, size?: number, title?: string, called?: string, look: string,
 *   colour?: string, label?: string, target?: string, frame?: string}} Thing
 * @typedef {{background: string, sprites: string}} Ground
 * @typedef {{seat: number, name: string, colour: string, letter: string, score: number, goal: number,
 *   counters: [string, number][], notes: string[], active: boolean}} Side
 * @typedef {{id: string, kind: "board" | "mat" | "hand" | "supply", box: [number, number, number, number],
 *   title: string, seat: number, own: boolean}} Part
 * @typedef {{width: number, height: number, title: string, caption: string, prompt: string,
 *   next_prompts: Record<string, string>, coach: {kind: string, text: string} | null, goal: string, aim: {kind: string, text: string} | null, parts: Part[], buttons: {target: string, title: string}[], sides: Side[], notes: string[], legend: [string, string][],
 *   things: Thing[], gone: string[]}} Scene
 * @typedef {{action: number, targets: string[], says: string}} Choice
 * @typedef {{event: number | null, text: string, clause: string, turn?: boolean}} Line
 * @typedef {{event: number, things: Thing[], gone: string[], motion?: string, sound?: string, who?: string[],
 *   way?: [number, number], sparks?: [string, string, string][], dice?: {face: string, faces: string[], at: string}[],
 *   source?: string, goal?: string}} Frame
 * @typedef {{events: object[], lines: Line[], frames: Frame[], stop: "hidden" | "chance" | "decision" | "end" | "done",
 *   awaited: number[], as_it_stands: boolean, following: {targets: string[], lost: {id: string, way: [number, number]}[], things: Thing[], gone: string[]}[]}} Preview
 * @typedef {{place: string, moves: {id: string, by: string[], lost?: [number, number]}[], shots: [string, string][]}} End
 * @typedef {{first: number, targets: string[], ends: End[]}} Way
 * @typedef {{ways: Way[], whole: boolean, as_it_stands: boolean}} Told
 * @typedef {{seat: number, kind: "open" | "person" | "bot", name: string, bot: string | null, away: boolean, who?: string}} Chair
 * @typedef {{n: number, what: "abort" | "undo" | "pause" | "rematch", seat: number, agreed: number[], declined: number[],
 *   asked: number[]}} Proposal
 * @typedef {{commitment: string, seed: string | null, contributions: string[] | null,
 *   seats: {seat: number, commitment: string, told: boolean}[]}} Fairness
 * @typedef {{id: string, game: string, players: number, options: Record<string, string | number>, public: boolean, chat?: "all" | "players" | "off",
 *   clock: {kind: "none" | "live" | "days", minutes?: number, increment?: number, days?: number, patience?: number},
 *   state: "open" | "starting" | "running" | "over" | "closed", chairs: Chair[], awaited: number[], n: number,
 *   proposal?: Proposal | null, paused?: number | null, aborted?: boolean, resigned?: number[], resigning?: boolean,
 *   clocks: {seat: number, left: number, runs: boolean, rests?: number, vacation?: number}[] | null, patience?: {seat: number, left: number}[], teams?: number[], free?: number[], next: string | null, commitment: string, fairness?: Fairness,
 *   mine?: number[], host?: boolean, unreadable?: string | null, moved?: number,
 *   result?: {winners: number[], ranks: number[], reason: string} | null}} Table
 * @typedef {{name: string, title: string, level: number, html: string}} Chapter
 * @typedef {{number: number, steps: number, title: string, sentence: string, glow: string[], read: boolean}} Standing
 * @typedef {{n: number, kind: string, agreed?: number[], at?: number, seat?: number, name?: string, text?: string, by?: string, who?: string, chairs?: Chair[],
 *   awaited?: number[], lines?: Line[], frames?: Frame[], table?: Table, ground?: Ground, scene?: Scene,
 *   choices?: Choice[], undo?: boolean, missed?: Message[], lesson?: Standing, orders?: Order[], ordered?: boolean,
 *   cancelled?: Cancelled}} Message
 * @typedef {{form: object, if?: string[], unless?: string[]}} Preference one of the answers of an order
 * @typedef {{when: object, answers: Preference[], until?: "round" | "game", steady?: boolean}} Order
 * @typedef {{says: string, answers: string[]}} SaidOrder an order in words
 * @typedef {{why: string, sign?: string, says: string, orders: Order[], said: SaidOrder[]}} Cancelled
 * @typedef {{form: object, says: string, targets: string[], pictures: {look: string, colour: string}[]}} Offer an answer that can be given ahead
 * @typedef {{when: object, says: string, share: number, answers: Offer[], others: Offer[]}} Expected a kind of decision that may be asked
 * @typedef {{n: number, seat: number, orders: Order[] | null, said: SaidOrder[] | null}} Given an entry with orders, or an answer by one
 * @typedef {{orders: Order[], said: SaidOrder[], may: Expected[], signs: {sign: string, says: string}[], upsets: string[], given?: Given[]}} Outlook
 * @typedef {{name: string, title: string, about: string, default: string | number, low?: number, high?: number,
 *   values?: [string, string][], most?: number, each?: Record<string, number>, by_rules?: string, by_choice?: string}} Option
 * @typedef {{name: string, title: string, about: string, length: string, how: string, players: number[],
 *   default_players: number, unit: string, options: Option[], parameters: Option[], bots: string[], default_bot: string, lessons: number, first_lesson: string}} Game
 * @typedef {{name: string, account: boolean}} Person
 * @typedef {{action: number, targets: string[], says: string, value: number, winning: number, attention: number, why: string,
 *   reasons: {kind: string, effect: string, share: number, says: string}[], follows: {seat: number, says: string}[]}} Advice
 * @typedef {{n: number, seat: number, level: string, rounds: number, sides: number,
 *   tie: {lines: number[], why: string, says: string} | null, lines: Advice[]}} Hint
 * @typedef {{measure: string, share: boolean, value: number, low: number | null, high: number | null, fair: number | null}} StudyFigure
 * @typedef {{variant: number, strength: string, games: number, different: number, stopped: number, failed: number,
 *   figures: StudyFigure[]}} StudyTable
 * @typedef {{id: string, game: string, players: number, variants: Record<string, string | number>[], kinds: string[], games: number,
 *   wanted: number, done: number, left: number | null, state: "waiting" | "running" | "reporting" | "done" | "failed",
 *   stopped: boolean, report: boolean, tables: StudyTable[]}} Study
 * @typedef {{refused: Refusal | null, kinds: string[], fewest: number, most: number, together: number, studies: Study[]}} Studies
 * @typedef {{refusal: string, clause: string, sentence: string, seen?: string, seconds?: number}} Refusal
 */

export {};
