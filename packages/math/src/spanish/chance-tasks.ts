import type { Pattern } from './number-tasks.ts';

const N = '(`?-?\\$?[\\d,.]+%?`?)';
const pattern = (english: string, spanish: string): Pattern => [new RegExp(`^${english}$`), spanish];

const COLORS = { red: 'rojo', blue: 'azul', green: 'verde', yellow: 'amarillo' } as const;
const spinners = Object.entries(COLORS).map(([color, colorEs]) =>
  pattern(
    `A spinner has ${N} equal parts\\. ${N} of them is ${color}\\. It is spun ${N} times\\. About how many times should it stop on ${color}\\?`,
    `Una ruleta tiene $1 partes iguales. De ellas, $2 es de color ${colorEs}. Se gira $3 veces. ¿Más o menos cuántas veces para en ${colorEs}?`,
  ),
);

const TWO = {
  [`Two spinners with the equal parts ${N} to ${N} are spun\\.`]:
    'Alguien hace girar dos ruletas con las partes iguales $1 a $2.',
  [`Two fair number cubes \\(${N} to ${N}\\) are rolled\\.`]: 'Alguien tira dos dados justos ($1 a $2).',
} as const;
const two = Object.entries(TWO).flatMap(([what, whatEs]) => [
  pattern(
    `${what} What is the probability of a ${N} and a ${N}, in any order\\?`,
    `${whatEs} ¿Cuál es la probabilidad de un $3 y un $4, sin importar el orden?`,
  ),
  pattern(
    `${what} What is the probability that the sum is ${N}\\?`,
    `${whatEs} ¿Cuál es la probabilidad de que la suma sea $3?`,
  ),
]);

const FIRST = { [`Add ${N} and ${N}`]: 'Sumen $1 y $2', [`Subtract ${N} from ${N}`]: 'Resten $1 de $2' } as const;
const THEN = { [`divide by ${N}`]: 'dividan entre $3', [`multiply by ${N}`]: 'multipliquen por $3' } as const;
const calculations = Object.entries(FIRST).flatMap(([first, firstEs]) =>
  Object.entries(THEN).map(([then, thenEs]) =>
    pattern(
      `${first}, then ${then}\\. Which calculation says this\\?`,
      `${firstEs}, y luego ${thenEs}. ¿Qué cuenta dice esto?`,
    ),
  ),
);

const SHAPES = {
  'a square': 'un cuadrado',
  'a rectangle': 'un rectángulo',
  'a rhombus': 'un rombo',
  'a parallelogram': 'un paralelogramo',
  'a trapezoid': 'un trapecio',
  'a quadrilateral': 'un cuadrilátero',
  'a kite': 'un deltoide',
} as const;
const families = Object.entries(SHAPES).flatMap(([one, oneEs]) =>
  Object.entries(SHAPES).map(([other, otherEs]) =>
    pattern(
      `A piece of paper is ${one}\\. Is it also ${other}\\?`,
      `Una hoja de papel es ${oneEs}. ¿Es también ${otherEs}?`,
    ),
  ),
);

