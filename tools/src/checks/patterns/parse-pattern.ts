/** A part of a regular expression. */
export type Part =
  /** One character of a set, as it is written: `a`, `\d`, `[^x]`. */
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly Part[] }
  | { readonly kind: 'one'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly least: number; readonly most: number }
  | { readonly kind: 'look'; readonly part: Part; readonly isBehind: boolean; readonly isNegative: boolean }
  | { readonly kind: 'edge'; readonly sign: '^' | '$' | '\\b' | '\\B' };

const LOOK = /^\(\?(<?)([=!])/;
const GROUP = /^\((?:\?(?:<[A-Za-z]\w*>|[a-z-]*:))?/;
const ESCAPE = /^\\(?:u\{[^}]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[pP]\{[^}]+\}|k<\w+>|c[A-Za-z]|.)/su;
const CLASS = /^\[(?:\\.|[^\]\\])*\]/su;
const TIMES = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;

/** Reads an expression that the engine accepts. @throws Error for what is not known here. */
export function parsePattern(source: string): Part {
  let at = 0;
  const rest = (): string => source.slice(at);
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest()) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  };
  const oneOf = (): Part => {
    const parts = [allOf()];
    while (source[at] === '|') {
      at += 1;
      parts.push(allOf());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'one', parts };
  };
  const allOf = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'all', parts };
  };
  const inside = (): Part => {
    const part = oneOf();
    if (source[at] !== ')') throw new Error(`no end of a group: ${source}`);
    at += 1;
    return part;
  };
  const atom = (): Part => {
    const look = take(LOOK);
    if (look) return { kind: 'look', isBehind: look[1] === '<', isNegative: look[2] === '!', part: inside() };
    if (take(GROUP)) return inside();
    const own = take(CLASS) ?? take(ESCAPE);
    if (own === undefined) return sign(String.fromCodePoint(source.codePointAt(at) ?? 0));
    const text = own[0];
    if (text === '\\b' || text === '\\B') return { kind: 'edge', sign: text };
    // What a group has found, once more: at least one character of a word or number.
    return { kind: 'set', source: /^\\(?:[1-9]|k<)/.test(text) ? '\\w' : text };
  };
  const sign = (one: string): Part => {
    at += one.length;
    return one === '^' || one === '$' ? { kind: 'edge', sign: one } : { kind: 'set', source: one };
  };
  const repeated = (part: Part): Part => {
    const times = take(TIMES);
    if (times === undefined) return part;
    const [, mark, low, comma, high] = times;
    const least = mark === '+' ? 1 : Number(low ?? 0);
    const most = mark === '?' ? 1 : mark || (comma && high === '') ? Number.POSITIVE_INFINITY : Number(high || low);
    return { kind: 'repeat', part, least, most };
  };
  const whole = oneOf();
  if (at < source.length) throw new Error(`not read to the end: ${source}`);
  return whole;
}
