import type { Touch } from '../types.ts';
import type { Asked, TouchRule } from './asked.ts';

/** The hands of a clock; in steps of five minutes until the highest level. */
export const handsOfClock: TouchRule = ({ level }) => ({ as: 'clock', step: level === 3 ? 1 : 5 });

/** The strip along the question's own ruler, from where it starts. */
export const alongRuler = ({ picture }: Asked): Touch | undefined => {
  if (picture?.kind !== 'number-line' || picture.shade?.from === undefined) return undefined;
  const { from, to, step, labelEvery, shade } = picture;
  return {
    as: 'ruler',
    start: shade.from ?? from,
    ...{ from, to, step },
    ...(labelEvery !== undefined && { labelEvery }),
  };
};

/** Lines of a graph that a finger can tell apart. */
const LINES = 10;

/** Bars for the rows of the question's table, with the lines that it asks for. */
export const barsForTable = ({ prompt, picture }: Asked): Touch | undefined => {
  const step = Number(/a line for every (\d+)/.exec(prompt)?.[1]);
  if (picture?.kind !== 'table' || Number.isNaN(step)) return undefined;
  return {
    ...{ as: 'columns', drawn: 'bars', step, most: LINES * step },
    labels: picture.rows.map(({ cells }) => cells[0] ?? ''),
    label: picture.head[1] ?? '',
  };
};

/** Dots above the numbers that the question names. */
export const dotsAbove: TouchRule = ({ prompt }) => {
  const labels = /above each of ([\d, ]+ and \d+)\?/.exec(prompt)?.[1]?.split(/, | and /);
  return labels && { as: 'columns', drawn: 'dots', step: 1, most: LINES, labels };
};

/** Bars for the intervals that the question names. */
export const barsForIntervals: TouchRule = ({ prompt }) => {
  const labels = /the intervals ([\d–, ]+)\./.exec(prompt)?.[1]?.split(', ');
  return labels && { as: 'columns', drawn: 'bars', step: 1, most: LINES + 2, labels };
};

const ROUND = 5;

/** A box plot above a line from zero beyond all the data. */
export const boxOfData: TouchRule = ({ math = '' }) => {
  const most = Math.max(...math.split(', ').map(Number));
  return { as: 'box-plot', from: 0, to: Math.ceil((most + 1) / ROUND) * ROUND, step: 1, labelEvery: ROUND };
};

/** What the question calls by letters: `A: even; B: odd.` */
export const lettered = (prompt: string): readonly string[] =>
  [...prompt.matchAll(/\b[A-F]: ([^;.]+)(?=[;.])/g)].map(([, name = '']) => name);

/** The cards of the question's table in the groups that it names. */
export const cardsInGroups = ({ prompt, picture }: Asked): Touch | undefined => {
  const groups = lettered(prompt);
  if (picture?.kind !== 'table' || groups.length < 2) return undefined;
  return { as: 'groups', cards: picture.rows.map(({ cells }) => cells[0] ?? ''), groups };
};

/** The figure of the question, on its own plane. */
export const figureOnPlane = ({ picture }: Asked): Touch | undefined => {
  if (picture?.kind !== 'coordinate-plane') return undefined;
  const corners = picture.shapes?.[0]?.corners.map(({ x, y, label = '' }) => ({ x, y, label }));
  const { x, y } = picture;
  return (
    corners && {
      ...{ as: 'figure', corners },
      x: { from: x.from, to: x.to, step: x.step },
      y: { from: y.from, to: y.to, step: y.step },
    }
  );
};

const SIZE = 10;
const axis = { from: -SIZE, to: SIZE, step: 1 };

/** Half of a plane. */
export const halfOfPlane: TouchRule = () => ({ as: 'half-plane', x: axis, y: axis });

/** The curve that the question moves: a parabola, or the graph of an absolute value. */
export const movedCurve: TouchRule = ({ prompt }) => ({
  as: 'curve',
  shape: prompt.includes('|') ? 'absolute' : 'parabola',
  ...{ x: axis, y: axis },
});
