import { isPrime } from '../is-prime.ts';
import type { Finding, Match } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

type Test = (n: number) => boolean;

const isWhole: Test = (n) => Number.isInteger(n);
/** The classes of numbers that have a name. */
const NUMBERS: ReadonlyMap<string, Test> = new Map([
  ['even', (n: number) => n % 2 === 0],
  ['odd', (n: number) => Math.abs(n % 2) === 1],
  ['prime', isPrime],
  ['composite', (n: number) => isWhole(n) && n > 3 && !isPrime(n)],
  ['positive', (n: number) => n > 0],
  ['negative', (n: number) => n < 0],
  ['perfect square', (n: number) => isWhole(Math.sqrt(n))],
  ['square', (n: number) => isWhole(Math.sqrt(n))],
]);
const CLASS = `(${[...NUMBERS.keys()].join('|')})`;
const RELATION =
  '(?:multiples? of Q|divisible by Q|factors? of Q|divisors? of Q|(?:greater|larger|bigger|more) than Q|(?:less|smaller|fewer) than Q)';

/** The class of numbers or the relation to another number that a match states. */
function testOf(match: Match, named: number, words: string): Test | undefined {
  const own = NUMBERS.get(match.word(named));
  if (own) return own;
  const other = match.groups.slice(named + 1).flatMap((group) => (/^\d+$/.test(group ?? '') ? Number(group) : []))[0];
  const limit = other === undefined ? undefined : match.reading.quantities[other]?.value;
  if (limit === undefined) return undefined;
  if (/multiple|divisible/.test(words)) return (n) => isWhole(n / limit);
  if (/factor|divisor/.test(words)) return (n) => n !== 0 && isWhole(limit / n);
  return /(?:less|smaller|fewer) than/.test(words) ? (n) => n < limit : (n) => n > limit;
}

const endOf = (match: Match): number => (match.reading.places[match.index + match.text.length - 1] ?? 0) + 1;
const startOf = (match: Match): number => match.reading.places[match.index] ?? 0;
const whole = (match: Match, holds: boolean): Finding => ({ start: startOf(match), end: endOf(match), holds });

/** "12, 18, 27 and 30 are all even", "both 18 and 28 are multiples of 6". */
function listed({ reading }: Paragraph): Finding[] {
  return everywhere(
    reading,
    `(?<!\\b(?:of|between|than|by|to|from|for|with|not|neither|like) )LIST(?: (?!are)[a-z]+)? are (?:all |both |each )*(?:${CLASS}(?: numbers?)?(?= ?[.,;!]|$| so\\b| and\\b| because\\b| since\\b| but\\b)|${RELATION})`,
  ).flatMap((match): Finding[] => {
    const test = testOf(match, 2, match.text);
    const list = match.list(1);
    if (!test || list.some(({ measure, form }) => measure !== undefined || form === 'percent')) return [];
    return [
      whole(
        match,
        list.every(({ value }) => test(value)),
      ),
    ];
  });
}

/** "Which fractions are more than one half? Ours were 5/8, 3/8 and 4/7." */
function chosen({ reading }: Paragraph): Finding[] {
  return everywhere(
    reading,
    `which (?:of (?:these|the) )?[a-z ]{0,20}(?:is|are) (?:all )?(?:${CLASS}|${RELATION})\\? (?!or |and |how |why |what |is |are )[a-z' ]{0,24}(?:were|are|have|had|found|picked|:) LIST`,
  ).flatMap((match): Finding[] => {
    const at = match.groups.length - 1;
    const test = testOf(match, 1, match.text.split('?')[0] ?? '');
    const list = match.list(at);
    return test && list.length > 1
      ? [
          whole(
            match,
            list.every(({ value }) => test(value)),
          ),
        ]
      : [];
  });
}

const DIGITS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['one', [1, 9]],
  ['two', [10, 99]],
  ['three', [100, 999]],
  ['four', [1000, 9999]],
]);
const LAST = 10_000;

