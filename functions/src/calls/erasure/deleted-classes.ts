import type { calls } from '@lemma/school/calls';
import { receiptOf } from '../../engines/erasure/receipt-of.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const MOST = 100;

export const deletedClasses: Handler<typeof calls.deletedClasses> = async (_, { uid }) => {
  const { docs } = await documents.erasures.where(['ofClass.leaderId', '==', uid]).limit(MOST).get();
  const receipts = documents.erasures.every(docs).filter(({ restoredAt }) => restoredAt === undefined);
  const copies = await Promise.all(receipts.map(({ id }) => documents.erased.read(id)));
  const classes = receipts.map((one, index) => {
    const { answer: _answer, ofClass, ...receipt } = receiptOf(one);
    const { name, restoringAt } = copies[index]?.ofClass ?? {};
    const isReturning = restoringAt !== undefined;
    return { ...receipt, students: ofClass?.students ?? 0, isReturning, ...(name !== undefined && { name }) };
  });
  return { classes: classes.toSorted((one, other) => other.at - one.at) };
};
