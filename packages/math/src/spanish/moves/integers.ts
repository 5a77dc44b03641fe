import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of integers, in Spanish. */
export const integerMoves = {
  'integers.bigger-digits-bigger-number':
    'Pregunte cuál de dos días bajo cero es más cálido y dónde está cada uno en un termómetro.',
  'integers.ignore-signs': 'Pida una historia con una deuda o una temperatura que corresponda al problema.',
  'integers.zero-is-least': 'Pida una temperatura más fría que cero.',
  'integers.absolute-keeps-sign': 'Pregunte cuántos pasos hay del número a cero.',
  'integers.absolute-is-opposite': 'Pida la distancia a cero de `5` y de `-5`.',
  'integers.absolute-drops-every-minus': 'Tape el menos de delante, hallen la distancia y destápelo.',
  'integers.opposite-is-negative': 'Muestre `-6` en una recta numérica y pida que la doble en el cero.',
  'integers.opposite-is-reciprocal':
    'Pregunte qué hay que sumar para obtener cero y por qué hay que multiplicar para obtener uno.',
  'integers.one-minus-is-enough': 'Pida el opuesto de `4` y después el opuesto de ese.',
  'integers.quadrants-clockwise':
    'Escriban los cuatro números en un plano, empezando arriba a la derecha y siguiendo hacia la izquierda.',
  'integers.up-before-along':
    'Caminen hasta el punto en una cuadrícula en el piso: primero de lado y luego hacia arriba.',
  'integers.undoing-with-the-same-sign': 'Muestre los dos cambios con flechas en una recta numérica.',
  'integers.distances-added': 'Caminen hacia adelante y hacia atrás en una recta numérica. ¿Dónde quedan?',
  'integers.sign-of-larger': 'Pregunte dónde termina `-8 + 6` en una recta numérica, contando desde `-8`.',
  'integers.two-negatives-positive':
    'Pregunte: debes `6` dólares y luego `8` más. ¿Cómo quedas: con dinero o con deuda? ¿De cuánto?',
  'integers.two-negatives-subtract': 'Ponga fichas negativas para los dos números y pregunte cuántas hay.',
  'integers.one-minus-makes-negative':
    'Pregunte: estamos a `-8` grados y la temperatura sube `6` grados. ¿Hace más frío ahora?',
  'integers.sign-of-first': 'Pida que calcule `-3 + 8` y `8 + (-3)`. ¿Deben ser distintos?',
  'integers.subtract-smaller-from-larger':
    'Pregunte: estamos a `3` grados y la temperatura baja `7` grados. ¿Qué marca el termómetro?',
  'integers.minus-negative-as-minus': 'Pregunte: te quitan una deuda de `3` dólares. ¿Tienes más o menos?',
  'integers.detached-minus': 'Pida que ponga un dedo en `-7` en una recta numérica y que avance tres a la izquierda.',
  'integers.change-all-signs':
    'Pida que subraye los dos signos que están juntos. Solo esos tratan de restar un negativo.',
  'integers.product-of-negatives-negative':
    'Continúen el patrón `3 × (-2)`, `2 × (-2)`, `1 × (-2)`, `0 × (-2)`, `(-1) × (-2)`.',
  'integers.sign-of-larger-in-product': 'Pida que escriba `5 × (-2)` como suma repetida.',
  'integers.adds-instead-of-multiplies': 'Pida primero el producto sin signos.',
} satisfies InSpanish<'integers'>;
