import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { type BankItem, MOST_BANK_ITEMS } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { changeBank } from '../../domain/assignments/change-bank.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * Saves a question with its points, tries and form. What was decided about one class's answers is not saved with it.
 */
export const keepItem: Handler<typeof calls.keepItem> = ({ keptId, item }, caller) =>
  changeBank(caller, (bank) => {
    const before = bank.items[keptId];
    if (before === undefined && Object.keys(bank.items).length >= MOST_BANK_ITEMS)
      throw new AppError('data/too-large', 'bank');
    const { accepted: _decided, ...rest } = item;
    const isThere = ({ id, item: other }: BankItem) =>
      id !== keptId && isDeepStrictEqual({ ...other, id: '' }, { ...rest, id: '' });
    if (Object.values(bank.items).some(isThere)) return undefined;
    const saved = { id: keptId, item: rest, keptAt: before?.keptAt ?? caller.now };
    return { ...bank, items: { ...bank.items, [keptId]: saved } };
  });
