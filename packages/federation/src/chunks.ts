/** The fields of one of Rolldown's chunks that this package needs. */
export type BuiltChunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module for which the chunk was created, if there is one. */
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

type BuiltFile = { readonly type: 'asset' } | ({ readonly type: 'chunk' } & BuiltChunk);

/** The chunks of a bundle by their file names. */
export const chunksOf = (bundle: Readonly<Record<string, BuiltFile>>): ReadonlyMap<string, BuiltChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** A file and everything that it imports, including style sheets, in loading order. Lazy imports are left out. */
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

/** The file that was built from a module, found by the end of the module's path. */
export const fileOf = (chunks: ReadonlyMap<string, BuiltChunk>, moduleEnd: string): string | undefined =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(moduleEnd))?.fileName;
