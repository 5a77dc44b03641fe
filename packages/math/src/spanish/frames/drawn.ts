import type { Frames } from '../reader-of-frames.ts';

/** The labels of figures, as the legend of a task names them. */
const LABELS: Readonly<Record<string, string>> = {
  acute: 'agudo',
  right: 'recto',
  obtuse: 'obtuso',
  straight: 'llano',
  radius: 'radio',
  diameter: 'diámetro',
  chord: 'cuerda',
  leg: 'cateto',
  hypotenuse: 'hipotenusa',
};

/** All orders of some words. */
const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length === 0
    ? [[]]
    : words.flatMap((word) => ordersOf(words.filter((other) => other !== word)).map((rest) => [word, ...rest]));

const legend = (words: readonly string[]): string =>
  `${words.map((word, at) => `${'ABCDEF'.charAt(at)}: ${word}`).join('; ')}.`;

/** Legends in every order in which a task may name its labels. */
const legends = [
  ['acute', 'right', 'obtuse'],
  ['acute', 'right', 'obtuse', 'straight'],
  ['radius', 'diameter', 'chord'],
  ['leg', 'hypotenuse'],
].flatMap(ordersOf);

const SIDES: Readonly<Record<string, string>> = {
  'above the line, to the right': 'arriba de la recta, a la derecha',
  'above the line, to the left': 'arriba de la recta, a la izquierda',
  'below the line, to the left': 'debajo de la recta, a la izquierda',
  'below the line, to the right': 'debajo de la recta, a la derecha',
};
const CROSSINGS: Readonly<Record<string, string>> = {
  lower: 'En el cruce de abajo',
  upper: 'En el cruce de arriba',
};
const sides = Object.entries(CROSSINGS).flatMap(([crossing, crossingEs]) =>
  Object.entries(SIDES).map(([side, sideEs]): readonly [string, string] => [
    `At the ${crossing} crossing, ${side}: angle 2.`,
    `${crossingEs}, ${sideEs}: ángulo 2.`,
  ]),
);

/** Words beside a figure and above the columns of a table. */
export const drawnWords: Readonly<Record<string, string>> = {
  ...LABELS,
  Total: 'Total',
  'cups of rice': 'tazas de arroz',
  'cups of water': 'tazas de agua',
  'spoons of cocoa': 'cucharadas de cacao',
  'cups of milk': 'tazas de leche',
  'red beads': 'cuentas rojas',
  'blue beads': 'cuentas azules',
  'cans of yellow paint': 'latas de pintura amarilla',
  'cans of white paint': 'latas de pintura blanca',
  'glasses of lemonade': 'vasos de limonada',
  'grade 7': 'grado 7',
  'grade 8': 'grado 8',
  walk: 'a pie',
  'take the bus': 'en autobús',
  'has a pet': 'tiene mascota',
  'has no pet': 'no tiene mascota',
  'plays outside': 'juega afuera',
  reads: 'lee',
  'early shift': 'primer turno',
  'late shift': 'segundo turno',
  tea: 'té',
  coffee: 'café',
  morning: 'mañana',
  evening: 'tarde',
  train: 'tren',
  car: 'carro',
  'north side': 'lado norte',
  'south side': 'lado sur',
  yes: 'sí',
  no: 'no',
};

