import type { CallOutput } from '@lemma/school/calls';
import { isExportKind, isLaterAct, OPERATOR_ACTOR } from '@lemma/school/privacy';
import { formatDateTime } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../queries/call-query.ts';
import { QueryView } from '../query-view.tsx';
import { usePrivacyText } from '../text/use-privacy-text.ts';

type WhoLookedProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** Who looked at a child's data, for the family and whoever leads the class; read when it is opened. */
export function WhoLooked({ uid, studentId, name }: WhoLookedProps) {
  const t = usePrivacyText('looks');
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-6 border-y border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t('title')}</summary>
      {open && (
        <div className="flex flex-col gap-3 pb-5">
          <p className="measure text-muted">{t('lead', { name })}</p>
          <Looks uid={uid} studentId={studentId} />
        </div>
      )}
    </details>
  );
}

type Told = CallOutput<'whoLooked'>;
type Line = { readonly key: string; readonly name: string; readonly what: string; readonly at: number };

function Looks({ uid, studentId }: Omit<WhoLookedProps, 'name'>) {
  const t = usePrivacyText('looks');
  const query = useQuery(callQuery(uid, 'whoLooked', { studentId }));
  const nameOf = (id: string, name: string): string =>
    name !== '' ? name : id === OPERATOR_ACTOR ? t('operator') : t('gone');
  const linesOf = ({ looks, acts, laterActs = [] }: Told): Line[] =>
    [
      ...looks.map(({ id, name, kind, what = '', lastAt, count }) => ({
        ...{ id, name, action: `${kind} ${what}` },
        what: `${isExportKind(what) ? t(`files.${what}`) : t(`kinds.${kind}`)}, ${t('times', { count })}`,
        at: lastAt,
      })),
      ...acts.map((act) => ({ ...act, what: t(`acts.${act.action}`) })),
      ...laterActs.map((act) => ({ ...act, what: isLaterAct(act.action) ? t(`later.${act.action}`) : t('other') })),
    ]
      .map(({ id, name, action, what, at }) => ({
        ...{ key: `${action} ${id} ${at}`, name: nameOf(id, name), what, at },
      }))
      .toSorted((one, other) => other.at - one.at);
  return (
    <QueryView query={query}>
      {(told) => {
        const lines = linesOf(told);
        return lines.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ul>
            {lines.map(({ key, name, what, at }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
                <span>
                  {name} <span className="text-muted">{what}</span>
                </span>
                <span className="figures-tabular text-muted">{formatDateTime(at)}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
