import { PageHeader } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';

/** The page's heading and back link while the interview is loading, not accessible, or deleted. */
export function HeaderMeanwhile({ shown }: { readonly shown: boolean }) {
  const t = useTrainingText('interview');
  return shown && <PageHeader title={t('meanwhile')} back={{ to: paths.training(), label: t('back') }} />;
}
