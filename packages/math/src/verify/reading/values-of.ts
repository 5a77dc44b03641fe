import { POLYGONS } from './angles.ts';
import type { Measure } from './quantity.ts';

/**
 * Sizes of a shape in base units, by name: `length`, `width`, `height`, `side`, `radius`, `base`, `perimeter`, `area`,
 * …
 */
export type Sizes = Map<string, number>;
export type Shape = { readonly kind: string; readonly sizes: Sizes; readonly unit: Measure | undefined };

const product = (...factors: readonly (number | undefined)[]): number | undefined =>
  factors.reduce<number | undefined>((all, one) => (all === undefined || one === undefined ? undefined : all * one), 1);

/** The side of a square with a given perimeter or area. */
function squareSide(s: (name: string) => number | undefined): number | undefined {
  const [perimeter, area] = [s('perimeter'), s('area')];
  return perimeter !== undefined ? perimeter / 4 : area === undefined ? undefined : Math.sqrt(area);
}

/** A regular polygon, by the number of its sides. */
function regular(kind: string, side: number | undefined, sought: string): number | undefined {
  const name = /(triangle|pentagon|hexagon|octagon|decagon)$/.exec(kind)?.[1] ?? '';
  return sought === 'perimeter' ? product(POLYGONS.get(name), side) : undefined;
}

function flat(kind: string, s: (name: string) => number | undefined, sought: string): number | undefined {
  const side = s('side') ?? (kind === 'square' ? squareSide(s) : undefined);
  const [length, perimeter] = [s('length'), s('perimeter')];
  const width =
    s('width') ??
    (length === undefined
      ? undefined
      : perimeter !== undefined
        ? perimeter / 2 - length
        : s('area') === undefined
          ? undefined
          : (s('area') ?? 0) / length);
  if (/^(?:regular|equilateral)/.test(kind)) return regular(kind, side, sought);
  if (kind === 'square') {
    if (sought === 'side') return squareSide(s);
    return sought === 'area' ? product(side, side) : sought === 'perimeter' ? product(4, side) : undefined;
  }
  if (/parallelogram|rhombus/.test(kind)) return sought === 'area' ? product(s('base'), s('height')) : undefined;
  if (/triangle/.test(kind)) {
    if (sought === 'hypotenuse' && length !== undefined && width !== undefined) return Math.hypot(length, width);
    if (sought === 'area')
      return product(0.5, s('base') ?? (s('height') === undefined ? length : undefined), s('height') ?? width);
    return undefined;
  }
  if (sought === 'width') return s('width') === undefined ? width : undefined;
  if (sought === 'area') return product(length, width);
  if (sought === 'hypotenuse' && length !== undefined && width !== undefined) return Math.hypot(length, width);
  return sought === 'perimeter' && length !== undefined && width !== undefined && s('height') === undefined
    ? 2 * (length + width)
    : undefined;
}

function solid(kind: string, s: (name: string) => number | undefined, sought: string): number | undefined {
  const side = s('side');
  const [l, w, h] = kind === 'cube' ? [side, side, side] : [s('length'), s('width'), s('height')];
  if (l === undefined || w === undefined || h === undefined) return undefined;
  if (sought === 'volume') return l * w * h;
  if (sought === 'doubled') return 8 * l * w * h;
  return sought === 'surface' ? 2 * (l * w + l * h + w * h) : undefined;
}

/** All values that are accepted for a size of the shape; several if π may be approximated in several ways. */
export function valuesOf({ kind, sizes }: Shape, sought: string, pis: readonly number[]): number[] {
  const s = (name: string): number | undefined => sizes.get(name);
  const diameter = s('diameter');
  const radius = s('radius') ?? (diameter === undefined ? undefined : diameter / 2);
  if (/circ/.test(kind) || (radius !== undefined && !/cylinder|sphere/.test(kind))) {
    if (radius === undefined) return [];
    return pis.flatMap((pi) =>
      sought === 'diameter'
        ? [2 * radius]
        : sought === 'radius'
          ? [radius]
          : sought === 'area'
            ? [pi * radius * radius]
            : /circumference|perimeter/.test(sought)
              ? [2 * pi * radius]
              : [],
    );
  }
  if (kind === 'cylinder' || kind === 'sphere') {
    const height = s('height');
    if (sought !== 'volume' || radius === undefined) return [];
    return pis.flatMap((pi) =>
      kind === 'sphere' ? [(4 / 3) * pi * radius ** 3] : height === undefined ? [] : [pi * radius ** 2 * height],
    );
  }
  const value = /volume|surface|doubled/.test(sought) ? solid(kind, s, sought) : flat(kind, s, sought);
  return value === undefined ? [] : [value];
}
