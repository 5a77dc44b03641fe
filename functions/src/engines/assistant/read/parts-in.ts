import type { PartWish } from '../wish/part.ts';
import { numberOf } from './numbers.ts';

/** What a text says of parts of a set, and the text without them. `total` is how many there are in all, where it says so. */
export type Parted = { readonly parts: readonly PartWish[]; readonly rest: string };

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|1\\d|an? couple|an? few)';
const countOf = (said: string): number => (/couple/.test(said) ? 2 : /few/.test(said) ? 3 : numberOf(said));

/** What may stand before a count that begins the description of a part. */
const OPENS = String.raw`(?:^|[,;:(\n–—]\s*|[.?!]\s+|\b(?:and|plus|with|include|including|includes|want|where|make|makes|have|having|has|need|add|but|is|are|be|in)\s+)`;
const LEAST = String.raw`(?:(?:at least|make|make sure|exactly|just|include|about|around|maybe|want|like|with|have|the other|another|and|of those|of them)\s+)*`;
const OF_THEM = String.raw`(?:\s+(?:of (?:them|these|those|which|the (?:problems|questions|items|ones))|should|must|can|need to|has to|have to|they|students|kids|that))*`;
const VERB = String.raw`(?:\s+(?:be|is|are|being|that|which|where|have|has|having|in which|to be))*`;
/** So many problems, and what they are like; it ends where the next thing is said. */
const PART = new RegExp(
  String.raw`(${OPENS})(${LEAST})(${COUNT})(${OF_THEM}${VERB})\s+(?!-)([^,;:.?!()\n–—]+?)(?=\s*(?:[,;:.?!()\n–—]|$)|,?\s+(?:and|plus|&)\s+(?:make |have )?(?:at least |the other |make |another )*(?:${COUNT}|half|the rest)\b(?!-))`,
  'g',
);
/** What is counted otherwise, or says how many there are in all. */
const NO_PART =
  /^(?:more|min\b|mins|minutes?|days?|weeks?|hours?|kids|students?|boys|girls|th\b|st\b|nd\b|rd\b|digits?|dig\b|steps?\b(?! equations?)|decimal places?|places?|points?|pts|pages?|sentences?|sides?|versions?|forms?|levels?|tiers?|groups?|grade|graders?|gr\b|percent|%|inch\w*|feet|ft|cm|times\b|plus|minus|by (?:\d|an?\b|one)|thing|for (?!each|all)|eighths?|thirds?|fourths?|of|to|or|and|in all|total|each|apiece|max|tops|words?\b(?! (?:problems?|questions?)\b)|variables?|operations|numbers?$|answers?$|ones?$)/;
/** The whole set, called by what it is. */
const ITEMS =
  /^(?:\p{L}+[- ]){0,4}?(?:problems?|questions?|qs?|items?|exercises?|equations?|tickets?|quiz|warm\p{L}*|systems?|inequalities|expressions?|facts|trinomials|quadratics|stor(?:y|ies)|sums|divisions?|additions|subtractions|multiplications?|clocks|sets?|tasks?|starters?|proportions|examples?)\b/u;
const LIKE =
  /^(?:\p{L}+[- ]){0,2}?(?:problems?|questions?|qs?|items?|ones?|exercises?|equations?|systems?) (?=(?:with|where|that|which|whose|on|about|using|for|by|in which)\b)/u;

type Found = PartWish & {
  readonly from: number;
  readonly to: number;
  readonly isLoose: boolean;
  /** True: called problems, or what they are. */
  readonly isCalled?: boolean;
};

/** "Half need regrouping, half don't": of a number of problems, half each. */
const HALF =
  /\bhalf(?: of (?:them|these|those|the (?:problems|questions|ones|items)))?(?: (?:should|must|to|are|be|is|that|which|were))* ([^,;.()\n]+?)(?=\s*(?:[,;.()\n]|$)|\s+(?:and|&)\s+(?:the other |other )?half\b|\s+half\b|\s+and (?:make|have|include|at least)\b)/g;
