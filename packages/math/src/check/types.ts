import type { AnswerSpec } from '../types.ts';

/** How numbers are written: `en` 1,234.5 and `comma` 1.234,5. Both read a lone comma or point sensibly. */
export type NumberLocale = 'en' | 'comma';

export type CheckOptions = { readonly locale?: NumberLocale };

/** Why an answer that could be read is not accepted. Each code has a sentence in `sentences.ts`. */
export type FindingCode =
  | 'value'
  | 'sign'
  | 'form'
  | 'unworked'
  | 'unsolved'
  | 'unit-missing'
  | 'unit-wrong'
  | 'unit-power'
  | 'percent-missing'
  | 'rounded'
  | 'power-of-ten'
  | 'reciprocal'
  | 'size'
  | 'variable'
  | 'kind'
  | 'incomplete-list'
  | 'extra-in-list'
  | 'order'
  | 'boundary'
  | 'direction';

/**
 * The result of checking one response.
 * - `right`: equal, and written as asked.
 * - `wrong`: read, and not accepted; `sameValue` if only the form, unit or rounding is at fault; `message` is fit for a
 *   student.
 * - `invalid`: could not be read (`at` and `length` are places in the response); costs no try.
 * - `unknown`: read, but could not be decided within the budget; never shown as wrong.
 */
export type Outcome =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'wrong'; readonly code: FindingCode; readonly sameValue: boolean; readonly message: string }
  | {
      readonly verdict: 'invalid';
      readonly code: string;
      readonly at: number;
      readonly length: number;
      readonly message: string;
    }
  | { readonly verdict: 'unknown'; readonly message: string };

/** The signature of `checkAnswer` in `check/index.ts`. Never throws. */
export type CheckAnswer = (spec: AnswerSpec, response: string, options?: CheckOptions) => Outcome;
