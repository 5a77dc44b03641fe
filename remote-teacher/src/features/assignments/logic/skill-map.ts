import { findStandard, gradeOfStandard } from '@lemma/plans/standards';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';

export type MapStandard = {
  readonly code: string;
  /** Our wording of the standard, in English. */
  readonly text: string;
  readonly skills: readonly SkillInWords[];
};
export type MapDomain = { readonly domain: string; readonly count: number; readonly standards: readonly MapStandard[] };

const nameOfGrade = (grade: number): string => {
  if (grade === 0) return 'K';
  return grade === 9 ? 'HS' : String(grade);
};

/** The standard under which a skill stands: the first of its own grade, or else its first. */
const standardOf = ({ grade, standards }: SkillInWords): string =>
  standards.find((code) => gradeOfStandard(code) === nameOfGrade(grade)) ?? standards[0] ?? '';

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The skills of a grade by domain and standard: domains as the catalog has them, standards by their codes. */
export function skillMap(skills: readonly SkillInWords[], grade: number): MapDomain[] {
  const byDomain = Map.groupBy(
    skills.filter((skill) => skill.grade === grade),
    ({ domain }) => domain,
  );
  return [...byDomain].map(([domain, own]) => ({
    domain,
    count: own.length,
    standards: [...Map.groupBy(own, standardOf)]
      .toSorted(([one], [other]) => inOrder(one, other))
      .map(([code, theirs]) => ({ code, text: findStandard(code)?.text ?? '', skills: theirs })),
  }));
}
