import { type Amount, isMoney, isPercent, type Law, type Line, type Scene } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { isReachable, type Term } from '../story/derive.ts';
import { has, isFraction, weighed } from './weighed-amounts.ts';

/** What the words at a number say it follows by, from the amounts before it. */
type Cue = {
  /** Words between the number before and this one, which end at it. */
  readonly lead?: RegExp;
  /** Words right after it. */
  readonly tail?: RegExp;
  readonly values: (before: readonly Amount[], said: Amount) => readonly number[];
};

const alike = (before: readonly Amount[], said: Amount): readonly Amount[] =>
  before.filter((one) => one.kind === said.kind && !isPercent(one) && (!isFraction(one) || isFraction(said)));

/** Each two of some amounts, the nearest ones first. */
function pairsOf(amounts: readonly Amount[]): (readonly [Amount, Amount])[] {
  return amounts.flatMap((a, at) => amounts.slice(at + 1).map((b) => [a, b] as const)).toReversed();
}

const differences = (before: readonly Amount[], said: Amount): number[] =>
  pairsOf(alike(before, said)).map(([a, b]) => Math.abs(a.base - b.base));

/** Sums of amounts in a row that end at one of the last. */
function sums(before: readonly Amount[], said: Amount): number[] {
  const own = alike(before, said);
  return [0, 1].flatMap((skip) =>
    [2, 3, 4, 5].flatMap((count) => {
      const row = own.slice(0, own.length - skip).slice(-count);
      return row.length === count ? [row.reduce((sum, { base }) => sum + base, 0)] : [];
    }),
  );
}

/** Products of a number and an amount. */
const products = (before: readonly Amount[], said: Amount): number[] =>
  pairsOf(before).flatMap(([a, b]) =>
    (a.kind === 'num' && b.kind === said.kind) || (b.kind === 'num' && a.kind === said.kind) ? [a.base * b.base] : [],
  );
const quotients = (before: readonly Amount[], said: Amount): number[] =>
  pairsOf(before).flatMap(([a, b]) => [
    ...(a.kind === said.kind && b.kind === 'num' ? [a.base / b.base] : []),
    ...(b.kind === said.kind && a.kind === 'num' ? [b.base / a.base] : []),
    ...(a.kind === b.kind && said.kind === 'num' ? [a.base / b.base, b.base / a.base] : []),
  ]);

/** What is left of an amount: without one other, without two others, over after a division. */
function rests(before: readonly Amount[], said: Amount): number[] {
  const own = alike(before, said);
  const two = own.slice(-3);
  const three = two.length === 3 ? [(two[0]?.base ?? 0) - (two[1]?.base ?? 0) - (two[2]?.base ?? 0)] : [];
  const over = pairsOf(own).flatMap(([a, b]) => (Number.isInteger(a.base) && b.base > 1 ? [a.base % b.base] : []));
  const made = products(before, said).flatMap((value) => own.map((one) => value - one.base));
  return [...differences(before, said), ...three, ...over, ...made].filter((value) => value > 0);
}

const parts = (before: readonly Amount[], said: Amount): number[] =>
  before
    .filter(isPercent)
    .flatMap(({ quantity: { value } }) =>
      alike(before, said).flatMap(({ base }) => [base * value, base * (1 - value), base * (1 + value)]),
    );
