// Prints every regular expression of the code as JSON lines: those that are written as such, and those that are put
// together, as they are while the modules are loaded and sample texts are read. A process of its own: it watches RegExp.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';

type FoundPattern = { readonly source: string; readonly flags: string; readonly at: string };
/** What is printed: the expressions, and the files that could not be loaded. */
export type EveryPattern = { readonly found: readonly FoundPattern[]; readonly missed: readonly string[] };

const root = join(import.meta.dirname, '../../../..');
const files = globSync(
  [
    'functions/src/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    '{shell,shared-auth}/src/**/*.{ts,tsx}',
    'remote-*/src/**/*.{ts,tsx}',
  ],
  { cwd: root },
)
  .filter((file) => !/\.(?:test|soak)\.tsx?$|packages\/testing/.test(file))
  .toSorted();

const found = new Map<string, FoundPattern>();
const note = (source: string, flags: string, at: string): void => {
  const key = `${flags}/${source}`;
  if (!found.has(key)) found.set(key, { source, flags, at });
};

function literalsIn(node: unknown, text: string, file: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && node.regex && 'start' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    note(pattern, flags, `${file}:${text.slice(0, Number(node.start)).split('\n').length}`);
  }
  for (const inner of Object.values(node)) literalsIn(inner, text, file);
}

const composed: string[] = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  if (/RegExp\(/.test(text)) composed.push(file);
  literalsIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), text, file);
}

/** Where an expression is put together: the first line of our own above this file. */
function placeOf(): string {
  const lines = new Error('here').stack?.split('\n').filter((line) => line.includes(root)) ?? [];
  const own = lines.find((line) => !line.includes('every-pattern'));
  return (
    own
      ?.replace(/^.*?(?:file:\/\/)?(?=\/)/, '')
      .replace(`${root}/`, '')
      .replace(/:\d+\)?$/, '') ?? ''
  );
}
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, newTarget) {
    const made: RegExp = Reflect.construct(target, given, newTarget);
    const at = placeOf();
    if (at !== '' && !at.includes('node_modules')) note(made.source, made.flags, at);
    return made;
  },
});

const missed: string[] = [];
for (const file of composed) await import(pathToFileURL(join(root, file)).href).catch(() => missed.push(file));
const { verify } = await import('@lemma/math');
const samples: { RIGHT_TEXTS: readonly string[] } = await import(
  pathToFileURL(join(root, 'packages/math/src/verify/sample-texts.ts')).href
);
for (const text of samples.RIGHT_TEXTS) verify(text);
const all: EveryPattern = { found: [...found.values()], missed };
// Something that was loaded may run on: the process ends when what it prints has arrived.
process.stdout.write(`${JSON.stringify(all)}\n`, () => process.exit(0));
