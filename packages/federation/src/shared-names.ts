import { z } from '@lemma/contract/zod';
import { SMALL_ZOD } from './small-zod.ts';

/** The exports of a package that the shell lends; for an export that is an object, the names of its members. */
type Lent = Readonly<Record<string, true | readonly string[]>>;

/**
 * The exports that the shell lends of a shared package, if not all of them. A package that is lent whole cannot be
 * tree-shaken: zod would be three times its size, the query client half as much again. A remote that needs another
 * export needs a shell that lends it, so the list is here, and a remote's build fails for an export that is not in it.
 */
const lentNames: Readonly<Record<string, Lent>> = {
  '@tanstack/react-query': {
    hashKey: true,
    infiniteQueryOptions: true,
    keepPreviousData: true,
    mutationOptions: true,
    QueryClient: true,
    QueryClientProvider: true,
    queryOptions: true,
    skipToken: true,
    useInfiniteQuery: true,
    useIsFetching: true,
    useIsMutating: true,
    useMutation: true,
    useMutationState: true,
    useQueries: true,
    useQuery: true,
    useQueryClient: true,
  },
  zod: { z: Object.keys(z) },
};

/** What areas that were built before use of packages that one which is built now does not borrow. */
const lentBefore: Readonly<Record<string, Lent>> = {
  'use-intl/core': { createTranslator: true },
  'radix-ui': {
    AlertDialog: ['Cancel', 'Content', 'Description', 'Overlay', 'Portal', 'Root', 'Title'],
    Checkbox: ['Indicator', 'Root'],
    Dialog: ['Close', 'Content', 'Description', 'Overlay', 'Portal', 'Root', 'Title', 'Trigger'],
    DropdownMenu: ['Content', 'Item', 'Portal', 'Root', 'Separator', 'Trigger'],
    RadioGroup: ['Indicator', 'Item', 'Root'],
    Switch: ['Root', 'Thumb'],
    Tabs: ['Content', 'List', 'Root', 'Trigger'],
    Tooltip: ['Content', 'Portal', 'Provider', 'Root', 'Trigger'],
  },
  '@radix-ui/react-tooltip': { Content: true, Portal: true, Provider: true, Root: true, Trigger: true },
};

const allLentNames: Readonly<Record<string, Lent>> = { ...lentNames, ...lentBefore };

/** What is lent of a package, if not all of it. What a build takes for zod is listed as zod. */
export const lentOf = (from: string): Lent | undefined => allLentNames[from === SMALL_ZOD ? 'zod' : from];

/** The members that are lent of an object that a package exports, if not the object itself. */
export function membersOf(from: string, name: string): readonly string[] | undefined {
  const lent = lentOf(from)?.[name];
  return lent === true ? undefined : lent;
}

/** All exports in the lists above, written like a module's uses. */
export const allLent: readonly string[] = Object.entries(allLentNames).flatMap(([from, lent]) =>
  Object.entries(lent).flatMap(([name, members]) =>
    members === true ? [`${name} of ${from}`] : members.map((member) => `${name}.${member} of ${from}`),
  ),
);

/** The source of the module that lends these exports of a package. */
export function lendingModule(from: string, lent: Lent): string {
  const own = Object.keys(lent).map((name) => `${name} as _${name}`);
  const lines = Object.entries(lent).map(([name, members]) => {
    const value =
      members === true ? `_${name}` : `{ ${members.map((each) => `${each}: _${name}.${each}`).join(', ')} }`;
    return `export const ${name} = ${value};`;
  });
  return [`import { ${own.join(', ')} } from ${JSON.stringify(from)};`, ...lines].join('\n');
}