/** "The smallest prime number is 1", "the largest two-digit multiple of 7 is 98". */
function extremes({ reading }: Paragraph): Finding[] {
  const source = `(smallest|least|lowest|first|largest|greatest|biggest|only even) (?:positive )?(?:(one|two|three|four)-digit )?(?:${CLASS}|(whole|counting|natural))(?: (?:number|integer|square))?(?: (less|smaller|greater|larger|bigger|more|below|under|above|over)(?: than)? Q)? (?:is|equals|=|would be) (?:the (?:number )?)?Q(?! [a-z]+s\\b)`;
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [how, digits, name, other] = [match.word(1), match.word(2), match.word(3), match.word(4)];
    const [limit, said] = [match.quantity(6)?.value, match.quantity(7)];
    const [from, to] = DIGITS.get(digits) ?? [name === '' && other === 'whole' ? 0 : 1, LAST];
    const isBelow = /less|smaller|below|under/.test(match.word(5));
    const test = NUMBERS.get(name) ?? isWhole;
    const isLargest = /largest|greatest|biggest/.test(how);
    if (!said || said.measure !== undefined || (isLargest && digits === '' && !isBelow)) return [];
    if (limit !== undefined && (limit > LAST || !isWhole(limit))) return [];
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (n) =>
        test(n) && (limit === undefined || (isBelow ? n < limit : n > limit)) && (how !== 'only even' || n % 2 === 0),
    );
    const wanted = isLargest ? all.at(-1) : all[0];
    if (wanted === undefined) return [];
    const isZero = said.value === 0 && !isLargest && /even|square/.test(name);
    return [{ start: startOf(match), end: said.end, holds: said.value === wanted || isZero, value: `${wanted}` }];
  });
}

const SAMPLES: readonly number[] = [-9, -8, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 25];
const JOIN: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [/\b(?:sum|add|adding|added|plus|total)\b|\+/, (a, b) => a + b],
  [/\b(?:difference|subtract|subtracting|minus)\b|[−-](?= )/, (a, b) => a - b],
  [/\b(?:product|multiply|multiplying|times)\b|[×·]/, (a, b) => a * b],
];
const CLASSES = `(?:(?:any |#\\d+ )?${CLASS}s?(?: (?:numbers?|integers?))?(?: (?:and|plus|times|minus|\\+|×|by|from) (?:an?(?:other)? )?${CLASS}s?(?: (?:number|integer))?)?)`;

/** "When you add two odd numbers, the sum is always odd": tested with numbers of these classes. */
function laws({ reading }: Paragraph): Finding[] {
  const sources = [
    `\\b(?:sum|product|difference) of (?:an? )?${CLASSES} (?:is|must be|will be|has to be) (?:(always|never) )?(?:also )?(?:an? )?${CLASS}\\b`,
    `\\b(?:add|adding|multiply|multiplying|subtract|subtracting) (?:together )?(?:an? )?${CLASSES}(?: together)?,? (?:and )?(?:(?:the |your |its )?(?:sum|product|difference|answer|result|total)|you|we|it|always)? ?(?:is|get|gets|gives|makes|will be|must be) (?:(always|never) )?(?:also )?(?:an? )?${CLASS}\\b`,
    `(?:^ ?|, |: |; |[.] |and |that |an? )${CLASS}(?: number)? (?:plus|times|minus|\\+|×|[−-]) (?:an? )?${CLASS}(?: number)? (?:is|=|equals|makes|gives) (?:(always|never) )?(?:an? )?${CLASS}\\b`,
  ];
  return sources.flatMap((source) =>
    everywhere(reading, source).flatMap((match): Finding[] => {
      const [one, other] = [NUMBERS.get(match.word(1)), NUMBERS.get(match.word(2) || match.word(1))];
      const result = NUMBERS.get(match.word(4));
      const make = JOIN.find(([words]) => words.test(match.text))?.[1];
      const pair = match.word(2) !== '' || /#|\bany\b|numbers|integers|s\b/.test(match.text);
      if (!one || !other || !result || !make || !pair) return [];
      if (/square/.test(match.word(4))) return [];
      // "Three negative numbers": one more is joined for each beyond two.
      const count = /#(\d+) /.exec(match.text)?.[1];
      const more =
        match.word(2) === '' && count !== undefined ? (reading.quantities[Number(count)]?.value ?? 2) - 2 : 0;
      if (!Number.isInteger(more) || more < 0 || more > 8) return [];
      const joined = (a: number, b: number): number =>
        Array.from({ length: more }, () => b).reduce((all, next) => make(all, next), make(a, b));
      const tried = SAMPLES.filter(one).flatMap((a) => SAMPLES.filter(other).map((b) => result(joined(a, b))));
      const holds = match.word(3) === 'never' ? !tried.includes(true) : !tried.includes(false);
      return tried.length === 0 ? [] : [whole(match, holds)];
    }),
  );
}

