import { toastStore, updateToast } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';
import { startOwn } from './leave-sample.ts';
import { textNow } from './text/texts.ts';

/**
 * Whoever says that nothing can be changed in a sample class, the message gets the button with which one starts a class of
 * one's own. @returns what stops it.
 */
export const offerStart = (): (() => void) =>
  toastStore.subscribe(({ toasts: [shown] }) => {
    if (shown === undefined || shown.action !== undefined) return;
    if (shown.title !== errorSentence('sample/read-only').title) return;
    updateToast(shown.id, { variant: 'default', action: { label: textNow('sample')('start'), onAct: startOwn } });
  });
