import { parentOf } from './cover-code.ts';
import { standardEdges } from './edges.ts';
import { wording45 } from './wording-4-5.ts';
import { wording68 } from './wording-6-8.ts';
import { wordingHigh } from './wording-high.ts';
import { wordingK3 } from './wording-k-3.ts';

/**
 * A Common Core code with our own wording. `before` and `related` are codes; a `cluster` is a heading over standards.
 */
export type Standard = {
  readonly code: string;
  readonly text: string;
  readonly before: readonly string[];
  readonly related: readonly string[];
  readonly kind: 'cluster' | 'standard' | 'part' | 'practice';
};

const lines = (text: string): string[] => text.trim().split('\n');
const HEAD = /^([^|<~]+)([|<~])(.*)$/;

function kindOf(code: string): Standard['kind'] {
  if (code.startsWith('MP.')) return 'practice';
  if (parentOf(code) !== code) return 'part';
  return /\d$/.test(code) ? 'standard' : 'cluster';
}

function edgesBy(sign: '<' | '~'): Map<string, string[]> {
  const found = lines(standardEdges).flatMap((line) => {
    const [, code = '', mark, rest = ''] = HEAD.exec(line) ?? [];
    return mark === sign ? [[code, rest.split(' ')] as const] : [];
  });
  return new Map(found);
}

const before = edgesBy('<');
const related = edgesBy('~');

/** Every code of the Common Core for mathematics, kindergarten to high school; the eight practices come last. */
export const standards: readonly Standard[] = [wordingK3, wording45, wording68, wordingHigh].flatMap((text) =>
  lines(text).map((line) => {
    const [, code = '', , wording = ''] = HEAD.exec(line) ?? [];
    return {
      code,
      text: wording,
      before: before.get(code) ?? [],
      related: related.get(code) ?? [],
      kind: kindOf(code),
    };
  }),
);

const byCode = new Map(standards.map((standard) => [standard.code.toUpperCase(), standard]));

/** A standard by its code, in upper or lower case; undefined for a code that does not exist. */
export const findStandard = (code: string): Standard | undefined => byCode.get(code.trim().toUpperCase());

/** The codes on which a standard builds: its own, else those of the standard it is a part of or of its first part. */
export function standardsBefore(code: string): readonly string[] {
  const around = [code, parentOf(code), ...standards.map((each) => each.code)].filter(
    (each) => each === parentOf(code) || each.startsWith(code),
  );
  const found = around.map((each) => findStandard(each)?.before ?? []).find((codes) => codes.length > 0) ?? [];
  return [...new Set(found)].toSorted((one, other) => nearness(code, other) - nearness(code, one));
}

/** How near a standard is to another one: of its domain first, then of the highest grade. */
function nearness(code: string, before: string): number {
  const [, domain] = code.split('.');
  return (before.split('.')[1] === domain ? 10 : 0) + gradeNumberOf(before);
}

/** `K`, `1` … `8`, `HS` for high school, `MP` for the practices. */
export function gradeOfStandard(code: string): string {
  const [first = ''] = code.split('.');
  if (first === 'MP') return 'MP';
  return /^[K1-8]$/.test(first) ? first : 'HS';
}

/** A grade as a number: kindergarten is 0, and high school comes after 8. */
export function gradeNumberOf(code: string): number {
  const grade = gradeOfStandard(code);
  return grade === 'K' ? 0 : grade === 'HS' ? 9 : Number(grade);
}

/** Kindergarten to grade 2, where students draw more than they write. */
export const isYoung = (code: string): boolean => ['K', '1', '2'].includes(gradeOfStandard(code));

export const standardsOfGrade = (grade: string): Standard[] =>
  standards.filter(({ code }) => gradeOfStandard(code) === grade);

/** Lower case without accents: who types quickly leaves them out. */
const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const plain = (text: string): string => text.toUpperCase().replace(/[\s.·-]+/g, '');

/**
 * Finds standards by code (also without dots: "5nfa1"), by words of our wording and by grade. Codes that begin with the
 * query come first, then standards that contain every word, and headings last. `wordsOf` gives what is searched, for a
 * page that words standards in another language too.
 */
export function searchStandards(
  typed: string,
  grade = '',
  wordsOf: (standard: Standard) => string = ({ text }) => text,
): Standard[] {
  const code = plain(typed);
  const words = withoutAccents(typed)
    .split(/[^\p{L}\p{N}²³<>=]+/u)
    .filter((word) => word !== '');
  const all = grade === '' ? standards : standardsOfGrade(grade);
  const byStart = code === '' ? [] : all.filter((each) => plain(each.code).startsWith(code));
  const byWords = all.filter((each) => words.every((word) => withoutAccents(wordsOf(each)).includes(word)));
  const rest = byWords.toSorted((one, other) => Number(one.kind === 'cluster') - Number(other.kind === 'cluster'));
  return [...new Set([...byStart, ...rest])];
}
