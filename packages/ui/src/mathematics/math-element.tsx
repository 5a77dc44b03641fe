import { createElement, type ReactNode } from 'react';
import { type Locale, useLocale } from '../text/locale.ts';

type MathElementProps = {
  readonly display: boolean;
  /** How it is said, in English if no language is given. */
  readonly label: string;
  readonly language?: Locale;
  readonly children: ReactNode;
};

/** The element `<math>`, which React renders although its types do not include it. */
export function MathElement({ display, label, language = 'en', children }: MathElementProps) {
  const lang = useLocale() === language ? undefined : language;
  return createElement(
    'math',
    { display: display ? 'block' : 'inline', dir: 'ltr', lang, 'aria-label': label },
    children,
  );
}
