import { Formula } from './formula.tsx';
import { splitProse } from './split-prose.ts';

/** Text with mathematics between backticks: "Sam eats `3/4` of a pizza." Adds no element around it. */
export function Prose({ text }: { readonly text: string }) {
  let place = 0;
  return splitProse(text).map((part) => {
    const key = place;
    place += part.text.length + 1;
    return part.kind === 'math' ? <Formula key={key} text={part.text} /> : <span key={key}>{part.text}</span>;
  });
}
