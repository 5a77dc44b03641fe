import { bare, type Node, parse } from '../check/index.ts';
import { lettersOf } from '../verify/judge.ts';
import { solveArithmetic } from './arithmetic.ts';
import { expandBrackets, factorPolynomial } from './brackets.ts';
import { solveEvaluated } from './evaluated.ts';
import { solveLinear } from './linear.ts';
import { solveLong } from './long.ts';
import { solvePercent } from './percent.ts';
import { type QuadraticWay, solveQuadratic, wayIn } from './quadratic.ts';
import { solveRearranged } from './rearranged.ts';
import type { WorkedSolution } from './solution.ts';
import { solveSystem } from './system.ts';
import { solveAbsolute, solveProportion, solveRoot } from './with-part.ts';

const VERB =
  /^\s*(solve|rearrange|find|work out|calculate|evaluate|compute|simplify|expand|multiply(?: out)?|divide|factor(?:ise|ize)?)\b[:\s]*/i;
/** Words that ask for a method, such as "by completing the square". They are removed before the task is read. */
const WAY =
  /(?:^|[\s,]*\b(?:by|using|with|use)\s+)(?:the\s+)?(?:long (?:multiplication|division)|complet\w+ the square|factoring|factors|quadratic formula|formula|cross[- ]multiplication|cross[- ]multiplying)(?:\s+to solve)?(?=$|[\s:])[:\s]*/i;

const other = (reason: string): WorkedSolution => ({ kind: 'other', reason });

const equationsOf = (tree: Node): readonly Node[] => {
  const node = bare(tree);
  if (node.kind === 'list' && node.open !== '(') return node.items;
  return node.kind === 'logic' && node.op === 'and' ? node.items : [];
};

/** Solvers of equations and inequalities in one letter, the special kinds first. */
const solveRelation = (
  node: Extract<Node, { kind: 'relation' }>,
  letter: string,
  text: string,
  way: QuadraticWay | undefined,
): WorkedSolution | undefined =>
  solveProportion(node, letter, text) ??
  solveLinear(node, letter, text) ??
  solveQuadratic(node, letter, text, way) ??
  solveAbsolute(node, letter, text) ??
  solveRoot(node, letter, text);

function solveTree(tree: Node, text: string, verb: string, task: string): WorkedSolution | undefined {
  const node = bare(tree);
  const letters = [...lettersOf(node)];
  const [letter] = letters;
  const equations = equationsOf(node);
  if (equations.length > 0) return solveSystem(equations, text);
  if (letters.length > 1) return undefined;
  if (node.kind === 'relation')
    return letter === undefined ? undefined : solveRelation(node, letter, text, wayIn(task));
  if (letter === undefined) return solveLong(node, /\blong\b/i.test(task)) ?? solveArithmetic(node, text);
  return verb.startsWith('factor') ? factorPolynomial(node, letter, text) : expandBrackets(node, letter, text);
}

/**
 * The worked solution of a typed task: "3/4 + 2/5", "15% of 80", "2(x - 3) = 10", "-2x + 4 >= 10", "x + y = 5, x - y = 1",
 * "expand (x + 2)(x - 3)", "factor x^2 - 5x + 6", "x^2 + 4x = 5 by completing the square", "|2x - 1| < 5", "sqrt(x + 6) = x",
 * "3/4 = x/12", "3x^2 - 2 when x = -1", "A = lw for w", "34 × 27", "157 ÷ 12". Every line
 * follows from the one before; after squaring, false solutions are excluded at the end. Never throws.
 */
export function solveSteps(task: string): WorkedSolution {
  const verb = (VERB.exec(task)?.[1] ?? '').toLowerCase();
  const text = task
    .replace(VERB, '')
    .replace(WAY, ' ')
    .trim()
    .replace(/[.?!]$/, '');
  const said = solvePercent(text) ?? solveEvaluated(text) ?? solveRearranged(text);
  if (said) return said;
  // A fraction after a division sign is one number.
  const grouped = text.replaceAll(';', ',').replaceAll(/÷\s*(\d+\/\d+)/g, '÷ ($1)');
  const read = parse(grouped, { comma: 'list' });
  if (!read.ok) return other(read.message);
  return (
    solveTree(read.tree, text, verb, task) ?? other('This is not a kind of task that is solved step by step here.')
  );
}
