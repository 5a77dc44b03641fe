import type { Problem } from '@lemma/math';

type Choice = Pick<Problem['answer'], 'options'>;

/** An answer as it is shown: a choice by its text instead of its letter. */
export const labelOf = ({ options }: Choice, answer: string): string =>
  options?.find(({ id }) => id === answer)?.label ?? answer;
