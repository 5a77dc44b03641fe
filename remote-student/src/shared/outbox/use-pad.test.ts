import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readPad } from './use-pad.ts';

it('reads a stored scratchpad', () => {
  const pad = { text: '3 · 4', strokes: [[[1, 2] as const, [3, 4] as const]] };
  expect(readPad(JSON.stringify(pad))).toEqual(pad);
});
it.each([
  ['nothing', ''],
  ['something else', '7'],
  ['lines that are none', '{"strokes":[[["a",1]],5]}'],
])('is empty where there is %s', (_, kept) => expect(readPad(kept)).toEqual({ text: '', strokes: [] }));
