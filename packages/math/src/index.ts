export * from './types.ts';
export * from './pictures/types.ts';
export { createRng } from './rng.ts';
export { defineSkill, generateProblem, problemFrom } from './generate.ts';
export { diagnose, type Explanation } from './diagnose.ts';
export { findMisconception, findSkill, misconceptions, skills } from './registry.ts';
export { checkAnswer } from './check/index.ts';
export type { CheckOptions, FindingCode, NumberLocale, Outcome } from './check/types.ts';
