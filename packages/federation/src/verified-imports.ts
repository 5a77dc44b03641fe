import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';

/** As in shell/src/remotes/verify.ts. Where no shell listens, nothing is asked. */
const ASK = 'globalThis[Symbol.for("lemma.verify")]';

/** The script with every import on demand behind the shell's check of what it is about to fetch. */
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

/** Has each script of a remote checked against its release before it runs, those on demand as well. */
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
