/**
 * The checking part for browsers, small enough to come first. It leaves out simultaneous equations, algebraic forms,
 * and statements with functions that are not algebraic:
 * `useAlgebra(ALGEBRA)`, with ALGEBRA from `@lemma/math/check/algebra`, adds them; until then answers that need them are
 * `unknown`. Everybody else imports `@lemma/math/check`, which has all of it at once.
 */
export { checkAnswer } from './answer.ts';
export { type Equivalence, type EquivalentOptions, equivalent } from './equivalent.ts';
export { useAlgebra } from './extension.ts';
export { LIMITS, type ParseFault } from './limits.ts';
export { type ParseOptions, type ParseResult, parse } from './parse.ts';
export type { CheckAnswer, CheckOptions, FindingCode, NumberLocale, Outcome } from './types.ts';
