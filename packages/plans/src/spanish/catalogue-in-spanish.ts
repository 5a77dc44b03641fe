import { termLines } from '../lore/terms.ts';
import { termInSpanish } from '../lore/terms-in-spanish.ts';
import { rowsOf } from '../standards/rows-of.ts';
import { type Catalogue, catalogues } from './catalogues.ts';

type Pair = readonly [english: string, spanish: string | undefined];

/** The texts of a catalogue in both languages, line beside line; undefined where there is no Spanish. */
export function pairsOf({ english, spanish, texts }: Catalogue): Pair[] {
  const said = Map.groupBy(rowsOf(spanish), ([code = '']) => code);
  const next = new Map<string, number>();
  return rowsOf(english).flatMap(([code = '', ...fields]) => {
    const own = texts(fields);
    if (own.length === 0) return [];
    const at = next.get(code) ?? 0;
    next.set(code, at + 1);
    const [, ...others] = said.get(code)?.[at] ?? [];
    return own.map((text, place): Pair => [text, others[place]]);
  });
}

const bare = (text: string): string => text.replace(/\.$/, '');

/** Every text of the catalogues in Spanish, and the terms, all without the full stop at their end. */
export const catalogueInSpanish: ReadonlyMap<string, string> = new Map([
  ...Object.values(catalogues)
    .flatMap(pairsOf)
    .flatMap(([text, said]) => (said === undefined ? [] : [[bare(text), bare(said)] as const])),
  ...rowsOf(termLines).flatMap(([name = '']) => {
    const term = name.replace(/\/.*/, '');
    const said = termInSpanish(term);
    return said === undefined ? [] : [[term, said] as const];
  }),
]);
