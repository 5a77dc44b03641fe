/** The things of short stories: English singular and plural, Spanish singular and plural. */
const THINGS: readonly (readonly [one: string, many: string, una: string, varias: string])[] = [
  ['sticker', 'stickers', 'calcomanía', 'calcomanías'],
  ['marble', 'marbles', 'canica', 'canicas'],
  ['shell', 'shells', 'concha', 'conchas'],
  ['button', 'buttons', 'botón', 'botones'],
  ['bead', 'beads', 'cuenta', 'cuentas'],
  ['stamp', 'stamps', 'estampilla', 'estampillas'],
  ['crayon', 'crayons', 'crayón', 'crayones'],
  ['trading card', 'trading cards', 'tarjeta', 'tarjetas'],
  ['toy car', 'toy cars', 'carrito', 'carritos'],
  ['pebble', 'pebbles', 'piedrita', 'piedritas'],
  ['postcard', 'postcards', 'postal', 'postales'],
  ['eraser', 'erasers', 'borrador', 'borradores'],
  ['ribbon', 'ribbons', 'cinta', 'cintas'],
  ['coin', 'coins', 'moneda', 'monedas'],
  ['star', 'stars', 'estrella', 'estrellas'],
  ['ball', 'balls', 'pelota', 'pelotas'],
  ['fish', 'fish', 'pez', 'peces'],
  ['house', 'houses', 'casa', 'casas'],
  ['tree', 'trees', 'árbol', 'árboles'],
  ['boat', 'boats', 'barco', 'barcos'],
  ['kite', 'kites', 'cometa', 'cometas'],
  ['cup', 'cups', 'taza', 'tazas'],
  ['heart', 'hearts', 'corazón', 'corazones'],
  ['flower', 'flowers', 'flor', 'flores'],
];
const byWord = new Map(THINGS.flatMap((thing) => [[thing[0], thing] as const, [thing[1], thing] as const]));
const FEMININE = new Set(['postal', 'flor']);
const isFeminine = (una: string): boolean => una.endsWith('a') || FEMININE.has(una);

/**
 * Stories, each in both languages. `{A}` and `{B}` are names, `{n…}` numbers, `{t…}` a number of things, `{many}` the
 * things; in Spanish `{C}` asks how many of them, and `{un}` is one of them.
 */
const STORIES: readonly (readonly [english: string, spanish: string])[] = [
  ['How many {many}?', '¿{C} {many}?'],
  ['How many {many} are there?', '¿{C} {many} hay?'],
  ['Which row has more {many}?', '¿Qué fila tiene más {many}?'],
  ['Which row has fewer {many}?', '¿Qué fila tiene menos {many}?'],
  [
    'Here are {t1}. One more comes. How many {many} are there then?',
    'Aquí hay {t1}. Llega {un} más. ¿{C} {many} hay entonces?',
  ],
  [
    'Here is {t1}. One more comes. How many {many} are there then?',
    'Aquí hay {t1}. Llega {un} más. ¿{C} {many} hay entonces?',
  ],
  ['There are {t1}. Is {n1} odd or even?', 'Hay {t1}. ¿Es {n1} par o impar?'],
  ['{t1} and {t2}. How many {many} in all?', '{t1} y {t2}. ¿{C} {many} hay en total?'],
  [
    '{A} has {t1} and gets {n2} more. How many {many} does {A} have now?',
    '{A} tiene {t1} y recibe {n2} más. ¿{C} {many} tiene {A} ahora?',
  ],
  [
    '{A} has {t1} and gives away {n2}. How many {many} does {A} have now?',
    '{A} tiene {t1} y regala {n2}. ¿{C} {many} tiene {A} ahora?',
  ],
  [
    '{A} has {t1}. {B} gives {A} {n2} more. How many {many} does {A} have now?',
    '{A} tiene {t1}. {B} le da {n2} más. ¿{C} {many} tiene {A} ahora?',
  ],
  [
    '{A} has {t1} and {B} has {t2}. How many {many} do they have together?',
    '{A} tiene {t1} y {B} tiene {t2}. ¿{C} {many} hay entre los dos?',
  ],
  [
    '{A} has {t1}. {A} gives {n2} of them to {B}. How many {many} does {A} have left?',
    '{A} tiene {t1}. {A} le da {n2} a {B}. ¿Con {c} {many} se queda {A}?',
  ],
  [
    '{A} had {t1}. Then {B} gave {A} some more. Now {A} has {t2}. How many {many} did {B} give?',
    '{A} tenía {t1}. Después {B} le dio más. Ahora {A} tiene {t2}. ¿{C} {many} le dio {B}?',
  ],
  [
    '{A} had {t1}. {A} gave some of them to {B}. Now {A} has {n2} left. How many {many} did {A} give?',
    '{A} tenía {t1}. {A} le dio una parte a {B}. Ahora {A} tiene {n2}. ¿{C} {many} dio {A}?',
  ],
  [
    '{A} had some {many}. Then {B} gave {A} {n1} more. Now {A} has {t2}. How many {many} did {A} have at first?',
    '{A} tenía {many}. Después {B} le dio {n1} más. Ahora {A} tiene {t2}. ¿{C} {many} tenía {A} al principio?',
  ],
  [
    '{A} and {B} have {t1} together. {A} has {n2} of them. How many {many} does {B} have?',
    'Entre {A} y {B} hay {t1}. {A} tiene {n2}. ¿{C} {many} tiene {B}?',
  ],
  [
    '{A} had some {many}. {A} gave {n1} of them to {B}. Now {A} has {n2} left. How many {many} did {A} have at first?',
    '{A} tenía {many}. {A} le dio {n1} a {B}. Ahora {A} tiene {n2}. ¿{C} {many} tenía {A} al principio?',
  ],
  [
    '{A} has {t1}. {B} has {t2}. How many more {many} does {A} have than {B}?',
    '{A} tiene {t1}. {B} tiene {t2}. ¿{C} {many} más tiene {A} que {B}?',
  ],
  [
    '{B} has {t1}. {A} has {n2} more {many} than {B}. How many {many} does {A} have?',
    '{B} tiene {t1}. {A} tiene {n2} {many} más que {B}. ¿{C} {many} tiene {A}?',
  ],
  [
    '{B} has {t1}. {A} has {n2} fewer {many} than {B}. How many {many} does {A} have?',
    '{B} tiene {t1}. {A} tiene {n2} {many} menos que {B}. ¿{C} {many} tiene {A}?',
  ],
  [
    '{A} has {t1}. {A} has {n2} more {many} than {B}. How many {many} does {B} have?',
    '{A} tiene {t1}. {A} tiene {n2} {many} más que {B}. ¿{C} {many} tiene {B}?',
  ],
  [
    '{A} has {t1}. {A} has {n2} fewer {many} than {B}. How many {many} does {B} have?',
    '{A} tiene {t1}. {A} tiene {n2} {many} menos que {B}. ¿{C} {many} tiene {B}?',
  ],
  [
    '{A} has {t1}. {A} finds {n2} more and then gives {n3} to {B}. How many {many} does {A} have now?',
    '{A} tiene {t1}. {A} encuentra {n2} más y luego le da {n3} a {B}. ¿{C} {many} tiene {A} ahora?',
  ],
  [
    '{A} has {t1}. {A} gives {n2} to {B} and then finds {n3} more. How many {many} does {A} have now?',
    '{A} tiene {t1}. {A} le da {n2} a {B} y luego encuentra {n3} más. ¿{C} {many} tiene {A} ahora?',
  ],
  [
    '{A} has {t1}. {B} has {n2} more than {A}. How many {many} do they have together?',
    '{A} tiene {t1}. {B} tiene {n2} más que {A}. ¿{C} {many} hay entre los dos?',
  ],
  [
    '{A} finds {t1} on Monday, {n2} on Tuesday and {n3} on Wednesday. How many {many} does {A} find in all?',
    '{A} encuentra {t1} el lunes, {n2} el martes y {n3} el miércoles. ¿{C} {many} encuentra {A} en total?',
  ],
  [
    '{A} has {t1}, {B} has {n2}, and their friend has {n3}. How many {many} do the three have together?',
    '{A} tiene {t1}, {B} tiene {n2} y otra persona tiene {n3}. ¿{C} {many} hay entre los tres?',
  ],
  [
    '{B} has {t1}. {A} has {n2} times as many {many} as {B}. How many {many} does {A} have?',
    '{B} tiene {t1}. {A} tiene {n2} veces esa cantidad. ¿{C} {many} tiene {A}?',
  ],
  [
    '{A} has {t1}. That is {n2} times as many {many} as {B} has. How many {many} does {B} have?',
    '{A} tiene {t1}. Eso es {n2} veces lo que tiene {B}. ¿{C} {many} tiene {B}?',
  ],
  [
    '{A} has {t1} and {B} has {t2}. {A} has how many times as many {many} as {B}?',
    '{A} tiene {t1} y {B} tiene {t2}. ¿Cuántas veces lo que tiene {B} es lo que tiene {A}?',
  ],
];