const CUES: readonly Cue[] = [
  {
    tail: /^ (?:[a-z]+ )?(?:more|fewer|less|warmer|colder|cooler|higher|lower|older|younger|taller|shorter|longer|heavier|lighter|farther|faster|apart)\b(?! than #| from)/,
    values: differences,
  },
  {
    lead: /\b(?:difference|increase|decrease|rise|drop|change|gain|loss|gap)(?: [a-z]+){0,2}? (?:of|is|was)(?: only| just| about)? $/,
    values: differences,
  },
  {
    tail: /^ (?:[a-z]+ )?(?:in all|altogether|in total|total|all together|combined)\b/,
    values: (before, said) => [...sums(before, said), ...products(before, said), ...parts(before, said)],
  },
  {
    lead: /\b(?:total|totals|sum|altogether|in all|together|adds? up to|add to|bill|for a total of)\b(?: [a-z']+){0,4} $/,
    values: (before, said) => [...sums(before, said), ...products(before, said), ...parts(before, said)],
  },
  {
    tail: /^ (?:[a-z]+ ){0,2}?(?:left|remain|remaining|remains|to go|still to go|uneaten|empty|back|in change|of change|unsold|unused|on the inside|off the inside)\b/,
    values: rests,
  },
  { lead: /\b(?:leaves?|leaving|left with|change is|remaining|what is left is)(?: [a-z]+){0,2} $/, values: rests },
  {
    tail: /^ (?:[a-z]+ )?(?:each|apiece|per [a-z]+|an? (?:hour|minute|day|week|month|year|pound|ounce|gallon|mile|pair|piece|person|student))\b/,
    values: (before, said) => [...quotients(before, said), ...products(before, said)],
  },
  {
    lead: /\b(?:costs?|cost|comes? to|came to|runs? you|charges?|earns?|earned|makes|made)(?: [a-z]+){0,1} $/,
    values: (before, said) => [
      ...products(before, said),
      ...quotients(before, said),
      ...parts(before, said),
      ...sums(before, said),
    ],
  },
];

const DRAWN =
  /^(?:,|;)? ?(?:and |but )?(?:so|thus|therefore|that's|that is|that makes|which is|which makes|which leaves|leaving|making|or|for a total of|then|altogether|in all|together|now)\b/;
const HYPOTHETICAL =
  /[?]|\b(?:not|isn't|aren't|can't|cannot|never|instead|estimate|about|almost|nearly|roughly|around|approximately)\b/;
const NEW = /\b(?:another|other|also|too|different|next)\b/;

/** Whether a number can be made from the numbers around it in another way; then it is not a slip. */
function isMadeOtherwise(said: Amount, around: readonly Amount[]): boolean {
  const factor = said.quantity.measure?.factor ?? 1;
  const givens = around.slice(-6).map((one): Term[] => {
    const value = one.kind === said.kind ? one.base / factor : one.quantity.value;
    const kind = one.kind === said.kind ? said.kind : one.kind === 'num' ? 'num' : one.kind;
    return isPercent(one) || (isFraction(one) && one.quantity.value < 1)
      ? [
          { value, kind },
          { value: 1 - value, kind },
          { value: 1 + value, kind },
        ]
      : [{ value, kind }];
  });
  const target = {
    value: said.quantity.value,
    kind: said.kind,
    places: said.quantity.places,
    about: false,
    whole: false,
  };
  return isReachable(givens, target, 3);
}

/** Whether the number is new: what is told first, the size of a thing, a condition. */
function isGiven(said: Amount, line: Line, at: number): boolean {
  if (at < 2 || HYPOTHETICAL.test(line.pattern) || NEW.test(`${said.lead} ${said.tail}`) || said.quantity.computed)
    return true;
  // "Get ten more", "add 5 more": what is done next is new.
  if (/\b(?:get|gets|add|adds|buy|buys|borrow|borrows|take|takes) $/.test(said.lead)) return true;
  if (/^[\d.,/]+-[a-z]/i.test(said.quantity.text) || /^one$/i.test(said.quantity.text)) return true;
  return (
    /\b(?:for|in|after|every|each|of|from|by|at|with|between|per|an?|another) $/.test(said.lead) &&
    !/\b(?:total|sum|difference|increase|decrease|rise|drop|gain|loss|change|left with) (?:of|by) $/.test(said.lead)
  );
}

const COINS = /\b(?:quarters|dimes|nickels|pennies|coins|bills)\b/i;
const FIRST_APART =
  /\b(?:doubles?|triples?|halves|doubled|tripled) (?:every|each)\b|\b(?:for the first|each (?:extra|additional|more)|every (?:extra|additional))\b/;

/** Amounts whose words tell by which operation they follow from the amounts before them. */
const cueLaw: Law = (scene: Scene) =>
  scene.amounts.flatMap((said, at): Finding[] => {
    const line = scene.lines[said.sentence];
    const near = scene.amounts
      .slice(0, at)
      .filter((one) => said.sentence - one.sentence <= 2)
      .slice(-7);
    if (!line || isGiven(said, line, at) || (isFraction(said) && !isPercent(said))) return [];
    const tail = said.tail.split(/[,;.]/)[0] ?? '';
    const cues = CUES.filter((cue) => cue.lead?.test(said.lead) || cue.tail?.test(tail));
    // "$15 for the first dog and $5 for each extra dog": not all of them are counted alike.
    if (isPercent(said) || FIRST_APART.test(scene.reading.pattern)) return [];
    // "3 of them", of coins: a count, and no money.
    if (
      isMoney(said) &&
      /#\d+ of (?:them|those)\b/.test(scene.reading.pattern) &&
      COINS.test(scene.lines.map(({ text }) => text).join(' '))
    )
      return [];
    const values = cues.flatMap((cue) => cue.values(near, said)).filter((value) => Number.isFinite(value) && value > 0);
    if (
      values.length === 0 ||
      has(
        said,
        near.map(({ base }) => base),
      )
    )
      return [];
    // That a number fits one operation does not tell that this one was meant.
    if (has(said, values)) return [];
    // Without a word that draws a conclusion, a number of one digit is too likely to be new.
    const isDrawn =
      DRAWN.test(said.lead) ||
      DRAWN.test(line.pattern) ||
      /\b(?:altogether|in all|total|left)\b/.test(said.lead + tail);
    if (!isDrawn && !isMoney(said) && said.quantity.value < 100) return [];
    // What is told before the end may be given: it follows only if a word says so.
    const isEnd = scene.amounts.slice(at + 1).every(({ sentence }) => sentence === said.sentence);
    if (!isEnd && !DRAWN.test(said.lead) && !DRAWN.test(line.pattern)) return [];
    const found = values.flatMap((value) => weighed(said, [value], []));
    const others = [
      ...scene.amounts.slice(0, at),
      ...scene.amounts.slice(at + 1).filter(({ sentence }) => sentence === said.sentence),
    ];
    const [first] = found;
    // Which of several operations was meant is not known, so no value is named.
    return first && !isMadeOtherwise(said, others) ? [{ start: first.start, end: first.end, holds: false }] : [];
  });

const SPOKEN: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [/^ (?:divided by|over) $/, (a, b) => a / b],
  [/^ (?:times|multiplied by) $/, (a, b) => a * b],
  [/^ plus $/, (a, b) => a + b],
  [/^ minus $/, (a, b) => a - b],
];
const SO =
  /^,? (?:so|which (?:is|gives|makes)|that is|that's|is|gives|giving|equals|makes|or|for|and that's|and get|to get)(?: (?:the|its|our|a|an|their|we|you|they|get|gets|have|each|[a-z]+ (?:is|are|of|was|has|must be))){0,4}(?: [a-z]+)? (?:is |are |of |was |get |gets |have )?$/;

/** "9 divided by 3, so the slope is 3"; "720 degrees, which is 180 times 4". */
const spokenLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((a, at): Finding[] => {
      const b = line.amounts[at + 1];
      const make = b && SPOKEN.find(([pattern]) => pattern.test(b.lead))?.[1];
      if (!b || !make || /[?]/.test(line.pattern) || isPercent(a) || isPercent(b) || isFraction(a)) return [];
      const [before, after] = [line.amounts[at - 1], line.amounts[at + 2]];
      const isLonger =
        (after && SPOKEN.some(([pattern]) => pattern.test(after.lead))) ||
        SPOKEN.some(([pattern]) => pattern.test(a.lead)) ||
        /\b(?:and|of|more|less|half|twice|square[sd]?) $/.test(a.lead);
      if (isLonger) return [];
      const value = make(a.quantity.value, b.quantity.value);
      if (
        after &&
        (SO.test(after.lead) ||
          /^,? (?:so|which|that|is|equals|gives)\b[^,]* (?:is|get|of|gives|equals) $/.test(after.lead)) &&
        !isPercent(after) &&
        !/^ (?:times|more|less|of|r ?#)/.test(after.tail)
      )
        return weighed(after, [value * (after.quantity.measure?.factor ?? 1)], []);
      if (
        before &&
        /^(?:,? (?:which|that|this) is|,? because it is|,? or| is) $/.test(a.lead) &&
        !isPercent(before) &&
        !after
      )
        return weighed(before, [value * (before.quantity.measure?.factor ?? 1)], []);
      return [];
    }),
  );

/** "40 and 30 is 70", "−7 and 2 multiply to −14 and add to −5". */
const andLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((a, at): Finding[] => {
      const [b, c, d] = line.amounts.slice(at + 1, at + 4);
      if (
        !b ||
        !c ||
        b.lead !== ' and ' ||
        /[?]/.test(line.pattern) ||
        [a, b, c].some((one) => isPercent(one) || isFraction(one))
      )
        return [];
      const [x, y] = [a.quantity.value, b.quantity.value];
      const values: readonly (readonly [RegExp, number])[] = [
        [/^ (?:is|are|make|makes) $/, x + y],
        [/^,? (?:(?:which|they) )?(?:add|adds|add up|sum) (?:up )?to $/, x + y],
        [/^,? (?:(?:which|they) )?multiply to $|^ have a product of $/, x * y],
      ];
      const value =
        a.kind === b.kind && a.kind === c.kind ? values.find(([pattern]) => pattern.test(c.lead))?.[1] : undefined;
      const isList = /(?:^,? |\b(?:sides?|angles?|between|from|of) )$/.test(a.lead);
      if (value === undefined || isList) return [];
      const first = weighed(c, [value * (c.quantity.measure?.factor ?? 1)], []);
      const second = d && / and add to $/.test(d.lead) ? weighed(d, [x + y], []) : [];
      return [...first, ...second];
    }),
  );

/** Laws by the words next to a number. */
export const CUE_CONCEPTS: readonly Law[] = [cueLaw, spokenLaw, andLaw];
