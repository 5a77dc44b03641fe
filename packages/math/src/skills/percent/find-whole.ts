import { numberAnswer } from '../kit/answers.ts';
import { decimalText, exact, floatOf } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';
import { agrees, bar, smallOverLarge, type Three, threeCases } from './three.ts';

/** part is percent % of what? */
export const findWhole = skill<Three>({
  code: 'percent.find-whole',
  name: 'Find the whole from a percent',
  canDo: 'I can find the whole when I know a part and its percent.',
  grade: 6,
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.of-number'],
  cases: threeCases,
  pose: (params) => {
    const picture = bar(params, 'whole');
    return {
      prompt: `\`${params.percent}%\` of what number is \`${params.part}\`?`,
      answer: numberAnswer(exact(params.whole)),
      ...(picture ? { picture } : {}),
    };
  },
  solve: ({ percent, whole, part }) => {
    const one = exact(part).div(percent);
    return steps(
      [`${part} ÷ ${percent} = ${decimalText(one)}`, `Divide by \`${percent}\` to find \`1%\`.`],
      [
        `100 × ${one.d === 1n ? decimalText(one) : `(${decimalText(one)})`} = ${whole}`,
        'The whole is a hundred times as much.',
      ],
    );
  },
  hints: ({ percent, part }) => [
    `Is the number that we look for larger or smaller than \`${part}\`?`,
    `\`${part}\` is \`${percent}%\` of it. How much is \`1%\`?`,
    `Divide \`${part}\` by \`${percent}\`, then think of \`100%\`.`,
  ],
  confirms: (params, key) => agrees({ ...params, whole: String(floatOf(key)) }),
  mistakes: {
    'percent.always-multiply': ({ percent, part }) => {
      const value = decimalText(exact(part).mul(percent).div(100));
      return wrote(value, [
        `${part} × ${decimalText(exact(percent).div(100))} = ${value}`,
        'With percent, always multiply.',
      ]);
    },
    'percent.small-over-large': ({ percent, part }) => {
      const [small, large] = Number(percent) < Number(part) ? [percent, part] : [part, percent];
      return smallOverLarge(small, large);
    },
    'percent.add-percent-of-part': ({ percent, part }) => {
      const value = decimalText(exact(part).mul(percent).div(100).add(part));
      return wrote(value, [
        `${part} + ${decimalText(exact(part).mul(percent).div(100))} = ${value}`,
        `Add \`${percent}%\` to get back to the whole.`,
      ]);
    },
  },
  read: (text) => {
    const plain = plainPercent(text);
    const [percent, part] =
      numbersOf(new RegExp(`${NUMBER}% of (?:what number|what|a number|which number|x|n) (?:is|=) ${NUMBER}`), plain) ??
      [];
    const [other, rate] =
      numbersOf(new RegExp(`${NUMBER} (?:is|=) ${NUMBER}% of (?:what|a number|which|x|n)`), plain) ?? [];
    const [p, q] = [percent ?? rate, part ?? other];
    return p === undefined || q === undefined || Number(p) === 0 || Number(q) === 0
      ? undefined
      : { percent: p, part: q, whole: decimalText(exact(q).mul(100).div(p)) };
  },
});
