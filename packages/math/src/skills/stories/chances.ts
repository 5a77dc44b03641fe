import type { Told } from '../kit/told.ts';

/** `[fit]` of `[all]` equally likely outcomes, tried `[trials]` times. */
export const trialStories: readonly Told[] = [
  [
    '`[fit]` out of every `[all]` seeds of a kind grow. A gardener plants `[trials]` seeds. About how many should grow?',
    '`[fit]` de cada `[all]` semillas de un tipo brotan. Un jardinero planta `[trials]` semillas. ¿Más o menos cuántas deberían brotar?',
  ],
  [
    '`[fit]` out of every `[all]` students of a school walk to school. In a group of `[trials]` students, about how many should walk?',
    '`[fit]` de cada `[all]` estudiantes de una escuela van a pie. En un grupo de `[trials]` estudiantes, ¿más o menos cuántos deberían ir a pie?',
  ],
  [
    '`[fit]` out of every `[all]` shots of a player go in. The player takes `[trials]` shots. About how many should go in?',
    '`[fit]` de cada `[all]` tiros de una jugadora entran. La jugadora hace `[trials]` tiros. ¿Más o menos cuántos deberían entrar?',
  ],
  [
    '`[fit]` out of every `[all]` buses on a line come late. In `[trials]` trips, about how many should come late?',
    '`[fit]` de cada `[all]` autobuses de una línea se retrasan. En `[trials]` viajes, ¿más o menos cuántos deberían retrasarse?',
  ],
  [
    '`[fit]` out of every `[all]` guests of a café order tea. Of `[trials]` guests, about how many should order tea?',
    '`[fit]` de cada `[all]` clientes de un café piden té. De `[trials]` clientes, ¿más o menos cuántos deberían pedir té?',
  ],
  [
    '`[fit]` out of every `[all]` days in a place are windy. In `[trials]` days, about how many should be windy?',
    '`[fit]` de cada `[all]` días en un lugar hay viento. En `[trials]` días, ¿más o menos en cuántos debería haber viento?',
  ],
  [
    '`[fit]` out of every `[all]` books in a library are new. Of `[trials]` books, about how many should be new?',
    '`[fit]` de cada `[all]` libros de una biblioteca son nuevos. De `[trials]` libros, ¿más o menos cuántos deberían ser nuevos?',
  ],
  [
    '`[fit]` out of every `[all]` games end in a tie. In `[trials]` games, about how many should end in a tie?',
    '`[fit]` de cada `[all]` partidos terminan en empate. En `[trials]` partidos, ¿más o menos cuántos deberían terminar en empate?',
  ],
  [
    '`[fit]` out of every `[all]` eggs from a farm are brown. Of `[trials]` eggs, about how many should be brown?',
    '`[fit]` de cada `[all]` huevos de una granja son cafés. De `[trials]` huevos, ¿más o menos cuántos deberían ser cafés?',
  ],
  [
    '`[fit]` out of every `[all]` fish in a lake are trout. Of `[trials]` fish, about how many should be trout?',
    '`[fit]` de cada `[all]` peces de un lago son truchas. De `[trials]` peces, ¿más o menos cuántos deberían ser truchas?',
  ],
  [
    '`[fit]` out of every `[all]` calls to an office are about tickets. Of `[trials]` calls, about how many should be about tickets?',
    '`[fit]` de cada `[all]` llamadas a una oficina son sobre boletos. De `[trials]` llamadas, ¿más o menos cuántas deberían ser sobre boletos?',
  ],
  [
    '`[fit]` out of every `[all]` bags of candy hold a prize. Of `[trials]` bags, about how many should hold a prize?',
    '`[fit]` de cada `[all]` bolsas de dulces traen un premio. De `[trials]` bolsas, ¿más o menos cuántas deberían traer un premio?',
  ],
  [
    '`[fit]` out of every `[all]` songs on a list are slow. Of `[trials]` songs, about how many should be slow?',
    '`[fit]` de cada `[all]` canciones de una lista son lentas. De `[trials]` canciones, ¿más o menos cuántas deberían ser lentas?',
  ],
  [
    '`[fit]` out of every `[all]` visitors of a zoo see the penguins. Of `[trials]` visitors, about how many should see them?',
    '`[fit]` de cada `[all]` visitantes de un zoológico ven los pingüinos. De `[trials]` visitantes, ¿más o menos cuántos deberían verlos?',
  ],
];

