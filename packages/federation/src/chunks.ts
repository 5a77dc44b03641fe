/** What this package needs to know of a chunk of Rolldown's. */
export type BuiltChunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module that the chunk was made for, where it was made for one. */
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

type BuiltFile = { readonly type: 'asset' } | ({ readonly type: 'chunk' } & BuiltChunk);

/** The chunks of a bundle by their file names. */
export const chunksOf = (bundle: Readonly<Record<string, BuiltFile>>): ReadonlyMap<string, BuiltChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** A file and everything that it imports, its style sheets too, in the order of need. What comes on demand stays out. */
export function withImports(chunks: ReadonlyMap<string, BuiltChunk>, from: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = chunks.get(file);
    for (const sheet of chunk?.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const next of chunk?.imports ?? []) follow(next);
  };
  for (const file of from) follow(file);
  return [...found];
}

/** The file that was made for a module, by the end of the module's path. */
export const fileOf = (chunks: ReadonlyMap<string, BuiltChunk>, moduleEnd: string): string | undefined =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(moduleEnd))?.fileName;
