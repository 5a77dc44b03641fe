import { AppError } from '@lemma/contract';
import type { Interview } from '@lemma/school/interview';

/**
 * @throws AppError unless the interview can go on: as a draft (the first question starts it), in progress, or paused.
 */
export function requireTalking({ state }: Interview): void {
  if (state === 'finished' || state === 'scored' || state === 'reflected')
    throw new AppError('work/closed', 'the interview is over');
}
