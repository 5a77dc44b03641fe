import {
  canonical,
  compareTrees,
  isCompletedSquare,
  isExpanded,
  isFactored,
  isLowestTerms,
  isPartialFractions,
  isSimplified,
  isSingleFraction,
  mapParts,
  type Node,
} from '../../check/index.ts';
import { type LineVerdict, passes, unknown, wrong } from '../verdict.ts';
import { type AnswerTest, onStudent, onTrees, optTree, type TestOptions } from './test.ts';

/** Compares the values first, then the form. */
const withForm = (hasForm: (student: Node, options: TestOptions) => boolean, reason: string): AnswerTest =>
  onTrees({}, (student, teacher, options) => {
    const verdict = compareTrees(student, teacher);
    if (verdict === 'different') return wrong('not equivalent');
    if (verdict === 'unknown') return unknown('could not be decided');
    return passes(hasForm(student, options), reason);
  });

const isStatement = (node: Node): boolean => node.kind === 'relation' || node.kind === 'logic' || node.kind === 'list';

export const equalComAss: AnswerTest = onTrees({}, (student, teacher) =>
  passes(canonical(student) === canonical(teacher), 'not the same up to order'),
);

/** The tree with a plus for each minus: (x - 1) and (1 - x) get the same text. */
function unsigned(node: Node): Node {
  const tree = mapParts(node, unsigned);
  if (tree.kind === 'unary' && tree.sign === '-') return { ...tree, sign: '+' };
  // The plus before what was subtracted keeps its parentheses.
  return tree.kind === 'binary' && tree.sign === '-'
    ? { ...tree, sign: '+', right: { kind: 'unary', sign: '+', arg: tree.right } }
    : tree;
}

export const equalForm: AnswerTest = onTrees({}, (student, teacher): LineVerdict => {
  const verdict = compareTrees(student, teacher, { decimalForIrrational: true });
  if (verdict !== 'equal') return verdict === 'unknown' ? unknown('could not be decided') : wrong('not equivalent');
  return passes(canonical(unsigned(student)) === canonical(unsigned(teacher)), 'another form');
});

export const simplified: AnswerTest = onStudent((student) => passes(isSimplified(student), 'can be simplified'));
export const expanded: AnswerTest = onStudent((student) =>
  passes(!isStatement(student) && isExpanded(student), 'not expanded'),
);
export const lowestTerms: AnswerTest = onStudent((student) => passes(isLowestTerms(student), 'not in lowest terms'));
export const factored: AnswerTest = withForm((student) => isFactored(student), 'not factored');
export const singleFraction: AnswerTest = withForm((student) => isSingleFraction(student), 'not one fraction');
export const completedSquare: AnswerTest = withForm(
  (student, options) => isCompletedSquare(student, optTree(options)),
  'no completed square',
);
export const partialFractions: AnswerTest = withForm(
  (student, options) => isPartialFractions(student, optTree(options)),
  'no partial fractions',
);
