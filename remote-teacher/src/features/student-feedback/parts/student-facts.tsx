import { FEWEST_FOR_SECURE, secureAmong } from '@lemma/mastery/mastery-level';
import type { Roster, RosterStudent } from '@lemma/school/class';
import { type Insight, lastActiveOf, strugglesAt } from '@lemma/school/insight';
import { formatList, formatRelative, Stat, StatRow } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type StudentFactsProps = {
  readonly roster: Roster | null;
  readonly student: RosterStudent | undefined;
  readonly insight: Insight | null;
};

/** What a teacher wants to know first: the student's current state. */
export function StudentFacts({ roster, student, insight }: StudentFactsProps) {
  const t = useFeedbackText('student');
  const groups = student?.groupIds.flatMap((id) => roster?.groups[id]?.name ?? []) ?? [];
  const now = Date.now();
  const line = student && insight?.students[student.id];
  const stuckOn = strugglesAt(line, now);
  const tries = Math.max(0, ...stuckOn.map(({ wrongStreak }) => wrongStreak));
  const lastActiveAt = student && lastActiveOf(student, insight);
  const { tooFew, ...among } = secureAmong(Object.values(line?.skills ?? {}), now);
  return (
    <StatRow>
      <Stat
        value={among.of === 0 ? '–' : t('secureOf', among)}
        label={t('secureSkills')}
        {...(tooFew > 0 && { note: t('secureUnknown', { tooFew, fewest: FEWEST_FOR_SECURE }) })}
      />
      <Stat
        value={stuckOn.length}
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
