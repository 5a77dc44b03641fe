import { POLYGONS } from '../reading/angles.ts';
import type { Finding } from '../reading/rule.ts';
import { labelBehind } from '../story/mentions.ts';
import { type Amount, earlierThan, judged, type Law, type Line, shares } from './scene.ts';

const isLength = ({ kind }: Amount): boolean => kind === 'm^1';
const RIGHT =
  /\b(?:pythag\w*|right triangle|right-angled|ladder|hypotenuse|diagonal|straight (?:line )?(?:back|home)|shortcut)\b/;
const LONGEST = /\b(?:hypotenuse|diagonal|ladder|straight|shortcut|wire|ramp|string|cable)\b/;
const LEG =
  /\b(?:leg|walls?|from the (?:base|building|house|tree|pole)|away from|base|foot|reach(?:es|ed)?|up the|high|tall|height|legs|wide|width|long side|rise|north|south|east|west|ground|horizontal)\b/;

/** What each length is: by the word right behind it, else by the last one before it, else as in the list before. */
function rolesOf(lengths: readonly Amount[]): ('long' | 'leg' | undefined)[] {
  const last = (words: string, pattern: RegExp): number =>
    Math.max(-1, ...[...words.matchAll(new RegExp(pattern.source, 'g'))].map(({ index }) => index));
  const roles: ('long' | 'leg' | undefined)[] = [];
  for (const { lead, tail } of lengths) {
    const behind = tail.split(/[,.]/)[0] ?? '';
    const [long, leg] = [last(lead, LONGEST), last(lead, LEG)];
    if (/^[ -](?:foot |meter |long )*(?:long )?ladder\b/.test(tail)) roles.push('long');
    else if (lead === ' and ' && roles.length > 0) roles.push(roles.at(-1));
    else if (long !== leg) roles.push(long > leg ? 'long' : 'leg');
    else roles.push(LEG.test(behind) ? 'leg' : LONGEST.test(behind) ? 'long' : undefined);
  }
  return roles;
}

/** "A ladder 10 feet long leans on a wall with its foot 6 feet from the wall. It reaches 8 feet up the wall." */
const rightTriangleLaw: Law = ({ lines, amounts }) => {
  const whole = lines.map(({ pattern }) => pattern).join(' ');
  if (!RIGHT.test(whole) || !/\b(?:ladder|right triangle|pythag\w*)\b/.test(whole) || /[?]/.test(whole)) return [];
  const lengths = amounts.filter((one) => isLength(one) && !one.quantity.computed);
  const [a, b, said, more] = lengths;
  const factors = new Set(lengths.map(({ quantity }) => quantity.measure?.factor));
  if (!a || !b || !said || more || factors.size > 1) return [];
  const [p, q, r] = rolesOf([a, b, said]);
  if (p === undefined || q === undefined || r === undefined || [p, q, r].filter((one) => one === 'long').length !== 1)
    return [];
  const [legs, long] = [
    [a, b, said].filter((_, at) => [p, q, r][at] === 'leg'),
    [a, b, said].find((_, at) => [p, q, r][at] === 'long'),
  ];
  const value =
    said === long
      ? Math.hypot(legs[0]?.base ?? 0, legs[1]?.base ?? 0)
      : Math.sqrt((long?.base ?? 0) ** 2 - (legs.find((one) => one !== said)?.base ?? 0) ** 2);
  return judged(said, [value]);
};

const SUMS: readonly (readonly [RegExp, number])[] = [
  [/\bcomplement(?:s|ary)?\b/, 90],
  [/\bsupplement(?:s|ary)?\b/, 180],
];

const PAIRS: readonly (readonly [RegExp, number])[] = [
  [/\blinear pair\b|\bsupplementary\b|\bstraight (?:angle|line)\b/, 180],
  [/\bcomplementary\b|\bright angle is (?:split|divided|cut)\b/, 90],
];

/** "Angles A and B are complementary. Angle A is 32°, so angle B is 58°." */
function anglePair(lines: readonly Line[], amounts: readonly Amount[]): readonly Finding[] {
  const text = lines.map(({ pattern }) => pattern).join(' ');
  const sums = PAIRS.filter(([pattern]) => pattern.test(text)).map(([, sum]) => sum);
  const isAngle = (one: Amount): boolean => one.kind === 'deg^1' && ![90, 180, 360].includes(one.quantity.value);
  const [a, b, more] = amounts.filter(isAngle);
  const [sum, other] = sums;
  if (!a || !b || more || sum === undefined || other !== undefined) return [];
  if (/[?~]|\b(?:not|triangle|twice|times|more|less|larger|smaller|too)\b/.test(text)) return [];
  return /\b(?:is|are|measures?|and|of|must be|equals) $/.test(b.lead)
    ? judged(b, [((sum - a.quantity.value) * b.base) / b.quantity.value])
    : [];
}

