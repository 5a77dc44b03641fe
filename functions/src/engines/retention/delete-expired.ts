import { expireChats } from './expire-chats.ts';
import { expireClasses } from './expire-classes.ts';
import { expireRest } from './expire-rest.ts';
import { Faults } from './faults.ts';

/**
 * Deletes what has been kept for its whole period at `now`, and nothing else. Each part can be done again: what is gone is not found,
 * what was begun is ended. @throws AggregateError after all else was done, where something could not be deleted.
 */
export async function deleteExpired(now: number) {
  const faults = new Faults();
  const chats = await faults.guard(() => expireChats(now, faults), 0);
  const ofClasses = await faults.guard(() => expireClasses(now, faults), { students: 0, classes: 0 });
  const rest = await expireRest(now, faults);
  faults.tell();
  return { chats, ...ofClasses, ...rest };
}
