import type { AnswerSpec } from '../types.ts';
import type { Cells } from './cells.ts';
import type { Atom, Claim } from './claim.ts';
import type { Expr } from './expr.ts';
import type { Domain, Verdict } from './same-expr.ts';
import type { Along } from './signs-along.ts';
import type { Node } from './tree.ts';

/** Whether a tree is written in a form. `key` is the answer that the tree is compared with. */
export type FormTest = (tree: Node, key: Node) => boolean;

/**
 * What is known of the expected answer before the typed one is read. A browser has no key; it knows the kind and the
 * unit.
 */
export type Asked = Pick<AnswerSpec, 'kind' | 'units' | 'variable'> & {
  /** The letters of the key, if it is known: a word that consists mostly of other letters is not read as a product. */
  readonly letters?: ReadonlySet<string>;
  readonly key?: string;
};

/**
 * The part of the engine that a browser may load after the first answers: simultaneous equations, algebraic forms,
 * answers in words.
 */
export type Algebra = {
  readonly sameSystems: (a: Claim, b: Claim, domain: Domain, onLines: Verdict) => Verdict;
  /** Whether an expression with kinks is 0 wherever it is defined. */
  readonly sameKinked: (whole: Expr, letters: readonly string[], domain: Domain) => Verdict;
  /** Compares statements in two letters or more that were the same on every tested line through the plane. */
  readonly sameInPlane: (a: Claim, b: Claim, letters: readonly string[], domain: Domain) => Verdict;
  /** Comparisons along a line for functions that are not algebraic; they may show a difference but never prove equality. */
  readonly scanned: (
    expressions: readonly Expr[],
    letter: string,
    index: (atom: Atom) => number,
    positive: boolean,
  ) => Along;
  /** A text that is the same for statements which the same polynomials decide along a line. */
  readonly signatureOf: (claim: Claim, index: (atom: Atom) => number, cells: Cells) => string | undefined;
  /**
   * Two statements taken apart. In f(2) = 5, f is a function; powers, logarithms and floors that stand alone on one
   * side are undone.
   */
  readonly claimsOf: (a: Node, b: Node) => readonly Claim[];
  /** The last number of a chain such as 9 − 1 = 8, if the chain holds. */
  readonly endOfChain: (tree: Node) => Node;
  readonly zerosAgree: (a: Claim, b: Claim, letters: readonly string[]) => boolean | undefined;
  readonly forms: ReadonlyMap<string, FormTest>;
  /** The sentences for the student if an answer lacks a form of algebra. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Translates an answer in words ("two and a half") into the signs that the parser reads. */
  readonly inSigns: (typed: string, asked: Asked, units: readonly string[] | undefined) => string;
  /**
   * Whether an answer says the time of day, the sign (`<`) or the word of the key; undefined if the key is none of
   * these.
   */
  readonly fitsInWords: (key: string, response: string) => boolean | undefined;
};

let loaded: Algebra | undefined;

/** The loaded algebra, if any; without it, answers that need it are `unknown`, never wrong. */
export const algebra = (): Algebra | undefined => loaded;

/** Wraps a function so that each call has the algebra; safe for bundlers that drop unused statements. */
export const withAlgebra =
  <A extends readonly unknown[], R>(part: Algebra, check: (...args: A) => R) =>
  (...args: A): R => {
    loaded = part;
    return check(...args);
  };

/** Gives the algebra to the core, for all later checks. */
export function useAlgebra(part: Algebra): void {
  loaded = part;
}
