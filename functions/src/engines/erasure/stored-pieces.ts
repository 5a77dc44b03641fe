import { AppError } from '@lemma/contract';
import type { Transaction } from 'firebase-admin/firestore';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { randomId } from '../../platform/hash.ts';
import { MOST_TRIES, type Pieces } from '../../platform/records.ts';
import { locked, unlocked } from './locked.ts';

/** A large copy: where its pieces are stored, what locks them, and the record of them. */
export type Copy = {
  /** The pieces are stored as `<place>-<id of the try>-<number>`. */
  readonly place: string;
  readonly key: string;
  readonly read: (tx?: Transaction) => Promise<Pieces | undefined>;
  readonly write: (tx: Transaction, pieces: Pieces) => void;
};

const nameOf = (place: string, id: string, index: number): string => `${place}-${id}-${index}`;

/** Changes the record. @throws AppError `data/not-found` if the copy was given up meanwhile. */
const change = ({ read, write, place }: Copy, to: (before: Pieces) => Pieces): Promise<Pieces> =>
  inTransaction(async (tx) => {
    const before = await read(tx);
    if (before === undefined) throw new AppError('data/not-found', place);
    const after = to(before);
    if (after !== before) write(tx, after);
    return after;
  });

const counted = (before: Pieces, id: string, pieces: number): Pieces => ({
  ...before,
  tries: before.tries.map((one) => (one.id === id ? { id, pieces } : one)),
});

/**
 * Stores these pieces, each locked, and says in the end that the copy is whole; does nothing where one is. Of tries that
 * run beside each other the first to end counts. `onPiece` runs after each.
 */
export async function storePieces(
  copy: Copy,
  pieces: () => AsyncIterable<Uint8Array>,
  onPiece: () => Promise<void> = async () => undefined,
): Promise<void> {
  const store = await fileStore();
  const id = randomId();
  const begun = await change(copy, (before) => {
    if (before.whole !== undefined) return before;
    if (before.tries.length >= MOST_TRIES) throw new AppError('server/unavailable', `${copy.place}: too many tries`);
    return { ...before, tries: [...before.tries, { id, pieces: 0 }] };
  });
  if (begun.whole !== undefined) return;
  let stored = 0;
  for await (const piece of pieces()) {
    // First that it will be there, then the piece: none is stored that nobody knows of.
    await change(copy, (before) => counted(before, id, stored + 1));
    await store.put(nameOf(copy.place, id, stored), locked(piece, copy.key), 'application/octet-stream');
    stored += 1;
    await onPiece();
  }
  await change(copy, (before) => (before.whole === undefined ? { ...before, whole: id } : before));
}

/** The pieces of a whole copy. @throws AppError `data/not-found` where one is missing or there is no whole copy. */
export async function* openPieces({ place, key, read }: Copy): AsyncGenerator<Buffer> {
  const found = await read();
  const whole = found?.tries.find(({ id }) => id === found.whole);
  if (whole === undefined) throw new AppError('data/not-found', place);
  const store = await fileStore();
  for (let index = 0; index < whole.pieces; index += 1) {
    const bytes = await store.get(nameOf(place, whole.id, index));
    if (bytes === undefined) throw new AppError('data/not-found', `${place}, piece ${index}`);
    yield unlocked(bytes, key);
  }
}

/** Deletes a copy, or a piece of one, and looks whether it is gone. @throws if it is still there. */
export async function removeSurely(name: string): Promise<void> {
  const store = await fileStore();
  await store.remove(name);
  if ((await store.get(name)) !== undefined) throw new Error(`${name} is still there`);
}

/** Deletes the pieces of every try. @throws if one is still there. */
export async function removePieces(place: string, { tries }: Pieces): Promise<void> {
  for (const { id, pieces } of tries)
    for (let index = 0; index < pieces; index += 1) await removeSurely(nameOf(place, id, index));
}
