import { constantValue, equivalent, parse } from '../../check/index.ts';
import type { MisconceptionId } from '../../types.ts';
import { DOCUMENTED_KINDS } from './documented-kinds.ts';
import { type Shown, shown, type Written, type WrittenMisconception } from './facts.ts';
import { MORE_DOCUMENTED_KINDS } from './more-documented-kinds.ts';
import { TOLD_KINDS } from './told-kinds.ts';

/** A misconception, and its answer to a question: a number, or an expression as it is typed. */
export type Case = readonly [id: MisconceptionId, wrong: number | string];
/** One kind of question: its words, and the answer of each misconception from the captured parts. */
export type Kind = readonly [pattern: RegExp, ideas: (groups: readonly string[], told: Written) => readonly Case[]];

const FRACTION = String.raw`(\d+\/\d+)`;
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const COINS = /(\d+|an?|one|two|three|four|five|six) (?:quarter|dime|nickel|penn(?:y|ies))s?/gi;
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['doubled', 2],
  ['tripled', 3],
  ['halved', 0.5],
  ['quadrupled', 4],
]);

const value = (text: string): number => {
  const read = parse(text);
  return (read.ok ? constantValue(read.tree) : undefined) ?? Number.NaN;
};
const plain = (text = ''): number => Number(text.replaceAll(',', ''));

