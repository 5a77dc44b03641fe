import type { CallOutput } from '@lemma/school/calls';
import type { RosterStudent } from '@lemma/school/class';
import { type Insight, isOnSkills, type TeachTopic, teachFirst } from '@lemma/school/insight';
import type { Place } from './place.ts';

export type Catalogue = CallOutput<'listSkills'>['skills'];
export type Advice = CallOutput<'teachNext'>['topics'][number];

/** The most topics in one call; smaller groups than these are not worth tomorrow's lesson. */
export const MOST_TOPICS = 12;

export type Topic = TeachTopic;

/** What to teach the class first, as everywhere, narrowed by the filters. */
export function topicsOf(
  insight: Insight,
  students: readonly Pick<RosterStudent, 'id'>[],
  catalogue: Catalogue,
  { kind, standard }: Pick<Place, 'kind' | 'standard'>,
): Topic[] {
  const codes = new Set(catalogue.filter(({ standards }) => standards.includes(standard)).map(({ code }) => code));
  return teachFirst(insight, students, Date.now())
    .filter((topic) => kind === '' || topic.kind === kind)
    .filter((topic) => standard === '' || isOnSkills(topic, codes));
}
