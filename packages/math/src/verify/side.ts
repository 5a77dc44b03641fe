import { countNumberWords, fractionOfWords, numberOfWords } from './number-words.ts';
import type { Piece } from './pieces.ts';

/** One side of a claim, as the parser reads it. `next` is the index of the first piece after it. */
export type Side = {
  readonly text: string;
  readonly computed: boolean;
  readonly label: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly next: number;
};

const ARTICLES = new Set('the a an all these those her his their our my its same this that each'.split(' '));
const CONTAINERS = new Set(
  'groups group sets set rows row lots lot bags bag boxes box packs pack plates plate teams team shelves shelf piles pile stacks stack columns jars baskets packets crates trays tables pairs'.split(
    ' ',
  ),
);

export const wordAt = (pieces: readonly Piece[], at: number): string | undefined => {
  const piece = pieces[at];
  return piece?.kind === 'word' ? piece.text : undefined;
};

const phrases = new Map<string, readonly (readonly string[])[]>();
/** The words of a phrase, read once: every phrase is looked for at every word of a text. */
function wordsOf(phrase: string): readonly (readonly string[])[] {
  const read = phrases.get(phrase) ?? phrase.split(' ').map((word) => word.split('|'));
  phrases.set(phrase, read);
  return read;
}

/** The position after these words; undefined if other words stand there. `a|b` allows either. */
export function after(pieces: readonly Piece[], at: number, phrase: string): number | undefined {
  let place = at;
  for (const wanted of wordsOf(phrase)) {
    const word = wordAt(pieces, place);
    if (word === undefined || !wanted.includes(word)) return undefined;
    place += 1;
  }
  return place;
}

export function skipArticles(pieces: readonly Piece[], at: number): number {
  let place = at;
  while (ARTICLES.has(wordAt(pieces, place) ?? '')) place += 1;
  return place;
}

const wordsFrom = (pieces: readonly Piece[], at: number): (string | undefined)[] =>
  Array.from({ length: 8 }, (_, index) => wordAt(pieces, at + index));

type Part = Omit<Side, 'start'>;
type Operand = Side;

/** "the sum of A and B": the words before the operands, and the expression of the operands. */
const OF_TWO: readonly (readonly [string, (a: string, b: string) => string])[] = [
  ['sum of', (a, b) => `${a} + ${b}`],
  ['total of', (a, b) => `${a} + ${b}`],
  ['difference between|of', (a, b) => `abs(${a} - ${b})`],
  ['product of', (a, b) => `${a} * ${b}`],
  ['quotient of', (a, b) => `${a} / ${b}`],
  ['greatest common factor|divisor of', (a, b) => `gcd(${a}, ${b})`],
  ['highest common factor of', (a, b) => `gcd(${a}, ${b})`],
  ['gcf|gcd|hcf of', (a, b) => `gcd(${a}, ${b})`],
  ['least|lowest common multiple|denominator of', (a, b) => `lcm(${a}, ${b})`],
  ['lcm|lcd of', (a, b) => `lcm(${a}, ${b})`],
];
const OF_ONE: readonly (readonly [string, (a: string) => string])[] = [
  ['square root of', (a) => `sqrt(${a})`],
  ['cube root of', (a) => `cbrt(${a})`],
  ['square of', (a) => `${a}^2`],
  ['cube of', (a) => `${a}^3`],
  ['reciprocal of', (a) => `1 / ${a}`],
  ['opposite of', (a) => `-${a}`],
  ['absolute value of', (a) => `abs(${a})`],
  ['twice', (a) => `2 * ${a}`],
  ['double', (a) => `2 * ${a}`],
  ['triple', (a) => `3 * ${a}`],
  ['thrice', (a) => `3 * ${a}`],
  ['doubling', (a) => `2 * ${a}`],
  ['tripling', (a) => `3 * ${a}`],
  ['halving', (a) => `${a} / 2`],
  ['negative', (a) => `-${a}`],
];

const wrapped = (text: string): string => `(${text})`;

function ofTwo(pieces: readonly Piece[], at: number, depth: number): Operand | undefined {
  for (const [phrase, make] of OF_TWO) {
    const from = after(pieces, at, phrase);
    const first = from === undefined ? undefined : operand(pieces, from, depth + 1);
    if (first === undefined) continue;
    let all = [first];
    for (let place = first.next; ; ) {
      const last = all.at(-1) ?? first;
      const piece = pieces[last.next];
      const comma = piece?.kind === 'stop' && piece.text === ',' ? last.next + 1 : last.next;
      place = after(pieces, comma, 'and|from') ?? comma;
      if (place === last.next) break;
      const more = operand(pieces, place, depth + 1);
      if (more === undefined) break;
      all = [...all, more];
    }
    const last = all.at(-1) ?? first;
    if (all.length < 2) return undefined;
    const text = all.slice(1).reduce((made, { text: part }) => make(wrapped(made), wrapped(part)), first.text);
    return { text, computed: true, label: undefined, start: startOf(pieces, at), end: last.end, next: last.next };
  }
  return undefined;
}

