export { readAnswerSets } from './answer-sets.ts';
export { type Compared, compareOn, OURS } from './compare.ts';
