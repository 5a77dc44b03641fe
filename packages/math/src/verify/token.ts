/** A piece of a text: what may be mathematics, and what can't. Places are UTF-16 units from 0. */
export type Token = {
  readonly kind:
    | 'number'
    | 'letter'
    | 'unit'
    | 'operand'
    | 'prefix'
    | 'operator'
    | 'open'
    | 'close'
    | 'after'
    | 'relation'
    | 'word'
    | 'stop';
  /** As the parser reads it; for words in small letters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
};

export type Sign = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈';

export const RELATIONS: ReadonlyMap<string, Sign> = new Map([
  ['=', '='],
  ['==', '='],
  ['≠', '≠'],
  ['!=', '≠'],
  ['<', '<'],
  ['>', '>'],
  ['≤', '≤'],
  ['<=', '≤'],
  ['≥', '≥'],
  ['>=', '≥'],
  ['≈', '≈'],
  ['≅', '≈'],
  ['\\ne', '≠'],
  ['\\neq', '≠'],
  ['\\lt', '<'],
  ['\\gt', '>'],
  ['\\le', '≤'],
  ['\\leq', '≤'],
  ['\\leqslant', '≤'],
  ['\\ge', '≥'],
  ['\\geq', '≥'],
  ['\\geqslant', '≥'],
  ['\\approx', '≈'],
]);
