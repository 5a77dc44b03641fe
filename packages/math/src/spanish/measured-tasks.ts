import type { Pattern } from './number-tasks.ts';

const N = '(`?-?[\\d,.]+(?: \\d+)?(?:/\\d+)?%?`?)';
const POINT = '(`\\([^`]+\\)`)';

type Unit = { readonly short: string; readonly long: string; readonly es: readonly [short: string, long: string] };
const LENGTHS: readonly Unit[] = [
  { short: 'cm', long: 'centimeters', es: ['cm', 'centímetros'] },
  { short: 'm', long: 'meters', es: ['m', 'metros'] },
  { short: 'ft', long: 'feet', es: ['pies', 'pies'] },
  { short: 'in', long: 'inches', es: ['pulgadas', 'pulgadas'] },
];
const isFeminine = (spanish: string): boolean => spanish.endsWith('as');
const howMany = (spanish: string): string => (isFeminine(spanish) ? '¿Cuántas' : '¿Cuántos');
const square = (spanish: string): string => `${spanish} ${isFeminine(spanish) ? 'cuadradas' : 'cuadrados'}`;
const cubic = (spanish: string): string => `${spanish} ${isFeminine(spanish) ? 'cúbicas' : 'cúbicos'}`;

const pattern = (english: string, spanish: string): Pattern => [new RegExp(`^${english}$`), spanish];

/** How the answer is to be given: the end of a task about what is round, or of one with a root. */
const WITH_PI = [
  ['Use (`3\\.14`) for `pi`\\.', (group: number) => `Usen $${group} para \`pi\`.`],
  ['Give the exact answer with `pi`\\.', () => 'Den la respuesta exacta con `pi`.'],
] as const;
const WITH_ROOT = [
  ['', ''],
  [' Give the exact answer: keep the root\\.', ' Den la respuesta exacta: dejen la raíz.'],
] as const;
const ACROSS = { diameter: 'un diámetro', radius: 'un radio' } as const;

/** Circles, cylinders, cones and spheres. */
const round = ({ short, long, es: [s, l] }: Unit): Pattern[] =>
  Object.entries(ACROSS).flatMap(([across, acrossEs]) =>
    WITH_PI.flatMap(([how, howEs]) => [
      pattern(
        `A circle has a ${across} of ${N} ${short}\\. Find its circumference in ${long}\\. ${how}`,
        `Un círculo tiene ${acrossEs} de $1 ${s}. Hallen la longitud de su circunferencia en ${l}. ${howEs(2)}`,
      ),
      pattern(
        `A circle has a ${across} of ${N} ${short}\\. Find its area in square ${long}\\. ${how}`,
        `Un círculo tiene ${acrossEs} de $1 ${s}. Hallen su área en ${square(l)}. ${howEs(2)}`,
      ),
      pattern(
        `A sphere has a ${across} of ${N} ${short}\\. Find its volume in cubic ${long}\\. ${how}`,
        `Una esfera tiene ${acrossEs} de $1 ${s}. Hallen su volumen en ${cubic(l)}. ${howEs(2)}`,
      ),
      ...Object.entries({ cylinder: 'Un cilindro', cone: 'Un cono' }).map(([solid, solidEs]) =>
        pattern(
          `A ${solid} has a ${across} of ${N} ${short} and a height of ${N} ${short}\\. Find its volume in cubic ${long}\\. ${how}`,
          `${solidEs} tiene ${acrossEs} de $1 ${s} y una altura de $2 ${s}. Hallen su volumen en ${cubic(l)}. ${howEs(3)}`,
        ),
      ),
    ]),
  );

/** Rectangles and boxes. */
const straight = ({ short, long, es: [s, l] }: Unit): Pattern[] => [
  pattern(
    `A rectangle is ${N} ${short} long and ${N} ${short} wide\\. Find its area in square ${long}\\.`,
    `Un rectángulo mide $1 ${s} de largo y $2 ${s} de ancho. Hallen su área en ${square(l)}.`,
  ),
  pattern(
    `A box is ${N} ${short} long, ${N} ${short} wide and ${N} ${short} high\\. Find its volume in cubic ${long}\\.`,
    `Una caja mide $1 ${s} de largo, $2 ${s} de ancho y $3 ${s} de alto. Hallen su volumen en ${cubic(l)}.`,
  ),
  pattern(
    `The area of a rectangle is ${N} square ${long}\\. One side is ${N} ${short} long\\. How long is the side next to it\\?`,
    `El área de un rectángulo es de $1 ${square(l)}. Un lado mide $2 ${s}. ¿Cuánto mide el lado contiguo?`,
  ),
  pattern(
    `The perimeter of a rectangle is ${N} ${short}\\. One side is ${N} ${short} long\\. How long is the side next to it\\?`,
    `El perímetro de un rectángulo es de $1 ${s}. Un lado mide $2 ${s}. ¿Cuánto mide el lado contiguo?`,
  ),
];

