import { createHash } from 'node:crypto';
import { ENVIRONMENT_ELEMENT_ID, type Environment, environmentSchema } from '@lemma/contract';
import { Explained } from '../explained.ts';

const PLACE = new RegExp(`(<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">)([^<]*)(</script>)`);
const IMPORT_MAP = /\s*<script type="importmap">[^<]*<\/script>/;

/** The page with its environment inserted. `<` is escaped, so that no value can close the element. */
export function withEnvironment(page: string, environment: Environment): string {
  const json = JSON.stringify(environmentSchema.parse(environment)).replaceAll('<', '\\u003c');
  if (!PLACE.test(page))
    throw new Explained(`The shell's page holds no element #${ENVIRONMENT_ELEMENT_ID} for the environment.`);
  return page.replace(PLACE, (_, open: string, __: string, close: string) => `${open}${json}${close}`);
}

/** The environment in a staged page; undefined if it has none. */
export function readEnvironment(page: string): Environment | undefined {
  const json = PLACE.exec(page)?.[2];
  return json === undefined ? undefined : environmentSchema.safeParse(JSON.parse(json)).data;
}

/** With the lines that see whether the rest came, which nothing stands before (packages/federation, `want-whole.ts`). */
const HEAD = /<head>(?:\s*<script data-whole>[^<]*<\/script>)?/;

type Integrity = ReadonlyMap<string, string>;

const importMapOf = (files: Integrity): string =>
  JSON.stringify({
    integrity: Object.fromEntries(
      [...files].flatMap(([path, integrity]) => (path.endsWith('.js') ? [[`/${path}`, integrity]] : [])),
    ),
  });

/** Adds the integrity to a tag that loads a file of the shell. */
const withIntegrity = (files: Integrity) => (tag: string, path: string) => {
  const integrity = files.get(path);
  return integrity === undefined || tag.includes(' integrity=')
    ? tag
    : tag.replace(/ (src|href)=/, (found) => ` integrity="${integrity}"${found}`);
};

export type GuardedPage = {
  readonly page: string;
  /** Hashes of the inline scripts, for the policy. */
  readonly hashes: readonly string[];
};

const INLINE_SCRIPT = /<script(?: type="importmap"| data-whole)?>([\s\S]*?)<\/script>/g;

/** Of a page's inline scripts, as the policy names them. */
export const hashesOf = (page: string): readonly string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * The page with the integrity of all files of the shell: an import map before every script, and an attribute on each
 * tag.
 */
export function withIntegrities(page: string, files: Integrity): GuardedPage {
  const map = importMapOf(files);
  const tagged = page
    .replace(IMPORT_MAP, '')
    .replace(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+)"[^>]*>/g, withIntegrity(files));
  // Browsers accept an import map only before the first script or preload that it concerns.
  const guarded = tagged.replace(HEAD, (head) => `${head}\n    <script type="importmap">${map}</script>`);
  return { page: guarded, hashes: hashesOf(guarded) };
}
