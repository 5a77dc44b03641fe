import { parse } from '@lemma/math/check';
import { toLatex, toText } from '@lemma/math/render';

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
