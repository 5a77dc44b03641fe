import { onNews } from '@lemma/toast';
import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useText } from '../text/texts.ts';
import { SECOND } from './constants.ts';

/** Our own colors, which follow the appearance that the person chose; the library knows only the system's. */
const style = {
  '--width': `${SECOND.width}px`,
  '--normal-bg': 'var(--color-sheet)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line-strong)',
} as CSSProperties;

/** News: up to three at once, closed after a time. */
export function SecondToaster() {
  const t = useText('toaster');
  useEffect(
    () =>
      onNews(({ title, description, tone }) => {
        const show = tone === 'good' ? toast.success : tone === 'problem' ? toast.error : toast;
        show(title, description === undefined ? {} : { description });
      }),
    [],
  );
  return (
    <Toaster
      containerAriaLabel={t('news')}
      position="bottom-right"
      visibleToasts={SECOND.visible}
      duration={SECOND.duration}
      gap={SECOND.gap}
      offset={SECOND.offset}
      mobileOffset={SECOND.mobileOffset}
      hotkey={SECOND.hotkey}
      style={style}
      toastOptions={{ classNames: { description: 'text-ink!' } }}
      theme="system"
    />
  );
}
