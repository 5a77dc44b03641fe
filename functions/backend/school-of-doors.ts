import { expect, vi } from 'vitest';
import { database } from '../src/platform/database.ts';
import { doorsAtEmulators } from '../trust/doors/at-emulators.ts';
import { openSchool } from '../trust/doors/open-school.ts';
import { backend, PATIENCE_MS, stored } from './school.ts';

/** The school whose doors everybody asks, in emulators, once nothing in it moves any more; and what they are asked. */
export async function schoolOfDoors(): ReturnType<typeof openSchool> {
  // Its settings can be made only before anything else uses the database.
  database();
  const opened = await openSchool(doorsAtEmulators(backend));
  // What was done while the school was made is folded in the background.
  await vi.waitFor(async () => expect((await stored('insightLeases/classA'))?.until).toBe(0), PATIENCE_MS);
  return opened;
}
