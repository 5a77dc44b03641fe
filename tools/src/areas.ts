import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, type AreaFacts, type Environment, knownAreas, readAreaFacts } from '@lemma/contract';
import { Explained } from './explained.ts';
import { repository } from './repository.ts';

export const folderOf = (area: Area): string => `remote-${area}`;

/** What the `area.json` of a folder says of where its area hangs; undefined if it says nothing of it. */
export function factsIn(folder: string): AreaFacts | undefined {
  const file = join(folder, 'area.json');
  if (!existsSync(file)) return undefined;
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Reflect.get(Object(written), 'path') === undefined) return undefined;
  const facts = readAreaFacts(written);
  if (typeof facts === 'string') throw new Explained(`${file} can't be read: ${facts}.`);
  return facts;
}

/** The areas beside the known ones whose folders lie in a repository, with what each says of itself. */
export const addedAreasIn = (root: string): ReadonlyMap<Area, AreaFacts> =>
  new Map(
    readdirSync(root)
      .sort()
      .flatMap((name) => {
        const area = name.slice(folderOf('').length);
        const isKnown = knownAreas.some((known) => known === area);
        const facts = name.startsWith(folderOf('')) && !isKnown ? factsIn(join(root, name)) : undefined;
        return facts === undefined ? [] : [[area, facts] as const];
      }),
  );

const added = addedAreasIn(repository);

/** The areas whose folders lie in this repository. */
export const ownAreas: readonly Area[] = [...knownAreas, ...added.keys()];

/** The list of areas for an environment: addresses of the known ones, an entry for every other of this repository. */
export const listOf = (
  addresses: Readonly<Record<Area, string>>,
  keys: Readonly<Record<Area, readonly string[]>> = {},
): Pick<Environment, 'areas'> => {
  const { teacher = '', parent = '', student = '' } = addresses;
  const entries = [...added].flatMap(([area, facts]) => {
    const address = addresses[area];
    return address === undefined ? [] : [[area, { address, ...facts, keys: keys[area] ?? [] }] as const];
  });
  return { areas: { teacher, parent, student, ...Object.fromEntries(entries) } };
};

/** The environment with other addresses and keys of some areas; an area that it does not list is added as given. */
export function withAreas(
  environment: Environment,
  changes: readonly {
    readonly area: Area;
    readonly address?: string;
    readonly keys?: readonly string[];
    readonly facts?: AreaFacts;
  }[],
): Environment {
  const areas = { ...environment.areas };
  const releaseKeys = { ...environment.releaseKeys };
  for (const { area, address, keys, facts } of changes) {
    const known = knownAreas.find((each) => each === area);
    if (known === undefined)
      areas[area] = { ...Object(areas[area]), ...facts, ...(address && { address }), ...(keys && { keys }) };
    else {
      if (address !== undefined) areas[known] = address;
      if (keys !== undefined) releaseKeys[known] = [...keys];
    }
  }
  return { ...environment, areas, ...(Object.keys(releaseKeys).length > 0 && { releaseKeys }) };
}

/** What the environment has to be told of an area that is not among the known ones. */
export const factsOf = (area: Area): { readonly facts?: AreaFacts } => {
  const facts = added.get(area);
  return facts === undefined ? {} : { facts };
};
