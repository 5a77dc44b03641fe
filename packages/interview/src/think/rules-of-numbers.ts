import { spokenToMath } from '../spoken-math.ts';
import { amountOf, line, type Rule, shown } from './rule.ts';

const PLACES: Readonly<Record<string, number>> = { ones: 0, tens: 1, hundreds: 2, thousands: 3 };

const digitAt = (number: string, place: number): string => number.at(-1 - place) ?? '0';

const digitOfThePlace: Rule = (problem) => {
  const [, name = '', number = ''] =
    /how many (ones|tens|hundreds|thousands) (?:are |is )?(?:there )?(?:in|make|does) (\d[\d,]*)/i.exec(problem) ?? [];
  if (name === '') return undefined;
  const digit = digitAt(number.replaceAll(',', ''), PLACES[name.toLowerCase()] ?? 0);
  return {
    answer: digit,
    rule: `in ${number} there is a ${digit} in the ${name} place`,
    deeper: `to see how many ${name} there are I only look at the ${name} place, the other digits are for something else`,
    lines: [line(number), line(digit, `This is the digit in the ${name} place.`)],
  };
};

const digitAsItIs: Rule = (problem) => {
  const [, digit, number] = /value of (?:the )?(\d) in (\d[\d,.]*\d)/i.exec(problem) ?? [];
  return digit === undefined || number === undefined
    ? undefined
    : {
        answer: digit,
        rule: `a ${digit} is a ${digit}, wherever it stands`,
        deeper: 'I just read the digit, I don’t think about what stands before or after it',
        lines: [line(digit, `It is a ${digit}.`)],
      };
};

const writtenAsHeard: Rule = (problem) => {
  const words = /\bwrite (?:the number )?(.*?)(?: as a number| in digits| in numbers| with digits)?[.?]?$/i.exec(
    problem,
  )?.[1];
  const [, large = '', rest = ''] = /^((?:[a-z]+[ -])*?(?:hundred|thousand))(?: and)? (.+)$/i.exec(words ?? '') ?? [];
  const [first, second] = [large, rest].map((part) => /^\d+$/.exec(spokenToMath(part).trim())?.[0]);
  return first === undefined || second === undefined
    ? undefined
    : {
        answer: `${first}${second}`,
        rule: `I write what I hear: first ${first} and then ${second} behind it`,
        deeper: `you say ${large.toLowerCase()} first, so that has to be there first, and then the ${rest.toLowerCase()}`,
        lines: [line(first, 'Write the first part.'), line(`${first}${second}`, 'Write the rest behind it.')],
      };
};

const topAsWholes: Rule = (problem) => {
  const [, top, under] = /(\d+)\/(\d+) as a mixed number/i.exec(problem) ?? [];
  return top === undefined || under === undefined
    ? undefined
    : {
        answer: `${top} 1/${under}`,
        rule: `the top is the big number, and the bottom stays the bottom`,
        deeper: 'a mixed number has a big number and a fraction, so I have to make both out of what is there',
        lines: [line(`${top} 1/${under}`, `The ${top} goes in front, and ${under} stays below.`)],
      };
};

const SIGNED = String.raw`\(?([-−]\s*\d+(?:\.\d+)?)\)?`;
const minusStays: Rule = (problem) => {
  const [, one, other] = new RegExp(`${SIGNED}\\s*(?:[×*·]|x|times)\\s*${SIGNED}`, 'i').exec(problem) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [one, other].map((text) =>
    Math.abs(amountOf(text.replace(/[−\s]/g, (sign) => (sign === '−' ? '-' : '')))),
  );
  const product = (a ?? 0) * (b ?? 0);
  return {
    answer: `-${shown(product)}`,
    rule: 'both numbers have a minus, so the answer has a minus too',
    deeper: 'two negatives together are even more negative, like when you add them',
    lines: [
      line(`${a} × ${b} = ${shown(product)}`, 'Multiply the numbers.'),
      line(`-${shown(product)}`, 'Put the minus in front again.'),
    ],
  };
};

const barsLeftOut: Rule = (problem) => {
  const [, inner, sign, other] = /\|\s*([-−]\s*\d+)\s*\|\s*([-+−])\s*(\d+)/.exec(problem) ?? [];
  if (inner === undefined || other === undefined) return undefined;
  const value = amountOf(inner.replace('−', '-')) + (sign === '+' ? 1 : -1) * Number(other);
  return {
    answer: shown(value),
    rule: 'the straight lines only show where the number begins and ends, so I leave them out',
    deeper: 'I don’t really know what the lines are for, I think they are like parentheses',
    lines: [line(`${inner} ${sign} ${other} = ${shown(value)}`, 'Leave the bars out.')],
  };
};

const rootOfEach: Rule = (problem) => {
  const [, one, sign = '', other] = /(?:sqrt|√)\s*\(?\s*(\d+)\s*([-+])\s*(\d+)\s*\)?/.exec(problem) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [Math.sqrt(Number(one)), Math.sqrt(Number(other))];
  const value = sign === '+' ? a + b : a - b;
  return {
    answer: shown(value),
    rule: `I take the root of each one, ${shown(a)} and ${shown(b)}, and then I ${sign === '+' ? 'add' : 'subtract'} them`,
    deeper: 'the root is over both numbers, so each of them gets a root, like when you share something out to both',
    lines: [
      line(`sqrt(${one}) = ${shown(a)}`),
      line(`sqrt(${other}) = ${shown(b)}`),
      line(`${shown(a)} ${sign} ${shown(b)} = ${shown(value)}`),
    ],
  };
};

