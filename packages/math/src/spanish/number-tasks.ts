/** A pattern of an English text, with its translation; `$1` is what the first group matched. */
export type Pattern = readonly [english: RegExp, spanish: string];

const NUMBER = '(`?-?[\\d,.]+(?: \\d+)?(?:/\\d+)?%?`?)';
const LENGTHS = { cm: 'cm', m: 'm', ft: 'pies', in: 'pulgadas' } as const;
const AREAS = {
  'square centimeters': 'centímetros cuadrados',
  'square meters': 'metros cuadrados',
  'square feet': 'pies cuadrados',
  'square inches': 'pulgadas cuadradas',
} as const;
const VOLUMES = {
  'cubic centimeters': 'centímetros cúbicos',
  'cubic meters': 'metros cúbicos',
  'cubic feet': 'pies cúbicos',
  'cubic inches': 'pulgadas cúbicas',
} as const;
const SHAPES = {
  parallelogram: 'este paralelogramo',
  triangle: 'este triángulo',
  trapezoid: 'este trapecio',
} as const;
const PLACES = {
  ten: 'a la decena más cercana',
  hundred: 'a la centena más cercana',
  thousand: 'al millar más cercano',
  'whole number': 'al número entero más cercano',
  tenth: 'a la décima más cercana',
  hundredth: 'a la centésima más cercana',
  thousandth: 'a la milésima más cercana',
} as const;

/** One pattern for each unit, so that both languages have its word. */
const eachOf = <K extends string>(
  words: Readonly<Record<K, string>>,
  make: (english: K, spanish: string) => Pattern,
): Pattern[] => {
  const made: Pattern[] = [];
  for (const english in words) made.push(make(english, words[english]));
  return made;
};

