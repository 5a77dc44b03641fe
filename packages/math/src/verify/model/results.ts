import { type Amount, isPercent, judged, type Law, type Line, type Scene } from '../laws/scene.ts';
import { namesSize } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

/** A number as an operand: its value in base units, and what it measures. */
type Term = { readonly value: number; readonly kind: string };
/** What an operation gives for a number of a kind, from the amounts that were told. */
type Operation = (terms: readonly Term[], kind: string) => readonly number[];

const NUMBER = 'num';
const like = (terms: readonly Term[], kind: string): readonly number[] =>
  terms.filter((one) => one.kind === kind).map(({ value }) => value);
const isPart = ({ kind, value }: Term): boolean => kind === NUMBER && value > 0 && value < 1;
/** How many there are of something. */
const counts = (terms: readonly Term[]): readonly number[] =>
  terms.filter((one) => one.kind === NUMBER && one.value >= 1).map(({ value }) => value);
const parts = (terms: readonly Term[]): readonly number[] => terms.filter(isPart).map(({ value }) => value);

/** All ordered pairs of two different places. */
const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a, at) => all.flatMap((b, other) => (at === other ? [] : [[a, b] as const])));
/** Sums of two or more of some values. */
function sums(all: readonly number[], most = 6): number[] {
  const own = all.slice(-most);
  let made: { readonly sum: number; readonly size: number }[] = [{ sum: 0, size: 0 }];
  for (const value of own) made = [...made, ...made.map(({ sum, size }) => ({ sum: sum + value, size: size + 1 }))];
  return made.filter(({ size }) => size > 1).map(({ sum }) => sum);
}
/** Counts of something at so much each. */
function products(terms: readonly Term[], kind: string): number[] {
  const of = kind === NUMBER ? counts(terms) : like(terms, kind);
  const by = counts(terms);
  return kind === NUMBER ? pairs(of).map(([a, b]) => a * b) : of.flatMap((a) => by.map((b) => a * b));
}

const added: Operation = (terms, kind) => {
  const own = like(terms, kind);
  const made = products(terms, kind);
  return [
    ...sums(own),
    ...made,
    ...made.flatMap((a) => own.map((b) => a + b)),
    ...pairs(made.slice(0, 30)).map(([a, b]) => a + b),
  ];
};
const taken: Operation = (terms, kind) => {
  const own = like(terms, kind);
  const wholes = [...own, ...products(terms, kind)];
  return [
    ...wholes.flatMap((a) => [...own, ...sums(own, 4), ...products(terms, kind)].map((b) => a - b)),
    ...wholes.flatMap((a) => parts(terms).flatMap((part) => [a * (1 - part), a * part])),
    ...(kind === NUMBER
      ? [
          ...parts(terms).map((part) => 1 - part),
          1 - parts(terms).reduce((sum, part) => sum + part, 0),
          ...pairs(parts(terms)).map(([a, b]) => a - b),
        ]
      : []),
  ];
};
const over: Operation = (terms, kind) => [
  ...taken(terms, kind),
  ...pairs([...like(terms, kind), ...products(terms, kind).slice(0, 12)]).map(([a, b]) => a % b),
];
const divided: Operation = (terms, kind) => {
  const own = like(terms, kind);
  // Counts of different things can't be told apart, so only what is shared whole is shared.
  const wholes =
    kind === NUMBER
      ? [...own, ...products(terms, kind)]
      : [...own, ...sums(own, 4), ...pairs(own).map(([a, b]) => a - b), ...products(terms, kind)];
  return [
    ...wholes.flatMap((a) => counts(terms).map((b) => a / b)),
    ...parts(terms).flatMap((part) => own.map((a) => a * part)),
    ...(kind === NUMBER
      ? pairs(terms).flatMap(([a, b]) => (a.kind === b.kind && a.kind !== NUMBER ? [a.value / b.value] : []))
      : []),
  ];
};
/** The words that tell an operation: in the clause before the number, or right behind it. */
const CUES: readonly { readonly lead?: RegExp; readonly tail?: RegExp; readonly make: Operation }[] = [
  { tail: /^(?: [a-z]+)? left over\b/, make: over },
  {
    lead: /\b(?:leaves|leaving|that left|left with|still (?:has|have|had|need|needs)|only missed|missed|remaining|get back|gets back|(?:profit|change|balance) (?:is|was|comes to))(?: only| about| just| you| us| him| her| them| me| with)* $/,
    tail: /^(?: more)?(?: [a-z]+){0,2}? (?:are |is |were |was )?(?:still )?(?:left|remaining|remain|standing|to go|to spare|short(?! of)|of change|in change)\b/,
    make: taken,
  },
  {
    lead: /\b(?:in all|altogether|all together|in total|a total of|together)(?:,? (?:that is|that's|it is|it's|he|she|they|we|you|i|there are|there were|is|are|was|that makes|makes|spent|has|have|had|got|ran|read|paid|walked|made|sold))*(?: about)? $|\b(?:spent|paid|pays|pay|practiced|the total (?:is|was)|total (?:cost|price|distance|time) (?:is|was|of)) $/,
    tail: /^(?: [a-z]+){0,2}? (?:in all|altogether|all together|in total|total)\b/,
    make: added,
  },
  {
    lead: /\b(?:each|everybody|everyone|every one|each one|each (?:kid|child|student|friend|person|piece|box|bag|row|group|team)) (?:gets?|got|has|had|have|pays?|paid|holds?|is|costs?|receives?|received|would get|will get|of them gets)(?: only| exactly| just| about)* $/,
    make: divided,
  },
];

