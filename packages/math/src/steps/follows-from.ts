import { bare, compareTrees, type Node, parse } from '../check/index.ts';
import type { MisconceptionId, Prose } from '../types.ts';
import { lettersOf } from '../verify/judge.ts';
import { type NameStep, stepMisconception } from './step-misconception.ts';

/**
 * Whether a line of work follows from the one before. `follows`: both say the same. `does-not`: they do not; `idea`
 * names the misconception that turns the one into the other, if one is known. `unknown` is never shown as wrong.
 */
export type StepCheck =
  | { readonly verdict: 'follows' }
  | { readonly verdict: 'does-not'; readonly message: Prose; readonly idea?: MisconceptionId }
  | { readonly verdict: 'unknown'; readonly message: Prose }
  | {
      readonly verdict: 'invalid';
      readonly line: 'before' | 'after';
      readonly at: number;
      readonly length: number;
      readonly message: Prose;
    };

/** The last part of a chain such as 3/4 + 1/8 = 6/8 + 1/8, which stands for the whole chain. */
export function lastOf(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'relation' || lettersOf(node).size > 0 || node.signs.some((sign) => sign !== '=')) return node;
  return node.items.at(-1) ?? node;
}

/**
 * Whether two lines say the same: each is true if the other is. Texts as a student types them. `name` finds the
 * misconception behind a line that does not follow. Never throws.
 */
export function followsFrom(before: string, after: string, name: NameStep = stepMisconception): StepCheck {
  const [one, other] = [parse(before, { comma: 'list' }), parse(after, { comma: 'list' })];
  if (!one.ok) return { verdict: 'invalid', line: 'before', at: one.at, length: one.length, message: one.message };
  if (!other.ok)
    return { verdict: 'invalid', line: 'after', at: other.at, length: other.length, message: other.message };
  const isStatement = lettersOf(one.tree).size > 0 && bare(one.tree).kind === 'relation';
  const [from, to] = isStatement ? [one.tree, other.tree] : [lastOf(one.tree), lastOf(other.tree)];
  const verdict = compareTrees(asSystem(from), asSystem(to));
  if (verdict === 'equal') return { verdict: 'follows' };
  if (verdict === 'unknown') return { verdict: 'unknown', message: 'This step could not be checked.' };
  const idea = name(from, to, [before, after]);
  const message = 'This line does not say the same as the one before.';
  return idea === undefined ? { verdict: 'does-not', message } : { verdict: 'does-not', message, idea };
}

/** Equations with a comma between them hold together, as a system. */
function asSystem(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return node;
  return node.items.every((item) => bare(item).kind === 'relation')
    ? { kind: 'logic', op: 'and', items: node.items }
    : node;
}
