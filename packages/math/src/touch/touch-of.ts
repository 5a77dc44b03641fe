import type { Problem } from '../types.ts';
import { touchRules } from './touch-rules.ts';
import type { Touch } from './types.ts';

/**
 * What the way of placing an answer may depend on: only what the browser has anyway. The key and the parameters are not
 * among it.
 */
export type Asked = Pick<Problem, 'skill' | 'level' | 'prompt' | 'math' | 'picture'>;

export type TouchRule = (asked: Asked) => Touch | undefined;

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
