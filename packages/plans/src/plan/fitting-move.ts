import type { Problem } from '@lemma/math';
import type { PlanItem } from '@lemma/school/plan';
import { gradeNumberOf } from '../standards/standards.ts';
import { limitOf } from './scope.ts';

/** What a text speaks of, and the first grade in which students know it. */
const knownFrom: readonly (readonly [RegExp, number])[] = [
  [/\bhundreds?\b(?! chart)/i, 2],
  [/[×÷]|\btimes\b(?! (?:as|one|more)\b)|\bmultipl|\bdivid/i, 3],
  [/\bthousands?\b/i, 4],
  [/\b\d+\/\d+\b|\bfractions?\b/i, 3],
  [/\d\.\d|\b(?:tenths?|hundredths?|thousandths?)\b/i, 4],
  [/%|\bpercent/i, 6],
  [/(?<![\d\w)] ?)[-−]\d/, 6],
  [/\^|\bexponents?\b/i, 5],
  [/`[^`]*[a-z][^`]*`/, 6],
];

const wholesIn = (text: string): number[] =>
  (text.replace(/(\d),(?=\d{3})/g, '$1').match(/(?<![\d./])\d+(?![./]\d)/g) ?? []).map(Number);

const places = ['tenth', 'hundredth', 'thousandth'] as const;

/** The most decimal places of a problem; 0 where it has no decimals. */
const placesIn = (asked: string): number =>
  Math.max(0, ...[...asked.matchAll(/\d\.(\d+)/g)].map(([, digits = '']) => digits.length));

/** Whether the places that a text names are those of the problem: thousandths are not cut into whole hundredths. */
function fitsPlaces(text: string, asked: string): boolean {
  const named = places.findLastIndex((place) => new RegExp(`\\b${place}s?\\b`, 'i').test(text)) + 1;
  const most = placesIn(asked);
  return named === 0 || most === 0 || most === named;
}

/** Numbers of a calculation or of a list. */
const countIn = (math: string): number => (math.match(/\d+(?: \d+)?\/\d+|\d*\.?\d+/g) ?? []).length;

const askedBy = ({ prompt, math = '' }: Pick<PlanItem, 'prompt' | 'math'>): string => `${prompt} ${math}`;

/** What a move speaks of that a problem has to have: three of a part, a solid with faces. */
const has: readonly (readonly [RegExp, RegExp])[] = [
  [/\bthree of them\b/, /\b3\b/],
  [/\bthe ones that come\b/, /\bcomes?\b/],
  [/\breal block\b|\beach face\b/, /\b(?:solid|block|box|cube|prism|faces?)\b/i],
];

/**
 * Whether a move fits a problem of a standard: it keeps to the numbers and signs of the grade, to the places of the
 * problem, and speaks of “both” numbers where there are two.
 */
export function fitsItem(text: string, code: string, item: Pick<PlanItem, 'prompt' | 'math'>): boolean {
  const asked = askedBy(item);
  const grade = gradeNumberOf(code);
  const limit = limitOf(code);
  if (knownFrom.some(([words, first]) => grade < first && words.test(text) && !words.test(asked))) return false;
  if (limit !== undefined && wholesIn(text).some((number) => number > limit)) return false;
  if (!fitsPlaces(text, asked)) return false;
  if (has.some(([words, sign]) => words.test(text) && !sign.test(asked))) return false;
  if (/\btens? (?:tens|times \d* ?tens)\b|\btens times\b/i.test(text) && !/\d0 × \d+0\b/.test(asked)) return false;
  return (
    !/\b(?:cut|round|write|compare) both\b|\bboth numbers\b/i.test(text) ||
    item.math === undefined ||
    countIn(item.math) === 2
  );
}

/** What a teacher asks or does about an idea at a problem: the first of these texts that fits it, else the problem's own first hint. */
export function fittingMove(
  texts: readonly string[],
  code: string,
  at: { readonly item: Pick<PlanItem, 'prompt' | 'math'>; readonly problem: Problem | undefined },
): string {
  return texts.find((text) => fitsItem(text, code, at.item)) ?? at.problem?.hints[0] ?? '';
}
