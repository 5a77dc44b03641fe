import type { Erasure } from '@lemma/school/privacy';

export const receiptOf = ({ parentIds: _parents, by: _by, ...receipt }: Erasure) => receipt;
