import type { Roster } from '@lemma/school/class';
import type { Insight, InsightGroup, TeachTopic } from '@lemma/school/insight';

/** The name of a group in the address. */
export const groupKey = ({ kind, id }: Pick<TeachTopic, 'kind' | 'id'>): string => `${kind}:${id}`;

export const findGroup = (insight: Insight, key: string | null): InsightGroup | undefined =>
  insight.groups.find((group) => groupKey(group) === key);

/** The key of a group that the teacher has created. */
export const ownGroupKey = (id: string): string => `own:${id}`;

/** The members of the group in the address, the teacher's own or a suggested one; undefined for the whole class. */
export function groupMembers(insight: Insight, roster: Roster | null, key: string): ReadonlySet<string> | undefined {
  if (key === '') return undefined;
  const own = Object.values(roster?.students ?? {}).filter(({ groupIds }) => groupIds.map(ownGroupKey).includes(key));
  return new Set([...(findGroup(insight, key)?.studentIds ?? []), ...own.map(({ id }) => id)]);
}
