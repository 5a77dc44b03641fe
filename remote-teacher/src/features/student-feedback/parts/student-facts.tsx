import { FEWEST_FOR_SECURE, secureAmong } from '@lemma/mastery/mastery-level';
import type { Roster, RosterStudent } from '@lemma/school/class';
import { lastActiveWith, type Progress, strugglesAt } from '@lemma/school/insight';
import type { Submission } from '@lemma/school/work';
import { formatList, formatRelative, Stat, StatRow } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type StudentFactsProps = {
  readonly roster: Roster | null;
  readonly student: RosterStudent | undefined;
  readonly progress: Progress | null;
  /** Their work in the class. */
  readonly work: readonly Submission[];
};

/** What a teacher wants to know first: the student's current state. */
export function StudentFacts({ roster, student, progress, work }: StudentFactsProps) {
  const t = useFeedbackText('student');
  const groups = student?.groupIds.flatMap((id) => roster?.groups[id]?.name ?? []) ?? [];
  const now = Date.now();
  const stuckOn = strugglesAt(progress, now);
  const tries = Math.max(0, ...stuckOn.map(({ wrongStreak }) => wrongStreak));
  const lastActiveAt = student && lastActiveWith(student, progress, work);
  const { tooFew, ...among } = secureAmong(Object.values(progress?.skills ?? {}), now);
  return (
    <StatRow>
      <Stat
        value={among.of === 0 ? '–' : t('secureOf', among)}
        label={t('secureSkills')}
        {...(tooFew > 0 && { note: t('secureUnknown', { tooFew, fewest: FEWEST_FOR_SECURE }) })}
      />
      <Stat
        // A document of before doesn't say.
        value={progress && progress.struggles === undefined ? '–' : stuckOn.length}
        label={t('stuckOn')}
        attention={tries > 0}
        {...(tries > 0 && { note: t('streak', { tries }) })}
      />
      <Stat value={student?.parentCount ?? 0} label={t('parents')} />
      <Stat value={groups.length === 0 ? '–' : formatList(groups)} label={t('groups')} />
      <Stat value={lastActiveAt === undefined ? '–' : formatRelative(lastActiveAt)} label={t('lastHere')} />
    </StatRow>
  );
}
