import type { CallInput } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { callQuery, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { MOST_TOPICS, type Topic } from './logic/topics.ts';

/** A next move and a check item for each topic; reads no documents. */
export const adviceQuery = (uid: string, topics: readonly Topic[]) => {
  const asked = topics.slice(0, MOST_TOPICS).map(({ kind, id, skill }) => ({ kind, id, skill }));
  return queryOptions({
    ...callQuery(uid, 'teachNext', { topics: asked }),
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

const QUESTIONS = 6;

/**
 * Saves a draft assignment on the skill for the topic's students, easy problems first. It opens in the builder to be
 * changed and published.
 */
export function useDraftFor(classId: string) {
  return useCommand(async ({ topic, title }: { readonly topic: Topic; readonly title: string }) => {
    const now = Date.now();
    const assignmentId = crypto.randomUUID();
    const items: CallInput<'saveAssignment'>['items'] = Array.from({ length: QUESTIONS }, (_, index) => ({
      ...{ id: `q${index + 1}`, skill: topic.skill, level: index < QUESTIONS / 2 ? 1 : 2, points: 2, tries: 3 },
      ...{ tryPenalty: 0, hints: 'free', variants: true },
    }));
    await call('saveAssignment', {
      ...{ assignmentId, classId, title, instructions: '', items, openAt: now, dueAt: now + 7 * DAY },
      parentMayHandIn: true,
      onlyFor: topic.studentIds,
    });
    return assignmentId;
  });
}
