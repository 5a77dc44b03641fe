import type { Told } from '../skills/kit/told.ts';
import { stories } from '../skills/stories/index.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]*";
const NUMBER = '`[^`]+`|\\$?\\d[\\d,]*(?:\\.\\d+)?';

/** Units that a number brings along: plural, and singular and plural in Spanish. */
const UNITS: Readonly<Record<string, readonly [many: string, una: string, varias: string]>> = {
  acre: ['acres', 'acre', 'acres'],
  centimeter: ['centimeters', 'centímetro', 'centímetros'],
  cup: ['cups', 'taza', 'tazas'],
  day: ['days', 'día', 'días'],
  foot: ['feet', 'pie', 'pies'],
  gallon: ['gallons', 'galón', 'galones'],
  gram: ['grams', 'gramo', 'gramos'],
  hour: ['hours', 'hora', 'horas'],
  inch: ['inches', 'pulgada', 'pulgadas'],
  kilogram: ['kilograms', 'kilogramo', 'kilogramos'],
  kilometer: ['kilometers', 'kilómetro', 'kilómetros'],
  liter: ['liters', 'litro', 'litros'],
  meter: ['meters', 'metro', 'metros'],
  mile: ['miles', 'milla', 'millas'],
  month: ['months', 'mes', 'meses'],
  minute: ['minutes', 'minuto', 'minutos'],
  ounce: ['ounces', 'onza', 'onzas'],
  pound: ['pounds', 'libra', 'libras'],
  quart: ['quarts', 'cuarto de galón', 'cuartos de galón'],
  second: ['seconds', 'segundo', 'segundos'],
  week: ['weeks', 'semana', 'semanas'],
  year: ['years', 'año', 'años'],
  yard: ['yards', 'yarda', 'yardas'],
};
const ones = new Map(Object.entries(UNITS).flatMap(([one, unit]) => [[one, unit] as const, [unit[0], unit] as const]));
const AMOUNT = `(?:${NUMBER})(?: (?:of an? )?(?:${[...ones.keys()].join('|')})(?!\\p{L}))?`;

/** "`3/4` of a mile", "`2 1/2` miles", or a number alone. */
function amountInSpanish(english: string): string {
  const [, number = english, of, word] = /^(.*?)( of an?)? ([a-z]+)$/.exec(english) ?? [];
  const [, una, varias] = ones.get(word ?? '') ?? [];
  if (una === undefined) return english;
  if (of !== undefined) return `${number} de ${una}`;
  return `${number} ${word === ones.get(word ?? '')?.[0] ? varias : una}`;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What matches the English text; a place that was there before matches the same again. */
function patternOf([english]: Told): RegExp {
  const seen = new Set<string>();
  const parts = english.split(/\[(\w+)\]/).map((part, at) => {
    if (at % 2 === 0) return literal(part);
    if (seen.has(part)) return `\\k<${part}>`;
    seen.add(part);
    if (part === 'name' || part === 'other') return `(?<${part}>${NAME})`;
    // Inside of backticks and behind a dollar sign there is only the number.
    return english.includes(`\`[${part}]\``)
      ? `(?<${part}>[^\`]+)`
      : `(?<${part}>${english.includes(`$[${part}]`) ? '[\\d,.]*\\d' : AMOUNT})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** The longest part of a story that is the same in each: quickly looked for, and few other texts have it. */
const sameInEach = ([english]: Told): string =>
  english.split(/\[\w+\]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
const known = stories.map((told) => ({ told, part: sameInEach(told) }));
const patterns = new Map<Told, RegExp>();

/** A story of those that are told in both languages, in Spanish; undefined for any other text. */
export function toldInSpanish(english: string): string | undefined {
  for (const { told, part } of known) {
    if (!english.includes(part)) continue;
    const pattern = patterns.get(told) ?? patternOf(told);
    patterns.set(told, pattern);
    const groups = pattern.exec(english)?.groups;
    if (groups) return told[1].replace(/\[(\w+)\]/g, (_, place: string) => amountInSpanish(groups[place] ?? ''));
  }
  return undefined;
}
