/** A corner in units of the drawing; y grows upward. */
export type Corner = { readonly x: number; readonly y: number };

const circleOf = (sides: number, radius = 3): Corner[] =>
  Array.from({ length: sides }, (_, i) => ({
    x: radius * Math.cos((2 * Math.PI * i) / sides),
    y: radius * Math.sin((2 * Math.PI * i) / sides),
  }));
const corners = (...places: readonly (readonly [x: number, y: number])[]): Corner[] =>
  places.map(([x, y]) => ({ x, y }));

/** The shapes that a class names, each drawn in two ways: as in most books, and as another shape of the same kind. */
export const flatShapes = {
  triangle: { sides: 3, usual: circleOf(3), other: corners([-4, -1], [4, -1], [3, 0.6]) },
  square: {
    sides: 4,
    usual: corners([-2.2, -2.2], [2.2, -2.2], [2.2, 2.2], [-2.2, 2.2]),
    other: corners([-1.3, -1.3], [1.3, -1.3], [1.3, 1.3], [-1.3, 1.3]),
  },
  rectangle: {
    sides: 4,
    usual: corners([-3, -1.6], [3, -1.6], [3, 1.6], [-3, 1.6]),
    other: corners([-4, -0.5], [4, -0.5], [4, 0.5], [-4, 0.5]),
  },
  trapezoid: {
    sides: 4,
    usual: corners([-3, -1.6], [3, -1.6], [1.5, 1.6], [-1.5, 1.6]),
    other: corners([-3.4, -1.4], [3.2, -1.4], [3.2, 1.4], [1.4, 1.4]),
  },
  rhombus: {
    sides: 4,
    usual: corners([-2, 0], [0, -3], [2, 0], [0, 3]),
    other: corners([-3.4, -0.9], [-0.6, -0.9], [1.4, 1.06], [-1.4, 1.06]),
  },
  pentagon: { sides: 5, usual: circleOf(5), other: corners([-3, -2], [3, -2], [3, 0.4], [0, 2.4], [-3, 0.4]) },
  hexagon: {
    sides: 6,
    usual: circleOf(6),
    other: corners([-3, -2], [2.4, -2], [3, 0], [1, 0.5], [0.6, 2.4], [-3, 1.6]),
  },
  octagon: {
    sides: 8,
    usual: circleOf(8),
    other: corners([-1, -3], [1, -3], [3.4, -1], [3.4, 1], [1, 3], [-1, 3], [-3.4, 1], [-3.4, -1]),
  },
} as const;
export type FlatShape = keyof typeof flatShapes;

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** A shape turned by `degrees` and moved by `dx`. */
export function placed(shape: readonly Corner[], degrees: number, dx = 0): Corner[] {
  const angle = (degrees * Math.PI) / 180;
  return shape.map(({ x, y }) => ({
    x: rounded(x * Math.cos(angle) - y * Math.sin(angle) + dx),
    y: rounded(x * Math.sin(angle) + y * Math.cos(angle)),
  }));
}

/** The text with a capital letter, for the beginning of a sentence or an option. */

/** "a square", "an octagon". */
export const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

const numberWords = { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 8: 'eight' } as const;

/** How many sides a shape has, in words. */
export const sidesInWords = (name: FlatShape): string => numberWords[flatShapes[name].sides];
