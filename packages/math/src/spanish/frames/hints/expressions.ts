import type { Frames } from '../../reader-of-frames.ts';

/** Hints of expressions. */
export const expressionsHints: Frames = {
  'Which operation comes first here?': '¿Qué operación va primero aquí?',
  'It is not always the first one you read.': 'No siempre es la primera que lees.',
  'Start with plus and minus, from left to right.': 'Empieza con las sumas y las restas, de izquierda a derecha.',
  'Operations of the same kind are done from left to right.':
    'Las operaciones de la misma clase se hacen de izquierda a derecha.',
  'Step by step you come to `24 + 2`.': 'Paso a paso llegas a `24 + 2`.',
  'Start with the power.': 'Empieza con la potencia.',
  'Start with times and divided by.': 'Empieza con las multiplicaciones y las divisiones.',
  'Start with what is in the parentheses.': 'Empieza con lo que está entre paréntesis.',
  'In `(-3)^3` the base is `-3` and the exponent is `3`.': 'En `(-3)^3` la base es `-3` y el exponente es `3`.',
  'What does the exponent count?': '¿Qué cuenta el exponente?',
  'The exponent says how often the base stands in a product.':
    'El exponente dice cuántas veces está la base en un producto.',
  'It is not a factor itself.': 'No es un factor él mismo.',
  'Write it out as `(-3) × (-3) × (-3)` and multiply one factor at a time.':
    'Escríbelo como `(-3) × (-3) × (-3)` y multiplica un factor a la vez.',
  'Here there is only one factor.': 'Aquí hay un solo factor.',
  'Put a number in the place of `x` first, for example `10`.':
    'Pon primero un número en lugar de `x`, por ejemplo `10`.',
  'How would you work it out if `x` were `10`?': '¿Cómo lo calcularías si `x` fuera `10`?',
  'Now write the same with `x` instead of `10`.': 'Ahora escribe lo mismo con `x` en lugar de `10`.',
  'How would you work out `3` times the sum of `10` and `4`?': '¿Cómo calcularías `3` por la suma de `10` y `4`?',
  'What is worked out first?': '¿Qué se calcula primero?',
  'Show it with parentheses.': 'Muéstralo con paréntesis.',
  'How would you work out `2` more than `4` times `10`?': '¿Cómo calcularías `2` más que `4` por `10`?',
  'How would you work out the product of `6` and `10`, increased by `5`?':
    '¿Cómo calcularías el producto de `6` y `10`, aumentado en `5`?',
  'How would you work out `10` increased by `6`?': '¿Cómo calcularías `10` aumentado en `6`?',
  'How would you work out `7` less than `10`?': '¿Cómo calcularías `7` menos que `10`?',
  'Which number is taken away, and from what?': '¿Qué número se quita, y de cuál?',
  'How would you work out the sum of `10` and `7`?': '¿Cómo calcularías la suma de `10` y `7`?',
  'How would you work out `6` fewer than `10`?': '¿Cómo calcularías lo que es `6` menos que `10`?',
  'How would you work out `13` less than `14` times `10`?': '¿Cómo calcularías `13` menos que `14` por `10`?',
  'How would you work out `8` subtracted from `10`?': '¿Cómo calcularías `8` restado de `10`?',
  'How would you work out `22` subtracted from the product of `21` and `10`?':
    '¿Cómo calcularías `22` restado del producto de `21` y `10`?',
  'How would you work out the sum of `10` and `12`, multiplied by `15`?':
    '¿Cómo calcularías la suma de `10` y `12`, multiplicada por `15`?',
  'How would you work out `14` more than `10`?': '¿Cómo calcularías `14` más que `10`?',
  'How would you work out the quotient of `10` and `11`?': '¿Cómo calcularías el cociente de `10` y `11`?',
  'Terms are joined by plus signs.': 'Los términos se unen con signos más.',
  'A coefficient is multiplied by its letter.': 'Un coeficiente se multiplica por su letra.',
  'Underline each term.': 'Subraya cada término.',
  'What stands in front of the letter?': '¿Qué está delante de la letra?',
  'Put a number in for x.': 'Pon un número en lugar de x.',
  'What do you do last?': '¿Qué haces al último?',
  'What you do last tells what the whole is.': 'Lo que haces al último dice qué es el conjunto.',
  'Which number does each letter stand for?': '¿Qué número representa cada letra?',
  'A number next to a letter, or in front of parentheses, means times.':
    'Un número junto a una letra, o delante de un paréntesis, quiere decir por.',
  'Put the numbers in: `2 × (-5) + 5`.': 'Pon los números: `2 × (-5) + 5`.',
  'Which operation comes first?': '¿Qué operación va primero?',
  'Which terms are alike?': '¿Qué términos son semejantes?',
  'They have the same letter, or no letter at all.': 'Tienen la misma letra, o ninguna letra.',
  'Each term takes the sign in front of it along.': 'Cada término lleva consigo el signo que tiene delante.',
  'For `x` alone you have `6x + 3x`.': 'Si miras solo las `x`, tienes `6x + 3x`.',
  'How many `x` is that?': '¿Cuántas `x` son?',
  'The number in front belongs to everything in the parentheses.':
    'El número de delante multiplica todo lo que está entre paréntesis.',
  'A minus in front is the same as multiplying by `-1`.': 'Un menos delante es lo mismo que multiplicar por `-1`.',
  'Watch the signs: a negative times a negative is positive.':
    'Cuidado con los signos: negativo por negativo es positivo.',
  'How much is `-7` times `y`?': '¿Cuánto es `-7` por `y`?',
  'Write the two products as one sum or difference.': 'Escribe los dos productos como una sola suma o resta.',
  'Try it with a number, for example `a = 2`.': 'Pruébalo con un número, por ejemplo `a = 2`.',
  'What is the value of `a × a × 4` for `a = 2`?': '¿Cuál es el valor de `a × a × 4` para `a = 2`?',
  'Which expressions have the same value?': '¿Qué expresiones tienen el mismo valor?',
  'Test those that are left with one more number.': 'Prueba las que quedan con un número más.',
  'Put the same number in place of `x` in two expressions.': 'Pon el mismo número en lugar de `x` en dos expresiones.',
  'Equivalent ones come to the same.': 'Las equivalentes dan lo mismo.',
  'The number in front of parentheses multiplies everything in them.':
    'El número delante del paréntesis multiplica todo lo que hay dentro.',
  'Expand first, then combine like terms.': 'Quita primero los paréntesis y después reduce los términos semejantes.',
  'The minus in front of the second parentheses changes the sign of both terms in it.':
    'El menos delante del segundo paréntesis cambia el signo de los dos términos que hay dentro.',
  'Without parentheses it is `9n + 2 - 2n + 2`.': 'Sin paréntesis es `9n + 2 - 2n + 2`.',
  'Each number in front multiplies both terms of its parentheses.':
    'Cada número de delante multiplica los dos términos de su paréntesis.',
  'Take the greatest of them.': 'Toma el mayor de ellos.',
  'It goes in front of the parentheses.': 'Va delante del paréntesis.',
  'For each term, ask: the common factor times what gives this term?':
    'Con cada término, pregúntate: ¿el factor común por qué da este término?',
  'Check by multiplying out.': 'Comprueba multiplicando.',
  'What does `a^3` mean?': '¿Qué significa `a^3`?',
  'Write it out as a product.': 'Escríbelo como un producto.',
  'How many factors of `a` are there in the first part, and how many in the second?':
    '¿Cuántos factores `a` hay en la primera parte y cuántos en la segunda?',
  'A base without an exponent is one factor.': 'Una base sin exponente es un factor.',
  'That is the new exponent.': 'Ese es el nuevo exponente.',
  'How many groups are there, and how many factors of `m` are in each?':
    '¿Cuántos grupos hay, y cuántos factores `m` hay en cada uno?',
  'How many of the factors of `m` cancel?': '¿Cuántos de los factores `m` se cancelan?',
  'Write down `4^3`, `4^2` and `4^1`.': 'Anota `4^3`, `4^2` y `4^1`.',
  'What happens from one to the next?': '¿Qué pasa de uno al siguiente?',
  'Each step divides by `4`.': 'Cada paso divide entre `4`.',
  'Keep going past exponent `1`.': 'Sigue más allá del exponente `1`.',
  'Exponent `-1` means one divided by `4`.': 'El exponente `-1` quiere decir uno dividido entre `4`.',
  'What is `3` divided by `3`?': '¿Cuánto es `3` dividido entre `3`?',
  'Exponent `-3` means one divided by `5`, and by `5` again, `3` times in all.':
    'El exponente `-3` quiere decir uno dividido entre `5`, y otra vez entre `5`, `3` veces en total.',
  'The number is between zero and one.': 'El número está entre cero y uno.',
  'Dividing by ten moves every digit one place.': 'Dividir entre diez mueve todas las cifras un lugar.',
  'Start at `5.8` and count how many places the point has to move.':
    'Empieza en `5.8` y cuenta cuántos lugares se tiene que mover el punto.',
  'The count is the exponent.': 'Esa cuenta es el exponente.',
  'It is negative for numbers below one.': 'Es negativo para números menores que uno.',
  'Is the number larger or smaller than one?': '¿Es el número mayor o menor que uno?',
  'Multiplying by ten moves every digit one place.': 'Multiplicar por diez mueve todas las cifras un lugar.',
  '`10^3` stands for multiplying by ten `3` times.': '`10^3` quiere decir multiplicar por diez `3` veces.',
  'Move the decimal point, and fill empty places with zeros.':
    'Mueve el punto decimal y llena con ceros los lugares vacíos.',
  '`10^(-4)` stands for dividing by ten `4` times.': '`10^(-4)` quiere decir dividir entre diez `4` veces.',
  'Sort it: the numbers in front belong together, and so do the powers of ten.':
    'Ordénalo: los números de delante van juntos, y las potencias de diez también.',
  'What happens to the exponents when you multiply powers of ten?':
    '¿Qué les pasa a los exponentes cuando multiplicas potencias de diez?',
  'The number in front comes out as `72`.': 'El número de delante sale `72`.',
  'It has to be below ten, so move one place and change the exponent.':
    'Tiene que ser menor que diez, así que mueve un lugar y cambia el exponente.',
  'The number in front is `3 × 3`.': 'El número de delante es `3 × 3`.',
  'What happens to the exponents when you divide powers of ten?':
    '¿Qué les pasa a los exponentes cuando divides potencias de diez?',
  'The cube root asks: which number, as a factor three times, gives this?':
    'La raíz cúbica pregunta: ¿qué número, tres veces como factor, da esto?',
  'Try a few numbers and multiply them out.': 'Prueba algunos números y multiplícalos.',
  'Is the result too small or too large?': '¿Es el resultado demasiado pequeño o demasiado grande?',
  'Which number works in `? × ? × ? = 27`?': '¿Qué número sirve en `? × ? × ? = 27`?',
  'The square root asks: which number times itself gives this?':
    'La raíz cuadrada pregunta: ¿qué número por sí mismo da esto?',
  'Which number times itself is `25`?': '¿Qué número por sí mismo es `25`?',
  'Find the square root of the top and of the bottom.': 'Halla la raíz cuadrada del numerador y del denominador.',
  'Which factor changes?': '¿Qué factor cambia?',
  'A rational number can be written as a fraction of integers.':
    'Un número racional se puede escribir como una fracción de números enteros.',
  'If there is a root: is the number below it the square of a whole number?':
    'Si hay una raíz: ¿es el número de adentro el cuadrado de un número entero?',
  'Which square numbers come just before and just after the number below the root?':
    '¿Qué números cuadrados están justo antes y justo después del número que está bajo la raíz?',
  'Which of the two squares is nearer?': '¿Cuál de los dos cuadrados está más cerca?',
  'Check with the number in the middle.': 'Comprueba con el número de en medio.',
  'The root of a smaller number is smaller.': 'La raíz de un número menor es menor.',
  'How would you work out `10` divided by `4`?': '¿Cómo calcularías `10` dividido entre `4`?',
};
