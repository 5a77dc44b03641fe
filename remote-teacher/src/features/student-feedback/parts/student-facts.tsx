import { FEWEST_FOR_SECURE, secureAmong } from '@lemma/mastery/mastery-level';
import type { Roster, RosterStudent } from '@lemma/school/class';
import { type InsightStudent, strugglesAt } from '@lemma/school/insight';
import { formatList, formatRelative, Stat, StatRow } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type StudentFactsProps = {
  readonly roster: Roster | null;
  readonly student: RosterStudent | undefined;
  readonly line: InsightStudent | undefined;
};

/** What a teacher wants to know first: the student's current state. */
export function StudentFacts({ roster, student, line }: StudentFactsProps) {
  const t = useFeedbackText('student');
  const groups = student?.groupIds.flatMap((id) => roster?.groups[id]?.name ?? []) ?? [];
  const streak = Math.max(0, ...(line?.struggles.map(({ wrongStreak }) => wrongStreak) ?? []));
  const now = Date.now();
  const isStuck = strugglesAt(line, now).length > 0;
  const { tooFew, ...among } = secureAmong(Object.values(line?.skills ?? {}), now);
  return (
    <StatRow>
      <Stat
        value={among.of === 0 ? '–' : t('secureOf', among)}
        label={t('secureSkills')}
        {...(tooFew > 0 && { note: t('secureUnknown', { tooFew, fewest: FEWEST_FOR_SECURE }) })}
      />
      <Stat value={streak} label={t('streak')} attention={isStuck} />
      <Stat value={student?.parentCount ?? 0} label={t('parents')} />
      <Stat value={groups.length === 0 ? '–' : formatList(groups)} label={t('groups')} />
      <Stat
        value={student?.lastActiveAt === undefined ? '–' : formatRelative(student.lastActiveAt)}
        label={t('lastHere')}
      />
    </StatRow>
  );
}
