import { PageHeader } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

/** The page's heading and its way back while the interview is not there: on its way, somebody else's, or gone. */
export function HeaderMeanwhile({ shown }: { readonly shown: boolean }) {
  const t = useText('interview');
  return shown && <PageHeader title={t('meanwhile')} back={{ to: paths.training(), label: t('back') }} />;
}
