import type { Thing } from '../kit/contexts.ts';
import type { Told } from '../kit/told.ts';

const CUTTABLE: readonly (readonly [one: string, many: string, varias: string])[] = [
  ['pizza', 'pizzas', 'pizzas'],
  ['granola bar', 'granola bars', 'barras de granola'],
  ['melon', 'melons', 'melones'],
  ['flatbread', 'flatbreads', 'panes planos'],
  ['apple pie', 'apple pies', 'tartas de manzana'],
  ['clay block', 'clay blocks', 'bloques de barro'],
  ['corn pancake', 'corn pancakes', 'panqueques de maíz'],
  ['quesadilla', 'quesadillas', 'quesadillas'],
  ['sandwich', 'sandwiches', 'sándwiches'],
  ['pan of brownies', 'pans of brownies', 'moldes de brownies'],
  ['watermelon', 'watermelons', 'sandías'],
  ['omelet', 'omelets', 'omelets'],
  ['fruit leather', 'fruit leathers', 'láminas de fruta'],
  ['sheet of felt', 'sheets of felt', 'hojas de fieltro'],
  ['loaf of cornbread', 'loaves of cornbread', 'panes de maíz'],
  ['burrito', 'burritos', 'burritos'],
];

/** Things that can be cut into equal parts. */
export const cuttable: readonly Thing[] = CUTTABLE.map(([one, many]) => ({ one, many }));

/** `[people]` children share `[things]` of them. */
export const sharedThings: readonly Told[] = CUTTABLE.map(([, many, varias]) => [
  `[people] children share [things] ${many} equally. How much does each child get? Write a fraction or a mixed number.`,
  `[people] niños se reparten [things] ${varias} por igual. ¿Cuánto recibe cada uno? Escriban una fracción o un número mixto.`,
]);
