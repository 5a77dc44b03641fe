import { percentAnswer } from '../kit/answers.ts';
import { decimalText, exact, floatOf, roundedText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';
import { agrees, bar, type Three, threeCases } from './three.ts';

/** part is what percent of whole? */
export const findPercent = skill<Three>({
  code: 'percent.find-percent',
  name: 'Find what percent one number is of another',
  canDo: 'I can find what percent one number is of another.',
  grade: 6,
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.from-fraction-decimal'],
  cases: threeCases,
  pose: (params) => {
    const picture = bar(params, 'percent');
    return {
      prompt: `What percent of \`${params.whole}\` is \`${params.part}\`?`,
      answer: percentAnswer(exact(params.percent)),
      ...(picture ? { picture } : {}),
    };
  },
  solve: ({ percent, whole, part }) =>
    steps(
      [
        `${part} ÷ ${whole} = ${decimalText(exact(percent).div(100))}`,
        `Compare the part, \`${part}\`, with the whole, \`${whole}\`.`,
      ],
      [`${decimalText(exact(percent).div(100))} = ${percent}%`, 'Hundredths are percent.'],
    ),
  hints: ({ whole, part }) => [
    'Which number is the whole, the hundred percent?',
    `The whole is \`${whole}\`. Which fraction of it is \`${part}\`?`,
    `Work out \`${part} ÷ ${whole}\` and say how many hundredths it is.`,
  ],
  confirms: (params, key) => agrees({ ...params, percent: String(floatOf(key)) }),
  mistakes: {
    'percent.always-multiply': ({ whole, part }) => {
      const value = decimalText(exact(whole).mul(part).div(100));
      return wrote(`${value}%`, [
        `${whole} × ${decimalText(exact(part).div(100))} = ${value}`,
        'With percent, always multiply.',
      ]);
    },
    'percent.inverted-ratio': ({ whole, part }) => {
      const value = roundedText(exact(whole).div(part).mul(100));
      return wrote(
        `${value}%`,
        [`${whole} ÷ ${part}`, 'Divide the whole by the part.'],
        [`${value}%`, 'Then write it as percent.'],
      );
    },
    'percent.part-as-percent': ({ part }) => wrote(`${part}%`, [`${part}%`, 'The part is the percent.']),
  },
  read: (text) => {
    const plain = plainPercent(text);
    const [whole, part] = numbersOf(new RegExp(`what ?% of ${NUMBER} is ${NUMBER}`), plain) ?? [];
    const [other, base] = numbersOf(new RegExp(`${NUMBER} is what ?% of ${NUMBER}`), plain) ?? [];
    const [w, p] = [whole ?? base, part ?? other];
    return w === undefined || p === undefined || Number(w) === 0 || Number(p) === 0
      ? undefined
      : { whole: w, part: p, percent: decimalText(exact(p).div(w).mul(100)) };
  },
});
