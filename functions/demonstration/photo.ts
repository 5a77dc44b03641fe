import { crc32, deflateSync } from 'node:zlib';
import type { Rng } from '@lemma/math';

/** The strokes of each sign on a grid of 4 by 6, as a hand draws them: pairs of across and down. */
const SIGNS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '0': [[2, 0, 0, 2, 0, 4, 2, 6, 4, 4, 4, 2, 2, 0]],
  '1': [[1, 1, 2, 0, 2, 6]],
  '2': [[0, 1, 2, 0, 4, 1, 4, 2, 0, 6, 4, 6]],
  '3': [[0, 0, 4, 0, 2, 2, 4, 4, 2, 6, 0, 5]],
  '4': [[3, 6, 3, 0, 0, 4, 4, 4]],
  '5': [[4, 0, 0, 0, 0, 2, 3, 2, 4, 4, 2, 6, 0, 5]],
  '6': [[3, 0, 0, 3, 0, 5, 2, 6, 4, 5, 3, 3, 0, 4]],
  '7': [[0, 0, 4, 0, 1, 6]],
  '8': [[2, 3, 0, 1, 2, 0, 4, 1, 2, 3, 0, 5, 2, 6, 4, 5, 2, 3]],
  '9': [[4, 2, 2, 3, 0, 2, 1, 0, 4, 0, 4, 3, 2, 6]],
  '+': [
    [2, 1, 2, 5],
    [0, 3, 4, 3],
  ],
  '-': [[0, 3, 4, 3]],
  '=': [
    [0, 2, 4, 2],
    [0, 4, 4, 4],
  ],
  '/': [[4, 0, 0, 6]],
  '.': [[2, 6, 2, 6]],
  ',': [[2, 6, 1, 7]],
  '(': [[3, 0, 1, 2, 1, 4, 3, 6]],
  ')': [[1, 0, 3, 2, 3, 4, 1, 6]],
  x: [
    [0, 2, 4, 6],
    [4, 2, 0, 6],
  ],
  '×': [
    [1, 2, 3, 4],
    [3, 2, 1, 4],
  ],
};

/** Whether a hand draws every sign of a line. */
export const isWritten = (line: string): boolean =>
  line !== '' && [...line].every((sign) => sign === ' ' || SIGNS[sign] !== undefined);

const WIDTH = 420;
const HEIGHT = 560;
const SQUARE = 14;
const UNIT = 4;
const LINE = 46;

/** Grayness: paper in the light of one side, the squares of an exercise book, pencil. */
const PAPER = 226;
const RULED = 24;
const PENCIL = 70;

function paper(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const light = Math.round((x * 14) / WIDTH - (y * 22) / HEIGHT);
      const ruled = x % SQUARE === 0 || y % SQUARE === 0 ? RULED : 0;
      pixels[y * WIDTH + x] = PAPER + light - ruled;
    }
  return pixels;
}

/** A stroke of a pencil, two pixels wide. */
function draw(pixels: Uint8Array, [fromX = 0, fromY = 0]: number[], [toX = 0, toY = 0]: number[]): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) * 2));
  for (let step = 0; step <= steps; step += 1) {
    const x = Math.round(fromX + ((toX - fromX) * step) / steps);
    const y = Math.round(fromY + ((toY - fromY) * step) / steps);
    for (const [across, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      pixels[(y + down) * WIDTH + x + across] = PENCIL;
  }
}

function write(pixels: Uint8Array, line: string, top: number, rng: Rng): void {
  let left = 2 * SQUARE + rng.int(0, 6);
  for (const sign of line) {
    const lean = rng.int(-1, 1);
    for (const stroke of SIGNS[sign] ?? [])
      for (let at = 0; at + 3 < stroke.length; at += 2) {
        const place = (index: number) => [
          left + UNIT * (stroke[index] ?? 0) + rng.int(0, 1),
          top + lean + UNIT * (stroke[index + 1] ?? 0) + rng.int(0, 1),
        ];
        draw(pixels, place(at), place(at + 2));
      }
    left += sign === ' ' ? 2 * UNIT : 6 * UNIT;
  }
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A photo of working on squared paper, as a gray PNG: the lines are written by a hand, digits and signs only. */
export function photoOf(lines: readonly string[], rng: Rng): Buffer {
  const pixels = paper();
  for (const [index, line] of lines.entries()) write(pixels, line, 3 * SQUARE + index * LINE, rng);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) rows.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
