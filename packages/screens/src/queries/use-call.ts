import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { type CommandOptions, useCommand } from './use-command.ts';

/**
 * A call of the server as a command of a screen: `useCall('excuseWork')` takes and gives what the table of calls says. What
 * it says and what it makes out of date stand with it.
 */
export const useCall = <N extends CallName>(name: N, options?: CommandOptions<CallOutput<N>, CallInput<N>>) =>
  useCommand((input: CallInput<N>) => call(name, input), options);
