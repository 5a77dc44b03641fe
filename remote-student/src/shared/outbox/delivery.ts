import type { Server as Door, Delivery as Outcome } from '@lemma/offline/sender';
import type { CallOutput } from '@lemma/school/calls';

type Reply = CallOutput<'submitAttempt'>;

/** The server as a page reaches it, with its whole answer. */
export type Server = Door<Reply>;
/** What became of one entry, with all that a page shows of it. */
export type Delivery = Outcome<Reply>;
