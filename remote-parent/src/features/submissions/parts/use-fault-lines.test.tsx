import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefusedFiles } from '../logic/send-files.ts';
import { useFaultLines } from './use-fault-lines.ts';

const refused = ['a.png', 'b.png'].map((name) => ({ name, code: 'file/broken' as const }));
const restOf = (count: number, arrived: number) => {
  const error = new RefusedFiles(refused.slice(0, count), arrived, undefined);
  const { result } = renderHook(() => useFaultLines(error));
  expect(result.current).toHaveLength(count);
  return result.current.at(-1)?.message.split('scan again. ')[1];
};

it.each([
  [1, 2, 'Remove it from the list and turn in again. The other pages have arrived; nothing is turned in yet.'],
  [1, 1, 'Remove it from the list and turn in again. The other page has arrived; nothing is turned in yet.'],
  [2, 0, 'Remove them from the list and turn in again. Nothing is turned in yet.'],
])('says of %i refused files what to do, and that %i others have arrived', (count, arrived, rest) => {
  expect(restOf(count, arrived)).toBe(rest);
});
