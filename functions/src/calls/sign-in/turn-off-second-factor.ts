import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { dropSecondFactor } from '../../domain/second-factor/drop.ts';
import { prove, requireAdult } from '../../domain/second-factor/prove.ts';
import { demandsFactor } from '../../platform/demands.ts';
import type { Handler } from '../../platform/door.ts';

export const turnOffSecondFactor: Handler<typeof calls.turnOffSecondFactor> = async ({ code }, caller) => {
  requireAdult(caller);
  if (caller.factor !== 'school' && (await demandsFactor())) throw new AppError('auth/factor-demanded', 'turning off');
  await prove(caller, code);
  await dropSecondFactor(caller.uid, { action: 'second-factor-off', by: caller.uid });
  return {};
};
