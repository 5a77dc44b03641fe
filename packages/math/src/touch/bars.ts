import type { Picture } from '../pictures/types.ts';
import { membersOf, readNumber, wholeUpTo } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** How many parts each bar has, how many of them are colored, and the text of what one part is. */
export type Bars = { readonly parts: readonly number[]; readonly colored: number; readonly each: string };

/** What is written for a part whose amount is not known yet. */
const OPEN = '?';

/** Before anything is drawn: each bar is one part. */
export const NO_BARS = ({ names }: TouchOf<'bars'>): Bars => ({ parts: names.map(() => 1), colored: 0, each: '' });

/** A bar model: the number of parts of each bar, of colored ones, and what one part is. */
export const bars = {
  read: ({ names, most, shaded }: TouchOf<'bars'>, text: string): Bars | undefined => {
    const members = membersOf(text);
    if (members.length !== names.length + (shaded ? 2 : 1)) return undefined;
    const parts = members
      .slice(0, names.length)
      .flatMap((member) => wholeUpTo(readNumber(member), most) || [])
      .filter((count) => count > 0);
    const colored = shaded ? wholeUpTo(readNumber(members[names.length] ?? ''), parts[0] ?? 0) : 0;
    const each = members.at(-1) ?? '';
    if (parts.length !== names.length || colored === undefined) return undefined;
    if (each !== OPEN && readNumber(each) === undefined) return undefined;
    return { parts, colored, each: each === OPEN ? '' : each };
  },
  write: ({ shaded }: TouchOf<'bars'>, { parts, colored, each }: Bars): string =>
    [...parts, ...(shaded ? [colored] : []), each.trim() === '' ? OPEN : each.trim()].join(', '),
  picture: (touch: TouchOf<'bars'>, value: Bars | undefined): Extract<Picture, { kind: 'bar-model' }> => {
    const { parts, colored, each } = value ?? NO_BARS(touch);
    const { names, most, shaded } = touch;
    // One bar is a whole that is divided; several are laid from parts of one size.
    const alone = names.length === 1;
    return {
      kind: 'bar-model',
      span: alone ? 1 : most,
      bars: names.map((name, bar) => ({
        ...(name !== '' && { label: name }),
        parts: Array.from({ length: parts[bar] ?? 1 }, (_each, part) => ({
          size: alone ? 1 / (parts[bar] ?? 1) : 1,
          ...(each !== '' && { label: each }),
          ...(shaded && part < colored && { shaded: true }),
        })),
      })),
      alt: alone ? 'A bar.' : `Bars for ${names.join(', ')}.`,
    };
  },
} satisfies Placing<TouchOf<'bars'>, Bars>;