const KINDS: readonly Kind[] = [
  [
    /(?:value|worth|stands? for)[^.?]*?\b(\d)\b (?:in )?(\d[\d,.]{2,})|\b(?:in|number) (\d[\d,.]{2,})[^?]*?(?:value of the|digit|does the) (\d)\b/i,
    ([digit = '', , , other = '']) => [['whole-numbers.face-value', plain(digit || other)]],
  ],
  [
    /how many (ones|tens|hundreds|thousands) are (?:there )?(?:altogether )?in (\d[\d,]*)/i,
    ([place = '', number = '']) => {
      const digits = number.replaceAll(',', '');
      const at = ['ones', 'tens', 'hundreds', 'thousands'].indexOf(place);
      return [['whole-numbers.counts-one-place-only', Number(digits.at(-1 - at))]];
    },
  ],
  [
    /\b(?:quarters?|dimes?|nickels?|penn(?:y|ies))\b[^?]*\b(?:cents|money|much|worth|total)/i,
    (_, { question }) => {
      const counts = [...question.matchAll(COINS)].map(
        ([, count = '']) => COUNTS.get(count.toLowerCase()) ?? Number(count),
      );
      return counts.length < 2 ? [] : [['measurement.coins-counted-not-valued', counts.reduce((a, b) => a + b, 0)]];
    },
  ],
  [
    /\b(?:sides?|edges?|lengths?|dimensions?|radius)\b[^?]*\b(doubled|tripled|halved|quadrupled)\b[^?]*\barea/i,
    ([how = '']) => [['ratios.area-grows-like-length', SCALES.get(how.toLowerCase()) ?? Number.NaN]],
  ],
  [
    new RegExp(
      `${NUMBER}(?:%| percent) (?:off|discount)[^?]*?${NUMBER}(?:%| percent)[^?]*?(?:total|overall|altogether)`,
      'i',
    ),
    ([a = '', b = '']) => [['percent.add-percents', `${plain(a) + plain(b)}%`]],
  ],
  [
    /(?:pictograph|picture graph|each [a-z]+ (?:stands for|means|represents|=))[^?]*?(\d+)[^?]*?\b(?:has|shows?|there are|with) (\d+)/i,
    ([, count = '']) => [['measurement.picture-key-ignored', plain(count)]],
  ],
  [
    new RegExp(
      `(?:circle|circular|round|pond|pool|pizza|table)[^?]*?(?:diameter (?:of |is )?${NUMBER}|${NUMBER} \\w+ (?:across|in diameter))`,
      'i',
    ),
    ([a = '', b = ''], { question }) => {
      const across = plain(a || b);
      return /\barea\b/i.test(question)
        ? [['geometry.radius-diameter-swapped', `${across ** 2}pi`]]
        : [['geometry.radius-diameter-swapped', `${2 * across}pi`]];
    },
  ],
  [
    /(\d+) (?!out)([a-z]+) and (\d+) ([a-z]+)\b[^?]*(?:without (?:replac|putting|looking, keeping)|keeping the first|keeps? the first|does(?: not|n't) put|one after the other)[^?]*both (?:are |be )?([a-z]+)/i,
    ([a = '', first = '', b = '', , color = '']) => {
      const [all, some] = [plain(a) + plain(b), color === first ? plain(a) : plain(b)];
      return [['statistics.replacement-mixed-up', (some / all) ** 2]];
    },
  ],
  [
    /(\d+|two|three|four|five|six) (?:times )?(?:heads|tails|times)[^?]*in a row[^?]*next|in a row[^?]*next/i,
    ([count = '']) => {
      const n = COUNTS.get(count.toLowerCase()) ?? Number(count);
      return [2, 3, 4, 5, 6, 7, 8, 9, 10]
        .filter((k) => Number.isNaN(n) || k === n || k === n + 1)
        .map((k): Case => ['statistics.runs-go-on', 0.5 ** k]);
    },
  ],
  [
    /\b(?:split|share[ds]?|divided?|divides|equally|evenly)\b|÷/i,
    (_, { correct }) => {
      const digits = /^\D*(\d[\d,]*)\D*$/.exec(correct)?.[1]?.replaceAll(',', '') ?? '';
      const without = digits.replace(/(?<=\d)0(?=\d)/, '');
      return without === digits ? [] : [['whole-numbers.quotient-zero-omitted', without]];
    },
  ],
  [
    /\b([fgh])\(x\)\s*=\s*([^,;?]+?),?\s+(?:find|what is|evaluate|then)[^?]*\1\((-?\d+)\)/i,
    ([, formula = '', input = '']) => [['functions.notation-as-product', `(${input})(${formula})`]],
  ],
  [
    new RegExp(`${FRACTION} of what (?:was|is) left|${FRACTION} of the (?:rest|remainder|remaining)`, 'i'),
    ([a = '', b = '']) => [['fractions.whole-changes', a || b]],
  ],
  [/^\W*\|([^|]+)\|\s*(?:=.*|\?)?$/, ([inside = '']) => [['integers.absolute-keeps-sign', value(inside)]]],
  [
    /scientific notation/i,
    (_, { correct }) => {
      const [, front = '', power = ''] = /([\d.]+)\s*[×x*]\s*10\^\(?(-?\d+)/.exec(correct) ?? [];
      return front === '' ? [] : [['expressions.exponent-sign-ignored', `${front} * 10^(${-Number(power)})`]];
    },
  ],
  [
    /\b[A-Za-z] ?(?:\^2|\^\(2\))[^?]*\b(?:when|if|for) [A-Za-z] ?= ?(-\d+)/i,
    ([input = '']) => [['functions.negative-square-stays-negative', -(Number(input) ** 2)]],
  ],
];

const isSaid = (wrong: number | string, answer: string): boolean => {
  if (/^\d+:\d+$/.test(`${wrong}`)) return answer.replace(/\s*[ap]\.?m\.?$/i, '').trim() === wrong;
  const given = answer
    .replace(/^\s*[a-z]\s*=\s*/i, '')
    .replace(/^\s*\$/, '')
    .replace(/\s*(?:°\s*[CF]?|\b(?:miles?|feet|inches|square|cubic|minutes?|hours?|mph|dollars?|years?)\b).*$/i, '')
    .replace(/\b(?:cm|m|ft|in|cups?|cents?|cards?|tens)\b(?:\^?\d)?/g, '')
    .replaceAll(',', '')
    .replace(/(?<=\d) ?x ?(?=10\^)/g, '*')
    .trim();
  if (typeof wrong === 'number') return Number.isFinite(wrong) && Math.abs(value(given) - wrong) < 1e-9;
  const plainly = wrong.replaceAll(',', '');
  return plainly === given || equivalent(plainly, given) === 'yes';
};

/** Ideas that lead to one of several solutions: what is said is right, and not all of it. */
const ONE_OF_SEVERAL: ReadonlySet<MisconceptionId> = new Set(['algebra.cancel-variable'] as const);

/** Questions whose words say which operation is asked for, with the answers of single misconceptions. */
export const plainMisconceptions: WrittenMisconception = (told) => {
  const answer = told.answer.split('\n')[0] ?? '';
  if (answer.length > 60) return [];
  return [...KINDS, ...DOCUMENTED_KINDS, ...MORE_DOCUMENTED_KINDS, ...TOLD_KINDS].flatMap(
    ([pattern, ideas]): Shown[] => {
      const found = pattern.exec(told.question);
      if (found === null) return [];
      const groups = found.slice(1).map((group) => group ?? '');
      return ideas(groups, told).flatMap(([id, wrong]) =>
        isSaid(wrong, answer) && !isSaid(wrong, told.correct)
          ? shown(ONE_OF_SEVERAL.has(id) ? 'worked' : 'computed', id)
          : [],
      );
    },
  );
};