const DENIES = /^(?:don'?t|dont|not|do not|without|no|with no|without any|with none)$/;

function halvesIn(text: string, total: number): Found[] {
  const found = [...text.matchAll(HALF)];
  const [first] = found;
  if (first === undefined || /^(?:an? hour|hour|past|sheet|page|the class|my class|my kids)\b/.test(first[1] ?? ''))
    return [];
  const own = found.slice(0, 2).map((each, at): Found => {
    const said = (each[1] ?? '').trim();
    const before = (first[1] ?? '').trim().replace(/^(?:need|needs|have|has|with|require)\s+/, '');
    return {
      said: DENIES.test(said) ? `no ${before}` : said,
      count: at === 0 ? Math.ceil(total / 2) : Math.floor(total / 2),
      from: each.index,
      to: each.index + each[0].length,
      isLoose: false,
    };
  });
  return own;
}

/** "5 without remainders and 5 with", "2 with regrouping and 2 without": the second says the same of the other thing. */
function completed(parts: readonly Found[]): Found[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]?.said;
    const bare = /^(with|without|don'?t|dont|not)$/.exec(part.said)?.[1];
    if (bare === undefined || before === undefined) return part;
    const thing = before.replace(/^(?:with(?:out)?|no|that|need(?:s|ing)?|have|has|having)\s+(?:any |a |an )?/, '');
    return { ...part, said: bare === 'with' ? `with ${thing}` : `without ${thing}` };
  });
}

function countedIn(text: string): Found[] {
  const found = [...text.matchAll(PART)].flatMap((match): Found[] => {
    const [all, opens = '', least = '', count = '', of = '', said = ''] = match;
    if (NO_PART.test(said) || said.length < 3) return [];
    const isOf = of.trim() !== '' || /at least|the other|another|include/.test(`${opens}${least}`);
    const isWhole = ITEMS.test(said) && !isOf;
    const like = LIKE.exec(said)?.[0] ?? '';
    if (isWhole && like === '') return [];
    const own = said.slice(like.length).replace(/\s+(?:pls|please|lol|too|as well)$/, '');
    const from = match.index + opens.length;
    return [
      {
        said: own.trim(),
        count: countOf(count),
        from,
        to: match.index + all.length,
        isLoose: like !== '' || !isOf,
        isCalled: like !== '',
      },
    ];
  });
  return completed(found);
}

const LABEL = String.raw`(?:(?:tier|level|set|version|group|part|section|row|round) (?:[a-d]|[1-4])\b|low(?:er|est)?|mid(?:dle)?|high(?:er|est)?|easy|easier|medium|hard(?:er)?|on[- ]level|below(?: level)?|above(?: level)?|beginner|intermediate|advanced|mild|spicy|support|core|challenge|bronze|silver|gold)`;
const LABELLED = new RegExp(
  String.raw`(?:^|[.;:,\n(]\s*|\band )(${LABEL})\s*(?:tier|group|level|set)?\s*(?:\(([^)]*)\))?\s*(?:[:=–-]|(?<=\b[a-d1-4]))\s+(?!and\b)([^.;\n:]+?)(?=\s*(?:[.;\n]|$)|,?\s+(?:and )?${LABEL}\s*[:=–-]|,\s+(?:and )?(?:tier|level|set|version|group|part) (?:[a-d]|[1-4])\b)`,
  'g',
);
const EACH = new RegExp(
  String.raw`\b(${COUNT}) (?:(?:problems?|questions?|items?) )?(?:each|apiece|per (?:tier|level|set|group|version))\b|\b(?:tiers?|levels?|sets?|groups?) of (${COUNT})\b`,
);

/** "Low: one step. Mid: two step. 4 each." */
function labelledIn(text: string, total: number | undefined): Found[] {
  const found = [...text.matchAll(LABELLED)];
  if (found.length < 2) return [];
  const [, each, of] = EACH.exec(text) ?? [];
  const count =
    each !== undefined || of !== undefined
      ? countOf(each ?? of ?? '')
      : total === undefined
        ? 4
        : Math.max(1, Math.round(total / found.length));
  return found.map((match): Found => {
    const [all, label = '', , said = ''] = match;
    const from = match.index + all.indexOf(label);
    return {
      ...{ said: said.replace(EACH, ' ').trim(), title: label.trim(), count },
      ...{ from, to: match.index + all.length, isLoose: false },
    };
  });
}

const TIERS =
  /\b(?:(3|three)|(2|two)) (?:different |separate |difficulty )?(?:levels?|tiers?|difficulties)\b(?! of (?:support|understanding|questions))/;
