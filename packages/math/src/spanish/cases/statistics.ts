import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with statistics, in Spanish for a teacher. */
export const statisticsCases = {
  'statistics.read-dot-plot': {
    'how-many': 'cuántos casos hay en total',
    'at-least': 'cuántos desde un valor en adelante',
    total: 'el total de todos los valores',
    mode: 'el valor más frecuente',
  },
  'statistics.read-histogram': { from: 'desde un valor en adelante', below: 'por debajo de un valor' },
  'statistics.statistical-questions': {
    statistical: 'una pregunta estadística',
    attribute: 'qué se mide',
    unit: 'en qué unidad',
  },
  'statistics.center-spread-shape': { center: 'el centro', spread: 'la dispersión', shape: 'la forma' },
  'statistics.mean': {
    plain: 'números todos distintos o mezclados',
    repeated: 'un número aparece varias veces',
    'with-zero': 'un cero entre los números',
  },
  'statistics.mean-missing': {
    above: 'el número que falta es mayor que la media',
    below: 'el número que falta es menor que la media',
  },
  'statistics.median': {
    odd: 'una cantidad impar de valores',
    even: 'una cantidad par de valores',
    repeated: 'valores que se repiten',
  },
  'statistics.mode': { twice: 'la moda aparece dos veces', more: 'la moda aparece tres veces o más' },
  'statistics.range': { positive: 'números enteros', negative: 'algunos números bajo cero' },
  'statistics.mean-absolute-deviation': { small: 'cuatro valores', longer: 'cinco valores o más' },
  'statistics.interquartile-range': { even: 'una cantidad par de valores', odd: 'una cantidad impar de valores' },
  'statistics.build-histogram': { fives: 'intervalos de cinco', tens: 'intervalos de diez' },
  'statistics.box-plot': { odd: 'una cantidad impar de datos', even: 'una cantidad par de datos' },
  'statistics.combined-mean': {
    'first-larger': 'el primer grupo es mayor',
    'second-larger': 'el segundo grupo es mayor',
  },
  'statistics.outlier-effect': { high: 'se agrega un valor mucho mayor', low: 'se agrega un valor mucho menor' },
  'statistics.simple-probability': {
    'two-colors': 'dos colores',
    'more-colors': 'tres colores o más',
    not: 'un resultado que no debe salir',
  },
  'statistics.expected-frequency': { 'one-part': 'un resultado cumple', 'several-parts': 'varios resultados cumplen' },
  'statistics.compound-probability': {
    sum: 'una suma de dos números',
    'different-pair': 'dos números distintos en cualquier orden',
    coins: 'una cara y una cruz',
  },
  'statistics.next-outcome': {
    coin: 'lanzamientos de moneda',
    spinner: 'giros de ruleta',
    cube: 'lanzamientos de un dado',
  },
  'statistics.sample-size': {
    'large-first': 'la grande se nombra primero',
    'small-first': 'la pequeña se nombra primero',
  },
  'statistics.model-from-data': {
    model: 'la probabilidad de un resultado',
    predict: 'cuántas veces en diez veces más intentos',
  },
  'statistics.simulate': { one: 'por lo menos uno', two: 'por lo menos dos' },
  'statistics.distance-in-deviations': { times: 'cuántas desviaciones', overlap: 'cuánto se superponen los grupos' },
  'statistics.association': {
    positive: 'los dos crecen juntos',
    negative: 'uno crece y el otro baja',
    none: 'sin asociación',
    outlier: 'un punto que está aparte',
  },
  'statistics.two-way-table': { cell: 'un conteo que falta', share: 'el porcentaje de una fila' },
  'statistics.fill-two-way-table': { row: 'conteos a partir de sus totales', across: 'conteos y totales' },
  'statistics.trend-line': { within: 'entre los puntos', beyond: 'más allá de los puntos' },
  'statistics.two-draws': { 'put-back': 'el primero se regresa', 'kept-out': 'el primero se queda fuera' },
  'statistics.correlation-cause': {
    common: 'una tercera cosa detrás de las dos',
    either: 'puede ir en los dos sentidos',
    experiment: 'un experimento con grupos formados al azar',
  },
  'statistics.fit-line': { rising: 'una nube que sube', falling: 'una nube que baja' },
  'statistics.correlation-coefficient': {
    'strong-up': 'fuerte y creciente',
    'strong-down': 'fuerte y decreciente',
    'weak-up': 'débil y creciente',
    none: 'sin relación',
  },
  'statistics.model-meaning': {
    slope: 'la pendiente de una recta que sube',
    falling: 'la pendiente de una recta que baja',
    intercept: 'el corte con el eje',
  },
  'statistics.residuals': {
    above: 'un punto arriba de la recta',
    below: 'un punto abajo de la recta',
    back: 'del residuo de vuelta al valor',
  },
} satisfies CasesInSpanish<'statistics'>;
