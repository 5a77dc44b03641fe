import { Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccessText } from '../text/use-access-text.ts';
import { AccessList } from './access-list.tsx';
import { accessQuery } from './access-query.ts';

/** What the teacher set up for a student, in the student's settings. Nothing is shown where nobody set anything. */
export function OwnAccessSection({ uid }: { readonly uid: string }) {
  const t = useAccessText('access');
  const { data } = useQuery({ ...accessQuery(uid, uid), meta: { silent: true } });
  if (!data?.access) return null;
  return (
    <Section title={t('mine')} lead={t('mineLead')}>
      <AccessList access={data.access} />
    </Section>
  );
}
