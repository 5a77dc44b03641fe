import { z } from 'zod';

/** What shows that something holds: each is looked for by `goneOf`, so that a report cannot outlive what it names. */
export const proofSchema = z.strictObject({
  /** A test by its file and its name; `runs`: the command that runs it, where `npm test` does not. */
  tests: z
    .array(
      z.strictObject({
        file: z.string(),
        name: z.string(),
        runs: z.enum(['npm run soak', 'npm run bucket -w functions']).optional(),
      }),
    )
    .optional(),
  /** A file with the text in it that decides. */
  keys: z.array(z.strictObject({ file: z.string(), holds: z.string() })).optional(),
  /** A page of the platform that says so. */
  pages: z.array(z.url({ protocol: /^https$/ })).optional(),
});
export type Proof = z.infer<typeof proofSchema>;

/** Whether anything is named that shows it. */
export const isShown = ({ tests, keys, pages }: Proof): boolean => (tests ?? keys ?? pages) !== undefined;

/** Whether only tests show it that `npm test` does not run. */
export const isShownBeside = ({ tests = [], keys, pages }: Proof): boolean =>
  tests.length > 0 && tests.every(({ runs }) => runs !== undefined) && keys === undefined && pages === undefined;

/** A text in a cell of a Markdown table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|');
const inDocs = (file: string): string => (file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`);
const nameOf = (file: string): string => file.replace(/^.*\//, '');

/** What shows it, as the cell of a table on a page in docs. */
export const proofCell = ({ tests = [], keys = [], pages = [] }: Proof): string =>
  [
    ...tests.map(
      ({ file, name, runs }) =>
        `[${nameOf(file)}](${inDocs(file)}): ${cell(name)}${runs === undefined ? '' : ` (\`${runs}\`)`}`,
    ),
    ...keys.map(({ file, holds }) => `[${nameOf(file)}](${inDocs(file)}): \`${cell(holds)}\``),
    ...pages.map((page) => `[${new URL(page).host}](${page})`),
  ].join('<br>');
