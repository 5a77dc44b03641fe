import { useSearchParams } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { ChooseAssignment } from './parts/choose-assignment.tsx';

/** Turning in for a child: child, assignment, pages, help level. The choices are stored in the address. */
export function SubmissionsPage() {
  const t = useText('submissions');
  const uid = useUid();
  const [search, setSearch] = useSearchParams();
  const children = useQuery(parentQueries.children(uid));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <QueryView query={children}>
        {(links) => {
          const child = links.find(({ studentId }) => studentId === search.get('child')) ?? links[0];
          if (!child) {
            return (
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
            );
          }
          return (
            <div className="flex flex-col gap-6">
              {links.length > 1 && (
                <Select
                  label={t('child')}
                  value={child.studentId}
                  onChange={(event) => setSearch({ child: event.currentTarget.value })}
                  options={links.map(({ studentId, studentName }) => ({ value: studentId, label: studentName }))}
                />
              )}
              <ChooseAssignment key={child.studentId} uid={uid} studentId={child.studentId} name={child.studentName} />
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