/** Two samples, `[first]` and `[second]`; in the long run half of them fit. */
export const sampleStories: readonly Told[] = (
  [
    ['hospital', 'births in a week', 'girls', 'Un hospital', 'otro', 'nacimientos en una semana', 'niñas'],
    ['class', 'coin tosses', 'heads', 'Un grupo', 'otro', 'lanzamientos de moneda', 'caras'],
    [
      'bakery',
      'customers in a day',
      'people who buy bread',
      'Una panadería',
      'otra',
      'clientes en un día',
      'personas que compran pan',
    ],
    [
      'library',
      'visitors in a day',
      'people who borrow a book',
      'Una biblioteca',
      'otra',
      'visitantes en un día',
      'personas que se llevan un libro',
    ],
    ['school', 'lunches', 'meals without meat', 'Una escuela', 'otra', 'almuerzos', 'comidas sin carne'],
    [
      'store',
      'pairs of socks sold',
      'white ones',
      'Una tienda',
      'otra',
      'pares de calcetines vendidos',
      'pares blancos',
    ],
    ['park', 'dogs in a day', 'dogs on a leash', 'Un parque', 'otro', 'perros en un día', 'perros con correa'],
    ['theater', 'tickets sold', 'child tickets', 'Un teatro', 'otro', 'boletos vendidos', 'boletos de niño'],
    ['garden', 'tulips', 'red ones', 'Un jardín', 'otro', 'tulipanes', 'tulipanes rojos'],
    [
      'bridge',
      'cars in an hour',
      'cars going north',
      'Un puente',
      'otro',
      'autos en una hora',
      'autos que van al norte',
    ],
    ['clinic', 'patients in a day', 'children', 'Una clínica', 'otra', 'pacientes en un día', 'niños'],
    ['farm', 'chicks', 'hens', 'Una granja', 'otra', 'pollitos', 'hembras'],
    ['café', 'drinks sold', 'cold ones', 'Un café', 'otro', 'bebidas vendidas', 'bebidas frías'],
    [
      'gym',
      'members',
      'people who come in the morning',
      'Un gimnasio',
      'otro',
      'socios',
      'personas que van en la mañana',
    ],
    ['team', 'games', 'wins', 'Un equipo', 'otro', 'partidos', 'victorias'],
  ] as const
).map(
  ([a, what, hit, un, otro, que, de]): Told => [
    `One ${a} counts \`[first]\` ${what}, another ${a} counts \`[second]\`. In the long run half are ${hit}. Where is a result of more than \`[percent]%\` more likely?`,
    `${un} cuenta \`[first]\` ${que}, ${otro} cuenta \`[second]\`. A la larga la mitad son ${de}. ¿Dónde es más probable un resultado de más de \`[percent]%\`?`,
  ],
);

/** A growing pattern of figures: `[m]` more each time, from `[m] + [b]`; the words of both languages. */
export const PATTERNS = [
  ['matchsticks', 'a row of squares', 3, 1, 'Cuántos', 'cerillos', 'una fila de cuadrados'],
  ['matchsticks', 'a row of triangles', 2, 1, 'Cuántos', 'cerillos', 'una fila de triángulos'],
  ['tiles', 'a path around a flower bed', 2, 6, 'Cuántas', 'losetas', 'un camino alrededor de un arriate'],
  ['chairs', 'a row of tables pushed together', 4, 2, 'Cuántas', 'sillas', 'una fila de mesas juntas'],
  ['beads', 'a chain', 5, 3, 'Cuántas', 'cuentas', 'una cadena'],
  ['posts and rails', 'a fence', 4, 1, 'Cuántos', 'postes y barras', 'una cerca'],
  ['toothpicks', 'a row of hexagons', 5, 1, 'Cuántos', 'palillos', 'una fila de hexágonos'],
  ['blocks', 'a staircase wall', 3, 2, 'Cuántos', 'bloques', 'un muro en escalera'],
  ['lights', 'a string of lanterns', 6, 2, 'Cuántas', 'luces', 'una serie de faroles'],
  ['stones', 'a path through a garden', 4, 3, 'Cuántas', 'piedras', 'un sendero por un jardín'],
  ['cups', 'a row of small towers', 6, 4, 'Cuántos', 'vasos', 'una fila de torres pequeñas'],
  ['pins', 'a row of photos on a board', 2, 2, 'Cuántos', 'alfileres', 'una fila de fotos en un tablero'],
  ['dots', 'a growing cross', 4, 1, 'Cuántos', 'puntos', 'una cruz que crece'],
  ['leaves', 'a growing vine', 3, 4, 'Cuántas', 'hojas', 'una enredadera que crece'],
  ['windows', 'a growing train', 8, 2, 'Cuántas', 'ventanas', 'un tren que crece'],
] as const;

export const patternStories: readonly Told[] = PATTERNS.map(
  ([piece, figure, , , cuantos, piezas, figura]): Told => [
    `A pattern grows: ${figure}. Figure 1 needs \`[one]\` ${piece}, figure 2 needs \`[two]\`, figure 3 needs \`[three]\`. It goes on in the same way. How many ${piece} does figure \`[n]\` need?`,
    `Un patrón crece: ${figura}. La figura 1 lleva \`[one]\` ${piezas}, la figura 2 lleva \`[two]\`, la figura 3 lleva \`[three]\`. Sigue de la misma manera. ¿${cuantos} ${piezas} lleva la figura \`[n]\`?`,
  ],
);

