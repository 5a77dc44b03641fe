import type { Plugin } from 'vite';

/**
 * The first line of a script of which a page calls most functions at once. Chromium compiles all of them while the script
 * comes, beside the page; without it each is compiled in the page's way when it is first called. Other browsers read a comment.
 */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Libraries of which a page calls little of what they are. */
const mostlyIdle = /node_modules\/(@firebase|@module-federation|fraction\.js|qr)\//;

/** That line for a chunk, if it fits. */
const lineFor = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => mostlyIdle.test(id)) ? '' : COMPILED_AHEAD;

/** Begins every chunk with that line, if it fits: after Vite has put its list of files before those that import on demand. */
export const compiledAhead = (): Plugin => ({
  name: 'lemma-compiled-ahead',
  apply: 'build',
  enforce: 'post',
  // The line is a part of what a name stands for.
  augmentChunkHash: lineFor,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = lineFor(file) + file.code;
    },
  },
});
