import { escaped } from '../../capital.ts';
import { things } from './things.ts';

/** What stands in a place of an English text: a part of a pattern, with its group. */
export type Place = { readonly group: string; readonly source: string };

/** What a text holds outside of its places, and in each of them: "{hero}", "{1 roll}". */
export const PLACE = /\{([^{}]+)\}/g;
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const NUMBER = '`[^`]+`|\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';

const formsOf = new Map<string, string[]>();
for (const [form, { lemma }] of things) formsOf.set(lemma, [...(formsOf.get(lemma) ?? []), form]);

/** A number with its thing: "1 roll", "7 rolls", "`3/4` of a cup"; with any thing, if it is `*`. */
function countedIn(at: string, lemma: string): Place {
  const known = lemma === '*' ? [...things.keys()] : (formsOf.get(lemma) ?? [lemma]);
  const forms = known.toSorted((one, other) => other.length - one.length);
  return {
    group: `n${at}`,
    source: `(?:${NUMBER})(?: of an?)? (?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
  };
}

/** The pattern for a place of an English text; `words` is the pattern of the words of its story. */
export function placeIn(place: string, words: string): Place {
  if (place.includes('|')) return { group: '', source: place.split('|').map(escaped).join('|') };
  const [, at, lemma] = /^(\d+)(?: (.+))?$/.exec(place) ?? [];
  if (at !== undefined) return lemma === undefined ? { group: `n${at}`, source: NUMBER } : countedIn(at, lemma);
  const kinds: Readonly<Record<string, string>> = { hero: NAME, friend: NAME, reply: '.+', more: '.+' };
  return { group: place, source: kinds[place] ?? words };
}

const ONE = /^`?1`?(?:$| )/;

/** "1 bolillo", "7 bolillos", "`3/4` de taza". */
function countedInSpanish(english: string, lemma: string): string {
  const [, number = '', of, word = lemma] = /^(`[^`]+`|[\d,.]+)(?:( of an?)? (.+))?$/.exec(english) ?? [];
  const noun = things.get(word);
  if (noun === undefined) return english;
  if (of !== undefined) return `${number} de ${noun.one}`;
  return `${number} ${ONE.test(number) ? noun.one : noun.many}`;
}

/** A number as it stands in Spanish, alone or with its thing; with two forms, the one that agrees with it. */
export function numberInSpanish(place: string, found: Readonly<Record<string, string>>): string | undefined {
  const [, at, forms] = /^(\d+)(?:: (.+))?$/.exec(place) ?? [];
  if (at !== undefined) {
    const number = found[`n${at}`] ?? '';
    if (forms === undefined) return /^(?:`[^`]+`|[\d,.]+)/.exec(number)?.[0] ?? number;
    const [one = '', many = ''] = forms.split('|');
    return ONE.test(number) ? one : many;
  }
  const [, with_, lemma = ''] = /^(\d+) (.+)$/.exec(place) ?? [];
  return with_ === undefined ? undefined : countedInSpanish(found[`n${with_}`] ?? '', lemma);
}

/** What two words become between which a place was filled: "de el jefe", "Theo y Imani", or a sentence in quotation marks. */
export const joined = (spanish: string): string =>
  spanish
    .replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, '$1l ')
    .replaceAll(/(?<= )y (?=(?:I|Í|Hi)\p{Ll})/gu, 'e ')
    .replaceAll(/(?<= )o (?=(?:O|Ó|Ho)\p{Ll})/gu, 'u ')
    .replaceAll(/(?<![ap]\. ?m|\.)\.»\./g, '».');
