import { createElement, type ReactNode } from 'react';
import { useText } from '../text/texts.ts';

// React renders MathML, but its types lack the elements.
const mathElement = (tag: string, ...children: ReactNode[]) => createElement(tag, null, ...children);
const fraction = (top: string, bottom: string) =>
  mathElement('mfrac', mathElement('mn', top), mathElement('mn', bottom));

const claim = createElement(
  'math',
  { 'aria-label': 'two thirds plus one quarter equals three sevenths' },
  fraction('2', '3'),
  mathElement('mo', '+'),
  fraction('1', '4'),
  mathElement('mo', '='),
  fraction('3', '7'),
);

/**
 * A student's input, how it was read, and the feedback. Written by hand, so that the first page loads no mathematics
 * engine.
 */
export function HomeExample() {
  const t = useText('home');
  return (
    <figure className="border-s-2 border-accent bg-sheet p-6 md:p-8">
      <figcaption className="font-semibold">{t('example')}</figcaption>
      <p className="mt-4 text-sm text-muted">{t('exampleAnswer')}</p>
      <p className="mt-1 text-[1.75rem]">{claim}</p>
      <p className="mt-5">{t('exampleMessage')}</p>
      <Bars />
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{t('exampleNamed')}</p>
    </figure>
  );
}

const WIDTH = 360;
const bars = [
  { parts: ['first', 'second', 'third'], shaded: 2 },
  { parts: ['first', 'second', 'third', 'fourth'], shaded: 1 },
];

/** Two thirds and one quarter as bars of the same length, to show that the parts have different sizes. */
const Bars = () => (
  <svg viewBox={`0 0 ${WIDTH} 76`} className="mt-5 w-full max-w-sm" aria-hidden="true">
    {bars.map(({ parts, shaded }, row) =>
      parts.map((part, index) => (
        <rect
          key={part}
          x={1 + (index * (WIDTH - 2)) / parts.length}
          y={1 + row * 42}
          width={(WIDTH - 2) / parts.length}
          height={32}
          className={index < shaded ? 'fill-mastery-3 stroke-ink' : 'fill-transparent stroke-line-strong'}
        />
      )),
    )}
  </svg>
);
