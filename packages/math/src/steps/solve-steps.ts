import { bare, type Node, parse } from '../check/index.ts';
import { lettersOf } from '../verify/judge.ts';
import { solveArithmetic } from './arithmetic.ts';
import { expandBrackets, factorPolynomial } from './brackets.ts';
import { solveLinear } from './linear.ts';
import { solvePercent } from './percent.ts';
import type { WorkedSolution } from './solution.ts';
import { solveSystem } from './system.ts';

const VERB = /^\s*(solve|work out|calculate|evaluate|compute|simplify|expand|multiply out|factor(?:ise|ize)?)\b[:\s]*/i;

const other = (reason: string): WorkedSolution => ({ kind: 'other', reason });

const equationsOf = (tree: Node): readonly Node[] => {
  const node = bare(tree);
  if (node.kind === 'list' && node.open !== '(') return node.items;
  return node.kind === 'logic' && node.op === 'and' ? node.items : [];
};

function solveTree(tree: Node, text: string, verb: string): WorkedSolution | undefined {
  const node = bare(tree);
  const letters = [...lettersOf(node)];
  const [letter] = letters;
  const equations = equationsOf(node);
  if (equations.length > 0) return solveSystem(equations, text);
  if (letters.length > 1) return undefined;
  if (node.kind === 'relation') return letter === undefined ? undefined : solveLinear(node, letter, text);
  if (letter === undefined) return solveArithmetic(node, text);
  return verb.startsWith('factor') ? factorPolynomial(node, letter, text) : expandBrackets(node, letter, text);
}

/**
 * The worked solution of a typed task: "3/4 + 2/5", "15% of 80", "2(x - 3) = 10", "-2x + 4 >= 10", "x + y = 5, x - y = 1",
 * "expand (x + 2)(x - 3)", "factor x^2 - 5x + 6". Every line follows from the one before (`followsFrom`). Never throws.
 */
export function solveSteps(task: string): WorkedSolution {
  const verb = (VERB.exec(task)?.[1] ?? '').toLowerCase();
  const text = task
    .replace(VERB, '')
    .trim()
    .replace(/[.?!]$/, '');
  const percent = solvePercent(text);
  if (percent) return percent;
  // A fraction behind a division sign is one number.
  const grouped = text.replaceAll(';', ',').replaceAll(/÷\s*(\d+\/\d+)/g, '÷ ($1)');
  const read = parse(grouped, { comma: 'list' });
  if (!read.ok) return other(read.message);
  return solveTree(read.tree, text, verb) ?? other('This is not a kind of task that is solved step by step here.');
}
