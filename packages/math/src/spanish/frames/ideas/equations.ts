import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of equations. */
export const equationsThoughts: Frames = {
  'I divided by the number in front, and what is left is the letter.':
    'Dividí entre el número de delante, y lo que queda es la letra.',
  'After the equal sign you write the answer of what stands before it.':
    'Después del signo igual se escribe la respuesta de lo que está antes.',
  'There are plus signs and a blank, so I add every number.':
    'Hay signos más y un espacio, así que sumo todos los números.',
  'The letter is gone, so there is nothing to solve.': 'La letra se fue, así que no hay nada que resolver.',
  'The letter is zero.': 'La letra es cero.',
  'Zero is nothing, so there is no solution.': 'Cero es nada, así que no hay solución.',
  'Both sides have the same number of letters, so it is always true.':
    'Los dos lados tienen la misma cantidad de letras, así que siempre es verdadero.',
  'It says plus, so I add it.': 'Dice más, así que lo sumo.',
  'I move the number over as it is.': 'Paso el número al otro lado como está.',
  'The letter is multiplied, so I multiply.': 'La letra se multiplica, así que multiplico.',
  'If it is divided, I divide.': 'Si se divide, divido.',
  'I take one number from the other.': 'Quito un número del otro.',
  'The order does not matter.': 'El orden no importa.',
  'I divide the two numbers, whichever way round.': 'Divido los dos números, de cualquier manera.',
  'To get rid of the `4` in `4x`, I take `4` away.': 'Para quitar el `4` de `4x`, resto `4`.',
  'There is a minus in the equation, and the opposite of minus is plus.':
    'Hay un menos en la ecuación, y lo contrario de menos es más.',
  'I divide or multiply one part of a side, and the other part stays as it is.':
    'Divido o multiplico una parte de un lado, y la otra parte se queda como está.',
  'When the number is gone, the minus in front of the letter is gone too.':
    'Cuando el número se va, también se va el menos delante de la letra.',
  '`2x` is a number that starts with `2`; I look for its second digit.':
    '`2x` es un número que empieza con `2`; busco su segunda cifra.',
  'I bring all the letters to one side and put them together.': 'Paso todas las letras a un lado y las junto.',
  'I work with the letter on the left.': 'Trabajo con la letra de la izquierda.',
  'The number on the right is the result.': 'El número de la derecha es el resultado.',
  'I multiply by the bottom number to make the fraction disappear.':
    'Multiplico por el número de abajo para que desaparezca la fracción.',
  'It is fifths, so I multiply by five.': 'Son quintos, así que multiplico por cinco.',
  'I divide what there is in all by the amount for each.': 'Divido lo que hay en total entre la cantidad de cada uno.',
  'You solve it like an equation and the sign stays.': 'Se resuelve como una ecuación y el signo se queda.',
  'There is a minus somewhere, so I turn the sign around.': 'Hay un menos en algún lugar, así que volteo el signo.',
  'I write the letter on the left.': 'Escribo la letra a la izquierda.',
  'The sign stays as it stands.': 'El signo se queda como está.',
  'Solving gives one number.': 'Resolver da un solo número.',
  '"At least" is that much or less, and "at most" is that much or more.':
    '"Por lo menos" es esa cantidad o menos, y "como máximo" es esa cantidad o más.',
  'Greater is greater, with or without the line under the sign.':
    'Mayor es mayor, con o sin la línea debajo del signo.',
  'I am not sure which way the sign points.': 'No sé bien hacia dónde apunta el signo.',
  'Six times as many students as teachers: six, students, equals teachers.':
    'Seis veces más estudiantes que maestros: seis, estudiantes, igual a maestros.',
  'The first number goes with the letter.': 'El primer número va con la letra.',
  'Each number in the story belongs to the letter.': 'Cada número de la historia es de la letra.',
  'I need no letters.': 'No necesito letras.',
  'I can find it with the numbers.': 'Puedo hallarlo con los números.',
  'The check has to come out, so I write that it does.': 'La comprobación tiene que salir, así que escribo que sale.',
  'I move the number over as it is, with the operation that stands with it.':
    'Paso el número al otro lado como está, con la operación que lo acompaña.',
};
