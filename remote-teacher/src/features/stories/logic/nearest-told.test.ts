import { skills } from '@lemma/math';
import { findStandard } from '@lemma/plans/standards';
import { expect, it } from 'vitest';
import { nearestTold } from './nearest-told.ts';

it('names three standards with a story, those of the cluster and beside it first', () => {
  const codes = nearestTold('6.SP.A.2', skills).map(({ code }) => code);
  expect(codes).toHaveLength(3);
  expect(codes[0]).toBe('6.SP.A.3');
  for (const code of codes) expect(findStandard(code)).toBeDefined();
});

it('names none for a code that does not exist, and never the code itself', () => {
  expect(nearestTold('no such', skills)).toEqual([]);
  expect(nearestTold('3.OA.C.7', skills).map(({ code }) => code)).not.toContain('3.OA.C.7');
});
