import type { MathText } from '../../types.ts';

const TOKEN = /\s*(\d+\.?\d*|\.\d+|[a-z]|[-+*/^()×÷])/giy;

/**
 * The floating-point value of an expression for given values of its letters; NaN if it cannot be read. It confirms keys
 * independently, because it shares no code with the checking core. Juxtaposition multiplies, `2x^2` is 2·x².
 */
export function valueAt(text: MathText, letters: { readonly [letter: string]: number } = {}): number {
  const tokens = [...text.matchAll(TOKEN)].map(([, token = '']) => token);
  if (tokens.join('') !== text.replace(/\s/g, '')) return Number.NaN;
  let at = 0;

  const atom = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) return Number.NaN;
    if (token === '(') {
      const inside = sum();
      at += 1;
      return inside;
    }
    return /[a-z]/i.test(token) ? (letters[token] ?? Number.NaN) : Number(token);
  };
  const power = (): number => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** signed(power);
  };
  const signed = (next: () => number): number => {
    if (tokens[at] !== '-') return next();
    at += 1;
    return -signed(next);
  };
  const product = (): number => {
    let value = signed(power);
    for (let token = tokens[at]; token !== undefined && !/[-+)]/.test(token); token = tokens[at]) {
      if (/[*×/÷]/.test(token)) at += 1;
      const next = signed(power);
      value = /[/÷]/.test(token) ? value / next : value * next;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let token = tokens[at]; token === '+' || token === '-'; token = tokens[at]) {
      at += 1;
      value += token === '+' ? product() : -product();
    }
    return value;
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

/** True where two expressions agree at five scattered values of each letter. */
export function agree(one: MathText, other: MathText, letters: readonly string[]): boolean {
  const samples = [0.37, -1.9, 2.6, 5.1, -3.3];
  return samples.every((sample) => {
    const at = Object.fromEntries(letters.map((letter, place) => [letter, sample + 0.71 * place]));
    const [a, b] = [valueAt(one, at), valueAt(other, at)];
    return Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
  });
}
