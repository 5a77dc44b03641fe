import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { type Plugin, parseSync } from 'vite';

const run = promisify(execFile);

/** What every area exposes. */
export const EXPOSED = { name: 'entry', path: './entry', file: 'src/entry.ts' };
/** Where a federation runtime's tools look for the types of what an area exposes, beside its manifest. */
export const TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };
/** The folder of the archive with what the compiler wrote; the exposed names are beside it. */
const COMPILED = 'compiled-types';
/** In the place of the name that a consumer gives to the area. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';
/** The packages whose declarations come with the area's. All others a consumer installs, as it lends them. */
const OURS = '@lemma/';
/** Archives of equal files are equal, because a version's name is the hash of its files. */
const MTIME = new Date(2000, 0, 1);

const declarationOf = (source: string): string => source.replace(/(?:\.d)?\.(?:[cm]?[jt]s|[jt]sx)$/, '.d.ts');

/** The folder of the `tsconfig.json` that holds for an area: its own, or one above. */
function configuredFolder(folder: string): string {
  if (existsSync(join(folder, 'tsconfig.json')) || folder === dirname(folder)) return folder;
  return configuredFolder(dirname(folder));
}

/** Writes the declaration of a source, and of all that it imports, in the folder `out`. Types are not checked here. */
async function emit(root: string, file: string, out: string, noResolve: boolean): Promise<void> {
  const config = join(out, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, noResolve, types: [] },
    ...{ rootDir: root, outDir: out, incremental: false, tsBuildInfoFile: null },
  };
  await writeFile(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files: [file], include: [] }),
  );
  const compiler = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
  await run(process.execPath, [join(dirname(compiler), 'bin/tsc'), '--project', config]);
}

/** The modules from which a declaration takes types. */
function specifiersIn(file: string, text: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const imported = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const within = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier]) => specifier);
  return [...imported, ...exported, ...within].filter((each) => each !== undefined);
}

/** The declarations of what an area exposes, by their paths in the archive. */
class Declarations {
  readonly files: Record<string, string> = {};
  readonly #root: string;
  readonly #out: string;

  constructor(root: string, out: string) {
    this.#root = root;
    this.#out = out;
  }

  /** The place of a source's declaration in the archive. */
  #placeOf(source: string): string {
    const [, inPackage] = /.*[/]node_modules[/](.*)/.exec(source) ?? [];
    const path = inPackage === undefined ? join(COMPILED, relative(this.#root, source)) : `node_modules/${inPackage}`;
    return declarationOf(path);
  }

  /** The source of a module of ours; undefined for a package of others, and for what is no module, such as a style sheet. */
  #sourceOf(specifier: string, from: string): string | undefined {
    if (specifier.startsWith('.'))
      return /\.(?:css|json)$/.test(specifier) ? undefined : resolve(dirname(from), specifier);
    return specifier.startsWith(OURS) ? createRequire(from).resolve(specifier) : undefined;
  }

  /** Adds the declaration of a source, and of all that it takes types from. */
  async add(source: string): Promise<void> {
    const place = this.#placeOf(source);
    if (this.files[place] !== undefined) return;
    const beside = declarationOf(source);
    const emitted = join(this.#out, relative(this.#root, beside));
    if (!existsSync(beside) && !existsSync(emitted)) await emit(this.#root, source, this.#out, false);
    const text = await readFile(existsSync(beside) ? beside : emitted, 'utf8');
    this.files[place] = text;
    for (const specifier of specifiersIn(beside, text)) {
      const next = this.#sourceOf(specifier, source);
      if (next === undefined) continue;
      if (specifier.startsWith(OURS)) this.link(posix.join('node_modules', specifier), next);
      await this.add(next);
    }
  }

  /** Makes a source's types importable by another path. */
  link(path: string, source: string): void {
    const at = path.startsWith('node_modules') && path.split('/').length === 3 ? `${path}/index` : path;
    const to = posix.relative(posix.dirname(at), this.#placeOf(source)).replace(/\.d\.ts$/, '.js');
    this.files[`${at}.d.ts`] ??= `export * from '${to.startsWith('.') ? to : `./${to}`}';\n`;
  }
}

/** The archive of an area's declarations, in the layout of the official plugin. */
export async function typesOf(folder: string): Promise<Uint8Array> {
  const out = await mkdtemp(join(tmpdir(), 'lemma-types-'));
  try {
    const root = configuredFolder(folder);
    const source = join(folder, EXPOSED.file);
    // Alone: what is exposed says its type, and the screens behind it would take the compiler ten seconds.
    await emit(root, source, out, true);
    const declarations = new Declarations(root, out);
    declarations.link(EXPOSED.name, source);
    await declarations.add(source);
    const files = Object.entries(declarations.files).map(([path, text]) => [path, strToU8(text)] as const);
    return zipSync(Object.fromEntries(files), { level: 9, mtime: MTIME });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The types of `loadRemote`, by which a consumer's editor knows what the area exposes. */
export const API = `export type RemoteKeys = '${ALIAS}/${EXPOSED.name}';
type PackageType<T> = T extends RemoteKeys ? typeof import('${ALIAS}/${EXPOSED.name}') : any;
`;

/** Puts the types of what an area exposes beside its manifest, which names them. */
export const typesArchive = (folder: string): Plugin => ({
  name: 'lemma-types-archive',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: TYPES.zip, source: await typesOf(folder) });
    this.emitFile({ type: 'asset', fileName: TYPES.api, source: API });
  },
});
