import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { type CommandOptions, useCommand } from './use-command.ts';

/**
 * A callable function as a command of a screen: `useCall('excuseWork')` has the input and output of the table of calls.
 * `options` contains its messages and the queries that it makes out of date.
 */
export const useCall = <N extends CallName>(
  name: N,
  options?: CommandOptions<CallOutput<N>, CallInput<N>>,
): ReturnType<typeof useCommand<CallOutput<N>, CallInput<N>>> =>
  useCommand((input: CallInput<N>) => call(name, input), options);
