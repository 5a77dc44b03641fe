import { numberAnswer } from '../kit/answers.ts';
import { decimalText, exact, floatOf, roundedText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';
import { agrees, bar, smallOverLarge, type Three, three, threeCases } from './three.ts';

/** p % of a number. */
export const percentOfNumber = skill<Three>({
  code: 'percent.of-number',
  name: 'Find a percent of a number',
  canDo: 'I can find a percent of a number.',
  grade: 6,
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.to-fraction-decimal'],
  cases: threeCases,
  pose: (params) => {
    const picture = bar(params, 'part');
    return {
      prompt: `What is \`${params.percent}%\` of \`${params.whole}\`?`,
      answer: numberAnswer(exact(params.part)),
      ...(picture ? { picture } : {}),
    };
  },
  solve: ({ percent, whole, part }) => {
    const one = decimalText(exact(whole).div(100));
    return steps(
      [`${whole} ÷ 100 = ${one}`, `One percent of \`${whole}\` is a hundredth of it.`],
      [`${percent} × ${one} = ${part}`, `\`${percent}%\` is \`${percent}\` times as much.`],
    );
  },
  hints: ({ percent, whole }) => [
    'Percent means out of a hundred. Which part of the whole is it?',
    `How much is \`1%\` of \`${whole}\`? And \`10%\`?`,
    `Multiply \`${decimalText(exact(whole).div(100))}\`, which is \`1%\`, by \`${percent}\`.`,
  ],
  confirms: (params, key) => agrees({ ...params, part: String(floatOf(key)) }),
  mistakes: {
    'percent.small-over-large': ({ percent, whole }) => {
      const [small, large] = Number(percent) < Number(whole) ? [percent, whole] : [whole, percent];
      return smallOverLarge(small, large);
    },
    'percent.divide-by-percent': ({ percent, whole }) => {
      const value = roundedText(exact(whole).div(percent));
      return wrote(
        value,
        [`${whole} ÷ ${percent}`, `For \`${percent}%\`, divide by \`${percent}\`.`],
        [value, 'Divide.'],
      );
    },
    'percent.as-amount': ({ percent }) => wrote(percent, [percent, `\`${percent}%\` is just ${percent}.`]),
    'percent.single-digit-as-tenths': ({ percent, whole }) => {
      if (!/^\d$/.test(percent)) return undefined;
      const value = decimalText(exact(percent).mul(whole).div(10));
      return wrote(value, [`0.${percent} × ${whole} = ${value}`, `\`${percent}%\` is \`0.${percent}\`.`]);
    },
    'percent.sign-dropped': ({ percent, whole }) => {
      const value = decimalText(exact(percent).mul(whole));
      return wrote(value, [`${percent} × ${whole} = ${value}`, '"Of" means times.']);
    },
  },
  read: (text) => {
    const plain = plainPercent(text);
    if (/what number|what ?%/.test(plain)) return undefined;
    const [percent, whole] = numbersOf(new RegExp(`${NUMBER}% of (?:the |her |his |their )?${NUMBER}`), plain) ?? [];
    return percent === undefined || whole === undefined || Number(percent) === 0 || Number(whole) === 0
      ? undefined
      : three(percent, whole);
  },
});
