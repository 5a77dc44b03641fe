import { compile } from 'mathjs';
import { type Node, parse } from '../../check/index.ts';
import { explicit } from './explicit.ts';
import { EQUIVALENCE, type Rival } from './rival.ts';

const POINTS = [0.37, 1.41, -0.83, 2.6, -3.3, 5.1, 11.9, 0.05] as const;
const LETTERS = /[A-Za-z]\w*/g;

/** The difference of two sides, for an expression or a single equation. */
function difference(node: Node): string | undefined {
  if (node.kind !== 'relation') return explicit(node);
  const [left, right] = node.items.map(explicit);
  return node.signs.length === 1 && node.signs[0] === '=' && left !== undefined && right !== undefined
    ? `(${left})-(${right})`
    : undefined;
}

function valueAt(text: string, index: number): number {
  const scope = new Map(
    [...new Set(text.match(LETTERS) ?? [])]
      .filter((name) => name !== 'e' && name !== 'pi')
      .map((name, i): [string, number] => [name, (POINTS[(index + 3 * i) % POINTS.length] ?? 1) + i * 0.1]),
  );
  try {
    const value: unknown = compile(text).evaluate(scope);
    return typeof value === 'number' ? value : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** Sampling on top of mathjs, because its own test of equivalence is worse. */
export const mathjs: Rival = ({ test, student, teacher, options }) => {
  if (!EQUIVALENCE.has(test)) return 'unknown';
  const functions = Array.isArray(options.functions)
    ? options.functions.filter((name) => typeof name === 'string')
    : [];
  const [a, b] = [parse(student, { functions }), parse(teacher, { functions })];
  if (!a.ok || !b.ok) return 'invalid';
  if ((a.tree.kind === 'relation') !== (b.tree.kind === 'relation')) return 'wrong';
  const [left, right] = [difference(a.tree), difference(b.tree)];
  if (left === undefined || right === undefined) return 'unknown';
  const pairs = POINTS.map((_, index) => [valueAt(left, index), valueAt(right, index)] as const).filter(
    ([x, y]) => Number.isFinite(x) && Number.isFinite(y),
  );
  if (pairs.length === 0) return 'unknown';
  const ratio = a.tree.kind === 'relation' ? (pairs[0]?.[0] ?? 1) / (pairs[0]?.[1] ?? 1) : 1;
  return pairs.every(([x, y]) => Math.abs(x - ratio * y) <= 1e-9 * Math.max(1, Math.abs(x))) ? 'right' : 'wrong';
};
