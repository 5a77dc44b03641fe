import { PageHeader } from '@lemma/ui';
import { useText } from '../text/texts.ts';

/** A screen that the README lists under "Not there yet". */
export function PlainPage({ page }: { readonly page: 'progress' }) {
  const t = useText('plain');
  return <PageHeader title={t(page)} lead={t('lead')} />;
}
