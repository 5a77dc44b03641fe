import { findStandard, gradeOfStandard } from '@lemma/plans/standards';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';

export type MapStandard = {
  readonly code: string;
  /** Our English wording of the standard. */
  readonly text: string;
  readonly skills: readonly SkillInWords[];
};
export type MapDomain = { readonly domain: string; readonly count: number; readonly standards: readonly MapStandard[] };

const nameOfGrade = (grade: number): string => {
  if (grade === 0) return 'K';
  return grade === 9 ? 'HS' : String(grade);
};

/** The first standard of a grade that a skill serves. */
const standardIn = ({ standards }: SkillInWords, grade: number): string | undefined =>
  standards.find((code) => gradeOfStandard(code) === nameOfGrade(grade));

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/**
 * The skills of a grade, and those of another grade that a standard of this one names, by domain and standard: domains as
 * the catalog has them, standards by their codes.
 */
export function skillMap(skills: readonly SkillInWords[], grade: number): MapDomain[] {
  const byDomain = Map.groupBy(
    skills.filter((skill) => skill.grade === grade || standardIn(skill, grade) !== undefined),
    ({ domain }) => domain,
  );
  return [...byDomain].map(([domain, own]) => ({
    domain,
    count: own.length,
    standards: [...Map.groupBy(own, (skill) => standardIn(skill, grade) ?? skill.standards[0] ?? '')]
      .toSorted(([one], [other]) => inOrder(one, other))
      .map(([code, theirs]) => ({ code, text: findStandard(code)?.text ?? '', skills: theirs })),
  }));
}
