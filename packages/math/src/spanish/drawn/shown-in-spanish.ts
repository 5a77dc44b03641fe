import { capital, escaped, lowered } from '../../capital.ts';
import { nouns } from '../nouns.ts';
import { SHAPE_TEMPLATES } from './shape-templates.ts';
import { ANY_TEMPLATES, LABEL_TEMPLATES, PLAIN_TEMPLATES } from './templates.ts';
import { drawnWords } from './words.ts';

/** A text in Spanish, if it is known. */
export type Say = (english: string) => string | undefined;
type Template = readonly [english: string, spanish: string];

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+|\s\d+\/\d+)?°?`;
/** What may stand in the places of a template. */
const PLACES: Readonly<Record<string, string>> = {
  n: NUMBER,
  p: String.raw`\([^()]*\)`,
  u: 'cm|mm|m|km|in|ft|yd|mi',
  h: 'cm|mm|m|km|in|ft|yd|mi',
  a: String.raw`\p{Lu}[\p{L}’'-]*`,
  m: String.raw`(?:(?!\p{L}{2}).)+`,
  k: `${NUMBER} and ${NUMBER}(?:, ${NUMBER} and ${NUMBER})*`,
  w: '.+?',
  l: '.+',
  q: '.+',
};
const UNITS: Readonly<Record<string, readonly [short: string, one: string, many: string]>> = {
  cm: ['cm', 'centímetro', 'centímetros'],
  mm: ['mm', 'milímetro', 'milímetros'],
  m: ['m', 'metro', 'metros'],
  km: ['km', 'kilómetro', 'kilómetros'],
  in: ['pulg', 'pulgada', 'pulgadas'],
  ft: ['pies', 'pie', 'pies'],
  yd: ['yd', 'yarda', 'yardas'],
  mi: ['mi', 'milla', 'millas'],
};
/** The words that a template chooses among. */
const CHOSEN: Readonly<Record<string, string>> = {
  'in a line': 'en una línea',
  'in rows': 'en filas',
  'in a ring': 'en círculo',
  'all over the place': 'por todas partes',
  'to count': 'para contar',
  'to begin with': 'para empezar',
  left: 'izquierda',
  right: 'derecha',
  top: 'de arriba',
  bottom: 'de abajo',
  above: 'arriba',
  below: 'abajo',
  first: 'primer',
  second: 'segundo',
  third: 'tercer',
  fourth: 'cuarto',
  fifth: 'quinto',
  longer: 'larga',
  shorter: 'corta',
  steps: 'pasos',
  parts: 'partes',
  deep: 'fondo',
  wide: 'ancho',
  long: 'largos',
  short: 'cortos',
  same: 'del mismo',
  other: 'del otro',
  radius: 'radio',
  diameter: 'diámetro',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  eight: 'ocho',
};

/** A word or a thing beside a drawing. */
function wordInSpanish(word: string, say: Say): string | undefined {
  const small = lowered(word);
  const noun = nouns.get(small);
  const found = drawnWords.get(small) ?? (noun && (small === noun.lemma ? noun.one : noun.many));
  if (found === undefined) return say(word);
  return word === small ? found : capital(found);
}
const isFeminine = (word: string): boolean =>
  [...nouns.values()].find(({ one }) => one === lowered(word))?.isFeminine ?? /^\p{L}*a(?: |$)/u.test(word);

/** Everything, if nothing is missing. */
const whole = (parts: readonly (string | undefined)[], between: string): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join(between);

function placeInSpanish(kind: string, text: string, before: string, say: Say): string | undefined {
  const [short, one, many] = UNITS[text] ?? [];
  switch (kind) {
    case 'u':
      return /^\d+\/\d+$/.test(before) ? `de ${one}` : before === '1' ? one : many;
    case 'h':
      return text === 'ft' && /^(?:1|\d+\/\d+)$/.test(before) ? one : short;
    case 'w':
      return wordInSpanish(text, say);
    case 'l':
      return whole(
        text.split(', ').map((word) => wordInSpanish(word, say)),
        ', ',
      );
    case 'q':
      return whole(
        text.split(', ').map((item) => {
          const [, word = '', number = ''] = /^(.+) (\d+)$/.exec(item) ?? [];
          const said = wordInSpanish(word, say);
          return said && `${said} ${number}`;
        }),
        ', ',
      );
    case 'k':
      return text.replaceAll(' and ', ' y ');
    default:
      return kind.includes('|') ? (CHOSEN[text] ?? '') : text;
  }
}

