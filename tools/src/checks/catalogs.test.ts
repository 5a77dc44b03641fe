import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { beforeAll, expect, it, vi } from 'vitest';
import { repository } from '../repository.ts';

type Texts = { readonly [key: string]: string | Texts };
type Given = Texts | (() => Promise<Texts>);
type Languages = {
  readonly en: Texts;
  readonly es?: Given;
  readonly ar?: Given;
  readonly esToChildren?: () => Promise<Texts>;
};

const made = vi.hoisted(() => [] as unknown[]);
vi.mock(import('../../../packages/ui/src/text/create-use-text.ts'), async (actual) => {
  const real = await actual();
  const createTexts: typeof real.createTexts = (languages) => {
    made.push(languages);
    return real.createTexts(languages);
  };
  return { ...real, createTexts };
});

type Catalog = { readonly file: string; readonly languages: Languages };
const catalogs: Catalog[] = [];

beforeAll(async () => {
  for await (const file of glob('{shell,remote-*,packages/*}/src/**/*.ts', { cwd: repository })) {
    if (/\.test\.|create-use-text/.test(file)) continue;
    const source = await readFile(join(repository, file), 'utf8');
    if (!/\bcreateTexts\(/.test(source)) continue;
    const before = made.length;
    await import(join(repository, file));
    // What this import loads besides may have made catalogs too; each is found once.
    for (const languages of made.slice(before))
      catalogs.push({ file: relative(repository, join(repository, file)), languages: languages as Languages });
  }
});

const textsOf = (part: Texts, at = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : textsOf(value, `${at}${key}.`),
  );

type Language = 'es' | 'ar';

/** The texts of a catalog beside their translations, for each namespace that is translated. */
async function pairsOf(language: Language): Promise<[where: string, english: string, other: string | undefined][]> {
  const all = await Promise.all(
    catalogs.map(async ({ file, languages }) => {
      const given = languages[language];
      const texts = typeof given === 'function' ? await given() : (given ?? {});
      const english = Object.fromEntries(Object.entries(languages.en).filter(([name]) => name in texts));
      const other = new Map(textsOf(texts));
      const known = textsOf(english);
      const more = [...other.keys()].filter((key) => !known.some(([name]) => name === key));
      return [
        ...known.map(([key, text]) => [`${file}: ${key}`, text, other.get(key)] as const),
        ...more.map((key) => [`${file}: ${key} is no key in English`, '', undefined] as const),
      ];
    }),
  );
  return all.flat().map(([...pair]) => pair);
}

/** What is filled in, with its kind: `count:plural`. Words of a selection belong to it. */
const gapsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.plural)
      return [`${element.value}:plural`, ...Object.values(element.options).flatMap(({ value }) => gapsOf(value))];
    if (element.type === TYPE.select)
      return [
        `${element.value}:select ${Object.keys(element.options).sort().join(' ')}`,
        ...Object.values(element.options).flatMap(({ value }) => gapsOf(value)),
      ];
    if (element.type === TYPE.argument || element.type === TYPE.number) return [element.value];
    return [];
  });

/** A number outside of a plural rule may become a rule in a language that needs the forms. */
const namesOf = (text: string): string[] =>
  [...new Set(gapsOf(parse(text)).map((gap) => gap.replace(/(?::plural|:select .*)$/, '')))].sort();

const pluralsOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });

it('finds the catalogs of the shell, the areas, the shared screens and the components', () => {
  const files = catalogs.map(({ file }) => file).join('\n');
  for (const part of ['shell/', 'remote-student/', 'remote-parent/', 'packages/screens/', 'packages/ui/'])
    expect(files).toContain(part);
});

it.each(['es', 'ar'] as const)(
  'has every text of a translated namespace in %s, with the same gaps',
  async (language) => {
    const pairs = await pairsOf(language);
    expect(pairs.length).toBeGreaterThan(800);
    expect(pairs.filter(([, , other]) => other === undefined).map(([where]) => where)).toEqual([]);
    const selects = (text: string) => gapsOf(parse(text)).filter((gap) => gap.includes(':select'));
    const chosen = pairs.filter(
      ([, english, other = '']) => !selects(english).every((select) => selects(other).includes(select)),
    );
    expect(chosen.map(([where]) => where)).toEqual([]);
    const differ = pairs.filter(([, english, other]) => String(namesOf(english)) !== String(namesOf(other ?? '')));
    expect(differ.map(([where]) => where)).toEqual([]);
  },
);

it('has one form for one thing in Spanish wherever English has', async () => {
  const ones = (text: string) => pluralsOf(parse(text)).filter((forms) => forms.includes('one')).length;
  const missing = (await pairsOf('es')).filter(([, english, other = '']) => ones(english) > 0 && ones(other) === 0);
  // A word that is the same for one and for many.
  expect(missing.map(([where]) => where)).toEqual(['packages/ui/src/text/catalogue.ts: numbers.others']);
});

it('has the six forms of Arabic in every rule', async () => {
  const needed = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
  const missing = (await pairsOf('ar')).filter(([, , other = '']) =>
    pluralsOf(parse(other)).some((forms) => needed.some((form) => !forms.includes(form))),
  );
  expect(missing.map(([where]) => where)).toEqual([]);
});

