/** Something that can be counted: the article stands with it, because letters do not tell ("an hour", "a unit"). */
export type Noun = { readonly one: string; readonly many: string; readonly a: 'a' | 'an' };

const AN = /^(?:[aeio]|u(?!ni|se)|hour|honest)/i;

/** A noun with its plural and its article. */
export const noun = (one: string, many = `${one}s`): Noun => ({ one, many, a: AN.test(one) ? 'an' : 'a' });

/** Digits in groups of three from four digits up. */
export const digits = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 tray", "7 trays". */
export const count = (n: number, { one, many }: Noun): string => `${digits(n)} ${n === 1 ? one : many}`;

/** "a tray", "an oven". */
export const some = ({ a, one }: Noun): string => `${a} ${one}`;

/** "1 mile", "2 1/2 miles", "3/4 of a mile": an amount as it is written in a task, with its unit. */
export function amount(written: string, unit: Noun): string {
  if (written === '1') return `\`1\` ${unit.one}`;
  return /^\d+\/\d+$/.test(written) ? `\`${written}\` of ${some(unit)}` : `\`${written}\` ${unit.many}`;
}
