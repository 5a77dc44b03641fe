import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of equations, in Spanish. */
export const equationMoves = {
  'equations.equal-sign-as-answer': 'Pregunte si `8 = 3 + 5` y `3 + 5 = 6 + 2` son verdaderas, y por qué.',
  'equations.add-all-numbers': 'Tape un lado a la vez y pregunte cuánto vale cada lado.',
  'equations.letters-gone-no-solution':
    'Sustituya tres números distintos en la primera ecuación y pregunte cuáles la hacen verdadera.',
  'equations.zero-is-no-solution': 'Pida que ponga `0` en los dos lados y los compare.',
  'equations.same-letters-always-true': 'Pongan `0` en lugar de la letra y comparen los dos lados.',
  'equations.same-operation':
    'Dibuje una balanza para la ecuación, con los términos semejantes juntos, y pregunte qué se puede quitar de los dos lados.',
  'equations.repeat-operation': 'Pida que lea `5x = 20` con palabras y pregunte cuánto sería `x`.',
  'equations.reversed-subtraction': 'Pregunte: ¿de qué lado viene el número que sobra?',
  'equations.reversed-division': 'Pida que cuente `4x = 12` como una historia con cuatro bolsas iguales.',
  'equations.subtract-coefficient': 'Escriba `4x` como `x + x + x + x` y pregunte qué queda al quitar `4`.',
  'equations.add-what-is-taken-away': 'Cuéntelo como historia: tenía `9`, regalé algunos y tengo `5`. ¿Cuántos regalé?',
  'equations.divide-one-part': 'Dibuje `3x + 6` como barras y reparta todo entre tres.',
  'equations.group-as-letter': 'Pida que ponga la respuesta en lugar de la letra y que calcule el paréntesis.',
  'equations.drop-negative-coefficient':
    'Pida que encierre cada término con el signo que tiene delante antes de resolver.',
  'equations.letter-as-digit': 'Pida el costo de `x` plumas a `2` dólares cada una, cuando `x` es `3`, `5` y `10`.',
  'equations.move-without-sign':
    'Pregunte qué pasa en el lado izquierdo cuando se quita `3x` del lado derecho de una balanza.',
  'equations.one-letter-side': 'Pida que adivine un número, lo ponga en los dos lados y los compare.',
  'equations.clear-one-term': 'Pida que ponga entre paréntesis cada lado completo antes de multiplicar.',
  'equations.ignore-numerator': 'Pregunte: si dos quintos de un número son `6`, ¿cuánto es un quinto?',
  'equations.ignore-start': 'Pida una tabla de los tres primeros pasos del problema.',
  'equations.keep-inequality-sign': 'Empiece con `2 < 6` y multiplique los dos lados por `-1`. ¿Todavía es verdadera?',
  'equations.flip-for-any-negative': 'Compare `3x < -12` y `-3x < 12` probando un número en cada una.',
  'equations.letter-must-come-first': 'Pida que lea `5 > x` en voz alta empezando por `x`.',
  'equations.inequality-as-equation': 'Pida tres números distintos que hagan verdadera la desigualdad.',
  'equations.least-means-less':
    'Pida una edad permitida y una que no lo está, cuando hay que tener por lo menos `12` años.',
  'equations.boundary-mixed-up': 'Pregunte solo por el límite: ¿sirve exactamente este número?',
  'equations.inequality-signs-swapped':
    'Ponga un número pequeño y uno grande a cada lado del signo y léalo en voz alta.',
  'equations.reversal':
    'Elija un número para una de las dos letras y pregunte qué dice entonces la historia de la otra. Pongan los dos números en la ecuación.',
  'equations.rate-and-start-swapped': 'Pida el costo de `0`, `1` y `2`, y qué cambia cada vez.',
  'equations.one-letter-for-all': 'Pregunte cuáles de los números cambiarían si la letra fuera uno más.',
  'equations.works-backward-without-equation':
    'Pida que diga el problema una vez con «un número» y que escriba esa oración.',
  'equations.check-made-to-fit': 'Pida que calcule cada lado de la comprobación por separado, con el otro lado tapado.',
} satisfies InSpanish<'equations'>;
