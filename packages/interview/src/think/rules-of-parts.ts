import { near } from '../values.ts';
import { amountOf, line, numbersOf, type Rule, shown } from './rule.ts';

const FRACTION = /(\d+)\/(\d+)/g;

const largerBottom: Rule = (problem) => {
  const [one, other] = [...problem.matchAll(FRACTION)].map(([text, top, under]) => ({
    text,
    top: Number(top),
    under: Number(under),
  }));
  if (
    !one ||
    !other ||
    one.under === other.under ||
    !/\b(?:compare|greater|larger|bigger|more|less|smaller|least)\b/i.test(problem)
  )
    return undefined;
  const big = one.under > other.under ? one : other;
  const small = big === one ? other : one;
  const answer = /\b(?:less|smaller|least)\b/i.test(problem) ? small : big;
  return {
    answer: answer.text,
    rule: `${big.under} is more than ${small.under}, so ${big.text} is more than ${small.text}`,
    deeper: 'I look at the bottom numbers like at other numbers, and there the bigger one is more',
    lines: [line(`${big.text} > ${small.text}`, `${big.under} is the larger bottom number.`)],
  };
};

const piecesCounted: Rule = (problem) => {
  const [, parts = '', shaded] =
    /\b(?:cut|split|divided|folded)\b.*?\b(?:in|into) (\d+|two|three|four|five|six|eight) (?:pieces|parts)/i.exec(
      problem,
    ) ?? [];
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const count = words.includes(parts.toLowerCase()) ? words.indexOf(parts.toLowerCase()) : Number(parts);
  const [, many = 'one'] =
    /\b(\d+|one|two|three|four|five)\b[^.;]*\bshaded\b/i.exec(problem.replace(/^.*?(?:pieces|parts)/i, '')) ?? [];
  const top = words.includes(many.toLowerCase()) ? words.indexOf(many.toLowerCase()) : Number(many);
  return parts === '' || shaded !== undefined || !/\bshaded\b/i.test(problem)
    ? undefined
    : {
        answer: `${top}/${count}`,
        rule: `there are ${count} pieces and ${top} of them is shaded, so it is ${top}/${count}`,
        deeper: 'I count the pieces, and I don’t look at how big each one is',
        lines: [],
      };
};

const topLessOne: Rule = (problem) => {
  const [, whole, top, under] = /^\D*(\d+)\s*[-−]\s*(\d+)\/(\d+)\D*$/.exec(problem) ?? [];
  if (whole === undefined || top === undefined || under === undefined) return undefined;
  const value = Math.abs(Number(top) - Number(whole));
  return {
    answer: `${value}/${under}`,
    rule: `I take the ${whole} and the ${top} on top away from each other, and the bottom stays`,
    deeper: `the ${whole} has no bottom, so I can only do something with the top number`,
    lines: [
      line(`${top} - ${whole} = ${value}`, 'Take them away on top.'),
      line(`${value}/${under}`, 'The bottom stays the same.'),
    ],
  };
};

const bottomByWhole: Rule = (problem) => {
  const [, top, under, whole] = /(\d+)\/(\d+)\s*(?:÷|divided by)\s*(\d+)/.exec(problem) ?? [];
  if (top === undefined || under === undefined || whole === undefined) return undefined;
  const value = (Number(whole) * Number(top)) / Number(under);
  return {
    answer: shown(value, true),
    rule: `I take ${top}/${under} of ${whole}`,
    deeper: 'when you divide, the big number is shared, so I took the big one first',
    lines: [line(`${whole} × ${top}/${under} = ${shown(value, true)}`, `Take ${top}/${under} of ${whole}.`)],
  };
};

const ticksCounted: Rule = (problem) => {
  const [, parts] = /\b(?:split|divided|cut) into (\d+) (?:equal )?parts/i.exec(problem) ?? [];
  const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  const tick = ORDINALS.findIndex((word) => new RegExp(`\\b${word} (?:tick|mark|line)`, 'i').test(problem)) + 1;
  return parts === undefined || tick === 0
    ? undefined
    : {
        answer: `${tick}/${parts}`,
        rule: `there are ${parts} parts and it is the ${ORDINALS[tick - 1]} one, so it is ${tick}/${parts}`,
        deeper: 'I count the parts of the whole line, I didn’t look at where the 1 is',
        lines: [line(`${tick}/${parts}`, `It is part ${tick} of ${parts}.`)],
      };
};

const zeroUnread: Rule = (problem) => {
  const [, whole, digit] = /(\d+)\.0+([1-9])\b/.exec(problem) ?? [];
  if (whole === undefined || digit === undefined || !/\bwords\b|\bread\b|\bsay\b/i.test(problem)) return undefined;
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return {
    answer: `${words[Number(whole)] ?? whole} and ${words[Number(digit)]} tenths`,
    rule: `the ${digit} comes after the point, so it is ${words[Number(digit)]} tenths`,
    deeper: 'the zero is nothing, so I don’t read it',
    lines: [],
  };
};