/** "Three levels of the same, 4 problems each": from easy to hard, where nothing else is said of them. */
function tieredIn(text: string): Found[] {
  const match = TIERS.exec(text);
  const [, each, of] = EACH.exec(text) ?? [];
  if (match === null || (each === undefined && of === undefined)) return [];
  const said = match[1] === undefined ? ['easy', 'hard'] : ['easy', 'medium', 'hard'];
  return said.map(
    (level, at): Found => ({
      ...{ said: level, title: `level ${at + 1}`, count: countOf(each ?? of ?? ''), isLoose: false },
      ...{ from: match.index, to: at === 0 ? match.index + match[0].length : match.index },
    }),
  );
}

/** "One discount one tax one markup": a run without marks is a list. */
const RUN =
  /\b(?:one|1|two|2) \p{L}+(?: (?!one\b|two\b|and\b)\p{L}+)?(?: (?:and )?(?:one|1|two|2) \p{L}+(?: (?!one\b|two\b|and\b)\p{L}+)?){1,4}(?=\s*(?:$|[.,;!?)]))/gu;
const withCommas = (text: string): string =>
  text.replace(RUN, (run) => run.replace(/(?<=\p{L}) (?:and )?(?=(?:one|1|two|2) \p{L})/gu, ', '));

const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'];
/** "Product, quotient, power of a power, one each", "all four operations, 3 each". */
const LISTED = new RegExp(
  String.raw`(?:\b(all (?:four|4) operations)\b|(?:[(:]|\b(?:of|on|about|for|covering|reviewing|review)\s)\s*([^():.;\n]+?(?:,|\band\b)[^():.;\n]+?))\s*(?:[,–—-]+\s*|\s)(?:with )?(${COUNT}) (?:of )?each\b`,
);
/** "One of each: add to, take from, compare." */
const EACH_OF = new RegExp(String.raw`\b(${COUNT}) (?:of )?each ?[:–—] ?()([^():.;\n]+?(?:,|\band\b)[^():.;\n]+)`);
function listedIn(text: string): Found[] {
  const behind = EACH_OF.exec(text);
  const match = behind ?? LISTED.exec(text);
  if (match === null) return [];
  const [all, four, list = '', count = ''] = behind ? [behind[0], undefined, behind[3], behind[1]] : match;
  const names = four === undefined ? list.split(/\s*(?:,\s*(?:and\s+)?|\band\b|&)\s*/) : OPERATIONS;
  const own = names.map((each) => each.trim()).filter((each) => each.length > 2 && each.split(' ').length < 6);
  if (own.length < 2) return [];
  return own.map(
    (said, at): Found => ({
      ...{ said, count: countOf(count), isLoose: false },
      ...{ from: match.index, to: at === 0 ? match.index + all.length : match.index },
    }),
  );
}

const PLACED = new RegExp(
  String.raw`\b(?:the )?(first|last) (${COUNT})(?: (?:problems?|questions?|ones?|items?))?(?: (?:should|must|are|be|is|have|has|with|to|can))* ([^,;.()\n]+?)(?=\s*(?:[,;.()\n]|$)|\s+and\s+(?:the )?(?:last|next|other|rest)\b)`,
  'g',
);
const PLACED_AFTER = new RegExp(
  String.raw`(?:^|[,;.(]\s*)([^,;.()\n]{4,60}?) (?:in|for|on) (?:the )?(first|last) (${COUNT})\b`,
  'g',
);
/** "No exponents in the first five", "last two harder". */
function placedIn(text: string): Found[] {
  const after = [...text.matchAll(PLACED_AFTER)].map(
    ({ 0: all, 1: said = '', 2: place = '', 3: count = '', index }): Found => ({
      ...{ said, count: countOf(count), isLoose: false, ...(place === 'first' && { first: true }) },
      ...{ from: index + all.indexOf(said), to: index + all.length },
    }),
  );
  if (after.length > 0) return after;
  return [...text.matchAll(PLACED)].map(
    ({ 0: all, 1: place = '', 2: count = '', 3: said = '', index }): Found => ({
      ...{ said, count: countOf(count), isLoose: false, ...(place === 'first' && { first: true }) },
      ...{ from: index, to: index + all.length },
    }),
  );
}

