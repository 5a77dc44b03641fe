import { useSearchParams } from '@lemma/router';
import { openedEntries } from '@lemma/school/desk';
import { isToDo } from '@lemma/school/work';
import { QueryView } from '@lemma/screens';
import { Empty, formatDateTime, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { canHandIn } from '#shared/logic/can-hand-in.ts';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { HandInForm } from './hand-in-form.tsx';

type ChooseAssignmentProps = { readonly uid: string; readonly studentId: string; readonly name: string };

export function ChooseAssignment({ uid, studentId, name }: ChooseAssignmentProps) {
  const t = useText('submissions');
  const [search, setSearch] = useSearchParams();
  const desk = useQuery(parentQueries.desk(uid, studentId));
  return (
    <QueryView query={desk}>
      {(data) => {
        const open = openedEntries(data).filter(canHandIn);
        // What nobody has turned in comes first: that is what a parent most likely holds in hand.
        const entries = [...open.filter(isToDo), ...open.filter((entry) => !isToDo(entry))];
        const chosen = entries.find(({ assignmentId }) => assignmentId === search.get('assignment')) ?? entries[0];
        if (!chosen) {
          return (
            <Empty title={t('nothingTitle', { name })} drawing="whole">
              <p>{t('nothingBody')}</p>
            </Empty>
          );
        }
        return (
          <>
            <Select
              label={t('assignment')}
              hint={t('due', { when: formatDateTime(chosen.dueAt) })}
              value={chosen.assignmentId}
              onChange={(event) => setSearch({ child: studentId, assignment: event.currentTarget.value })}
              options={entries.map(({ assignmentId, title }) => ({ value: assignmentId, label: title }))}
            />
            <HandInForm key={chosen.assignmentId} uid={uid} studentId={studentId} name={name} entry={chosen} />
          </>
        );
      }}
    </QueryView>
  );
}
