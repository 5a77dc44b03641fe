import type { Insight, InsightGroup } from '@lemma/school';

/** A group's name in the address. */
export const groupKey = ({ kind, id }: Pick<InsightGroup, 'kind' | 'id'>): string => `${kind}:${id}`;

export const findGroup = (insight: Insight, key: string | null): InsightGroup | undefined =>
  insight.groups.find((group) => groupKey(group) === key);

/** Who is in the group of the address; undefined stands for everybody. */
export function groupMembers(insight: Insight, key: string): ReadonlySet<string> | undefined {
  return key === '' ? undefined : new Set(findGroup(insight, key)?.studentIds ?? []);
}
