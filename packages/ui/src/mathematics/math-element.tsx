import { createElement, type ReactNode } from 'react';

type MathElementProps = { readonly display: boolean; readonly label: string; readonly children: ReactNode };

/** `<math>`: React renders it, its types do not know it. */
export const MathElement = ({ display, label, children }: MathElementProps) =>
  createElement('math', { display: display ? 'block' : 'inline', 'aria-label': label }, children);
