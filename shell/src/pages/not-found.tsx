import { ButtonLink, Empty } from '@lemma/ui';
import { useText } from '../text/texts.ts';

export function NotFound() {
  const t = useText('notFound');
  return (
    <Empty title={t('title')} drawing="gap" action={<ButtonLink to="/">{t('home')}</ButtonLink>}>
      <p>{t('body')}</p>
    </Empty>
  );
}
