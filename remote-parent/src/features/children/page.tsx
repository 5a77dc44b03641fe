import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { ChildReport } from './parts/child-report.tsx';
import { Letters } from './parts/letters.tsx';
import { LinkForm } from './parts/link-form.tsx';
import { Receipts } from './parts/receipts.tsx';

/** All linked children, and a form to link another one. */
export function ChildrenPage() {
  const t = useText('children');
  const uid = useUid();
  const children = useQuery(parentQueries.children(uid));
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryView query={children}>
        {(links) => (
          <>
            {links.map((link) => (
              <ChildReport key={link.id} uid={uid} link={link} />
            ))}
            {links.length > 0 && <Letters uid={uid} />}
            <LinkForm isFirst={links.length === 0} />
            <Receipts uid={uid} />
          </>
        )}
      </QueryView>
    </>
  );
}
