import type { Measure, Quantity } from '../reading/quantity.ts';
import { after, skipArticles, skipNouns, type Token } from './tokens.ts';

/** A number that words denote: "3/4 of the 28 students", "6 bags of 8". `next` is the token after it. */
export type Denoted = {
  readonly value: number;
  readonly measure: Measure | undefined;
  /** Whether it was computed, so that a text can be wrong about it. */
  readonly made: boolean;
  readonly next: number;
};

type Parse = (tokens: readonly Token[], from: number, depth: number) => Denoted | undefined;

const DEEPEST = 3;
const CONTAINERS =
  'group|groups|set|sets|row|rows|bag|bags|box|boxes|pack|packs|packages|package|plates|plate|teams|team|shelves|piles|stacks|jars|baskets|trays|tables|cartons|boxes|bunches|jumps|hops|stacks|cases|strips|columns|nests|vans|rolls|sheets|pages|lots|copies';

const isShare = ({ form, value }: Quantity): boolean =>
  (/fraction|percent/.test(form) && value > 0) || (form === 'words' && value < 1 && value > 0);
const made = (value: number, measure: Measure | undefined, next: number): Denoted => ({
  value,
  measure,
  made: true,
  next,
});

/** Two numbers to add or subtract: undefined if they measure different things. */
function added(a: Denoted, b: Denoted, sign: 1 | -1): Denoted | undefined {
  if (a.measure && b.measure && a.measure.dimension !== b.measure.dimension) return undefined;
  const factor = a.measure && b.measure ? b.measure.factor / a.measure.factor : 1;
  return made(a.value + sign * b.value * factor, a.measure ?? b.measure, b.next);
}
function multiplied(a: Denoted, b: Denoted): Denoted | undefined {
  return a.measure && b.measure ? undefined : made(a.value * b.value, a.measure ?? b.measure, b.next);
}
function divided(a: Denoted, b: Denoted): Denoted | undefined {
  if (b.value === 0 || (b.measure && a.measure?.dimension !== b.measure.dimension)) return undefined;
  if (b.measure && a.measure)
    return made((a.value * a.measure.factor) / (b.value * b.measure.factor), undefined, b.next);
  return made(a.value / b.value, a.measure, b.next);
}

/** "3, 5 and 7" */
function listFrom(tokens: readonly Token[], from: number, depth: number): Denoted[] {
  const all: Denoted[] = [];
  for (let at: number | undefined = from; at !== undefined; ) {
    const one = single(tokens, skipArticles(tokens, at), depth + 1);
    if (!one) return all;
    all.push(one);
    const nouns = skipNouns(tokens, one.next);
    at = after(tokens, nouns, ', and?') ?? after(tokens, nouns, 'and');
  }
  return all;
}

const sumOf = (all: readonly Denoted[]): Denoted | undefined =>
  all.slice(1).reduce<Denoted | undefined>((sum, one) => sum && added(sum, one, 1), all[0]);

type Operation = (tokens: readonly Token[], all: readonly Denoted[]) => Denoted | undefined;
const ofTwo =
  (make: (a: Denoted, b: Denoted) => Denoted | undefined): Operation =>
  (_, [a, b, more]) =>
    a && b && !more ? make(a, b) : undefined;
const ofOne =
  (make: (value: number) => number): Operation =>
  (_, [a]) =>
    a && made(make(a.value), a.measure, a.next);

/** Words before the numbers they work on. */
const NAMED: readonly (readonly [string, Operation])[] = [
  ['sum|total of', (_, all) => (all.length > 1 ? sumOf(all) : undefined)],
  [
    'difference between|of',
    ofTwo((a, b) => {
      const one = added(a, b, -1);
      return one && { ...one, value: Math.abs(one.value) };
    }),
  ],
  ['product of', ofTwo(multiplied)],
  ['quotient of', ofTwo(divided)],
  [
    'average|mean of',
    (_, all) => {
      const sum = all.length > 1 ? sumOf(all) : undefined;
      return sum && made(sum.value / all.length, sum.measure, sum.next);
    },
  ],
  ['square root of', ofOne(Math.sqrt)],
  ['square of', ofOne((value) => value ** 2)],
  ['cube of', ofOne((value) => value ** 3)],
  ['twice', ofOne((value) => 2 * value)],
  ['double', ofOne((value) => 2 * value)],
  ['triple', ofOne((value) => 3 * value)],
  ['doubling|doubles|doubled', ofOne((value) => 2 * value)],
  ['tripling|triples|tripled', ofOne((value) => 3 * value)],
  ['halving|halves|halved', ofOne((value) => value / 2)],
];

function named(tokens: readonly Token[], from: number, depth: number): Denoted | undefined {
  for (const [words, operation] of NAMED) {
    const at = after(tokens, from, words);
    const all = at === undefined ? [] : listFrom(tokens, at, depth);
    if (all.length === 0) continue;
    return operation(tokens, words.includes('of') || words.includes('between') ? all : all.slice(0, 1));
  }
  return undefined;
}

