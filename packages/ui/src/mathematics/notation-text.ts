import { parse } from '@lemma/math/check';
import { toLatex, toText } from '@lemma/math/render';
import type { Key } from './keypad-keys.ts';

/** Plain typing as LaTeX for the notation field; what cannot be read yet goes in as it is. */
export function latexOf(text: string): string {
  const read = parse(text);
  return read.ok ? toLatex(read.tree) : text;
}

/** The notation field's LaTeX as a person would type it; what cannot be read yet stays as it is, so that nothing is lost. */
export function plainOf(latex: string): string {
  const filled = latex.replaceAll(/\\placeholder(\[[^\]]*\])?\{[^}]*\}/g, '').trim();
  if (filled === '') return '';
  const read = parse(filled, { latex: true });
  return read.ok ? toText(read.tree) : filled;
}

/** Keys with places to fill, as MathLive writes them: `#@` is what stands before, `#?` a place to fill. */
const templates: Partial<Record<NonNullable<Key['name']>, string>> = {
  fraction: '\\frac{#@}{#?}',
  mixed: '#@\\frac{#?}{#?}',
  square: '#@^2',
  power: '#@^{#?}',
  root: '\\sqrt{#?}',
  times: '\\times',
  divide: '\\div',
  atMost: '\\le',
  atLeast: '\\ge',
  percent: '\\%',
  pi: '\\pi',
};

/** What a key of the keypad puts into the notation field. */
export const latexOfKey = ({ insert, name }: Key): string =>
  (name === undefined ? undefined : templates[name]) ??
  (/^ ?[A-Za-z]{2,}$/.test(insert) ? `\\text{${insert}}` : insert);
