import { isLevelTold, masteryLevelAt } from '@lemma/mastery/mastery-level';
import type { CallOutput } from '@lemma/school/calls';
import { type Insight, type InsightStudent, type MasteryLevel, masteryLevels } from '@lemma/school/insight';

type Catalogue = CallOutput<'listSkills'>['skills'];

export type Standing = { readonly level: MasteryLevel; readonly set: boolean };

/** The standards that a class has worked on, those of the newest assignment first, by their number of questions. */
export function standardsOf(insight: Pick<Insight, 'assignments'> | null, catalogue: Catalogue): string[] {
  const standards = new Map(catalogue.map(({ code, standards: own }) => [code, own]));
  const newestFirst = Object.values(insight?.assignments ?? {}).toSorted((one, other) => other.dueAt - one.dueAt);
  const found = newestFirst.flatMap(({ items }) => {
    const asked = items.flatMap(({ skill }) => standards.get(skill) ?? []);
    const count = (standard: string) => asked.filter((one) => one === standard).length;
    return [...new Set(asked)].toSorted((one, other) => count(other) - count(one) || one.localeCompare(other));
  });
  return [...new Set(found)];
}

/**
 * Of these standards the one of which most of these students have a level; undefined if that is nobody's. Of equals the
 * first.
 */
export function bestKnown(
  standards: readonly string[],
  students: readonly (InsightStudent['skills'] | undefined)[],
  catalogue: Catalogue,
): string | undefined {
  const countOf = (standard: string): number => {
    const codes = catalogue.flatMap(({ code, standards: own }) => (own.includes(standard) ? [code] : []));
    return students.filter((skills) => codes.some((code) => skills?.[code] && isLevelTold(skills[code]))).length;
  };
  const [most] = standards
    .map((standard) => ({ standard, count: countOf(standard) }))
    .toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.standard : undefined;
}

/**
 * A student's current mastery level of a standard: the level of the weakest of its answered skills, and whether a
 * teacher set it; undefined while there are too few answers to tell.
 */
export function masteryLevelIn(
  standard: string | undefined,
  skills: InsightStudent['skills'] | undefined,
  catalogue: Catalogue,
  now: number,
): Standing | undefined {
  const own = catalogue.flatMap(({ code, standards }) =>
    standard !== undefined && standards.includes(standard) ? (skills?.[code] ?? []) : [],
  );
  const known = own
    .filter(isLevelTold)
    .map((skill): Standing => ({ level: masteryLevelAt(skill, now), set: skill.set === true }));
  return masteryLevels.flatMap((level) => known.filter((one) => one.level === level))[0];
}
