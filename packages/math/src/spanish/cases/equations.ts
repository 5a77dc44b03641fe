import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with equations, in Spanish for a teacher. */
export const equationCases = {
  'equations.missing-number': {
    plus: 'sumas en los dos lados',
    'minus-left': 'una diferencia a la izquierda',
    'minus-right': 'una diferencia a la derecha',
  },
  'equations.one-step': {
    add: 'se suma un número',
    subtract: 'se resta un número',
    multiply: 'la letra se multiplica',
    divide: 'la letra se divide',
    'taken-away': 'la letra se resta',
    negative: 'aparece un número negativo',
  },
  'equations.write-two-quantities': {
    times: '«veces más»',
    ratio: '«por cada … hay …»',
    more: '«más que»',
    cost: 'un valor inicial y una tasa',
  },
  'equations.write-inequality': {
    'at-least': '«por lo menos»',
    'at-most': '«como máximo»',
    'more-than': '«más que»',
    'less-than': '«menos que»',
    'number-line': 'de una recta numérica',
  },
  'equations.two-step': {
    plus: 'se suma un número',
    minus: 'se resta un número',
    divided: 'la letra se divide',
    'negative-solution': 'la solución es negativa',
    'negative-coefficient': 'un número negativo por la letra',
    'fraction-solution': 'la solución es una fracción',
  },
  'equations.combine-first': {
    'two-terms': 'dos términos con la letra',
    'lone-letter': 'uno de los términos es la letra sola',
    difference: 'se resta un término',
    'numbers-only': 'dos números solos',
    mixed: 'letras y números alternados',
  },
  'equations.distribution': {
    plus: 'una suma en el paréntesis',
    minus: 'una diferencia en el paréntesis',
    'letter-with-number': 'un número por la letra adentro',
    'negative-factor': 'un número negativo delante',
  },
  'equations.word-problems': {
    start: 'un valor inicial y una tasa',
    group: 'grupos iguales de una suma',
    down: 'una cantidad que disminuye',
    parts: 'dos partes, una mayor que la otra en un número',
  },
  'equations.one-step-inequality': {
    plus: 'se suma un número',
    minus: 'se resta un número',
    times: 'un número positivo por la letra',
    divided: 'la letra se divide',
    'negative-result': 'un número positivo delante, uno negativo en el otro lado',
    'negative-number': 'un número negativo por la letra',
  },
  'equations.two-step-inequality': {
    plus: 'se suma un número',
    minus: 'se resta un número',
    'letter-on-right': 'la letra está a la derecha',
    'negative-number': 'un número negativo por la letra',
  },
  'equations.both-sides': {
    'more-on-left': 'más de la letra a la izquierda',
    'more-on-right': 'más de la letra a la derecha',
    minus: 'se resta un número',
    'letter-alone': 'la letra sin número en un lado',
    'negative-letter': 'un número negativo por la letra',
    'negative-solution': 'la solución es negativa',
    'fraction-solution': 'la solución es una fracción',
    parentheses: 'paréntesis, y la letra en los dos lados',
  },
  'equations.fraction-coefficients': {
    unit: 'una fracción unitaria',
    general: 'cualquier fracción',
    negative: 'una fracción negativa',
  },
  'equations.number-of-solutions': {
    one: 'exactamente una solución',
    zero: 'la única solución es cero',
    none: 'ninguna solución',
    all: 'todo número es solución',
  },
  'equations.literal': {
    product: 'un producto',
    sum: 'una suma',
    linear: 'una tasa y un valor inicial',
    standard: 'dos letras y números',
  },
} satisfies CasesInSpanish<'equations'>;