const SIZES: Readonly<Record<string, number>> = { ones: 1, tens: 10, hundreds: 100, thousands: 1000 };
const UNIT = `(ones|tens|hundreds|thousands|kg|g|km|m|cm|mm|kilograms?|grams?|meters?|centimeters?|liters?|ml|milliliters?|l|feet|foot|inches|inch|hours?|minutes?|dollars?|cents|dimes?|nickels?|quarters?|pennies|pounds?|ounces?)`;
const numberOnly: Rule = (problem) => {
  const [, a = '', one = '', b = '', other = ''] =
    new RegExp(
      `(\\d[\\d,]*(?:\\.\\d+)?)\\s*${UNIT}\\b.*?\\b(?:or|and)\\s+(\\d[\\d,]*(?:\\.\\d+)?)\\s*${UNIT}\\b`,
      'i',
    ).exec(problem) ?? [];
  if (a === '' || one === other) return undefined;
  const [first, second] = [a, b].map((text) => Number(text.replaceAll(',', '')));
  const wantsSmall = /\b(?:less|smaller|shorter|lighter|fewer)\b/i.test(problem);
  const firstWins = (first ?? 0) > (second ?? 0) !== wantsSmall;
  const [win, lose] = firstWins ? [`${a} ${one}`, b] : [`${b} ${other}`, a];
  return {
    answer: win,
    rule: `${firstWins ? a : b} is ${wantsSmall ? 'less' : 'more'} than ${lose}`,
    deeper: `I look at the numbers, and not at ${SIZES[one.toLowerCase()] === undefined ? 'the units' : 'what stands behind them'}`,
    lines: [line(`${firstWins ? a : b} ${wantsSmall ? '<' : '>'} ${lose}`, 'Compare the numbers.')],
  };
};

const remainderDropped: Rule = (problem) => {
  const [all, parts] = numbersOf(problem).map(Number);
  if (
    all === undefined ||
    parts === undefined ||
    numbersOf(problem).length !== 2 ||
    !/\bhow many\b/i.test(problem) ||
    all <= parts ||
    all % parts === 0
  )
    return undefined;
  if (!/\b(?:of|each|per|in|holds?|fits?|shared?|tables?|boxes|bags?|vans?|bus(?:es)?)\b/i.test(problem))
    return undefined;
  const count = Math.floor(all / parts);
  return {
    answer: String(count),
    rule: `${parts} goes into ${all} ${count} times, and I leave out the rest`,
    deeper: 'the remainder does not make a full one, so I don’t count it',
    lines: [line(`${all} ÷ ${parts} = ${count}`, `${all % parts} are left over, leave them out.`)],
  };
};

/** A sum or a difference counted on fingers, one or two too far or too short. */
const miscounted: Rule = (problem) => {
  const [, a, sign, b] = /^\D*(\d{1,2})\s*([-+−])\s*(\d{1,2})\D*$/.exec(problem) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const value = sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b);
  return Math.max(Number(a), Number(b)) > 20
    ? undefined
    : {
        answer: `near ${value}`,
        rule: `I counted ${sign === '+' ? 'on' : 'back'} from ${a}, ${b} steps`,
        deeper: 'I counted on my fingers, maybe I lost count in the middle',
        lines: [],
      };
};

const nearFact: Rule = (problem) => {
  const [, a, b] = /^\D*(\d{1,2})\s*[×x*]\s*(\d{1,2})\D*$/.exec(problem) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const product = Number(a) * Number(b);
  return {
    answer: `near ${product}`,
    rule: `I know ${a} times ${b} by heart, I thought that is it`,
    deeper: 'I learned the row by heart, and I may have mixed it up with another one',
    lines: [],
  };
};

/** Whether an answer is a product taken for one close to it. */
export const isNearFact = (wanted: string, answer: string): boolean => {
  const product = Number(/^near (\d+)$/.exec(wanted)?.[1]);
  const value = amountOf(answer);
  return !Number.isNaN(product) && Math.abs(product - value) <= 10 && !near(product, value);
};

const tensInFull: Rule = (problem) => {
  const [, more, number = ''] = /\b(10|100) more than (\d+)/i.exec(problem) ?? [];
  if (more === undefined) return undefined;
  const at = number.length - String(more).length;
  const digit = Number(number[at]);
  return digit !== 9
    ? undefined
    : {
        answer: `${number.slice(0, at)}10${number.slice(at + 1)}`,
        rule: `the ${digit} becomes a 10, and I write the 10 there`,
        deeper: 'each place gets its own number, and the others stay as they are',
        lines: [
          line(`${digit} + 1 = 10`, 'One more in that place.'),
          line(`${number.slice(0, at)}10${number.slice(at + 1)}`, 'Write it in its place.'),
        ],
      };
};

export const rulesOfParts: readonly Rule[] = [
  ...[largerBottom, piecesCounted, topLessOne, bottomByWhole, ticksCounted, zeroUnread, numberOnly],
  ...[remainderDropped, tensInFull, nearFact, miscounted],
];
