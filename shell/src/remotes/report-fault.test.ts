import { AppError } from '@lemma/contract';
import { expect, it, vi } from 'vitest';
import { MOST_REPORTS, placeIn, reportFault } from './report-fault.ts';

const sent = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('@lemma/shared-auth', () => ({ call: sent }));

const address = 'https://t.example';
const at = { area: 'teacher' as const, version: 'aaaaaaaaaaaa', address };
function thrownAt(place: string, message = 'Ana Lopes typed 7'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at act (https://lemma.example/assets/base.js:1:2)\n    at act (${place})`;
  return error;
}

it.each([
  [`${address}/v/assets/page-AbCd1234.js:1:2345`, 'page-AbCd1234.js:1:2345'],
  [`${address}/v/aaaaaaaaaaaa/remoteEntry.js:2:1`, 'remoteEntry.js:2:1'],
  [`${address}.evil/v/assets/page.js:1:1`, undefined],
  ['https://lemma.example/assets/base.js:1:2', undefined],
])('finds the place of %s', (place, found) => {
  expect(placeIn(address, thrownAt(place))).toBe(found);
});

it('tells where and of what kind a fault was, once a place, and no word of the error', () => {
  sent.mockClear();
  const error = thrownAt(`${address}/v/assets/page-AbCd1234.js:1:2345`);
  for (let time = 0; time < 2; time += 1) reportFault(at, 'background', error);
  reportFault(at, 'load', new AppError('remote/unreachable', 'teacher@aaaaaaaaaaaa', error));
  expect(sent.mock.calls).toEqual([
    [
      'reportFault',
      { area: 'teacher', version: at.version, kind: 'background', code: 'unknown', place: 'page-AbCd1234.js:1:2345' },
    ],
    ['reportFault', { area: 'teacher', version: at.version, kind: 'load', code: 'remote/unreachable' }],
  ]);
});

it('tells a bounded number a tab, and nothing of a development server', () => {
  sent.mockClear();
  reportFault({ ...at, version: '000000000000' }, 'render', thrownAt(`${address}/dev.js:1:1`));
  expect(sent).not.toHaveBeenCalled();
  for (let line = 1; line < 20; line += 1) reportFault(at, 'render', thrownAt(`${address}/v/assets/x.js:${line}:1`));
  expect(sent.mock.calls.length).toBe(MOST_REPORTS - 2);
});
