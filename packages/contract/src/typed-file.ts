/** What the type of a file must name, by the end of its address: a browser refuses a script or a style sheet of another. */
export const FILE_TYPES: Readonly<Record<string, string>> = { js: 'javascript', mjs: 'javascript', css: 'css' };

/** Whether a browser takes a file that comes with this type for what it is. Of other files it does not mind. */
export const isTyped = (address: string, type: string | null): boolean =>
  (type ?? '').includes(FILE_TYPES[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? '');

/**
 * Milliseconds before a style sheet that did not come whole is asked for the first time, the second and so on, and from then
 * on: for as long as the page is open, because nothing else would notice that its site is well again.
 */
export const SHEET_PAUSES_MS = [0, 5000, 10_000, 15_000] as const;

/** Milliseconds after which a page is shown without a style sheet that has not come. */
export const SHEET_PATIENCE_MS = 4000;
