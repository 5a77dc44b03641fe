import type { Guardian } from '@lemma/school/family';
import type { RightsRequest } from '@lemma/school/privacy';
import { QueryView, WhoLooked } from '@lemma/screens';
import { formatDateTime, Loading } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { childQueries } from '../queries.ts';
import { AskRights } from './ask-rights.tsx';
import { DownloadCopy } from './download-copy.tsx';

type ChildDataProps = { readonly uid: string; readonly link: Guardian };

const kinds = [
  ...(['students', 'desks', 'submissions', 'files', 'progress', 'evidence', 'practice', 'notes'] as const),
  ...(['settings', 'shelves', 'guardians'] as const),
];

/** A parent's rights over a child's data: to see it, to get a copy, to have it corrected or deleted. */
export function ChildData({ uid, link }: ChildDataProps) {
  const t = useText('children');
  const { studentName: name } = link;
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-8 border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">
        {t('dataTitle', { name })}
      </summary>
      {open && (
        <div className="flex flex-col gap-4 pb-5">
          <p className="measure text-muted">{t('dataLead')}</p>
          <StoredData uid={uid} studentId={link.studentId} name={name} />
          <WhoLooked uid={uid} studentId={link.studentId} name={name} />
          <AskRights uid={uid} studentId={link.studentId} name={name} />
          <Asked requests={link.requests ?? []} />
        </div>
      )}
    </details>
  );
}

type StoredDataProps = { readonly uid: string; readonly studentId: string; readonly name: string };

function StoredData({ uid, studentId, name }: StoredDataProps) {
  const t = useText('children');
  const stored = useQuery(childQueries.kept(uid, studentId));
  return (
    <QueryView query={stored} loading={<Loading />}>
      {({ data }) => (
        <>
          <ul>
            {kinds.map((kind) => (
              <li key={kind} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
                <span>{t(`dataKinds.${kind}`, { name })}</span>
                <span className="figures-tabular text-muted">{t('dataCount', { count: data[kind]?.length ?? 0 })}</span>
              </li>
            ))}
          </ul>
          <DownloadCopy name={name} data={data} />
        </>
      )}
    </QueryView>
  );
}

function Asked({ requests }: { readonly requests: readonly RightsRequest[] }) {
  const t = useText('children');
  if (requests.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {requests.map(({ id, kind, text, at, state, answer }) => (
        <li key={id} className="measure">
          <p>
            {t(`askKinds.${kind}`)} <span className="text-sm text-muted">{formatDateTime(at)}</span>
          </p>
          {text !== '' && <p className="whitespace-pre-wrap">“{text}”</p>}
          <p className="text-sm text-muted">
            {t(`askStates.${state}`)} {answer}
          </p>
        </li>
      ))}
    </ul>
  );
}
