import { build } from 'vite';
import { expect, it } from 'vitest';
import { withoutRe2js } from './without-re2js.ts';

it('puts a stub in the place of the engine, which says what is missing where it is called', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry' : undefined),
    load: (id: string) => (id === '\0entry' ? "export { RE2JS } from 're2js';" : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, withoutRe2js()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  expect(chunk?.type === 'chunk' ? Object.keys(chunk.modules) : []).toEqual(['\0re2js', '\0entry']);
  expect(chunk?.type === 'chunk' ? chunk.code : '').toContain('Regular expressions of Firestore pipelines');
});
