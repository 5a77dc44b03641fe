import { rowsOf } from './rows-of.ts';
import { spanish45 } from './spanish-4-5.ts';
import { spanish68 } from './spanish-6-8.ts';
import { spanishHigh } from './spanish-high.ts';
import { spanishK3 } from './spanish-k-3.ts';

/** Our own wording of every standard in Spanish, by its code. */
export const standardsInSpanish: Readonly<Record<string, string>> = Object.fromEntries(
  [spanishK3, spanish45, spanish68, spanishHigh].flatMap(rowsOf).map(([code = '', wording = '']) => [code, wording]),
);
