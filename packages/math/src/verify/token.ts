/** A token of a text: mathematics, or something else. Positions are UTF-16 units from 0. */
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
  /** The text as the parser reads it; words are in lower case. */
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
