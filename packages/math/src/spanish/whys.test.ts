import { expect, it } from 'vitest';
import { whysInSpanish } from './whys/index.ts';

/**
 * Alone at the beginning, "usa" or "toma" tells the reader to do it: third person and command are one form. What is told of
 * a student anywhere must not open a reason elsewhere.
 */
it('opens no reason with a verb that reads like a command', () => {
  const reasons = Object.values(whysInSpanish);
  const told = new Set(
    reasons.flatMap((reason) => [...reason.matchAll(/[Ee]l (?:estudiante|niño) (\p{L}+)/gu)].map(([, verb]) => verb)),
  );
  const commands = reasons.filter((reason) => told.has(/^\p{L}+/u.exec(reason)?.[0].toLowerCase()));
  expect(told.size).toBeGreaterThan(60);
  expect(commands).toEqual([]);
});
