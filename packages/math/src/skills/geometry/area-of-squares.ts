import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Squares in rows that begin on the left: how many are in each row, from the top. */
type Rows = { readonly rows: readonly number[] };

const areaOf = ({ rows }: Rows): number => rows.reduce((sum, n) => sum + n, 0);
/** The perimeter: neighboring rows share an edge as long as the shorter of the two. */
const aroundOf = ({ rows }: Rows): number =>
  4 * areaOf({ rows }) -
  2 * rows.reduce((shared, n, at) => shared + (n - 1) + (at > 0 ? Math.min(n, rows[at - 1] ?? 0) : 0), 0);
/** The squares along the outside. */
const borderOf = ({ rows }: Rows): number =>
  rows.reduce((sum, n, at) => {
    const inner = Math.max(0, Math.min(n - 1, rows[at - 1] ?? 0, rows[at + 1] ?? 0) - 1);
    return sum + n - (at === 0 || at === rows.length - 1 ? 0 : inner);
  }, 0);

const drawRows =
  (stepped: boolean): Draw<Rows> =>
  (rng, level) => {
    const high = rng.int(stepped ? 3 : 2, byLevel(level, 4, 5, 6));
    const wide = rng.int(4, byLevel(level, 7, 8, 9));
    if (!stepped) return { rows: range(1, high).map(() => wide) };
    const cut = rng.int(1, high - 1);
    const short = rng.int(2, wide - 1);
    return { rows: range(1, high).map((row) => (row <= cut ? short : wide)) };
  };

/** Grade 3: an area is how many unit squares cover a figure without gaps. */
export const areaOfSquares = skill<Rows>({
  code: 'geometry.area-by-unit-squares',
  name: 'Find an area by counting unit squares',
  canDo: 'I can say how many unit squares cover a figure.',
  grade: 3,
  standards: ['3.MD.C.5', '3.MD.C.5a', '3.MD.C.5b', '3.MD.C.6'],
  prerequisites: ['geometry.rows-and-columns'],
  cases: {
    rectangle: { label: 'a rectangle', draw: drawRows(false) },
    stepped: { label: 'a figure with a step', draw: drawRows(true) },
  },
  pose: (p) => ({
    prompt: 'Each small square is one square unit. What is the area of the figure in square units?',
    answer: numberAnswer(areaOf(p)),
    picture: {
      kind: 'figure',
      polygons: p.rows.flatMap((n, row) =>
        range(0, n - 1).map((x) => ({
          corners: [
            { x, y: p.rows.length - row - 1 },
            { x: x + 1, y: p.rows.length - row - 1 },
            { x: x + 1, y: p.rows.length - row },
            { x, y: p.rows.length - row },
          ],
        })),
      ),
      alt: `A figure of equal squares in ${p.rows.length} rows that begin at the same place. From the top: ${p.rows.join(', ')} squares.`,
    },
  }),
  solve: (p) => steps([`${p.rows.join(' + ')} = ${areaOf(p)}`, 'Count the squares row by row.']),
  hints: (p) =>
    hintsHiding(
      areaOf(p),
      '',
      'The area is how many squares cover the figure, without gaps and without overlaps.',
      'Count one row. How do the other rows go on?',
    ),
  confirms: (p, key) => {
    const wide = Math.max(...p.rows);
    return wide * p.rows.length - p.rows.reduce((missing, n) => missing + wide - n, 0) === Number(key);
  },
  mistakes: {
    'geometry.area-perimeter-confusion': (p) =>
      wrote(aroundOf(p), [String(aroundOf(p)), 'Go around the figure and count the sides of squares.']),
    'geometry.border-squares-only': (p) =>
      borderOf(p) === areaOf(p)
        ? undefined
        : wrote(borderOf(p), [String(borderOf(p)), 'Count the squares along the outside.']),
  },
});
