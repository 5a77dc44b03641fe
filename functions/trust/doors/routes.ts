import { createHash } from 'node:crypto';
import { unsubscribeLink } from '../../src/engines/digest/unsubscribe-link.ts';
import { samplePng, sampleWebm } from '../../src/engines/files/sample-files.ts';
import type { permissions } from '../permissions.ts';
import { fileOf, target } from './target.ts';

/** A request to an HTTP endpoint. */
export type RouteRequest = {
  readonly route: 'upload' | 'download' | 'backup' | 'unsubscribe' | 'halted' | 'policyReport';
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly query: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

/** The token of links to backups that are stored in the school. */
export const LINK_TOKEN = 'a-token-of-a-link';

const digestOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const part = { digest: digestOf('page'), size: '4', at: '0', name: 'page.png', purpose: 'hand-in' };
/** Files of one part. */
const whole = (purpose: string, name: string, bytes: Buffer): RouteRequest => ({
  ...{ route: 'upload', method: 'PUT' },
  query: { digest: digestOf(bytes), size: `${bytes.length}`, at: '0', name, purpose },
  body: new Uint8Array(bytes),
});

const violation = { 'csp-report': { 'document-uri': 'https://school.example/' } };

/** A valid request to each HTTP endpoint. */
export type Routes = Readonly<Record<keyof typeof permissions.routes, RouteRequest>>;

/** Makes them; the key that signs one of them is stored in the database. */
export async function makeRoutes(): Promise<Routes> {
  const link = Object.fromEntries(new URL(await unsubscribeLink('parentA')).searchParams);
  return {
    upload: { route: 'upload', method: 'PUT', query: part, body: 'pa' },
    'upload?recording': { route: 'upload', method: 'PUT', query: { ...part, purpose: 'comment-voice' }, body: 'pa' },
    'upload?whole': whole('hand-in', 'page.png', samplePng()),
    'upload?whole recording': whole('comment-voice', 'a.webm', sampleWebm()),
    'unsubscribe?half': { route: 'unsubscribe', method: 'GET', query: { p: 'parentA' } },
    'unsubscribe?forged': { route: 'unsubscribe', method: 'GET', query: { ...link, p: 'parentB' } },
    'backup?school, old link': { route: 'backup', method: 'GET', query: { school: 'backupOld', token: LINK_TOKEN } },
    'backup?school, link of no operator': {
      ...{ route: 'backup', method: 'GET', query: { school: 'backupOfOther', token: LINK_TOKEN } },
    },
    download: { route: 'download', method: 'GET', query: { fileId: fileOf('ana') } },
    'backup?class': { route: 'backup', method: 'GET', query: { class: target.classId } },
    'backup?child': { route: 'backup', method: 'GET', query: { child: target.studentId } },
    'backup?school': { route: 'backup', method: 'GET', query: { school: 'backupA', token: 'x' } },
    'unsubscribe?by a mail program': { route: 'unsubscribe', method: 'POST', query: link },
    unsubscribe: { route: 'unsubscribe', method: 'GET', query: link },
    halted: { route: 'halted', method: 'GET', query: { area: 'teacher', versions: 'a'.repeat(12) } },
    policyReport: { route: 'policyReport', method: 'POST', query: {}, body: JSON.stringify(violation) },
  };
}

/** The name of the function that is asked: what stands after it says how. */
export const callOf = (subject: string): string => subject.replace(/\?.*/, '');

/** Whether what is asked is an HTTP endpoint and no callable function. */
export const isRoute = (input: unknown): input is RouteRequest =>
  typeof input === 'object' && input !== null && 'route' in input;
