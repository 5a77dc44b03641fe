import type { calls } from '@lemma/school/calls';
import { faultOfItem } from '../../domain/assignments/fault-of-item.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

/** Checks use a seed of their own, so that they never generate the problems that a class gets. */
const TEST_SEED = 0;

/** Runs the checks of publishing, for a teacher who wants to know the result before. */
export const testItems: Handler<typeof calls.testItems> = async ({ items }, caller) => {
  await requireNotStudent(caller);
  const faults = items.flatMap((item) => {
    const message = faultOfItem(item, TEST_SEED);
    return message === undefined ? [] : [{ itemId: item.id, message }];
  });
  return { faults };
};
