/** The kinds of quadrilaterals, and the kinds that each of them is too. Trapezoid: at least one pair of parallel sides. */
export const familyOf = {
  square: ['rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'quadrilateral'],
  rectangle: ['parallelogram', 'trapezoid', 'quadrilateral'],
  rhombus: ['parallelogram', 'trapezoid', 'quadrilateral'],
  parallelogram: ['trapezoid', 'quadrilateral'],
  trapezoid: ['quadrilateral'],
  quadrilateral: [],
} as const satisfies Record<string, readonly string[]>;

const families: Readonly<Record<string, readonly string[]>> = familyOf;

/** Whether a shape of the one name has the other name too: a "larger square" is a rectangle. It is then no wrong answer. */
export const isAlsoCalled = (name: string, other: string): boolean =>
  families[name.split(' ').at(-1) ?? '']?.includes(other) === true;
