/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), as pure functions. Browsers have them too, but not on pages that come over
 * plain http, and a table at home is played on such a page.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard wants them. @param {number} count @param {number} power */
function roots(count, power) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
}

const FIRST = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = [...FIRST];
  const words = new Int32Array(BLOCK);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let index = 0; index < 16; index += 1) words[index] = data.getInt32(start + 4 * index);
    for (let index = 16; index < BLOCK; index += 1) {
      const [early, late] = [words[index - 15], words[index - 2]];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[index] = words[index - 16] + small + words[index - 7] + large;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let index = 0; index < BLOCK; index += 1) {
      const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + large + ((e & f) ^ (~e & g)) + ROUND[index] + words[index]) | 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  /** @param {number} pad @param {Uint8Array} rest */
  const hashed = (pad, rest) => sha256(new Uint8Array([...block.map((byte) => byte ^ pad), ...rest]));
  return hashed(0x5c, hashed(0x36, message));
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromHex = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/** @param {string} text */
export const toBytes = (text) => new TextEncoder().encode(text);
