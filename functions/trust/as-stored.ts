import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPlain } from '../src/engines/erasure/to-plain.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { unpackedData } from '../src/platform/documents.ts';
import { accounts } from '../src/platform/firebase.ts';

/** Everything that a school stores, as text by its path. */
export type Stored = ReadonlyMap<string, string>;

/** When a document was computed. */
const MOMENTS: ReadonlySet<string> = new Set(['updatedAt', 'foldedAt']);

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !MOMENTS.has(key))
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/**
 * Every document, file and account: documents unpacked and with their keys in order, without the moments at which they
 * were computed. `files` is the folder of the files.
 */
export async function asStored(files: string): Promise<Stored> {
  const all = new Map<string, string>();
  for (const name of collectionNames)
    for (const snapshot of (await allOf(name).get()).docs)
      all.set(snapshot.ref.path, JSON.stringify(sorted(toPlain(unpackedData(snapshot)))));
  for (const file of await readdir(files))
    all.set(`file ${file}`, (await readFile(join(files, file))).toString('base64'));
  for (const { uid, customClaims } of (await accounts().listUsers()).users)
    all.set(`account ${uid}`, JSON.stringify(customClaims ?? {}));
  return all;
}

/** Written by the deletion, as its receipt and copy, or of no use after a while and so in no backup; and what is computed with its moment. */
const BESIDE =
  /^(audit|erasures|erased|insightLeases|insightMarks|parentCodes|releaseTabs|requests|throttles)\/|^file erased-/;

/** The paths of what differs. */
export const differences = (before: Stored, after: Stored): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !BESIDE.test(path) && before.get(path) !== after.get(path),
  );
