import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with fractions, in Spanish for a teacher. */
export const fractionCases = {
  'fractions.halves-and-fourths': {
    name: 'cómo se llama una parte',
    larger: 'cuál parte es más grande',
    whole: 'cuántas partes forman el entero',
  },
  'fractions.equal-parts': {
    'one-more': 'al lado hay una barra con una parte más',
    'one-fewer': 'al lado hay una barra con una parte menos',
  },
  'fractions.name-shaded': { circle: 'un círculo', bar: 'una barra', 'more-than-one': 'más de un entero' },
  'fractions.unequal-shaded': {
    small: 'está sombreado uno de los pedazos más pequeños',
    large: 'está sombreado un pedazo más grande',
  },
  'fractions.number-line': {
    'unit-line': 'recta de 0 a 1',
    'below-one': 'recta más larga, punto antes de 1',
    'above-one': 'recta más larga, punto después de 1',
  },
  'fractions.place-on-line': {
    'below-one': 'antes de 1',
    'above-one': 'después de 1',
    finer: 'una recta partida en más pedazos',
  },
  'fractions.same-point': { 'below-one': 'entre 0 y 1', 'beyond-one': 'más allá de 1' },
  'fractions.line-plot-fourths': { at: 'cuántos miden lo mismo', from: 'cuántos desde una longitud en adelante' },
  'fractions.unit-of-set': { half: 'un medio', other: 'otra fracción unitaria' },
  'fractions.whole-as-fraction': {
    'to-fraction': 'de número entero a fracción',
    'to-whole': 'de fracción a número entero',
  },
  'fractions.compare-same-denominator': {
    'first-larger': 'la primera fracción es mayor',
    'second-larger': 'la segunda fracción es mayor',
  },
  'fractions.compare-same-numerator': { unit: 'fracciones unitarias', 'same-top': 'numeradores mayores que 1' },
  'fractions.line-plot-difference': {
    apart: 'el más largo y el más corto',
    sum: 'todos los de una longitud, uno tras otro',
  },
  'fractions.equivalent': {
    numerator: 'falta el numerador, números mayores',
    denominator: 'falta el denominador, números mayores',
    down: 'falta el numerador, números menores',
  },
  'fractions.match-equal': { 'below-one': 'menores que 1', 'beyond-one': 'más allá de 1' },
  'fractions.simplify': {
    'one-step': 'el factor común es primo',
    'several-steps': 'el factor común se puede separar',
    already: 'ya está simplificada al máximo',
  },
  'fractions.compare-half': { less: 'menor que un medio', equal: 'igual a un medio', greater: 'mayor que un medio' },
  'fractions.compare-unlike': {
    'larger-numbers-smaller': 'la fracción con números mayores es menor',
    'larger-numbers-larger': 'la fracción con números mayores es mayor',
    'same-gap': 'falta la misma cantidad de partes',
    equal: 'fracciones iguales',
  },
  'fractions.order': {
    'same-numerator': 'los mismos numeradores',
    'around-half': 'menos de un medio, cerca y más de un medio',
    mixed: 'cualquier denominador',
  },
  'fractions.mixed-to-improper': { 'one-whole': 'un entero y una parte', wholes: 'varios enteros y una parte' },
  'fractions.improper-to-mixed': { 'one-whole': 'entre 1 y 2', wholes: 'mayor que 2' },
  'fractions.add-like': {
    'within-one': 'la suma es menos de un entero',
    'makes-one': 'la suma es un entero',
    'past-one': 'la suma es más de un entero',
  },
  'fractions.subtract-like': {
    proper: 'una fracción de una fracción',
    'from-whole': 'una fracción de un número entero',
  },
  'fractions.word-add-subtract-like': { join: 'juntar', take: 'quitar', difference: 'cuánto más' },
  'fractions.word-from-whole': { 'from-one': 'de un entero', 'from-several': 'de varios enteros' },
  'fractions.multiply-whole': {
    'whole-first': 'número entero por fracción',
    'fraction-first': 'fracción por número entero',
    mixed: 'número entero por número mixto',
  },
  'fractions.word-multiply-whole': { fraction: 'una fracción varias veces', mixed: 'un número mixto varias veces' },
  'fractions.of-quantity': { part: 'la parte', rest: 'lo que queda' },
  'fractions.line-plot-even-shares': { even: 'partes iguales', apart: 'el más largo y el más corto' },
  'fractions.draw-of-quantity': { whole: 'se conoce el todo', part: 'se conoce la parte' },
  'fractions.add-unlike': {
    divides: 'un denominador divide al otro',
    coprime: 'denominadores sin factor común',
    'common-factor': 'denominadores con un factor común',
  },
  'fractions.subtract-unlike': {
    divides: 'un denominador divide al otro',
    coprime: 'denominadores sin factor común',
    'common-factor': 'denominadores con un factor común',
  },
  'fractions.word-add-subtract': {
    join: 'juntar',
    take: 'quitar',
    difference: 'cuánto más',
    turned: '«más» o «más corto» indica lo contrario',
  },
  'fractions.add-mixed': {
    'no-regrouping': 'las fracciones no llegan a un entero',
    regrouping: 'las fracciones pasan de un entero',
  },
  'fractions.subtract-mixed': {
    'no-regrouping': 'sin reagrupar',
    regrouping: 'con reagrupación',
    'from-whole': 'de un número entero',
    'proper-away': 'una fracción de un número mixto, con reagrupación',
  },
  'fractions.as-division': { 'below-one': 'menos de uno para cada uno', 'above-one': 'más de uno para cada uno' },
  'fractions.multiply': {
    plain: 'nada que simplificar',
    simplify: 'el producto se puede simplificar',
    'same-denominator': 'los mismos denominadores',
  },
  'fractions.scaling': {
    'below-one': 'la fracción es menor que 1',
    one: 'la fracción es 1',
    'above-one': 'la fracción es mayor que 1',
  },
  'fractions.word-multiply': { 'part-of-part': 'una parte de una parte' },
  'fractions.multiply-mixed': {
    'mixed-mixed': 'número mixto por número mixto',
    'whole-mixed': 'número entero por número mixto',
  },
  'fractions.word-multiply-mixed': { area: 'área de un rectángulo', rate: 'tanto en cada hora' },
  'fractions.divide-whole-by-unit': { 'by-half': 'entre un medio', 'by-unit': 'entre otra fracción unitaria' },
  'fractions.divide-unit-by-whole': { divides: 'el número entero divide al denominador', other: 'no lo divide' },
  'fractions.word-divide-unit': { fit: 'cuántos caben', share: 'repartir por igual' },
  'fractions.divide': {
    'same-denominator': 'los mismos denominadores',
    'quotient-above-one': 'cociente mayor que 1',
    'quotient-below-one': 'cociente menor que 1',
  },
  'fractions.quotient-size': {
    'below-one': 'la fracción es menor que 1',
    one: 'la fracción es 1',
    'above-one': 'la fracción es mayor que 1',
  },
  'fractions.divide-mixed': {
    'by-whole': 'número mixto entre número entero',
    'by-fraction': 'número mixto entre fracción',
    'by-mixed': 'número mixto entre número mixto',
  },
  'fractions.word-divide': {
    fit: 'cuántos caben',
    'per-one': 'cuánto para uno',
    side: 'lado que falta de un rectángulo',
  },
  'fractions.whole-from-part': { unit: 'se conoce la fracción unitaria', several: 'se conocen varias partes' },
} satisfies CasesInSpanish<'fractions'>;
