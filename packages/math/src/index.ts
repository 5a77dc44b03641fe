export * from './types.ts';
export * from './pictures/types.ts';
export { createRng } from './rng.ts';
export { defineSkill, generateProblem, problemFrom } from './generate.ts';
