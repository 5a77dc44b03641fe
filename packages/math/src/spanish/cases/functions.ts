import type { CasesInSpanish } from './in-spanish.ts';

/** Labels of the cases of skills with functions, in Spanish for a teacher. */
export const functionCases = {
  'functions.input-output-rule': {
    add: 'se suma un número',
    multiply: 'se multiplica por un número',
    both: 'se multiplica por un número, y se suma o se resta otro',
  },
  'functions.read-graph': { up: 'del eje de abajo al del lado', across: 'del eje del lado al de abajo' },
  'functions.growing-pattern': { near: 'una figura hasta la número diez', far: 'una figura muy adelante' },
  'functions.fill-table': { outputs: 'se piden las salidas', both: 'se piden entradas y salidas' },
  'functions.same-difference-or-ratio': { apart: 'la diferencia se mantiene', recipe: 'la razón se mantiene' },
  'functions.proportional-or-not': {
    proportional: 'proporcional',
    shifted: 'pasos iguales, pero no proporcional',
    curved: 'pasos que crecen',
  },
  'functions.journey-graph': {
    fastest: 'dónde va más rápido',
    stopped: 'dónde está parado',
    returning: 'dónde regresa',
  },
  'functions.slope-two-points': {
    whole: 'pendiente entera y positiva',
    negative: 'pendiente negativa',
    fraction: 'la pendiente es una fracción',
  },
  'functions.slope-from-graph': {
    'same-scale': 'cuadritos de una unidad',
    'other-scale': 'los ejes tienen escalas distintas',
    falling: 'una recta que baja',
  },
  'functions.slope-from-table': {
    'step-one': '`x` sube de uno en uno',
    'wider-step': '`x` sube más de uno',
    falling: '`y` baja',
  },
  'functions.slope-intercept': {
    slope: 'la pendiente',
    intercept: 'el corte con el eje `y`',
    turned: 'el número solo va primero',
  },
  'functions.compare': { rate: 'cuál crece más rápido', start: 'cuál empieza más alto' },
  'functions.line-slope-point': {
    positive: 'pendiente positiva',
    negative: 'pendiente negativa',
    left: 'un punto a la izquierda del eje',
  },
  'functions.line-two-points': {
    whole: 'pendiente entera y positiva',
    negative: 'pendiente negativa',
    fraction: 'la pendiente es una fracción',
  },
  'functions.evaluate': {
    linear: 'una regla lineal',
    'negative-input': 'una entrada negativa',
    square: 'una regla con un cuadrado',
  },
  'functions.find-input': {
    plus: 'se suma un número',
    minus: 'se resta un número',
    'negative-rate': 'un número negativo delante de la letra',
  },
  'functions.linear-model': { total: 'el total', 'how-many': 'del total hacia atrás', rule: 'la regla' },
  'functions.exponential-growth': { doubling: 'duplicar', 'other-factor': 'otro factor' },
  'functions.linear-or-exponential': {
    linear: 'diferencias iguales',
    exponential: 'factores iguales',
    neither: 'ninguna de las dos cosas',
  },
  'functions.domain': {
    rising: 'una gráfica que sube',
    falling: 'una gráfica que baja',
    story: 'una regla de una historia',
  },
  'functions.key-points': {
    square: 'el vértice, de un cuadrado y un número',
    expanded: 'el vértice, de tres términos',
    factored: 'el vértice, de dos factores',
    'y-axis': 'donde la gráfica cruza el eje y',
  },
  'functions.corner-points': {
    absolute: 'la esquina de un valor absoluto',
    root: 'donde empieza una raíz cuadrada',
    pieces: 'donde cambian los tramos',
  },
  'functions.inverse': {
    linear: 'primero un factor, luego un número',
    group: 'primero un número, luego un factor',
    quotient: 'primero un número, luego un divisor',
  },
  'functions.combine': {
    sum: 'una suma',
    difference: 'una diferencia',
    product: 'un producto',
    decay: 'una constante y una potencia, en una historia',
  },
  'functions.is-a-function': {
    function: 'cada salida una sola vez',
    'same-output': 'una salida aparece dos veces',
    'two-outputs': 'una entrada tiene dos salidas',
  },
  'functions.recursive-sequence': {
    add: 'se suma un número',
    multiply: 'un factor',
    both: 'un factor y un número',
    'two-back': 'los dos números anteriores',
  },
  'functions.explicit-sequence': {
    arithmetic: 'se suma el mismo número',
    geometric: 'el mismo factor',
    'from-rule': 'de una regla que usa el número anterior',
  },
  'functions.transform-point': {
    up: 'se suma un número a la salida',
    across: 'se suma un número a la entrada',
    stretch: 'la salida se multiplica',
    inside: 'la entrada se multiplica',
    both: 'un número en la entrada y uno en la salida',
  },
  'functions.draw-moved-graph': { parabola: 'una parábola', absolute: 'un valor absoluto' },
  'functions.exponential-graph': {
    growth: 'una gráfica que sube',
    decay: 'una gráfica que baja',
    end: 'a qué se acercan los valores',
  },
  'functions.parameters': {
    start: 'el número que está solo',
    rate: 'el número delante de la letra',
    factor: 'el factor de una potencia',
  },
  'functions.quadratic-story': { greatest: 'el valor máximo', when: 'dónde es máximo', end: 'dónde es 0' },
} satisfies CasesInSpanish<'functions'>;
