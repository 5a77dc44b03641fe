import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { type Bank, type KeptItem, MOST_KEPT, MOST_KEPT_PHRASES } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { requireNotStudent } from '../platform/access.ts';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

/** Changes the caller's own bank; undefined leaves it as it is. */
async function change(caller: Caller, next: (bank: Bank) => Bank | undefined): Promise<Record<string, never>> {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const bank = (await documents.banks.read(caller.uid, tx)) ?? { uid: caller.uid, items: {}, phrases: [] };
    const after = next(bank);
    if (after !== undefined) documents.banks.put(tx, caller.uid, after);
  });
  return {};
}

/** Kept as it is set: its points, tries and form come back with it. What was decided about one class's answers does not. */
export const keepItem: Handler<typeof calls.keepItem> = ({ keptId, item }, caller) =>
  change(caller, (bank) => {
    const before = bank.items[keptId];
    if (before === undefined && Object.keys(bank.items).length >= MOST_KEPT)
      throw new AppError('data/too-large', 'bank');
    const { accepted: _decided, ...rest } = item;
    const isThere = ({ id, item: other }: KeptItem) =>
      id !== keptId && isDeepStrictEqual({ ...other, id: '' }, { ...rest, id: '' });
    if (Object.values(bank.items).some(isThere)) return undefined;
    const kept = { id: keptId, item: rest, keptAt: before?.keptAt ?? caller.now };
    return { ...bank, items: { ...bank.items, [keptId]: kept } };
  });

export const dropItem: Handler<typeof calls.dropItem> = ({ keptId }, caller) =>
  change(caller, (bank) => {
    if (bank.items[keptId] === undefined) return undefined;
    const { [keptId]: _dropped, ...items } = bank.items;
    return { ...bank, items };
  });

export const keepPhrase: Handler<typeof calls.keepPhrase> = ({ phrase, kept }, caller) =>
  change(caller, (bank) => {
    const others = bank.phrases.filter((one) => one !== phrase);
    return { ...bank, phrases: kept ? [phrase, ...others].slice(0, MOST_KEPT_PHRASES) : others };
  });
