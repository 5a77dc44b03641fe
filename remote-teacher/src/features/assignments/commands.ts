import { useNavigate } from '@lemma/router';
import type { CallInput, CallOutput } from '@lemma/school/calls';
import { useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { news, toast, UNDO_MS } from '@lemma/toast';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

export type Draft = CallInput<'saveAssignment'>;

export const useSaveAssignment = () => useCall('saveAssignment');

type Publication = {
  readonly draft: Draft;
  /** Called as soon as it is saved: publishing may still fail, and the next save must continue from this version. */
  readonly onSaved: (saved: CallOutput<'saveAssignment'>) => void;
};

/** Saves, checks each question, and publishes if all pass. Returns the failures. */
export const usePublishAssignment = (uid: string) =>
  useCommand(
    async ({ draft, onSaved }: Publication): Promise<CallOutput<'testItems'>> => {
      onSaved(await call('saveAssignment', draft));
      const tested = await call('testItems', { items: draft.items });
      if (tested.faults.length === 0) await call('publishAssignment', { assignmentId: draft.assignmentId });
      return tested;
    },
    { refreshes: ({ draft }) => [teacherQueries.board(uid, draft.classId)] },
  );

/** Says to how many an assignment was published; for ten seconds it can be undone, which opens the draft again. */
export function useTellPublished(uid: string) {
  const t = useAssignmentText('builder');
  const navigate = useNavigate();
  // The builder is gone by then, and with it the callbacks of a single call.
  const undo = useCommand(({ assignmentId }: Draft) => call('unpublishAssignment', { assignmentId }), {
    refreshes: ({ classId }) => [teacherQueries.board(uid, classId)],
    onSuccess: async (_, { assignmentId, classId, title }) => {
      news({ title: t('unpublished', { title }), tone: 'good' });
      await navigate(paths.assignments({ class: classId, edit: assignmentId }));
    },
  });
  return (draft: Draft, count: number): void => {
    toast({
      title: t('published', { title: draft.title, count }),
      duration: UNDO_MS,
      action: { label: t('undo'), onAct: () => undo.mutate(draft) },
    });
  };
}

/** Deletes a draft and goes back to the list; for ten seconds it can be undone, which brings back what was saved. */
export function useRemoveDraft(uid: string) {
  const t = useAssignmentText('builder');
  const navigate = useNavigate();
  const refreshes = ({ classId }: Draft) => [teacherQueries.board(uid, classId)];
  const undo = useCall('saveAssignment', {
    refreshes,
    onSuccess: async (_, { assignmentId, classId }) =>
      navigate(paths.assignments({ class: classId, edit: assignmentId })),
  });
  return useCommand(({ assignmentId }: Draft) => call('removeDraft', { assignmentId }), {
    refreshes,
    onSuccess: async (_, draft) => {
      const { basedOn: _gone, ...whole } = draft;
      toast({
        title: t('draftRemoved', { title: draft.title }),
        duration: UNDO_MS,
        action: { label: t('undo'), onAct: () => undo.mutate(whole) },
      });
      await navigate(paths.assignments({ class: draft.classId }));
    },
  });
}
