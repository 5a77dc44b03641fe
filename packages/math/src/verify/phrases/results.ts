import { type Amount, isMoney, isPercent, judged, type Law, type Line } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';

/** Sums of two or more of some values. */
function subsetSums(values: readonly number[], most: number): number[] {
  let sums: { readonly sum: number; readonly count: number }[] = [{ sum: 0, count: 0 }];
  for (const value of values)
    sums = [
      ...sums,
      ...sums.filter(({ count }) => count < most).map(({ sum, count }) => ({ sum: sum + value, count: count + 1 })),
    ];
  return sums.filter(({ count }) => count > 1).map(({ sum }) => sum);
}

const MOST = 9;
const isPart = ({ quantity: { form, value } }: Amount): boolean => /fraction|percent|words/.test(form) && value < 1;
const alike = (before: readonly Amount[], said: Amount): number[] =>
  before.filter((one) => one.kind === said.kind && isPercent(one) === isPercent(said)).map(({ base }) => base);
const numbers = (before: readonly Amount[]): number[] =>
  before.filter(({ kind }) => kind === 'num').map(({ base }) => base);

function products(before: readonly Amount[], said: Amount): number[] {
  return before.flatMap((a, at) =>
    before
      .slice(at + 1)
      .flatMap((b) =>
        (a.kind === 'num' && b.kind === said.kind) || (b.kind === 'num' && a.kind === said.kind) || said.kind === 'num'
          ? [a.base * b.base]
          : [],
      ),
  );
}
/** Doubles and halves, which words such as "twice" and "the same again" make. */
const scaled = (values: readonly number[]): number[] =>
  values.flatMap((value) => [value, 2 * value, value / 2, 3 * value]);

const totals = (before: readonly Amount[], said: Amount, isScaled: boolean): number[] => {
  const own = alike(before, said).slice(-MOST);
  const made = products(before.filter((one) => !isPart(one)).slice(-MOST), said);
  return [
    ...subsetSums(own, MOST),
    ...made,
    ...subsetSums([...own, ...made].slice(0, 16), 3),
    ...(isScaled ? subsetSums(scaled(own).slice(0, 16), 3) : []),
    ...made.flatMap((value) => numbers(before).map((count) => value * count)),
  ];
};

/** Words that say that a number is all of some others together. */
const ALL_LEAD =
  /(?:\b(?:together|altogether|in all|all together|put together|in total|add(?:ing)? (?:them|these|those|both|all (?:of them|three|four|five))(?: all)?(?: up| together)?|the (?:total|sum)(?: for [a-z ]{1,16}| of (?:all|both|these|those) [a-z ]{1,16})?|(?:over|in|on) (?:both|the two) [a-z]+)\b,? ?(?:[a-z]+ ){0,2}?(?:is|are|was|that's|that is|it's|makes?|made|gives?|gave|equals?|comes? to|have|has|had|(?:have|has|had|makes?) an? [a-z]+ of|get|there are|there were|read|ran|walked|sold|ate)|\bfor a total of)(?: us| you)?(?: about| just| only| exactly)? $/;
const ALL_TAIL =
  /^ (?:[a-z]+ ){0,2}(?:altogether|in all|in total|all together|total)(?=[.,;!]|$| and\b| on\b| in\b| of\b| for\b)/;
const IS_RESULT = /^(?: [a-z]+){0,2},? (?:is|makes|gives|equals|are|which is)(?: just| only)? $/;
const TOGETHER = /\b(?:put together|together|adding them|altogether)\b/;
const EACH = /\b(?:each|every|per|times)\b/;
const SCALED = /\b(?:twice|double|triple|times as)\b/;
const DRAWN = /\b(?:so|then|now|makes|which is|that's|that is|together|those)\b(?! far)/;
const OPEN =
  /[?~]|\b(?:if|not|isn't|aren't|doesn't|needs?|wants?|another|more than|less than|fewer|since|because|goal|should|could|would|estimate|about|nearly|almost|might|instead|times as)\b/;
/** With one of these words one number of a kind is enough. */
const MANY = /\b(?:each|every|twice|double|half|same)\b/;
const NEW = /\b(?:another|other|next|new|also)\b/;

const OTHER = /\b(?:second|first|third|next|other|another)\b/;

const isSaid = (said: Amount, line: Line | undefined): line is Line =>
  line !== undefined &&
  !OPEN.test(line.pattern) &&
  !EACH.test(`${said.lead.split(/, so |; /).at(-1)} ${said.tail}`) &&
  !said.quantity.computed &&
  !NEW.test(said.lead) &&
  !OTHER.test(line.pattern);

/** The totals that a number may be, the likeliest first; none where too little is known. */
function totalsFor(said: Amount, line: Line, before: readonly Amount[], lines: readonly Line[]): readonly number[] {
  const words = lines.map(({ pattern }) => pattern).join(' ');
  // What doubles every day is more than what is told of it.
  if (/\b(?:doubles?|triples?|halves|doubled|tripled) (?:every|each)\b/.test(words)) return [];
  const same = before.filter(({ kind }) => kind === said.kind);
  const inLine = alike(
    before.filter((one) => one.sentence === said.sentence),
    said,
  );
  // "The pieces are 60 and 24, for a total of 84."
  if (inLine.length > 1 && / for a total of $/.test(said.lead) && !EACH.test(line.pattern))
    return [inLine.reduce((sum, value) => sum + value, 0)];
  if (lines.slice(0, said.sentence + 1).some(({ pattern }) => pattern.includes('~'))) return [];
  // "20 and 30 is 50, 8 and 5 is 13. Put together, that's 63": the results are put together.
  const results = same.filter((one) => IS_RESULT.test(one.lead));
  const last = results.at(-1)?.quantity.end ?? 0;
  const parts = [...results, ...same.filter(({ quantity }) => quantity.start >= last)].map(({ base }) => base);
  if (results.length > 1 && TOGETHER.test(said.lead)) return subsetSums(parts, MOST).toReversed();
  const own = alike(
    before.filter((one) => !isPart(one)),
    said,
  );
  if (own.length === 0 || (own.length === 1 && !MANY.test(words))) return [];
  return [...subsetSums(own, MOST).toReversed(), ...totals(before, said, SCALED.test(words))];
}

/** "20 and 30 is 50, 8 and 5 is 13. Put together, that's 63": a total of amounts that were told. */
const allLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const isAll = ALL_LEAD.test(said.lead) || (ALL_TAIL.test(said.tail) && DRAWN.test(said.lead));
    const line = lines[said.sentence];
    if (!isAll || !isSaid(said, line) || isPart(said) || isMoney(said) !== amounts.some(isMoney)) return [];
    if (/^ ?[+=×]|\+/.test(said.tail) || line.text.includes('=')) return [];
    const values = totalsFor(said, line, amounts.slice(0, at), lines);
    // That one of many sums fits does not say that it is the meant one.
    return values.length === 0 ? [] : judged(said, values).filter(({ holds }) => !holds);
  });

export const RESULT_LAWS: readonly Law[] = [allLaw];
