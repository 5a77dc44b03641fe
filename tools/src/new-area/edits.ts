import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaRole } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { areaSiteHeaders } from '../release/site-headers.ts';

export type NewArea = {
  /** `coach`: in lower case, as in addresses. */
  readonly name: string;
  /** `/coach`, without a trailing slash. */
  readonly path: string;
  readonly role: AreaRole;
};

type Edit = {
  readonly file: string;
  readonly find: RegExp;
  readonly put: (found: string, area: NewArea) => string;
};

/** The site of an area, as it stands in firebase.json. */
export const hostingOf = (name: string) => ({
  target: name,
  public: `sites/${name}`,
  ignore: ['**/.*'],
  headers: areaSiteHeaders,
});

const asJson = (text: string, work: (json: Record<string, unknown>) => void): string => {
  const json: Record<string, unknown> = JSON.parse(text);
  work(json);
  return `${JSON.stringify(json, null, 2)}\n`;
};

/**
 * What deploys an area's site and builds its folder. Where it hangs in the shell is data, in the area's own `area.json`.
 * If one of these files changes its form, the test beside this file fails.
 */
export const edits: readonly Edit[] = [
  {
    file: 'firebase.json',
    find: /[\s\S]+/,
    put: (found, { name }) =>
      asJson(found, ({ hosting }) => {
        if (Array.isArray(hosting)) hosting.push(hostingOf(name));
      }),
  },
  {
    file: '.firebaserc',
    find: /"student": \[[^\]]*\](?:, "[^"]+": \[[^\]]*\])*/,
    put: (found, { name }) => `${found}, "${name}": ["lemma-${name}"]`,
  },
  {
    file: 'package.json',
    find: /"remote-student"/,
    put: (found, { name }) => `${found},\n    "remote-${name}"`,
  },
];

/** Adds the area to these files. @throws Explained naming one that looks different. */
export async function applyEdits(root: string, area: NewArea): Promise<void> {
  for (const { file, find, put } of edits) {
    const path = join(root, file);
    const text = await readFile(path, 'utf8');
    if (!find.test(text)) throw new Explained(`${file} looks different now: ${find} finds nothing in it.`);
    await writeFile(
      path,
      text.replace(find, (found) => put(found, area)),
    );
  }
}
