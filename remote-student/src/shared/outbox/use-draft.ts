import { codeOf } from '@lemma/contract';
import type { LocalDraft } from '@lemma/offline/journal';
import { call } from '@lemma/shared-auth';
import { useEffect, useState } from 'react';
import { journal } from './outbox.ts';
import { reconcile } from './reconcile.ts';

/** Milliseconds of rest after typing before a draft goes to the server, for another device. */
const REST_MS = 1200;

const nothing = (): undefined => undefined;

/** Where an answer stands: nothing typed, on its way into the journal, in it, or the device has no room. */
export type DraftState = 'none' | 'saving' | 'saved' | 'unsaved';

/** Whose draft it is: what the server has of it, and the last answer that was checked, which is no draft any more. */
type DraftOf = {
  readonly submissionId: string;
  readonly itemId: string;
  readonly fromServer: string;
  readonly answered: string | undefined;
};

/**
 * What is typed and not yet checked: in this device's journal with every key, and on the server after a short rest. Where another
 * device has typed something else meanwhile, `other` is its text until one is chosen; nothing is sent before.
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
      // A draft that does not get through is still on this device. One that another device has overtaken comes with the work.
      call('saveDraft', { submissionId, itemId, draft: text, base }).then(
        () => setLocal((draft) => draft && { ...draft, base: text }),
        (error: unknown) => codeOf(error),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [read, other, text, base, answered, submissionId, itemId]);

  useEffect(() => {
    if (!local) return;
    // An answer that was checked is with the server.
    const remaining = local.text === answered ? { text: '', base: '' } : local;
    journal.saveDraft(uid, submissionId, itemId, remaining).catch(nothing);
  }, [uid, submissionId, itemId, local, answered]);

  return {
    text,
    other,
    state,
    change: (next: string) => store({ text: next, base }),
    /** Takes this device's text or the other's; the one that is left is gone only now. */
    choose: (mine: boolean) => store({ text: mine ? text : (other ?? text), base: other ?? base }),
  };
}
