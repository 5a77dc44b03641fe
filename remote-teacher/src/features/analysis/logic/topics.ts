import type { CallOutput } from '@lemma/school/calls';
import type { Insight, InsightGroup } from '@lemma/school/insight';
import type { Place } from './place.ts';

export type Catalogue = CallOutput<'listSkills'>['skills'];
export type Advice = CallOutput<'teachNext'>['topics'][number];

/** The most topics in one call; smaller groups than these are not worth tomorrow's lesson. */
export const MOST_TOPICS = 12;

const skillOf = (group: InsightGroup): string =>
  group.kind === 'prerequisite' ? group.id : (group.evidence.at(-1)?.skill ?? '');

/** The groups of the class that match the filters, largest need first, without students who have left. */
export function topicsOf(
  insight: Insight,
  present: ReadonlySet<string>,
  catalogue: Catalogue,
  { kind, standard }: Pick<Place, 'kind' | 'standard'>,
) {
  const standards = new Map(catalogue.map((skill) => [skill.code, skill.standards]));
  return insight.groups
    .map((group) => ({
      ...group,
      studentIds: group.studentIds.filter((id) => present.has(id)),
      evidence: group.evidence.filter(({ studentId }) => present.has(studentId)),
      skill: skillOf(group),
    }))
    .filter((group) => group.studentIds.length > 0)
    .filter((group) => kind === '' || group.kind === kind)
    .filter((group) => standard === '' || (standards.get(group.skill) ?? []).includes(standard))
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length);
}
export type Topic = ReturnType<typeof topicsOf>[number];
