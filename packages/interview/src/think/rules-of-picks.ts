import { whatIs } from '../asked/means.ts';
import { line, numbersOf, type Ran, type Rule, shown } from './rule.ts';

const plainNumbers = (problem: string): readonly string[] =>
  numbersOf(problem).filter((number) => /^\d+(?:\.\d+)?$/.test(number));

/** "How many percent …?" answered with an amount of the story. */
const partAsPercent: Rule = (problem) => {
  const asks = /\b(?:what|how many|which) percent(?:age)?\b/i.test(problem);
  const amounts = plainNumbers(problem.replace(/\d+(?:\.\d+)?\s*(?:%|percent)/gi, ''));
  const part = amounts.toSorted((one, other) => Number(one) - Number(other))[0];
  if (!asks || part === undefined || amounts.length < 2) return undefined;
  return {
    answer: part,
    rule: `it says ${part}, so it is ${part} percent`,
    deeper: 'I looked for the number that goes with the question, and I did not think of it as a part of a hundred',
    lines: [line(`${part}%`, `It says ${part}.`)],
  };
};

/** So much at the start and so much each time, taken for each other. */
const startAndRateSwapped: Rule = (problem) => {
  const [, rate = ''] =
    /\$?(\d+(?:\.\d+)?)\s*(?:[a-z]+ )?(?:more )?(?:each|every|per|a) (?:day|week|month|year|hour|minute|mile|time|game|ride|person|[a-z]+)\b/i.exec(
      problem,
    ) ?? [];
  const numbers = plainNumbers(problem);
  const [start, count] = numbers.filter((number) => number !== rate);
  if (rate === '' || numbers.length !== 3 || start === undefined || count === undefined) return undefined;
  const value = Number(start) * Number(count) + Number(rate);
  return {
    answer: shown(value),
    rule: `${start} is what comes every time and ${rate} is added once`,
    deeper: `the ${start} comes first in the problem, so I used it for the times`,
    lines: [
      line(`${start} × ${count} = ${shown(Number(start) * Number(count))}`, `Take ${start} for every time.`),
      line(`${shown(Number(start) * Number(count))} + ${rate} = ${shown(value)}`, `Add the ${rate} once.`),
    ],
  };
};

/** So many percent up and as many down again. */
const thereAndBack: Rule = (problem) => {
  const percents = [...problem.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)/gi)].map(([, number = '']) => number);
  const [one, other] = percents;
  const [price] = plainNumbers(problem.replace(/\d+(?:\.\d+)?\s*(?:%|percent)/gi, ''));
  if (one === undefined || one !== other || percents.length !== 2 || price === undefined) return undefined;
  if (!/\b(?:up|raise\w*|increas\w+|more|rises?|grows?)\b/i.test(problem)) return undefined;
  const step = (Number(price) * Number(one)) / 100;
  return {
    answer: price,
    rule: `${one}% up and ${one}% down are the same ${one}%, so they cancel each other`,
    deeper: 'I thought the same percent is the same amount, whatever it is a percent of',
    lines: [
      line(`${price} + ${shown(step)} = ${shown(Number(price) + step)}`, `Put ${one}% on.`),
      line(`${shown(Number(price) + step)} - ${shown(step)} = ${price}`, `Take the same ${one}% off again.`),
    ],
  };
};

/** A part of an hour taken for a part of a hundred. */
const hundredInHour: Rule = (problem) => {
  const [, number] = /\bhow many minutes\b[^\d]*(\d+\.\d+) hours?/i.exec(problem) ?? [];
  return number === undefined
    ? undefined
    : {
        answer: shown(Number(number) * 100),
        rule: 'you move the point two places, so an hour has a hundred of them',
        deeper: 'with meters and dollars it is always a hundred, so I thought it is like that with hours',
        lines: [line(`${number} × 100 = ${shown(Number(number) * 100)}`, 'Move the point two places.')],
      };
};

/** A remainder written as it comes out, where the story asks for how many. */
const remainderStays: Rule = (problem) => {
  const [one, other] = plainNumbers(problem).map(Number);
  if (one === undefined || other === undefined || one < other || other === 0 || one % other === 0) return undefined;
  if (!/\bhow many\b/i.test(problem)) return undefined;
  const [whole, rest] = [Math.floor(one / other), one % other];
  return {
    answer: `${whole} R ${rest}`,
    rule: `you divide ${one} by ${other}, and what is left over you write behind it`,
    deeper: 'that is how I always write what comes out when it does not come out even',
    lines: [line(`${one} ÷ ${other} = ${whole} R ${rest}`, `Divide ${one} by ${other}.`)],
  };
};

/** An amount of the story given for the answer. */
const picks = (at: number): Rule => {
  return (problem): Ran | undefined => {
    const numbers = plainNumbers(problem);
    const number = numbers[at];
    if (number === undefined || numbers.length < 2 || !/[a-z]{3,} [a-z]{2,}.*\?/i.test(problem)) return undefined;
    const what = whatIs(number, problem);
    return {
      answer: number,
      rule: what === undefined ? `it says ${number} there` : `the ${number} is ${what}, and that is what it asks about`,
      deeper: 'I looked for the number that goes with the words of the question, and I took that one',
      lines: [line(number, `It says ${number}.`)],
    };
  };
};

/** Ideas about what a story asks, where the answer is a number of it or comes from its numbers in another place. */
export const rulesOfPicks: readonly Rule[] = [
  partAsPercent,
  startAndRateSwapped,
  thereAndBack,
  hundredInHour,
  remainderStays,
  ...[0, 1, 2, 3].map(picks),
];
