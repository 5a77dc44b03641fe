import type { MathText, Problem } from '@lemma/math';

/** The answer as the student says it: a choice by its text, a letter with its value. */
export function saidAnswer({ answer: spec }: Pick<Problem, 'answer'>, answer: MathText): string {
  const option = spec.options?.find(({ id }) => id === answer)?.label;
  if (option !== undefined) return option.replace(/\.$/, '');
  return spec.variable !== undefined && spec.kind === 'number' ? `\`${spec.variable} = ${answer}\`` : `\`${answer}\``;
}
