import type { AnswerField } from '@lemma/school/question';
import { Formula, Prose } from '@lemma/ui';

type GivenAnswerProps = {
  /** Of the question: what could be chosen. Left out or empty where the answer was written. */
  readonly options: AnswerField['options'];
  readonly response: string;
};

/** An answer as it was meant, wherever one stands: the words of a choice and never its letter, everything else as mathematics. */
export function GivenAnswer({ options, response }: GivenAnswerProps) {
  if (options === undefined || options.length === 0) return <Formula text={response} />;
  return <Prose text={wordsOf(options, response)} />;
}

/** The same as text, for a file. */
export const wordsOf = (options: AnswerField['options'], response: string): string =>
  options?.find(({ id }) => id === response)?.label ?? response;