/** Things of several colors in a bag, and in Spanish. */
/** What is in a bag, all of it feminine in Spanish. */
export const thingsInBag = [
  ['marbles', 'canicas'],
  ['beads', 'cuentas'],
  ['counters', 'fichas'],
  ['ribbons', 'cintas'],
  ['socks', 'medias'],
  ['tickets', 'tarjetas de rifa'],
  ['pins', 'chapas'],
  ['paper stars', 'estrellas de papel'],
  ['blocks', 'piezas de madera'],
  ['paper clips', 'grapas'],
  ['game tokens', 'fichas de juego'],
  ['hair ties', 'ligas'],
  ['pebbles', 'piedritas'],
  ['gumballs', 'bolitas de chicle'],
  ['tennis balls', 'pelotas'],
] as const;

export const inBag: readonly string[] = thingsInBag.map(([things]) => things);

const COLORS = ['rojo', 'azul', 'verde', 'amarillo'] as const;
const ENGLISH = ['red', 'blue', 'green', 'yellow'] as const;
const PLACES = ['[a]', '[b]', '[c]', '[d]'] as const;
const row = (parts: readonly string[], and: string): string =>
  `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;

/** `[a]` red ones and others; the chance that one is red, or is not. */
export const bagStories = thingsInBag.map(([things, cosas]) => {
  const told = (colors: number, not: boolean): Told => {
    const [english, spanish] = [ENGLISH, COLORS].map((names, language) =>
      row(
        PLACES.slice(0, colors).map((place, at) => `\`${place}\` ${language === 1 ? 'de color ' : ''}${names[at]}`),
        language === 1 ? 'y' : 'and',
      ),
    );
    return [
      `A bag holds ${english} ${things}. One is taken out without looking. What is the probability that it is ${not ? 'not ' : ''}red?`,
      `Una bolsa tiene ${cosas}: ${spanish}. Se saca una sin mirar. ¿Cuál es la probabilidad de que ${not ? 'no ' : ''}sea de color rojo?`,
    ];
  };
  return { red: [2, 3, 4].map((colors) => told(colors, false)), notRed: [2, 3, 4].map((colors) => told(colors, true)) };
});

/** `[fit]` of `[all]` are red; two are taken out. */
export const drawStories: readonly { readonly back: Told; readonly out: Told }[] = thingsInBag.map(
  ([things, cosas]) => {
    const told = (english: string, spanish: string): Told => [
      `A bag holds \`[all]\` ${things}; \`[fit]\` of them are red. One is taken out without looking and ${english}. Then a second one is taken. What is the probability that both are red?`,
      `Una bolsa tiene \`[all]\` ${cosas}; \`[fit]\` son de color rojo. Se saca una sin mirar y ${spanish}. Luego se saca otra. ¿Cuál es la probabilidad de que las dos sean de color rojo?`,
    ];
    return { back: told('put back', 'se regresa'), out: told('kept out', 'se deja fuera') };
  },
);

/** Why somebody tries a fair device again and again. */
export const streakOpenings: readonly Told[] = [
  ['Two friends want to know who goes first.', 'Dos amigos quieren saber quién empieza.'],
  ['In a game, chance decides who moves.', 'En un juego, el azar decide quién avanza.'],
  ['At the fair there is a stand with a game of chance.', 'En la feria hay un puesto con un juego de azar.'],
  ['A class tests the things that it will play with.', 'Una clase prueba las cosas con las que va a jugar.'],
  ['Before a match, chance decides who has the ball.', 'Antes de un partido, el azar decide quién tiene el balón.'],
  ['A scientist writes down one result after another.', 'Una científica anota un resultado tras otro.'],
  [
    'Two sisters let chance decide who washes the dishes.',
    'Dos hermanas dejan que el azar decida quién lava los platos.',
  ],
  ['On a rainy day a family plays a game.', 'En un día de lluvia una familia juega un juego.'],
  ['A magician says that there is no trick.', 'Un mago dice que no hay truco.'],
  ['In a film somebody wins again and again.', 'En una película alguien gana una y otra vez.'],
  ['A teacher shows what chance can do.', 'Una maestra muestra lo que puede hacer el azar.'],
  ['On the bus two children try their luck.', 'En el autobús dos niños prueban su suerte.'],
  ['At a party the prizes go by chance.', 'En una fiesta los premios se dan al azar.'],
  ['A camp lets chance decide who cooks.', 'Un campamento deja que el azar decida quién cocina.'],
  ['For a poll somebody picks streets by chance.', 'Para una encuesta alguien elige calles al azar.'],
  ['A computer plays a game against itself.', 'Una computadora juega contra sí misma.'],
];
