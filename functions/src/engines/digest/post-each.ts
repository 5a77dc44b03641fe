import { isAppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';

/** Letters in the making at once: each waits for a dozen reads. */
const LETTERS_AT_ONCE = 10;

/**
 * Writes a letter to each of these people. A letter that cannot be made does not stop the others; where the fault may
 * be temporary, an AggregateError names all who were left out, so that the task is tried again. @returns how many
 * letters were written. @throws AggregateError.
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
        // What cannot be read today can't be read in a minute.
        if (!isAppError(error)) failed.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: LETTERS_AT_ONCE }, one));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} letters were not written`);
  return sent;
}
