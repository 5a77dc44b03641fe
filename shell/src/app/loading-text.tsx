import { StillLoading } from '@lemma/ui';
import { useText } from '../text/texts.ts';

/** The text that the specification requires while the auth state is loading, centered on the screen. */
export function LoadingText() {
  const t = useText('app');
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center text-muted">
      {t('loading')}
      <StillLoading over />
    </div>
  );
}
