import type { Token, TokenType } from './cursor.ts';
import { LIMITS, Unreadable } from './limits.ts';
import type { Node } from './tree.ts';

/** The grammar rules that the lower levels call again, passed as values so that no file imports its caller. */
export type GrammarRules = {
  readonly statement: (reader: Reader) => Node;
  readonly additive: (reader: Reader) => Node;
  readonly signed: (reader: Reader) => Node;
};

/** Walks over the tokens and counts how deep the grammar has gone. */
export class Reader {
  private place = 0;
  private depth = 0;
  /** The number of open bars |, so that the next bar closes rather than opens. */
  bars = 0;
  /** `/` and `^` take the next number alone: `1/2 1/2` is no mixed number. */
  allowMixed = true;
  private readonly tokens: Token[];
  readonly latex: boolean;
  readonly levels: GrammarRules;

  constructor(tokens: readonly Token[], latex: boolean, levels: GrammarRules) {
    this.tokens = [...tokens];
    this.latex = latex;
    this.levels = levels;
  }

  /** The token `ahead` places from here; after the last one, the end token. */
  peek(ahead = 0): Token {
    const token = this.tokens[this.place + ahead] ?? this.tokens.at(-1);
    if (token === undefined) throw new Unreadable('empty', 0, 0, 'There is no answer yet.');
    return token;
  }

  /** The text of the next token if it is a sign; otherwise empty. */
  get sign(): string {
    const token = this.tokens[this.place];
    return token?.type === 'sign' ? token.text : '';
  }

  take(): Token {
    const token = this.peek();
    this.place += 1;
    return token;
  }

  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.type === 'sign' || token.type === 'command');
  }

  isType(type: TokenType, ahead = 0): boolean {
    return this.peek(ahead).type === type;
  }

  accept(text: string): boolean {
    const found = this.is(text);
    if (found) this.place += 1;
    return found;
  }

  expect(text: string): void {
    if (this.accept(text)) return;
    const { type, at, raw } = this.peek();
    const shown = text === '\\}' ? '}' : text;
    if (type === 'end') throw new Unreadable('bracket', at, 0, `A “${shown}” is missing at the end.`);
    throw new Unreadable('bracket', at, raw.length, `We expected “${shown}” before “${raw}”.`);
  }

  /** Cuts the first digit off a number: `\\frac12` is one half. */
  splitDigit(): void {
    const token = this.peek();
    if (token.type !== 'number' || token.text.length < 2 || !/^\d/.test(token.raw)) return;
    const first = { ...token, text: token.text.charAt(0), raw: token.raw.charAt(0), end: token.at + 1 };
    this.tokens.splice(this.place, 1, first, {
      ...token,
      text: token.text.slice(1),
      raw: token.raw.slice(1),
      at: token.at + 1,
      spaced: false,
    });
  }

  get mark(): number {
    return this.place;
  }

  back(mark: number): void {
    this.place = mark;
  }

  /**
   * Runs inside brackets: a bar that was opened outside cannot be closed inside, and mixed numbers are allowed again.
   */
  inside<T>(read: () => T): T {
    const { bars, allowMixed } = this;
    this.bars = 0;
    this.allowMixed = true;
    const result = this.deeper(read);
    this.bars = bars;
    this.allowMixed = allowMixed;
    return result;
  }

  /** Runs one level deeper. @throws Unreadable past 60 levels */
  deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > LIMITS.depth) {
      throw new Unreadable('too-deep', this.peek().at, this.peek().raw.length, 'There are too many parentheses.');
    }
    const result = read();
    this.depth -= 1;
    return result;
  }

  unexpected(): Unreadable {
    const { type, at, raw } = this.peek();
    if (type === 'end') return new Unreadable('unfinished', at, 0, 'Something is missing at the end.');
    if (')]}'.includes(raw)) return new Unreadable('bracket', at, raw.length, `This “${raw}” is not opened.`);
    return new Unreadable('unexpected', at, raw.length, `We did not expect “${raw}” here.`);
  }
}
