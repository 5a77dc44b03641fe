/**
 * The name of the lock under which one of all tabs and the worker sends, of the channel that tells the others, and of
 * the browser's background sync.
 */
export const OUTBOX_NAME = 'lemma-outbox';
