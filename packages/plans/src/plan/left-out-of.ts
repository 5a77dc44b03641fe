import { leftOutLines } from '../standards/demand-lines.ts';
import { rowsOf } from '../standards/rows-of.ts';

const leftOut = new Map(rowsOf(leftOutLines).map(([code = '', what = '']) => [code, what]));

/** What a standard asks that no problem and no task of its plan practices. */
export const leftOutOf = (code: string): string | undefined => leftOut.get(code);
