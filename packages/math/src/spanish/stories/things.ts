import { nouns } from '../nouns.ts';

/** A thing in Spanish; `lemma` is its English word. */
type Thing = { readonly lemma: string; readonly one: string; readonly many: string };

/** Things that only stories count, beside the table of nouns. */
const OWN = [
  ['bulb', 'bulbs', 'bulbo', 'bulbos'],
  ['cabin', 'cabins', 'cabina', 'cabinas'],
  ['copy', 'copies', 'copia', 'copias'],
  ['cover', 'covers', 'cubierta', 'cubiertas'],
  ['cm', 'cm', 'centímetro', 'centímetros'],
  ['ft', 'ft', 'pie', 'pies'],
  ['horn', 'horns', 'corneta', 'cornetas'],
  ['m', 'm', 'metro', 'metros'],
  ['mark', 'marks', 'marca', 'marcas'],
  ['meal pack', 'meal packs', 'paquete de comida', 'paquetes de comida'],
  ['pair of socks', 'pairs of socks', 'par de calcetines', 'pares de calcetines'],
  ['ride', 'rides', 'viaje', 'viajes'],
  ['sheet', 'sheets', 'hoja', 'hojas'],
  ['whistle', 'whistles', 'silbato', 'silbatos'],
  ['yd', 'yd', 'yarda', 'yardas'],
] as const;

/** What a story counts, by each of its English forms. */
export const things: ReadonlyMap<string, Thing> = new Map<string, Thing>([
  ...nouns,
  ...OWN.flatMap(([english, plural, one, many]) =>
    [english, plural].map((form) => [form, { lemma: english, one, many }] as const),
  ),
]);
