import { bare, mapParts, type Node, parse } from '../check/index.ts';
import { toText } from '../render/index.ts';
import { lettersOf } from '../verify/judge.ts';
import { solveArithmetic } from './arithmetic.ts';
import type { WorkedSolution } from './solution.ts';

const VALUE = String.raw`[A-Za-z]\s*(?:=|\bis\b)\s*-?[\d./]+`;
const TASK = new RegExp(
  String.raw`^(?:the value of\s+)?(.+?)[\s,]+(?:when|if|for|where|at|given(?: that)?)\s+(${VALUE}(?:\s*(?:,|and|, and)\s*${VALUE})*)$`,
  'i',
);

/** The expression with numbers in place of its letters: 3x^2 at -1 is 3 × (-1)^2. */
function filled(node: Node, values: ReadonlyMap<string, Node>): Node {
  if (node.kind === 'name') return values.get(node.name) ?? node;
  const inner = mapParts(node, (part) => filled(part, values));
  return inner.kind === 'binary' && inner.sign === '' ? { ...inner, sign: '×' } : inner;
}

/** A number as it is written within an expression: in parentheses unless it is a whole number and not negative. */
function numberIn(text: string): Node | undefined {
  const read = parse(text);
  if (!read.ok || lettersOf(read.tree).size > 0) return undefined;
  return /^\d+$/.test(text) ? read.tree : { kind: 'group', arg: read.tree };
}

/** Solves tasks such as "3x^2 - 2 when x = -1" and "the value of 2a + 3b if a = 4 and b = 5". Undefined for other tasks. */
export function solveEvaluated(task: string): WorkedSolution | undefined {
  const [, expression, given] = TASK.exec(task.trim()) ?? [];
  if (expression === undefined || given === undefined) return undefined;
  const pairs = [...given.matchAll(/([A-Za-z])\s*(?:=|is)\s*(-?[\d./]+)/gi)];
  const values = new Map(
    pairs.flatMap(([, letter = '', number = '']) => {
      const node = numberIn(number);
      return node === undefined ? [] : [[letter, node] as const];
    }),
  );
  const read = parse(expression);
  if (!read.ok || bare(read.tree).kind === 'relation') return undefined;
  const letters = [...lettersOf(read.tree)];
  if (letters.length === 0 || letters.some((letter) => !values.has(letter))) return undefined;
  const tree = filled(read.tree, values);
  const text = toText(tree);
  const why = `Put ${letters.map((letter) => `${toText(bare(values.get(letter) ?? tree))} in for ${letter}`).join(' and ')}.`;
  const solved = solveArithmetic(tree, text);
  if (solved === undefined || solved.kind === 'other')
    return /^\(?-?\d+\)?$/.test(text) ? { kind: 'evaluate', lines: [{ line: text, why }], answer: text } : undefined;
  const [first, ...rest] = solved.lines;
  return first && { kind: 'evaluate', lines: [{ ...first, why }, ...rest], answer: solved.answer };
}