/** Right triangles. */
const right = ({ short, long, es: [s, l] }: Unit): Pattern[] =>
  WITH_ROOT.flatMap(([exact, exactEs]) => [
    pattern(
      `The sides at the right angle of a triangle are ${N} ${short} and ${N} ${short} long\\. How long is the third side, in ${long}\\?${exact}`,
      `Los lados junto al ángulo recto de un triángulo son de $1 ${s} y $2 ${s}. ¿Cuánto mide el tercer lado, en ${l}?${exactEs}`,
    ),
    pattern(
      `In a right triangle the longest side is ${N} ${short} and one of the other sides is ${N} ${short}\\. How long is the third side, in ${long}\\?${exact}`,
      `En un triángulo rectángulo el lado más largo mide $1 ${s} y otro lado mide $2 ${s}. ¿Cuánto mide el tercer lado, en ${l}?${exactEs}`,
    ),
    pattern(
      `A ladder of ${N} ${short} leans against a wall\\. Its foot is ${N} ${short} from the wall, on level ground\\. How high does it reach, in ${long}\\?${exact}`,
      `Una escalera de $1 ${s} se apoya contra una pared. Su pie está a $2 ${s} de la pared, en suelo plano. ¿A qué altura llega, en ${l}?${exactEs}`,
    ),
    pattern(
      `A kite string of ${N} ${short} is pulled straight\\. The kite is above a spot that is ${N} ${short} away on level ground\\. How high is the kite, in ${long}\\?${exact}`,
      `El hilo de una cometa mide $1 ${s} y está tirante. La cometa está sobre un punto a $2 ${s} de distancia, en suelo plano. ¿A qué altura está la cometa, en ${l}?${exactEs}`,
    ),
  ]);

/** Units that are converted into one another. */
const FAMILIES: readonly Readonly<Record<string, string>>[] = [
  { millimeters: 'milímetros', centimeters: 'centímetros', meters: 'metros', kilometers: 'kilómetros' },
  { inches: 'pulgadas', feet: 'pies', yards: 'yardas', miles: 'millas' },
  { grams: 'gramos', kilograms: 'kilogramos', ounces: 'onzas', pounds: 'libras', tons: 'toneladas' },
  {
    milliliters: 'mililitros',
    liters: 'litros',
    cups: 'tazas',
    pints: 'pintas',
    quarts: 'cuartos',
    gallons: 'galones',
  },
  { seconds: 'segundos', minutes: 'minutos', hours: 'horas', days: 'días', weeks: 'semanas' },
];
const conversions = FAMILIES.flatMap((family) =>
  Object.entries(family).flatMap(([to, toEs]) =>
    Object.entries(family).map(([from, fromEs]) =>
      pattern(`How many ${to} are ${N} ${from}\\?`, `${howMany(toEs)} ${toEs} son $1 ${fromEs}?`),
    ),
  ),
);

const SIDEWAYS = { right: 'a la derecha', left: 'a la izquierda' } as const;
const UPWARD = { up: 'hacia arriba', down: 'hacia abajo' } as const;
const slides = Object.entries(SIDEWAYS).flatMap(([side, sideEs]) =>
  Object.entries(UPWARD).map(([way, wayEs]) =>
    pattern(
      `Point A is at ${POINT}\\. It slides ${N} to the ${side} and ${N} ${way}\\. Where does it land\\?`,
      `El punto A está en $1. Se traslada $2 ${sideEs} y $3 ${wayEs}. ¿Dónde queda?`,
    ),
  ),
);

const MOTIONS = {
  [`reflected in a line that is ${N} units away`]: 'se refleja en una recta a $1 unidades de distancia',
  [`translated by ${N} units`]: 'se traslada $1 unidades',
  [`rotated by ${N}° about a point`]: 'se gira $1° alrededor de un punto',
} as const;
const motions = Object.entries(MOTIONS).flatMap(([motion, motionEs]) => [
  pattern(
    `The figure PQRS is ${motion} to P'Q'R'S'\\. The angle at P is ${N}°\\. How many degrees is the angle at P'\\?`,
    `La figura PQRS ${motionEs} y da P'Q'R'S'. El ángulo en P mide $2°. ¿Cuántos grados mide el ángulo en P'?`,
  ),
  pattern(
    `The figure PQRS is ${motion} to P'Q'R'S'\\. The side PQ is ${N} units long\\. How many units long is P'Q'\\?`,
    `La figura PQRS ${motionEs} y da P'Q'R'S'. El lado PQ mide $2 unidades. ¿Cuántas unidades mide P'Q'?`,
  ),
]);

const maps: readonly Pattern[] = [
  pattern(
    `On a map ${N} cm stands for ${N} km\\. Two towns are ${N} km apart\\. How many cm apart are they on the map\\?`,
    'En un mapa, $1 cm representa $2 km. Entre dos pueblos hay $3 km. ¿Cuántos cm hay entre los dos en el mapa?',
  ),
  pattern(
    `On a map ${N} cm stands for ${N} km\\. Two towns are ${N} cm apart on the map\\. How many km apart are they in the world\\?`,
    'En un mapa, $1 cm representa $2 km. Entre dos pueblos hay $3 cm en el mapa. ¿Cuántos km hay entre los dos en realidad?',
  ),
  pattern(`In which quadrant is the point ${POINT}\\?`, '¿En qué cuadrante está el punto $1?'),
];

/** Tasks about what is measured, with the unit's word in both languages. */
export const measuredTasks: readonly Pattern[] = [
  ...LENGTHS.flatMap((unit) => [...round(unit), ...straight(unit), ...right(unit)]),
  ...conversions,
  ...slides,
  ...motions,
  ...maps,
];
