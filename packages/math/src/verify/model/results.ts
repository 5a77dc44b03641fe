import { type Amount, isPercent, judged, type Law, type Line, type Scene } from '../laws/scene.ts';
import { onlyWrong } from '../phrases/matched.ts';
import { namesSize } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

/** A number as an operand: its value in base units, what it measures, and which of the amounts it is made of. */
type Term = { readonly value: number; readonly kind: string; readonly of: number; readonly by?: Way };
/** The last step by which a value was made. */
type Way = 'sum' | 'rest' | 'product' | 'quotient' | 'remainder' | 'mean';

const NUMBER = 'num';
const isPart = ({ kind, value }: Term): boolean => kind === NUMBER && value > 0 && value < 1;

/** All that two operands give, by what they measure. */
function both(a: Term, b: Term): Term[] {
  const of = a.of | b.of;
  const make = (value: number, kind: string, by: Way): Term => ({ value, kind, of, by });
  const made: Term[] = [];
  if (a.kind === b.kind && !isPart(a) && !isPart(b)) {
    made.push(make(a.value + b.value, a.kind, 'sum'), make(Math.abs(a.value - b.value), a.kind, 'rest'));
    made.push(make(a.value % b.value, a.kind, 'remainder'));
    if (a.kind !== NUMBER) made.push(make(a.value / b.value, NUMBER, 'quotient'));
  }
  if (isPart(a) && isPart(b) && a.value > b.value) made.push(make(a.value - b.value, NUMBER, 'rest'));
  if (b.kind === NUMBER && isPart(b))
    made.push(make(a.value * b.value, a.kind, 'product'), make(a.value * (1 - b.value), a.kind, 'rest'));
  else if (b.kind === NUMBER)
    made.push(make(a.value * b.value, a.kind, 'product'), make(a.value / b.value, a.kind, 'quotient'));
  return made.filter(({ value }) => Number.isFinite(value));
}

const joined = (some: readonly Term[], others: readonly Term[]): Term[] =>
  some.flatMap((a) =>
    others.flatMap((b) =>
      (a.of & b.of) === 0 ? [...both(a, b), ...(a.kind === NUMBER || a.kind === b.kind ? both(b, a) : [])] : [],
    ),
  );

/** Sums and means of three and more amounts of a kind. */
function longSums(terms: readonly Term[], kind: string): Term[] {
  let made: readonly { readonly value: number; readonly of: number; readonly size: number }[] = [
    { value: 0, of: 0, size: 0 },
  ];
  for (const term of terms.filter((one) => one.kind === kind))
    made = [
      ...made,
      ...made.map(({ value, of, size }) => ({ value: value + term.value, of: of | term.of, size: size + 1 })),
    ];
  return made
    .filter(({ size }) => size > 1)
    .flatMap(({ value, of, size }): Term[] => [
      { value, kind, of, by: 'sum' },
      { value: value / size, kind, of, by: 'mean' },
    ]);
}

/** Everything that up to three amounts give, and sums of more, each amount used once. */
function reached(terms: readonly Term[], kind: string): Term[] {
  const pairs = joined(terms, terms);
  const sums = longSums(terms, kind);
  const rests: readonly Term[] = terms.filter(isPart).map((one) => ({ ...one, value: 1 - one.value, by: 'rest' }));
  return [
    ...pairs,
    ...rests,
    ...sums,
    ...joined(sums, terms),
    ...joined(pairs, terms),
    ...joined(
      pairs.filter(({ by }) => by === 'product'),
      pairs.filter(({ by }) => by === 'product'),
    ),
  ].filter((one) => one.kind === kind);
}

