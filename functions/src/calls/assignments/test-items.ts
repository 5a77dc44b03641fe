import type { calls } from '@lemma/school/calls';
import { faultOfItem } from '../../domain/assignments/fault-of-item.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

/** The preview's own seed, so that tests never draw the problems of a class. */
const TEST_SEED = 0;

/** The tests that publishing runs, for a teacher who wants to know before. */
export const testItems: Handler<typeof calls.testItems> = async ({ items }, caller) => {
  await requireNotStudent(caller);
  const faults = items.flatMap((item) => {
    const message = faultOfItem(item, TEST_SEED);
    return message === undefined ? [] : [{ itemId: item.id, message }];
  });
  return { faults };
};