/** "If one angle is 28°, its complement is 62°." */
const complementLaw: Law = ({ lines, amounts }) => {
  const pair = anglePair(lines, amounts);
  if (pair.length > 0) return pair;
  let known: Amount | undefined;
  return lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((one): Finding[] => {
      const isAngle = one.kind === 'deg^1' || (one.kind === 'num' && known?.kind === 'deg^1');
      if (!isAngle) return [];
      const word =
        /\b(complement|supplement)(?:ary angle)?(?: of (?:it|this angle|that angle))?(?: is| measures| must be| has to be| would be| equals)(?: an angle of| only| just)? $/.exec(
          one.lead,
        )?.[1];
      const before = known;
      if (word === undefined) {
        if (![90, 180, 360].includes(one.quantity.value)) known = one;
        return [];
      }
      const sum = SUMS.find(([pattern]) => pattern.test(word))?.[1];
      const isCompared = /^ (?:[a-z]+ )?(?:larger|greater|more|less|smaller|bigger)\b/.test(one.tail);
      if (!before || sum === undefined || isCompared || /[?~]/.test(line.pattern)) return [];
      return judged(one, [((sum - before.quantity.value) * one.base) / one.quantity.value]);
    }),
  );
};

const REGULAR = new RegExp(`\\b(?:regular|equilateral) (${[...POLYGONS.keys()].join('|')})\\b`);
const EACH =
  /\b(?:each|every)(?: one| angle| interior angle| of (?:its|the|these|them)(?: [a-z]+)?)?(?: of them)?,? (?:is|measures|has|must be|comes to|equals|would be)(?: about| exactly)? $/;

/** "A regular pentagon … The angles add to 540 degrees, so each one is 108 degrees." */
const regularLaw: Law = ({ lines }) => {
  const whole = lines.map(({ pattern }) => pattern).join(' ');
  const sides = POLYGONS.get(REGULAR.exec(whole)?.[1] ?? '');
  if (sides === undefined) return [];
  const isOuter = /\b(?:exterior|central)\b/.test(whole);
  return lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((one): Finding[] => {
      const isOne =
        EACH.test(one.before) ||
        /\b(?:an|one|each) (?:exterior|interior|central) angle of (?:a|the) regular [a-z]+ (?:is|measures) $/.test(
          one.before,
        );
      if (one.kind !== 'deg^1' || !isOne || /[?~]/.test(line.pattern)) return [];
      if (isOuter)
        return /\binterior\b/.test(whole) ? [] : judged(one, [(360 / sides / one.quantity.value) * one.base]);
      return judged(one, [(((sides - 2) * 180) / sides / one.quantity.value) * one.base]);
    }),
  );
};

const VERTEX = /\b(?:vertex|top) angle(?: of| is| measures)(?: an angle of)? $/;
const BASE =
  /\bbase angles?(?: of| is| are| measures?)(?: each)? $|\b(?:other two|equal) angles (?:are|measure)(?: each)? $/;

/** "An isosceles triangle has a vertex angle of 40°. Each base angle is 70°." */
const isoscelesLaw: Law = ({ lines, amounts }) => {
  if (!lines.some(({ pattern }) => /\bisosceles\b/.test(pattern)) || lines.some(({ pattern }) => pattern.includes('?')))
    return [];
  const angles = amounts.filter(({ quantity }) => quantity.value !== 180);
  const [given, said, more] = angles;
  if (!given || !said || more || given.kind !== said.kind || !/deg|num/.test(said.kind)) return [];
  const { value } = given.quantity;
  const unit = said.base / said.quantity.value;
  if (VERTEX.test(given.lead) && BASE.test(said.lead)) return judged(said, [((180 - value) / 2) * unit]);
  return BASE.test(given.lead) && VERTEX.test(said.lead) ? judged(said, [(180 - 2 * value) * unit]) : [];
};

const TOTAL = /\b(?:total|altogether|in all|adds? (?:up )?to|sum)\b/;
const SHARED =
  /(?:^|[ ,;])(?:each|every)(?: one)?(?: of (?:the|them|these))?(?: #\d+)?((?: [a-z]+){0,2}?) (?:is|gets?|has|pays?|costs?|weighs?|receives?|measures?|takes?|must be|would be)(?: about| exactly| only| just)* $/;

/** "Five equal pieces are 40 cm long in all, so each is 8 cm long." */
const eachOfTotalLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((one): Finding[] => {
      const before = scene.amounts.filter(({ quantity }) => quantity.end <= one.quantity.start);
      const [a, b, more] = before;
      if (
        !a ||
        !b ||
        more ||
        !SHARED.test(one.before) ||
        /[?~]|\b(?:more|less|left|if|since|because)\b/.test(line.pattern)
      )
        return [];
      const [count, all] = a.kind === 'num' && b.kind !== 'num' ? [a, b] : [b, a];
      if (
        count.kind !== 'num' ||
        all.kind !== one.kind ||
        one.kind === 'num' ||
        !Number.isInteger(count.quantity.value)
      )
        return [];
      const words = earlierThan(scene, one.sentence) + one.before;
      if (!TOTAL.test(words) && !/\b(?:equal(?:ly)?|same|shares?|shared|splits?|split)\b/.test(words)) return [];
      const noun = labelBehind(SHARED.exec(one.before)?.[1] ?? '');
      if (noun.length > 0 && !shares(noun, count.label)) return [];
      return judged(one, [all.base / count.quantity.value]);
    }),
  );

export const FIGURE_LAWS: readonly Law[] = [rightTriangleLaw, complementLaw, regularLaw, isoscelesLaw, eachOfTotalLaw];
