import { ButtonLink, Empty } from '@lemma/ui';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';

export function NotFound() {
  const t = useText('notFound');
  return (
    <Empty title={t('title')} drawing="gap" action={<ButtonLink to={paths.home()}>{t('home')}</ButtonLink>}>
      <p>{t('body')}</p>
    </Empty>
  );
}
