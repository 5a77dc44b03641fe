import type { MisconceptionId } from '../../types.ts';
import { calculated, type Point, pointsOf, type Shown, shown, type WrittenMisconception } from './facts.ts';

const same = (one: Point | undefined, [x, y]: Point): boolean => one !== undefined && one[0] === x && one[1] === y;

type Motion = { readonly about: RegExp; readonly right: (p: Point) => Point; readonly wrong: readonly Wrong[] };
type Wrong = readonly [MisconceptionId, (p: Point) => Point];

const acrossX = ([x, y]: Point): Point => [x, -y];
const acrossY = ([x, y]: Point): Point => [-x, y];
const half = ([x, y]: Point): Point => [-x, -y];
const left = ([x, y]: Point): Point => [-y, x];
const right = ([x, y]: Point): Point => [y, -x];
const swapped = ([x, y]: Point): Point => [y, x];

const REFLECTED = /\breflect|\bmirror|\bflip/i;
const TURNED = /\brotat|\bturn/i;
const fromQuarter: readonly Wrong[] = [
  ['geometry.turn-swaps-without-sign', swapped],
  ['geometry.half-turn-as-quarter', half],
  ['geometry.turn-as-reflection', acrossX],
  ['geometry.turn-as-reflection', acrossY],
];

/** The motions of a point, and where the ideas about them lead; the right answer tells which motion is meant. */
const MOTIONS: readonly Motion[] = [
  {
    about: REFLECTED,
    right: acrossX,
    wrong: [
      ['geometry.reflects-in-other-axis', acrossY],
      ['geometry.reflection-changes-both-signs', half],
    ],
  },
  {
    about: REFLECTED,
    right: acrossY,
    wrong: [
      ['geometry.reflects-in-other-axis', acrossX],
      ['geometry.reflection-changes-both-signs', half],
    ],
  },
  { about: TURNED, right: left, wrong: [['geometry.turns-other-way', right], ...fromQuarter] },
  { about: TURNED, right, wrong: [['geometry.turns-other-way', left], ...fromQuarter] },
  {
    about: TURNED,
    right: half,
    wrong: [
      ['geometry.half-turn-as-quarter', left],
      ['geometry.half-turn-as-quarter', right],
      ['geometry.turn-as-reflection', acrossX],
      ['geometry.turn-as-reflection', acrossY],
    ],
  },
];

/** A point that is reflected, turned or stretched. */
export const movedPoint: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [[start, more], [key], [said]] = [pointsOf(question), pointsOf(correct), pointsOf(answer)];
  if (start === undefined || more !== undefined || key === undefined || said === undefined || same(key, said))
    return [];
  const factor = key[0] / start[0];
  const stretched =
    /\bdilat|\bscale factor|\benlarge/i.test(question) && same(key, [start[0] * factor, start[1] * factor])
      ? same(said, [start[0] + factor, start[1] + factor])
        ? (['geometry.scale-adds-difference'] as const)
        : []
      : [];
  const moved = MOTIONS.filter(({ about, right: to }) => about.test(question) && same(key, to(start))).flatMap(
    ({ wrong }) => wrong.flatMap(([id, to]) => (same(said, to(start)) ? [id] : [])),
  );
  return shown('computed', ...new Set([...stretched, ...moved]));
};

const SHIFTED = /[([]\s*[a-z]\s*([-+])\s*(\d+(?:\.\d+)?)\s*[)\]]\s*\^\(?2\)?|\|\s*[a-z]\s*([-+])\s*(\d+)\s*\|/i;

/** The vertex of a parabola, or the corner of an absolute value, in the form with its shift. */
export const shiftedVertex: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [, sign, size, other, length] = SHIFTED.exec(question) ?? [];
  const [[key], [said]] = [pointsOf(correct), pointsOf(answer)];
  if (sign === undefined && other === undefined) return [];
  if (key === undefined || said === undefined) return [];
  const across = ((sign ?? other) === '-' ? 1 : -1) * Number(size ?? length);
  if (key[0] !== across) return [];
  if (same(said, [-key[0], key[1]])) return shown('computed', 'functions.shift-other-way');
  return same(said, swapped(key)) ? shown('computed', 'geometry.coordinates-swapped') : [];
};

