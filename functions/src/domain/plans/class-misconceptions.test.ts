import type { Insight } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { misconceptionsOf } from './class-misconceptions.ts';

const misconception = (id: string, shown: number, lastAt: number) => ({
  id,
  posterior: 0.9,
  chances: 4,
  shown,
  lastAt,
  evidence: [],
});
const student = (ideas: ReturnType<typeof misconception>[]): Insight['students'][string] => ({
  skills: {},
  ideas,
  struggles: [],
  gaps: [],
  growth: [],
  effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
  lastAt: 0,
});

it('counts students and answers of the last thirty days, the most widespread misconception first', () => {
  const now = 100 * DAY;
  const students = {
    ana: student([misconception('a', 2, now - DAY), misconception('b', 5, now - DAY)]),
    ben: student([misconception('a', 3, now - 2 * DAY)]),
    cleo: student([misconception('b', 9, now - 31 * DAY)]),
  };
  expect(misconceptionsOf({ students }, now)).toEqual([
    { id: 'a', students: 2, answers: 5 },
    { id: 'b', students: 1, answers: 5 },
  ]);
  expect(misconceptionsOf(undefined, now)).toEqual([]);
});
