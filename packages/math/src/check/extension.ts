import type { AnswerSpec } from '../types.ts';
import type { Cells } from './cells.ts';
import type { Atom, Claim } from './claim.ts';
import type { Expr } from './expr.ts';
import type { Domain, Verdict } from './same-expr.ts';
import type { Node } from './tree.ts';

/** Is a tree written in a form? `key` is the answer it is compared with. */
export type FormTest = (tree: Node, key: Node) => boolean;

/** What the field knows of the answer before it is read. A browser has no key; it knows the kind and the unit. */
export type Asked = Pick<AnswerSpec, 'kind' | 'units' | 'variable'> & {
  /** The letters of the key, where it is known: a word that is mostly of other letters is no product. */
  readonly letters?: ReadonlySet<string>;
  readonly key?: string;
};

/** The part of the engine that a browser may load after the first answers: simultaneous equations, algebraic forms, answers in words. */
export type Algebra = {
  readonly sameSystems: (a: Claim, b: Claim, domain: Domain, onLines: Verdict) => Verdict;
  /** Is an expression with kinks 0 wherever it is defined? */
  readonly sameKinked: (whole: Expr, letters: readonly string[], domain: Domain) => Verdict;
  /** Statements in two letters or more, for which lines through the plane have shown no difference. */
  readonly sameInPlane: (a: Claim, b: Claim, letters: readonly string[], domain: Domain) => Verdict;
  /** A text that statements share where the same polynomials decide them along a line. */
  readonly signatureOf: (claim: Claim, index: (atom: Atom) => number, cells: Cells) => string | undefined;
  /** Two statements taken apart: the f of f(2) = 5 is a function, and powers, logarithms and whole parts come off where they stand alone. */
  readonly claimsOf: (a: Node, b: Node) => readonly Claim[];
  /** What 9 − 1 = 8 comes to, where the chain holds. */
  readonly endOfChain: (tree: Node) => Node;
  readonly zerosAgree: (a: Claim, b: Claim, letters: readonly string[]) => boolean | undefined;
  readonly forms: ReadonlyMap<string, FormTest>;
  /** What to say where a form of algebra is missing. */
  readonly sentences: ReadonlyMap<string, string>;
  /** An answer in words ("two and a half") in the signs that the parser reads. */
  readonly inSigns: (typed: string, asked: Asked, units: readonly string[] | undefined) => string;
  /** Whether an answer says the time of day, the sign (`<`) or the word of the key; undefined where the key is none of them. */
  readonly fitsInWords: (key: string, response: string) => boolean | undefined;
};

let loaded: Algebra | undefined;

/** What is loaded by now; without it such answers are `unknown`, never wrong. */
export const algebra = (): Algebra | undefined => loaded;

/** Makes a function that uses the algebra whenever it is called; safe for bundlers that drop unused statements. */
export const withAlgebra =
  <A extends readonly unknown[], R>(part: Algebra, check: (...args: A) => R) =>
  (...args: A): R => {
    loaded = part;
    return check(...args);
  };

/** Lends the algebra to the core for good. */
export function useAlgebra(part: Algebra): void {
  loaded = part;
}
