import { join } from 'node:path';
import { Explained } from '../explained.ts';
import { type Builds, workspaceBuilds } from '../launcher/stage.ts';

/** The parts that are released separately, so that one may be older than another for a while. */
export const parts = ['shell', 'remotes', 'rules', 'functions'] as const;
export type Part = (typeof parts)[number];

/**
 * Which parts are of the previous release, in each of eight runs: any two parts meet in all four combinations, and an
 * old shell and old rules meet new remotes and functions, and the reverse.
 */
export const combinations: readonly (readonly Part[])[] = [false, true].flatMap((shell) =>
  [false, true].flatMap((remotes) =>
    [false, true].map((rules) => {
      const isOld: Readonly<Record<Part, boolean>> = {
        ...{ shell, remotes, rules },
        functions: (shell !== remotes) !== rules,
      };
      return parts.filter((part) => isOld[part]);
    }),
  ),
);

const isPart = (name: string): name is Part => parts.some((part) => part === name);

/** Parses part names that are separated by commas, as on a command line. */
export const parseParts = (text: string): readonly Part[] =>
  text
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      if (isPart(name)) return name;
      throw new Explained(`There is no part ${name}. There are: ${parts.join(', ')}.`);
    });

/** The builds of this repository, with some parts taken from another built repository. */
export function mixedBuilds(before: string, old: readonly Part[]): Builds {
  const from = <T>(part: Part, theirs: T, ours: T): T => (old.includes(part) ? theirs : ours);
  return {
    shell: from('shell', join(before, 'shell', 'dist'), workspaceBuilds.shell),
    remote: from('remotes', (area) => join(before, `remote-${area}`, 'dist'), workspaceBuilds.remote),
    functions: from('functions', join(before, 'functions', 'dist'), workspaceBuilds.functions),
    rules: from('rules', join(before, 'firestore.rules'), undefined),
  };
}
