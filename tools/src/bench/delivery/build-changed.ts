import { build } from 'vite';

/**
 * Builds a workspace after a change of one module: `node build-changed.ts FOLDER MODE OUT MODULE [FROM TO]`, where `MODULE`
 * is the end of the module's path. It runs one statement more, or says TO where it said FROM. It runs in its own process,
 * because the federation plugin keeps state from one build to the next.
 */
const [root, mode, outDir, module, from, to] = process.argv.slice(2);
if (root === undefined || mode === undefined || outDir === undefined || module === undefined)
  throw new Error('node build-changed.ts FOLDER MODE OUT MODULE [FROM TO]');

const change = (code: string): string =>
  from === undefined || to === undefined
    ? `${code}\nReflect.set(globalThis, 'lemma.changed', true);\n`
    : code.replace(from, to);

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
        const after = change(code);
        if (after !== code) changed += 1;
        return after;
      },
    },
  ],
});
if (changed === 0) throw new Error(`${root} has no ${module}, or it says no ${from}`);
