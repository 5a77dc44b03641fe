import { createElement, type ReactNode } from 'react';

type MathElementProps = { readonly display: boolean; readonly label: string; readonly children: ReactNode };

/** The element `<math>`, which React renders although its types do not include it. */
export const MathElement = ({ display, label, children }: MathElementProps) =>
  createElement('math', { display: display ? 'block' : 'inline', dir: 'ltr', 'aria-label': label }, children);
