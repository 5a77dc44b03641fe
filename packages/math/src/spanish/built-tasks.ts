import type { Pattern } from './number-tasks.ts';

/** Names of groups, and tasks that always have the same words. */
export const namesOfGroups: Readonly<Record<string, string>> = {
  even: 'pares',
  odd: 'impares',
  triangles: 'triángulos',
  squares: 'cuadrados',
  'other shapes': 'otras figuras',
  'Show the solutions in the plane.': 'Muestren las soluciones en el plano.',
  'Draw the box plot of these data.': 'Tracen el diagrama de caja de estos datos.',
  'Draw the box plot of these data. Leave the median out of both halves.':
    'Tracen el diagrama de caja de estos datos. Dejen la mediana fuera de las dos mitades.',
  'Write the five numbers of the box plot of these data: the least, the lower quartile, the median, the upper quartile and the greatest.':
    'Escriban los cinco números del diagrama de caja de estos datos: el menor, el cuartil inferior, la mediana, el cuartil superior y el mayor.',
  'Write the five numbers of the box plot of these data: the least, the lower quartile, the median, the upper quartile and the greatest. Leave the median out of both halves.':
    'Escriban los cinco números del diagrama de caja de estos datos: el menor, el cuartil inferior, la mediana, el cuartil superior y el mayor. Dejen la mediana fuera de las dos mitades.',
};

const both = (english: string, asked: string, spanish: string, askedEs: string): Pattern[] => [
  [new RegExp(`^${english}$`), spanish],
  [new RegExp(`^${english} ${asked}$`), `${spanish} ${askedEs}`],
];
const LETTERS = 'Write the letter for each card in order, with commas between them\\.';
const LETTERS_ES = 'Escriban la letra de cada tarjeta en orden, separadas por comas.';
const MOVES = {
  'slides `(\\d+)` to the right and `(\\d+)` up': 'se traslada `$1` a la derecha y `$2` hacia arriba',
  'slides `(\\d+)` to the right and `(\\d+)` down': 'se traslada `$1` a la derecha y `$2` hacia abajo',
  'slides `(\\d+)` to the left and `(\\d+)` up': 'se traslada `$1` a la izquierda y `$2` hacia arriba',
  'slides `(\\d+)` to the left and `(\\d+)` down': 'se traslada `$1` a la izquierda y `$2` hacia abajo',
  'is reflected in the `([xy])`-axis': 'se refleja en el eje `$1`',
  'is turned `(180)` degrees about the origin': 'gira `$1` grados alrededor del origen',
  'is turned `(90)` degrees clockwise about the origin':
    'gira `$1` grados en el sentido del reloj alrededor del origen',
  'is turned `(90)` degrees counterclockwise about the origin':
    'gira `$1` grados en contra del sentido del reloj alrededor del origen',
};
const ACROSS = { 'to the right': 'a la derecha', 'to the left': 'a la izquierda' };
const UP = { up: 'hacia arriba', down: 'hacia abajo' };
const WHO = {
  'children chose this fruit': 'niños eligieron cada fruta',
  'children come to school this way': 'niños vienen así a la escuela',
  'families have this pet': 'familias tienen cada mascota',
  'students play this instrument': 'estudiantes tocan cada instrumento',
};
const LENGTHS_OF = {
  ribbons: 'cintas',
  leaves: 'hojas',
  pencils: 'lápices',
  feathers: 'plumas',
  crayons: 'crayones',
  twigs: 'ramitas',
  shells: 'conchas',
  strings: 'cuerdas',
};
const DATA_ON = {
  'minutes of homework': 'minutos de tarea',
  'pages read': 'páginas leídas',
  'laps in a week': 'vueltas en una semana',
  'miles to work': 'millas hasta el trabajo',
  'emails in a day': 'correos en un día',
};
const ONE = {
  pencil: 'Un lápiz',
  ribbon: 'Una cinta',
  leaf: 'Una hoja',
  key: 'Una llave',
  twig: 'Una ramita',
  crayon: 'Un crayón',
  feather: 'Una pluma',
  spoon: 'Una cuchara',
};
const KEYS = {
  'Each tally mark is one\\.': 'Cada raya vale uno.',
  'Each ● stands for (\\d+)\\.': 'Cada ● vale $1.',
  'Each ● stands for (\\d+), and each ◐ for half as many\\.': 'Cada ● vale $1 y cada ◐ vale la mitad.',
};

