import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with expressions, in Spanish for a teacher. */
export const expressionCases = {
  'expressions.order-of-operations': {
    'plus-times': 'más o menos antes de por',
    'minus-plus': 'menos antes de más',
    'divide-times': 'división antes de multiplicación',
    parentheses: 'paréntesis',
    powers: 'potencias',
    negative: 'números negativos',
  },
  'expressions.powers': {
    square: 'un cuadrado',
    higher: 'una potencia mayor',
    'one-base': 'uno como base o como exponente',
    product: 'un producto de potencias',
    'negative-base': 'una base negativa',
  },
  'expressions.write-from-words': {
    'one-operation': 'una operación',
    'less-than': '«menos que» y «restado de»',
    'two-operations': 'dos operaciones',
    group: 'una suma que se multiplica',
    story: 'una historia corta',
  },
  'expressions.parts': {
    coefficient: 'el coeficiente de una letra',
    terms: 'cuántos términos',
    whole: 'un producto con una suma adentro',
  },
  'expressions.evaluate': {
    linear: 'un número por la letra',
    square: 'un cuadrado',
    group: 'paréntesis',
    'two-letters': 'dos letras',
    'negative-value': 'un valor negativo',
  },
  'expressions.like-terms': {
    'one-kind': 'la misma letra',
    'lone-letter': 'una letra sin número',
    'with-number': 'una letra y números solos',
    minus: 'términos que se restan',
    'two-letters': 'dos letras',
  },
  'expressions.distribute': {
    plus: 'una suma en el paréntesis',
    minus: 'una diferencia en el paréntesis',
    'letter-with-number': 'un número por la letra adentro',
    'negative-factor': 'un número negativo delante',
    'minus-sign': 'solo un menos delante',
  },
  'expressions.equivalent': {
    group: 'paréntesis',
    terms: 'términos no semejantes',
    lone: 'una letra sin número',
    square: 'una letra por sí misma',
  },
  'expressions.match-equivalent': { plus: 'sumas entre paréntesis', minus: 'diferencias entre paréntesis' },
  'expressions.expand-combine': {
    'plain-first': 'términos solos y un paréntesis',
    'both-plus': 'dos paréntesis con más',
    'both-minus': 'dos paréntesis con menos adentro',
    'subtract-group': 'un paréntesis que se resta',
    'minus-sign': 'solo un menos delante del segundo',
  },
  'expressions.factor-common': {
    prime: 'un número primo como factor',
    composite: 'un factor que se puede sacar por partes',
    minus: 'una diferencia',
    'one-left': 'la letra queda sola',
  },
  'expressions.exponent-laws': {
    product: 'un producto',
    'lone-base': 'una base sin exponente',
    quotient: 'un cociente',
    power: 'una potencia de una potencia',
    'coefficient-product': 'un producto con números delante',
    'coefficient-power': 'una potencia de un producto',
  },
  'expressions.negative-exponents': {
    zero: 'exponente cero',
    'minus-one': 'exponente menos uno',
    negative: 'exponente menor que menos uno',
  },
  'expressions.scientific-notation': {
    'large-plain': 'un número grande, escrito completo',
    'small-plain': 'un número pequeño, escrito completo',
    'large-exponent': 'un número grande, el exponente',
    'small-exponent': 'un número pequeño, el exponente',
  },
  'expressions.scientific-operations': {
    product: 'un producto menor que diez delante',
    carry: 'un producto de diez o más delante',
    quotient: 'un cociente',
  },
  'expressions.roots': {
    square: 'una raíz cuadrada',
    cube: 'una raíz cúbica',
    fraction: 'la raíz cuadrada de una fracción',
  },
  'expressions.rational-or-irrational': { rational: 'racional', irrational: 'irracional' },
  'expressions.estimate-roots': { below: 'el número entero justo debajo', nearest: 'el número entero más cercano' },
} satisfies CasesInSpanish<'expressions'>;
