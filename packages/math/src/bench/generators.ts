import { checkAnswer } from '../check/index.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 8;

/** Problems per second over all skills and levels: only generated, and generated and checked against their own keys. */
export function generatorSpeed(): readonly Figure[] {
  let made = 0;
  const rate = (use: (seed: number) => void): number => {
    made = 0;
    const start = performance.now();
    for (let seed = 1; seed <= ROUNDS; seed += 1) use(seed);
    return (made * 1000) / Math.max(1, performance.now() - start);
  };
  const each = (seed: number, then: (problem: ReturnType<typeof generateProblem>) => void): void => {
    for (const skill of skills) {
      for (const level of [1, 2, 3] as const) {
        then(generateProblem(skill, level, seed));
        made += 1;
      }
    }
  };
  each(0, () => undefined);
  return [
    { name: 'problems made', value: rate((seed) => each(seed, () => undefined)), unit: 'a second' },
    {
      name: 'problems made and checked',
      value: rate((seed) => each(seed, ({ answer }) => checkAnswer(answer, answer.key))),
      unit: 'a second',
    },
  ];
}
