export type TokenType =
  | 'number'
  | 'vulgar'
  | 'power'
  | 'name'
  | 'function'
  | 'unit'
  | 'money'
  | 'blank'
  | 'sign'
  | 'command'
  | 'end';

/** `text` is the normalized meaning (`≤` for `<=`), `raw` the characters that were written. */
export type Token = {
  readonly type: TokenType;
  readonly text: string;
  readonly raw: string;
  readonly at: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
};

export type ScanOptions = {
  readonly latex: boolean;
  readonly comma: boolean;
  /** A lone comma between digits is a decimal comma, also in the `en` locale. */
  readonly loneComma: boolean;
  /** No thousands separators: `1,200` is two numbers. */
  readonly list: boolean;
  /** Tells whether a run of letters is a unit; undefined where units are not looked for. */
  readonly unitOf: ((word: string) => string | undefined) | undefined;
  /** Letters that are names of functions in this task. */
  readonly functions: ReadonlySet<string>;
};

export const LETTER = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/;

/** The scanner's place in a text. The functions that each read one kind of token share it. */
export type Cursor = {
  readonly text: string;
  readonly options: ScanOptions;
  at: number;
  depth: number;
  readonly tokens: Token[];
  readonly hidden: Set<number>;
};

export function push(cursor: Cursor, type: TokenType, text: string, length: number, spaced: boolean): true {
  const { at } = cursor;
  cursor.at = at + length;
  cursor.tokens.push({ type, text, raw: cursor.text.slice(at, at + length), at, end: at + length, spaced });
  return true;
}

/** Reads a sign and counts how many brackets are open after it. */
export function readSign(cursor: Cursor, sign: string, length: number, spaced: boolean): true {
  // In \{ the bracket stands after the backslash.
  const bracket = sign.slice(-1);
  if ('([{'.includes(bracket)) cursor.depth += 1;
  if (')]}'.includes(bracket)) cursor.depth = Math.max(0, cursor.depth - 1);
  return push(cursor, 'sign', sign, length, spaced);
}
