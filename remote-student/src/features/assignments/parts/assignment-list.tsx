import { type DeskEntry, openedEntries } from '@lemma/school/desk';
import { isToDo } from '@lemma/school/work';
import { deskQuery, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Empty, PageHeader, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { DeskLine } from '#shared/parts/desk-line.tsx';
import { useText } from '#shared/text/texts.ts';

export function AssignmentList() {
  const t = useText('assignments');
  const uid = useUid();
  const desk = useQuery(deskQuery(uid));
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryView query={desk}>
        {(data) => {
          const entries = openedEntries(data);
          if (entries.length === 0) {
            return (
              <Empty title={t('emptyTitle')} drawing="line">
                <p>{t('emptyBody')}</p>
              </Empty>
            );
          }
          return (
            <>
              <Lines title={t('toDo')} entries={entries.filter(isToDo)} />
              <Lines title={t('handedIn')} entries={entries.filter((entry) => !isToDo(entry)).toReversed()} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function Lines({ title, entries }: { readonly title: string; readonly entries: readonly DeskEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-col">
        {entries.map((entry) => (
          <DeskLine key={entry.assignmentId} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
