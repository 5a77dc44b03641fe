/** Limits for one text. A longer or deeper one is answered with a sentence and never computed. */
export const LIMITS = { characters: 500, tokens: 300, depth: 60, digits: 50 } as const;

/** Why a text could not be read: where, and what to tell the person who typed it. */
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
  /** The position of the first faulty character, counted from 0 in UTF-16 units. */
  readonly at: number;
  readonly length: number;
  readonly message: string;
};

/**
 * Thrown inside the scanner and parser only; `parse` turns it into a fault. It is no Error: where most words of a text are
 * no mathematics, the stacks that nobody reads would cost a tenth of the time.
 */
export class Unreadable {
  readonly fault: ParseFault;
  constructor(code: ParseFault['code'], at: number, length: number, message: string) {
    this.fault = { ok: false, code, at, length, message };
  }
}
