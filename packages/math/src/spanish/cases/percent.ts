import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with percent, in Spanish for a teacher. */
export const percentCases = {
  'percent.to-fraction-decimal': {
    fraction: 'como fracción',
    decimal: 'como decimal',
    'single-digit-decimal': 'menos de diez por ciento, como decimal',
    'single-digit-fraction': 'menos de diez por ciento, como fracción',
    'over-100-decimal': 'más de cien por ciento',
  },
  'percent.from-fraction-decimal': {
    fraction: 'una fracción',
    hundredths: 'un decimal con dos cifras decimales',
    tenths: 'un decimal con una cifra decimal',
    small: 'un decimal menor que una décima',
    'over-one': 'más de uno',
  },
  'percent.of-number': {
    friendly: 'un porcentaje con una fracción fácil',
    any: 'cualquier porcentaje',
    'single-digit': 'un porcentaje menor que diez',
    'over-100': 'más de cien por ciento',
  },
  'percent.find-percent': {
    friendly: 'un porcentaje con una fracción fácil',
    any: 'cualquier porcentaje',
    'single-digit': 'un porcentaje menor que diez',
    'over-100': 'más de cien por ciento',
  },
  'percent.find-whole': {
    friendly: 'un porcentaje con una fracción fácil',
    any: 'cualquier porcentaje',
    'single-digit': 'un porcentaje menor que diez',
    'over-100': 'más de cien por ciento',
  },
  'percent.part-and-rest': { part: 'el porcentaje de la parte', rest: 'el porcentaje del resto' },
  'percent.increase-decrease': { increase: 'un aumento', decrease: 'una disminución' },
  'percent.find-change': { increase: 'un aumento', decrease: 'una disminución' },
  'percent.discount-tax-tip': {
    discount: 'un descuento',
    tax: 'impuesto',
    tip: 'una propina',
    both: 'un descuento y luego impuesto',
  },
  'percent.reverse-change': { discount: 'antes de un descuento', rise: 'antes de un aumento' },
  'percent.simple-interest': {
    interest: 'el interés de varios años',
    total: 'la suma con el interés',
    months: 'parte de un año',
  },
  'percent.error': { 'too-high': 'una estimación demasiado alta', 'too-low': 'una estimación demasiado baja' },
} satisfies CasesInSpanish<'percent'>;
