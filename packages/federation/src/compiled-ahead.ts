/**
 * The first line of a script of which a page calls most functions at once. Chromium compiles all of them while the script
 * comes, beside the page; without it each is compiled in the page's way when it is first called. Other browsers read a comment.
 */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Libraries of which a page calls little of what they are. */
const mostlyIdle = /node_modules\/(@firebase|@module-federation|fraction\.js|qr)\//;

/** That line for a chunk, if it fits. */
export const compiledAhead = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => mostlyIdle.test(id)) ? '' : COMPILED_AHEAD;
