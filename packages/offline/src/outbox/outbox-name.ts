/** Names the lock under which one of tabs and worker sends, the channel on which all hear of it, and the browser's sync. */
export const OUTBOX_NAME = 'lemma-outbox';
