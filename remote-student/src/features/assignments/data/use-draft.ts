import { call } from '@lemma/shared-auth';
import { useEffect, useState } from 'react';
import { journal } from './outbox.ts';

/** Milliseconds of rest after typing before a draft goes to the server, for another device. */
const REST = 1200;

/**
 * What is typed and not yet checked: kept on this device with every key, and on the server after a short rest.
 * Starts with what this device has, else with what another one left (`fromServer`).
 */
export function useDraft(uid: string, submissionId: string, itemId: string, fromServer: string) {
  const [text, setText] = useState(fromServer);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    let here = true;
    journal.readDraft(submissionId, itemId).then((kept) => {
      if (here && kept !== undefined) setText(kept);
    });
    return () => {
      here = false;
    };
  }, [submissionId, itemId]);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      // A draft that does not get through is still on this device; the next key tries again.
      call('saveDraft', { submissionId, itemId, draft: text }).catch(() => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [touched, text, submissionId, itemId]);

  const change = (next: string) => {
    setTouched(next !== '');
    setText(next);
    void journal.saveDraft(uid, submissionId, itemId, next);
  };
  return [text, change] as const;
}
