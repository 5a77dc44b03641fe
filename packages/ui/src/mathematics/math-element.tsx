import { createElement, type ReactNode } from 'react';
import { useLocale } from '../text/locale.ts';

type MathElementProps = {
  readonly display: boolean;
  /** How it is said, in English. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The element `<math>`, which React renders although its types do not include it. */
export function MathElement({ display, label, children }: MathElementProps) {
  const lang = useLocale() === 'en' ? undefined : 'en';
  return createElement(
    'math',
    { display: display ? 'block' : 'inline', dir: 'ltr', lang, 'aria-label': label },
    children,
  );
}
