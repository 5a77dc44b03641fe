import { type AppErrorCode, codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';

const sentenceOf = (code: AppErrorCode): string => {
  const { title, body } = errorSentence(code);
  return `${title}. ${body}`;
};

/**
 * A secret that no card could contain gets the same message as a wrong one, so that nobody learns the form of secrets.
 */
const sentenceFor =
  (malformed: AppErrorCode) =>
  (error: unknown): string => {
    const code = codeOf(error);
    return sentenceOf(code === 'input/malformed' ? malformed : code);
  };

/** The message to a student when a call failed: what happened, and what to do. */
export const callSentence = sentenceFor('sign-in/refused');
/** The same for a typed class code. */
export const codeSentence = sentenceFor('code/unknown');
