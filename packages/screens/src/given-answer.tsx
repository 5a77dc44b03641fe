import type { AnswerField } from '@lemma/school/question';
import { Formula } from '@lemma/ui';
import { EngineText } from './engine-text.tsx';

type GivenAnswerProps = {
  /** The options of the question. Left out or empty if the answer was typed. */
  readonly options: AnswerField['options'];
  readonly response: string;
};

/** A given answer: for a choice its text and never its letter, anything else as mathematics. */
export function GivenAnswer({ options, response }: GivenAnswerProps) {
  if (options === undefined || options.length === 0) return <Formula text={response} />;
  return <EngineText text={wordsOf(options, response)} />;
}

/** The same as plain text, for a file. */
export const wordsOf = (options: AnswerField['options'], response: string): string =>
  options?.find(({ id }) => id === response)?.label ?? response;
