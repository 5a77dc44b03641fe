import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with decimals, in Spanish for a teacher. */
export const decimalCases = {
  'decimals.shaded': {
    tenths: 'décimas',
    hundredths: 'centésimas, diez o más',
    'few-hundredths': 'menos de diez centésimas',
  },
  'decimals.tenths-and-hundredths': { rename: 'décimas como centésimas', add: 'décimas y centésimas juntas' },
  'decimals.to-fraction': {
    'below-one': 'menos de 1',
    zero: 'un cero después del punto decimal',
    'above-one': 'más de 1',
  },
  'decimals.number-line': {
    tenths: 'diez pasos entre números enteros',
    'other-steps': 'dos, cuatro o cinco pasos entre números enteros',
    zoom: 'diez pasos entre décimas',
  },
  'decimals.dollars-and-cents': { 'two-digits': 'diez centavos o más', 'one-digit': 'menos de diez centavos' },
  'decimals.compare': {
    'longer-smaller': 'el más largo es menor',
    'longer-larger': 'el más largo es mayor',
    zero: 'un cero justo después del punto decimal',
    equal: 'ceros al final',
  },
  'decimals.place-value': { tenths: 'décimas', hundredths: 'centésimas', thousandths: 'milésimas' },
  'decimals.read': { full: 'cada posición tiene una cifra', zero: 'ceros después del punto decimal' },
  'decimals.write': { full: 'cada posición tiene una cifra', zero: 'ceros después del punto decimal' },
  'decimals.order': {
    'one-of-each': 'una, dos y tres cifras decimales',
    'leading-zero': 'uno con un cero justo después del punto decimal',
  },
  'decimals.round': {
    up: 'se redondea hacia arriba',
    down: 'se redondea hacia abajo',
    carry: 'redondear hacia arriba cambia más de una cifra',
    'near-middle': 'justo antes de la mitad',
  },
  'decimals.from-fraction': {
    tenths: 'denominador 10 o 100',
    rename: 'el denominador divide a 10 o a 100',
    'above-one': 'fracción mayor que 1',
  },
  'decimals.times-power': { ten: '10', larger: '100 o 1000' },
  'decimals.divide-power': { ten: '10', larger: '100 o 1000' },
  'decimals.add': {
    regroup: 'las décimas pasan de un entero',
    'different-places': 'distinta cantidad de cifras decimales',
    'with-whole': 'un número entero y un decimal',
  },
  'decimals.subtract': {
    regroup: 'con reagrupación, igual cantidad de cifras',
    'longer-below': 'el número que se resta tiene más cifras',
    'longer-above': 'el primer número tiene más cifras',
    'from-whole': 'de un número entero',
  },
  'decimals.multiply': {
    'below-one': 'los dos números son menores que 1',
    'by-whole': 'un decimal por un número entero',
    'above-one': 'los dos números son mayores que 1',
  },
  'decimals.divide-by-whole': {
    'comes-out': 'la división termina con las cifras escritas',
    'go-on': 'hay que agregar ceros',
    'zero-inside': 'un cero en el cociente',
  },
  'decimals.product-size': { 'below-one': 'el decimal es menor que 1', 'above-one': 'el decimal es mayor que 1' },
  'decimals.word-money': {
    total: 'total de dos precios',
    change: 'cambio de dólares enteros',
    'more-than': '«más» indica lo contrario',
  },
  'decimals.word-measure': { join: 'juntar', difference: 'cuánto más' },
  'decimals.divide-wholes': { 'above-one': 'cociente mayor que 1', 'below-one': 'cociente menor que 1' },
  'decimals.divide-by-decimal': {
    'whole-quotient': 'el cociente es un número entero',
    'decimal-quotient': 'el cociente es un decimal',
    'below-one': 'el dividendo es menor que el divisor',
  },
  'decimals.quotient-size': { 'below-one': 'el decimal es menor que 1', 'above-one': 'el decimal es mayor que 1' },
  'decimals.word-multiply': { several: 'más de uno', part: 'menos de uno' },
  'decimals.word-divide': { share: 'repartir por igual', fit: 'cuántos caben' },
  'decimals.repeating': { ends: 'el decimal termina', repeats: 'el decimal se repite' },
} satisfies CasesInSpanish<'decimals'>;
