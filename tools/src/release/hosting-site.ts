import { readFile } from 'node:fs/promises';
import type { Area, Release } from '@lemma/contract';
import { GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { inRepository } from '../repository.ts';
import { integrityOfBytes } from './fingerprint.ts';
import { type HostedFile, type HostingAccess, hostedFile, hostingApi } from './hosting-api.ts';
import { regionOf } from './region-of.ts';
import type { Signer } from './signer.ts';
import { type AuditLine, auditLineSchema, LEDGER, type Site, signedFiles } from './site.ts';
import { deployedReports, withReports } from './site-headers.ts';

const headersSchema = z.object({
  hosting: z.array(
    z.object({
      target: z.string(),
      headers: z.array(
        z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
      ),
    }),
  ),
});

/** The headers of an area's site from firebase.json with where to report, in the form of the interface. */
async function configOf(area: Area, reports: string): Promise<unknown> {
  const { hosting } = headersSchema.parse(JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')));
  const headers = hosting.find(({ target }) => target === area)?.headers ?? [];
  return {
    headers: withReports(headers, reports).map(({ source, headers: each }) => ({
      glob: source,
      headers: Object.fromEntries(each.map(({ key, value }) => [key, value])),
    })),
  };
}

/** The ledger that the site serves now, read past caches that may still have the previous one. */
async function readServed(address: string, signer: Signer): Promise<Release | undefined> {
  const reply = await fetch(`${address}/${LEDGER}?at=${Date.now()}`, { cache: 'no-store' });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Explained(`${address}/${LEDGER} answers ${reply.status}.`);
  return signer.read(await reply.text(), `${address}/${LEDGER}`);
}

/** The longest message of a release, in characters. */
const MESSAGE_MOST = 512;

/** The audit entry as the message of a release; if it is too long, its beginning. */
function messageOf(line: AuditLine): string {
  const text = JSON.stringify(line);
  const { why } = line;
  if (text.length <= MESSAGE_MOST || why === undefined || why === '') return text;
  const over = Math.max(2, text.length - MESSAGE_MOST);
  return messageOf({ ...line, why: why.length <= over ? '' : `${why.slice(0, -over)}…` });
}

export type HostingPlace = HostingAccess & {
  /** The address of the site. */
  readonly address: string;
  /** The address to which browsers report what breaks the site's policy. */
  readonly reports: string;
};

/** An area's site on Firebase Hosting. Every release keeps all files of the earlier ones. */
export function hostingSite(place: HostingPlace, area: Area, signer: Signer): Site {
  const api = hostingApi(place);
  const drafts = new Map<string, HostedFile>();
  return {
    area,
    name: `site ${place.site}`,
    signer,
    read: () => readServed(place.address, signer),
    find: async (paths) => {
      const found = paths.map(async (path) => [path, await fetch(`${place.address}/${path}`)] as const);
      const prints = (await Promise.all(found)).map(async ([path, reply]) =>
        reply.ok ? [[path, integrityOfBytes(path, Buffer.from(await reply.arrayBuffer()))] as const] : [],
      );
      return new Map((await Promise.all(prints)).flat());
    },
    put: async (files) => {
      for (const { path, read } of files) drafts.set(`/${path}`, hostedFile(await read()));
    },
    swap: (revision, next, line) =>
      api.exclusive(async () => {
        if (((await readServed(place.address, signer))?.revision ?? 0) !== revision) return false;
        const live = await api.latest();
        const takesOver = live !== undefined && !signer.startsAnew;
        const uploaded = takesOver ? await api.filesOf(live.version) : new Map<string, string>();
        const files = new Map<string, HostedFile>([...uploaded].map(([path, hash]) => [path, { hash }]));
        // A version is immutable: a file that is already stored under a name stays as it is.
        for (const [path, file] of drafts) if (!files.has(path)) files.set(path, file);
        for (const [name, text] of await signedFiles(next, signer)) files.set(`/${name}`, hostedFile(text));
        await api.serve(files, await configOf(area, place.reports), messageOf(line));
        return true;
      }),
    audit: async () =>
      (await api.messages())
        .flatMap((message) => (message.startsWith('{') ? [auditLineSchema.parse(JSON.parse(message))] : []))
        .reverse(),
  };
}

const rcSchema = z.object({
  targets: z
    .record(z.string(), z.object({ hosting: z.record(z.string(), z.array(z.string())).default({}) }))
    .default({}),
});

type Project = { readonly project: string; readonly sites: string };

/** The site of an area that `firebase target:apply` configured, opened with the credentials of this machine. */
export async function openHostingSite({ project, sites }: Project, area: Area, signer: Signer): Promise<Site> {
  const { targets } = rcSchema.parse(JSON.parse(await readFile(inRepository('.firebaserc'), 'utf8')));
  const { [area]: [site] = [], shell: [shell] = [] } = targets[project]?.hosting ?? {};
  if (site === undefined)
    throw new Explained(
      `.firebaserc names no site for ${area} in ${project}: npx firebase target:apply hosting ${area} SITE`,
    );
  const auth = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/firebase.hosting'] });
  const token = async (): Promise<string> => {
    const found = await auth.getAccessToken().catch(() => undefined);
    if (found) return found;
    throw new Explained(
      'No credentials for Firebase Hosting: set GOOGLE_APPLICATION_CREDENTIALS, or run gcloud auth application-default login.',
    );
  };
  const api = 'https://firebasehosting.googleapis.com';
  const reports = deployedReports(
    project,
    await regionOf({ project, sites, shell: shell && `https://${shell}.web.app/` }),
  );
  return hostingSite({ site, api, token, reports, address: `https://${site}.web.app` }, area, signer);
}