/** The words that tell an operation: in the clause before the number, or right behind it. */
const CUES: readonly { readonly lead?: RegExp; readonly tail?: RegExp; readonly ways: readonly Way[] }[] = [
  { tail: /^(?: [a-z]+)? left over\b/, lead: /\bremainder (?:is|of) $/, ways: ['remainder', 'rest'] },
  {
    lead: /\baverag(?:e|ed|es)(?: (?:is|was|of|speed|score|price|cost|about|only|just|comes to|a|an))* $/,
    ways: ['quotient', 'mean'],
  },
  {
    lead: /\b(?:leaves|leaving|that left|left with|still (?:has|have|had|need|needs)|only missed|missed|remaining|get back|gets back|(?:profit|change|balance) (?:is|was|comes to))(?: only| about| just| you| us| him| her| them| me| with)* $/,
    tail: /^(?: more)?(?: (?!for\b|from\b|as\b|what\b)[a-z]+){0,2}? (?:are |is |were |was )?(?:still )?(?:left|remaining|remain|standing|to go|to spare|short(?! of)|of change|in change)\b/,
    ways: ['rest'],
  },
  {
    lead: /\b(?:in all|altogether|all together|in total|a total of|together)(?:,? (?:that is|that's|it is|it's|he|she|they|we|you|i|there are|there were|is|are|was|that makes|makes|spent|has|have|had|got|ran|read|paid|walked|made|sold))*(?: about)? $|\b(?:spent|paid|pays|pay|practiced|the total (?:is|was)|total (?:cost|price|distance|time) (?:is|was|of)) $/,
    tail: /^(?: [a-z]+){0,2}? (?:in all|altogether|all together|in total|total)\b/,
    ways: ['sum', 'product'],
  },
  {
    lead: /\b(?:each|everybody|everyone|every one|each one|each (?:kid|child|student|friend|person|piece|box|bag|row|group|team)) (?:gets?|got|has|had|have|pays?|paid|holds?|is|costs?|receives?|received|would get|will get|of them gets)(?: only| exactly| just| about)* $/,
    ways: ['quotient', 'mean', 'product'],
  },
];

const CONCLUDES =
  /(?:^ ?|[.,;:] ?|\b(?:and|but) )(?:so|then|therefore|thus|that's|that is|that makes|that leaves|that means|this makes|this means|this leaves|which is|which makes|which leaves|which means|now|altogether|in all|together|all together|in total|leaving|making|everybody|each|everyone|he|she|they|we|you|i|it|there)\b[^.;:]*$/;
const DRAWN =
  /\b(?:so|therefore|thus|that's|that is|that makes|that leaves|which is|which makes|which leaves|leaving|making)\b[^.;:]*$/;
const OPEN =
  /[?~]|\b(?:suppose|imagine|at least|at most|up to|maybe|perhaps|might|may|wants?|plans?|goal|hopes?|almost|nearly|about|around|roughly|approximately|over|under|between|more than|less than|fewer than|enough|estimate|guess|probably|not|n't|never|another|instead|each other|one half of)\b/;
const NO_STORY =
  /[π~]|\b(?:perimeter|area|volume|triangle|angles?|circle|square|rectangle|digits?|place|prime|factors?|multiples?|slope|equation|expression|ratio|mean|median|range|probability|chance|percent|radius|diameter|tens|ones|hundreds|map|scale|dozens?|quarters?|dimes?|nickels?|penn(?:y|ies)|coins?|weeks?|twice|doubles?|triples?|halves|half as|halfway)\b/;

/** Among more numbers, some always give any result. */
const MOST = 7;

/** Amounts as operands: a bare number may be counted in the unit of the result. */
function termsOf(amounts: readonly Amount[], said: Amount): Term[] {
  return amounts.flatMap(({ base, kind, label }, at): Term[] => {
    const own = { value: base, kind, of: 2 ** at };
    const isBare = kind === NUMBER && label.length === 0 && said.kind !== NUMBER && base >= 1;
    return isBare ? [own, { ...own, value: base * (said.quantity.measure?.factor ?? 1), kind: said.kind }] : [own];
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
    const values = reached(termsOf(others, said), said.kind).flatMap(({ value, by }) =>
      by !== undefined && cue.ways.includes(by) ? [value] : [],
    );
    // Which of the values was meant is not known, so none is named.
    return judged(said, values).map(({ start, end, holds }) => ({ start, end, holds }));
  });
};

const isSilent = (said: Amount, line: Line): boolean =>
  OPEN.test(line.pattern) ||
  said.quantity.computed ||
  isPercent(said) ||
  namesSize(said.quantity) ||
  /^one$/i.test(said.quantity.text) ||
  /^ (?:of|more|less|fewer|times)\b/.test(said.tail);

export const TOLD_RESULT_LAWS: readonly Law[] = [onlyWrong(resultLaw)];
