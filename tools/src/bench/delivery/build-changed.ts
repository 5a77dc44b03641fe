import { build } from 'vite';

/**
 * Builds a workspace after a change of one screen: `node build-changed.ts FOLDER MODE OUT MODULE`, where `MODULE` is
 * the end of the module's path. It runs in its own process, because the federation plugin keeps state from one build to
 * the next.
 */
const [root, mode, outDir, module] = process.argv.slice(2);
if (root === undefined || mode === undefined || outDir === undefined || module === undefined)
  throw new Error('node build-changed.ts FOLDER MODE OUT MODULE');

let changed = 0;
process.chdir(root);
await build({
  root,
  mode,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'lemma-change',
      enforce: 'pre',
      transform: (code, id) => {
        if (!id.endsWith(module)) return undefined;
        changed += 1;
        return `${code}\nReflect.set(globalThis, 'lemma.changed', true);\n`;
      },
    },
  ],
});
if (changed === 0) throw new Error(`${root} has no ${module}`);
