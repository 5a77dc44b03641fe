import { codeOf } from '@lemma/contract';
import type { LocalDraft } from '@lemma/offline/journal';
import { call } from '@lemma/shared-auth';
import { useEffect, useState } from 'react';
import { journal } from './outbox.ts';
import { reconcile } from './reconcile.ts';

/** Milliseconds without typing after which a draft is sent to the server, for other devices. */
const REST_MS = 1200;

const nothing = (): undefined => undefined;

/**
 * Where an answer is: nothing typed, being stored, stored on this device, or not stored because the device has no
 * space.
 */
export type DraftState = 'none' | 'saving' | 'saved' | 'unsaved';

/** The item of a draft: the server's version of it, and the last checked answer, which is no longer a draft. */
type DraftOf = {
  readonly submissionId: string;
  readonly itemId: string;
  readonly fromServer: string;
  readonly answered: string | undefined;
};

/**
 * Text that is typed but not checked yet: stored on this device with every key, and on the server after a short pause.
 * If another device has typed something else, `other` is that text until one is chosen; nothing is sent before.
 */
export function useDraft(uid: string, item: DraftOf) {
  const { submissionId, itemId, fromServer, answered } = item;
  const [local, setLocal] = useState<LocalDraft | undefined>();
  const [read, setRead] = useState(false);
  const [state, setState] = useState<DraftState>('none');

  useEffect(() => {
    let here = true;
    journal
      .readDraft(submissionId, itemId)
      .catch(() => undefined)
      .then((remaining) => {
        if (!here) return;
        setLocal((typed) => typed ?? remaining);
        setRead(true);
      });
    return () => {
      here = false;
    };
  }, [submissionId, itemId]);

  const now = reconcile(local, fromServer);
  const here: LocalDraft = now.kind === 'one' ? now.draft : (local ?? { text: now.here, base: '' });
  const other = now.kind === 'two' ? now.there : undefined;

  const store = (draft: LocalDraft) => {
    setLocal(draft);
    setState('saving');
    journal.saveDraft(uid, submissionId, itemId, draft).then(
      () => setState(draft.text === '' ? 'none' : 'saved'),
      () => setState('unsaved'),
    );
  };

  const { text, base } = here;
  useEffect(() => {
    if (!read || other !== undefined || text === base || text === answered) return;
    const timer = setTimeout(() => {
      // A draft that cannot be sent is still on this device. A newer draft of another device arrives with the work.
      call('saveDraft', { submissionId, itemId, draft: text, base }).then(
        () => setLocal((draft) => draft && { ...draft, base: text }),
        (error: unknown) => codeOf(error),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [read, other, text, base, answered, submissionId, itemId]);

  useEffect(() => {
    if (!local) return;
    // The server already has an answer that was checked.
    const remaining = local.text === answered ? { text: '', base: '' } : local;
    journal.saveDraft(uid, submissionId, itemId, remaining).catch(nothing);
  }, [uid, submissionId, itemId, local, answered]);

  return {
    text,
    other,
    state,
    change: (next: string) => store({ text: next, base }),
    /** Chooses this device's text or the other one; only now the rejected one is dropped. */
    choose: (mine: boolean) => store({ text: mine ? text : (other ?? text), base: other ?? base }),
  };
}
