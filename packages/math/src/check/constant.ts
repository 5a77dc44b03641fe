import { evaluate } from './compare-values.ts';
import { variablesOf } from './expr.ts';
import { meant } from './shape.ts';
import type { Node } from './tree.ts';

/** The value of a number as a double; undefined for letters, statements and undefined values. */
export function constantValue(node: Node): number | undefined {
  const e = meant(node);
  if (e === undefined || variablesOf(e).length > 0) return undefined;
  const { v } = evaluate(e, new Map());
  return Number.isNaN(v) ? undefined : v;
}
