import { bigIdeaLines } from './big-ideas.ts';
import { termLines } from './terms.ts';

/** A term of a lesson with an explanation for students. */
export type Term = { readonly term: string; readonly meaning: string };
export type Lore = { readonly bigIdea: string; readonly terms: readonly Term[] };

const meanings = new Map(
  termLines
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', meaning = ''] = line.split('|');
      return [term, meaning] as const;
    }),
);

const loreByCluster = new Map(
  bigIdeaLines
    .trim()
    .split('\n')
    .map((line): [string, Lore] => {
      const [cluster = '', bigIdea = '', words = ''] = line.split('|');
      const terms = words.split(', ').map((term) => ({ term, meaning: meanings.get(term) ?? '' }));
      return [cluster, { bigIdea, terms }];
    }),
);

const clusterOf = (code: string): string => /^([K1-8]\.[A-Z]+\.[A-Z]|[A-Z]+-[A-Z]+\.[A-Z])/.exec(code)?.[0] ?? '';

/** The big idea and the terms of a standard, by its cluster; undefined if no skill covers the cluster. */
export const loreOf = (code: string): Lore | undefined => loreByCluster.get(clusterOf(code));
export const clustersWithLore = (): string[] => [...loreByCluster.keys()];
