import { init } from 'es-module-lexer';
import { beforeAll, expect, it } from 'vitest';
import { smallEntry, smallExposes, smallShare } from './small-container.ts';

beforeAll(() => init);

const share = `
let exportModule = read(cache.share, {"canonical":"default:zod","aliases":["zod"]});
let a; let b; let c;
export { c as default, exportModule as __moduleExports };
export { a as enum, b as "z" };
`;

it('keeps every name of a shared package, words of the language too', () => {
  const small = smallShare(share);
  expect(small).toContain('/*#__PURE__*/ one("zod", "enum")');
  expect(small).toContain('/*#__PURE__*/ byDefault("zod")');
  expect(small).toContain('_0 as default, _1 as __moduleExports, _2 as enum, _3 as z');
});

const exposes = `
export default {
  "./entry": async () => {
    await injectCssAssets("./entry")
    const importModule = await loadExposedModule(
      "./entry",
      () => import("./src/entry.ts")
    )
    return importModule
  }
}`;

it('exposes the same module under the same name', () => {
  expect(smallExposes(exposes)).toBe('export default {\n"./entry": () => import("./src/entry.ts"),\n};');
});

it('makes an entry that takes the shared packages before it gives what is exposed', () => {
  const small = smallEntry('import __map from "virtual:mf-exposes:student"', ['react', 'zod']);
  expect(small).toContain('import exposed from "virtual:mf-exposes:student"');
  expect(small).toContain('borrow(scope, ["react","zod"])');
});

it('fails a build for which the federation plugin writes something else', () => {
  const otherwise = /federation plugin writes/;
  expect(() => smallShare('export const z = 1')).toThrow(otherwise);
  expect(() => smallExposes('export default {}')).toThrow(otherwise);
  expect(() => smallEntry('export const get = 1', [])).toThrow(otherwise);
});
