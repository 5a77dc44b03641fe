import type { Server as Door, Delivery as Outcome } from '@lemma/offline/sender';
import type { CallOutput } from '@lemma/school/calls';

type Reply = CallOutput<'submitAttempt'>;

/** The server as a page reaches it, with complete replies. */
export type Server = Door<Reply>;
/** The result of sending one entry, with everything that a page shows of it. */
export type Delivery = Outcome<Reply>;
