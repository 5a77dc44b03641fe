import type { Frames } from '../reader-of-frames.ts';

const MATERIALS = {
  foam: 'espuma',
  dough: 'masa',
  soap: 'jabón',
  cheese: 'queso',
  clay: 'arcilla',
  wax: 'cera',
} as const;
const SOLIDS = {
  'a cube': 'un cubo',
  'a cylinder': 'un cilindro',
  'a cone': 'un cono',
  'a sphere': 'una esfera',
  'a ball': 'una pelota',
  'a pyramid with a square base': 'una pirámide de base cuadrada',
  'a pyramid with a rectangle as its base': 'una pirámide con un rectángulo como base',
  'a box that is not a cube': 'una caja que no es un cubo',
  'a prism with a triangle as its base': 'un prisma con un triángulo como base',
} as const;
const MOVED = { rotated: 'gira', reflected: 'refleja', translated: 'traslada' } as const;
const THEN = {
  'is then enlarged by the factor 2': 'luego se amplía por el factor 2',
  'is then reduced by the factor 2': 'luego se reduce por el factor 2',
  'is not changed further': 'no cambia nada más',
  'is then made 3 times as wide, with the same height': 'luego se hace 3 veces más ancho, con la misma altura',
} as const;
const UNITS = {
  cm: ['cm', 'centimeters', 'centímetros'],
  m: ['m', 'meters', 'metros'],
  ft: ['pies', 'feet', 'pies'],
  in: ['pulgadas', 'inches', 'pulgadas'],
} as const;
const MOTIONS = {
  'rotated by 30° about a point': 'se gira 30° alrededor de un punto',
  'translated by 9 units': 'se traslada 9 unidades',
  'reflected in a line that is 11 units away': 'se refleja en una recta a 11 unidades de distancia',
} as const;

