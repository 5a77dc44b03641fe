import type { Plugin } from 'vite';

/**
 * A file next to each build: characters of every script by package, before names are shortened. The dot in its name
 * keeps it out of releases.
 */
export const WEIGHTS_FILE = '.weights.json';

export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

const NPM = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*[\\/]node_modules[\\/])/;
const OWN = /[\\/](packages[\\/][^\\/]+|shared-auth|shell|remote-[^\\/]+)[\\/]src[\\/]/;

/** The package of a module: npm's name, a workspace's folder, or `(bundler)` for what the build itself adds. */
export const packageOf = (id: string): string => {
  const path = id.replace(/^\0/, '').split('?')[0] ?? '';
  return (NPM.exec(path)?.[1] ?? OWN.exec(path)?.[1] ?? '(bundler)').replaceAll('\\', '/');
};

type Built =
  | { readonly type: 'asset' }
  | { readonly type: 'chunk'; readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> };

export const weightsOf = (bundle: Readonly<Record<string, Built>>): Weights =>
  Object.fromEntries(
    Object.entries(bundle).flatMap(([file, chunk]) => {
      if (chunk.type === 'asset') return [];
      const of: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        of[packageOf(id)] = (of[packageOf(id)] ?? 0) + renderedLength;
      return [[file, of]];
    }),
  );

export const weights = (): Plugin => ({
  name: 'lemma-weights',
  apply: 'build',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: WEIGHTS_FILE, source: JSON.stringify(weightsOf(bundle)) });
  },
});
