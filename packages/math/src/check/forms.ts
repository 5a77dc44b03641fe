import type { Form } from '../types.ts';
import {
  decimalPlaces,
  isLowest,
  signedWhole,
  significantFigures,
  type Written,
  writtenNumber,
} from './number-forms.ts';
import type { Node } from './tree.ts';

/** Is the tree written as asked? Looks at the writing only: equal value is tested elsewhere. `key` is what it is compared with. */
export function hasForm(form: Form, tree: Node, _key: Node): boolean {
  const [name = '', digits = '0'] = form.split(':');
  const written = writtenNumber(tree);
  if (name === 'decimal-places') return written !== undefined && decimalPlaces(written) === Number(digits);
  if (name === 'significant-figures') return hasFigures(written, Number(digits));
  switch (form) {
    case 'mixed':
      return (
        written !== undefined &&
        (written.shape === 'mixed' ||
          written.shape === 'integer' ||
          (written.shape === 'fraction' && isProper(written)))
      );
    case 'improper':
      return written?.shape === 'fraction' || written?.shape === 'integer';
    case 'fraction':
      return written?.shape === 'fraction' || written?.shape === 'mixed' || written?.shape === 'integer';
    case 'decimal':
      return written?.shape === 'decimal' || written?.shape === 'integer';
    case 'integer':
      return written?.shape === 'integer';
    case 'percent':
      return written?.percent === true;
    case 'lowest-terms':
      return written === undefined || isLowest(written);
    default:
      return true;
  }
}

function isProper({ top, bottom }: Extract<Written, { shape: 'fraction' }>): boolean {
  const [n, d] = [signedWhole(top), signedWhole(bottom)];
  return n !== undefined && d !== undefined && n * n < d * d;
}

function hasFigures(written: Written | undefined, digits: number): boolean {
  if (written?.shape !== 'integer' && written?.shape !== 'decimal') return false;
  const [fewest, most] = significantFigures(written.number.text);
  return fewest <= digits && digits <= most;
}
