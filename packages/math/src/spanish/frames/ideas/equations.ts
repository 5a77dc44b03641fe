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
  'The order does not matter.': 'El orden no importa.',
  'There is a minus in the equation, and the opposite of minus is plus.':
    'Hay un menos en la ecuación, y lo contrario de menos es más.',
  'I divide or multiply one part of a side, and the other part stays as it is.':
    'Divido o multiplico una parte de un lado, y la otra parte se queda como está.',
  '`2x` is a number that starts with `2`; I look for its second digit.':
    '`2x` es un número que empieza con `2`; busco su segunda cifra.',
  'I bring all the letters to one side and put them together.': 'Paso todas las letras a un lado y las junto.',
  'I work with the letter on the left.': 'Trabajo con la letra de la izquierda.',
  'The number on the right is the result.': 'El número de la derecha es el resultado.',
  'I multiply by the bottom number to make the fraction disappear.':
    'Multiplico por el número de abajo para que desaparezca la fracción.',
  'It is fifths, so I multiply by five.': 'Son quintos, así que multiplico por cinco.',
  'You solve it like an equation and the sign stays.': 'Se resuelve como una ecuación y el signo se queda.',
  'There is a minus somewhere, so I turn the sign around.': 'Hay un menos en algún lugar, así que volteo el signo.',
  'I write the letter on the left.': 'Escribo la letra a la izquierda.',
  'The sign stays as it stands.': 'El signo se queda como está.',
  'Solving gives one number.': 'Resolver da un solo número.',
  'Greater is greater, with or without the line under the sign.':
    'Mayor es mayor, con o sin la línea debajo del signo.',
  'The first number goes with the letter.': 'El primer número va con la letra.',
  'Each number in the story belongs to the letter.': 'Cada número de la historia es de la letra.',
  'I need no letters.': 'No necesito letras.',
  'I can find it with the numbers.': 'Puedo hallarlo con los números.',
  'The check has to come out, so I write that it does.': 'La comprobación tiene que salir, así que escribo que sale.',
  'The number that multiplies has to be taken away.': 'El número que multiplica se tiene que quitar.',
  '`-p = 4` gives `p = 4`.': '`-p = 4` da `p = 4`.',
  '"Least" or "less" means less, and "most" or "more" means more.':
    '«Al menos» o «menos» es menos, y «a lo más» o «más» es más.',
  'The pointed end shows the larger number.': 'La punta muestra el número mayor.',
  'I divide all there is by what one takes, or by how many there are, and leave the other number out.':
    'Divido todo lo que hay entre lo que toma uno, o entre cuántos hay, y dejo fuera el otro número.',
  'I write each number beside the letter of the thing that it is told of.':
    'Escribo cada número junto a la letra de la cosa de la que se dice.',
  'What is added to the unknown or taken away from it, I move to the other side as it is, and the rest I do right.':
    'Lo que se le suma o se le quita a la incógnita lo paso al otro lado tal como está, y lo demás lo hago bien.',
  'If nothing is added or taken away, I do that with what multiplies or divides.':
    'Si no se suma ni se quita nada, hago eso con lo que multiplica o divide.',
  'To undo a plus or a minus, I start from the number or letter beside the unknown, and take the other side away from it.':
    'Para deshacer un más o un menos, empiezo por el número o la letra que está junto a la incógnita y le quito el otro lado.',
  'To undo a multiplication, I take what the unknown is multiplied by, and divide it by the other side.':
    'Para deshacer una multiplicación, tomo lo que multiplica a la incógnita y lo divido entre el otro lado.',
};
