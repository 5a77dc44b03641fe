import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { parentQueries } from '../../data/parent-queries.ts';
import { useText } from '../../text/texts.ts';
import { ChildReport } from './child-report.tsx';
import { Letters } from './letters.tsx';
import { LinkForm } from './link-form.tsx';
import { Receipts } from './receipts.tsx';

/** Each linked child in turn, and linking one more. */
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
