import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';

/** The function of shell/src/remotes/verify.ts. If no shell has set it, nothing is checked. */
const ASK = 'globalThis[Symbol.for("lemma.verify")]';

/** A script in which every lazy import first waits for the shell to verify the file. */
export function withChecks(code: string): string {
  const [imports] = parse(code);
  let checked = '';
  let done = 0;
  for (const each of imports) {
    if (each.type !== 'dynamic' || each.specifier === undefined || !each.specifier.startsWith('.') || each.glob)
      continue;
    const expression = code.slice(each.importStart, each.importEnd);
    const address = `new URL(${JSON.stringify(each.specifier)},import.meta.url).href`;
    checked += `${code.slice(done, each.importStart)}Promise.resolve(${ASK}?.(${address})).then(()=>${expression})`;
    done = each.importEnd;
  }
  return checked + code.slice(done);
}

/** Makes each script of a remote be verified against its release before it runs, including lazy ones. */
export const verifiedImports = (): Plugin => ({
  name: 'lemma-verified-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      await init;
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withChecks(file.code);
    },
  },
});