const NAME = "\\p{Lu}[\\p{L}’'-]*";
const NUMBER = '\\d[\\d,]*';
const ONES = THINGS.map(([one]) => one).join('|');
const MANIES = THINGS.map(([, many]) => many).join('|');
const ANY = new RegExp(`\\b(?:${MANIES}|${ONES})\\b`, 'g');

/** What a place of a story matches; a place that was there before matches the same again. */
function patternOf(english: string): RegExp {
  const seen = new Set<string>();
  const source = english.replaceAll(/\{(\w)(\d?)(\w*)\}|[.?]/g, (whole, kind: string | undefined, number: string) => {
    if (kind === undefined) return `\\${whole}`;
    const group = kind === 't' ? `n${number}` : whole.slice(1, -1);
    const again = seen.has(group);
    seen.add(group);
    const what = kind === 'm' ? MANIES : kind === 'A' || kind === 'B' ? NAME : NUMBER;
    const value = again ? `\\k<${group}>` : `(?<${group}>${what})`;
    return kind === 't' ? `${value} (?:${MANIES}|${ONES})` : value;
  });
  return new RegExp(`^${source}$`, 'u');
}

const stories = STORIES.map(([english, spanish]) => ({ pattern: patternOf(english), spanish }));

/** A short story about things that somebody has, in Spanish; undefined for any other text. */
export function storyInSpanish(english: string): string | undefined {
  for (const { pattern, spanish } of stories) {
    const groups = pattern.exec(english)?.groups;
    if (groups === undefined) continue;
    const [thing, ...others] = [...english.matchAll(ANY)].map(([word]) => byWord.get(word));
    // A story of two kinds of things is none of these.
    if (thing === undefined || others.some((other) => other !== thing)) continue;
    const [, , una, varias] = thing;
    const howMany = isFeminine(una) ? 'cuántas' : 'cuántos';
    const words: Readonly<Record<string, string>> = {
      ...groups,
      many: varias,
      c: howMany,
      C: `C${howMany.slice(1)}`,
      un: isFeminine(una) ? 'una' : 'uno',
    };
    return spanish.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
      const number = groups[place.replace('t', 'n')];
      if (place.startsWith('t')) return `${number} ${number === '1' ? una : varias}`;
      return words[place] ?? '';
    });
  }
  return undefined;
}
