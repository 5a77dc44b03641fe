import { AppError } from '@lemma/contract';
import type { Interview } from '@lemma/school/interview';

/** Talking goes on in a draft (it begins), in progress, and after a pause. */
export function requireTalking({ state }: Interview): void {
  if (state === 'finished' || state === 'scored' || state === 'reflected')
    throw new AppError('work/closed', 'the interview is over');
}