/** Tasks whose answer is built, sorted or moved: as they are typed, and as they are placed. */
export const builtTasks: readonly Pattern[] = [
  ...both(
    'Sort the numbers\\. A: even; B: odd\\.',
    LETTERS,
    'Clasifiquen los números. A: pares; B: impares.',
    LETTERS_ES,
  ),
  ...both(
    'Sort the shapes\\. A: triangles; B: squares; C: other shapes\\.',
    LETTERS,
    'Clasifiquen las figuras. A: triángulos; B: cuadrados; C: otras figuras.',
    LETTERS_ES,
  ),
  ...both(
    'Match each fraction with an equal one\\. Some are left over\\. (A: [^.]+\\.)',
    LETTERS,
    'Emparejen cada fracción con una igual. Algunas sobran. $1',
    LETTERS_ES,
  ),
  ...both(
    'Match each expression with an equivalent one\\. Some are left over\\. (A: [^.]+\\.)',
    LETTERS,
    'Emparejen cada expresión con una equivalente. Algunas sobran. $1',
    LETTERS_ES,
  ),
  ...Object.entries(MOVES).flatMap(
    ([move, moveEs]) =>
      [
        ...both(
          `Triangle ABC ${move}\\.`,
          "Write the corners A', B' and C' of its image, with commas between them\\.",
          `El triángulo ABC ${moveEs}.`,
          "Escriban los vértices A', B' y C' de su imagen, separados por comas.",
        ),
        [
          new RegExp(`^Triangle ABC ${move}\\. Put its image there\\.$`),
          `El triángulo ABC ${moveEs}. Pongan allí su imagen.`,
        ],
      ] satisfies Pattern[],
  ),
  ...Object.entries(ACROSS).flatMap(([across, acrossEs]) =>
    Object.entries(UP).flatMap(([up, upEs]): Pattern[] => {
      const moved = `^The graph of \`(y = .+)\` is moved \`(\\d+)\` ${across} and \`(\\d+)\` ${up}\\.`;
      const movedEs = `La gráfica de \`$1\` se desplaza \`$2\` ${acrossEs} y \`$3\` ${upEs}.`;
      return [
        [
          new RegExp(`${moved} Write the equation of the new graph\\.$`),
          `${movedEs} Escriban la ecuación de la nueva gráfica.`,
        ],
        [new RegExp(`${moved} Draw the new graph\\.$`), `${movedEs} Tracen la nueva gráfica.`],
      ];
    }),
  ),
  ...Object.entries(WHO).flatMap(([who, whoEs]) =>
    Object.entries(KEYS).flatMap(([key, keyEs]) => {
      const line = keyEs.includes('$1') ? '$2' : '$1';
      return both(
        `The table shows how many ${who}\\. ${key} Make a bar graph with a line for every (\\d+)\\.`,
        'How high is each bar\\? Write the numbers in the order of the table, with commas between them\\.',
        `La tabla muestra cuántos ${whoEs}. ${keyEs} Construyan una gráfica de barras con una línea cada ${line}.`.replace(
          'cuántos familias',
          'cuántas familias',
        ),
        '¿Qué altura tiene cada barra? Escriban los números en el orden de la tabla, separados por comas.',
      );
    }),
  ),
  ...Object.entries(LENGTHS_OF).flatMap(([thing, thingEs]) =>
    both(
      `These are the lengths of ${thing} in inches\\. Make a line plot\\.`,
      'How many dots are above each of (.+) and (\\d+)\\? Write the numbers in this order, with commas between them\\.',
      `Estas son las longitudes de unas ${thingEs} en pulgadas. Construyan un diagrama de puntos.`.replace(
        /unas (lápices|crayones)/,
        'unos $1',
      ),
      '¿Cuántos puntos hay sobre cada uno de $1 y $2? Escriban los números en este orden, separados por comas.',
    ),
  ),
  ...Object.entries(DATA_ON).flatMap(([what, whatEs]) =>
    both(
      `These are data on ${what}\\. Make a histogram with the intervals ([\\d–, ]+)\\.`,
      'How high is each bar\\? Write the numbers from left to right, with commas between them\\.',
      `Estos son datos de ${whatEs}. Construyan un histograma con los intervalos $1.`,
      '¿Qué altura tiene cada barra? Escriban los números de izquierda a derecha, separados por comas.',
    ),
  ),
  ...Object.entries(ONE).flatMap(([item, itemEs]): Pattern[] => {
    const lies = `^A ${item} is (\\d+) centimeters long\\. It lies along the ruler and starts at the mark (\\d+)\\.`;
    const liesEs = `${itemEs} mide $1 centímetros de largo. Está junto a la regla y empieza en la marca $2.`;
    return [
      [new RegExp(`${lies} At which mark does it end\\?$`), `${liesEs} ¿En qué marca termina?`],
      [new RegExp(`${lies} Draw it along the ruler\\.$`), `${liesEs} Dibujen su longitud junto a la regla.`],
    ];
  }),
];
