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

/** Tasks about chance and calculations, where no thing has to be named. */
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
    `Write an expression: the product of ${N} and (\`\\w\`), increased by ${N}\\.`,
    'Escriban una expresión: el producto de $1 y $2, aumentado en $3.',
  ),
  pattern(
    `Write an expression: ${N} subtracted from the product of ${N} and (\`\\w\`)\\.`,
    'Escriban una expresión: $1 restado del producto de $2 y $3.',
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
