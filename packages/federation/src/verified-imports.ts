import MagicString from 'magic-string';
import { type Plugin, parseSync } from 'vite';

/** The function of shell/src/remotes/verify.ts. If no shell has set it, nothing is checked. */
const ASK = 'globalThis[Symbol.for("lemma.verify")]';

/** Makes each script of a remote be verified against its release before it runs, including those on demand. */
export const verifiedImports = (): Plugin => ({
  name: 'lemma-verified-imports',
  apply: 'build',
  renderChunk(code, { fileName }) {
    const checked = new MagicString(code);
    for (const { start, end, moduleRequest } of parseSync(fileName, code).module.dynamicImports) {
      const specifier = code.slice(moduleRequest.start, moduleRequest.end);
      // An address that is put together at run time, and a package, name no file of the build.
      if (!/^["'`]\./.test(specifier)) continue;
      const address = `new URL(${specifier},import.meta.url).href`;
      checked.appendLeft(start, `Promise.resolve(${ASK}?.(${address})).then(()=>`).appendRight(end, ')');
    }
    return checked.hasChanged() ? { code: checked.toString(), map: checked.generateMap({ hires: 'boundary' }) } : null;
  },
});
