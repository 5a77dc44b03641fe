import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

type Version = { status: string; files: Map<string, string> };

type Hosting = {
  readonly uploads: Map<string, Buffer>;
  readonly served: (path: string) => string | undefined;
  readonly answer: (method: string, url: URL, body: Buffer) => readonly [number, unknown];
};

async function respond({ uploads, served, answer }: Hosting, request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const url = new URL(request.url ?? '/', 'http://hosting');
  const send = (status: number, content: Buffer | string) => {
    response.statusCode = status;
    response.end(content);
  };
  if (url.pathname.startsWith('/served/')) {
    const zipped = uploads.get(served(url.pathname.replace('/served', '')) ?? '');
    return zipped === undefined ? send(404, '') : send(200, gunzipSync(zipped));
  }
  if (request.headers.authorization !== 'Bearer stand-in') return send(401, '{}');
  if (url.pathname.startsWith('/upload/')) {
    const hash = url.pathname.split('/').at(-1) ?? '';
    if (createHash('sha256').update(body).digest('hex') !== hash) return send(400, '{}');
    uploads.set(hash, body);
    return send(200, '{}');
  }
  try {
    const [status, answered] = answer(request.method ?? 'GET', url, body);
    return send(status, JSON.stringify(answered));
  } catch (error) {
    return send(404, JSON.stringify({ error: String(error) }));
  }
}

const SITE = 'sites/[^/]+';
const VERSION = `${SITE}/versions/[^/]+`;
/** The methods that releasing needs, as the service's discovery document (v1beta1) declares them: path, query, body. */
const METHODS: readonly (readonly [method: string, path: RegExp, query: readonly string[], body: readonly string[]])[] =
  [
    ['POST', new RegExp(`^${SITE}/channels$`), ['channelId'], ['ttl', 'expireTime', 'labels', 'retainedReleaseCount']],
    ['GET', new RegExp(`^${SITE}/channels/[^/]+$`), [], []],
    ['DELETE', new RegExp(`^${SITE}/channels/[^/]+$`), [], []],
    ['GET', new RegExp(`^${SITE}/channels/[^/]+/releases$`), ['pageSize', 'pageToken'], []],
    ['POST', new RegExp(`^${SITE}/channels/[^/]+/releases$`), ['versionName'], ['message', 'type']],
    ['POST', new RegExp(`^${SITE}/versions$`), ['sizeBytes', 'versionId'], ['config', 'labels', 'status']],
    ['PATCH', new RegExp(`^${VERSION}$`), ['updateMask'], ['config', 'labels', 'status']],
    ['GET', new RegExp(`^${VERSION}/files$`), ['pageSize', 'pageToken', 'status'], []],
    ['POST', new RegExp(`^${VERSION}:populateFiles$`), [], ['files']],
  ];
const MESSAGE_MOST = 512;
/** The service may return fewer entries per page than requested. */
const MOST_A_PAGE = 3;

/** Why the service would reject a request; undefined if it would accept it. */
function undeclared(method: string, path: string, url: URL, body: object): string | undefined {
  const found = METHODS.find(([verb, pattern]) => verb === method && pattern.test(path));
  if (found === undefined) return `no method ${method} ${path}`;
  const [, , query, fields] = found;
  return [
    ...[...url.searchParams.keys()].filter((name) => !query.includes(name)).map((name) => `no parameter ${name}`),
    ...Object.keys(body)
      .filter((name) => !fields.includes(name))
      .map((name) => `no field ${name}`),
  ].at(0);
}

/**
 * Firebase Hosting's interface in memory, as its reference describes it: versions, uploads by hash, releases, channels.
 * It also serves `/served/PATH` of the latest release.
 */
export async function standInHosting(site: string) {
  const uploads = new Map<string, Buffer>();
  const versions = new Map<string, Version>();
  const releases: { version: { name: string }; message: string }[] = [];
  const channels = new Map<string, string>();
  let address = '';

  const versionOf = (name: string): Version => {
    const found = versions.get(name);
    if (found === undefined) throw new Error(`no version ${name}`);
    return found;
  };

  function answer(method: string, url: URL, body: Buffer): [number, unknown] {
    const path = url.pathname.replace('/v1beta1/', '');
    const json: object = body.length > 0 ? JSON.parse(String(body)) : {};
    const refused = undeclared(method, path, url, json);
    if (refused !== undefined) return [400, { error: { status: 'INVALID_ARGUMENT', message: refused } }];
    const live = `sites/${site}/channels/live/releases`;
    if (path === `sites/${site}/channels`) {
      const id = url.searchParams.get('channelId') ?? '';
      if (channels.has(id)) return [409, { error: { status: 'ALREADY_EXISTS' } }];
      channels.set(id, new Date().toISOString());
      return [200, {}];
    }
    if (path === `sites/${site}/versions`) {
      const name = `sites/${site}/versions/${versions.size + 1}`;
      versions.set(name, { status: 'CREATED', files: new Map() });
      return [200, { name }];
    }
    if (path === live && method === 'GET') {
      const [size, start] = ['pageSize', 'pageToken'].map((name) => Number(url.searchParams.get(name) ?? 0));
      const end = (start ?? 0) + Math.min(MOST_A_PAGE, size ?? 0);
      const more = end < releases.length ? { nextPageToken: String(end) } : {};
      return [200, { releases: releases.slice(start, end), ...more }];
    }
    if (path === live) {
      const name = url.searchParams.get('versionName') ?? '';
      const message = String(Reflect.get(json, 'message'));
      if (versionOf(name).status !== 'FINALIZED') return [400, { error: 'not finalized' }];
      if (message.length > MESSAGE_MOST) return [400, { error: 'the message is too long' }];
      releases.unshift({ version: { name }, message });
      return [200, {}];
    }
    if (path.startsWith(`sites/${site}/channels/`)) {
      const id = path.split('/').at(-1) ?? '';
      if (method === 'DELETE') return [channels.delete(id) ? 200 : 404, {}];
      const createTime = channels.get(id);
      return createTime === undefined ? [404, {}] : [200, { createTime }];
    }
    if (path.endsWith(':populateFiles')) {
      const { files } = versionOf(path.replace(':populateFiles', ''));
      const given: Record<string, string> = Reflect.get(json, 'files') ?? {};
      for (const [name, hash] of Object.entries(given)) files.set(name, hash);
      const missing = [...new Set(Object.values(given))].filter((hash) => !uploads.has(hash));
      return [200, { uploadRequiredHashes: missing, uploadUrl: `${address}/upload` }];
    }
    if (path.endsWith('/files')) {
      const { files } = versionOf(path.replace('/files', ''));
      return [200, { files: [...files].map(([name, hash]) => ({ path: name, hash })) }];
    }
    const version = versionOf(path);
    if ([...version.files.values()].some((hash) => !uploads.has(hash))) return [400, { error: 'files are missing' }];
    version.status = 'FINALIZED';
    return [200, {}];
  }

  const server = createServer((request, response) => {
    const served = (path: string) => (releases[0] ? versionOf(releases[0].version.name).files.get(path) : undefined);
    return respond({ uploads, served, answer }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const listening = server.address();
  address = `http://127.0.0.1:${listening !== null && typeof listening === 'object' ? listening.port : 0}`;
  return {
    place: {
      ...{ site, api: address, token: async () => 'stand-in' },
      ...{ address: `${address}/served`, reports: 'https://reports.example' },
    },
    releases,
    uploads,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
