import type { Guardian } from '@lemma/school/family';
import type { RightsRequest } from '@lemma/school/privacy';
import { Accommodations, QueryView, WhoLooked } from '@lemma/screens';
import { formatDateTime, Loading } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#shared/text/texts.ts';
import { childQueries } from '../queries.ts';
import { AskRights } from './ask-rights.tsx';
import { DownloadCopy } from './download-copy.tsx';

const kinds = [
  ...(['students', 'desks', 'submissions', 'files', 'progress', 'evidence', 'practice', 'notes'] as const),
  ...(['settings', 'guardians'] as const),
];

/** What there are several of. Of the others a child has one record, however much stands in it. */
const counted: Readonly<Partial<Record<(typeof kinds)[number], 'dataWorks' | 'dataFiles'>>> = {
  submissions: 'dataWorks',
  files: 'dataFiles',
};

/** How much is stored about a child, a copy of it, who looked, and what the parent asked for. */
export function StoredAndAsked({ uid, link }: { readonly uid: string; readonly link: Guardian }) {
  const t = useText('children');
  const { studentId, studentName: name } = link;
  return (
    <div className="flex flex-col gap-4 pb-5">
      <p className="measure text-muted">{t('dataLead')}</p>
      <StoredData uid={uid} studentId={studentId} name={name} />
      <Accommodations uid={uid} studentId={studentId} name={name} />
      <WhoLooked uid={uid} studentId={studentId} name={name} />
      <AskRights uid={uid} studentId={studentId} name={name} />
      <Asked requests={link.requests ?? []} />
    </div>
  );
}

type StoredDataProps = { readonly uid: string; readonly studentId: string; readonly name: string };

function StoredData({ uid, studentId, name }: StoredDataProps) {
  const t = useText('children');
  const stored = useQuery(childQueries.kept(uid, studentId));
  return (
    <QueryView query={stored} loading={<Loading />}>
      {({ counts }) => (
        <>
          <ul>
            {kinds.map((kind) => (
              <li key={kind} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
                <span>{t(`dataKinds.${kind}`, { name })}</span>
                <span className="figures-tabular text-muted">
                  {t(counted[kind] ?? 'dataStored', { count: counts[kind] ?? 0 })}
                </span>
              </li>
            ))}
          </ul>
          <DownloadCopy studentId={studentId} name={name} />
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
