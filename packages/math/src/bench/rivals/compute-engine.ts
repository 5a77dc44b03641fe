import { ComputeEngine } from '@cortex-js/compute-engine';
import { parse } from '../../check/index.ts';
import { toLatex } from '../../render/index.ts';
import { EQUIVALENCE, type Rival } from './rival.ts';

/** A fresh engine for each case: declarations of one comparison change the next. */
export const computeEngine: Rival = ({ test, student, teacher, options }) => {
  if (!EQUIVALENCE.has(test) && test !== 'Sets') return 'unknown';
  const functions = Array.isArray(options.functions)
    ? options.functions.filter((name) => typeof name === 'string')
    : [];
  const [a, b] = [parse(student, { functions }), parse(teacher, { functions })];
  if (!a.ok || !b.ok) return 'invalid';
  const engine = new ComputeEngine();
  const [left, right] = [engine.parse(toLatex(a.tree)), engine.parse(toLatex(b.tree))];
  if (!left.isValid || !right.isValid) return 'invalid';
  const equal = left.isEqual(right);
  return equal === undefined ? 'unknown' : equal ? 'right' : 'wrong';
};
