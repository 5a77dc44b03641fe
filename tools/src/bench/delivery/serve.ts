import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';

type Served = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
/** A static site; its folder may be filled after the server has started. */
export type StaticSite = { readonly address: string; readonly stop: () => Promise<void> };
export type Certificate = { readonly key: Buffer; readonly cert: Buffer };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ZIPPED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/** A self-signed certificate for the run, because browsers speak HTTP/2 only over TLS. */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
    await execa('openssl', [...request, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The certificate's public key for Chromium's flag: with an ignored certificate error, Chromium would cache nothing.
 */
export const pinOf = ({ cert }: Certificate): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

const isImmutable = (path: string): boolean => /^\/(assets|v)\//.test(path);

/**
 * The headers of firebase.json: files with a hash in their address are cached, all others are revalidated each time.
 */
async function served(folder: string, path: string): Promise<Served | undefined> {
  const body = await readFile(join(folder, normalize(path))).catch(() => undefined);
  if (body === undefined) return undefined;
  const type = extname(path);
  const zipped = ZIPPED.has(type);
  return {
    body: zipped ? gzipSync(body) : body,
    headers: {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    },
  };
}

const listening = (server: Http2SecureServer): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });

/** The pages for an address, the best first: the single application has none but `index.html`. */
const pagesFor = (path: string): readonly string[] =>
  path === '/' ? ['/index.html'] : [`${path}.html`, '/app.html', '/index.html'];

/**
 * Serves a folder over HTTP/2 with gzip on a free port. With `isPage`, every address that is not a file gets the
 * page that firebase.json says.
 */
export async function serve(folder: string, isPage: boolean, certificate: Certificate): Promise<StaticSite> {
  const cached = new Map<string, Promise<Served | undefined>>();
  const find = (path: string): Promise<Served | undefined> => {
    const known = cached.get(path) ?? served(folder, path);
    // Files without a hash in their name may change while they are served.
    if (isImmutable(path)) cached.set(path, known);
    return known;
  };
  const server = createSecureServer(certificate);
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', async (stream, asked) => {
    const path = new URL(asked[':path'] ?? '/', 'https://site').pathname;
    const pages = isPage && !path.startsWith('/assets/') ? pagesFor(path) : [];
    let file: Served | undefined;
    for (const name of [path, ...pages]) file ??= await find(name);
    if (stream.destroyed) return;
    if (file === undefined) stream.respond({ ':status': 404 }, { endStream: true });
    else if (asked['if-none-match'] === file.headers.etag) {
      stream.respond({ ':status': 304, ...file.headers }, { endStream: true });
    } else {
      stream.respond({ ':status': 200, ...file.headers, 'content-length': file.body.length });
      stream.end(file.body);
    }
  });
  const port = await listening(server);
  return {
    address: `https://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