/** The same moves with the wrong signs for `ax + b = cx + d`. */
const wrongMoves: Rule = (problem) => {
  const found = /(-?\d*)([a-z])\s*([-+])\s*(\d+)\s*=\s*(-?\d*)\2\s*([-+])\s*(\d+)/.exec(problem.replaceAll('−', '-'));
  if (!found) return undefined;
  const [, a = '', x = '', plus, b = '', c = '', more, d = ''] = found;
  const [first, second] = [a === '' ? 1 : Number(a), c === '' ? 1 : Number(c)];
  const [p, q] = [(plus === '+' ? 1 : -1) * Number(b), (more === '+' ? 1 : -1) * Number(d)];
  const [letters, numbers] = [first + second, q + p];
  return {
    answer: `${x} = ${shown(numbers / letters, true)}`,
    rule: `I put the ${x}’s together and the numbers together, as they stand`,
    deeper: 'things of the same kind belong together, so I bring them to one side',
    lines: [
      line(`${a}${x} + ${c}${x} = ${letters}${x}`, `Put the ${x}’s together.`),
      line(`${d} ${plus} ${b} = ${numbers}`, 'Put the numbers together.'),
      line(`${letters}${x} = ${numbers}`),
      line(`${x} = ${shown(numbers / letters, true)}`),
    ],
  };
};

const firstNumberStarts: Rule = (problem) => {
  const [, slope = '', sign, start = ''] =
    /y\s*=\s*(-?\d+(?:\.\d+)?)\s*x\s*([-+])\s*(\d+(?:\.\d+)?)/.exec(problem) ?? [];
  const asksSlope = /\bslope\b|\brate\b/i.test(problem);
  if (slope === '' || !(asksSlope || /\bstart|\bintercept|\bbegin/i.test(problem))) return undefined;
  return {
    answer: asksSlope ? (sign === '-' ? `-${start}` : start) : slope,
    rule: asksSlope
      ? `the ${start} is what gets added, so that is how much it goes up`
      : `the ${slope} comes first, so that is where it starts`,
    deeper: 'I read it from left to right, and what stands first comes first',
    lines: [line(asksSlope ? start : slope, 'This is the number.')],
  };
};

const letterTimes: Rule = (problem) => {
  const [, f = '', x = '', a = '', sign, b = ''] =
    /\b([a-z])\(([a-z])\)\s*=\s*(-?\d+)\2\s*([-+])\s*(\d+)/.exec(problem) ?? [];
  const n = new RegExp(`\\b${f || '#'}\\((-?\\d+)\\)`).exec(problem)?.[1];
  if (x === '' || n === undefined) return undefined;
  const value = Number(a) * Number(n) + (sign === '+' ? 1 : -1) * Number(b);
  return {
    answer: `${f} = ${shown(value / Number(n), true)}`,
    rule: `${f}(${n}) is ${f} times ${n}, so I divide by ${n} at the end`,
    deeper: `when a letter and a number in parentheses stand next to each other it is times, like 2(3)`,
    lines: [
      line(`${a} × ${n} ${sign} ${b} = ${value}`, `Put ${n} in for ${x}.`),
      line(`${f} × ${n} = ${value}`, `${f}(${n}) is ${f} times ${n}.`),
      line(`${f} = ${value}/${n}`, `Divide by ${n}.`),
    ],
  };
};

const wholeLine: Rule = (problem) => {
  const [, fraction, end] = /(\d+\/\d+) on (?:a|the) number line from 0 to (\d+)/i.exec(problem) ?? [];
  if (fraction === undefined || end === undefined) return undefined;
  const value = amountOf(fraction) * Number(end);
  const under = fraction.split('/')[1] ?? '';
  const whole = Math.floor(value);
  const mixed = whole > 0 && value !== whole ? `${whole} ${shown(value - whole, true)}` : shown(value, true);
  return {
    answer: mixed,
    rule: `I cut the whole line from 0 to ${end} into ${under} parts and go ${fraction} of the way`,
    deeper: 'the whole line is the one whole for me, because that is all there is',
    lines: [line(`${fraction} × ${end} = ${mixed}`, `Take ${fraction} of the whole line.`)],
  };
};

const bothMiss: Rule = (problem) => {
  const [one, other] = problem.match(/\d+\/\d+/g) ?? [];
  const missing = (text: string | undefined): number => {
    const [top, under] = (text ?? '').split('/').map(Number);
    return (under ?? Number.NaN) - (top ?? Number.NaN);
  };
  const gap = missing(one);
  return one === undefined || other === undefined || gap !== missing(other) || gap < 1
    ? undefined
    : {
        answer: 'They are the same',
        rule: `both are missing ${gap === 1 ? 'one piece' : `${gap} pieces`} to be whole`,
        deeper: 'a missing piece is a missing piece, I did not think about how big it is',
        lines: [],
      };
};

export const rulesOfNumbers: readonly Rule[] = [
  ...[digitOfThePlace, digitAsItIs, writtenAsHeard, topAsWholes, minusStays, barsLeftOut, rootOfEach],
  ...[wrongMoves, firstNumberStarts, letterTimes, wholeLine, bothMiss],
];
