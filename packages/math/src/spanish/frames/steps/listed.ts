import { thingsInBag } from '../../../skills/stories/chances.ts';
import type { Frames } from '../../reader-of-frames.ts';
import { COUNTED } from '../choice.ts';
import { earlyFrames } from '../early.ts';

/** What is said of each thing of a list, in both languages. */
const each = (
  things: readonly (readonly [english: string, spanish: string])[],
  tell: (english: string, spanish: string) => readonly (readonly [english: string, spanish: string])[],
): Frames => Object.fromEntries(things.flatMap(([english, spanish]) => tell(english, spanish)));

/** The things that tasks ask about in this way, as they name them. */
const askedAbout = (english: RegExp, spanish: RegExp) =>
  Object.entries(earlyFrames).flatMap(([task, tarea]) => {
    const [, thing] = english.exec(task) ?? [];
    const [, cosa] = spanish.exec(tarea) ?? [];
    return thing === undefined || cosa === undefined ? [] : ([[thing, cosa]] as const);
  });

const SHAPES = [
  ['a circle', 'un círculo'],
  ['a triangle', 'un triángulo'],
  ['a square', 'un cuadrado'],
  ['a rectangle', 'un rectángulo'],
  ['a cube', 'un cubo'],
  ['a sphere', 'una esfera'],
  ['a cylinder', 'un cilindro'],
  ['a cone', 'un cono'],
] as const;

const LENGTHS = [
  ['8 inches', '8 pulgadas'],
  ['7 feet', '7 pies'],
  ['6 centimeters', '6 centímetros'],
  ['28 meters', '28 metros'],
] as const;

/** What is cut so that children can share it. */
const CUT = [
  ['pizza', 'pizza'],
  ['apple pie', 'tarta de manzana'],
  ['clay block', 'bloque de barro'],
  ['corn pancake', 'panqueque de maíz'],
  ['quesadilla', 'quesadilla'],
  ['sandwich', 'sándwich'],
  ['pan of brownies', 'molde de brownies'],
  ['watermelon', 'sandía'],
  ['omelet', 'omelet'],
  ['fruit leather', 'lámina de fruta'],
  ['sheet of felt', 'hoja de fieltro'],
  ['loaf of cornbread', 'pan de maíz'],
  ['burrito', 'burrito'],
] as const;

const MEASURED = [
  ['time spent reading', 'el tiempo dedicado a leer'],
  ['height of a sunflower', 'la altura de un girasol'],
  ['number of pets', 'cuántas mascotas hay'],
  ['weight of a backpack', 'el peso de una mochila'],
  ['distance of a throw', 'la distancia de un lanzamiento'],
  ['time for the way to school', 'el tiempo del camino a la escuela'],
  ['time asleep', 'las horas de sueño'],
  ['weight of an apple', 'el peso de una manzana'],
  ['temperature at noon', 'la temperatura al mediodía'],
  ['length of a first name', 'cuántas letras tiene un nombre'],
  ['goals in a game', 'los goles de un partido'],
  ['age of a member', 'la edad de un miembro'],
] as const;

/** Reasons of worked steps that speak of one thing of a list. */
export const listedSteps: Frames = {
  ...each(askedAbout(/^Which shape is (.+) like\?$/, /^¿A qué figura se parece (.+)\?$/), (thing, cosa) =>
    SHAPES.map(([shape, figura]) => [`So ${thing} is like ${shape}.`, `Así que ${cosa} se parece a ${figura}.`]),
  ),
  ...each(askedAbout(/^About how long is (.+)\?$/, /^¿Más o menos cuánto mide (.+)\?$/), (thing, cosa) =>
    LENGTHS.map(([length, medida]) => [
      `Think of things you know: ${thing} is about ${length}.`,
      `Piensa en cosas que conoces: ${cosa} mide más o menos ${medida}.`,
    ]),
  ),
  ...each(CUT, (thing, cosa) => [
    [`Cut each ${thing} into 4 equal parts.`, `Corta cada ${cosa} en 4 partes iguales.`],
    [`Each child gets one part of each ${thing}.`, `A cada niño le toca una parte de cada ${cosa}.`],
  ]),
  ...each(thingsInBag, (things, cosas) => [
    [
      `Count all the ${things}: each is as likely as any other.`,
      `Cuenta todas las ${cosas}: cada una tiene la misma probabilidad que las demás.`,
    ],
  ]),
  ...each(MEASURED, (measured, medido) => [[`Each number tells the ${measured}.`, `Cada número dice ${medido}.`]]),
  ...each(
    COUNTED.flatMap(([one, other, una, otra]) => [[one, una] as const, [other, otra] as const]),
    (things, cosas) => [
      [
        `What counts is how many there are for the same number of ${things}.`,
        `Lo que cuenta es la cantidad por el mismo número de ${cosas}.`,
      ],
      [
        `What is needed grows with the number of ${things}, whatever they are divided into.`,
        `Lo que hace falta crece con el número de ${cosas}, sin importar cómo se repartan.`,
      ],
    ],
  ),
};
