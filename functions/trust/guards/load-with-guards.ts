import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import './guard-switch.ts';
import { type Guard, refusersIn, sourceOf, withGuards } from './guards-in.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** Every guard of the functions. From now on their files are loaded with switches in place of their guards, each as it is on disk otherwise. */
export function loadWithGuards(): Guard[] {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const sources = files.toSorted().map((file) => sourceOf(file, readFileSync(`${root}${file}`, 'utf8')));
  const refusers = refusersIn(sources);
  const changed = new Map(sources.map((source) => [`${root}${source.file}`, withGuards(source, refusers)]));
  registerHooks({
    load(url, context, next) {
      const own = url.startsWith('file:') ? changed.get(fileURLToPath(url)) : undefined;
      return own ? { format: 'module-typescript', source: own.text, shortCircuit: true } : next(url, context);
    },
  });
  return [...changed.values()].flatMap(({ guards }) => guards);
}
