import type { Form } from '../types.ts';
import { ifAffordable } from './budget.ts';
import { algebra, type FormTest } from './extension.ts';
import {
  decimalPlaces,
  isLowest,
  signedWhole,
  significantFigures,
  type Written,
  writtenNumber,
} from './number-forms.ts';
import type { Node } from './tree.ts';

/**
 * The test of a form of one written number. A whole number has each fraction form that its value can have. A percent has
 * no other form than that: 9% is neither a decimal nor a whole number.
 */
const shaped =
  (test: (written: Written) => boolean, percent = false): FormTest =>
  (tree) => {
    const written = writtenNumber(tree);
    return written !== undefined && written.percent === percent && test(written);
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
  ['percent', shaped(() => true, true)],
]);

/**
 * Whether the tree is written as asked; equality of the values is tested elsewhere. Undefined if it cannot be decided.
 */
export function hasForm(form: Form, tree: Node, key: Node): boolean | undefined {
  const [name = '', digits = '0'] = form.split(':');
  const written = writtenNumber(tree);
  if (name === 'decimal-places') return written !== undefined && decimalPlaces(written) === Number(digits);
  if (name === 'significant-figures') return hasFigures(written, Number(digits));
  // Testing one number for lowest terms does not need the algebra.
  if (name === 'lowest-terms' && written !== undefined) return isLowest(written);
  const test = TESTS.get(name) ?? algebra()?.forms.get(name);
  return test && ifAffordable(() => test(tree, key));
}

function hasFigures(written: Written | undefined, digits: number): boolean {
  if (written?.shape !== 'integer' && written?.shape !== 'decimal') return false;
  const [fewest, most] = significantFigures(written.number.text);
  return fewest <= digits && digits <= most;
}