/** Tasks with numbers in them. */
export const numberTasks: readonly Pattern[] = [
  [/^Compare (`.+`) and (`.+`)\. Which statement is true\?$/, 'Comparen $1 y $2. ¿Cuál es verdadera?'],
  [/^Compare (`.+`) and (`.+`)\. Which is true\?$/, 'Comparen $1 y $2. ¿Cuál es verdadera?'],
  [/^Do not work it out: how does (`.+`) compare with (\S+)\?$/, 'No hagan la cuenta: ¿cómo es $1 comparado con $2?'],
  [/^Do not work it out: is (`.+`) less or greater than (\S+)\?$/, 'No hagan la cuenta: ¿es $1 menor o mayor que $2?'],
  [
    /^Do not work it out\. How does the first number compare with the second: (`.+`) and (`.+`)\?$/,
    'No hagan la cuenta. ¿Cómo es el primer número comparado con el segundo: $1 y $2?',
  ],
  [/^What number is (\d+) less than (\d+)\?$/, '¿Qué número es $1 menos que $2?'],
  [/^What number is (\d+) more than (\d+)\?$/, '¿Qué número es $1 más que $2?'],
  [/^Which number is less, (\d+) or (\d+)\?$/, '¿Qué número es menor, $1 o $2?'],
  [/^Which number is more, (\d+) or (\d+)\?$/, '¿Qué número es mayor, $1 o $2?'],
  [/^What is the value of the digit (\d) in ([\d,]+)\?$/, '¿Cuál es el valor de la cifra $1 en $2?'],
  [
    /^What is the value of the digit (\d) in (`[\d.]+`)\? Write a decimal or a fraction\.$/,
    '¿Cuál es el valor de la cifra $1 en $2? Escriban un decimal o una fracción.',
  ],
  [
    /^There are (\d+) rows with (\d+) dots in each row\. How many dots are there\?$/,
    'Hay $1 filas con $2 puntos en cada fila. ¿Cuántos puntos hay?',
  ],
  [
    /^The point is at (`.+`)\. Each whole is cut once more, into (\d+) equal parts\. Which fraction over (\d+) names the same point\?$/,
    'El punto está en $1. Cada entero se corta otra vez, en $2 partes iguales. ¿Qué fracción con denominador $3 nombra el mismo punto?',
  ],
  [
    /^List all factors of (\d+), with commas between them\.$/,
    'Escriban todos los factores de $1, separados por comas.',
  ],
  [/^Is (\d+) prime, composite or neither\?$/, '¿Es $1 primo, compuesto o ninguno de los dos?'],
  [
    /^A pattern starts with (\d+)\. Each number after that is (\d+) more than the one before\. The number in place (\d+) is (\d+)\. Which number is in place (\d+)\?$/,
    'Un patrón empieza con $1. Cada número siguiente es $2 más que el anterior. El número en el lugar $3 es $4. ¿Qué número está en el lugar $5?',
  ],
  [
    /^A pattern starts with (\d+)\. Each number after that is (\d+) less than the one before\. The number in place (\d+) is (\d+)\. Which number is in place (\d+)\?$/,
    'Un patrón empieza con $1. Cada número siguiente es $2 menos que el anterior. El número en el lugar $3 es $4. ¿Qué número está en el lugar $5?',
  ],
  [/^How do you read (`[\d.]+`)\?$/, '¿Cómo se lee $1?'],
  [/^Find the greatest common factor of (\d+) and (\d+)\.$/, 'Hallen el máximo común divisor de $1 y $2.'],
  [/^Find the least common multiple of (\d+) and (\d+)\.$/, 'Hallen el mínimo común múltiplo de $1 y $2.'],
  [/^Write (`[\d.]+%`) as a decimal\.$/, 'Escriban $1 como decimal.'],
  [/^Write (`[\d.]+`) as a percent\.$/, 'Escriban $1 como porcentaje.'],
  [
    /^Write (`[\d.]+`) as a fraction\. You need not simplify\.$/,
    'Escriban $1 como fracción. No hace falta simplificar.',
  ],
  [
    /^Write (`[\d.]+`) as a fraction or a mixed number\. You need not simplify\.$/,
    'Escriban $1 como fracción o número mixto. No hace falta simplificar.',
  ],
  [/^What is (`[\d.]+%`) of (`[\d.]+`)\?$/, '¿Cuánto es el $1 de $2?'],
  [/^What percent of (`[\d.]+`) is (`[\d.]+`)\?$/, '¿Qué porcentaje de $1 es $2?'],
  [/^(`[\d.]+%`) of what number is (`[\d.]+`)\?$/, '¿De qué número es $2 el $1?'],
  [/^Which sign belongs between (`.+`) and (`.+`)\?$/, '¿Qué signo va entre $1 y $2?'],
  [/^Work out the value for (`[^`]+`)\.$/, 'Hallen el valor para $1.'],
  [/^Work out the value for (`[^`]+`) and (`[^`]+`)\.$/, 'Hallen el valor para $1 y $2.'],
  [
    /^Which expression has the same value for every number (`\w`)\?$/,
    '¿Qué expresión tiene el mismo valor para todo número $1?',
  ],
  [
    /^A (`\(.+?\)`), B (`\(.+?\)`) and C (`\(.+?\)`) are three corners of a rectangle\. Put a point at the fourth corner\.$/,
    'A $1, B $2 y C $3 son tres vértices de un rectángulo. Pongan un punto en el cuarto vértice.',
  ],
  [
    /^A triangle has sides of (\d+) cm, (\d+) cm and (\d+) cm\. Is it a right triangle\?$/,
    'Un triángulo tiene lados de $1 cm, $2 cm y $3 cm. ¿Es un triángulo rectángulo?',
  ],
  [
    /^A line has slope (`.+`) and goes through (`.+`)\. Write its equation in the form `y = mx \+ b`\.$/,
    'Una recta tiene pendiente $1 y pasa por $2. Escriban su ecuación en la forma `y = mx + b`.',
  ],
  [/^Find (`f\(-?\d+\)`)\.$/, 'Hallen $1.'],
  [/^For which `x` is (`.+`)\?$/, '¿Para qué `x` se cumple $1?'],
  [
    /^Complete the square: write as (`.+`)\. The numbers may be negative\.$/,
    'Completen el cuadrado: escríbanlo como $1. Los números pueden ser negativos.',
  ],
  [
    /^Someone solves an equation and goes from (`.+`) to (`.+`)\. Which of these is true of the step\?$/,
    'Alguien resuelve una ecuación y pasa de $1 a $2. ¿Cuál de estas afirmaciones sobre el paso es verdadera?',
  ],
  [
    /^Write as a decimal number of dollars: (\d+) dollars and (\d+) cents\.$/,
    'Escriban como número decimal de dólares: $1 dólares y $2 centavos.',
  ],
  [
    /^The point (`.+`) is reflected across the (`[xy]`)-axis\. What are the coordinates of its image\?$/,
    'El punto $1 se refleja en el eje $2. ¿Cuáles son las coordenadas de su imagen?',
  ],
  [
    /^Point A is at (`.+`)\. It is reflected in the (`[xy]`)-axis\. Where is its image\?$/,
    'El punto A está en $1. Se refleja en el eje $2. ¿Dónde está su imagen?',
  ],
  [
    /^Point A is at (`.+`)\. It is reflected in the line (`.+`)\. Where is its image\?$/,
    'El punto A está en $1. Se refleja en la recta $2. ¿Dónde está su imagen?',
  ],
  [
    /^Point A is at (`.+`)\. It is turned (`\d+`) degrees about the origin\. Where does it land\?$/,
    'El punto A está en $1. Se gira $2 grados alrededor del origen. ¿Adónde llega?',
  ],
  [
    /^Point A is at (`.+`)\. It is turned (`\d+`) degrees clockwise about the origin\. Where does it land\?$/,
    'El punto A está en $1. Se gira $2 grados en el sentido de las agujas del reloj alrededor del origen. ¿Adónde llega?',
  ],
  [
    /^Point A is at (`.+`)\. It is turned (`\d+`) degrees counterclockwise about the origin\. Where does it land\?$/,
    'El punto A está en $1. Se gira $2 grados en sentido contrario a las agujas del reloj alrededor del origen. ¿Adónde llega?',
  ],
  [/^How many solutions does the system (`.+`) and (`.+`) have\?$/, '¿Cuántas soluciones tiene el sistema $1 y $2?'],
  [
    /^How many different triangles have angles of (\d+)°, (\d+)° and (\d+)°\?$/,
    '¿Cuántos triángulos distintos tienen ángulos de $1°, $2° y $3°?',
  ],
  [
    /^How many different triangles have sides of (\d+) cm, (\d+) cm and (\d+) cm\?$/,
    '¿Cuántos triángulos distintos tienen lados de $1 cm, $2 cm y $3 cm?',
  ],
  [
    /^An angle measures (`\d+`) degrees\. What kind of angle is it\?$/,
    'Un ángulo mide $1 grados. ¿Qué tipo de ángulo es?',
  ],
  [
    /^You count by fives\. Which number comes right after (\d+)\?$/,
    'Si cuentan de cinco en cinco, ¿qué número sigue a $1?',
  ],
  [
    /^You count by hundreds\. Which number comes right after (\d+)\?$/,
    'Si cuentan de cien en cien, ¿qué número sigue a $1?',
  ],
  [
    /^You count by tens\. Which number comes right after (\d+)\?$/,
    'Si cuentan de diez en diez, ¿qué número sigue a $1?',
  ],
  [
    /^Which number comes right before (\d+) when you count by ones\?$/,
    '¿Qué número va justo antes de $1 al contar de uno en uno?',
  ],
  [
    /^Which number comes right after (\d+) when you count by ones\?$/,
    '¿Qué número va justo después de $1 al contar de uno en uno?',
  ],
  [
    /^Look at the pattern: ([\d, ]+, …) Each number is multiplied by the same number\. Which number comes next\?$/,
    'Miren el patrón: $1 Cada número se multiplica por el mismo número. ¿Qué número sigue?',
  ],
  [
    /^Look at the pattern: ([\d, ]+, …) The jump grows by one each time\. Which number comes next\?$/,
    'Miren el patrón: $1 El salto crece en uno cada vez. ¿Qué número sigue?',
  ],
  [/^How many liters are ([\d,]+) milliliters\?$/, '¿Cuántos litros son $1 mililitros?'],
  [/^How many feet are (`\d+`) inches\?$/, '¿Cuántos pies son $1 pulgadas?'],
  [/^How many kilometers are (`\d+`) meters\?$/, '¿Cuántos kilómetros son $1 metros?'],
  [/^What is the opposite of (`.+`)\?$/, '¿Cuál es el opuesto de $1?'],
  [/^What is the opposite of the opposite of (`.+`)\?$/, '¿Cuál es el opuesto del opuesto de $1?'],
  [
    /^`y` is proportional to `x`, so `y = kx`\. When `x` is (`.+`), `y` is (`.+`)\. What is `k`\?$/,
    '`y` es proporcional a `x`, así que `y = kx`. Cuando `x` es $1, `y` es $2. ¿Cuánto es `k`?',
  ],
  [
    /^Start where the axes cross, and go (`\d+`) to the right\. Put a point there\.$/,
    'Empiecen donde se cruzan los ejes y vayan $1 a la derecha. Pongan allí un punto.',
  ],
  [
    /^Start where the axes cross, and go (`\d+`) to the right and (`\d+`) up\. Put a point there\.$/,
    'Empiecen donde se cruzan los ejes y vayan $1 a la derecha y $2 hacia arriba. Pongan allí un punto.',
  ],
  [
    /^Start where the axes cross, and go (`\d+`) to the right and (`\d+`) down\. Put a point there\.$/,
    'Empiecen donde se cruzan los ejes y vayan $1 a la derecha y $2 hacia abajo. Pongan allí un punto.',
  ],
  ...eachOf(
    PLACES,
    (place, lugar): Pattern => [new RegExp(`^Round ${NUMBER} to the nearest ${place}\\.$`), `Redondeen $1 ${lugar}.`],
  ),
  ...eachOf(
    LENGTHS,
    (unit, unidad): Pattern => [
      new RegExp(`^A rectangle is ${NUMBER} ${unit} long and ${NUMBER} ${unit} wide\\. What is its perimeter\\?$`),
      `Un rectángulo mide $1 ${unidad} de largo y $2 ${unidad} de ancho. ¿Cuál es su perímetro?`,
    ],
  ),
  ...eachOf(
    LENGTHS,
    (unit, unidad): Pattern => [
      new RegExp(`^A rectangle is ${NUMBER} ${unit} long and ${NUMBER} ${unit} wide\\. What is its area\\?$`),
      `Un rectángulo mide $1 ${unidad} de largo y $2 ${unidad} de ancho. ¿Cuál es su área?`,
    ],
  ),
  ...eachOf(
    LENGTHS,
    (unit, unidad): Pattern => [
      new RegExp(`^Each side of a square is ${NUMBER} ${unit} long\\. What is its perimeter\\?$`),
      `Cada lado de un cuadrado mide $1 ${unidad}. ¿Cuál es su perímetro?`,
    ],
  ),
  ...eachOf(
    LENGTHS,
    (unit, unidad): Pattern => [
      new RegExp(`^Each side of a square is ${NUMBER} ${unit} long\\. What is its area\\?$`),
      `Cada lado de un cuadrado mide $1 ${unidad}. ¿Cuál es su área?`,
    ],
  ),
  ...eachOf(
    AREAS,
    (unit, unidad): Pattern => [
      new RegExp(`^Find the surface area of this box in ${unit}\\.$`),
      `Hallen el área total de esta caja en ${unidad}.`,
    ],
  ),
  ...eachOf(
    AREAS,
    (unit, unidad): Pattern => [
      new RegExp(`^All corners of this figure are right angles\\. Find its area in ${unit}\\.$`),
      `Todas las esquinas de esta figura son ángulos rectos. Hallen su área en ${unidad}.`,
    ],
  ),
  ...eachOf(
    VOLUMES,
    (unit, unidad): Pattern => [
      new RegExp(`^Find the volume of this box in ${unit}\\.$`),
      `Hallen el volumen de esta caja en ${unidad}.`,
    ],
  ),
  ...eachOf(SHAPES, (shape, figura) => [new RegExp(`^Find the area of this ${shape}\\b`), figura] as const).flatMap(
    ([begin, figura]) =>
      eachOf(
        AREAS,
        (unit, unidad): Pattern => [
          new RegExp(`${begin.source} in ${unit}\\.$`),
          `Hallen el área de ${figura} en ${unidad}.`,
        ],
      ),
  ),
];
