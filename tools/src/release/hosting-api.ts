import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { Explained } from '../explained.ts';

/** The part of Firebase Hosting's REST interface, v1beta1, that releasing needs. */
export type HostingApi = {
  readonly latest: () => Promise<{ readonly version: string } | undefined>;
  /** The files of a version: the path with its leading slash, and the hash under which Hosting stores it. */
  readonly filesOf: (version: string) => Promise<ReadonlyMap<string, string>>;
  /** Creates a version from these files, uploads those that Hosting does not have, and serves it. */
  readonly serve: (files: ReadonlyMap<string, HostedFile>, config: unknown, message: string) => Promise<void>;
  /** The messages of the releases, newest first. */
  readonly messages: () => Promise<readonly string[]>;
  /** Runs the work while nobody else runs such work on this site. */
  readonly exclusive: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A file that Hosting already has (by hash), or one to upload. */
export type HostedFile = { readonly hash: string; readonly zipped?: Buffer };

/**
 * A file in the form that Hosting expects: gzipped, and named by the hash of the result. The compression level is
 * fixed, so that the hash is too.
 */
export function hostedFile(content: Buffer | string): HostedFile & { readonly zipped: Buffer } {
  const zipped = gzipSync(content, { level: 9 });
  return { zipped, hash: createHash('sha256').update(zipped).digest('hex') };
}

export type HostingAccess = {
  readonly site: string;
  /** `https://firebasehosting.googleapis.com`, or a stand-in of a test. */
  readonly api: string;
  readonly token: () => Promise<string>;
};

const releasesSchema = z.object({
  // A release that takes the site down has no version.
  releases: z
    .array(z.object({ message: z.string().optional(), version: z.object({ name: z.string() }).optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
});
const filesSchema = z.object({
  files: z.array(z.object({ path: z.string(), hash: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});
const versionSchema = z.object({ name: z.string() });
const populatedSchema = z.object({ uploadRequiredHashes: z.array(z.string()).default([]), uploadUrl: z.string() });
const channelSchema = z.object({ createTime: z.iso.datetime() });

/**
 * A preview channel that serves as a lock, because it can be created only once. It expires by itself if its holder
 * dies.
 */
const LOCK = 'lemma-release-lock';
const LOCK_TTL = '3600s';
const LOCK_STALE_MS = 300_000;
const LOCK_WAIT_MS = 500;
const LOCK_PATIENCE_MS = 120_000;
const RELEASES_A_PAGE = 100;
const FILES_A_PAGE = 1000;
const FILES_A_CALL = 1000;

type Request = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>;

const requester =
  ({ api, token }: HostingAccess): Request =>
  async (method, path, body) => {
    const reply = await fetch(`${api}/v1beta1/${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? {} : JSON.parse(text) };
  };

async function must<S extends z.ZodType>(
  request: Request,
  schema: S,
  ...[method, path, body]: [string, string, unknown?]
): Promise<z.output<S>> {
  const reply = await request(method, path, body);
  if (reply.status < 300) return schema.parse(reply.body);
  throw new Explained(`Firebase Hosting answers ${reply.status} to ${method} ${path}: ${JSON.stringify(reply.body)}`);
}

async function lock(request: Request, site: string): Promise<void> {
  const until = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const made = await request('POST', `sites/${site}/channels?channelId=${LOCK}`, { ttl: LOCK_TTL });
    if (made.status < 300) return;
    if (made.status !== 409)
      throw new Explained(`Firebase Hosting answers ${made.status} for site ${site}: ${JSON.stringify(made.body)}`);
    const lock = await request('GET', `sites/${site}/channels/${LOCK}`);
    const age = lock.status < 300 ? Date.now() - Date.parse(channelSchema.parse(lock.body).createTime) : 0;
    if (age > LOCK_STALE_MS) await request('DELETE', `sites/${site}/channels/${LOCK}`);
    else if (Date.now() > until) throw new Explained(`Another release of site ${site} is under way.`);
    else await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
  }
}

async function upload({ token }: HostingAccess, uploadUrl: string, hash: string, zipped: Buffer): Promise<void> {
  const reply = await fetch(`${uploadUrl}/${hash}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(zipped),
  });
  if (!reply.ok) throw new Explained(`Firebase Hosting answers ${reply.status} to an upload.`);
}

async function populate(
  access: HostingAccess,
  request: Request,
  version: string,
  files: ReadonlyMap<string, HostedFile>,
): Promise<void> {
  const byHash = new Map([...files.values()].map((file) => [file.hash, file.zipped]));
  const all = [...files];
  for (let start = 0; start < all.length; start += FILES_A_CALL) {
    const part = Object.fromEntries(all.slice(start, start + FILES_A_CALL).map(([path, { hash }]) => [path, hash]));
    const asked = await must(request, populatedSchema, 'POST', `${version}:populateFiles`, { files: part });
    for (const hash of asked.uploadRequiredHashes) {
      const zipped = byHash.get(hash);
      if (zipped === undefined)
        throw new Explained(`Firebase Hosting lost a file that was published to ${access.site} (${hash}).`);
      await upload(access, asked.uploadUrl, hash, zipped);
    }
  }
}

export function hostingApi(access: HostingAccess): HostingApi {
  const { site } = access;
  const request = requester(access);
  // The site's own list would also contain releases of preview channels.
  const releases = (more: string) => `sites/${site}/channels/live/releases?${more}`;
  return {
    latest: async () => {
      const [release] = (await must(request, releasesSchema, 'GET', releases('pageSize=1'))).releases;
      return release?.version && { version: release.version.name };
    },
    messages: async () => {
      const found: string[] = [];
      let page = '';
      do {
        const path = releases(`pageSize=${RELEASES_A_PAGE}${page === '' ? '' : `&pageToken=${page}`}`);
        const { releases: part, nextPageToken = '' } = await must(request, releasesSchema, 'GET', path);
        found.push(...part.flatMap(({ message }) => message ?? []));
        page = nextPageToken;
      } while (page !== '');
      return found;
    },
    filesOf: async (version) => {
      const found = new Map<string, string>();
      let page = '';
      do {
        const path = `${version}/files?pageSize=${FILES_A_PAGE}${page === '' ? '' : `&pageToken=${page}`}`;
        const { files, nextPageToken = '' } = await must(request, filesSchema, 'GET', path);
        for (const { path: name, hash } of files) found.set(name, hash);
        page = nextPageToken;
      } while (page !== '');
      return found;
    },
    serve: async (files, config, message) => {
      const { name } = await must(request, versionSchema, 'POST', `sites/${site}/versions`, { config });
      await populate(access, request, name, files);
      await must(request, z.unknown(), 'PATCH', `${name}?updateMask=status`, { status: 'FINALIZED' });
      await must(request, z.unknown(), 'POST', releases(`versionName=${name}`), { message });
    },
    exclusive: async (work) => {
      await lock(request, site);
      try {
        return await work();
      } finally {
        await request('DELETE', `sites/${site}/channels/${LOCK}`);
      }
    },
  };
}
