import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of fractions. */
export const fractionsThoughts: Frames = {
  'Four pieces are fourths.': 'Cuatro pedazos son cuartos.',
  'It does not matter how large they are.': 'No importa de qué tamaño son.',
  'Three are shaded and one is white, so it is 3 over 1.':
    'Tres están sombreadas y una es blanca, así que es 3 sobre 1.',
  'I count the white parts.': 'Cuento las partes blancas.',
  'The parts of one whole go on top, the ones you have go below.':
    'Las partes de un entero van arriba, las que tienes van abajo.',
  'There are eight parts in the two circles, so they are eighths.':
    'Hay ocho partes en los dos círculos, así que son octavos.',
  'I count the little lines.': 'Cuento las rayitas.',
  'The one at the start is the first.': 'La que está al principio es la primera.',
  'The line from 0 to 2 is the whole thing.': 'La recta de 0 a 2 es el entero.',
  'One fourth means a group of four.': 'Un cuarto quiere decir un grupo de cuatro.',
  'Three fourths means take three.': 'Tres cuartos quiere decir tomar tres.',
  'I worked out the fraction, so I am done.': 'Ya calculé la fracción, así que terminé.',
  'There are five children, so each gets one fifth.': 'Hay cinco niños, así que a cada uno le toca un quinto.',
  'One piece is one piece, so they are the same.': 'Un pedazo es un pedazo, así que son lo mismo.',
  'They are 3 1/2 inches long, so the row is 3 1/2.': 'Miden 3 1/2 pulgadas, así que la fila mide 3 1/2.',
  'It has to be halfway.': 'Tiene que ser a la mitad.',
  'Seven is seven over three, if we work with thirds.': 'Siete es siete sobre tres, si trabajamos con tercios.',
  'What I add to one number or take from it, I do to the other.':
    'Lo que le sumo o le quito a un número se lo hago al otro.',
  'One number changes, the other one stays.': 'Un número cambia, el otro se queda.',
  'To simplify, I make the top smaller.': 'Para simplificar, hago más pequeño el número de arriba.',
  'To simplify, I make the bottom smaller.': 'Para simplificar, hago más pequeño el número de abajo.',
  'Three goes into the top and two goes into the bottom.': 'Tres cabe en el de arriba y dos cabe en el de abajo.',
  'I divided both by two, so it is simplified.': 'Dividí los dos entre dos, así que ya está simplificada.',
  'The same digit is above and below, so it goes away.': 'La misma cifra está arriba y abajo, así que se va.',
  'Eighths are more than fifths, because eight is more than five.':
    'Los octavos son más que los quintos, porque ocho es más que cinco.',
  'Both of its numbers are larger, so the fraction is larger.':
    'Sus dos números son mayores, así que la fracción es mayor.',
  'With fractions it is the other way round: smaller is larger.': 'Con las fracciones es al revés: menor es mayor.',
  'The fraction with fewer parts missing is larger.': 'La fracción a la que le faltan menos partes es mayor.',
  'The fraction with the larger top is larger.': 'La fracción con el número de arriba más grande es mayor.',
  'Two wholes and three parts make five parts.': 'Dos enteros y tres partes son cinco partes.',
  'Whole times top, plus bottom.': 'Entero por arriba, más abajo.',
  'What is left over goes on top, and the number I divided goes under it.':
    'Lo que sobra va arriba, y el número que dividí va abajo.',
  'You add the top numbers and you add the bottom numbers.':
    'Se suman los números de arriba y se suman los números de abajo.',
  'You subtract the tops and you subtract the bottoms, the smaller from the larger.':
    'Se restan los de arriba y se restan los de abajo, el menor del mayor.',
  'Three fourths and one fourth: three and one is four.': 'Tres cuartos y un cuarto: tres y uno son cuatro.',
  'I write both over the common denominator and leave the tops as they are.':
    'Escribo las dos con el denominador común y dejo los numeradores como están.',
  'I worked out the fractions.': 'Calculé las fracciones.',
  'One third minus two thirds does not work, so I turn it around.':
    'Un tercio menos dos tercios no se puede, así que le doy la vuelta.',
  'There is nothing above the fraction, so I bring it down.': 'No hay nada encima de la fracción, así que la bajo.',
  'I borrow one whole and add ten to the top number.': 'Tomo prestado un entero y le sumo diez al número de arriba.',
  'I add the parts I need to the top.': 'Le sumo al número de arriba las partes que necesito.',
  'Times three means the top times three and the bottom times three.':
    'Por tres quiere decir el de arriba por tres y el de abajo por tres.',
  'Three times two is six, and the fraction comes along.': 'Tres por dos son seis, y la fracción se agrega.',
  'Whole times whole and fraction times fraction.': 'Entero por entero y fracción por fracción.',
  'Both fractions need the same bottom number, and then it stays.':
    'Las dos fracciones necesitan el mismo número de abajo, y ese se queda.',
  'To multiply fractions you multiply crosswise.': 'Para multiplicar fracciones se multiplica en cruz.',
  'Multiply crosswise, write the ones, carry the tens.':
    'Multiplicar en cruz, escribir las unidades, llevar las decenas.',
  'When you multiply, the number gets bigger.': 'Cuando se multiplica, el número se hace más grande.',
  'When you divide, the number gets smaller.': 'Cuando se divide, el número se hace más pequeño.',
  'The answer must be smaller, so it is a division.': 'La respuesta debe ser menor, así que es una división.',
  'The answer must be larger, so it is a multiplication.':
    'La respuesta debe ser mayor, así que es una multiplicación.',
  'Divided by one half means half of it.': 'Dividido entre un medio quiere decir la mitad.',
  'You cannot divide a small number by a large one.': 'No se puede dividir un número pequeño entre uno grande.',
  'Turn the first one over and multiply.': 'Voltear la primera y multiplicar.',
  'To divide you turn the fractions over.': 'Para dividir se voltean las fracciones.',
  'Dividing fractions is like multiplying them.': 'Dividir fracciones es como multiplicarlas.',
  'Divide the tops and divide the bottoms, the larger by the smaller, and forget what is left over.':
    'Dividir los de arriba y dividir los de abajo, el mayor entre el menor, y olvidar lo que sobra.',
  'The bottoms are the same, so they stay.': 'Los de abajo son iguales, así que se quedan.',
  'One sixth divided by two is one third, because six divided by two is three.':
    'Un sexto dividido entre dos es un tercio, porque seis dividido entre dos es tres.',
  'Divide by the top number, then times the bottom number.':
    'Dividir entre el número de arriba y después por el de abajo.',
  'There are as many parts as cuts.': 'Hay tantas partes como cortes.',
  'You divide by the bottom number, and that is the part.': 'Se divide entre el número de abajo, y eso es la parte.',
  'The number I know is one part.': 'El número que sé es una parte.',
  'It says "of", so I take the part of the number that is there.':
    'Dice «de», así que tomo la parte del número que está ahí.',
  'It says "less" or "lighter", so I subtract.': 'Dice «menos» o «más ligero», así que resto.',
  'One half of three fourths: I take the smaller one away from the larger one.':
    'La mitad de tres cuartos: le quito la menor a la mayor.',
  'I did not look at the sign: for minus or times I added, for plus or divided by I took the smaller away from the larger.':
    'No me fijé en el signo: en menos o por sumé; en más o entre le quité el menor al mayor.',
  'I divide the whole numbers, and then the fractions.': 'Divido los enteros y después las fracciones.',
  'If there is only one fraction, it stays.': 'Si solo hay una fracción, se queda.',
  'Two fractions: I put them together.': 'Dos fracciones: las junto.',
  'It says "more", or a word such as "longer", "heavier" or "farther", so I add.': 'Dice «más», así que sumo.',
};
