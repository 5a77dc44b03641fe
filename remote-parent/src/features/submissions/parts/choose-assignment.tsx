import { useSearchParams } from '@lemma/router';
import { type DeskEntry, openedEntries, standingOf } from '@lemma/school/desk';
import { QueryView } from '@lemma/screens';
import { Empty, formatDate, formatDateTime, Notice, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whyNotHandIn } from '#shared/logic/can-hand-in.ts';
import { WhyNotHandIn } from '#shared/parts/why-not-hand-in.tsx';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { offeredWork } from '../logic/offered-work.ts';
import { HandInForm } from './hand-in-form.tsx';

type ChooseAssignmentProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** What can be turned in, what is missing first. Nothing that is turned in already is chosen by itself. */
export function ChooseAssignment(props: ChooseAssignmentProps) {
  const desk = useQuery(parentQueries.desk(props.uid, props.studentId));
  return <QueryView query={desk}>{(data) => <Choice {...props} entries={openedEntries(data)} />}</QueryView>;
}

type ChoiceProps = ChooseAssignmentProps & { readonly entries: readonly DeskEntry[] };

function Choice({ uid, studentId, name, entries }: ChoiceProps) {
  const t = useText('submissions');
  const [search, setSearch] = useSearchParams();
  // The form stays after turning in, with its receipt, whatever the desk says of the work then.
  const [begun, setBegun] = useState<string>();
  const offered = offeredWork(entries, Date.now());
  const asked = entries.find(({ assignmentId }) => assignmentId === (search.get('assignment') ?? begun));
  const [first] = offered;
  const chosen = asked ?? (first && standingOf(first) !== 'done' ? first : undefined);
  const listed = offered.find((entry) => entry === chosen);
  const isOffered = chosen !== undefined && (listed !== undefined || chosen.assignmentId === begun);
  const form = isOffered ? chosen.assignmentId : undefined;
  useEffect(() => setBegun(form), [form]);
  if (!asked && !first) {
    return (
      <Empty title={t('nothingTitle', { name })} drawing="whole">
        <p>{t('nothingBody')}</p>
      </Empty>
    );
  }
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
          hint={listed && t('due', { when: formatDateTime(listed.dueAt) })}
          value={listed?.assignmentId ?? ''}
          {...(!listed && { placeholder: t('chooseOne') })}
          onChange={(event) => setSearch({ child: studentId, assignment: event.currentTarget.value })}
          options={offered.map((entry) => ({
            value: entry.assignmentId,
            label: t(`offered.${standingOf(entry)}`, { title: entry.title, when: formatDate(entry.dueAt) }),
          }))}
        />
      )}
      {isOffered && <HandInForm key={chosen.assignmentId} uid={uid} studentId={studentId} name={name} entry={chosen} />}
    </>
  );
}
