import type { Form } from '../types.ts';
import {
  hasRootBelow,
  isCompletedSquare,
  isExpanded,
  isFactored,
  isLowestTerms,
  isSingleFraction,
} from './algebra-forms.ts';
import { ifAffordable } from './budget.ts';
import { canonical } from './canonical.ts';
import { decimalPlaces, signedWhole, significantFigures, type Written, writtenNumber } from './number-forms.ts';
import { isSimplified } from './simplified.ts';
import type { Node } from './tree.ts';

type FormTest = (tree: Node, key: Node) => boolean;

/** A form of one written number; a whole number has every fraction form that its value can have. */
const shaped =
  (test: (written: Written) => boolean): FormTest =>
  (tree) => {
    const written = writtenNumber(tree);
    return written !== undefined && test(written);
  };

function isProper({ top, bottom }: Extract<Written, { shape: 'fraction' }>): boolean {
  const [n, d] = [signedWhole(top), signedWhole(bottom)];
  return n !== undefined && d !== undefined && n * n < d * d;
}

const TESTS = new Map<string, FormTest>([
  [
    'mixed',
    shaped(
      (written) =>
        written.shape === 'mixed' || written.shape === 'integer' || (written.shape === 'fraction' && isProper(written)),
    ),
  ],
  ['improper', shaped(({ shape }) => shape === 'fraction' || shape === 'integer')],
  ['fraction', shaped(({ shape }) => shape !== 'decimal')],
  ['decimal', shaped(({ shape }) => shape === 'decimal' || shape === 'integer')],
  ['integer', shaped(({ shape }) => shape === 'integer')],
  ['percent', shaped(({ percent }) => percent)],
  ['lowest-terms', isLowestTerms],
  ['simplified', isSimplified],
  ['expanded', isExpanded],
  ['factored', isFactored],
  ['single-fraction', isSingleFraction],
  ['completed-square', (tree) => isCompletedSquare(tree)],
  ['rationalised', (tree) => !hasRootBelow(tree)],
  ['same-up-to-order', (tree, key) => canonical(tree) === canonical(key)],
]);

/** Is the tree written as asked? Equal value is tested elsewhere. A form that costs too much to judge is let pass. */
export function hasForm(form: Form, tree: Node, key: Node): boolean {
  const [name = '', digits = '0'] = form.split(':');
  const written = writtenNumber(tree);
  if (name === 'decimal-places') return written !== undefined && decimalPlaces(written) === Number(digits);
  if (name === 'significant-figures') return hasFigures(written, Number(digits));
  return ifAffordable(() => TESTS.get(name)?.(tree, key)) ?? true;
}

function hasFigures(written: Written | undefined, digits: number): boolean {
  if (written?.shape !== 'integer' && written?.shape !== 'decimal') return false;
  const [fewest, most] = significantFigures(written.number.text);
  return fewest <= digits && digits <= most;
}
