import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Explained } from '../explained.ts';
import { areaSiteHeaders } from '../release/site-headers.ts';

export type NewArea = {
  /** `coach`: in lower case, as in addresses. */
  readonly name: string;
  /** `/coach`, without a trailing slash. */
  readonly path: string;
  readonly role: 'teacher' | 'parent' | 'student';
};

type Edit = {
  readonly file: string;
  readonly find: RegExp;
  readonly put: (found: string, area: NewArea, nth: number) => string;
};

const before =
  (mark: string, text: (area: NewArea, nth: number) => string): Edit['put'] =>
  (found, area, nth) =>
    found.replace(new RegExp(`\\s*${mark}$`), (end) => `${text(area, nth)}${end}`);

const FIRST_AREA_PORT = 5;

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
 * Every list of areas outside of the areas' own folders. If one of them changes its form, the test beside this file
 * fails.
 */
export const edits: readonly Edit[] = [
  {
    file: 'packages/contract/src/areas.ts',
    find: /export const areas = \[[^\]]*\]/,
    put: (found, { name }) => found.replace(']', `, '${name}']`),
  },
  {
    file: 'packages/contract/src/areas.ts',
    find: /export const areaPaths = [{][^}]*[}]/,
    put: before('[}]', ({ name, path }) => `\n  ${name}: '${path}',`),
  },
  {
    file: 'packages/contract/src/areas.ts',
    find: /export const areaRoles = [{][^}]*[}]/,
    put: before('[}]', ({ name, role }) => `\n  ${name}: '${role}',`),
  },
  {
    file: 'tools/src/launcher/ports.ts',
    find: /const AREA_OFFSETS = [{][^}]* [}]/,
    put: before(' [}]', ({ name }, nth) => `, ${name}: ${FIRST_AREA_PORT + nth}`),
  },
  {
    file: 'tools/src/launcher/ports.ts',
    find: /const sites = [{][^}]* [}]/,
    put: before(' [}]', ({ name }, nth) => `, ${name}: shell + ${FIRST_AREA_PORT + nth}`),
  },
  {
    file: 'tools/src/launcher/addresses.ts',
    find: /areas: [{]\n(?: +\w+: `http[^\n]*\n)+/,
    put: (found, { name }) => `${found}    ${name}: \`http://\${HOST}:\${ports.${name}}\`,\n`,
  },
  {
    file: 'tools/src/dev/addresses.ts',
    find: /areas: [{] teacher[^}]* [}]/,
    put: before(' [}]', ({ name }) => `, ${name}: area('${name}')`),
  },
  {
    file: 'tools/src/bench/delivery/stage.ts',
    find: /const areas = [{][^}]* [}]/,
    put: before(' [}]', ({ name }) => `, ${name}: await area('${name}')`),
  },
  {
    file: 'shell/vite.config.ts',
    find: /const areas = \[[^\]]*\]/,
    put: (found, { name }) => found.replace(']', `, '${name}']`),
  },
  {
    file: 'shell/src/remotes/places.ts',
    find: /const places = [{][\s\S]*?\n[}] as const/,
    put: before('[}] as const', ({ name }) => `\n  ${name}: [['', 'home']],`),
  },
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

/**
 * Adds the area to every list. `nth` is the number of areas before. @throws Explained naming a list that was not found.
 */
export async function applyEdits(root: string, area: NewArea, nth: number): Promise<void> {
  for (const { file, find, put } of edits) {
    const path = join(root, file);
    const text = await readFile(path, 'utf8');
    if (!find.test(text)) throw new Explained(`${file} looks different now: ${find} finds nothing in it.`);
    await writeFile(
      path,
      text.replace(find, (found) => put(found, area, nth)),
    );
  }
}
