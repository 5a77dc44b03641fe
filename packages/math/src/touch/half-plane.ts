import { line, type Through } from './line.ts';
import type { Placing } from './placing.ts';
import { valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** A line in the plane, the side of it that is shaded, and whether the line itself belongs to it. */
export type HalfPlane = { readonly through: Through; readonly side: 'above' | 'below'; readonly closed: boolean };

const SIGNS = { above: '>', below: '<' } as const;
const asLine = ({ x, y }: TouchOf<'half-plane'>) => ({ as: 'line' as const, x, y });

/** All points on one side of a line: an inequality in x and y, solved for y. */
export const halfPlane: Placing<TouchOf<'half-plane'>, HalfPlane> = {
  read: (touch, text) => {
    const plain = text.replaceAll('≤', '<=').replaceAll('≥', '>=').trim();
    const [, sign = '', right = ''] = /^y\s*(<=|>=|<|>)\s*(.+)$/.exec(plain) ?? [];
    const through = sign === '' ? undefined : line.read(asLine(touch), `y = ${right}`);
    return through && { through, side: sign.startsWith('>') ? 'above' : 'below', closed: sign.endsWith('=') };
  },
  write: (touch, { through, side, closed }) =>
    line.write(asLine(touch), through).replace(/^y =/, `y ${SIGNS[side]}${closed ? '=' : ''}`),
  picture: (touch, value, ground) => {
    const own = ground?.kind === 'coordinate-plane' ? ground : undefined;
    const { x, y } = touch;
    const ends = (value?.through ?? []).map((at) => ({ x: valueAt(x, at.x), y: valueAt(y, at.y) }));
    const [one, other] = ends;
    return {
      alt: `A coordinate plane. x goes from ${x.from} to ${x.to}, y from ${y.from} to ${y.to}.`,
      ...own,
      kind: 'coordinate-plane',
      x: { ...own?.x, ...x },
      y: { ...own?.y, ...y },
      points: ends.map((end) => ({ ...end, placed: true })),
      ...(value &&
        one &&
        other && {
          lines: [
            {
              x1: one.x,
              y1: one.y,
              x2: other.x,
              y2: other.y,
              shade: value.side,
              ...(!value.closed && { dashed: true }),
            },
          ],
        }),
    };
  },
};
