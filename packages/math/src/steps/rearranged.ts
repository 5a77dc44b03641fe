import { anywhere, bare, type Node, parse } from '../check/index.ts';
import { toText } from '../render/index.ts';
import { collector, type WorkedSolution } from './solution.ts';

/** How tasks name the formula and the letter for which to solve it. */
const TASKS = [
  /^for\s+(?<letter>[A-Za-z])\s*[:,]?\s*(?:in\s+)?(?<formula>.+=.+)$/i,
  /^(?:the (?:formula|equation)\s+)?(?<formula>.+=.+?)[\s,]+(?:for|to find)\s+(?<letter>[A-Za-z])$/i,
  /^make\s+(?<letter>[A-Za-z])\s+the subject(?:\s+(?:of|in|:))?\s+(?:the (?:formula|equation)\s+)?(?<formula>.+=.+)$/i,
  /^(?:rearrange\s+)?(?<formula>.+=.+?)\s+(?:so that|to make)\s+(?<letter>[A-Za-z])\s+(?:is\s+)?the subject$/i,
];

const has = (node: Node, letter: string): boolean =>
  anywhere(node, (part) => part.kind === 'name' && part.name === letter);

const count = (node: Node, letter: string): number => {
  let found = 0;
  anywhere(node, (part) => {
    if (part.kind === 'name' && part.name === letter) found += 1;
    return false;
  });
  return found;
};

const joined = (sign: '+' | '-' | '×' | '/', left: Node, right: Node): Node => ({ kind: 'binary', sign, left, right });
const call = (name: string, arg: Node): Node => ({ kind: 'call', name, args: [arg] });

/** One operation on both sides: `inner` is what remains on the side of the letter, `other` is the other side. */
type Move = { readonly inner: Node; readonly other: Node; readonly why: string };

function productMove(left: Node, right: Node, other: Node, letter: string): Move {
  const [inner, by] = has(left, letter) ? [left, right] : [right, left];
  return { inner, other: joined('/', other, by), why: `Divide both sides by ${toText(by)}.` };
}

function binaryMove(node: Extract<Node, { kind: 'binary' }>, other: Node, letter: string): Move | undefined {
  const { left, right } = node;
  const isLeft = has(left, letter);
  switch (node.sign) {
    case '+': {
      const [inner, term] = isLeft ? [left, right] : [right, left];
      return { inner, other: joined('-', other, term), why: `Subtract ${toText(term)} from both sides.` };
    }
    case '-':
      if (isLeft) return { inner: left, other: joined('+', other, right), why: `Add ${toText(right)} to both sides.` };
      return {
        inner: right,
        other: joined('-', left, other),
        why: `Add ${toText(right)} to both sides and subtract the rest.`,
      };
    case '*':
    case '×':
    case '·':
    case '':
      return productMove(left, right, other, letter);
    case '/':
    case '÷':
    case 'frac':
      return isLeft
        ? { inner: left, other: joined('×', right, other), why: `Multiply both sides by ${toText(right)}.` }
        : {
            inner: right,
            other: joined('/', left, other),
            why: `Multiply by ${toText(right)} and divide by the other side.`,
          };
    default:
      return undefined;
  }
}

function move(node: Node, other: Node, letter: string): Move | undefined {
  if (node.kind === 'binary') return binaryMove(node, other, letter);
  if (node.kind === 'unary' && node.sign === '-')
    return { inner: node.arg, other: { kind: 'unary', sign: '-', arg: other }, why: 'Multiply both sides by -1.' };
  const [inside] = node.kind === 'call' && node.name === 'sqrt' ? node.args : [];
  return (
    inside && {
      inner: inside,
      other: { kind: 'binary', sign: '^', left: other, right: TWO },
      why: 'Square both sides.',
    }
  );
}

const TWO: Node = { kind: 'number', text: '2', raw: '2', value: { n: 2n, d: 1n } };

/** The last step for a square or a cube of the letter: takes the root of the other side. A square has two roots. */
function rooted(node: Node, other: Node, letter: string): { readonly line: string; readonly why: string } | undefined {
  if (node.kind !== 'binary' || node.sign !== '^' || bare(node.left).kind !== 'name') return undefined;
  const power = toText(node.right);
  if (power === '2') {
    const root = toText(call('sqrt', bare(other)));
    return {
      line: `${letter} = ${root} or ${letter} = -${root}`,
      why: 'Take the square root on both sides. A length is the positive one.',
    };
  }
  return power === '3'
    ? { line: `${letter} = ${toText(call('cbrt', bare(other)))}`, why: 'Take the cube root on both sides.' }
    : undefined;
}

const MOST_MOVES = 12;

/** Solves a formula for a letter that occurs in it once: "A = lw for w", "make r the subject of C = 2πr", "for y: 2x + 3y = 6". */
export function solveRearranged(task: string): WorkedSolution | undefined {
  const groups = TASKS.map((shape) => shape.exec(task.trim())?.groups).find((found) => found !== undefined);
  const read = parse(groups?.formula ?? '');
  const [letter, tree] = [groups?.letter, read.ok ? bare(read.tree) : undefined];
  if (letter === undefined || tree?.kind !== 'relation' || tree.signs.length !== 1 || tree.signs[0] !== '=')
    return undefined;
  if (count(tree, letter) !== 1) return undefined;
  const [first, second] = tree.items;
  if (!first || !second) return undefined;
  let [inner, other] = has(first, letter) ? [bare(first), second] : [bare(second), first];
  const work = collector(toText(tree), 'The task.');
  work.add(`${toText(inner)} = ${toText(other)}`, 'Turn the two sides round.');
  for (let moves = 0; moves < MOST_MOVES && inner.kind !== 'name'; moves += 1) {
    const root = rooted(inner, other, letter);
    if (root) {
      work.add(root.line, root.why);
      return { kind: 'formula', lines: work.lines, answer: root.line };
    }
    const next = move(inner, other, letter);
    if (next === undefined) return undefined;
    [inner, other] = [bare(next.inner), next.other];
    work.add(`${toText(inner)} = ${toText(other)}`, next.why);
  }
  return inner.kind === 'name'
    ? { kind: 'formula', lines: work.lines, answer: work.lines.at(-1)?.line ?? '' }
    : undefined;
}
