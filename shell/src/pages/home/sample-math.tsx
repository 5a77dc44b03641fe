import type { SampleId } from '@lemma/math/samples';
import { createElement, type ReactNode } from 'react';

// React renders MathML, but its types lack the elements.
const el = (tag: string, ...children: ReactNode[]) => createElement(tag, null, ...children);
const fraction = (top: string, bottom: string) => el('mfrac', el('mn', top), el('mn', bottom));
const math = (label: string, ...children: ReactNode[]) => createElement('math', { 'aria-label': label }, ...children);

/** The samples' mathematics, written out so that the page shows it before the engine is loaded (`sample-math.test.ts`). */
export const sampleMath: Readonly<Record<SampleId, ReactNode>> = {
  subtraction: math('432 minus 187', el('mn', '432'), el('mo', '−'), el('mn', '187')),
  fractions: math('two thirds plus one quarter', fraction('2', '3'), el('mo', '+'), fraction('1', '4')),
  equation: math(
    '3 times the quantity x plus 2 equals 21',
    ...[el('mn', '3'), el('mo', '('), el('mi', 'x'), el('mo', '+'), el('mn', '2'), el('mo', ')')],
    ...[el('mo', '='), el('mn', '21')],
  ),
};
