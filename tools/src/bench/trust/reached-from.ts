import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';
import { inRepository } from '../../repository.ts';

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const exportsSchema = z.object({ exports: z.record(z.string(), z.string()).optional() });

/** The file that an import names; undefined for what is not of this repository. */
function fileOf(named: string, from: string): string | undefined {
  if (named.startsWith('.')) return normalize(join(dirname(from), named));
  const [scope, name = '', ...rest] = named.split('/');
  const folder = `packages/${name}`;
  if (scope !== '@lemma' || !existsSync(inRepository(folder))) return undefined;
  const { exports = {} } = exportsSchema.parse(JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8')));
  const file = exports[['.', ...rest].join('/')];
  return file === undefined ? undefined : join(folder, file);
}

const known = new Map<string, readonly string[]>();

/** The files of the repository that a file imports. */
function importsOf(file: string): readonly string[] {
  const found = [...readFileSync(inRepository(file), 'utf8').matchAll(IMPORTED)]
    .map(([, named = '']) => fileOf(named, file))
    .filter((one) => one !== undefined)
    .filter((one) => existsSync(inRepository(one)));
  known.set(file, found);
  return found;
}

/** The files that a file imports, and those that these import, by their paths in the repository. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached)
    if (/\.tsx?$/.test(one)) for (const next of known.get(one) ?? importsOf(one)) reached.add(next);
  return reached;
}
