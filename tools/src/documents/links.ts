import { access, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { repository } from '../repository.ts';

const LINK = /\]\(([^)\s]+)\)/g;
const WEB = /^(https?:|mailto:|#)/;
const FENCE = /^```[\s\S]*?^```/gm;
const ROW = /^\|.*\]\(([^)\s]+)\)[^|]*\|([^|]*)\|/gm;
const NAME = /`([A-Za-z_$][\w$]*)`/g;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Links in a document whose targets do not exist. `path` is the document's own path; links to other sites are not
 * checked.
 */
export async function brokenLinks(path: string, text: string): Promise<string[]> {
  const targets = [...text.replace(FENCE, '').matchAll(LINK)].flatMap(([, target]) =>
    target === undefined || WEB.test(target) ? [] : [target.replace(/#.*$/, '')],
  );
  const missing: string[] = [];
  for (const target of new Set(targets))
    if (!(await isThere(join(dirname(path), target))))
      missing.push(`${relative(repository, path)}: ${target} is not there`);
  return missing;
}

/**
 * For tables that link to a file in one cell and name parts of it in the next: the names that the file does not
 * contain. This keeps, for example, the walk of one answer correct after a rename.
 */
export async function lostNames(path: string, text: string): Promise<string[]> {
  const lost: string[] = [];
  for (const [, target = '', cell = ''] of text.matchAll(ROW)) {
    const file = join(dirname(path), target);
    if (!/[.]tsx?$/.test(target) || !(await isThere(file))) continue;
    const code = await readFile(file, 'utf8');
    for (const [, name = ''] of cell.matchAll(NAME))
      if (!new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(code))
        lost.push(`${relative(repository, path)}: ${name} is not in ${target}`);
  }
  return lost;
}