const CONCLUDES =
  /(?:^ ?|[.,;:] ?|\b(?:and|but) )(?:so|then|therefore|thus|that's|that is|that makes|that leaves|that means|this makes|this means|this leaves|which is|which makes|which leaves|which means|now|altogether|in all|together|all together|in total|leaving|making|everybody|each|everyone|he|she|they|we|you|i|it|there)\b[^.;:]*$/;
const DRAWN =
  /\b(?:so|therefore|thus|that's|that is|that makes|that leaves|which is|which makes|which leaves|leaving|making)\b[^.;:]*$/;
const OPEN =
  /[?~]|\b(?:suppose|imagine|at least|at most|up to|maybe|perhaps|might|may|wants?|plans?|goal|hopes?|almost|nearly|about|around|roughly|approximately|over|under|between|more than|less than|fewer than|enough|estimate|guess|probably|not|n't|never|another|instead|each other|one half of)\b/;
const NO_STORY =
  /[π~]|\b(?:perimeter|area|volume|triangle|angles?|circle|square|rectangle|digits?|place|prime|factors?|multiples?|slope|equation|expression|ratio|mean|median|range|probability|chance|percent|radius|diameter|tens|ones|hundreds|map|scale|dozens?|quarters?|dimes?|nickels?|penn(?:y|ies)|coins?|weeks?|twice|double|triple|half as|halfway)\b/;

const isRate = (one: Amount): boolean => isPercent(one);

/** Among more numbers, some always give any result. */
const MOST = 7;

/** Amounts as operands: a bare number may be counted in the unit of the result. */
function termsOf(amounts: readonly Amount[], said: Amount): Term[] {
  return amounts.flatMap(({ base, kind, label }): Term[] => {
    const own = { value: base, kind };
    const isBare = kind === NUMBER && label.length === 0 && said.kind !== NUMBER && base >= 1;
    return isBare ? [own, { value: base * (said.quantity.measure?.factor ?? 1), kind: said.kind }] : [own];
  });
}

const clauseBefore = ({ before }: Amount): string => before.split(/[;:]|, (?:but|and|so|then)\b/).at(-1) ?? '';

/**
 * "24 − 9 are left, altogether, each gets …": the words tell the operation, so the number is one that this operation
 * gives for some of the amounts told. One that none of them gives is wrong.
 */
const resultLaw: Law = (scene: Scene) => {
  if (NO_STORY.test(scene.reading.pattern) || scene.reading.times.length > 0 || scene.reading.pattern.includes('?'))
    return [];
  return scene.amounts.flatMap((said, at): Finding[] => {
    const line = scene.lines[said.sentence];
    if (!line || at < 2 || at > MOST + 2 || isSilent(said, line)) return [];
    const cue = CUES.find(({ lead, tail }) => lead?.test(clauseBefore(said)) || tail?.test(said.tail));
    if (!cue || (!CONCLUDES.test(said.before) && !cue.tail?.test(said.tail))) return [];
    const others = [
      ...scene.amounts.slice(Math.max(0, at - MOST), at),
      ...scene.amounts.slice(at + 1).filter(({ sentence }) => sentence === said.sentence),
    ];
    // What is told before the end may be given: it follows only if a word says so.
    const isEnd = scene.amounts.slice(at + 1).every(({ sentence }) => sentence === said.sentence);
    if (!isEnd && !DRAWN.test(said.before)) return [];
    if (others.some((one) => one.kind === said.kind && Math.abs(one.base - said.base) < 1e-9)) return [];
    const values = cue.make(termsOf(others, said), said.kind).filter((value) => Number.isFinite(value) && value >= 0);
    return values.length > 0
      ? judged(said, values)
          .filter(({ holds }) => !holds)
          .map(({ start, end, holds }) => ({ start, end, holds }))
      : [];
  });
};

const isSilent = (said: Amount, line: Line): boolean =>
  OPEN.test(line.pattern) ||
  said.quantity.computed ||
  isRate(said) ||
  namesSize(said.quantity) ||
  /^one$/i.test(said.quantity.text) ||
  /^ (?:of|more|less|fewer|times)\b/.test(said.tail);

export const TOLD_RESULT_LAWS: readonly Law[] = [resultLaw];
