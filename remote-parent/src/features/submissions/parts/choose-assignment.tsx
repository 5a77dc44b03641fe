import { useSearchParams } from '@lemma/router';
import { openedEntries, standingOf } from '@lemma/school/desk';
import { QueryView } from '@lemma/screens';
import { Empty, formatDate, formatDateTime, Notice, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { whyNotHandIn } from '#shared/logic/can-hand-in.ts';
import { WhyNotHandIn } from '#shared/parts/why-not-hand-in.tsx';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { offeredWork } from '../logic/offered-work.ts';
import { HandInForm } from './hand-in-form.tsx';

type ChooseAssignmentProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** What can be turned in, what is missing first. Nothing that is turned in already is chosen by itself. */
export function ChooseAssignment({ uid, studentId, name }: ChooseAssignmentProps) {
  const t = useText('submissions');
  const [search, setSearch] = useSearchParams();
  const desk = useQuery(parentQueries.desk(uid, studentId));
  return (
    <QueryView query={desk}>
      {(data) => {
        const entries = openedEntries(data);
        const offered = offeredWork(entries, Date.now());
        const asked = entries.find(({ assignmentId }) => assignmentId === search.get('assignment'));
        const [first] = offered;
        const chosen = asked ?? (first && standingOf(first) !== 'done' ? first : undefined);
        if (!asked && !first) {
          return (
            <Empty title={t('nothingTitle', { name })} drawing="whole">
              <p>{t('nothingBody')}</p>
            </Empty>
          );
        }
        const isOffered = chosen !== undefined && offered.includes(chosen);
        return (
          <>
            {!chosen && <Notice title={t('nothingTitle', { name })}>{t('allTurnedIn')}</Notice>}
            {chosen && !isOffered && (
              <Notice tone="warm" title={chosen.title}>
                <WhyNotHandIn entry={chosen} why={whyNotHandIn(chosen) ?? 'over'} name={name} />
              </Notice>
            )}
            {first && (
              <Select
                label={t('assignment')}
                hint={isOffered ? t('due', { when: formatDateTime(chosen.dueAt) }) : undefined}
                value={isOffered ? chosen.assignmentId : ''}
                {...(!isOffered && { placeholder: t('chooseOne') })}
                onChange={(event) => setSearch({ child: studentId, assignment: event.currentTarget.value })}
                options={offered.map((entry) => ({
                  value: entry.assignmentId,
                  label: t(`offered.${standingOf(entry)}`, { title: entry.title, when: formatDate(entry.dueAt) }),
                }))}
              />
            )}
            {isOffered && (
              <HandInForm key={chosen.assignmentId} uid={uid} studentId={studentId} name={name} entry={chosen} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
