import { init } from 'es-module-lexer';
import { beforeAll, expect, it } from 'vitest';
import { withChecks } from './verified-imports.ts';

beforeAll(() => init);

it('puts the check before an import on demand', () => {
  expect(withChecks('const page=()=>import(`./page-a.js`);import"./b.js";')).toBe(
    'const page=()=>Promise.resolve(globalThis[Symbol.for("lemma.verify")]?.(new URL("./page-a.js",import.meta.url).href))' +
      '.then(()=>import(`./page-a.js`));import"./b.js";',
  );
});

it('leaves alone what is put together at run time, and packages', () => {
  const code = 'import(where);import("react");import.meta.url;';
  expect(withChecks(code)).toBe(code);
});

it('changes each of many', () => {
  expect(withChecks('import("./a.js").then(()=>import("./b.js"))').match(/lemma[.]verify/g)).toHaveLength(2);
});
