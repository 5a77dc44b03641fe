import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../repository.ts';

/** What people read or hear, in the shell, the areas of students and parents, and what they share. */
const SCREENS = '{shell,remote-student,remote-parent,packages/screens,packages/ui,packages/toast}/src/**/*.tsx';

const sources: (readonly [file: string, source: string])[] = [];
for await (const file of glob(SCREENS, { cwd: repository }))
  if (!/\.test\.tsx$|render-at|open-touch/.test(file))
    sources.push([file, await readFile(join(repository, file), 'utf8')]);

/** Comments say nothing to a reader; types and generics look like elements. */
const codeOf = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/[^\n]*/g, '');

/** Names, which are the same in each language. */
const NAMES = /^(?:Lemma|CSV|PDF|QR|x|y)$/;

/** Words between two tags, and words in an attribute that is read or heard. */
function wordsIn(source: string): string[] {
  const code = codeOf(source);
  const between = code.matchAll(/(?<![=-])>([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)<\/[A-Za-z]/gu);
  const lines = code.matchAll(/^[ \t]+(\p{Lu}\p{L}*(?: [\p{L}’]+)+[.?!]?)$/gmu);
  const attributes = code.matchAll(
    /\s(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|hint|lead|header|description|closeLabel|showLabel)="([^"]*\p{L}{2}[^"]*)"/gu,
  );
  return [...between, ...lines, ...attributes].map(([, text = '']) => text.trim()).filter((text) => !NAMES.test(text));
}

it('finds words that stand in a component', () => {
  expect(wordsIn('<p className="x">Turn in</p>')).toEqual(['Turn in']);
  expect(wordsIn('<IconButton label="Close the list" icon={x} />')).toEqual(['Close the list']);
  expect(wordsIn('<p>{t("close")}</p>; // a note\n<Brand title="Lemma" />')).toEqual([]);
});

it('says nothing that is not in a catalog', () => {
  expect(sources.length).toBeGreaterThan(200);
  const said = sources.flatMap(([file, source]) => wordsIn(source).map((text) => `${file}: ${text}`));
  expect(said).toEqual([]);
});

/** Classes that name a side of the page. A page in Arabic begins on the right: `ms-2`, `text-start`, `start-0`. */
const SIDES =
  /(?<![\w-])-?(?:(?:m|p)[lr]-(?:\d|auto|\[|px)|(?:scroll-)?(?:m|p)[lr]-\d|(?:left|right)-(?:\d|\[|auto|px|full)|border-[lr](?![\w])|border-[lr]-|rounded-(?:[lr]|t[lr]|b[lr])(?![\w])|text-(?:left|right)(?![\w-])|float-(?:left|right))[^\s'"`]*/g;
/** A dialog stands in the middle by half of its width, from the left in either direction. */
const IN_THE_MIDDLE = 'left-1/2';

it('names no side of the page in a class', () => {
  const sided = sources.flatMap(([file, source]) =>
    [...codeOf(source).matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].flatMap(([, , text = '']) =>
      (text.match(SIDES) ?? []).filter((name) => name !== IN_THE_MIDDLE).map((name) => `${file}: ${name}`),
    ),
  );
  expect(sided).toEqual([]);
});

it('finds the classes that name a side', () => {
  const found = (text: string) => text.match(SIDES) ?? [];
  expect(found('flex ml-auto md:pl-2 -mr-1 border-l-4 text-left rounded-tl left-0')).toHaveLength(7);
  expect(found('ms-2 pe-4 border-line placed-left plain text-start start-0 border-s')).toEqual([]);
});