/** Tasks about solids, scale and motions. */
export const shapeFrames: Frames = {
  ...Object.fromEntries(
    Object.entries(SOLIDS).flatMap(([solid, solidEs]) =>
      Object.entries(MATERIALS).map(([material, materialEs]) => [
        `The solid is ${solid}, made of ${material}.`,
        `El cuerpo, hecho de ${materialEs}, es ${solidEs}.`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(MOVED).flatMap(([moved, movedEs]) =>
      Object.entries(THEN).map(([then, thenEs]) => [`It is ${moved}, and ${then}.`, `Se ${movedEs}, y ${thenEs}.`]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(UNITS).flatMap(([unit, [short, long, longEs]]) => [
      [
        `A box is \`6\` ${unit} long, \`9\` ${unit} wide and \`2\` ${unit} high.`,
        `Una caja mide \`6\` ${short} de largo, \`9\` ${short} de ancho y \`2\` ${short} de alto.`,
      ],
      [`How long is the stick, in ${long}?`, `¿Cuánto mide el palo, en ${longEs}?`],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(MOTIONS).map(([motion, motionEs]) => [
      `The figure PQRS is ${motion} to P'Q'R'S'.`,
      `La figura PQRS ${motionEs} y da P'Q'R'S'.`,
    ]),
  ),
  'The sides PQ and SR are parallel.': 'Los lados PQ y SR son paralelos.',
  "What about P'Q' and S'R'?": "¿Y P'Q' y S'R'?",
  'A straight stick inside goes from a corner of the floor to the opposite corner of the lid.':
    'Adentro, un palo recto va de una esquina del fondo a la esquina opuesta de la tapa.',
  'It is cut parallel to one face.': 'Se corta paralelo a una cara.',
  'It is cut parallel to its base.': 'Se corta paralelo a su base.',
  'It is cut straight down through its tip.': 'Se corta derecho hacia abajo por la punta.',
  'It is cut straight down through the centers of its bases.':
    'Se corta derecho hacia abajo por los centros de sus bases.',
  'It is cut straight down, at a right angle to its base.':
    'Se corta derecho hacia abajo, en ángulo recto con su base.',
  'It is cut straight down, not through the centers.': 'Se corta derecho hacia abajo, sin pasar por los centros.',
  'It is cut straight down, parallel to its front.': 'Se corta derecho hacia abajo, paralelo al frente.',
  'It is cut straight down from corner to opposite corner of its top.':
    'Se corta derecho hacia abajo de una esquina a la esquina opuesta de arriba.',
  'It is cut in any direction.': 'Se corta en cualquier dirección.',
  'It is cut so that one corner is cut off.': 'Se corta de modo que se quita una esquina.',
  'It is cut straight down, parallel to one side of the base and not through its tip.':
    'Se corta derecho hacia abajo, paralelo a un lado de la base y sin pasar por la punta.',
  'Which shape does the cut have?': '¿Qué figura tiene el corte?',
  'On a plan of a ship, `1` cm stands for `3` m.': 'En un plano de un barco, `1` cm representa `3` m.',
  'On a plan of a town square, `1` cm stands for `5` m.': 'En un plano de una plaza, `1` cm representa `5` m.',
  'On a plan of a garden, `1` cm stands for `5` m.': 'En un plano de {un} jardín, `1` cm representa `5` m.',
  'A side is `5` cm long on the plan.': 'Un lado mide `5` cm en el plano.',
  'How long is it really, in meters?': '¿Cuánto mide en realidad, en metros?',
  'A side is really `20` m long.': 'Un lado mide en realidad `20` m.',
  'How long is it on the plan, in centimeters?': '¿Cuánto mide en el plano, en centímetros?',
  'A poster uses `11` square inches of paper.': 'Un póster usa `11` pulgadas cuadradas de papel.',
  'A larger copy has every length multiplied by `3`.': 'Una copia más grande tiene cada longitud multiplicada por `3`.',
  'How many square inches of paper does the copy use?': '¿Cuántas pulgadas cuadradas de papel usa la copia?',
  'A farmer needs `9` kg of seed for a square field.': 'Alguien necesita `9` kg de semilla para un campo cuadrado.',
  'Another square field has sides that are `2` times as long.': 'Otro campo cuadrado tiene lados `2` veces más largos.',
  'How many kilograms of seed does it need?': '¿Cuántos kilogramos de semilla necesita?',
  'A clay model weighs `6` g.': 'Un modelo de arcilla pesa `6` g.',
  'A solid copy of the same clay is `2` times as long, as wide and as high.':
    'Una copia maciza de la misma arcilla es `2` veces más larga, más ancha y más alta.',
  'How many grams does the copy weigh?': '¿Cuántos gramos pesa la copia?',
  'A small tank holds `6` liters.': 'En un tanque pequeño caben `6` litros.',
  'A tank of the same shape has every length multiplied by `3`.':
    'Un tanque de la misma forma tiene cada longitud multiplicada por `3`.',
  'How many liters does it hold?': '¿Cuántos litros caben en él?',
  'Painting a window star takes `4` mL of paint.': 'Para pintar una estrella de ventana se usan `4` mL de pintura.',
  'A star of the same shape is `2` times as tall.': 'Una estrella de la misma forma es `2` veces más alta.',
  'How many milliliters of paint does it take?': '¿Cuántos mililitros de pintura lleva?',
  'How many degrees is the angle marked with a question mark?':
    '¿Cuántos grados mide el ángulo marcado con un signo de interrogación?',
  'The triangle has two equally long sides.': 'El triángulo tiene dos lados iguales.',
  'How many degrees is an angle at its base?': '¿Cuántos grados mide un ángulo de su base?',
  'A rectangle is 3 units wide and 6 units high.': 'Un rectángulo mide 3 unidades de ancho y 6 unidades de alto.',
  'How does the new rectangle compare with the first one?': '¿Cómo es el nuevo rectángulo comparado con el primero?',
};
