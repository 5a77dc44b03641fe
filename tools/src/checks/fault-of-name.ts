/** Words that do not name a subject. */
const SMALL = new Set(['a', 'and', 'as', 'for', 'in', 'of', 'or', 'the', 'to']);

/** Treats singular and plural as the same word: "stories" and "story", "classes" and "class". */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The words of a name, in any of its spellings: `useRowWindow`, `row-window`, `ROW_WINDOW`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/)
    .filter((word) => word !== '')
    .map(singular);

const VALUES = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class) +([A-Za-z_$][\w$]*)/gm;
const TYPES = /^export (?:declare )?type +([A-Za-z_$][\w$]*)/gm;
const PASSED_ON = /^export \{([^}]*)\}/gm;

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, name = '']) => name);

/** What a file exports: values and types. An overloaded function counts once. */
function exportsOf(code: string): { readonly values: ReadonlySet<string>; readonly types: readonly string[] } {
  const passedOn = found(code, PASSED_ON)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return { values: new Set([...found(code, VALUES), ...passedOn]), types: found(code, TYPES) };
}

/** Whether the words of a file's name occur in one exported name, in several together, in part, or not at all. */
export type Naming = 'main' | 'together' | 'partly' | 'none';

/** How a file's name relates to its exports, and how many values it exports; undefined if it exports nothing. */
export function namingOf(path: string, code: string): { readonly naming: Naming; readonly values: number } | undefined {
  const { values, types } = exportsOf(code);
  const names = [...values, ...types].map(wordsOf);
  if (names.length === 0) return undefined;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  // The file of a text catalogue begins with its language: `en-plans.ts`.
  const words = wordsOf(path.includes('/text/') ? stem.replace(/^(?:en|es)-/, '') : stem);
  const isIn = (name: readonly string[]) =>
    words.every((word) => name.includes(word)) || name.join('').includes(words.join(''));
  const telling = words.filter((word) => !SMALL.has(word));
  const all = names.flat();
  const naming = (): Naming => {
    if (names.some(isIn)) return 'main';
    if (telling.every((word) => all.includes(word))) return 'together';
    return telling.some((word) => all.includes(word)) ? 'partly' : 'none';
  };
  return { naming: naming(), values: values.size };
}

/**
 * What is wrong with a file's name, or undefined. With one exported value (or only types), that export must carry the
 * name; with two, both together may; with more, which have no main one, the name tells the subject, so at least one of
 * its words must occur in them.
 */
export function faultOfName(path: string, code: string): string | undefined {
  const named = namingOf(path, code);
  if (named === undefined || named.naming === 'main') return undefined;
  if (named.values >= 2 && named.naming === 'together') return undefined;
  if (named.values >= 3 && named.naming === 'partly') return undefined;
  return `${path} is not named after what it exports`;
}
