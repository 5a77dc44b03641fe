/** What one text may hold. Longer or deeper input is answered with a sentence, never computed. */
export const LIMITS = { characters: 500, tokens: 300, depth: 60, digits: 50 } as const;

/** A text that could not be read: where, and what to tell the person who typed it. */
export type ParseFault = {
  readonly ok: false;
  readonly code:
    | 'empty'
    | 'too-long'
    | 'too-deep'
    | 'number-too-long'
    | 'character'
    | 'unfinished'
    | 'unexpected'
    | 'bracket'
    | 'word';
  /** Place of the first faulty character, counted from 0 in UTF-16 units. */
  readonly at: number;
  readonly length: number;
  readonly message: string;
};

/** Thrown inside the scanner and parser only; `parse` turns it into its fault. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly fault: ParseFault;
  constructor(code: ParseFault['code'], at: number, length: number, message: string) {
    super(message);
    this.fault = { ok: false, code, at, length, message };
  }
}
