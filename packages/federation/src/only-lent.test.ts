import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { borrowed } from './borrowed.ts';
import { onlyLent } from './only-lent.ts';
import { SMALL_ZOD, smallZod } from './small-zod.ts';

const ENTRY = 'virtual:entry';
/** The query client, of which a shell lends some names. */
const CLIENT = '@tanstack/react-query';
const folder = join(import.meta.dirname, '..');

/** Builds an area of these modules. @returns what its build says that it uses. */
async function usedBy(modules: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      smallZod(),
      onlyLent(),
      borrowed(folder, [SMALL_ZOD, CLIENT]),
      {
        name: 'modules',
        resolveId: (source) => (source in modules ? source : undefined),
        load: (id) => modules[id],
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  const file =
    output && 'output' in output ? output.output.find(({ fileName }) => fileName === 'uses.json') : undefined;
  return file?.type === 'asset' ? JSON.parse(String(file.source)) : [];
}

const used = (code: string) => usedBy({ [ENTRY]: code });

describe('lists', () => {
  it('what is left in the build, however it is imported', async () => {
    const code = `
      import { useQuery, useMutation as change } from '${CLIENT}';
      import * as all from '${CLIENT}';
      import { z as Zed } from 'zod';
      import * as whole from 'zod';
      const distance = (z) => Math.abs(z);
      const neverCalled = () => Zed.email();
      console.log(useQuery, change, all.queryOptions({}), Zed.object({}), Zed['array'](), Zed?.enum([]), whole.z.string(), distance);
      export const later = async () => (await import('${CLIENT}')).useQueries();`;
    expect(await used(code)).toEqual([
      ...['queryOptions', 'useMutation', 'useQueries', 'useQuery'].map((name) => `${name} of ${CLIENT}`),
      ...['array', 'enum', 'object', 'string'].map((name) => `z.${name} of zod`),
    ]);
  });

  it('nothing of what the bundler leaves out', async () => {
    const code = "import { unusedHook } from 'virtual:other';\nexport const one = 1;";
    const other = `import { useSuspenseQuery } from '${CLIENT}';\nexport const unusedHook = () => useSuspenseQuery();`;
    expect(await usedBy({ [ENTRY]: code, 'virtual:other': other })).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    [`import { useSuspenseQuery as S } from '${CLIENT}'; S();`, `useSuspenseQuery of ${CLIENT}`],
    [`import * as all from '${CLIENT}'; all.useSuspenseQuery();`, `useSuspenseQuery of ${CLIENT}`],
    [`export { useSuspenseQuery } from '${CLIENT}';`, `useSuspenseQuery of ${CLIENT}`],
    [`import * as all from '${CLIENT}'; console.log(all);`, `* of ${CLIENT}`],
    [`const all = await import('${CLIENT}'); console.log(all);`, `* of ${CLIENT}`],
    ["const { z } = await import('zod'); z.object({});", 'z.* of zod'],
    ['const { z } = await import(`zod`); z.object({});', 'z.* of zod'],
    ["const { z } = require('zod'); z.object({});", 'z.* of zod'],
    ["export * from 'zod';", 'z.* of zod'],
    ["export * as all from 'zod';", 'z.* of zod'],
    ["export { z } from 'zod';", 'z.* of zod'],
    ["import { z } from 'zod'; export { z };", 'z.* of zod'],
    ["import { z } from 'zod'; console.log(z[location.hash]([]));", 'z.* of zod'],
    ["import { z } from 'zod'; const { object, xor } = z; console.log(object, xor);", 'z.* of zod'],
    ["import { z } from 'zod'; const same = z; console.log(same.object({}), [same]);", 'z.* of zod'],
  ])('with a sentence: %s', async (code, missing) => {
    await expect(used(code)).rejects.toThrow(`uses ${missing}, which the shell does not lend`);
  });

  it.each([
    ["import { z as Zed } from 'zod'; console.log(Zed.xor([]));", 'xor'],
    ["import { z } from 'zod'; console.log(z['xor']([]));", 'xor'],
    ["import { z } from 'zod'; console.log(z?.xor([]));", 'xor'],
    ["import { z } from 'zod'; const same = z; console.log(same.xor([]));", 'xor'],
    ["import { object } from 'zod'; console.log(object({}));", 'object'],
    ["import all from 'zod'; console.log(all.object({}));", 'default'],
  ])('as the bundler does, with the line: %s', async (code, missing) => {
    await expect(used(code)).rejects.toThrow(missing);
  });
});
