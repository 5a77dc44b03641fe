import type { calls } from '@lemma/school/calls';
import { changeBank } from '../../domain/assignments/change-bank.ts';
import type { Handler } from '../../platform/door.ts';

export const dropItem: Handler<typeof calls.dropItem> = ({ keptId }, caller) =>
  changeBank(caller, (bank) => {
    if (bank.items[keptId] === undefined) return undefined;
    const { [keptId]: _dropped, ...items } = bank.items;
    return { ...bank, items };
  });
