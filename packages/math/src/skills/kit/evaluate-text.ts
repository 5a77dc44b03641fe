import { near } from './arithmetic.ts';

/** Values of letters. */
export type Letters = { readonly [letter: string]: number };

const TOKEN = /\s*(\d+\.?\d*|\.\d+|sqrt|abs|pi|[a-z]|[-+*/^()|])/giy;

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found?.[1] === undefined) return undefined;
    tokens.push(found[1]);
  }
  return tokens;
}

/**
 * The floating-point value of keyboard syntax with letters replaced; NaN if it cannot be read. It confirms keys
 * independently, so it is small and shares nothing with the checking core.
 */
export function evaluateText(text: string, letters: Letters = {}): number {
  const tokens = tokensOf(text.trim());
  if (tokens === undefined) return Number.NaN;
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const inside = (close: string): number => {
    const value = sum();
    return take(close) ? value : Number.NaN;
  };
  const atom = (): number => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') return inside(')');
    if (token === '|') return Math.abs(inside('|'));
    if (token === 'sqrt' || token === 'abs') {
      const value = take('(') ? inside(')') : Number.NaN;
      return token === 'sqrt' ? Math.sqrt(value) : Math.abs(value);
    }
    if (token === 'pi') return Math.PI;
    if (/^[a-z]$/i.test(token)) return letters[token] ?? Number.NaN;
    return token === '' ? Number.NaN : Number(token);
  };
  const power = (): number => {
    const base = atom();
    return take('^') ? base ** unary() : base;
  };
  const unary = (): number => (take('-') ? -unary() : power());
  const product = (): number => {
    let value = unary();
    for (;;) {
      const next = tokens[at];
      if (take('*')) value *= unary();
      else if (take('/')) value /= unary();
      else if (next !== undefined && /^(\(|[a-z]+|\d.*)$/i.test(next)) value *= power();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

/** Whether two functions of one letter agree at eleven points. */
export const sameFunction = (a: string, b: (x: number) => number, letter: string): boolean =>
  [-7, -3.5, -2, -1, -0.25, 0, 0.5, 1, 3, 4.75, 9].every((x) => near(evaluateText(a, { [letter]: x }), b(x)));

/** The members of "{1, 2}", "(3, -4)" or "3, 5" as numbers. */
export const membersOf = (text: string): number[] =>
  text
    .replace(/^[{(]|[)}]$/g, '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => evaluateText(part));
