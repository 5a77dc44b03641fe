import { GRAMMAR, readStatement } from './grammar.ts';
import { LIMITS, type ParseFault, Unreadable } from './limits.ts';
import { Reader } from './reader.ts';
import { scan } from './scan.ts';
import type { Node } from './tree.ts';
import type { NumberLocale } from './types.ts';
import { isUnit } from './units.ts';

export type ParseOptions = {
  /** Default `en`. */
  readonly locale?: NumberLocale;
  /** `auto` (default) reads LaTeX if the text contains a backslash; true and false force it. */
  readonly latex?: boolean | 'auto';
  /**
   * How `1,200` and `3,5` are read: `list` as two numbers each, `number` as 1200 and 3.5, `auto` (default) as 1200 and
   * a list.
   */
  readonly comma?: 'auto' | 'list' | 'number';
  /** Reads `cm`, `kg`, `h` as units. Default false: `cm` is c · m. Further unit words may be given. */
  readonly units?: boolean | readonly string[];
  /** Letters that are names of functions, so that `f(2)` is a value of f and not f · 2. Default none. */
  readonly functions?: readonly string[];
};

export type ParseResult = { readonly ok: true; readonly tree: Node } | ParseFault;

function unitFinder(units: ParseOptions['units']): ((word: string) => string | undefined) | undefined {
  if (units === undefined || units === false) return undefined;
  const extra = new Set(units === true ? [] : units);
  return (word) => (extra.has(word) || isUnit(word) ? word : undefined);
}

/**
 * Reads keyboard text or MathLive's LaTeX. Never throws and never evaluates: it looks at no more than 500 characters,
 * 300 tokens and 60 levels, and stores names in maps without a prototype.
 */
export function parse(text: string, options: ParseOptions = {}): ParseResult {
  try {
    if (text.length > LIMITS.characters) {
      throw new Unreadable(
        'too-long',
        LIMITS.characters,
        text.length - LIMITS.characters,
        `Write up to ${LIMITS.characters} characters.`,
      );
    }
    if (text.trim() === '') throw new Unreadable('empty', 0, text.length, 'There is no answer yet.');
    const latex = options.latex === undefined || options.latex === 'auto' ? text.includes('\\') : options.latex;
    const tokens = scan(text, {
      latex,
      comma: options.locale === 'comma',
      loneComma: options.comma === 'number',
      list: options.comma === 'list',
      unitOf: unitFinder(options.units),
      functions: new Set(options.functions),
    });
    return { ok: true, tree: readStatement(new Reader(tokens, latex, GRAMMAR)) };
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}
