import { createHash } from 'node:crypto';
import { unsubscribeLink } from '../../src/engines/digest/unsubscribe-link.ts';
import type { permissions } from '../permissions.ts';
import { fileOf, target } from './target.ts';

/** A request to an HTTP endpoint. */
export type RouteRequest = {
  readonly route: 'upload' | 'download' | 'backup' | 'unsubscribe' | 'halted' | 'policyReport';
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly query: Readonly<Record<string, string>>;
  readonly body?: string;
};

const digest = createHash('sha256').update('page').digest('hex');
const part = { digest, size: '4', at: '0', name: 'page.png', purpose: 'hand-in' };
const violation = { 'csp-report': { 'document-uri': 'https://school.example/' } };

/** A valid request to each HTTP endpoint. */
export type Routes = Readonly<Record<keyof typeof permissions.routes, RouteRequest>>;

/** Makes them; the key that signs one of them is stored in the database. */
export async function makeRoutes(): Promise<Routes> {
  const link = Object.fromEntries(new URL(await unsubscribeLink('parentA')).searchParams);
  return {
    upload: { route: 'upload', method: 'PUT', query: part },
    download: { route: 'download', method: 'GET', query: { fileId: fileOf('ana') } },
    'backup?class': { route: 'backup', method: 'GET', query: { class: target.classId } },
    'backup?child': { route: 'backup', method: 'GET', query: { child: target.studentId } },
    'backup?school': { route: 'backup', method: 'GET', query: { school: 'backupA', token: 'x' } },
    unsubscribe: { route: 'unsubscribe', method: 'GET', query: link },
    halted: { route: 'halted', method: 'GET', query: { area: 'teacher', versions: 'a'.repeat(12) } },
    policyReport: { route: 'policyReport', method: 'POST', query: {}, body: JSON.stringify(violation) },
  };
}

/** Whether what is asked is an HTTP endpoint and no callable function. */
export const isRoute = (input: unknown): input is RouteRequest =>
  typeof input === 'object' && input !== null && 'route' in input;
