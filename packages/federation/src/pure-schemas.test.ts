import { build } from 'vite';
import { expect, it } from 'vitest';
import { pureSchemas, withPureConstants } from './pure-schemas.ts';

const MODULE = `/packages/school/src/schema.ts`;
const source = `
import { z } from 'zod';
export const MOST = 30;
const part = (most: number) => z.string().max(most);
export const used = z.object({ name: part(MOST) });
export const unused = used.extend({ planted: z.array(part(2)) }).strict();
const log: string[] = [];
log.push('kept');
`;
const modules = new Map([
  ['main', `import { MOST, used } from '${MODULE}';\nexport default [MOST, used];`],
  [MODULE, source],
]);

/** What a bundle of these modules holds of them. */
async function built(plugins: readonly ReturnType<typeof pureSchemas>[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'main', external: ['zod'], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      ...plugins,
      { name: 'given', resolveId: (id) => (modules.has(id) ? id : undefined), load: (id) => modules.get(id) },
    ],
  });
  return [output]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join();
}

it('leaves out a schema that nobody uses, and keeps what is used', async () => {
  expect(await built([])).toContain('planted');
  const code = await built([pureSchemas()]);
  expect(code).not.toContain('planted');
  expect(code).toMatch(/name: part\(30\)|name: part\(MOST\)/);
});

it('changes only the values of constants that call something when the module is loaded', () => {
  expect(withPureConstants('export const a = 1, b = () => z.string();\nlet c = z.string();\nf(z);', 'a.ts')).toBe(
    'export const a = 1, b = () => z.string();\nlet c = z.string();\nf(z);',
  );
  expect(withPureConstants('const d = [z.string(), new Map()] as const;', 'a.ts')).toBe(
    'const d = /* @__PURE__ */ (() => ([z.string(), new Map()] as const))();',
  );
});
