import { leftOutLines } from '../standards/demand-lines.ts';

const leftOut = new Map(
  leftOutLines
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [code = '', what = ''] = line.split('|');
      return [code, what];
    }),
);

/** What a standard asks that no problem and no task of its plan practices. */
export const leftOutOf = (code: string): string | undefined => leftOut.get(code);
