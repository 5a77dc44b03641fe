import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about integers, in Spanish for a teacher. */
export const integerWhys = {
  'integers.bigger-digits-bigger-number':
    'El estudiante aplica al otro lado del cero el orden de los números que usa para contar.',
  'integers.ignore-signs':
    'Un número bajo cero todavía no tiene significado, así que pasa por alto el signo o lo toma por una resta.',
  'integers.zero-is-least': 'Para contar, el cero es en verdad donde empiezan los números.',
  'integers.absolute-keeps-sign':
    'Las barras parecen paréntesis, y unos paréntesis alrededor de un solo número no cambian nada.',
  'integers.absolute-is-opposite': 'Con los números negativos el signo sí cambia, y eso se vuelve la regla.',
  'integers.absolute-drops-every-minus':
    'El estudiante usa la regla para toda la expresión y no solo para lo que está entre las barras.',
  'integers.opposite-is-negative': 'Los primeros ejemplos parten de números positivos, y ahí es así.',
  'integers.opposite-is-reciprocal': 'Dos clases de inverso comparten la misma palabra de todos los días.',
  'integers.one-minus-is-enough': 'No ve un menos delante de un paréntesis como una operación aparte.',
  'integers.quadrants-clockwise':
    'Girar en el sentido del reloj es lo que hacen las manecillas y la mayoría de las ruedas.',
  'integers.up-before-along':
    'En un dibujo lo primero que se ve es la altura, y las letras tienen un orden que hay que aprender.',
  'integers.undoing-with-the-same-sign': 'El estudiante recuerda el tamaño del cambio, y no su dirección.',
  'integers.distances-added': 'En la vida diaria las distancias se suman, vaya uno hacia donde vaya.',
  'integers.sign-of-larger':
    'La regla habla del número «mayor» y quiere decir el más lejano al cero; el niño entiende el de mayor valor.',
  'integers.two-negatives-positive':
    'El estudiante usa para las sumas una regla de los productos, porque es corta y la recuerda sin su condición.',
  'integers.two-negatives-subtract':
    'El estudiante mezcla la regla de signos del producto con la regla de los signos distintos.',
  'integers.one-minus-makes-negative': 'El estudiante pone el menos al final, como una etiqueta.',
  'integers.sign-of-first': 'El primer número empieza la suma, y el segundo parece ser solo una cantidad.',
  'integers.subtract-smaller-from-larger': 'En las primeras restas siempre se quitaba el número menor.',
  'integers.minus-negative-as-minus':
    'El estudiante lee los dos signos menos como uno: vuelve a tomar el signo del número por la operación.',
  'integers.detached-minus': 'El estudiante lee el menos del principio como si estuviera delante de toda la expresión.',
  'integers.change-all-signs':
    'El estudiante usa la regla con cada par de signos menos que ve, también con el signo del primer número.',
  'integers.product-of-negatives-negative':
    'Eso va de acuerdo con las sumas, donde dos números negativos siguen siendo negativos.',
  'integers.sign-of-larger-in-product': 'Las reglas de las dos operaciones se aprenden casi juntas y se mezclan.',
  'integers.adds-instead-of-multiplies': 'Los signos se llevan toda la atención, y pasa por alto la operación.',
} satisfies InSpanish<'integers'>;
