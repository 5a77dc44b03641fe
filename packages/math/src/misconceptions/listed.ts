import { keysOf } from '../keys-of.ts';
import type { Misconception } from '../types.ts';
import { bibliography } from './bibliography.ts';
import type { MisconceptionId } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Misconceptions of the catalogue as a list, with complete references. */
export const listed = (ideas: { readonly [id in MisconceptionId]?: CatalogueEntry }): Misconception[] =>
  keysOf(ideas).flatMap((id) => {
    const idea = ideas[id];
    return idea === undefined ? [] : [{ id, ...idea, sources: idea.sources.map((key) => bibliography[key]) }];
  });
