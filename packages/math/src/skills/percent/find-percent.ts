import { defineSkill } from '../../generate.ts';
import { decimalText, exact, floatOf, percentAnswer, roundedText, steps, wrote } from '../shared/numeric.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';
import { agrees, bar, drawThree, type Three, threeCases } from './three.ts';

/** part is what percent of whole? */
export const findPercent = defineSkill<Three>({
  code: 'percent.find-percent',
  name: 'Find what percent one number is of another',
  canDo: 'I can find what percent one number is of another.',
  grade: 6,
  domain: 'percent',
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.from-fraction-decimal'],
  cases: threeCases,
  draw: drawThree,
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
  misconceptions: [
    {
      id: 'percent.always-multiply',
      work: ({ whole, part }) => {
        const value = decimalText(exact(whole).mul(part).div(100));
        return wrote(`${value}%`, [
          `${whole} × ${decimalText(exact(part).div(100))} = ${value}`,
          'With percent I always multiply.',
        ]);
      },
    },
    {
      id: 'percent.inverted-ratio',
      work: ({ whole, part }) => {
        const value = roundedText(exact(whole).div(part).mul(100));
        return wrote(
          `${value}%`,
          [`${whole} ÷ ${part}`, 'I divide the whole by the part.'],
          [`${value}%`, 'Then I write it as percent.'],
        );
      },
    },
    { id: 'percent.part-as-percent', work: ({ part }) => wrote(`${part}%`, [`${part}%`, 'The part is the percent.']) },
    {
      id: 'percent.as-amount',
      work: ({ whole, part }) => {
        const value = decimalText(exact(whole).sub(part).abs());
        return wrote(`${value}%`, [
          `${Number(whole) > Number(part) ? `${whole} - ${part}` : `${part} - ${whole}`} = ${value}`,
          'I find the difference.',
        ]);
      },
    },
  ],
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
