import type { Asked, TouchRule } from './rules/asked.ts';
import { touchRules } from './touch-rules.ts';
import type { Touch } from './types.ts';

const ruleOf = new Map<string, TouchRule>(Object.entries(touchRules));

/**
 * How the answer to a problem can be placed; undefined if it is typed or chosen. Always the same for the same question.
 */
export const touchOf = ({ skill, level, prompt, math, picture }: Asked): Touch | undefined =>
  ruleOf.get(skill)?.({
    ...{ skill, level, prompt },
    ...(math !== undefined && { math }),
    ...(picture !== undefined && { picture }),
  });
