import type { Picture } from '../pictures/types.ts';
import { labelInSpanish, type Say, shownInSpanish } from './drawn/shown-in-spanish.ts';
import { taskInSpanish } from './tasks.ts';

/** Fields of a picture that hold a word beside the drawing, and those that hold several. */
const ONE = new Set(['label', 'text', 'total', 'result', 'scaleNote']);
const MANY = new Set(['labels', 'columns', 'rows', 'cells', 'head']);

/** A picture with its words in Spanish, and what it shows, where they are known. */
export function pictureInSpanish(picture: Picture, say: Say = taskInSpanish): Picture {
  const said = (value: unknown): unknown => (typeof value === 'string' ? (labelInSpanish(value, say) ?? value) : value);
  const copy: Picture = JSON.parse(JSON.stringify(picture), (key, value: unknown) => {
    if (key === 'alt' && typeof value === 'string') return shownInSpanish(value, say) ?? value;
    if (ONE.has(key)) return said(value);
    return MANY.has(key) && Array.isArray(value) ? value.map(said) : value;
  });
  return copy;
}

/** The words beside a drawing, which `pictureInSpanish` says in Spanish. */
export function wordsIn(picture: Picture): readonly string[] {
  const words: unknown[] = [];
  JSON.stringify(picture, (key, value: unknown) => {
    if (ONE.has(key)) words.push(value);
    if (MANY.has(key) && Array.isArray(value)) words.push(...value);
    return value;
  });
  return words.filter((word) => typeof word === 'string' && /\p{L}{2}/u.test(word)).map(String);
}
