import type { AnswerField } from '@lemma/school/question';
import { Formula, Prose } from '@lemma/ui';
import { useMemo } from 'react';

type GivenAnswerProps = {
  /** Of the question: what could be chosen. Left out or empty where the answer was written. */
  readonly options: AnswerField['options'];
  readonly response: string;
  /** What the question counts or measures in: a word among the answer, not a product of its letters. */
  readonly unit?: AnswerField['unit'];
};

/** An answer as it was meant, wherever one stands: the words of a choice and never its letter, everything else as mathematics. */
export function GivenAnswer({ options, response, unit }: GivenAnswerProps) {
  const read = useMemo(
    () => (unit === undefined ? {} : { options: { kind: 'quantity', units: [unit] } as const }),
    [unit],
  );
  if (options === undefined || options.length === 0) return <Formula text={response} {...read} />;
  return <Prose text={wordsOf(options, response)} />;
}

/** The same as text, for a file. */
export const wordsOf = (options: AnswerField['options'], response: string): string =>
  options?.find(({ id }) => id === response)?.label ?? response;
