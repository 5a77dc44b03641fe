import { queryKeys } from '@lemma/contract';
import type { Assignment, Rubric } from '@lemma/school/assignment';
import { resultsSchema } from '@lemma/school/results';
import { defaultSettings, type Settings } from '@lemma/school/settings';
import { liveDocument, modelState } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { atMost } from './logic/at-most.ts';
import type { ToGrade } from './logic/to-grade.ts';

export const feedbackQueries = {
  results: (uid: string, assignmentId: string) => liveDocument(uid, 'results', assignmentId, resultsSchema),
};

/** The number of later answers for which suggestions are requested ahead. */
const AHEAD = 3;

/** Slow suggestions must never use up the connections that saving grades needs. */
const ask = atMost(2);

/** Whether this teacher gets suggestions: a model is configured, and the teacher has switched them on. */
export function useHelp(uid: string): { readonly isOn: boolean; readonly settings: Settings } {
  const settings = useQuery(teacherQueries.settings(uid)).data ?? defaultSettings;
  const isWanted = settings.model.grading;
  const model = useQuery({ ...modelState(uid), enabled: isWanted });
  return { isOn: isWanted && model.data?.state === 'ready', settings };
}

/** The key contains answer and rubric, so that a change of either asks again. */
const suggestionQuery = (uid: string, assignment: Assignment, itemId: string, rubric: Rubric, entry: ToGrade) =>
  queryOptions({
    queryKey: queryKeys.made(
      uid,
      'suggestion',
      assignment.id,
      itemId,
      entry.studentId,
      JSON.stringify([rubric, entry.result.last, entry.result.tries]),
    ),
    queryFn: ({ signal }) =>
      ask(() => call('suggestGrade', { assignmentId: assignment.id, itemId, studentId: entry.studentId }), signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Wanted = {
  readonly uid: string;
  readonly assignment: Assignment;
  readonly itemId: string;
  readonly rubric: Rubric;
  readonly order: readonly ToGrade[];
  readonly index: number;
  readonly enabled: boolean;
};

/** The suggestion for the current answer; the next ones are requested ahead, and nothing waits for them. */
export function useSuggestions({ uid, assignment, itemId, rubric, order, index, enabled }: Wanted) {
  const queries = order
    .slice(index, index + 1 + AHEAD)
    .map((entry) => ({ ...suggestionQuery(uid, assignment, itemId, rubric, entry), enabled }));
  const [current] = useQueries({ queries });
  const data = current?.data?.kind === 'answer' ? current.data : undefined;
  return {
    data,
    isAsking: enabled && current?.isFetching === true,
    isFailed: current?.isError === true,
    again: () => void current?.refetch(),
  };
}
