export { checkAnswer } from './answer.ts';
export { type Equivalence, type EquivalentOptions, equivalent } from './equivalent.ts';
export { LIMITS, type ParseFault } from './limits.ts';
export { type ParseOptions, type ParseResult, parse } from './parse.ts';
export { anywhere, type BinarySign, bare, type Node, type NumberNode, partsOf, type RelationSign } from './tree.ts';
export type { CheckAnswer, CheckOptions, FindingCode, NumberLocale, Outcome } from './types.ts';
