import { PageHeader } from '@lemma/ui';
import { useText } from '../text/texts.ts';

type PlainPageProps = {
  readonly page: 'chatbot';
};

/** A screen that the README lists under "Not there yet": its heading, and where to go on meanwhile. */
export function PlainPage({ page }: PlainPageProps) {
  const t = useText('plain');
  return <PageHeader title={t(`${page}`)} lead={t('lead')} />;
}
