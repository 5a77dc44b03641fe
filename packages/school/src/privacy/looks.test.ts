import { expect, it } from 'vitest';
import { MOST_IN_A_CLASS } from '../class/index.ts';
import { exportKinds, lookSchema, MOST_IN_A_FILE } from './looks.ts';

it('takes a file of a whole class', () => {
  expect(MOST_IN_A_FILE).toBe(MOST_IN_A_CLASS);
});

it.each(exportKinds)('stores that a file with %s was made', (what) => {
  const look = { studentId: 'ana', by: 'teacher', kind: 'export', what, lastAt: 1, count: 1 };
  expect(lookSchema.parse(look)).toEqual(look);
});
