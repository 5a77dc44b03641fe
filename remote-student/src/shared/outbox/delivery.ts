import type { Server as Door, Delivery as Outcome } from '@lemma/offline/sender';
import type { CallOutput } from '@lemma/school/calls';

type Reply = CallOutput<'submitAttempt'>;
type PracticeReply = CallOutput<'answerPractice'>;

/** The server as a page reaches it, with complete replies. */
export type Server = Door<Reply, PracticeReply>;
/** The result of sending one entry, with everything that a page shows of it. */
export type Delivery = Outcome<Reply, PracticeReply>;
