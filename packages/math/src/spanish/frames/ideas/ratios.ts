import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of ratios, percent and negative numbers. */
export const ratiosThoughts: Frames = {
  'The difference stays the same, so I add or take away the same.':
    'La diferencia no cambia, así que sumo o quito lo mismo.',
  'I divide the other way round.': 'Divido al revés.',
  'I multiply the two numbers of the ratio and divide by the third.':
    'Multiplico los dos números de la razón y divido entre el tercero.',
  '`3:2` is thirty-two.': '`3:2` es treinta y dos.',
  'The order does not matter; it is the same two numbers.': 'El orden no importa; son los mismos dos números.',
  'I compare one part with the other, or with all of them; it is the same.':
    'Comparo una parte con la otra, o con todas; es lo mismo.',
  'I look how many more there are.': 'Miro cuántos más hay.',
  'I look how much the second row goes up.': 'Miro cuánto sube la segunda fila.',
  'It costs less, so it is the better buy.': 'Cuesta menos, así que es la mejor compra.',
  'A larger pack is always cheaper for what you get.':
    'Un paquete más grande siempre sale más barato por lo que te dan.',
  'I divide where I should multiply, or the other way.': 'Divido donde debería multiplicar, o al revés.',
  'A smaller unit means a smaller number.': 'Una unidad más pequeña quiere decir un número más pequeño.',
  'Three numbers and one missing: that is a proportion.': 'Tres números y uno que falta: eso es una proporción.',
  'Three times as high takes three times as much paint.': 'Tres veces más alto necesita tres veces más pintura.',
  'The y is 12, so it is 12 for one.': 'La y es 12, así que es 12 para uno.',
  '12 and 3 are 9 apart, so 9.': 'Entre 12 y 3 hay 9, así que 9.',
  '`5%` is `0.5`.': '`5%` es `0.5`.',
  '`20%` is one twentieth.': '`20%` es un veinteavo.',
  'The sign is only a label.': 'El signo es solo una etiqueta.',
  'I work with the number.': 'Trabajo con el número.',
  'To get the decimal, I put a point in front.': 'Para obtener el decimal, pongo un punto delante.',
  'I move the point by one place.': 'Muevo el punto un lugar.',
  '`0.7` is `7%`: I leave the point out.': '`0.7` es `7%`: dejo fuera el punto.',
  'In every percent problem the small number goes on top and the large one at the bottom.':
    'En todo problema de porcentaje el número pequeño va arriba y el grande abajo.',
  'Percent means that you multiply by the decimal.': 'Por ciento quiere decir que se multiplica por el decimal.',
  'For `10%` I divide by `10`, so for `20%` I divide by `20`.':
    'Para `10%` divido entre `10`, así que para `20%` divido entre `20`.',
  'I divide the whole by the part.': 'Divido el total entre la parte.',
  'It is `28`, so it is `28%`.': 'Es `28`, así que es `28%`.',
  'To get back to the whole, I add the percent again.': 'Para regresar al total, sumo otra vez el porcentaje.',
  'I find the percent, and that is the answer.': 'Hallo el porcentaje, y esa es la respuesta.',
  'It does not matter which of the amounts the percent is of.':
    'No importa de cuál de las cantidades es el porcentaje.',
  'Down by `20%` and up by `5%` is down by `15%`.': 'Bajar `20%` y subir `5%` es bajar `15%`.',
  'The interest is the percent of the money.': 'El interés es el porcentaje del dinero.',
  'The interest and the money in the end are the same.': 'El interés y el dinero del final son lo mismo.',
  'I multiply by the number that says how long.': 'Multiplico por el número que dice cuánto tiempo.',
  'Nine is more than four, so `-9` is more than `-4`.': 'Nueve es más que cuatro, así que `-9` es más que `-4`.',
  'I work with the numbers; the minus does not change much.': 'Trabajo con los números; el menos no cambia mucho.',
  'Zero is nothing, and nothing is smaller than nothing.': 'Cero es nada, y nada es más pequeño que nada.',
  'The bars are a kind of parentheses.': 'Las barras son una clase de paréntesis.',
  'The bars turn the sign around.': 'Las barras le cambian el signo.',
  'An absolute value is always positive, so the answer is positive.':
    'Un valor absoluto siempre es positivo, así que la respuesta es positiva.',
  'The opposite of a number is one over the number.': 'El opuesto de un número es uno sobre el número.',
  'Two minus signs in a row are still a minus.': 'Dos signos menos seguidos siguen siendo un menos.',
  'After the first one you go right and down.': 'Después del primero se va a la derecha y hacia abajo.',
  'The first number says how high.': 'El primer número dice qué tan alto.',
  '12 and 12 make 24.': '12 y 12 son 24.',
  'The positive number is the greater one, so the answer is positive.':
    'El número positivo es el mayor, así que la respuesta es positiva.',
  'Two minus signs make a plus.': 'Menos y menos es más.',
  'Minus and minus work against each other, so I take one from the other.':
    'Menos y menos se oponen, así que quito uno del otro.',
  'I add the numbers, and since there is a minus, the answer is negative.':
    'Sumo los números, y como hay un menos, la respuesta es negativa.',
  'The first number decides the sign.': 'El primer número decide el signo.',
  'You cannot take more than there is, so I turn it around.':
    'No se puede quitar más de lo que hay, así que le doy la vuelta.',
  'I see a minus, so I take it away.': 'Veo un menos, así que quito.',
  '`-7 - 3` is minus, and then seven minus three.': '`-7 - 3` es menos, y después siete menos tres.',
  'Minus and minus make plus, so all of it turns positive.': 'Menos y menos es más, así que todo se vuelve positivo.',
  'Both are negative, so the answer is negative.': 'Los dos son negativos, así que la respuesta es negativa.',
  'The answer takes the sign of the number that is farther from zero.':
    'La respuesta lleva el signo del número que está más lejos de cero.',
  'I put the two numbers together.': 'Junto los dos números.',
  'I add the same amount again and again until I get there.': 'Sumo la misma cantidad una y otra vez hasta llegar.',
  'These are just two numbers.': 'Son solo dos números.',
  'I divide, and that is the other form.': 'Divido, y esa es la otra forma.',
  'The letter stands behind the fraction, so it goes below with the other number.':
    'La letra está detrás de la fracción, así que va abajo con el otro número.',
  'It is 5 cents less, so I take 5 cents off at the end.': 'Son 5 centavos menos, así que quito 5 centavos al final.',
  'For every unit it is a hundred.': 'Para todas las unidades es cien.',
  'It grows in two directions, so I take two times the factor.':
    'Crece en dos direcciones, así que tomo dos veces el factor.',
  '`2/5` has a 2 and a 5, so it is `25%`; `1/5` is `5%`.': '`2/5` tiene un 2 y un 5, así que es `25%`; `1/5` es `5%`.',
  'I mix up which one goes up and which one goes down.': 'Confundo cuál sube y cuál baja.',
  'I multiply two of the numbers, and that is all.': 'Multiplico dos de los números, y eso es todo.',
  'If there are more, I take the two that belong to the missing one.':
    'Si hay más, tomo los dos que van con el que falta.',
  'I divide the whole by the number that the problem tells for one of them.':
    'Divido el total entre el número que el problema dice para uno de ellos.',
  'If each has a number, I take the one that is asked for first.':
    'Si cada uno tiene un número, tomo el del primero por el que se pregunta.',
  'In `(3, 12)` the 12 belongs to `x` and the 3 belongs to `y`.':
    'En `(3, 12)` el 12 corresponde a `x` y el 3 corresponde a `y`.',
  '`20%` is just `20`, an amount like any other.': '`20%` es simplemente `20`, una cantidad como cualquier otra.',
  'I divide the new amount by the old one, or the wrong amount by the true one.':
    'Divido la cantidad nueva entre la vieja, o la cantidad equivocada entre la verdadera.',
  'I count how many names or kinds there are, and divide by that.':
    'Cuento cuántos nombres o clases hay, y divido entre eso.',
  'So all have the same.': 'Así todos tienen lo mismo.',
  'If it does not come out, I round to a whole number.': 'Si no sale exacto, redondeo a un número entero.',
};