/** A point that is told in words or asked for, written with its numbers the other way around. */
export const swappedPoint: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [[key, more], [said]] = [pointsOf(correct), pointsOf(answer)];
  if (key === undefined || said === undefined || more !== undefined || key[0] === key[1]) return [];
  const told = /\bcoordinates?\b|\bordered pair\b|\bpoint\b|\borigin\b|\bgrid\b/i.test(question);
  const moves = /\breflect|\bmirror|\bflip|\brotat|\bturn|\btranslat|\bslid/i.test(question);
  if (!told || moves || !same(said, swapped(key))) return [];
  return shown(
    'computed',
    /\bright\b|\bup\b|\bleft\b|\bdown\b/i.test(question) ? 'geometry.coordinates-swapped' : 'algebra.solution-swapped',
  );
};

/** The slope and the intercept of the line in a question or answer: y = mx + b in any order. */
export function lineIn(text: string): readonly [slope: number, start: number] | undefined {
  const [, side] = /\b(?:y|[fgh]\(x\))\s*=\s*([-+\d./()x\s*·]+)/i.exec(text) ?? [];
  if (side === undefined || !/x/i.test(side) || /x\s*\^|x\s*\(|\(.*x.*\)/i.test(side)) return undefined;
  const at = (value: number): number | undefined =>
    calculated(
      side
        .replace(/(?<=[\d)])\s*x/gi, `*(${value})`)
        .replace(/x/gi, `(${value})`)
        .trim()
        .replace(/[-+*./]+$/, ''),
    );
  const [zero, one] = [at(0), at(1)];
  return zero === undefined || one === undefined ? undefined : [one - zero, zero];
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

/** What a question about a line asks for, with the number that the ideas about it give. */
export const lineNumbers: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const line = lineIn(question);
  const value = (text: string): number | undefined =>
    pointsOf(text)[0] === undefined
      ? calculated(text.replace(/^[^=]*=\s*/, '').trim())
      : pointsOf(text)[0]?.find((part) => part !== 0);
  const [key, said] = [value(correct), value(answer)];
  if (line === undefined || key === undefined || said === undefined || isNear(key, said)) return [];
  const [m, b] = line;
  const cases: (readonly [MisconceptionId, number, number])[] = [];
  if (/\bperpendicular\b/i.test(question))
    cases.push(
      ['functions.perpendicular-sign-only', -1 / m, -m],
      ['functions.perpendicular-turned-only', -1 / m, 1 / m],
      ['geometry.parallel-and-perpendicular-swapped', -1 / m, m],
    );
  if (/\bparallel\b/i.test(question))
    cases.push(
      ['geometry.parallel-and-perpendicular-swapped', m, -1 / m],
      ['functions.slope-intercept-swapped', m, b],
      ['functions.perpendicular-sign-only', m, -m],
    );
  else if (/\bslope\b|\bsteep|\bgradient\b|\brate of change\b/i.test(question))
    cases.push(['functions.slope-intercept-swapped', m, b], ['functions.slope-sign-lost', m, -m]);
  if (/\bx-intercept\b|\bcrosse?s? the x-axis\b|\bmeets? the x-axis\b|\bzero\b/i.test(question))
    cases.push(
      ['functions.intercept-on-y-axis', -b / m, b],
      ['functions.slope-intercept-swapped', -b / m, m],
      ['functions.coefficient-sign-dropped', -b / m, b / m],
    );
  else if (/\by-intercept\b|\by-axis\b|\bstart/i.test(question))
    cases.push(
      ['functions.intercept-on-x-axis', b, -b / m],
      ['functions.slope-intercept-swapped', b, m],
      ['functions.coefficient-sign-dropped', b, -b],
    );
  return shown(
    'computed',
    ...new Set(cases.flatMap(([id, right_, wrong]) => (isNear(right_, key) && isNear(wrong, said) ? [id] : []))),
  );
};