const startOf = (pieces: readonly Piece[], at: number): number => pieces[at]?.start ?? 0;

function ofOne(pieces: readonly Piece[], at: number, depth: number): Operand | undefined {
  for (const [phrase, make] of OF_ONE) {
    const from = after(pieces, at, phrase);
    const inner = from === undefined ? undefined : operand(pieces, from, depth + 1);
    if (inner) return { ...inner, text: make(wrapped(inner.text)), computed: true, start: startOf(pieces, at) };
  }
  return undefined;
}

/** The numbers of a list: "3, 5 and 7". */
function listFrom(
  pieces: readonly Piece[],
  at: number,
): { readonly items: string[]; readonly end: number; readonly next: number } | undefined {
  const items: string[] = [];
  let [place, end] = [at, 0];
  for (;;) {
    const piece = pieces[place];
    if (piece?.kind !== 'expression') break;
    items.push(piece.text);
    end = piece.end;
    const comma = pieces[place + 1];
    const behind = comma?.kind === 'stop' && comma.text === ',' ? place + 2 : place + 1;
    const next = after(pieces, behind, 'and') ?? behind;
    if (next === place + 1) {
      place = next;
      break;
    }
    place = next;
  }
  return items.length < 2 ? undefined : { items, end, next: place };
}

const sorted = (items: readonly string[]): string[] => items.toSorted((a, b) => Number(a) - Number(b));

const STATISTICS: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['mean|average of', (items) => `(${items.map(wrapped).join(' + ')}) / ${items.length}`],
  ['range of', (items) => `${wrapped(sorted(items).at(-1) ?? '')} - ${wrapped(sorted(items)[0] ?? '')}`],
  [
    'median of',
    (items) => {
      const order = sorted(items);
      const half = order.length / 2;
      return order.length % 2 === 1
        ? wrapped(order[Math.floor(half)] ?? '')
        : `(${wrapped(order[half - 1] ?? '')} + ${wrapped(order[half] ?? '')}) / 2`;
    },
  ],
];

function statistic(pieces: readonly Piece[], at: number): Operand | undefined {
  for (const [phrase, make] of STATISTICS) {
    const from = after(pieces, at, phrase);
    if (from === undefined) continue;
    const numbers = skipArticles(pieces, from);
    const list = listFrom(pieces, after(pieces, numbers, 'numbers|data|values|scores') ?? numbers);
    if (list?.items.every((item) => !Number.isNaN(Number(item))))
      return {
        text: make(list.items),
        computed: true,
        label: undefined,
        start: startOf(pieces, at),
        end: list.end,
        next: list.next,
      };
  }
  return undefined;
}

/** "half of A", "two thirds of A"; without "of" the fraction itself. */
function fraction(pieces: readonly Piece[], at: number, depth: number): Operand | undefined {
  const words = wordsFrom(pieces, at);
  const found = fractionOfWords(words, 0);
  if (found === undefined) return undefined;
  // "The third angle": without "a" or "one" before it, the word is an ordinal number.
  if (found.count === 1 && /^(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)$/.test(words[0] ?? ''))
    if (!/^(a|an|one)$/.test(wordAt(pieces, at - 1) ?? '')) return undefined;
  const behind = at + found.count;
  const end = pieces[behind - 1]?.end ?? 0;
  const own = { text: found.text, computed: false, label: undefined, start: startOf(pieces, at), end, next: behind };
  const of = after(pieces, behind, 'of');
  const inner = of === undefined ? undefined : operand(pieces, of, depth + 1);
  if (inner)
    return { ...inner, text: `${wrapped(found.text)} * ${wrapped(inner.text)}`, computed: true, start: own.start };
  return of === undefined ? own : undefined;
}

/** After these words, "one" stands for a thing that was named: "each one is 60°". */
const POINTING = new Set('each every that this which another any no the other'.split(' '));

function wordNumber(pieces: readonly Piece[], at: number): Operand | undefined {
  const words = wordsFrom(pieces, at);
  const count = countNumberWords(words, 0);
  const value = numberOfWords(words.slice(0, count).map((word) => word ?? ''));
  if (count === 0 || value === undefined) return undefined;
  if (words[0] === 'one' && count === 1 && POINTING.has(wordAt(pieces, at - 1) ?? '')) return undefined;
  const own = { text: `${value}`, computed: false, label: undefined };
  return { ...own, start: startOf(pieces, at), end: pieces[at + count - 1]?.end ?? 0, next: at + count };
}

