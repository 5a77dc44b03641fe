import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Typed } from '@lemma/testing';

const IS_LOG = /\.(?:log|jsonl)(?:\.\d+)?$/;

/** Where the auth emulator, which sends no letters, prints them: they hold the address that they would go to. */
const IS_LETTER = /^.*\bTo (?:verify|reset|sign in)\b.*follow this link.*$/gm;

async function logsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile() && IS_LOG.test(one.name)).map((one) => join(one.parentPath, one.name));
}

/** The kinds of what was typed that stand in a log, with the number of the first line: never what it was. */
export function foundIn(log: string, typed: readonly Typed[]): string[] {
  const text = log.replace(IS_LETTER, '');
  const lower = text.toLowerCase();
  const first = new Map<string, number>();
  for (const { kind, value } of typed) {
    // As typed; addresses in any case, as the auth service stores them.
    const at = kind === 'address' ? lower.indexOf(value.toLowerCase()) : text.indexOf(value);
    if (at >= 0) first.set(kind, Math.min(at, first.get(kind) ?? at));
  }
  return [...first].map(([kind, at]) => `${kind} in line ${text.slice(0, at).split('\n').length}`);
}

export type LogSearch = {
  readonly files: number;
  readonly bytes: number;
  /** How many different names, addresses, secrets and texts were looked for. */
  readonly typed: number;
  readonly found: readonly string[];
};

const distinct = (typed: readonly Typed[]): Typed[] => [
  ...new Map(typed.map((one) => [`${one.kind} ${one.value}`, one])).values(),
];

/** Searches every log in these folders, and texts that are none (`others`), for what a run has typed. */
export async function searchLogs(
  folders: readonly string[],
  others: Readonly<Record<string, string>>,
  typed: readonly Typed[],
): Promise<LogSearch> {
  const all = distinct(typed);
  const logs: (readonly [string, string])[] = [...Object.entries(others)];
  for (const folder of folders)
    for (const path of await logsIn(folder)) logs.push([relative(folder, path), await readFile(path, 'utf8')]);
  return {
    ...{ files: logs.length, bytes: logs.reduce((sum, [, text]) => sum + text.length, 0), typed: all.length },
    found: logs.flatMap(([name, text]) => foundIn(text, all).map((one) => `${name}: ${one}`)),
  };
}

/** What a run has noted with `noteTyped`. */
export async function readTyped(file: string): Promise<Typed[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Typed => JSON.parse(line));
}
