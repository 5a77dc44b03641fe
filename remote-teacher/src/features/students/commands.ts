import type { AccountChange, Classroom } from '@lemma/school/class';
import { useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { news, toast, UNDO_MS } from '@lemma/toast';
import { type Draft, written } from '#shared/logic/draft.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';

const said = {
  lock: 'locked',
  unlock: 'unlocked',
  archive: 'archivedNow',
  restore: 'restored',
  'sign-out': 'signedOut',
} as const satisfies Record<AccountChange, string>;
const opposite = {
  lock: 'unlock',
  archive: 'restore',
  restore: 'archive',
  unlock: undefined,
  'sign-out': undefined,
} as const;

/** Locks, unlocks, archives, restores or signs out a selection of students, with ten seconds to undo where possible. */
export function useChangeAccounts() {
  const t = useRosterText('students');
  const undo = useCall('changeAccounts');
  return useCall('changeAccounts', {
    onSuccess: (_, input) => {
      const title = t(said[input.change], { count: input.studentIds.length });
      const back = opposite[input.change];
      if (back === undefined) return news({ title, tone: 'good' });
      toast({
        title,
        action: { label: t('undo'), onAct: () => undo.mutate({ ...input, change: back }) },
        duration: UNDO_MS,
      });
    },
  });
}

/** Asks students to find out where they start. */
export function usePlaceClass() {
  const t = useRosterText('students');
  return useCall('placeClass', {
    onSuccess: ({ asked }) => news({ title: t('placed', { count: asked }), tone: 'good' }),
  });
}

/** Moves students to another class, with ten seconds to undo. */
export function useMoveStudents(from: Classroom) {
  const t = useRosterText('students');
  const undo = useCall('moveStudents');
  return useCommand(
    ({ to, studentIds }: { readonly to: Classroom; readonly studentIds: readonly string[] }) =>
      call('moveStudents', { classId: from.id, toClassId: to.id, studentIds: [...studentIds] }),
    {
      onSuccess: ({ renamed }, { to, studentIds }) => {
        const back = { classId: to.id, toClassId: from.id, studentIds: [...studentIds] };
        toast({
          title: t('moved', { count: studentIds.length, class: to.name }),
          action: { label: t('undo'), onAct: () => undo.mutate(back) },
          duration: UNDO_MS,
        });
        if (renamed.length > 0) {
          const names = renamed.map(({ userName }) => userName).join(', ');
          news({ title: t('renamedTitle'), description: t('renamed', { names }) });
        }
      },
    },
  );
}

/** Writes a message to the families of these students, with ten seconds to undo. */
export function useMessageFamilies(classId: string) {
  const t = useRosterText('students');
  type Message = { readonly noteId: string; readonly draft: Draft; readonly studentIds: readonly string[] };
  const undo = useCommand(
    ({ noteId, studentIds }: Message) =>
      Promise.all(studentIds.map((studentId) => call('removeNote', { studentId, noteId }))),
    {
      onSuccess: () => news({ title: t('messageTakenBack'), tone: 'good' }),
    },
  );
  return useCommand(
    async ({ noteId, draft, studentIds }: Message) => {
      const said = await written(draft);
      return call('writeNotes', { classId, studentIds: [...studentIds], noteId, audience: 'parents', ...said });
    },
    {
      onSuccess: (_, message) =>
        toast({
          title: t('messageSent', { count: message.studentIds.length }),
          action: { label: t('undo'), onAct: () => undo.mutate(message) },
          duration: UNDO_MS,
        }),
    },
  );
}
