import { isDeepStrictEqual } from 'node:util';
import { fromPlain, toPlain } from '../../src/engines/erasure/to-plain.ts';
import { allOf, collectionNames } from '../../src/platform/any-collection.ts';
import { database } from '../../src/platform/database.ts';
import type { Fields, World } from '../rules/world.ts';

/** Every document as it is stored, in JSON. */
export async function readWorld(): Promise<World> {
  const found = await Promise.all(collectionNames.map((name) => allOf(name).get()));
  return new Map(
    found.flatMap(({ docs }) => docs.map((one): [string, Fields] => [one.ref.path, Object(toPlain(one.data()))])),
  );
}

/** Makes the database what the world says: each document, and no others. What is so already is not written. */
export async function writeWorld(world: World): Promise<void> {
  const batch = database().batch();
  const stored = await readWorld();
  for (const path of stored.keys()) if (!world.has(path)) batch.delete(database().doc(path));
  for (const [path, fields] of world)
    if (!isDeepStrictEqual(stored.get(path), fields)) batch.set(database().doc(path), Object(fromPlain(fields)));
  await batch.commit();
}
