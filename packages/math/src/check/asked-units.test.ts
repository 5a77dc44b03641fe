import { expect, it } from 'vitest';
import { generateProblem } from '../generate.ts';
import { checkAnswer } from '../index.ts';
import { skills } from '../registry.ts';
import type { AnswerSpec } from '../types.ts';

/** The key without its unit: `36` of `36 cm^2`, `3.20` of `$3.20`. */
const amountIn = ({ key, units = [] }: AnswerSpec): string => {
  const unit = units.find((one) => key.endsWith(one)) ?? '';
  return key
    .slice(0, key.length - unit.length)
    .replace(/^\$/, '')
    .trim();
};

it.each(skills.map((skill) => [skill.code, skill] as const))(
  '%s: accepts its unit near to the number, far from it, before it, or left out',
  (_, skill) => {
    for (const level of [1, 2, 3] as const)
      for (let seed = 0; seed < 4; seed += 1) {
        const { answer } = generateProblem(skill, level, seed);
        if (answer.units === undefined) continue;
        const amount = amountIn(answer);
        // `floor` is a function too, so `11 floor` is an unfinished text and costs no try.
        const behind = answer.units
          .filter((unit) => unit !== '$' && unit !== 'floor')
          .flatMap((unit) => [`${amount} ${unit}`, ...(/\d$/.test(amount) ? [`${amount}${unit}`] : [])]);
        const plain = answer.unitPolicy === undefined || answer.unitPolicy === 'optional' ? [amount] : [];
        // "Point 3" may be a decimal.
        const before = answer.units
          .filter((unit) => !['$', 'floor', 'point'].includes(unit))
          .map((unit) => `${unit} ${amount}`);
        for (const typed of [...behind, ...before, ...plain])
          expect(checkAnswer(answer, typed), `${typed} for ${answer.key}`).toEqual({ verdict: 'right' });
      }
  },
);
