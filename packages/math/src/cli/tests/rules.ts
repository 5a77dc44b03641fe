import { bare, canonical, mapParts, type Node } from '../../check/index.ts';
import { passes } from '../verdict.ts';
import { type AnswerTest, onTrees } from './test.ts';

const isNumber = (node: Node, text: string): boolean => {
  const inner = bare(node);
  return inner.kind === 'number' && inner.text === text;
};
const ZERO: Node = { kind: 'number', text: '0', raw: '0', value: { n: 0n, d: 1n } };
const ONE: Node = { kind: 'number', text: '1', raw: '1', value: { n: 1n, d: 1n } };

/** Removes operations without effect: adding 0, multiplying by 1 or 0, the powers 0 and 1. */
function withoutNeutral(node: Node): Node {
  const inner = mapParts(bare(node), withoutNeutral);
  if (inner.kind !== 'binary') return inner;
  const { sign, left, right } = inner;
  if (sign === '+' || sign === '-') {
    if (isNumber(right, '0')) return left;
    return sign === '+' && isNumber(left, '0') ? right : inner;
  }
  if (sign === '^') {
    if (isNumber(right, '1')) return left;
    return isNumber(right, '0') || isNumber(left, '1') ? ONE : inner;
  }
  if (isNumber(left, '0')) return ZERO;
  if (isNumber(right, '1')) return left;
  if (!/^[*×·]?$/.test(sign)) return inner;
  if (isNumber(right, '0')) return ZERO;
  return isNumber(left, '1') ? right : inner;
}

/** Equal up to order, after applying the identity rules if the line asks for them (`ID_TRANS`). */
export const equalWithRules: AnswerTest = onTrees({}, (student, teacher, options) => {
  const identity = String(options.get('opt') ?? '').includes('ID_TRANS');
  const key = (node: Node): string => canonical(identity ? withoutNeutral(node) : node);
  return passes(key(student) === key(teacher), 'not the same up to order');
});
