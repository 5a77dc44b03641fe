import type { Plugin } from 'vite';

/** The exports of a package that the shell lends; for an export that is an object, the names of its members. */
type Lent = Readonly<Record<string, true | readonly string[]>>;

/**
 * The exports that the shell lends of a shared package, if not all of them. A package that is lent whole cannot be
 * tree-shaken: zod would be three times its size, the query client half as much again. A remote that needs another
 * export needs a shell that lends it, so the list is here, and a remote's build fails for an export that is not in it.
 */
export const lentNames: Readonly<Record<string, Lent>> = {
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
  'use-intl/core': { createTranslator: true },
  'radix-ui': {
    AlertDialog: ['Cancel', 'Content', 'Description', 'Overlay', 'Portal', 'Root', 'Title'],
    Checkbox: ['Indicator', 'Root'],
    Dialog: ['Close', 'Content', 'Description', 'Overlay', 'Portal', 'Root', 'Title', 'Trigger'],
    DropdownMenu: ['Content', 'Item', 'Portal', 'Root', 'Separator', 'Trigger'],
    RadioGroup: ['Indicator', 'Item', 'Root'],
    Switch: ['Root', 'Thumb'],
    Tabs: ['Content', 'List', 'Root', 'Trigger'],
    // No area uses it any more, but areas of releases that are still served do.
    Tooltip: ['Content', 'Portal', 'Provider', 'Root', 'Trigger'],
  },
  '@radix-ui/react-tooltip': { Content: true, Portal: true, Provider: true, Root: true, Trigger: true },
  zod: {
    z: [
      'any',
      'array',
      'bigint',
      'boolean',
      'coerce',
      'custom',
      'date',
      'discriminatedUnion',
      'email',
      'enum',
      'instanceof',
      'int',
      'intersection',
      'iso',
      'lazy',
      'literal',
      'looseObject',
      'map',
      'nan',
      'never',
      'null',
      'nullable',
      'nullish',
      'number',
      'object',
      'optional',
      'partialRecord',
      'pipe',
      'preprocess',
      'prettifyError',
      'record',
      'set',
      'strictObject',
      'string',
      'transform',
      'treeifyError',
      'tuple',
      'undefined',
      'union',
      'unknown',
      'url',
      'uuid',
    ],
  },
};

/** Types are erased at compile time, so the shell does not have to lend them. */
const isType = (name: string): boolean => ['infer', 'input', 'output'].includes(name) || name.startsWith('Zod');

/** The imports of a module from a package: `[name, local name]`. */
const imported = (code: string, from: string): readonly (readonly [string, string])[] =>
  [...code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${from}['"]`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/))
    .map(([name = '', here = name]) => [name, here]);

const membersOf = (code: string, here: string): readonly string[] =>
  [...code.matchAll(new RegExp(`(?<![\\w.$])${here}\\.(\\w+)`, 'g'))].map(([, member = '']) => member);

/**
 * What a module uses of the packages of which only some exports are lent, as `name of package` or `name.member of
 * package`.
 */
export const usesOf = (code: string): readonly string[] => {
  const uses = Object.entries(lentNames).flatMap(([from, lent]) =>
    imported(code, from).flatMap(([name, here]) => {
      if (!Array.isArray(lent[name])) return [`${name} of ${from}`];
      const members = membersOf(code, here).filter((member) => !isType(member));
      return members.map((member) => `${name}.${member} of ${from}`);
    }),
  );
  return [...new Set(uses)];
};

/** All exports in the list above, written like a module's uses. */
export const allLent: readonly string[] = Object.entries(lentNames).flatMap(([from, lent]) =>
  Object.entries(lent).flatMap(([name, members]) =>
    members === true ? [`${name} of ${from}`] : members.map((member) => `${name}.${member} of ${from}`),
  ),
);

const isLentByName = new Set(allLent);

/** The uses of a module that no shell lends. */
export const notLent = (code: string): readonly string[] => usesOf(code).filter((use) => !isLentByName.has(use));

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

/** A file next to an area's build that lists which of the lent exports it uses, for the release tool's gate. */
export const USES_FILE = 'uses.json';

type Built =
  | { readonly type: 'asset' }
  | { readonly type: 'chunk'; readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> };

/** The modules whose code is in the build output. */
const builtOf = (bundle: Readonly<Record<string, Built>>): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset'
      ? []
      : Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );

/**
 * Fails a remote's build that uses an export which no shell lends, because it would be undefined in the browser, and
 * writes a list of those it does use. Modules that the bundler removes do not count, such as those of a package that
 * only the shell uses.
 */
export const onlyLent = (): Plugin => {
  const read = new Map<string, string>();
  return {
    name: 'lemma-only-lent',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler(code, id) {
        read.set(id, code);
      },
    },
    generateBundle(_, bundle) {
      const used = new Set<string>();
      for (const id of builtOf(bundle)) {
        const code = read.get(id);
        if (code === undefined) continue;
        for (const use of usesOf(code)) used.add(use);
        const missing = notLent(code);
        if (missing.length === 0) continue;
        this.error(
          `${id} uses ${missing.join(', ')}, which the shell does not lend. ` +
            'Add it in packages/federation/src/shared-names.ts, and release the shell before this area.',
        );
      }
      this.emitFile({ type: 'asset', fileName: USES_FILE, source: `${JSON.stringify([...used].sort())}\n` });
    },
  };
};