const without = (text: string, found: readonly Found[]): string =>
  found
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(Math.max(0, to - from))}${rest.slice(to)}`,
      text,
    );

const MOST = { count: 20, parts: 8, said: 70 } as const;
const plain = ({ said, count, title, first, among }: Found): PartWish => ({
  said: said.replace(/\s+/g, ' ').trim().slice(0, MOST.said),
  count: Math.min(MOST.count, count),
  ...(title !== undefined && { title: title.slice(0, 30) }),
  ...(first && { first }),
  ...(among && { among }),
});

/** Where parts are more than the whole, the last ones are among the others: "half from a table, at least two negative". */
function overlaid(all: readonly Found[], total: number): Found[] | undefined {
  let sum = 0;
  const own = all.map((part): Found => {
    sum += part.count;
    return sum > total ? { ...part, among: true } : part;
  });
  return own[0]?.among ? undefined : own;
}

/** "To the nearest ten and nearest hundred" are two halves of a set. */
const NEAREST =
  /\bto (?:the )?nearest (\w+) (?:and|&) (?:to )?(?:the )?(?:nearest )?(tens?|hundreds?|thousands?|tenths?|hundredths?|thousandths?|whole numbers?)\b/g;

/**
 * The parts of which a set is to consist, where a text in small letters tells several: "2 by substitution, 1 no solution",
 * "half need regrouping, half don't", "one of them a word problem". `total`: how many there are in all.
 */
export function partsIn(typed: string, total: number | undefined): Parted {
  const text = withCommas(typed).replace(NEAREST, (all, one: string, other: string) =>
    total !== undefined && total > 1 ? `half rounded to the nearest ${one}, half rounded to the nearest ${other}` : all,
  );
  const named = labelledIn(text, total);
  const labelled = named.length > 0 ? named : tieredIn(text);
  const listed = labelled.length > 0 ? [] : listedIn(text);
  const fixed = [...labelled, ...listed];
  const bare = without(text, fixed);
  const halves = fixed.length > 0 || total === undefined || total < 2 ? [] : halvesIn(bare, total);
  const placed = fixed.length > 0 ? [] : placedIn(without(bare, halves));
  const counted = (fixed.length > 0 ? [] : countedIn(without(bare, [...halves, ...placed]))).filter(
    ({ count, isLoose }) => !isLoose || count !== total,
  );
  const [whole, ...others] = counted;
  const isWhole =
    total === undefined &&
    whole?.isCalled &&
    others.length > 0 &&
    others.reduce((sum, { count }) => sum + count, 0) <= whole.count;
  if (isWhole) return partsIn(text, whole.count);
  const loose = counted.filter(({ isLoose }) => isLoose);
  // One loose count alone is how many there are: "three with regrouping".
  const counting = total === undefined && loose.length < 2 ? counted.filter(({ isLoose }) => !isLoose) : counted;
  const all = [...fixed, ...halves, ...placed, ...counting].toSorted((one, other) => one.from - other.from);
  const sum = all.reduce((each, { count }) => each + count, 0);
  if (all.length === 0 || all.length > MOST.parts || sum > MOST.count) return { parts: [], rest: typed };
  const isOver = total !== undefined && sum > total && fixed.length === 0;
  const own = isOver ? overlaid(all, total) : all;
  if (own === undefined) return { parts: [], rest: typed };
  return { parts: own.map(plain), rest: without(text, all).replace(/ {2,}/g, ' ') };
}

const CHIP = /^(?:(.{2,30}): )?(?:(first|among them) )?(\d{1,2}) (?!digit|dig\b|step|place)(\S.{2,})$/;
/** A part as the chip of a form says it, and back. */
export const partSaid = ({ said, count, title, first, among }: PartWish): string =>
  `${title === undefined ? '' : `${title}: `}${first ? 'first ' : ''}${among ? 'among them ' : ''}${count} ${said}`.slice(
    0,
    80,
  );
export function partOfChip(chip: string): PartWish | undefined {
  const [, title, place, count, said = ''] = CHIP.exec(chip) ?? [];
  return count === undefined
    ? undefined
    : {
        ...{ said, count: Number(count) },
        ...(title !== undefined && { title }),
        ...(place === 'first' && { first: true }),
        ...(place === 'among them' && { among: true }),
      };
}
