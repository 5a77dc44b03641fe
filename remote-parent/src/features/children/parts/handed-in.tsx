import type { DeskEntry } from '@lemma/school/desk';
import { submissionIdOf } from '@lemma/school/work';
import { QueryView } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
import { useUid } from '@lemma/shared-auth';
import { formatDateTime } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { childQueries } from '../queries.ts';

type HandedInProps = { readonly studentId: string; readonly entry: DeskEntry };

/** What was turned in of one piece of work, and by whom; read when it is opened. */
export function HandedIn({ studentId, entry }: HandedInProps) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline decoration-line-strong decoration-1 underline-offset-4">
        {t('handedIn')}
      </summary>
      {open && <What submissionId={submissionIdOf(entry.assignmentId, studentId)} />}
    </details>
  );
}

function What({ submissionId }: { readonly submissionId: string }) {
  const t = useText('children');
  const query = useQuery(childQueries.work(useUid(), submissionId));
  return (
    <QueryView query={query}>
      {(work) => (
        <ul className="flex flex-col gap-3 pb-3">
          {work?.handIns.map(({ id, byName, at, pages, answers = [] }) => (
            <li key={id}>
              <p className="text-sm">
                {t('handedInBy', { name: byName, when: formatDateTime(at) })}{' '}
                {t('handedInWhat', { pages: pages.length, answers: answers.length })}
              </p>
              <HandedInPages pages={pages} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
