import type { LineVerdict } from '../../cli/verdict.ts';
import type { BenchCase } from '../cases.ts';

export type RivalVerdict = LineVerdict['verdict'];
/** Marks one case; `unknown` for tests that the library does not offer. */
export type Rival = (test: BenchCase) => RivalVerdict;

/** Tests that ask for equal meaning only. */
export const EQUIVALENCE: ReadonlySet<string> = new Set(['AlgEquiv', 'EqualExpr', 'Parse', 'Step']);
