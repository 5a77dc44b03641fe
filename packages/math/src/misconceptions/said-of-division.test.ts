import { expect, it } from 'vitest';
import { findMisconception, skills } from '../registry.ts';
import { createRng } from '../rng.ts';

/** What says which of two numbers is divided by the other. */
const BY_SIZE =
  /larger (?:number |one )?(?:is (?:always )?divided )?by the smaller|always divides the larger|smaller (?:number )?over the larger/i;
const DIVIDES = /(?<![\d./])(\d+(?:\.\d+)?) ÷ (\d+(?:\.\d+)?)(?![\d./])/g;
const LEVELS = [1, 2, 3] as const;
const SEEDS = 12;

/** Every division of two numbers that students with an idea write in the problems of the skills. */
const divisions = skills.flatMap((skill) =>
  skill.misconceptions.flatMap(({ id, work }) => {
    const { name = '', idea = '', why = '' } = findMisconception(id) ?? {};
    const said = [name, idea, why].find((text) => BY_SIZE.test(text));
    if (said === undefined) return [];
    return skill.cases.flatMap((one) =>
      LEVELS.flatMap((level) =>
        Array.from({ length: SEEDS }, (_, seed) => work(skill.draw(createRng(seed), level, one.id)))
          .flatMap((written) => written?.steps ?? [])
          .flatMap(({ line }) => [...line.matchAll(DIVIDES)])
          .map(([line, whole, by]) => ({ id, said, line, whole: Number(whole), by: Number(by) })),
      ),
    );
  }),
);

// Nothing can be divided by zero, so a zero is divided whatever the idea.
it('says that the larger number is divided by the smaller one only where students do that', () => {
  expect(divisions.length).toBeGreaterThan(100);
  expect(divisions.filter(({ whole, by }) => whole > 0 && whole < by)).toEqual([]);
});
