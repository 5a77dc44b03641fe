import { createHash } from 'node:crypto';
import { ENVIRONMENT_ELEMENT_ID, type Environment, environmentSchema } from '@lemma/contract';
import { Explained } from '../explained.ts';

const PLACE = new RegExp(`(<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">)([^<]*)(</script>)`);
const IMPORT_MAP = /\s*<script type="importmap">[^<]*<\/script>/;

/** The page with its environment. `<` is written as an escape, so that no value can end the element. */
export function withEnvironment(page: string, environment: Environment): string {
  const json = JSON.stringify(environmentSchema.parse(environment)).replaceAll('<', '\\u003c');
  if (!PLACE.test(page))
    throw new Explained(`The shell's page holds no element #${ENVIRONMENT_ELEMENT_ID} for the environment.`);
  return page.replace(PLACE, (_, open: string, __: string, close: string) => `${open}${json}${close}`);
}

/** What a staged page was told, or undefined for one that was told nothing. */
export function readEnvironment(page: string): Environment | undefined {
  const json = PLACE.exec(page)?.[2];
  return json === undefined ? undefined : environmentSchema.safeParse(JSON.parse(json)).data;
}

type Integrity = ReadonlyMap<string, string>;

const importMapOf = (files: Integrity): string =>
  JSON.stringify({
    integrity: Object.fromEntries(
      [...files].flatMap(([path, integrity]) => (path.endsWith('.js') ? [[`/${path}`, integrity]] : [])),
    ),
  });

/** A tag that loads a file of the shell's own, with the file's integrity. */
const withIntegrity = (files: Integrity) => (tag: string, path: string) => {
  const integrity = files.get(path);
  return integrity === undefined || tag.includes(' integrity=')
    ? tag
    : tag.replace(/ (src|href)=/, (found) => ` integrity="${integrity}"${found}`);
};

export type GuardedPage = {
  readonly page: string;
  /** The inline scripts as a policy names them. */
  readonly hashes: readonly string[];
};

const INLINE_SCRIPT = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g;

const hashesOf = (page: string): readonly string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The page with the integrity of all that the shell consists of: an import map before every script, and on each tag. */
export function withIntegrities(page: string, files: Integrity): GuardedPage {
  const map = importMapOf(files);
  const tagged = page
    .replace(IMPORT_MAP, '')
    .replace(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+)"[^>]*>/g, withIntegrity(files));
  // Browsers take a map only before the first script or preload that it speaks of.
  const guarded = tagged.replace(/(<head>)/, (head) => `${head}\n    <script type="importmap">${map}</script>`);
  return { page: guarded, hashes: hashesOf(guarded) };
}
