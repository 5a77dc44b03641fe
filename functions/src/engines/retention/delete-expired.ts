import { expireChats } from './expire-chats.ts';
import { expireClasses } from './expire-classes.ts';
import { expireErased } from './expire-erased.ts';
import { expireRest } from './expire-rest.ts';
import { Faults } from './faults.ts';

/**
 * Deletes everything whose retention period has ended at `now`, and nothing else. Each part can be repeated, and
 * interrupted deletions are continued. @throws AggregateError at the end, if something could not be deleted.
 */
export async function deleteExpired(now: number) {
  const faults = new Faults();
  const chats = await faults.guard(() => expireChats(now, faults), 0);
  const ofClasses = await faults.guard(() => expireClasses(now, faults), { students: 0, classes: 0 });
  const erased = await faults.guard(() => expireErased(now, faults), 0);
  const rest = await expireRest(now, faults);
  faults.tell();
  return { chats, ...ofClasses, erased, ...rest };
}
