import { dirname, join } from 'node:path';
import { atMost, storeRun } from '@lemma/testing/runs';
import type { State } from '../launcher/state.ts';
import type { Throwaway } from '../launcher/throwaway.ts';
import { PROJECT_ID } from '../repository.ts';
import { type LogSearch, readTyped, searchLogs } from './search-logs.ts';

/** The file in which a run notes what it types: beside the folder with the logs, and gone with it. */
export const typedIn = ({ directory }: Pick<State, 'directory'>): string => join(dirname(directory), 'typed.jsonl');

/** What was done to whose data is a log too, although it lies in the database: by ids alone. */
async function auditOf(firestore: string): Promise<string> {
  const query = { structuredQuery: { from: [{ collectionId: 'audit' }] } };
  const reply = await fetch(`http://${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(query),
  });
  return reply.text();
}

const figuresOf = (search: LogSearch, of: string) => [
  atMost(`logs of ${of}: with a name, an address, a secret or words that were typed`, search.found.length, 0),
  { name: `logs of ${of}: looked for`, value: search.typed, unit: '' },
  { name: `logs of ${of}: files`, value: search.files, unit: '' },
  { name: `logs of ${of}: size`, value: Math.round(search.bytes / 1000), unit: 'kB' },
];

/**
 * Searches all logs of a run that has ended for what it typed: those of the emulators, the functions and the sites, and the
 * audit. A run that typed nothing is not searched. @returns whether they hold none of it; otherwise says where.
 */
export async function searchRun(suite: Pick<Throwaway, 'state' | 'sites' | 'addresses'>): Promise<boolean> {
  const typed = await readTyped(typedIn(suite.state));
  if (typed.length === 0) return true;
  const folders = [suite.state.directory, ...(suite.sites === undefined ? [] : [suite.sites])];
  const audit = await auditOf(suite.addresses.emulators.firestore).catch(() => '');
  const search = await searchLogs(folders, { audit }, typed);
  const { found, files, bytes } = search;
  console.log(
    `\nLogs: ${found.length} of ${files} searched (${Math.round(bytes / 1000)} kB, for ${search.typed} names, addresses, secrets and texts) hold one.`,
  );
  for (const one of found) console.log(`  ${one}`);
  const soak = process.env.LEMMA_SOAK !== undefined;
  if (soak || process.env.LEMMA_STORE_RUNS === 'true')
    storeRun(soak ? 'logs-of-soaks' : 'logs-of-journeys', figuresOf(search, soak ? 'soaks' : 'journeys'));
  return found.length === 0;
}