/** "Every prime number greater than 2 is odd." */
function everyNumber({ reading }: Paragraph): Finding[] {
  const source = `\\b(?:every|all|any|each) ${CLASS} numbers?(?: (?:greater|larger|bigger|more) than Q)? (?:is|are) (?:also )?(?:an? )?(?:${CLASS}(?: numbers?)?(?=[ .,;!]|$)|${RELATION})`;
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [one, limit] = [NUMBERS.get(match.word(1)), match.quantity(2)?.value ?? 0];
    const result = testOf(match, 3, match.text.split(/ (?:is|are) /).at(-1) ?? '');
    if (!one || !result || /not $/.test(reading.pattern.slice(0, match.index))) return [];
    const all = Array.from({ length: 200 }, (_, at) => at + 1).filter((n) => n > limit && one(n));
    return [whole(match, all.every(result))];
  });
}

/** Multiplying by a fraction: "… gives a product smaller than the whole number". */
const FACTORS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bproper fraction|fraction (?:less|smaller) than (?:one|#)|unit fraction/, [1 / 2, 1 / 3, 3 / 4]],
  [/improper fraction|fraction (?:greater|larger|bigger|more) than/, [3 / 2, 7 / 4]],
  [/mixed number/, [3 / 2, 9 / 4]],
  [/fraction/, [1 / 2, 3 / 4, 3 / 2, 5 / 2]],
  [/decimal/, [0.5, 1.5]],
  [/(?:number|whole number|integer) greater than/, [2, 3]],
  [/negative/, [-2, -3]],
  [/number/, [0.5, 1, 2, 3]],
];
function sizes({ reading }: Paragraph): Finding[] {
  const source =
    '\\b(multiply|multiplying|divide|dividing) (?:an? |any |the )?(?:positive )?(?:whole )?numbers? by ((?:any|an?|every) [a-z -]{0,40}?(?:fraction|decimal|number|mixed number|integer)(?: (?:less|smaller|greater|larger|bigger|more) than #\\d+)?),? (?:you |we )?(?:always |never )?(?:gives?|makes?|gets?|results? in|leads? to)(?: you| us)?(?: always)? (?:an? |the |it )?(?:product |number |quotient |result |answer )?(?:that is |which is |always )*(smaller|less|larger|greater|bigger)\\b';
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const factors = FACTORS.find(([words]) => words.test(match.word(2)))?.[1];
    const isGeneral = /\b(?:any|every|always|in general)\b/.test(
      reading.pattern.slice(Math.max(0, match.index - 14), match.index) + match.text,
    );
    if (!factors || !isGeneral || /\bnever\b/.test(match.text)) return [];
    const results = factors.map((factor) => (/^mult/.test(match.word(1)) ? factor : 1 / factor));
    return [
      whole(
        match,
        results.every((size) => (/smaller|less/.test(match.word(3)) ? size < 1 : size > 1)),
      ),
    ];
  });
}

/** General statements about numbers, tested with examples. */
export const classFindings = (paragraph: Paragraph): Finding[] => [
  ...listed(paragraph),
  ...chosen(paragraph),
  ...extremes(paragraph),
  ...laws(paragraph),
  ...everyNumber(paragraph),
  ...sizes(paragraph),
];
