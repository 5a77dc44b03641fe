import type { Picture } from '../pictures/types.ts';
import { nouns } from './nouns.ts';
import { taskInSpanish } from './tasks.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** A text in Spanish, if it is known. */
type Say = (english: string) => string | undefined;

/** A word beside a drawing, as the task says it; undefined for what is no word of ours, such as a number. */
function labelInSpanish(label: string, say: Say): string | undefined {
  const small = lowered(label);
  const noun = nouns.get(small);
  if (noun === undefined) return say(label);
  const word = small === noun.lemma ? noun.one : noun.many;
  return label === small ? word : capital(word);
}

/** Fields of a picture that hold a word beside the drawing, and those that hold several. */
const ONE = new Set(['label', 'text', 'total', 'result']);
const MANY = new Set(['labels', 'columns', 'rows', 'cells']);

/** A picture with its words in Spanish, and what it shows, where `say` knows them. */
export function pictureInSpanish(picture: Picture, say: Say = taskInSpanish): Picture {
  const said = (value: unknown): unknown => (typeof value === 'string' ? (labelInSpanish(value, say) ?? value) : value);
  const copy: Picture = JSON.parse(JSON.stringify(picture), (key, value: unknown) => {
    if (key === 'alt' && typeof value === 'string') return say(value) ?? value;
    if (ONE.has(key)) return said(value);
    return MANY.has(key) && Array.isArray(value) ? value.map(said) : value;
  });
  return copy;
}
