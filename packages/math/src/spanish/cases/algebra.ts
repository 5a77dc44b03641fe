import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with Algebra 1, in Spanish for a teacher. */
export const algebraCases = {
  'algebra.exponent-product': {
    plain: 'dos potencias',
    'no-exponent': 'una letra sin exponente',
    'with-numbers': 'números delante de las letras',
  },
  'algebra.exponent-quotient': { plain: 'dos potencias', 'with-numbers': 'números delante de las letras' },
  'algebra.exponent-power': { plain: 'solo una letra', 'with-number': 'un número delante de la letra' },
  'algebra.simplify-radicals': { 'one-square': 'un factor cuadrado', 'larger-square': 'un factor cuadrado mayor' },
  'algebra.systems-substitution': {
    plain: 'se sustituye `y` sola',
    multiple: 'se sustituye un múltiplo de `y`',
    'negative-slope': 'la expresión empieza con un menos',
  },
  'algebra.systems-elimination': {
    add: 'al sumar se elimina una letra',
    subtract: 'al restar se elimina una letra',
    'multiply-one': 'primero se multiplica una ecuación',
    'multiply-both': 'primero se multiplican las dos ecuaciones',
  },
  'algebra.system-graph': {
    point: 'el punto donde se cruzan las rectas',
    one: 'una solución',
    none: 'rectas paralelas',
    many: 'una misma recta dos veces',
  },
  'algebra.systems-stories': { 'more-first': 'más de la primera clase', 'more-second': 'más de la segunda clase' },
  'algebra.add-polynomials': { 'all-plus': 'solo signos más', signs: 'signos más y menos', gap: 'falta una potencia' },
  'algebra.subtract-polynomials': {
    'all-plus': 'solo signos más',
    signs: 'signos más y menos',
    gap: 'falta una potencia',
  },
  'algebra.multiply-binomials': {
    'both-plus': 'los dos números se suman',
    'mixed-signs': 'un más y un menos',
    'both-minus': 'los dos números se restan',
    leading: 'un número delante de una letra',
  },
  'algebra.square-binomial': {
    plus: 'cuadrado de una suma',
    minus: 'cuadrado de una diferencia',
    leading: 'un número delante de la letra',
  },
  'algebra.factor-monic': {
    'both-plus': 'los dos números positivos',
    'both-minus': 'los dos números negativos',
    'larger-plus': 'signos distintos, el mayor es positivo',
    'larger-minus': 'signos distintos, el mayor es negativo',
  },
  'algebra.factor-leading': {
    'both-plus': 'los dos números positivos',
    'both-minus': 'los dos números negativos',
    mixed: 'signos distintos',
  },
  'algebra.difference-of-squares': {
    plain: 'la letra al cuadrado menos un número cuadrado',
    leading: 'un número cuadrado delante de la letra',
  },
  'algebra.solve-by-factoring': {
    standard: 'tres términos igual a 0',
    factored: 'factores igual a 0',
    'no-constant': 'sin término constante',
    square: 'cuadrado igual a un número',
    'not-zero': 'producto igual a un número que no es 0',
  },
  'algebra.quadratic-formula': {
    rational: 'la raíz es un número entero',
    surd: 'la raíz se queda',
    'negative-constant': 'la constante es negativa',
  },
  'algebra.complete-square': {
    plus: 'el término del medio se suma',
    minus: 'el término del medio se resta',
    'no-constant': 'sin término constante',
  },
  'algebra.add-radicals': { sum: 'una suma', difference: 'una diferencia' },
  'algebra.rationalise': { 'no-common': 'nada se cancela', common: 'la fracción se puede simplificar' },
  'algebra.compound-inequality': {
    plain: 'solo hay que deshacer un número',
    coefficient: 'un número positivo delante de la letra',
    negative: 'un número negativo delante de la letra',
  },
  'algebra.absolute-value-equation': {
    minus: 'una diferencia entre las barras',
    plus: 'una suma entre las barras',
    coefficient: 'un número delante de la letra',
  },
  'algebra.accuracy': { sum: 'una medida es menos exacta que la otra', product: 'un área', mean: 'una media' },
  'algebra.convert-rates': {
    top: 'la cantidad se mide en otra unidad',
    bottom: 'el tiempo se mide en otra unidad',
    both: 'cambian las dos unidades',
  },
  'algebra.exponential-forms': {
    base: 'la base nueva',
    exponent: 'el exponente nuevo',
    percent: 'el porcentaje de un año completo',
  },
  'algebra.fractional-exponents': {
    again: 'una potencia de una potencia',
    product: 'factores iguales',
    root: 'una raíz como potencia',
    value: 'el valor de una potencia',
  },
  'algebra.parts-as-one': {
    sum: 'se conoce la parte, en una suma',
    square: 'se conoce la parte, y se eleva al cuadrado',
    least: 'el valor mínimo',
    factor: 'un factor se hace mayor',
  },
  'algebra.quantities': { rate: 'decide una tasa', total: 'decide un total' },
  'algebra.half-plane': {
    slope: '`y` sola a la izquierda',
    standard: 'las dos letras a la izquierda',
    point: 'qué punto es solución',
    system: 'qué punto es solución de las dos',
  },
  'algebra.draw-half-plane': { positive: '`y` con un número positivo', negative: '`y` con un número negativo' },
  'algebra.justify-steps': {
    expand: 'se quitan los paréntesis',
    combine: 'se reducen términos semejantes',
    add: 'se suma un número a los dos lados, o se resta de los dos',
    multiply: 'se dividen los dos lados',
    none: 'se cambia solo un lado',
  },
  'algebra.line-and-curve': { parabola: 'una recta y una parábola', circle: 'una recta y un círculo' },
  'algebra.on-the-graph': {
    height: 'la segunda coordenada',
    place: 'la primera coordenada',
    curve: 'un punto de una curva',
    count: 'cuántos puntos tiene',
  },
  'algebra.write-one-variable': {
    linear: 'dos reglas lineales son iguales',
    quadratic: 'un producto',
    exponential: 'un factor que se repite',
    inequality: 'por lo menos o como máximo',
  },
} satisfies CasesInSpanish<'algebra'>;