/** "Adding 8 and 5", "if you take 9 away from 20": the verb, the words between the numbers, and what is done. */
const DONE: readonly (readonly [string, readonly string[], (a: Denoted, b: Denoted) => Denoted | undefined])[] = [
  ['add|adding|adds', ['and', 'to', 'plus'], (a, b) => added(a, b, 1)],
  ['subtract|subtracting|subtracts', ['from'], (a, b) => subtracted(a, b)],
  ['take|taking|takes', ['from', 'away from', 'off'], (a, b) => subtracted(a, b)],
  ['multiply|multiplying|multiplies', ['by', 'times', 'and'], multiplied],
  ['divide|dividing|divides', ['by', 'into', 'evenly? among', 'equally? among'], divided],
  ['split|splitting', ['evenly|equally? into|among|between', 'by'], divided],
  ['share|sharing', ['evenly|equally? among|between|with'], divided],
];
function subtracted(a: Denoted, b: Denoted): Denoted | undefined {
  const one = added(b, a, -1);
  return one && { ...one, next: b.next };
}

function done(tokens: readonly Token[], from: number, depth: number): Denoted | undefined {
  for (const [verbs, joins, make] of DONE) {
    const at = after(tokens, from, verbs);
    const a = at === undefined ? undefined : single(tokens, skipArticles(tokens, at), depth + 1);
    if (!a) continue;
    const nouns = skipNouns(tokens, a.next);
    for (const join of joins) {
      const to = after(tokens, nouns, join);
      const b = to === undefined ? undefined : single(tokens, skipArticles(tokens, to), depth + 1);
      if (b) return make(a, b);
    }
    return undefined;
  }
  return undefined;
}

/** "5 tens and 12 ones" */
export const PLACE = /\d (?:ones?|tens?|hundreds?|thousands?|tenths?|hundredths?)$/;

/** Words behind a number that belong to it: "3/4 of the 28", "6 bags of 8", "4 squared". */
function single(tokens: readonly Token[], from: number, depth: number): Denoted | undefined {
  if (depth > DEEPEST) return undefined;
  const word = named(tokens, from, depth);
  if (word) return word;
  const negative = after(tokens, from, 'negative');
  const token = tokens[negative ?? from];
  const quantity = token?.quantity;
  if (!quantity) return undefined;
  const next = (negative ?? from) + 1;
  const own: Denoted = {
    value: negative === undefined ? quantity.value : -quantity.value,
    measure: quantity.measure,
    made: false,
    next,
  };
  const of = isShare(quantity) ? after(tokens, next, 'of') : undefined;
  if (of !== undefined) {
    const whole = single(tokens, skipArticles(tokens, of), depth + 1);
    return whole && multiplied({ ...own, measure: undefined }, whole);
  }
  const dozen = tokens[next]?.quantity;
  if (dozen && /^dozens?$/i.test(dozen.text)) return made(own.value * dozen.value, undefined, next + 1);
  const each = after(tokens, next, `${CONTAINERS} of`);
  const inner = each === undefined ? undefined : single(tokens, each, depth + 1);
  if (inner) return multiplied(own, inner);
  if (after(tokens, next, 'squared')) return made(own.value ** 2, undefined, next + 1);
  if (after(tokens, next, 'cubed')) return made(own.value ** 3, undefined, next + 1);
  const place = tokens[next + 1];
  if (PLACE.test(quantity.text) && tokens[next]?.text === 'and' && place?.quantity && PLACE.test(place.quantity.text))
    return made(own.value + place.quantity.value, undefined, next + 2);
  return own;
}

/** Words between two numbers. */
const BETWEEN: readonly (readonly [string, (a: Denoted, b: Denoted) => Denoted | undefined])[] = [
  ['plus', (a, b) => added(a, b, 1)],
  ['minus', (a, b) => added(a, b, -1)],
  ['take away', (a, b) => added(a, b, -1)],
  ['times', multiplied],
  ['multiplied by', multiplied],
  ['divided by', divided],
  ['split|shared|divided evenly|equally? by|among|between|into', divided],
  ['more than', (a, b) => added(a, b, 1)],
  ['less|fewer than', (a, b) => subtracted(a, b)],
  ['added to', (a, b) => added(a, b, 1)],
  ['subtracted from', (a, b) => subtracted(a, b)],
  ['increased by', (a, b) => added(a, b, 1)],
  ['decreased by', (a, b) => added(a, b, -1)],
];

function joined(tokens: readonly Token[], a: Denoted, depth: number): Denoted | undefined {
  for (const place of new Set([a.next, skipNouns(tokens, a.next)])) {
    for (const [words, make] of BETWEEN) {
      const at = after(tokens, place, words);
      const b = at === undefined ? undefined : single(tokens, skipArticles(tokens, at), depth + 1);
      const isChange = /creased/.test(words) && b && tokens[b.next - 1]?.quantity?.form === 'percent';
      if (b && isChange) return made(a.value * (words.startsWith('in') ? 1 + b.value : 1 - b.value), a.measure, b.next);
      if (b) return make(a, b);
    }
    // "78 and 5 more"
    const and = after(tokens, place, 'and|, and?');
    const b = and === undefined ? undefined : single(tokens, and, depth + 1);
    const more = b && after(tokens, skipNouns(tokens, b.next), 'more|together|altogether');
    if (b && more !== undefined && !b.made && tokens[more]?.text !== 'than')
      return { ...(added(a, b, 1) ?? b), next: more };
  }
  return undefined;
}

/** The number that the words from a place on denote. */
export const denoted: Parse = (tokens, from, depth) => {
  const start = skipArticles(tokens, from);
  let own = done(tokens, start, depth) ?? single(tokens, start, depth);
  for (let rounds = 0; own && rounds < DEEPEST; rounds += 1) {
    const more = joined(tokens, own, depth);
    if (!more) break;
    own = more;
  }
  return own;
};
