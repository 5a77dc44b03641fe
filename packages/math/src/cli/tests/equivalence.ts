import { bare, type CompareOptions, compareTrees, type Node, type Verdict } from '../../check/index.ts';
import { type LineVerdict, right, unknown, wrong } from '../verdict.ts';
import { type AnswerTest, onTrees, type TestOptions } from './test.ts';

const lineVerdict = (verdict: Verdict): LineVerdict =>
  verdict === 'equal' ? right : verdict === 'different' ? wrong('not equivalent') : unknown('could not be decided');

const domainFrom = (options: TestOptions): CompareOptions =>
  options.get('assume') === 'pos' ? { domain: 'positive' } : {};

const compared = (policy: CompareOptions): AnswerTest =>
  onTrees({}, (student, teacher, options) =>
    lineVerdict(compareTrees(student, teacher, { ...policy, ...domainFrom(options) })),
  );

export const algEquiv: AnswerTest = compared({});

/** Compares as KAS does: nine decimals are accepted for an irrational number. */
export const equalExpr: AnswerTest = compared({ decimalForIrrational: true });

/** Whether this line says the same as the one before. */
export const step: AnswerTest = compared({});

export const sets: AnswerTest = onTrees({}, (student, teacher) => {
  const isSet = (node: Node): boolean => {
    const inner = bare(node);
    return inner.kind === 'list' && inner.open === '{';
  };
  return isSet(student) && isSet(teacher) ? lineVerdict(compareTrees(student, teacher)) : wrong('not a set');
});

/** Whether a text is read with the meaning that the other text writes out. */
export const parses: AnswerTest = onTrees({}, (student, teacher) => lineVerdict(compareTrees(student, teacher)));
