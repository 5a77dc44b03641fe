import { SERVED_BOUND } from '@lemma/contract';

/** The rates of which a shell has counted one. A new one is added here a release before the shell has it. */
const RATES: readonly number[] = [SERVED_BOUND.oneIn];

/** Whether a tab may have this rate: what a client says is a number like any other, and few rates are counted. */
export const isRate = (oneIn: number): boolean => RATES.includes(oneIn);
