import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { inRepository, repository } from '../../repository.ts';

type Language = 'en' | 'es' | 'ar';
type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const keysOf = (texts: Texts, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [`${at}${key}`];
    return isTexts(value) ? keysOf(value, `${at}${key}.`) : [];
  });

/** The keys of all texts in a folder that one language has. */
async function keysIn(folder: string, language: Language): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const file of glob(`${folder}/**/text/**/*.ts`, { cwd: repository })) {
    const name = basename(file, '.ts');
    const words = name.split('-');
    if (!words.includes(language) || name.endsWith('to-children') || name.startsWith('use-')) continue;
    const module: Texts = await import(inRepository(file));
    for (const key of Object.values(module)
      .filter(isTexts)
      .flatMap((texts) => keysOf(texts)))
      keys.add(key);
  }
  return keys;
}

/** How many of the texts of a workspace a language has, of how many there are in English. */
export async function translated(folder: string, language: Exclude<Language, 'en'>) {
  const [english, own] = await Promise.all([keysIn(folder, 'en'), keysIn(folder, language)]);
  return { all: english.size, has: [...english].filter((key) => own.has(key)).length };
}
