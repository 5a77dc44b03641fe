import type { Plugin } from 'vite';
import { notLent, usesOf } from './uses-of.ts';

/** A file next to an area's build that lists which of the lent exports it uses, for the release tool's gate. */
export const USES_FILE = 'uses.json';

type Built =
  | { readonly type: 'asset' }
  | { readonly type: 'chunk'; readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> };

/** The modules whose code is in the build output. */
const builtOf = (bundle: Readonly<Record<string, Built>>): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset'
      ? []
      : Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );

/**
 * Fails a remote's build that uses an export which no shell lends, because it would be undefined in the browser, and
 * writes a list of those it does use. Modules that the bundler removes do not count, such as those of a package that
 * only the shell uses.
 */
export const onlyLent = (): Plugin => {
  const read = new Map<string, string>();
  return {
    name: 'lemma-only-lent',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /\0|virtual:/ } },
      handler(code, id) {
        read.set(id, code);
      },
    },
    generateBundle(_, bundle) {
      const used = new Set<string>();
      for (const id of builtOf(bundle)) {
        const code = read.get(id);
        if (code === undefined) continue;
        for (const use of usesOf(code, id)) used.add(use);
        const missing = notLent(code, id);
        if (missing.length === 0) continue;
        this.error(
          `${id} uses ${missing.join(', ')}, which the shell does not lend. ` +
            'Add it in packages/federation/src/shared-names.ts, and release the shell before this area.',
        );
      }
      this.emitFile({ type: 'asset', fileName: USES_FILE, source: `${JSON.stringify([...used].sort())}\n` });
    },
  };
};
