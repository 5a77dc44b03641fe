import { bare, constantValue, decimalPlaces, type Node, significantFigures, writtenNumber } from '../../check/index.ts';
import { passes, wrong } from '../verdict.ts';
import { type AnswerTest, onTrees, optText } from './test.ts';

/** The decimal at the beginning of a number in scientific form: 4.1 in 4.1·10^6 or 4.1/10^6. */
function leadingDecimal(node: Node): string | undefined {
  const inner = bare(node);
  if (inner.kind === 'unary') return leadingDecimal(inner.arg);
  if (inner.kind === 'number') return inner.text;
  if (inner.kind !== 'binary' || !'*×·/÷'.includes(inner.sign) || inner.sign === '^') return undefined;
  const right = bare(inner.right);
  const ten =
    right.kind === 'number' ? right : right.kind === 'binary' && right.sign === '^' ? bare(right.left) : undefined;
  return ten?.kind === 'number' && /^10+$/.test(ten.text) ? leadingDecimal(inner.left) : undefined;
}

/** Rounds as calculators do: on doubles, half away from zero. */
function roundedTo(value: number, figures: number): number {
  if (value === 0) return 0;
  const places = figures - 1 - Math.floor(Math.log10(Math.abs(value)) + 1e-12);
  const scaled = places >= 0 ? value * 10 ** places : value / 10 ** -places;
  return Number(`${Math.sign(scaled) * Math.floor(Math.abs(scaled) + 0.5)}e${-places}`);
}

/** [figures wanted, figures that must be right]; 0 means any value, -1 at least so many figures. */
export function figuresFrom(opt: string | undefined): readonly [number, number] {
  const [wanted = 3, correct = wanted] = (opt ?? '3')
    .replace(/[[\]\s]/g, '')
    .split(',')
    .map(Number);
  return [wanted, correct];
}

/**
 * Whether the number is written with this many figures and is right to these figures. `factor` converts the student's
 * unit into the teacher's.
 */
export function figuresFit(
  student: Node,
  value: number,
  target: number,
  [wanted, correct]: readonly [number, number],
): boolean {
  const text = leadingDecimal(student);
  if (text === undefined) return false;
  const [fewest, most] = significantFigures(text);
  if (correct === -1 ? most < wanted : wanted < fewest || wanted > most) return false;
  if (correct === 0) return true;
  const figures = correct === -1 ? wanted : correct;
  const [a, b] = [roundedTo(value, figures), roundedTo(target, figures)];
  return Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));
}

export const significant: AnswerTest = onTrees({}, (student, teacher, options) => {
  const [given, wanted] = [constantValue(student), constantValue(teacher)];
  if (given === undefined || wanted === undefined) return wrong('not a number');
  return passes(figuresFit(student, given, wanted, figuresFrom(optText(options))), 'other figures');
});

export const decimals: AnswerTest = onTrees({}, (student, teacher, options) => {
  const [given, wanted] = [constantValue(student), constantValue(teacher)];
  const written = writtenNumber(student);
  const places = Number(optText(options) ?? '2');
  if (given === undefined || wanted === undefined || written === undefined) return wrong('not a decimal');
  const scale = 10 ** places;
  const rounded = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) * scale + 0.5);
  return passes(decimalPlaces(written) === places && rounded(given) === rounded(wanted), 'other decimals');
});

type Near = (given: number, wanted: number, tolerance: number) => boolean;

/** Slightly more than the tolerance, for rounding errors: 1.05 is within 0.05 of 1. */
const HAIR = 1 + 1e-9;
export const nearAbsolute: Near = (given, wanted, tolerance) => Math.abs(given - wanted) <= tolerance * HAIR;
export const nearRelative: Near = (given, wanted, tolerance) =>
  Math.abs(given - wanted) <= tolerance * Math.abs(wanted) * HAIR;

function allNear(student: Node, teacher: Node, tolerance: number, near: Near): boolean {
  const [a, b] = [bare(student), bare(teacher)];
  if (a.kind !== 'list' && b.kind !== 'list') {
    const [given, wanted] = [constantValue(a), constantValue(b)];
    return given !== undefined && wanted !== undefined && near(given, wanted, tolerance);
  }
  if (a.kind !== 'list' || b.kind !== 'list' || a.open !== b.open || a.items.length !== b.items.length) return false;
  const ordered = a.open === '{' ? [byValue(a.items), byValue(b.items)] : [a.items, b.items];
  const [left = [], right = []] = ordered;
  return left.every((item, index) => right[index] !== undefined && allNear(item, right[index], tolerance, near));
}

const byValue = (items: readonly Node[]): Node[] =>
  [...items].sort((a, b) => (constantValue(a) ?? 0) - (constantValue(b) ?? 0));

const DEFAULT_TOLERANCE = 0.05;
const tolerant = (near: Near): AnswerTest =>
  onTrees({}, (student, teacher, options) =>
    passes(allNear(student, teacher, Number(optText(options) ?? DEFAULT_TOLERANCE), near), 'not close enough'),
  );

export const relative: AnswerTest = tolerant(nearRelative);
export const absolute: AnswerTest = tolerant(nearAbsolute);

const ordered = (holds: (given: number, wanted: number) => boolean, reason: string): AnswerTest =>
  onTrees({}, (student, teacher) => {
    const [given, wanted] = [constantValue(student), constantValue(teacher)];
    return given === undefined || wanted === undefined ? wrong('not a number') : passes(holds(given, wanted), reason);
  });

export const greater: AnswerTest = ordered((given, wanted) => given > wanted, 'not greater');
export const greaterOrEqual: AnswerTest = ordered((given, wanted) => given >= wanted, 'less');
