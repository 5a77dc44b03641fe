import { useSearchParams } from '@lemma/router';
import type { Guardian } from '@lemma/school/family';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader, PageSkeleton, Select } from '@lemma/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { firstChild } from './logic/first-child.ts';
import { ChooseAssignment } from './parts/choose-assignment.tsx';

/** Turning in for a child: child, assignment, pages, help level. The choices are stored in the address. */
export function SubmissionsPage() {
  const t = useText('submissions');
  const uid = useUid();
  const children = useQuery(parentQueries.children(uid));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <QueryView query={children}>
        {(links) =>
          links.length === 0 ? (
            <Empty
              title={t('noChildTitle')}
              drawing="dots"
              action={
                <ButtonLink kind="primary" to={paths.children()}>
                  {t('noChildAction')}
                </ButtonLink>
              }
            >
              <p>{t('noChildBody')}</p>
            </Empty>
          ) : (
            <Chosen uid={uid} links={links} />
          )
        }
      </QueryView>
    </>
  );
}

type ChosenProps = { readonly uid: string; readonly links: readonly Guardian[] };

/** The child of the address; without one, the one whose work comes first, which stays while the page is open. */
function Chosen({ uid, links }: ChosenProps) {
  const t = useText('submissions');
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState<string>();
  const asked = links.find(({ studentId }) => studentId === (search.get('child') ?? begun));
  const desks = useQueries({ queries: links.map(({ studentId }) => parentQueries.desk(uid, studentId)) });
  const isRead = desks.every(({ isLoading }) => !isLoading);
  const first =
    asked ??
    (isRead
      ? firstChild(
          links,
          desks.map(({ data }) => data),
          Date.now(),
        )
      : undefined);
  const chosen = first?.studentId;
  useEffect(() => {
    if (chosen !== undefined) setBegun((before) => before ?? chosen);
  }, [chosen]);
  if (first === undefined) return <PageSkeleton />;
  return (
    <div className="flex flex-col gap-6">
      {links.length > 1 && (
        <Select
          label={t('child')}
          value={first.studentId}
          onChange={(event) => setSearch({ child: event.currentTarget.value })}
          options={links.map(({ studentId, studentName }) => ({ value: studentId, label: studentName }))}
        />
      )}
      <ChooseAssignment key={first.studentId} uid={uid} studentId={first.studentId} name={first.studentName} />
    </div>
  );
}
