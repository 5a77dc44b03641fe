import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of equations. */
export const equationsSteps: Frames = {
  'Work out the left side.': 'Calcula el lado izquierdo.',
  'The right side must also be `12`.': 'El lado derecho también debe ser `12`.',
  'This is the equation.': 'Esta es la ecuación.',
  'The opposite of subtracting `12` is adding `12`.': 'Lo opuesto de restar `12` es sumar `12`.',
  'Do it on both sides.': 'Hazlo en los dos lados.',
  'Put it back into the equation to check.': 'Sustitúyelo en la ecuación para comprobar.',
  '`n` is what is taken away from `18` to leave `9`.': '`n` es lo que se le quita a `18` para que quede `9`.',
  'The opposite of adding `12` is subtracting `12`.': 'Lo opuesto de sumar `12` es restar `12`.',
  '`t` is divided by `3`, so multiply both sides by `3`.':
    '`t` está dividida entre `3`, así que multiplica los dos lados por `3`.',
  '`k` is multiplied by `-4`, so divide both sides by `-4`.':
    '`k` está multiplicada por `-4`, así que divide los dos lados entre `-4`.',
  '`C` is `10` at the start, and `2` more for each `M`.': '`C` es `10` al principio, y `2` más por cada `M`.',
  '`A` is the greater one.': '`A` es la mayor.',
  'Add `4` to `B` to make them equal.': 'Suma `4` a `B` para igualarlas.',
  'There are more of `H` than of `R`.': 'Hay más de `H` que de `R`.',
  'To make them equal, multiply the smaller one, `R`, by `2`.': 'Para igualarlas, multiplica la menor, `R`, por `2`.',
  'With `2` of `C` there are `3` of `P`, so `3` times the first is as much as `2` times the second.':
    'Con `2` de `C` hay `3` de `P`, así que `3` por la primera es lo mismo que `2` por la segunda.',
  '`x` can be greater than `2`, and `2` itself does not belong to it.':
    '`x` puede ser mayor que `2`, y el `2` no se incluye.',
  '`t` can be less than `37`, and `37` itself does not belong to it.':
    '`t` puede ser menor que `37`, y el `37` no se incluye.',
  '`h` can be greater than `98`, and `98` itself belongs to it.':
    '`h` puede ser mayor que `98`, y el `98` también se incluye.',
  '`w` can be less than `32`, and `32` itself belongs to it.':
    '`w` puede ser menor que `32`, y el `32` también se incluye.',
  'Combine the terms with the letter, and the numbers.': 'Reduce los términos con la letra, y los números.',
  'Multiply both terms in the parentheses by `-3`.': 'Multiplica los dos términos del paréntesis por `-3`.',
  'Let `x` be the number we look for, and write the story as an equation.':
    'Sea `x` el número que buscamos; escribe la historia como una ecuación.',
  'Subtract `4`.': 'Resta `4`.',
  'This is the inequality.': 'Esta es la desigualdad.',
  'The number is negative, so the sign turns around.': 'El número es negativo, así que el signo se invierte.',
  'Read it from right to left, so that the letter comes first.':
    'Léela de derecha a izquierda, para que la letra quede primero.',
  'Multiply each term in the parentheses by `2`.': 'Multiplica cada término del paréntesis por `2`.',
  'Now the letter is on one side only.': 'Ahora la letra está en un solo lado.',
  '`m` is multiplied by `5/3`, so multiply both sides by `3/5`.':
    '`m` está multiplicada por `5/3`, así que multiplica los dos lados por `3/5`.',
  'Both sides are the same, so every number is a solution.':
    'Los dos lados son iguales, así que todo número es solución.',
  'This can never be true, so there is no solution.': 'Esto nunca puede ser verdadero, así que no hay solución.',
  'Bring the letter to the left and the numbers to the right.':
    'Pasa la letra a la izquierda y los números a la derecha.',
  'The letter is left on one side, so there is exactly one solution.':
    'La letra queda en un lado, así que hay exactamente una solución.',
  'This is the formula.': 'Esta es la fórmula.',
};
