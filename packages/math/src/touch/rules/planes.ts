import type { TouchRule } from './asked.ts';

const axis = (size: number) => ({ from: -size, to: size, step: 1 });

/** A plane that extends equally far in every direction; the question's own plane if it has one. */
export const onPlane =
  (size?: number): TouchRule =>
  ({ picture }) => {
    if (size !== undefined) return { as: 'plane', x: axis(size), y: axis(size) };
    if (picture?.kind !== 'coordinate-plane') return undefined;
    const { x, y } = picture;
    return {
      as: 'plane',
      x: { from: x.from, to: x.to, step: x.step },
      y: { from: y.from, to: y.to, step: y.step },
    };
  };

const SIZE = 10;

/** A line with a given slope through a given point, where it goes through another crossing of the grid. */
export const lineThrough: TouchRule = ({ prompt }) => {
  const [, top = '', bottom = '1', x = '', y = ''] =
    /slope `\(?(-?\d+)(?:\/(\d+))?\)?`.*`\((-?\d+), (-?\d+)\)`/.exec(prompt) ?? [];
  const [across, up, right, rise] = [x, y, bottom, top].map(Number);
  if (x === '' || across === undefined || up === undefined || right === undefined || rise === undefined)
    return undefined;
  const inside = (...places: number[]) => places.every((place) => Math.abs(place) <= SIZE);
  const next = inside(across + right, up + rise) || inside(across - right, up - rise);
  return inside(across, up) && next ? { as: 'line', x: axis(SIZE), y: axis(SIZE) } : undefined;
};

/** The value of a sum such as `3x - 5y + 2`. */
const valueAt = (sum: string, at: Readonly<Record<string, number>>): number =>
  [...sum.replaceAll(' ', '').matchAll(/([+-]?)(\d*)([xy]?)/g)].reduce((value, [term, sign, factor, letter = '']) => {
    if (term === '') return value;
    const size = (factor === '' ? 1 : Number(factor)) * (at[letter] ?? 1);
    return value + (sign === '-' ? -size : size);
  }, 0);

const whole = (size: number) => Array.from({ length: 2 * size + 1 }, (_each, index) => index - size);

/** Where two lines cross, if that is a crossing of the grid. */
export const crossing: TouchRule = ({ math = '' }) => {
  const sides = math.split(', ').map((equation) => equation.split(' = '));
  const onGrid = whole(SIZE).some((x) =>
    whole(SIZE).some((y) =>
      sides.every(([left = '', right = '']) => valueAt(left, { x, y }) === valueAt(right, { x, y })),
    ),
  );
  return onGrid ? { as: 'plane', x: axis(SIZE), y: axis(SIZE) } : undefined;
};
