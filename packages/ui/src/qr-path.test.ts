import { badgeText, readBadge } from '@lemma/school/people';
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

it('draws a badge that a reader can read', () => {
  const text = badgeText('s7Zk2mQ_x-4AbCdEfGhIjKlMnOpQ', 'acdef-ghjkm-npqrt-wxy34-79acd-efghj');
  const read = decodeQr(pixelsOf(qrPath(text)));
  expect(read).toBe(text);
  expect(readBadge(read)?.secret).toBe('acdef-ghjkm-npqrt-wxy34-79acd-efghj');
});
