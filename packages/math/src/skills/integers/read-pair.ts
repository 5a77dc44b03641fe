import { plainMath } from '../kit/read-text.ts';

/** Reads `a op b` with whole numbers, either of which may be negative, with or without parentheses. */
export function readPair(text: string): { readonly a: number; readonly op: string; readonly b: number } | undefined {
  const compact = plainMath(text).replace(/\s/g, '');
  const [, a, op, b] = /^\(?([+-]?\d{1,6})\)?([-+*/]|(?=\())\(?([+-]?\d{1,6})\)?$/.exec(compact) ?? [];
  if (a === undefined || b === undefined) return undefined;
  return { a: Number(a), op: op || '*', b: Number(b) };
}

/** True if at least one of the numbers or the result is negative; otherwise the problem is not about signs. */
export const usesSigns = (...numbers: readonly number[]): boolean => numbers.some((n) => n < 0);
