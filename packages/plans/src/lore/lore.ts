import { parentOf } from '../standards/cover-code.ts';
import { rowsOf } from '../standards/rows-of.ts';
import { bigIdeaLines } from './big-ideas.ts';
import { termLines } from './terms.ts';

/** A term of a lesson with an explanation for students. */
export type Term = { readonly term: string; readonly meaning: string };
export type Lore = { readonly bigIdea: string; readonly terms: readonly Term[] };

/** Every term that is explained, once. */
export const terms: readonly Term[] = rowsOf(termLines).flatMap(([term = '', meaning = '']) =>
  term.includes('/') ? [] : [{ term, meaning }],
);

const meanings = new Map(rowsOf(termLines).map(([term = '', meaning = '']) => [term, meaning]));

const loreByCode = new Map(
  rowsOf(bigIdeaLines).map(([cluster = '', bigIdea = '', words = '']): [string, Lore] => {
    const terms = words
      .split(', ')
      .map((word) => ({ term: word.replace(/\/.*/, ''), meaning: meanings.get(word) ?? '' }));
    return [cluster, { bigIdea, terms }];
  }),
);

const clusterOf = (code: string): string => /^([K1-8]\.[A-Z]+\.[A-Z]|[A-Z]+-[A-Z]+\.[A-Z])/.exec(code)?.[0] ?? '';
/** `8.EE`, `A-SSE` */
export const domainOf = (code: string): string => clusterOf(code).replace(/\.[A-Z]$/, '');

/** Every term of the standards of a domain. */
export const termsOfDomain = (code: string): Term[] =>
  [...loreByCode].filter(([each]) => domainOf(each) === domainOf(code)).flatMap(([, { terms }]) => terms);

/** The big idea and the terms of a standard, else of its cluster, of a heading those of its first standard; undefined if no skill covers it. */
export const loreOf = (code: string): Lore | undefined =>
  loreByCode.get(code) ??
  loreByCode.get(parentOf(code)) ??
  loreByCode.get(clusterOf(code)) ??
  [...loreByCode].find(([each]) => each.startsWith(`${code}.`))?.[1];
export const clustersWithLore = (): string[] => [...loreByCode.keys()].filter((code) => code === clusterOf(code));
