import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

/** Draws the path as pixels, as a camera would see it. */
function pixelsOf({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let dy = 0; dy < SCALE; dy += 1)
      for (let dx = 0; dx < SCALE; dx += 1) {
        const at = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

it('draws what a reader reads', () => {
  const text = 'lemma:s7Zk2mQ_x-4AbCdEfGhIjKlMnOpQ:acdef-ghjkm-npqrt-wxy34-79acd-efghj';
  expect(decodeQr(pixelsOf(qrPath(text)))).toBe(text);
});
