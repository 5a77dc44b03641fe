import type { CallInput } from '@lemma/school/calls';
import { type OwnSettings, ownSettingsSchema, type Settings } from '@lemma/school/settings';
import { useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { toast, UNDO_MS } from '@lemma/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type Draft, written } from '#shared/logic/draft.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

/** Excuses work or takes that back; for ten seconds it can be undone. */
export function useExcuse() {
  const t = useFeedbackText('feedback');
  const undo = useCall('excuseWork');
  return useCall('excuseWork', {
    onSuccess: (_, input) =>
      toast({
        title: t(input.excused ? 'excusedNow' : 'includedNow', { count: input.studentIds.length }),
        action: { label: t('undo'), onAct: () => undo.mutate({ ...input, excused: !input.excused }) },
        duration: UNDO_MS,
      }),
  });
}

type AnswerComment = {
  readonly assignmentId: string;
  readonly comment: Omit<CallInput<'writeAnswerComment'>['comment'], 'text' | 'voice'>;
  readonly draft: Draft;
};

/** Writes one comment to all with the same answer; a recording is uploaded first. */
export const useAnswerComment = () =>
  useCommand(async ({ assignmentId, comment, draft }: AnswerComment) =>
    call('writeAnswerComment', { assignmentId, comment: { ...comment, ...(await written(draft)) } }),
  );

/** Grades are sent one after another, so that the last one for a student wins. */
export const useGradeItem = () => useCall('gradeItem', { scope: { id: 'grade' } });

/** Actions on the assignment as a whole. */
export const useMove = (uid: string, classId: string) =>
  useCommand(
    ({ act, assignmentId }: { act: 'unpublish' | 'close' | 'reopen' | 'archive' | 'restore'; assignmentId: string }) =>
      call(`${act}Assignment`, { assignmentId }),
    { refreshes: [teacherQueries.board(uid, classId)] },
  );

/** Saves in the account when suggestions are shown. */
export function useShowAfter(uid: string) {
  const client = useQueryClient();
  const { queryKey } = teacherQueries.settings(uid);
  const save = useCommand((suggestions: Settings['suggestions']) => call('changeSettings', { suggestions }), {
    scope: { id: `settings/${uid}` },
    onMutate: (suggestions) => {
      const before = client.getQueryData(queryKey);
      const next: OwnSettings = { ...(before ?? ownSettingsSchema.parse({})), suggestions };
      client.setQueryData(queryKey, next);
      return before;
    },
    onError: (_fault, _next, before) => client.setQueryData(queryKey, before),
  });
  return (after: boolean) => save.mutate(after ? 'after' : 'beside');
}
