import { AppError } from '@lemma/contract';
import { type CallInput, type CallName, type CallOutput, calls } from '@lemma/school/calls';
import { sampleAnswer } from './open-sample.ts';
import { sampleRefusal } from './sample-mode.ts';

/**
 * Calls in the sample class, in place of the server's (`remote-calls.ts`): what is only shown was asked when the sample was
 * made, and everything else is refused.
 */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const answer = await sampleAnswer(name, input);
  if (answer === undefined) throw sampleRefusal(name);
  const parsed = calls[name].output.safeParse(answer);
  if (!parsed.success) throw new AppError('data/malformed', name, parsed.error);
  return parsed.data as CallOutput<N>;
}

const refuse = async (): Promise<never> => {
  throw sampleRefusal('a file');
};
export const callInParts = async <N extends CallName>(name: N): Promise<never> => {
  throw sampleRefusal(name);
};
/** Nothing of the sample class is counted. */
export const tell = (): void => undefined;
export const upload = refuse;
export const download = refuse;
export const downloadBackup = refuse;
