import { useAuth } from '@lemma/shared-auth';
import { ButtonLink, Empty } from '@lemma/ui';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';

export function NotFound() {
  const t = useText('notFound');
  const { isAuthenticated } = useAuth();
  return (
    <Empty
      title={t('title')}
      drawing="gap"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home()}>{t('home')}</ButtonLink>
          {!isAuthenticated && <ButtonLink to={paths.signIn()}>{t('signIn')}</ButtonLink>}
        </div>
      }
    >
      <p>{t('body')}</p>
    </Empty>
  );
}