/** Tasks to fill a table, label a figure and draw bars, and what their figures show. */
export const drawnFrames: Frames = {
  ...Object.fromEntries(legends.map((words) => [legend(words), legend(words.map((word) => LABELS[word] ?? word))])),
  'A: 40°; B: 140°.': 'A: 40°; B: 140°.',
  'All rows have the same ratio.': 'Todas las filas tienen la misma razón.',
  'Fill the table.': 'Completen la tabla.',
  'Fill the table for the rule `y = 3x + 2`.': 'Completen la tabla para la regla `y = 3x + 2`.',
  'Fill the table by its totals.': 'Completen la tabla con sus totales.',
  'Each row is the same amount in two units.': 'Cada fila es la misma cantidad en dos unidades.',
  'Write the missing numbers row by row, with commas between them.':
    'Escriban los números que faltan fila por fila, separados por comas.',
  'A table in which some numbers are missing.': 'Una tabla en la que faltan algunos números.',
  'Label the angles.': 'Rotulen los ángulos.',
  'Label each line in the circle.': 'Rotulen cada línea del círculo.',
  'A diameter is a chord too: choose the most exact name.':
    'Un diámetro también es una cuerda: elijan el nombre más exacto.',
  'Label the sides of the right triangle.': 'Rotulen los lados del triángulo rectángulo.',
  'A label may fit twice.': 'Un rótulo puede servir dos veces.',
  'The two level lines are parallel.': 'Las dos rectas horizontales son paralelas.',
  'Write the letter for each number in order, with commas between them.':
    'Escriban la letra de cada número en orden, separadas por comas.',
  'Angles.': 'Ángulos.',
  'Angle 1 opens 40 degrees.': 'El ángulo 1 abre 40 grados.',
  'A circle with its center.': 'Un círculo con su centro.',
  'Line 1 goes from the center to the circle.': 'La línea 1 va del centro al borde del círculo.',
  'Line 1 goes through the center, from one side of the circle to the other.':
    'La línea 1 pasa por el centro, de un lado del círculo al otro.',
  'Line 1 joins two points of the circle and misses the center.':
    'La línea 1 une dos puntos del borde y no pasa por el centro.',
  'A right triangle with its right angle marked.': 'Un triángulo rectángulo con su ángulo recto marcado.',
  'Side 1 lies across from the right angle.': 'El lado 1 está enfrente del ángulo recto.',
  'The other two sides meet at it.': 'Los otros dos lados se juntan en él.',
  'Two parallel lines, crossed by a third line.': 'Dos rectas paralelas, cortadas por una tercera.',
  'At the lower crossing an angle of 50° is marked above the line, to the right.':
    'En el cruce de abajo está marcado un ángulo de 50° arriba de la recta, a la derecha.',
  ...Object.fromEntries(sides),
  'Ana shares 24 stickers among 4 children.': 'Ana reparte 24 calcomanías entre 4 niños.',
  'Ana puts 24 stickers in bags of 6.': 'Ana pone 24 calcomanías en bolsas de 6.',
  'Draw a bar in equal parts.': 'Dibujen una barra en partes iguales.',
  'Draw the bar with as few equal parts as possible.':
    'Dibujen la barra con la menor cantidad posible de partes iguales.',
  'Draw a bar for each, with as few equal parts as possible.':
    'Dibujen una barra para cada persona, con la menor cantidad posible de partes iguales.',
  'How many parts does it have, and how much is one part?': '¿Cuántas partes tiene y cuánto vale una parte?',
  'How many parts does it have, how many are colored, and how much is one part?':
    '¿Cuántas partes tiene, cuántas están sombreadas y cuánto vale una parte?',
  'How many parts does Ana get, how many does Sam get, and how much is one part?':
    '¿Cuántas partes recibe Ana, cuántas recibe Sam y cuánto vale una parte?',
  'Write the two numbers in this order, with commas between them.':
    'Escriban los dos números en este orden, separados por comas.',
  'Write the three numbers in this order, with commas between them.':
    'Escriban los tres números en este orden, separados por comas.',
  'Ana has 24 stickers and gives away `3/4` of them.': 'Ana tiene 24 calcomanías y regala `3/4` de ellas.',
  'Ana has 24 beads and gives away `3/4` of them.': 'Ana tiene 24 cuentas y regala `3/4` de esa cantidad.',
  'The colored parts are what Ana gives away.': 'Las partes sombreadas son lo que Ana regala.',
  'The colored parts are what Ana has.': 'Las partes sombreadas son lo que Ana tiene.',
  'Ana has 18 stickers.': 'Ana tiene 18 calcomanías.',
  'That is `3/4` of all the stickers in the box.': 'Son `3/4` de todas las calcomanías de la caja.',
  'That is 4 times as many stickers as Ana has.': 'Son 4 veces las calcomanías que tiene Ana.',
  'Ana and Sam have 30 stickers together.': 'Ana y Sam tienen 30 calcomanías en total.',
  'Ana has 4 times as many stickers as Sam.': 'Ana tiene 4 veces las calcomanías de Sam.',
  'Ana and Sam have stickers in the ratio 3 to 4.': 'Ana y Sam tienen calcomanías en la razón 3 a 4.',
  'Together they have 35 stickers.': 'En total tienen 35 calcomanías.',
  'Ana has 8 more stickers than Sam.': 'Ana tiene 8 calcomanías más que Sam.',
};

