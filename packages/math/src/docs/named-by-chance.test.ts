import { expect, it } from 'vitest';
import { diagnose } from '../diagnose/diagnose.ts';
import { generateProblem } from '../generate.ts';
import { findSkill } from '../registry.ts';
import { partOf } from '../soak/part-of.ts';
import { overall } from './by-chance-page.ts';
import { namedByChance, ratesBySkill } from './named-by-chance.ts';

it('finds one misconception in at most 3 % of wrong numbers over all skills, and two together in at most 2 %', () => {
  expect(overall(({ one }) => one)).toBeLessThanOrEqual(0.03);
  expect(overall(({ two }) => two)).toBeLessThanOrEqual(0.02);
  expect([...ratesBySkill().values()].filter(({ problems }) => problems > 0).length).toBeGreaterThan(200);
});

const counted = [
  'whole-numbers.number-bonds',
  'whole-numbers.subtract-within-20',
  'integers.add',
  'fractions.add-like',
];

it.each(partOf(4, counted, String))('counts for %s the misconceptions that the diagnosis names', (code) => {
  const skill = findSkill(code);
  if (skill === undefined) throw new Error(`no skill ${code}`);
  let [named, all] = [0, 0];
  for (const level of [1, 2, 3] as const)
    for (let seed = 1; seed <= 8; seed += 1) {
      const problem = generateProblem(skill, level, seed);
      const right = Number(/\d+/.exec(problem.answer.key)?.[0]);
      const low = Math.max(1, Math.floor(right / 3));
      const numbers = Array.from({ length: 3 * right + 6 - low }, (_, i) => low + i).filter((n) => n !== right);
      for (const number of numbers.filter((_, i) => i % 2 === seed % 2)) {
        const [best] = diagnose(problem, problem.answer.key.replace(/\d+/, String(number)));
        all += 1 / numbers.length;
        if (best?.misconceptions.length === 1) named += 1 / numbers.length;
      }
    }
  expect(Math.abs(named / all - namedByChance(skill).one)).toBeLessThan(0.04);
});
