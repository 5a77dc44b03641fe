import { codeOf, queryKeys } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { isExportKind, isLaterAct, OPERATOR_ACTOR, type ReadUntil } from '@lemma/school/privacy';
import { call } from '@lemma/shared-auth';
import { Button, errorSentence, formatDateTime } from '@lemma/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The list begins with what is newest. */
const newest = (): ReadUntil | undefined => undefined;

const pagesOf = (uid: string, studentId: string) => ({
  queryKey: queryKeys.call(uid, 'whoLooked', { studentId, inPages: true }),
  queryFn: ({ pageParam: before }: { readonly pageParam: ReadUntil | undefined }) =>
    call('whoLooked', { studentId, ...(before && { before }) }),
  initialPageParam: newest(),
  getNextPageParam: ({ older }: Told) => older,
});

function Looks({ uid, studentId }: Omit<WhoLookedProps, 'name'>) {
  const t = usePrivacyText('looks');
  const query = useInfiniteQuery(pagesOf(uid, studentId));
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
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
    ].map(({ id, name, action, what, at }) => ({ key: `${action} ${id} ${at}`, name: nameOf(id, name), what, at }));
  return (
    <>
      <QueryView query={query}>
        {({ pages }) => (
          <Lines lines={pages.flatMap(linesOf).toSorted((one, other) => other.at - one.at)} none={t('none')} />
        )}
      </QueryView>
      {isFetchNextPageError && <p role="alert">{errorSentence(codeOf(error)).body}</p>}
      {hasNextPage && (
        <Button className="self-start" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function Lines({ lines, none }: { readonly lines: readonly Line[]; readonly none: string }) {
  if (lines.length === 0) return <p className="text-muted">{none}</p>;
  return (
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
}
