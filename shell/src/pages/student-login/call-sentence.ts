import { type AppErrorCode, codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';

const sentenceOf = (code: AppErrorCode): string => {
  const { title, body } = errorSentence(code);
  return `${title}. ${body}`;
};

/** To a child, what no card can hold is one more thing that does not match: nobody learns what a secret looks like. */
const sentenceFor =
  (malformed: AppErrorCode) =>
  (error: unknown): string => {
    const code = codeOf(error);
    return sentenceOf(code === 'input/malformed' ? malformed : code);
  };

/** What a child is told when a call failed: what happened, and what to do. */
export const callSentence = sentenceFor('sign-in/refused');
/** The same where a class code was typed. */
export const codeSentence = sentenceFor('code/unknown');