/** Tasks about chance, change in percent, means and calculations, where no thing has to be named. */
export const chanceTasks: readonly Pattern[] = [
  ...spinners,
  ...two,
  ...calculations,
  ...families,
  pattern(
    `A spinner is half red and half blue\\. It stops on red ${N} times in a row\\. What is true of the next spin\\?`,
    'Una ruleta es mitad roja y mitad azul. Para en rojo $1 veces seguidas. ¿Qué es verdad del próximo giro?',
  ),
  pattern(
    `A fair coin is tossed ${N} times and shows tails every time\\. What is true of the next toss\\?`,
    'Una moneda justa se lanza $1 veces y siempre sale cruz. ¿Qué es verdad del próximo lanzamiento?',
  ),
  pattern(
    `A fair coin is tossed ${N} times and shows heads every time\\. What is true of the next toss\\?`,
    'Una moneda justa se lanza $1 veces y siempre sale cara. ¿Qué es verdad del próximo lanzamiento?',
  ),
  pattern(
    `A price rises from ${N} to ${N}\\. By what percent does it rise\\?`,
    'Un precio sube de $1 a $2. ¿En qué porcentaje sube?',
  ),
  pattern(
    `A price falls from ${N} to ${N}\\. By what percent does it fall\\?`,
    'Un precio baja de $1 a $2. ¿En qué porcentaje baja?',
  ),
  pattern(
    `The forecast says ${N} visitors\\. In fact ${N} visitors come\\. What is the percent error\\?`,
    'La previsión dice $1 visitantes. En realidad hay $2. ¿Cuál es el error porcentual?',
  ),
  pattern(
    `Somebody guesses that a jar holds ${N} beans\\. In fact it holds ${N}\\. What is the percent error\\?`,
    'Alguien calcula que en un frasco hay $1 frijoles. En realidad hay $2. ¿Cuál es el error porcentual?',
  ),
  pattern(
    `A scale shows ${N} grams\\. In fact the stone weighs ${N} grams\\. What is the percent error\\?`,
    'Una balanza muestra $1 gramos. En realidad la piedra pesa $2 gramos. ¿Cuál es el error porcentual?',
  ),
  pattern(
    `The temperature changes by ${N} °C each hour\\. How much does it change in ${N} hours, in °C\\? A fall is negative\\.`,
    'La temperatura cambia $1 °C cada hora. ¿Cuánto cambia en $2 horas, en °C? Una bajada es negativa.',
  ),
  pattern(
    `In the morning the temperature is ${N} °C\\. By noon it falls by ${N} °C\\. What is the temperature at noon, in °C\\?`,
    'Por la mañana la temperatura es de $1 °C. Al mediodía ha bajado $2 °C. ¿Cuál es la temperatura al mediodía, en °C?',
  ),
  pattern(
    `A bird is at ${N} meters and a fish is at ${N} meters\\. Heights below sea level are negative\\. How many meters higher is the bird than the fish\\?`,
    'Un pájaro está a $1 metros y un pez a $2 metros. Las alturas bajo el nivel del mar son negativas. ¿Cuántos metros más arriba está el pájaro que el pez?',
  ),
  pattern(
    `In ${N} games a team scored a mean of ${N} points\\. In the next game it scores ${N}\\. What is the mean now\\?`,
    'En $1 partidos un equipo anotó una media de $2 puntos. En el siguiente anota $3. ¿Cuál es ahora la media?',
  ),
  pattern(
    `The mean mass of ${N} boxes is ${N} kg\\. A box of ${N} kg is added\\. What is the mean mass now, in kilograms\\?`,
    'La masa media de $1 cajas es de $2 kg. Se agrega una caja de $3 kg. ¿Cuál es ahora la masa media, en kilogramos?',
  ),
  pattern(
    `The mean age of ${N} people on a bus is ${N}\\. A person aged ${N} gets on\\. What is the mean age now\\?`,
    'La edad media de $1 personas en un autobús es de $2 años. Sube una persona de $3 años. ¿Cuál es ahora la edad media?',
  ),
  pattern(
    `Write an expression: the product of ${N} and (\`\\w\`), increased by ${N}\\.`,
    'Escriban una expresión: el producto de $1 y $2, aumentado en $3.',
  ),
  pattern(
    `Write an expression: ${N} subtracted from the product of ${N} and (\`\\w\`)\\.`,
    'Escriban una expresión: $1 restado del producto de $2 y $3.',
  ),
  pattern(
    `Pencils are packed in bundles of ten\\. There are ${N} pencils\\. How many full bundles can be packed\\?`,
    'Cada paquete lleva diez lápices. Hay $1 lápices. ¿Para cuántos paquetes completos alcanza?',
  ),
  pattern(
    'Divide\\. What is the whole-number quotient, without the remainder\\?',
    'Dividan. ¿Cuál es el cociente entero, sin el residuo?',
  ),
  pattern(
    'The whole strip is 1\\. Write the shaded part as a decimal\\.',
    'La tira entera es 1. Escriban la parte sombreada como decimal.',
  ),
];
