import {
  type Agreement,
  type Assignment,
  type Computed,
  defaultSettings,
  type OwnSettings,
  ownSettingsSchema,
  type Rubric,
  type Settings,
  type SuggestedGrade,
} from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import { atMost } from './at-most.ts';
import type { ToGrade } from './grading-order.ts';

export type Answered = Extract<SuggestedGrade, { kind: 'answer' }>;

/** Answers that are asked about while the teacher looks at the one before. */
const AHEAD = 3;

/** A model that is slow must never take the connections that grades are saved through. */
const ask = atMost(2);

/** Whether this teacher is helped while grading: there is a model, and the teacher wants it here. */
export function useHelp(uid: string): { readonly isOn: boolean; readonly settings: Settings } {
  const settings = useQuery(teacherQueries.settings(uid)).data ?? defaultSettings;
  const isWanted = settings.model.grading;
  const model = useQuery({ ...teacherQueries.modelState(uid), enabled: isWanted });
  return { isOn: isWanted && model.data?.state === 'ready', settings };
}

/** Another answer or another rubric is another question. */
const suggestionQuery = (uid: string, assignment: Assignment, itemId: string, rubric: Rubric, entry: ToGrade) =>
  queryOptions({
    queryKey: [
      ...teacherQueries.all(uid),
      'suggestion',
      ...[assignment.id, itemId, entry.studentId, JSON.stringify([rubric, entry.result.last, entry.result.tries])],
    ] as const,
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

/** What is suggested for the answer on screen; the next ones are asked about meanwhile, and nothing waits for them. */
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

/** All lines of a suggestion, the computed ones first; nothing where a model gave none. */
export const linesOf = (data: Answered | undefined): readonly string[] | undefined =>
  data?.model.kind === 'suggested'
    ? [...(data.computed?.lines ?? []), ...data.model.lines.map(({ id }) => id)]
    : data?.computed && data.computed.lines.length > 0
      ? data.computed.lines
      : undefined;

export const isSameSet = (one: readonly string[], other: ReadonlySet<string>): boolean =>
  one.length === other.size && one.every((id) => other.has(id));

/** Which sentence says what was computed. */
export function verdictOf({ verdict, form, misconception }: Computed) {
  if (verdict !== 'wrong') return verdict;
  if (form) return 'form';
  return misconception === undefined ? 'wrong' : 'idea';
}

/** The newer of two counts: the one that has seen more answers. */
export const newer = (one: Agreement | undefined, other: Agreement | undefined): Agreement | undefined =>
  one && other ? (other.overall.shown > one.overall.shown ? other : one) : (one ?? other);

/** Keeps with the account when suggestions are shown. */
export function useShowAfter(uid: string) {
  const client = useQueryClient();
  const { queryKey } = teacherQueries.settings(uid);
  const save = useMutation({
    scope: { id: `settings/${uid}` },
    mutationFn: (next: OwnSettings) => call('saveSettings', next),
    onMutate: (next) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, next);
      return before;
    },
    onError: (_fault, _next, before) => client.setQueryData(queryKey, before),
  });
  return (after: boolean) => {
    const settings = client.getQueryData(queryKey) ?? ownSettingsSchema.parse({});
    save.mutate({ ...settings, suggestions: after ? 'after' : 'beside' });
  };
}
