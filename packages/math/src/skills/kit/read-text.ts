import { Fraction } from 'fraction.js';
import type { MathText } from '../../types.ts';

const LEAD_IN =
  /^(?:solve(?: for (?:the )?[a-z])?|simplify|work out|evaluate|calculate|compute|find(?: the value of)?|expand(?: and simplify)?|factor|what is)\b\s*[:,]?\s*/i;

/** A typed text in plain signs: `*`, `/`, `-`, no "Solve:", no "=?" at the end, no spaces around it. */
export const plainMath = (text: string): MathText =>
  text
    .replace(/[−–—]/g, '-')
    .replace(/[×·⋅]/g, '*')
    .replace(/[÷]/g, '/')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/,?\s*(?:and )?check your (?:answer|work)\.?/i, '')
    .trim()
    .replace(LEAD_IN, '')
    .replace(/\s+/g, ' ')
    .replace(/[.?\s]+$/, '')
    .replace(/\s*=\s*[_[\]?]*\s*$/, '')
    .trim();

/** One piece of a linear side: a number, a number times the letter, or a number times a bracket. */
export type Part = { readonly factor: Fraction; readonly letter: string; readonly inside?: readonly Part[] };

/** A linear statement: its sides, the sign between them ('' for a lone expression) and its one letter ('' for none). */
export type LinearReading = {
  readonly left: readonly Part[];
  readonly right: readonly Part[];
  readonly relation: '' | '=' | '<' | '>' | '<=' | '>=';
  readonly letter: string;
};

const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;
// (2/3)x · 2x/3 · 2/3x · x/3 · 2x · x · (2/3)( · 2( · ( · 2/3 · 2
const PIECE = new RegExp(
  String.raw`^([+-]?)(?:\((-?(?:${NUMBER}))(?:/(${NUMBER}))?\)|(${NUMBER})(?:/(${NUMBER}))?)?\*?(?:([a-z])(?:/(${NUMBER}))?|(\())?`,
  'i',
);

function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The parts of one side, in the order written. Products of letters, powers and nested brackets are not read. */
export function readSide(text: MathText, nested = false): Part[] | undefined {
  const parts: Part[] = [];
  let rest = text.replace(/\s/g, '');
  while (rest !== '') {
    const [whole = '', sign, wrapTop, wrapUnder, top, under, letter, letterUnder, open] = PIECE.exec(rest) ?? [];
    if (whole === '' || (parts.length > 0 && sign === '') || whole === sign) return undefined;
    if ([wrapUnder, under, letterUnder].some((one) => one !== undefined && Number(one) === 0)) return undefined;
    const factor = new Fraction(wrapTop ?? top ?? '1').div(wrapUnder ?? under ?? '1').div(letterUnder ?? '1');
    const signed = sign === '-' ? factor.neg() : factor;
    rest = rest.slice(whole.length);
    if (open === undefined) {
      parts.push({ factor: signed, letter: letter ?? '' });
      continue;
    }
    const close = closingOf(`(${rest}`) - 1;
    const inside = nested || close < 0 ? undefined : readSide(rest.slice(0, close), true);
    if (inside === undefined) return undefined;
    parts.push({ factor: signed, letter: '', inside });
    rest = rest.slice(close + 1);
  }
  return parts.length > 0 ? parts : undefined;
}

const lettersOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ letter, inside }) => [...(letter ? [letter] : []), ...(inside ? lettersOf(inside) : [])]);

/** Reads a linear expression, equation or inequality in at most one letter. */
export function readLinear(text: string): LinearReading | undefined {
  const plain = plainMath(text);
  const relation = /<=|>=|=|<|>/.exec(plain)?.[0] ?? '';
  if (!isRelation(relation)) return undefined;
  const [leftText = '', rightText = '', extra] = relation === '' ? [plain] : plain.split(relation);
  if (extra !== undefined || plain.length > 80) return undefined;
  const left = readSide(leftText);
  const right = relation === '' ? [] : readSide(rightText);
  if (!left || !right) return undefined;
  const letters = new Set(lettersOf([...left, ...right]));
  return letters.size > 1 ? undefined : { left, right, relation, letter: [...letters][0] ?? '' };
}

const isRelation = (text: string): text is LinearReading['relation'] => ['', '=', '<', '>', '<=', '>='].includes(text);

/** The whole number that a fraction equals, if it is of school size; otherwise undefined. */
export const wholeOf = (value: Fraction | undefined): number | undefined =>
  value !== undefined && value.d === 1n && value.n < 1_000_000n ? value.valueOf() : undefined;

/** A side that is one multiple of the letter plus one number, either of which may be missing: [a, b]. */
export function asLinear(parts: readonly Part[]): { readonly a: Fraction; readonly b: Fraction } | undefined {
  const withLetter = parts.filter(({ letter }) => letter !== '');
  const plain = parts.filter(({ letter, inside }) => letter === '' && !inside);
  if (withLetter.length + plain.length < parts.length || withLetter.length > 1 || plain.length > 1) return undefined;
  return { a: withLetter[0]?.factor ?? new Fraction(0), b: plain[0]?.factor ?? new Fraction(0) };
}
