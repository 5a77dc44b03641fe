import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with measurement, in Spanish for a teacher. */
export const measurementCases = {
  'measurement.what-to-measure': { long: 'longitud', heavy: 'peso', holds: 'cuánto cabe' },
  'measurement.compare-two-things': {
    even: 'longitudes que empiezan juntas',
    shifted: 'longitudes que no empiezan juntas',
    tall: 'alturas',
    seesaw: 'pesos en un balancín',
  },
  'measurement.sort-and-count': { one: 'cuántos hay de una clase', largest: 'cuántos hay en el grupo más grande' },
  'measurement.order-lengths': {
    longest: 'se pide el más largo',
    middle: 'se pide el de en medio',
    shortest: 'se pide el más corto',
  },
  'measurement.length-in-units': {
    'end-to-end': 'tantas unidades como caben',
    beyond: 'la fila de unidades sigue de largo',
  },
  'measurement.three-groups': { one: 'cuántos hay en un grupo', all: 'cuántos hay en total', more: 'cuántos más' },
  'measurement.tell-time': {
    'hour-or-half': 'en punto o y media',
    past: 'en la primera mitad de la hora',
    before: 'en la segunda mitad de la hora',
  },
  'measurement.set-clock': {
    'hour-or-half': 'en punto o y media',
    past: 'en la primera mitad de la hora',
    before: 'en la segunda mitad de la hora',
  },
  'measurement.count-coins': {
    'dimes-pennies': 'monedas de diez y de un centavo',
    'nickels-dimes': 'monedas de cinco y de diez centavos',
    'with-quarters': 'con monedas de veinticinco centavos',
  },
  'measurement.make-change': {
    'from-ten': 'de decenas de dólares',
    'from-hundred-cents': 'de un dólar, en centavos',
    'from-hundred': 'de un billete de cien dólares',
  },
  'measurement.unit-size': {
    larger: 'medido otra vez con una unidad más grande',
    smaller: 'medido otra vez con una unidad más pequeña',
  },
  'measurement.length-difference': { longer: 'cuánto más largo', shorter: 'cuánto más corto' },
  'measurement.ruler-length': {
    'from-zero': 'empieza en cero',
    'from-one': 'empieza en uno',
    'from-elsewhere': 'empieza en otro lugar',
  },
  'measurement.draw-to-length': { 'from-one': 'empieza en uno', 'from-elsewhere': 'empieza en otro lugar' },
  'measurement.estimate-length': { small: 'algo pequeño', large: 'algo grande' },
  'measurement.line-plot-inches': {
    at: 'cuántos miden lo mismo',
    from: 'cuántos desde una longitud en adelante',
    apart: 'el más largo y el más corto',
  },
  'measurement.build-line-plot': { full: 'un punto en cada lugar', gap: 'un lugar sin punto' },
  'measurement.elapsed-time': {
    'same-hour': 'dentro de una hora',
    'over-the-hour': 'pasando una hora en punto',
    'more-than-an-hour': 'más de una hora',
  },
  'measurement.later-time': {
    'same-hour': 'dentro de una hora',
    'over-the-hour': 'pasando una hora en punto',
    'more-than-an-hour': 'más de una hora',
  },
  'measurement.measure-stories': {
    lighter: 'cuánto queda de una comparación, «menos»',
    'lighter-turned': '«más», pero se pide el menor',
    bottles: 'cantidades iguales',
    cut: 'cortar en pedazos iguales',
    pour: 'dos unidades en un problema',
  },
  'measurement.perimeter': { rectangle: 'un rectángulo', square: 'un cuadrado' },
  'measurement.area': { rectangle: 'un rectángulo', square: 'un cuadrado' },
  'measurement.area-of-two-rectangles': { small: 'lados pequeños', thin: 'partes delgadas' },
  'measurement.bar-graph': { read: 'leer un valor', more: 'cuántos más', total: 'dos valores juntos' },
  'measurement.picture-graph': { read: 'leer un valor', more: 'cuántos más', total: 'dos valores juntos' },
  'measurement.build-bar-graph': {
    tally: 'de marcas de conteo',
    circles: 'de un pictograma',
    halves: 'de un pictograma con mitades',
  },
  'measurement.convert-length': {
    'to-small': 'a una unidad menor',
    'to-large': 'a una unidad mayor',
    mixed: 'de dos unidades a una',
  },
  'measurement.convert-mass-and-volume': {
    'to-small': 'a una unidad menor',
    'to-large': 'a una unidad mayor',
    mixed: 'de dos unidades a una',
  },
  'measurement.convert-time': {
    'to-small': 'a una unidad menor',
    'to-large': 'a una unidad mayor',
    mixed: 'de dos unidades a una',
  },
  'measurement.fill-conversion-table': { smaller: 'a la unidad menor', both: 'a las dos unidades' },
  'measurement.missing-side': { perimeter: 'se conoce el perímetro', area: 'se conoce el área' },
  'measurement.area-or-perimeter-stories': { around: 'algo va alrededor', covers: 'algo cubre el interior' },
} satisfies CasesInSpanish<'measurement'>;
