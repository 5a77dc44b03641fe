import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with ratios, in Spanish for a teacher. */
export const ratioCases = {
  'ratios.ratio-language': {
    'first-second': 'en el orden de la historia',
    'second-first': 'en el otro orden',
    'part-whole': 'una parte y el todo',
  },
  'ratios.equivalent': {
    'whole-step': 'un número entero de veces',
    'step-between': 'un número de veces que no es entero',
  },
  'ratios.fill-table': { times: 'multiplicar la primera fila', between: 'pasar por una fila menor' },
  'ratios.unit-rate': {
    whole: 'un número entero por uno',
    decimal: 'un decimal por uno',
    'below-one': 'menos de uno por uno',
  },
  'ratios.best-buy': {
    'larger-wins': 'el paquete grande es más barato para su tamaño',
    'smaller-wins': 'el paquete pequeño es más barato para su tamaño',
    same: 'los dos cuestan lo mismo para su tamaño',
  },
  'ratios.rate-problems': {
    times: 'un número entero de veces',
    'through-one': 'pasando por uno',
    'in-between': 'pasando por una parte común',
    less: 'menos que antes',
  },
  'ratios.share': { smaller: 'la parte menor', larger: 'la parte mayor', three: 'tres partes' },
  'ratios.draw-share': { sum: 'se conoce el total de los dos', difference: 'se sabe cuántos más hay' },
  'ratios.convert-units': { down: 'a la unidad menor', up: 'a la unidad mayor', part: 'con una parte de una unidad' },
  'ratios.proportion': {
    fraction: 'la incógnita abajo',
    'fraction-top': 'la incógnita arriba',
    'step-between': 'un número de veces que no es entero',
    'fraction-answer': 'la respuesta es una fracción',
  },
  'ratios.constant-of-proportionality': {
    table: 'de una tabla, un número entero',
    fraction: 'de una tabla, una fracción',
    point: 'de un par',
  },
  'ratios.points-of-a-graph': {
    meaning: 'qué dice un punto',
    rate: 'el punto que muestra la tasa unitaria',
    origin: 'qué dice (0, 0)',
  },
  'ratios.fraction-unit-rate': {
    'same-bottom': 'denominadores iguales',
    unit: 'por una fracción unitaria de lo segundo',
    any: 'dos fracciones cualesquiera',
  },
  'ratios.map-scale': {
    'to-world': 'del mapa a la realidad',
    'to-map': 'de la realidad al mapa',
    'not-one': 'una escala que no empieza con uno',
  },
  'ratios.proportional-or-not': {
    lead: 'la diferencia sigue igual',
    fixed: 'nada cambia',
    rate: 'la razón sigue igual',
  },
  'ratios.scale-area': { double: 'el doble de largo', more: 'el triple de largo o más' },
} satisfies CasesInSpanish<'ratios'>;
