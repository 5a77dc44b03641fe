import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of expressions. */
export const expressionsThoughts: Frames = {
  'Plus, minus, times and divided by go in the order in which you read them.':
    'Más, menos, por y entre van en el orden en que se leen.',
  'Plus comes before minus.': 'Más va antes que menos.',
  'Times comes before divided by.': 'Por va antes que entre.',
  'Plus and minus come first, then times and divided by.': 'Primero van más y menos, después por y entre.',
  'Parentheses only keep it tidy.': 'Los paréntesis solo sirven para ordenar.',
  'Times comes first, and the power comes after it.': 'Primero va el por, y la potencia va después.',
  'The coefficient is the number by itself.': 'El coeficiente es el número que está solo.',
  'There are two letters, so two terms.': 'Hay dos letras, así que dos términos.',
  '4 and x and 3: three parts.': '4 y x y 3: tres partes.',
  'There is a plus, so it is a sum.': 'Hay un más, así que es una suma.',
  'It has a root, so it is irrational.': 'Tiene una raíz, así que es irracional.',
  'It never ends, so it is irrational.': 'Nunca termina, así que es irracional.',
  'The root of a number is half of it.': 'La raíz de un número es la mitad.',
  'I take the next square.': 'Tomo el cuadrado que sigue.',
  'It is 4 away from 16.': 'Está a 4 de 16.',
  'That is something to work out, not a number.': 'Eso es algo que hay que calcular, no un número.',
  '`2^5` is five times itself, two times.': '`2^5` es cinco por sí mismo, dos veces.',
  '`4^2` is four and two.': '`4^2` es cuatro y dos.',
  'The base is negative, so the power is negative.': 'La base es negativa, así que la potencia es negativa.',
  'Zero times the base is nothing.': 'Cero por la base es nada.',
  'With exponent zero nothing is done to the base.': 'Con exponente cero no se le hace nada a la base.',
  'The minus of the exponent goes to the front.': 'El menos del exponente pasa adelante.',
  'It is a product, so I multiply the exponents.': 'Es un producto, así que multiplico los exponentes.',
  'It is a quotient, so I divide the exponents.': 'Es un cociente, así que divido los exponentes.',
  'With two exponents I add them.': 'Cuando hay dos exponentes, los sumo.',
  'What I do with the powers, I do with the bases too.': 'Lo que hago con las potencias lo hago también con las bases.',
  'The exponent outside belongs to the letter.': 'El exponente de afuera es de la letra.',
  'The exponents are added, so the numbers in front are added too.':
    'Los exponentes se suman, así que los números de delante también se suman.',
  'There is no exponent, so it is zero.': 'No hay exponente, así que es cero.',
  '`10^5` means that I write five zeros.': '`10^5` quiere decir que escribo cinco ceros.',
  'I count the places and move the point.': 'Cuento los lugares y muevo el punto.',
  'I move the point to the left, so the exponent goes down.':
    'Muevo el punto a la izquierda, así que el exponente baja.',
  'A square root is half of the number, and a cube root is a third of it.':
    'Una raíz cuadrada es la mitad del número, y una raíz cúbica es un tercio.',
  'A root is a root; I look for a number times itself.': 'Una raíz es una raíz; busco un número por sí mismo.',
  'I find the root of the first number.': 'Hallo la raíz del primer número.',
  '`3x` with `x` equal to `4` is thirty-four.': '`3x` con `x` igual a `4` es treinta y cuatro.',
  'There is no number at the letter, so it does not count.': 'No hay un número junto a la letra, así que no cuenta.',
  'I add the numbers, and `x` and `x` make `x^2`.': 'Sumo los números, y `x` y `x` dan `x^2`.',
  'I count how many there are of each.': 'Cuento cuántos hay de cada uno.',
  'Five x, take away the x: that leaves 5.': 'Cinco x, quitar la x: queda 5.',
  'The sign behind the term goes with it.': 'El signo que está detrás del término va con él.',
  '`3x` is three and `x` together.': '`3x` es tres y `x` juntos.',
  'The sign in the parentheses stays as it is.': 'El signo del paréntesis se queda como está.',
  'The minus belongs to the first term in the parentheses.': 'El menos es del primer término del paréntesis.',
  'I take the factor out of the first term.': 'Saco el factor del primer término.',
  'Both numbers can be divided by it, so I am done.': 'Los dos números se pueden dividir entre él, así que terminé.',
  'I take the number out of both, and write it in front.': 'Quito el número de los dos y lo escribo delante.',
  'Three less than a number: three, minus, the number.': 'Tres menos que un número: tres, menos, el número.',
  'I divide by the letter.': 'Divido entre la letra.',
  'I put the two numbers together with plus.': 'Junto los dos números con un más.',
  'Four more: I write the four in front of the letter.': 'Cuatro más: escribo el cuatro delante de la letra.',
  'It is the same the other way round: 2 - 5 is 5 - 2.': 'Es lo mismo al revés: 2 - 5 es 5 - 2.',
  'h is the eighth letter, so h is 8.': 'h es la octava letra, así que h es 8.',
  'They are different letters, so they are different numbers.': 'Son letras distintas, así que son números distintos.',
  'The letter is one certain thing.': 'La letra es una cosa determinada.',
  'If something changes, I need another letter.': 'Si algo cambia, necesito otra letra.',
  '`-3^2` is -3 times -3.': '`-3^2` es -3 por -3.',
  'The root of 9 + 16 is 3 and 4, so 7.': 'La raíz de 9 + 16 es 3 y 4, así que 7.',
  'In a power the minus signs cancel.': 'En una potencia los signos menos se cancelan.',
  'There is an opposite or a minus, so the number is negative.':
    'Hay un opuesto o un menos, así que el número es negativo.',
  'I know a fraction or decimal that is very near, so it is that.':
    'Sé una fracción o un decimal que está muy cerca, así que es ese.',
  'A root means that I take the power: the square, or the cube.':
    'Una raíz quiere decir que tomo la potencia: el cuadrado o el cubo.',
  'The number outside goes with the first of the two.': 'El número de afuera va con el primero de los dos.',
  'I write it down from the letter on, and the last number comes last.':
    'Lo escribo desde la letra, y el último número va al final.',
  'The number that multiplies stands beside the letter, and the other one is added.':
    'El número que multiplica va junto a la letra, y el otro se suma.',
  'It is as far, so the second change is the same number.':
    'Es igual de lejos, así que el segundo cambio es el mismo número.',
  'I add all the numbers that are written.': 'Sumo todos los números que están escritos.',
  '`2^3` is two times three, and `x × x` is two times `x`.': '`2^3` es dos por tres, y `x × x` es dos por `x`.',
  'The square goes with everything: `3x^2` and `x × x × 3` are both `(3x)^2`.':
    'El cuadrado va con todo: `3x^2` y `x × x × 3` son los dos `(3x)^2`.',
  'The letter is short for the word: four hens and one rabbit make five.':
    'La letra es una abreviatura de la palabra: cuatro gallinas y un conejo son cinco.',
  'A letter alone counts as 1 of it.': 'Una letra sola cuenta como 1.',
  '`3x + 5` is `8x`, and `3x - 5` is `-2x`: nothing is left to add or subtract in an answer.':
    '`3x + 5` es `8x` y `3x - 5` es `-2x`: en una respuesta no queda nada por sumar ni restar.',
  'I add the number in front to the numbers inside, with their signs.':
    'Sumo el número de delante a los números de adentro, con sus signos.',
};
