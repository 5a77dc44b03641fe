import type { Picture } from '../../pictures/types.ts';
import type { MistakenWork, Rng } from '../../types.ts';
import { pickNames, smallThings, type Thing } from '../kit/contexts.ts';
import { wrote } from '../kit/work.ts';

/** The people and things of a story, stored as plain text in the parameters. */
export type Cast = { readonly name: string; readonly other: string; readonly one: string; readonly many: string };

/** Two people and one kind of thing. */
export function drawCast(rng: Rng, things: readonly Thing[] = smallThings): Cast {
  const [name = '', other = ''] = pickNames(rng, 2);
  return { name, other, ...rng.pick(things) };
}

export const thingOf = ({ one, many }: Cast): Thing => ({ one, many });

/** Adds whatever numbers stand in the story. */
export const addsAll = (...numbers: readonly number[]): MistakenWork => {
  const sum = numbers.reduce((total, n) => total + n, 0);
  return wrote(sum, [`${numbers.join(' + ')} = ${sum}`, 'Add the numbers of the story.']);
};

/** One bar of labeled parts; a part of unknown size is labeled with a question mark. */
export const bar = (
  alt: string,
  parts: readonly (readonly [size: number, label: string])[],
  total?: string,
): Picture => ({
  kind: 'bar-model',
  alt,
  bars: [{ parts: parts.map(([size, label]) => ({ size, label })), ...(total === undefined ? {} : { total }) }],
});

/** Two bars, one below the other, each with the owner's name. */
export const twoBars = (
  alt: string,
  bars: readonly (readonly [
    owner: string,
    parts: readonly (readonly [size: number, label: string])[],
    total?: string,
  ])[],
): Picture => ({
  kind: 'bar-model',
  alt,
  bars: bars.map(([label, parts, total]) => ({
    label,
    parts: parts.map(([size, text]) => ({ size, label: text })),
    ...(total !== undefined && { total }),
  })),
});
