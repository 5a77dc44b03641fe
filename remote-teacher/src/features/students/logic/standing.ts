import { masteryLevelAt } from '@lemma/mastery/mastery-level';
import type { CallOutput } from '@lemma/school/calls';
import { type Insight, type InsightStudent, type MasteryLevel, masteryLevels } from '@lemma/school/insight';

type Catalogue = CallOutput<'listSkills'>['skills'];

export type Standing = { readonly level: MasteryLevel; readonly set: boolean };

/** The standards that a class has worked on, the newest assignment's first: by how many of its questions are on them. */
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
 * How a student stands in a standard today: as in the weakest of its skills that they have answered, and whether a teacher has set
 * that level; undefined before any answer.
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
  const known = own.map((skill): Standing => ({ level: masteryLevelAt(skill, now), set: skill.set === true }));
  return masteryLevels.flatMap((level) => known.filter((one) => one.level === level))[0];
}