const ARTICLES: Readonly<Record<string, readonly [string, string]>> = {
  un: ['un', 'una'],
  Un: ['Un', 'Una'],
  el: ['el', 'la'],
  El: ['El', 'La'],
};
const PLACE = /\{([^{}]+)\}/g;

function filled(spanish: string, said: readonly string[]): string {
  const named = spanish.replaceAll(/\{(?:(\p{L}+):)?(\d)\}/gu, (_, article: string | undefined, at: string) => {
    const word = said[Number(at) - 1] ?? '';
    return article === undefined ? word : `${ARTICLES[article]?.[isFeminine(word) ? 1 : 0] ?? ''} ${word}`;
  });
  return named
    .replaceAll(
      /(\S+) \{([^{}|]+)\|([^{}|]+)\}/g,
      (_, n: string, one: string, many: string) => `${n} ${n === '1' ? one : many}`,
    )
    .trimStart();
}

type Reader = (english: string, say: Say) => string | undefined;

/** What says a text that one template is like. */
function readerOf([english, spanish]: Template): Reader {
  const kinds = [...english.matchAll(PLACE)].map(([, kind = '']) => kind);
  const pattern = english
    .split(PLACE)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `(${PLACES[part] ?? part})`))
    .join('');
  const like = new RegExp(`^${pattern}$`, 'u');
  return (text, say) => {
    const [, ...taken] = like.exec(text) ?? [];
    if (taken.length === 0 && text !== english) return undefined;
    const said = kinds.map((kind, at) => placeInSpanish(kind, taken[at] ?? '', taken[at - 1] ?? '', say));
    return said.includes(undefined)
      ? undefined
      : filled(
          spanish,
          said.map((one) => one ?? ''),
        );
  };
}

const readers = (templates: readonly Template[]): (() => readonly Reader[]) => {
  let made: readonly Reader[] | undefined;
  return () => (made ??= templates.map(readerOf));
};
const ofSentences = readers([...PLAIN_TEMPLATES, ...SHAPE_TEMPLATES, ...ANY_TEMPLATES]);
const ofLabels = readers(LABEL_TEMPLATES);

const first = (all: readonly Reader[], text: string, say: Say): string | undefined => {
  for (const read of all) {
    const said = read(text, say);
    if (said !== undefined) return said;
  }
  return undefined;
};

/** A sentence without its period, or several parts of one with commas or semicolons between them. */
function partInSpanish(text: string, say: Say): string | undefined {
  const turned = / ?, turned$/.exec(text);
  if (turned) {
    const said = partInSpanish(text.slice(0, turned.index), say);
    return said && `${said}, ${said.startsWith('Una ') ? 'girada' : 'girado'}`;
  }
  const said = first(ofSentences(), text, say);
  if (said !== undefined) return said;
  for (const between of ['; ', ', ', '. ']) {
    const parts = text.split(between);
    if (parts.length > 1) {
      const all = whole(
        parts.map((part) => first(ofSentences(), part, say)),
        between,
      );
      if (all !== undefined) return all;
    }
  }
  return undefined;
}

/** What a drawing shows, in Spanish; undefined if one of its sentences is in English only. */
export function shownInSpanish(english: string, say: Say): string | undefined {
  return whole(
    english.split(/(?<=\.) /).map((sentence) => {
      const said = partInSpanish(sentence.replace(/\.$/, ''), say);
      // What begins with a letter of mathematics stays small.
      return said === undefined ? say(sentence) : `${said.replace(/^\p{L}{2}/u, capital)}.`;
    }),
    ' ',
  );
}

/** A word beside a drawing in Spanish; undefined for what is no word of ours, such as a number or a name. */
export function labelInSpanish(english: string, say: Say): string | undefined {
  return first(ofLabels(), english, say) ?? wordInSpanish(english, say);
}
