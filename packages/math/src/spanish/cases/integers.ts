import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with integers, in Spanish for a teacher. */
export const integerCases = {
  'integers.compare': {
    'both-negative': 'los dos números son negativos',
    'across-zero': 'uno a cada lado del cero',
    'with-zero': 'el cero y un número negativo',
  },
  'integers.order': {
    'both-sides': 'números a los dos lados del cero',
    'all-negative': 'solo números negativos',
    'with-zero': 'el cero entre ellos',
  },
  'integers.opposite': {
    'of-positive': 'de un número positivo',
    'of-negative': 'de un número negativo',
    twice: 'el opuesto del opuesto',
    signs: 'escrito con signos',
  },
  'integers.absolute-value': {
    negative: 'un número negativo',
    positive: 'un número positivo',
    two: 'dos valores absolutos',
    'minus-outside': 'un menos delante',
  },
  'integers.quadrants': {
    quadrant: 'el cuadrante',
    'x-axis': 'reflejado en el eje x',
    'y-axis': 'reflejado en el eje y',
  },
  'integers.opposite-changes': { back: 'el cambio que lo deshace', both: 'los dos juntos' },
  'integers.add': {
    'both-negative': 'los dos números son negativos',
    'more-positive': 'signos distintos, suma positiva',
    'more-negative': 'signos distintos, suma negativa',
    opposites: 'números opuestos',
  },
  'integers.subtract': {
    'below-zero': 'un número positivo menos uno mayor',
    'from-negative': 'un número negativo menos uno positivo',
    'take-negative': 'un número positivo menos uno negativo',
    'both-negative': 'un número negativo menos otro negativo',
  },
  'integers.multiply-divide': {
    'multiply-mixed': 'producto, signos distintos',
    'multiply-negatives': 'producto de dos números negativos',
    'divide-mixed': 'cociente, signos distintos',
    'divide-negatives': 'cociente de dos números negativos',
  },
  'integers.rational-operations': {
    'fraction-sum': 'fracciones, más o menos',
    'fraction-product': 'fracciones, por o entre',
    'decimal-sum': 'decimales, más o menos',
    'decimal-product': 'decimales, por',
  },
  'integers.word-problems': {
    rise: 'una subida desde bajo cero',
    fall: 'una bajada hasta bajo cero',
    'across-zero': 'una diferencia que cruza el cero',
    'below-zero': 'una diferencia bajo cero',
    repeat: 'un cambio que se repite',
  },
} satisfies CasesInSpanish<'integers'>;