/** Names, and words that are the same in Spanish. */
const SAME =
  /^(total \{label\}|pi|x|y|(\{[^}]*\}[^\p{L}]*)+|Android|Chrome|Edge|Firefox|Opera|Safari|Samsung Internet|Linux|Windows|Total|Normal|No|Mes|Google|Lemma|Plan|Tutor|Control|Error|General|Fila|Color|English|Español|Chromebook|iPad|iPhone|scratchpad|my-progress|\{name\}[,،] \{when\}|\{share, number, percent\})$/u;

it.each(['es', 'ar'] as const)('leaves no text in English in %s', async (language) => {
  const left = (await pairsOf(language)).filter(
    ([where, english, other]) => english === other && !SAME.test(english) && !where.startsWith('remote-teacher'),
  );
  expect(left.map(([where, english]) => `${where}: ${english}`)).toEqual([]);
});

/** What only teachers see: their area, and of the shared texts these. They are not offered Arabic. */
const FOR_TEACHERS = /^remote-teacher\/|: (?:language|latePolicy|leaving|retention|roles)$/;

it.each(['es', 'ar'] as const)('is whole in %s outside of the teachers’ area', async (language) => {
  const partly = await Promise.all(
    catalogs.map(async ({ file, languages }) => {
      const given = languages[language];
      const texts = typeof given === 'function' ? await given() : (given ?? {});
      return Object.keys(languages.en)
        .filter((name) => !(name in texts))
        .map((name) => `${file}: ${name}`);
    }),
  );
  const needed = (name: string) => !(language === 'ar' ? FOR_TEACHERS : /^remote-teacher\//).test(name);
  expect(partly.flat().filter(needed)).toEqual([]);
});

it('ends no sentence with a time, which has a period of its own in Spanish', async () => {
  const doubled = (await pairsOf('es')).filter(([, , other = '']) => /\{(?:at|when|until)\}\./.test(other));
  expect(doubled).toEqual([]);
});

const QUOTED = /[“«]([^”»{}]+)[”»]/g;
const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, words = '']) => words);

it('names parts of a screen as they are called there, in each language', async () => {
  const english = new Set(catalogs.flatMap(({ languages }) => textsOf(languages.en).map(([, text]) => text)));
  const wrong = await Promise.all(
    (['es', 'ar'] as const).map(async (language) => {
      const pairs = await pairsOf(language);
      const called = (name: string) => pairs.flatMap(([, one, other]) => (one === name ? other : []));
      return pairs.flatMap(([where, one, other = '']) => {
        const names = quotedIn(one).filter((name) => english.has(name));
        const lost = names.filter((name) => !quotedIn(other).some((own) => called(name).includes(own)));
        return lost.map((name) => `${language} ${where}: ${name}`);
      });
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

it('says on the settings of a parent under which name the language of letters is chosen', () => {
  const textOf = (key: string) =>
    catalogs.flatMap(({ languages }) => textsOf(languages.en).flatMap(([name, text]) => (name === key ? text : [])));
  const [title = ''] = textOf('children.lettersTitle');
  expect(textOf('settings.languageLead.parent').map(quotedIn)).toEqual([[title]]);
});

/** Words by which a child is addressed (tú), and by which an adult is (usted). */
const TU =
  /(?<!\p{L})(tú|tu|tus|ti|tienes|puedes|eres|(?<!(?:se|lo|ella|que) )elige|escribe|inténtalo|revisa|entra en)(?!\p{L})/iu;
const USTED =
  /(?<!\p{L})(usted|elija|escriba|inténtelo|revise|espere|cierre|regrese|pregunte|guárdelo|presione)(?!\p{L})/iu;
const withSome = (texts: Texts, some: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const other = some[key];
      if (typeof value === 'string') return [key, typeof other === 'string' ? other : value];
      return [key, typeof other === 'object' ? withSome(value, other) : value];
    }),
  );

/** Texts that only the other readers see. */
const TO_CHILDREN = /^(touch|upload|placement|path|student)\.|languageLead\.student|^work\.|home\.(student|example)/;
const TO_ADULTS =
  /^(auth|home|signIn|signUp|forgot|callback|confirm|chooser|override|preview|leaving|renew|demanded|retention|roles|school|second|upload|latePolicy|backup|errors\.(class|setup))|^settings\.(password|teaching|model|grading|class|archive|code|notice|delete|no|languageLead\.(?:teacher|parent)|sessionsLost\.adult|done|keep|mastery|signInAgain)|student\.adult/;

it('says tú to children and usted to adults', async () => {
  const wrong = await Promise.all(
    catalogs
      .filter(({ file }) => !file.startsWith('remote-teacher'))
      .map(async ({ file, languages: { es, esToChildren } }) => {
        const texts = typeof es === 'function' ? await es() : (es ?? {});
        // The home page speaks to those who choose for a school.
        const toChildren = /^(?:remote-parent|shell\/src\/pages\/home)\//.test(file)
          ? []
          : textsOf(withSome(texts, (await esToChildren?.()) ?? {}));
        const toAdults = file.startsWith('remote-student') ? [] : textsOf(texts);
        return [
          ...toChildren.filter(([key, text]) => USTED.test(text) && !TO_ADULTS.test(key)),
          ...toAdults.filter(([key, text]) => TU.test(text) && !TO_CHILDREN.test(key)),
        ].map(([key, text]) => `${file}: ${key}: ${text}`);
      }),
  );
  expect(wrong.flat()).toEqual([]);
});
