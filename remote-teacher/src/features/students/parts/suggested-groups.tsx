import { presentStudents, type Roster } from '@lemma/school/class';
import { type TeachTopic, teachFirst } from '@lemma/school/insight';
import { Button, Section, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupKey } from '#shared/logic/groups.ts';
import { Acts } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useTopicTitles } from '#shared/queries/topic-titles.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { SuggestedGroupDialog } from './suggested-group-dialog.tsx';

const SHOWN = 3;

/**
 * Students with the same misconception or missing skill in this class; each suggestion is reviewed before it is saved.
 */
export function SuggestedGroups({ choice, roster }: { readonly choice: ClassChoice; readonly roster: Roster }) {
  const { uid, classroom } = choice;
  const t = useRosterText('students');
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  const skills = useQuery(teacherQueries.skills(uid));
  const { titleOf } = useTopicTitles(skills.data?.skills);
  const [chosen, setChosen] = useState<TeachTopic | undefined>();
  const groups = teachFirst(insight.data ?? null, presentStudents(roster), Date.now()).filter(
    ({ studentIds }) => studentIds.length > 1,
  );
  const { shown, more } = useBeginning(groups, SHOWN);
  if (skills.data === undefined || insight.data === undefined || insight.data === null || groups.length === 0)
    return null;
  return (
    <Section ruled title={t('suggested')} lead={t('suggestedLead')}>
      <ul className="flex flex-col">
        {shown.map((group) => {
          const names = group.studentIds.map((id) => roster.students[id]?.displayName ?? '').join(', ');
          return (
            <li
              key={groupKey(group)}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold first-letter:uppercase">{titleOf(group)}</p>
                <p className="text-sm text-muted">{t('suggestedWho', { count: group.studentIds.length, names })}</p>
              </div>
              <Acts>
                <Button
                  size="small"
                  aria-label={t('suggestedLookAt', { name: titleOf(group) })}
                  onClick={() => setChosen(group)}
                >
                  {t('suggestedLook')}
                </Button>
              </Acts>
            </li>
          );
        })}
      </ul>
      <p className="pt-2 empty:hidden">{more}</p>
      {chosen && (
        <SuggestedGroupDialog
          classId={classroom.id}
          group={chosen}
          title={titleOf(chosen)}
          insight={insight.data}
          roster={roster}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}
