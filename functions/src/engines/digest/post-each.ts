import { isAppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';

/** Letters that are written in parallel; each waits for about twelve reads. */
const LETTERS_AT_ONCE = 10;

/**
 * Writes a letter to each of these people. One that fails does not stop the others. If the error may be temporary, an
 * AggregateError at the end makes the task run again. @returns the number of letters written. @throws AggregateError.
 */
export async function postEach(uids: readonly string[], post: (uid: string) => Promise<boolean>): Promise<number> {
  const failed: unknown[] = [];
  let sent = 0;
  const left = [...uids];
  const one = async (): Promise<void> => {
    for (let uid = left.shift(); uid !== undefined; uid = left.shift()) {
      try {
        if (await post(uid)) sent += 1;
      } catch (error) {
        logger.error('a letter was not written', { uid, cause: error });
        // An AppError is not temporary: unreadable data stays unreadable.
        if (!isAppError(error)) failed.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: LETTERS_AT_ONCE }, one));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} letters were not written`);
  return sent;
}