const WORTHS: ReadonlyMap<string, number> = new Map([
  ['ones', 1],
  ['tens', 10],
  ['hundreds', 100],
  ['thousands', 1000],
]);

const isShare = (text: string): boolean => /%$|^\(?\d+\/\d+\)?$|^[½⅓⅔¼¾⅛]$|^\\frac/.test(text.trim());

/** Words that may follow a number: "squared", "percent", "of A", "out of A", "groups of A". */
function behind(pieces: readonly Piece[], base: Operand, depth: number): Operand {
  const { text, next } = base;
  const power = after(pieces, next, 'squared') ? '^2' : after(pieces, next, 'cubed') ? '^3' : undefined;
  const take = (part: Part): Operand => behind(pieces, { ...part, start: base.start }, depth + 1);
  if (power)
    return take({ ...base, text: wrapped(text) + power, computed: true, end: pieces[next]?.end ?? 0, next: next + 1 });
  if (after(pieces, next, 'percent') !== undefined)
    return take({ ...base, text: `${text}%`, end: pieces[next]?.end ?? 0, next: next + 1 });
  // "24 hundreds", "6 tens"
  const worth = WORTHS.get(wordAt(pieces, next) ?? '');
  if (worth !== undefined && /^\d+$/.test(text))
    return take({ ...base, text: `${Number(text) * worth}`, end: pieces[next]?.end ?? 0, next: next + 1 });
  const joined = (from: number | undefined, sign: string): Operand | undefined => {
    const inner = from === undefined ? undefined : operand(pieces, from, depth + 1);
    return (
      inner && { ...inner, text: `${wrapped(text)} ${sign} ${wrapped(inner.text)}`, computed: true, start: base.start }
    );
  };
  const container = CONTAINERS.has(wordAt(pieces, next) ?? '') ? after(pieces, next + 1, 'of') : undefined;
  return (
    (isShare(text) ? joined(after(pieces, next, 'of'), '*') : undefined) ??
    joined(after(pieces, next, 'out of'), '/') ??
    (/^\d+$/.test(text) ? joined(container, '*') : undefined) ??
    base
  );
}

/** One operand with everything that belongs to it. */
/** The deepest nesting of "half of the sum of …". No real sentence is deeper, and no text may take too long. */
const DEEPEST = 6;

function operand(pieces: readonly Piece[], at: number, depth = 0): Operand | undefined {
  if (depth > DEEPEST) return undefined;
  const from = skipArticles(pieces, at);
  const made =
    ofTwo(pieces, from, depth) ??
    ofOne(pieces, from, depth) ??
    statistic(pieces, from) ??
    fraction(pieces, from, depth);
  if (made) return made;
  const piece = pieces[from];
  if (piece?.kind === 'expression') {
    const { text, computed, label, start, end } = piece;
    return behind(pieces, { text, computed, label, start, end, next: from + 1 }, depth);
  }
  const spoken = wordNumber(pieces, from);
  return spoken && behind(pieces, spoken, depth);
}

const BETWEEN: readonly (readonly [string, string])[] = [
  ['plus', '+'],
  ['minus', '-'],
  ['take away', '-'],
  ['times', '*'],
  ['multiplied by', '*'],
  ['divided by', '/'],
  ['over', '/'],
];
const TURNED: readonly (readonly [string, string])[] = [
  ['more than', '+'],
  ['added to', '+'],
  ['less|fewer than', '-'],
  ['subtracted from', '-'],
];

/** A whole side: operands joined by words. With `more`, "3 less than 10" is a number, not a comparison. */
export function sideFrom(pieces: readonly Piece[], at: number, depth = 0): Side | undefined {
  const first = operand(pieces, at, depth);
  if (first === undefined) return undefined;
  let made = first;
  for (;;) {
    const joined = join(pieces, made, depth);
    if (joined === undefined) return made;
    made = joined;
  }
}

function join(pieces: readonly Piece[], made: Side, depth: number): Side | undefined {
  for (const [phrase, sign] of BETWEEN) {
    const from = after(pieces, made.next, phrase);
    const inner = from === undefined ? undefined : operand(pieces, from, depth + 1);
    if (inner)
      return { ...inner, text: `${atom(made)} ${sign} ${wrapped(inner.text)}`, computed: true, start: made.start };
  }
  for (const [phrase, sign] of TURNED) {
    const from = after(pieces, made.next, phrase);
    const inner = from === undefined ? undefined : sideFrom(pieces, from, depth + 1);
    if (inner)
      return {
        ...inner,
        text: `${wrapped(inner.text)} ${sign} ${wrapped(made.text)}`,
        computed: true,
        start: made.start,
      };
  }
  return undefined;
}

/** Operators in words follow the order of operations, so a joined expression gets no parentheses. */
const atom = ({ text, computed }: Side): string => (computed ? text : wrapped(text));
