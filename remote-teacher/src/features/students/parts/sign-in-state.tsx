import type { RosterStudent } from '@lemma/school/class';
import { Button, Status } from '@lemma/ui';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useChangeAccounts } from '../commands.ts';

const tones = {
  created: 'waiting',
  active: 'active',
  'secret-reset': 'waiting',
  locked: 'attention',
  archived: 'neutral',
} as const;

export function stateWords(
  t: ReturnType<typeof useRosterText<'students'>>,
  { state, guessedAt, askedForHelpAt }: RosterStudent,
) {
  if (state !== 'locked' && guessedAt !== undefined) return t('guessed');
  return state === 'locked' || askedForHelpAt === undefined ? t(`states.${state}`) : t('asked');
}

/** The state of an account, with the action that lets a blocked student in again. */
export function SignInState({ classId, student }: { readonly classId: string; readonly student: RosterStudent }) {
  const t = useRosterText('students');
  const mayTeach = useMayTeach();
  const unlock = useChangeAccounts();
  const isLockedOut = student.state === 'locked' || student.guessedAt !== undefined;
  const words = stateWords(t, student);
  if (!isLockedOut && student.askedForHelpAt === undefined) return <Status tone={tones[student.state]}>{words}</Status>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="attention">{words}</Status>
      {isLockedOut && mayTeach && (
        <Button
          size="small"
          aria-label={t('unlockOne', { name: student.fullName })}
          pending={unlock.isPending}
          onClick={() => unlock.mutate({ classId, studentIds: [student.id], change: 'unlock' })}
        >
          {t('unlock')}
        </Button>
      )}
    </span>
  );
}
