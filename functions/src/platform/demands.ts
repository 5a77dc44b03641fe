import { SCHOOL_DEMANDS } from '@lemma/school/sign-in';
import { documents } from './documents.ts';

/** Whether the school demands a second factor of its adults. The rules look at the same document. */
export const demandsFactor = async (): Promise<boolean> =>
  (await documents.demands.read(SCHOOL_DEMANDS))?.secondFactor === true;
