import { integrityIn, isTyped, type ReleaseBuild, readList, releaseSchema } from '@lemma/contract';
import { z } from 'zod';
import { OFFLINE_CACHE, type StoreRequest } from './store-request.ts';

/** A build of the shell and a version of an area that have run together. They are served together or not at all. */
export const storedSetSchema = z.object({
  id: z.string(),
  /** The hash of the shell's page, which identifies it. */
  shell: z.string(),
  html: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  releaseUrl: z.string(),
  /** The release that is served from here, as it was signed. */
  release: z.string(),
  /** Its version whose files are stored. Sets of before have a release of one version. */
  version: z.string().optional(),
  files: z.array(z.string()),
});
export type StoredSet = z.infer<typeof storedSetSchema>;

/** Which shell a page runs: that of a stored set, or one from the network. */
export const pinSchema = z.union([z.object({ set: z.string() }), z.object({ shell: z.string() })]);
export type Pin = z.infer<typeof pinSchema>;

/** The files of a shell's build, as its `files.json` lists them: address to subresource integrity. */
export const shellFilesSchema = z.object({ files: z.record(z.string(), z.string()) });

export type Network = (address: string, options: RequestInit) => Promise<Response>;
export type Storage = { readonly caches: Pick<CacheStorage, 'open'>; readonly origin: string };

/** The id of a page: the first characters of the hash over its text. */
export async function nameOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const DROPPED_HEADERS = ['content-encoding', 'content-length', 'date', 'etag', 'last-modified', 'age', 'vary'];
const SIDE_BY_SIDE = 6;

/** Small records that are stored beside the files, under addresses that no server has. */
export function records({ caches, origin }: Storage) {
  const at = (name: string) => `${origin}/__offline/${name}`;
  const cache = () => caches.open(OFFLINE_CACHE);
  const read = async <S extends z.ZodType>(name: string, schema: S): Promise<z.output<S> | undefined> => {
    const found = await (await cache()).match(at(name));
    if (!found) return undefined;
    const parsed = schema.safeParse(await found.json());
    return parsed.success ? parsed.data : undefined;
  };
  return {
    cache,
    readSet: (id: string) => read(`set/${id}`, storedSetSchema),
    readPin: (client: string) => read(`pin/${client}`, pinSchema),
    readCurrent: async () => (await read('current', z.object({ id: z.string() })))?.id,
    write: async (name: string, value: unknown) =>
      (await cache()).put(
        at(name),
        new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }),
      ),
    names: async (kind: 'set' | 'pin') =>
      (await (await cache()).keys())
        .map(({ url }) => url)
        .filter((url) => url.startsWith(at(`${kind}/`)))
        .map((url) => url.slice(at(`${kind}/`).length)),
    remove: async (name: string) => (await cache()).delete(at(name)),
    isRecord: (url: string) => url.startsWith(at('')),
  };
}

async function text(network: Network, address: string): Promise<Response> {
  const reply = await network(address, { cache: 'no-store', credentials: 'omit' });
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return reply;
}

/** Whether a file's name depends on its content, so that any copy of it is the right one. */
export const isNamedByContent = (address: string): boolean =>
  /\/(assets|v\/[0-9a-f]{12})\//.test(new URL(address).pathname);

/** The cache key of a file: its address; if the file has the same name in every build, also its integrity. */
const keyOf = (address: string, integrity: string): string =>
  isNamedByContent(address) ? address : `${address}?${encodeURIComponent(integrity)}`;

/** The key of a set's file that is not named by its content. */
export const keyIn = ({ files }: StoredSet, address: string): string | undefined =>
  files.find((key) => key.startsWith(`${address}?`));

/** Sites do not serve files that begin with a dot, and no page runs a source map. */
const isServed = (path: string): boolean => !/(^|\/)[.]|[.]map$/.test(path);

type File = { readonly key: string; readonly address: string; readonly integrity: string };

/** Fetches a file and stores it. @returns its reply. */
async function fetchOne(cache: Cache, network: Network, { key, address, integrity }: File): Promise<Response> {
  const reply = await network(address, { credentials: 'omit', mode: 'cors', integrity });
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  const type = reply.headers.get('content-type');
  if (!isTyped(address, type)) throw new Error(`${address} comes as ${type}`);
  await cache.put(key, reply.clone());
  return reply;
}

async function fetchMissing(cache: Cache, network: Network, files: readonly File[]): Promise<void> {
  const missing: File[] = [];
  for (const file of files) if (!(await cache.match(file.key))) missing.push(file);
  const next = async (): Promise<void> => {
    for (let file = missing.pop(); file; file = missing.pop()) await fetchOne(cache, network, file);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}

const fileAt = ([address, integrity]: readonly [address: string, integrity: string]): File => ({
  key: keyOf(address, integrity),
  address,
  integrity,
});

/**
 * The files of an area's build with their integrity: those that its release says, its lists, and what these say. The lists
 * are stored as they are read.
 */
async function filesOf(
  cache: Cache,
  network: Network,
  release: string,
  { files, lists = [] }: ReleaseBuild,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map(
    Object.entries(files)
      .filter(([path]) => isServed(path))
      .map(([path, print]) => [new URL(path, release).href, print]),
  );
  const addNamed = (address: string): File => {
    const integrity = found.get(address) ?? integrityIn(address);
    if (integrity === undefined) throw new Error(`nothing vouches for ${address}`);
    found.set(address, integrity);
    return fileAt([address, integrity]);
  };
  const read = async (path: string): Promise<void> => {
    const list = new URL(path, release).href;
    const file = addNamed(list);
    const reply = (await cache.match(file.key)) ?? (await fetchOne(cache, network, file));
    for (const [file = ''] of Object.values(readList(await reply.text()))) addNamed(new URL(file, list).href);
  };
  await Promise.all(lists.map(read));
  return found;
}

/**
 * Fetches the pair that a page asks to store. Undefined if the site now serves another build than the page runs; the
 * next page asks again. Nothing of it is served before it is complete. @throws if a file cannot be fetched or does not
 * match its integrity.
 */
export async function fetchSet(
  storage: Storage,
  network: Network,
  asked: StoreRequest,
): Promise<StoredSet | undefined> {
  const { origin } = storage;
  const page = await text(network, new URL(asked.page, origin).href);
  const headers = [...page.headers].filter(([name]) => !DROPPED_HEADERS.includes(name.toLowerCase()));
  const html = await page.text();
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const loaded = new Set(asked.loaded.map((address) => new URL(address, origin).pathname));
  if (paths.length === 0 || !paths.every((path) => loaded.has(path))) return undefined;
  const listed = shellFilesSchema.parse(await (await text(network, `${origin}/files.json`)).json());
  const shell = new Map(Object.entries(listed.files).map(([path, print]) => [`${origin}/${path}`, print]));
  if (!paths.every((path) => shell.has(`${origin}${path}`))) return undefined;

  const signed = await (await text(network, asked.release)).text();
  const release = releaseSchema.parse(JSON.parse(signed));
  const build = release.builds[asked.version];
  if (!build) return undefined;
  const cache = await records(storage).cache();
  const own = await filesOf(cache, network, asked.release, build);
  const files = [...shell, ...own].map(fileAt);
  await fetchMissing(cache, network, files);
  const named = await nameOf(html);
  return {
    id: `${named}-${asked.version}-${release.revision}`,
    shell: named,
    html,
    headers,
    releaseUrl: asked.release,
    release: signed,
    version: asked.version,
    files: files.map(({ key }) => key),
  };
}