/** Hints and reasons of these tasks. */
export const drawnHints: Frames = {
  'What is the first row multiplied by to get the number that is known?':
    '¿Por cuánto se multiplica la primera fila para llegar al número que se conoce?',
  'Multiply or divide both numbers of a row by the same number.':
    'Multiplica o divide los dos números de una fila por el mismo número.',
  'Nothing is added.': 'No se suma nada.',
  'Is the missing number an input or an output?': '¿El número que falta es una entrada o una salida?',
  'To find an input, undo the steps of the rule, the last one first.':
    'Para hallar una entrada, deshaz los pasos de la regla, primero el último.',
  'Begin in a row or a column in which only one number is missing.':
    'Empieza en una fila o una columna en la que falte un solo número.',
  'The counts of a row make its total, and so do the counts of a column.':
    'Las cantidades de una fila forman su total, y las de una columna también.',
  'The first row says how many of the small unit make one of the large unit.':
    'La primera fila dice cuántas unidades pequeñas forman una grande.',
  'Are there more of the small unit or of the large unit in each row?':
    '¿En cada fila hay más unidades pequeñas o más unidades grandes?',
  'Compare each angle with the corner of a sheet of paper, which is a right angle.':
    'Compara cada ángulo con la esquina de una hoja de papel, que es un ángulo recto.',
  'Turn the sheet if you like.': 'Gira la hoja si quieres.',
  'An angle stays the same when it is turned.': 'Un ángulo no cambia cuando se gira.',
  'Which lines go through the center, or end there?': '¿Qué líneas pasan por el centro o terminan ahí?',
  'A diameter is as long as two radii.': 'Un diámetro mide lo mismo que dos radios.',
  'A line that misses the center has only the name chord.': 'Una línea que no pasa por el centro solo se llama cuerda.',
  'Find the mark of the right angle first.': 'Busca primero la marca del ángulo recto.',
  'Two sides meet at the right angle.': 'Dos lados se juntan en el ángulo recto.',
  'What is the third side, across from it, called?': '¿Cómo se llama el tercer lado, el de enfrente?',
  'Is the angle across from the known one, or beside it?': '¿El ángulo está enfrente del conocido o al lado?',
  'The whole bar is everything that is there.': 'La barra entera es todo lo que hay.',
  'The bar has a part for each child.': 'La barra tiene una parte para cada niño.',
  'One part is a bag.': 'Una parte es una bolsa.',
  'How many of them fill the bar?': '¿Cuántas llenan la barra?',
  'Draw the short bar as one part.': 'Dibuja la barra corta como una sola parte.',
  'The long bar is made of parts of the same size.': 'La barra larga está hecha de partes del mismo tamaño.',
  'Which bar does the number of the story fill: the short one, the long one, or both?':
    '¿Qué barra llena el número de la historia: la corta, la larga o las dos?',
  'The number of the story fills both bars.': 'El número de la historia llena las dos barras.',
  'How many parts are there together?': '¿Cuántas partes hay en total?',
  'Each number of the ratio says how many parts that bar has.':
    'Cada número de la razón dice cuántas partes tiene esa barra.',
  'All parts have one size.': 'Todas las partes tienen el mismo tamaño.',
  'By how many parts is one bar longer?': '¿Cuántas partes más tiene una de las barras?',
  'That is the number of the story.': 'Ese es el número de la historia.',
  'Which number of the fraction says into how many equal parts the bar is divided?':
    '¿Qué número de la fracción dice en cuántas partes iguales se divide la barra?',
  'The number of the story is the whole bar.': 'El número de la historia es la barra entera.',
  'How much is one part of it?': '¿Cuánto vale una de sus partes?',
  'The number of the story fills the colored parts only.': 'El número de la historia llena solo las partes sombreadas.',
  'How much is one of them?': '¿Cuánto vale una de ellas?',
  'One part for each bag: how often does a bag fit?': 'Una parte por cada bolsa: ¿cuántas veces cabe una bolsa?',
  'Write the parts, and what one part is.': 'Escribe las partes y cuánto vale una parte.',
  'One part for each child: divide by how many there are.': 'Una parte por cada niño: divide entre cuántos son.',
  'The short bar is one part.': 'La barra corta es una parte.',
  'The long bar has as many of them as the story says.': 'La barra larga tiene tantas como dice la historia.',
  'All the parts together are known: divide by how many there are.':
    'Se conocen todas las partes juntas: divide entre cuántas son.',
  'The long bar is known: divide by its parts.': 'Se conoce la barra larga: divide entre sus partes.',
  'Divide by the number of the first row.': 'Divide entre el número de la primera fila.',
  'Multiply by the number of the first row.': 'Multiplica por el número de la primera fila.',
  'Write the missing numbers.': 'Escribe los números que faltan.',
  'The denominator says how many parts the bar has, and the numerator how many are colored.':
    'El denominador dice cuántas partes tiene la barra, y el numerador cuántas están sombreadas.',
  'The colored parts are known: divide by how many they are.':
    'Se conocen las partes sombreadas: divide entre cuántas son.',
  'Write the parts, the colored ones, and what one part is.':
    'Escribe las partes, las sombreadas y cuánto vale una parte.',
  'The whole bar is known: divide by all its parts.': 'Se conoce la barra entera: divide entre todas sus partes.',
  'Find a smaller row first.': 'Busca primero una fila más pequeña.',
  'Multiply both numbers of the row.': 'Multiplica los dos números de la fila.',
  'So many parts are the number that is known.': 'Esa cantidad de partes es el número que se conoce.',
  'Divide it by these parts.': 'Divídelo entre esas partes.',
  'Write the parts of both, and what one part is.': 'Escribe las partes de las dos y cuánto vale una parte.',
  'Put the input into the rule.': 'Pon la entrada en la regla.',
  'Undo the last step first.': 'Deshaz primero el último paso.',
  'An angle beside the known one fills a straight line with it.':
    'Un ángulo al lado del conocido forma con él una línea recta.',
  'This side lies across from the right angle: it is the hypotenuse.':
    'Este lado está enfrente del ángulo recto: es la hipotenusa.',
  'The two sides at the right angle are the legs.': 'Los dos lados del ángulo recto son los catetos.',
  'Take what is known in the first row from the total of that row.':
    'Resta lo que se conoce de la primera fila del total de esa fila.',
  'Take what is known in the first column from the total of that column.':
    'Resta lo que se conoce de la primera columna del total de esa columna.',
  'Take what is known in the second column from the total of that column.':
    'Resta lo que se conoce de la segunda columna del total de esa columna.',
  'Add the second row.': 'Suma la segunda fila.',
  'Add the first column.': 'Suma la primera columna.',
  'Add the second column.': 'Suma la segunda columna.',
  'Do the same in the second row.': 'Haz lo mismo en la segunda fila.',
};
