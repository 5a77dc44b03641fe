import { parse } from '@lemma/math/check/reading';
import { toLatex, toText } from '@lemma/math/render';
import type { Key } from './keypad-keys.ts';

/** Converts plain text to LaTeX for the notation field; text that cannot be read yet stays the same. */
export function latexOf(text: string): string {
  const read = parse(text);
  return read.ok ? toLatex(read.tree) : text;
}

/**
 * Converts the notation field's LaTeX to plain text; what cannot be read yet stays the same, so that nothing is lost.
 */
export function plainOf(latex: string): string {
  const filled = latex.replaceAll(/\\placeholder(\[[^\]]*\])?\{[^}]*\}/g, '').trim();
  if (filled === '') return '';
  const read = parse(filled, { latex: true });
  return read.ok ? toText(read.tree) : filled;
}

/** Keys with places to fill, in MathLive's syntax: `#@` is what stands before the caret, `#?` is a place to fill. */
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

/** What a key of the keypad inserts into the notation field. */
export const latexOfKey = ({ insert, name }: Key): string =>
  (name === undefined ? undefined : templates[name]) ??
  (/^ ?[A-Za-z]{2,}$/.test(insert) ? `\\text{${insert}}` : insert);
