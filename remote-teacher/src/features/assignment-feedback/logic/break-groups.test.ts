import type { ResultRow, Results } from '@lemma/school/results';
import { expect, it } from 'vitest';
import { breakGroups } from './break-groups.ts';

type Breaks = NonNullable<ResultRow['items'][number]['breaks']>;

const row = (studentId: string, breaks?: Breaks): ResultRow => ({
  ...{ studentId, state: 'submitted', score: 0, maxScore: 1, late: false, feedbackCount: 0, revision: 1 },
  items: [
    {
      ...{ itemId: 'a', tries: 1, solved: false, score: 0, hints: 0, took: 1, wrong: [] },
      ...(breaks && { breaks }),
    },
  ],
});
const results = (...rows: ResultRow[]): Results => ({
  ...{ assignmentId: 'x', classId: 'c' },
  rows: Object.fromEntries(rows.map((one) => [one.studentId, one])),
});
const moved = (from: string, line: string) => ({ from, line, misconception: 'equations.move-without-sign' });

it('puts the same idea together whatever the numbers, and other lines by what they say', () => {
  const groups = breakGroups(
    results(
      row('ana', [{ from: '2x = 8', line: 'x = 5' }]),
      row('ben', [moved('2x + 3 = 11', '2x = 14')]),
      row('cem', [moved('5y + 1 = 6', '5y = 7'), moved('5y + 1 = 6', '5y = 8')]),
      row('dee', [{ from: '2x=8', line: 'x=5' }]),
      row('eva', [moved('4x + 2 = 6', '4x = 8')]),
      row('fay'),
    ),
  );
  expect(groups.map(({ misconception, studentIds, breaks }) => [misconception, studentIds, breaks.length])).toEqual([
    ['equations.move-without-sign', ['ben', 'cem', 'eva'], 4],
    [undefined, ['ana', 'dee'], 2],
  ]);
});
