import { hasNoCalculation } from '../check/has-no-calculation.ts';
import { anywhere, lettersOf, type Node, parse, partsOf, readAnswer } from '../check/index.ts';
import { isProduct, isQuotient, isSum } from '../check/shape.ts';
import type { Problem } from '../types.ts';
import type { RuleAnswer } from './rule-answers.ts';

const signOf = (node: Node): string | undefined =>
  isSum(node) ? node.sign : isProduct(node) ? '×' : isQuotient(node) ? '÷' : undefined;

/** The signs of what is calculated with numbers in it; a number with its unit is no product. */
function signsIn(node: Node): string[] {
  const below = partsOf(node).flatMap(signsIn);
  const sign = signOf(node);
  const own = sign !== undefined && !partsOf(node).some((part) => anywhere(part, ({ kind }) => kind === 'unit'));
  return own ? [sign, ...below] : below;
}

/** The signs of a calculation that is written out as the answer; undefined where the answer is a number alone. */
function writtenSigns({ answer }: Pick<Problem, 'answer'>, response: string): readonly string[] | undefined {
  if (answer.kind !== 'number' && answer.kind !== 'quantity') return undefined;
  const read = readAnswer(answer, response);
  if (!read.ok || lettersOf(read.tree).size > 0) return undefined;
  const items = read.tree.kind === 'relation' ? read.tree.items : [read.tree];
  return items.every(hasNoCalculation) ? undefined : items.flatMap(signsIn);
}

/**
 * Of misconceptions that lead to the same number, those that lead to it as the answer is written out: 3 + 4 + 5 = 12 adds
 * the sides and does not multiply two of them, though 3 × 4 is 12 too.
 */
export function asWritten(
  problem: Pick<Problem, 'answer'>,
  response: string,
  rules: readonly RuleAnswer[],
): readonly RuleAnswer[] {
  const written = writtenSigns(problem, response);
  if (written === undefined) return rules;
  return rules.filter(({ lines }) => {
    const signs = lines.flatMap((line) => {
      const read = parse(line);
      return read.ok ? signsIn(read.tree) : [];
    });
    return signs.length === 0 || written.every((sign) => signs.includes(sign));
  });
}
