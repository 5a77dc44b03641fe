import type { Frames } from '../../reader-of-frames.ts';

/** Hints of Algebra 1. */
export const algebraHints: Frames = {
  'What does `x^3` mean, written out as a product?': '¿Qué significa `x^3`, escrito como producto?',
  'Count how many factors `x` there are altogether.': 'Cuenta cuántos factores `x` hay en total.',
  'There are `3` factors `x` from the first part and `1` from the second.':
    'Hay `3` factores `x` de la primera parte y `1` de la segunda.',
  'Numbers before the letters are multiplied as usual.':
    'Los números delante de las letras se multiplican como siempre.',
  'Think of both powers written out as products.': 'Imagina las dos potencias escritas como productos.',
  'What cancels?': '¿Qué se cancela?',
  'Each `x` on the bottom cancels one on top.': 'Cada `x` de abajo cancela una de arriba.',
  'There are `6` factors `x` on top, and `3` of them cancel.':
    'Hay `6` factores `x` arriba, y `3` de ellos se cancelan.',
  'How many are left?': '¿Cuántos quedan?',
  'Write the parentheses out as often as the outer exponent says.':
    'Escribe el paréntesis tantas veces como dice el exponente de afuera.',
  'There are `3` copies with `4` factors `x` in each.': 'Hay `3` copias con `4` factores `x` en cada una.',
  'The number `4` stands in each copy too, so it is a factor `3` times.':
    'El número `4` está también en cada copia, así que es factor `3` veces.',
  'How many factors `x` are in `3` groups of `5`?': '¿Cuántos factores `x` hay en `3` grupos de `5`?',
  'Which square numbers divide `125`?': '¿Qué números cuadrados dividen a `125`?',
  'Think of `4`, `9`, `16`, `25` …': 'Piensa en `4`, `9`, `16`, `25` …',
  'The largest square number that divides `125` is `25`.': 'El mayor número cuadrado que divide a `125` es `25`.',
  'Split it: `sqrt(25) * sqrt(5)`.': 'Sepáralo: `sqrt(25) * sqrt(5)`.',
  'One of the two roots comes out.': 'Una de las dos raíces sale exacta.',
  'One equation already says what `y` is.': 'Una ecuación ya dice cuánto es `y`.',
  'Write `(2x + 1)` in place of `y` in the other equation.': 'Escribe `(2x + 1)` en lugar de `y` en la otra ecuación.',
  'Keep the parentheses.': 'Deja los paréntesis.',
  'Solve it for `x`, then find `y`.': 'Resuélvela para `x` y después halla `y`.',
  'Which letter can you make disappear by adding or subtracting the equations?':
    '¿Qué letra puedes hacer desaparecer sumando o restando las ecuaciones?',
  'Make the `y` terms match first: multiply the first equation by `5` and the second by `4`.':
    'Iguala primero los términos con `y`: multiplica la primera ecuación por `5` y la segunda por `4`.',
  'After subtracting you have `12x = 24`.': 'Después de restar tienes `12x = 24`.',
  'The `y` terms match.': 'Los términos con `y` coinciden.',
  'Add the equations, both sides.': 'Suma las ecuaciones, los dos lados.',
  'After adding you have `3x = 9`.': 'Después de sumar tienes `3x = 9`.',
  'Subtract the equations, both sides.': 'Resta las ecuaciones, los dos lados.',
  'Compare the slopes first.': 'Compara primero las pendientes.',
  'If the slopes are equal: where do the lines cross the y-axis?':
    'Si las pendientes son iguales: ¿dónde cruzan las rectas el eje y?',
  'Which point lies on both lines?': '¿Qué punto está en las dos rectas?',
  'Go from that point down to the x-axis, and across to the y-axis.':
    'Ve desde ese punto hacia abajo al eje x, y en horizontal al eje y.',
  'Two things are not known.': 'Dos cosas no se conocen.',
  'Give each its own letter.': 'Dale a cada una su propia letra.',
  'One equation counts: `x + y = 13`.': 'Una ecuación cuenta: `x + y = 13`.',
  'The other one adds up to `47`.': 'La otra da la suma de `47`.',
  'If all were small tables, the total would be `39`.': 'Si todas fueran mesas pequeñas, el total sería `39`.',
  'Each of the large tables adds `2` more.': 'Cada una de las mesas grandes agrega `2` más.',
  'If all were narrow shelves, the total would be `54`.': 'Si todos fueran estantes angostos, el total sería `54`.',
  'Each of the wide shelves adds `1` more.': 'Cada uno de los estantes anchos agrega `1` más.',
  'If all were solo games, the total would be `60`.': 'Si todos fueran juegos individuales, el total sería `60`.',
  'Each of the team games adds `3` more.': 'Cada uno de los juegos en equipo agrega `3` más.',
  'If all were easy questions, the total would be `60`.': 'Si todas fueran preguntas fáciles, el total sería `60`.',
  'Each of the hard questions adds `2` more.': 'Cada una de las preguntas difíciles agrega `2` más.',
  'If all were short songs, the total would be `52`.': 'Si todas fueran canciones cortas, el total sería `52`.',
  'Each of the long songs adds `3` more.': 'Cada una de las canciones largas agrega `3` más.',
  'If all were cars, the total would be `48`.': 'Si todos fueran carros, el total sería `48`.',
  'Each of the vans adds `1` more.': 'Cada una de las camionetas agrega `1` más.',
  'Each of the big jugs adds `1` more.': 'Cada una de las jarras grandes agrega `1` más.',
  'If all were child tickets, the total would be `50`.': 'Si todos fueran boletos de niño, el total sería `50`.',
  'If all were short shifts, the total would be `150`.': 'Si todos fueran turnos cortos, el total sería `150`.',
  'Each of the long shifts adds `3` more.': 'Cada uno de los turnos largos agrega `3` más.',
  'If all were tulips, the total would be `220`.': 'Si todos fueran tulipanes, el total sería `220`.',
  'They have the same letter and the same power.': 'Tienen la misma letra y la misma potencia.',
  'Add like terms only: the number changes, the power stays.':
    'Suma solo términos semejantes: el número cambia, la potencia no.',
  'Start with `2y^2` and `4y^2`, then take each lower power in turn.':
    'Empieza con `2y^2` y `4y^2`, y después toma por turno cada potencia menor.',
  'The minus belongs to the whole second set of parentheses.': 'El menos es de todo el segundo paréntesis.',
  'Change the sign of every term in the second set of parentheses, then collect like terms.':
    'Cambia el signo de todos los términos del segundo paréntesis y después reúne los términos semejantes.',
  'Without the parentheses, the second part ends in `-6y - 2`.':
    'Sin los paréntesis, la segunda parte termina en `-6y - 2`.',
  'Every term of the first binomial multiplies every term of the second: that makes four products.':
    'Cada término del primer binomio multiplica a cada término del segundo: son cuatro productos.',
  'The two products with just `x` come from the outer pair and the inner pair.':
    'Los dos productos que solo tienen `x` salen del par de afuera y del par de adentro.',
  'The middle terms are `8x` and `-3x`.': 'Los términos del medio son `8x` y `-3x`.',
  'Add them, and keep the signs.': 'Súmalos, y deja los signos.',
  'Write the binomial down twice and multiply.': 'Escribe el binomio dos veces y multiplica.',
  'There are four products.': 'Hay cuatro productos.',
  'Two of them are alike.': 'Dos de ellos son semejantes.',
  'The two like products are both `-3x`.': 'Los dos productos semejantes son `-3x`.',
  'Think backwards: which two factors give this when you multiply them out?':
    'Piensa al revés: ¿qué dos factores dan esto cuando los multiplicas?',
  'Find two numbers with product `-15` and sum `-2`.': 'Halla dos números con producto `-15` y suma `-2`.',
  'The product is negative, so one number is positive and one is negative.':
    'El producto es negativo, así que un número es positivo y el otro negativo.',
  'List the pairs and look at each sum.': 'Haz una lista de los pares y mira cada suma.',
  'The product is positive, so both numbers have the same sign, and that is the sign of the middle term.':
    'El producto es positivo, así que los dos números tienen el mismo signo, y es el signo del término del medio.',
  'The factors are `(x + ?)(x + ?)`.': 'Los factores son `(x + ?)(x + ?)`.',
  'The first terms of the factors multiply to the first term, the last numbers to the last number.':
    'Los primeros términos de los factores multiplicados dan el primer término; los últimos números, el último número.',
  'Multiply the first and the last number: `60`.': 'Multiplica el primer número y el último: `60`.',
  'Which two numbers have this product and the sum `-19`?': '¿Qué dos números tienen este producto y la suma `-19`?',
  'Split the middle term with `-15` and `-4`, then take out what is common in each half.':
    'Separa el término del medio con `-15` y `-4`, y después saca lo que es común en cada mitad.',
  'What is each part the square of?': '¿Cada parte es el cuadrado de qué?',
  'There is no middle term.': 'No hay término del medio.',
  'What signs must the two factors have so that the middle terms cancel?':
    '¿Qué signos deben tener los dos factores para que se cancelen los términos del medio?',
  'Only a product that is 0 tells you about its factors.': 'Solo un producto que es 0 te dice algo de sus factores.',
  'What must you do first?': '¿Qué debes hacer primero?',
  'Aim for: something times something equals 0.': 'La meta es: algo por algo es igual a 0.',
  'As a product equal to 0 it reads `(x - 3)(?) = 0`.': 'Como producto igual a 0 dice `(x - 3)(?) = 0`.',
  'Find the other factor, then set each factor equal to 0.': 'Halla el otro factor y después iguala cada factor a 0.',
  'Which numbers have this square?': '¿Qué números tienen este cuadrado?',
  'Think of negative numbers too.': 'Piensa también en números negativos.',
  'Bring everything to one side before you do anything else.':
    'Pasa todo a un lado antes de hacer cualquier otra cosa.',
  'Can you write the left side as a product?': '¿Puedes escribir el lado izquierdo como un producto?',
  'A product is zero.': 'Un producto es cero.',
  'What does that tell you about its factors?': '¿Qué te dice eso de sus factores?',
  'Set each factor equal to 0.': 'Iguala cada factor a 0.',
  'The first one says `x - 5 = 0`.': 'El primero dice `x - 5 = 0`.',
  'Name the numbers `a`, `b` and `c` first, with their signs.':
    'Di primero cuáles son los números `a`, `b` y `c`, con sus signos.',
  'The whole top is divided by `2a`.': 'Toda la parte de arriba se divide entre `2a`.',
  'The part under the root is `12`, and `-b` is `-4`.': 'La parte bajo la raíz es `12`, y `-b` es `-4`.',
  'Put them in and simplify.': 'Ponlos en la fórmula y simplifica.',
  'Which squared binomial starts with the same two terms?':
    '¿Qué binomio al cuadrado empieza con los mismos dos términos?',
  'The number in the parentheses is half of `-4`.': 'El número del paréntesis es la mitad de `-4`.',
  '`(x - 2)^2` ends in `4`.': '`(x - 2)^2` termina en `4`.',
  'How much must be added or taken away to get the last number of the problem?':
    '¿Cuánto hay que sumar o quitar para llegar al último número del problema?',
  'Roots cannot be put together as they stand.': 'Las raíces no se pueden juntar como están.',
  'Simplify each one first.': 'Simplifica primero cada una.',
  'Simplify `sqrt(12)` in the same way.': 'Simplifica `sqrt(12)` de la misma manera.',
  'Both roots have `sqrt(3)` in them.': 'Las dos raíces tienen `sqrt(3)`.',
  'Count how many there are, as you do with a letter.': 'Cuenta cuántas hay, como lo haces con una letra.',
  'How can you simplify `sqrt(27)`?': '¿Cómo puedes simplificar `sqrt(27)`?',
  'What can you multiply the bottom by, so that its root goes?':
    '¿Por qué puedes multiplicar el denominador para que se vaya su raíz?',
  'Multiply by `sqrt(3)/sqrt(3)`, which is 1.': 'Multiplica por `sqrt(3)/sqrt(3)`, que es 1.',
  'At the bottom stands `sqrt(3) * sqrt(3)`.': 'Abajo queda `sqrt(3) * sqrt(3)`.',
  'Do the same on top, then see if anything cancels.': 'Haz lo mismo arriba y después mira si algo se cancela.',
  'You want `n` alone in the middle.': 'Quieres `n` sola en el medio.',
  'Whatever you do, do it to all three parts.': 'Lo que hagas, hazlo en las tres partes.',
  'Divide all three parts by `3`.': 'Divide las tres partes entre `3`.',
  'To undo `- 3`, add it back on the left, in the middle and on the right.':
    'Para deshacer `- 3`, súmalo a la izquierda, en el medio y a la derecha.',
  'Divide all three parts by `-4` and think about the direction of the signs.':
    'Divide las tres partes entre `-4` y piensa en la dirección de los signos.',
  'To undo `+ 2`, take it away on the left, in the middle and on the right.':
    'Para deshacer `+ 2`, réstalo a la izquierda, en el medio y a la derecha.',
  'The bars measure the distance from 0.': 'Las barras miden la distancia a 0.',
  'On which two sides of 0 can the inside be?': '¿De qué dos lados de 0 puede estar lo de adentro?',
  'The inside can be `7` or `-7`.': 'Lo de adentro puede ser `7` o `-7`.',
  'That makes two equations.': 'Eso da dos ecuaciones.',
  'One of them is `x + 2 = -7`.': 'Una de ellas es `x + 2 = -7`.',
  'Solve both.': 'Resuelve las dos.',
  'Each measure may be off by half of its last place.': 'Cada medida puede fallar por la mitad de su última posición.',
  'Work out the area for the smallest and for the largest sides that would be measured like this.':
    'Calcula el área con los lados más pequeños y con los más grandes que se medirían así.',
  'Which digits agree?': '¿Qué cifras coinciden?',
  'Which of the measures is the roughest?': '¿Cuál de las medidas es la menos precisa?',
  'Which digits of the result does it leave open?': '¿Qué cifras del resultado deja abiertas?',
  'Write both units as a fraction: what is counted above, and "per" what below.':
    'Escribe las dos unidades como una fracción: arriba lo que se cuenta, abajo lo que va después de "por".',
  'There are `24` hours in a day.': 'Hay `24` horas en un día.',
  'Is the new number larger or smaller?': '¿Es el número nuevo mayor o menor?',
  'Go one unit at a time.': 'Cambia una unidad a la vez.',
  'In an hour more happens than in a minute.': 'En una hora pasa más que en un minuto.',
  'Put `t = 1` in both sides.': 'Pon `t = 1` en los dos lados.',
  'What does the left side come to?': '¿Cuánto da el lado izquierdo?',
  'How many factors `2` make `8`?': '¿Cuántos factores `2` dan `8`?',
  '`4^(2t)` is `(4^2)^t`.': '`4^(2t)` es `(4^2)^t`.',
  'What is there after the first step?': '¿Cuánto hay después del primer paso?',
  'And after the next one?': '¿Y después del siguiente?',
  'Each step multiplies by `1.6`.': 'Cada paso multiplica por `1.6`.',
  'The number below in the exponent names a root.': 'El número de abajo en el exponente nombra una raíz.',
  'The number above is a power.': 'El número de arriba es una potencia.',
  '`512` is a product of `3` equal factors.': '`512` es un producto de `3` factores iguales.',
  'Which factor is it?': '¿Qué factor es?',
  'What happens to exponents in a power of a power?': '¿Qué les pasa a los exponentes en una potencia de una potencia?',
  'Call the exponent `x`.': 'Llama `x` al exponente.',
  'What happens to exponents in a product?': '¿Qué les pasa a los exponentes en un producto?',
  'The expression is a product.': 'La expresión es un producto.',
  'Choose numbers: find the value for `P = 1` and for the larger `P`, with the same `r`.':
    'Elige números: halla el valor para `P = 1` y para el `P` mayor, con la misma `r`.',
  'Which values can a square have?': '¿Qué valores puede tener un cuadrado?',
  'Which one is the least?': '¿Cuál es el menor?',
  'Make `(x + 4)^2` as small as it can be.': 'Haz `(x + 4)^2` lo más pequeño posible.',
  'You do not need `x`.': 'No necesitas `x`.',
  'Where in the expression does `3x + 2` stand?': '¿Dónde está `3x + 2` en la expresión?',
  'Put a box around the part in parentheses, and write its value into the box.':
    'Encierra en un recuadro la parte entre paréntesis y escribe su valor en el recuadro.',
  'Put a box around both parts in parentheses, and write the value into each box.':
    'Encierra en un recuadro las dos partes entre paréntesis y escribe el valor en cada recuadro.',
  'What would you do if one of the two places were twice as large, and nothing else were different?':
    '¿Qué harías si uno de los dos lugares fuera el doble de grande y nada más fuera distinto?',
  'Does the number of rows change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de filas?',
  'Does the number of books lent change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de libros prestados?',
  'Does the number of miles driven change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de millas recorridas?',
  'Does the number of shots change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de tiros?',
  'Does the number of lamps made change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de lámparas fabricadas?',
  'Does the number of rainy days change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de días de lluvia?',
  'Does the number of seeds planted change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de semillas sembradas?',
  'A point is a solution if its coordinates make the inequality true.':
    'Un punto es una solución si sus coordenadas hacen verdadera la desigualdad.',
  'Put the first number in place of `x` and the second one in place of `y`.':
    'Pon el primer número en lugar de `x` y el segundo en lugar de `y`.',
  'What about a point on the line itself?': '¿Y un punto que está en la recta misma?',
  'Choose a point far above the line, for example with `x = 0`.':
    'Elige un punto muy por encima de la recta, por ejemplo con `x = 0`.',
  'Does it make the inequality true?': '¿Hace verdadera la desigualdad?',
  'Do the points of the line itself make it true?': '¿La hacen verdadera los puntos de la recta misma?',
  'Get `y` alone on the left side.': 'Deja `y` sola en el lado izquierdo.',
  'Where is `y` greater than on the line: above it or below it?':
    '¿Dónde es `y` mayor que en la recta: por encima o por debajo?',
  'Do the points of the line belong to it?': '¿Son parte de ella los puntos de la recta?',
  'Compare the left sides first, then the right sides.': 'Compara primero los lados izquierdos y después los derechos.',
  'Which of them have changed their value?': '¿Cuáles cambiaron de valor?',
  'If both sides have changed: what was done to each?': 'Si cambiaron los dos lados: ¿qué se le hizo a cada uno?',
  'If only one has: has it the same value for every `x`?': 'Si solo cambió uno: ¿tiene el mismo valor para todo `x`?',
  'At a solution both equations hold for the same `x` and the same `y`.':
    'En una solución valen las dos ecuaciones para la misma `x` y la misma `y`.',
  'Put the expression for `y` of the line into the circle.': 'Pon en el círculo la expresión de la recta para `y`.',
  'It comes to `2x^2 + 14x + 24 = 0`.': 'Da `2x^2 + 14x + 24 = 0`.',
  'One solution is known.': 'Se conoce una solución.',
  'Set the two expressions for `y` equal.': 'Iguala las dos expresiones para `y`.',
  'A point is on the graph if its two coordinates make the equation true.':
    'Un punto está en la gráfica si sus dos coordenadas hacen verdadera la ecuación.',
  'Take one point after the other: put its first number in place of `x`.':
    'Toma un punto tras otro: pon su primer número en lugar de `x`.',
  'Does its second number come out?': '¿Sale su segundo número?',
  'The first coordinate goes in place of `x`, the second one in place of `y`.':
    'La primera coordenada va en lugar de `x`; la segunda, en lugar de `y`.',
  'May the total be equal to the last number?': '¿Puede el total ser igual al último número?',
  'May it be more or less?': '¿Puede ser más o menos?',
  'After two steps?': '¿Y después de dos pasos?',
  'A repeated factor is written as a power.': 'Un factor repetido se escribe como una potencia.',
  'Which numbers count once, and which ones again and again?':
    '¿Qué números cuentan una sola vez, y cuáles una y otra vez?',
  'Write one expression for each of the two.': 'Escribe una expresión para cada uno de los dos.',
  'What does the story say about them?': '¿Qué dice la historia de ellos?',
  'Call one of the two numbers `n`.': 'Llama `n` a uno de los dos números.',
  'How do you write the other one with `n`?': '¿Cómo escribes el otro con `n`?',
  'What is done with the two numbers to get the total?': '¿Qué se hace con los dos números para obtener el total?',
  'Does the number of visits booked change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de citas programadas?',
  'Does the number of crew members change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de miembros de la tripulación?',
  'Does the number of addresses change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de direcciones?',
  'Does the number of riders change the answer to the question?':
    '¿Cambia la respuesta a la pregunta con el número de pasajeros?',
};
