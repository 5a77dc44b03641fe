import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of expressions. */
export const expressionsSteps: Frames = {
  'This is the expression.': 'Esta es la expresión.',
  'The exponent says how often the base is a factor.': 'El exponente dice cuántas veces la base es factor.',
  'Write the factors out.': 'Escribe todos los factores.',
  '`x` is a number.': '`x` es un número.',
  'It is `3` more than that, whatever the number is.': 'Es `3` más que eso, sea cual sea el número.',
  'The whole sum is multiplied, so it stands in parentheses.':
    'Se multiplica toda la suma, así que va entre paréntesis.',
  '`4` times `y` is `4y`.': '`4` por `y` es `4y`.',
  'Then add `2`.': 'Después suma `2`.',
  'Start with `y` and add `6`.': 'Empieza con `y` y suma `6`.',
  'Start with `n` and take `7` away from it.': 'Empieza con `n` y réstale `7`.',
  'Take `13` away from that.': 'Réstale `13` a eso.',
  'There are `11` in each, `x` times.': 'En cada parte hay `11`, `x` veces.',
  '`y` is shared into `14` equal parts.': '`y` se reparte en `14` partes iguales.',
  'Terms are the parts that are added.': 'Los términos son las partes que se suman.',
  'Count them.': 'Cuéntalos.',
  'The coefficient is the number that the letter is multiplied by.':
    'El coeficiente es el número por el que se multiplica la letra.',
  'Here it is this number.': 'Aquí es este número.',
  'The parentheses are worked out first and then multiplied, so the whole is a product.':
    'Primero se calcula el paréntesis y luego se multiplica, así que en conjunto es un producto.',
  'One of its factors is a sum.': 'Uno de sus factores es una suma.',
  'Put `-5` in for `n`.': 'Pon `-5` en lugar de `n`.',
  'Work out the rest in the right order.': 'Calcula lo demás en el orden correcto.',
  'Work out the parentheses first.': 'Calcula primero el paréntesis.',
  'The square comes first.': 'Primero va el cuadrado.',
  'Put like terms next to each other.': 'Pon los términos semejantes uno junto al otro.',
  'Each term takes its sign with it.': 'Cada término se lleva su signo.',
  'Add or subtract the numbers in front.': 'Suma o resta los números de delante.',
  'A letter alone counts as one.': 'Una letra sola cuenta como uno.',
  'The number in front multiplies each term in the parentheses.':
    'El número de delante multiplica cada término del paréntesis.',
  'Multiply `y` by `-1`, and `1` by `-1`.': 'Multiplica `y` por `-1`, y `1` por `-1`.',
  'Work out each product.': 'Calcula cada producto.',
  'A letter times itself is its square.': 'Una letra por sí misma es su cuadrado.',
  'The number in front multiplies both terms.': 'El número de delante multiplica los dos términos.',
  'The order of a sum does not matter.': 'El orden de una suma no importa.',
  'Terms that are not alike stay apart.': 'Los términos que no son semejantes quedan separados.',
  'Each number in front multiplies every term of its parentheses.':
    'Cada número de delante multiplica todos los términos de su paréntesis.',
  'Each product takes its sign along.': 'Cada producto se lleva su signo.',
  'The greatest number that divides both `3` and `6` is `3`.': 'El número más grande que divide a `3` y a `6` es `3`.',
  'Write both terms as `3` times something.': 'Escribe los dos términos como `3` por algo.',
  'Put the `3` in front of parentheses.': 'Pon el `3` delante del paréntesis.',
  'In all there are `1 + 1` factors of `a`, so add the exponents.':
    'En total hay `1 + 1` factores de `a`, así que suma los exponentes.',
  'There are `2` groups with `2` factors of `m` in each, so multiply the exponents.':
    'Hay `2` grupos con `2` factores de `m` en cada uno, así que multiplica los exponentes.',
  'The number in front is raised to the power too:': 'El número de delante también se eleva a la potencia:',
  '`3` of the `8` factors of `m` cancel, so subtract the exponents.':
    'Se cancelan `3` de los `8` factores de `m`, así que resta los exponentes.',
  'One step down in the exponent divides by the base.': 'Bajar uno en el exponente es dividir entre la base.',
  'A negative exponent means one divided by the power.':
    'Un exponente negativo quiere decir uno dividido entre la potencia.',
  'Divide by `3` once more.': 'Divide entre `3` una vez más.',
  'The decimal point moves `3` places to the left from `5.8`.':
    'El punto decimal se mueve `3` {lugar|lugares} a la izquierda desde `5.8`.',
  'The number is below one, so the exponent is negative.':
    'El número es menor que uno, así que el exponente es negativo.',
  'The decimal point moves `4` places to the right from `3`.':
    'El punto decimal se mueve `4` {lugar|lugares} a la derecha desde `3`.',
  'The number is large, so the exponent is positive.': 'El número es grande, así que el exponente es positivo.',
  'Fill empty places with zeros.': 'Llena con ceros los lugares vacíos.',
  'Work with the numbers in front and with the powers of ten apart.':
    'Calcula por separado con los números de delante y con las potencias de diez.',
  '`8 × 9 = 72`, and the exponents `3` and `2` are added.': '`8 × 9 = 72`, y se suman los exponentes `3` y `2`.',
  'Bring the number in front below ten; the exponent grows by one.':
    'Haz que el número de delante sea menor que diez; el exponente aumenta en uno.',
  '`4 ÷ 2 = 2`, and the exponent `3` is subtracted from `5`.': '`4 ÷ 2 = 2`, y el exponente `3` se resta de `5`.',
  'Find the number that gives this when it is a factor three times.':
    'Halla el número que da esto cuando es factor tres veces.',
  'So this is the cube root.': 'Así que esta es la raíz cúbica.',
  'Find the number that gives this when it is a factor twice.':
    'Halla el número que da esto cuando es factor dos veces.',
  '3 is not the square of a whole number, so no fraction has this square.':
    '3 no es el cuadrado de un número entero, así que ninguna fracción tiene este cuadrado.',
  'It is 6, a whole number.': 'Es 6, un número entero.',
  'It is a fraction of whole numbers, and its decimal repeats.':
    'Es una fracción de números enteros, y su decimal se repite.',
  'It is a fraction of whole numbers.': 'Es una fracción de números enteros.',
  'It is only near to pi.': 'Solo se acerca a pi.',
  'This is less than 23.': 'Esto es menos que 23.',
  'This is more than 23.': 'Esto es más que 23.',
  'This is less than 23, so the root is above the middle.':
    'Esto es menos que 23, así que la raíz está después del punto medio.',
  'So 5 is the nearer of the two.': 'Así que 5 es el más cercano de los dos.',
  'So the root lies between 4 and 5: the smaller is 4.': 'Así que la raíz está entre 4 y 5: el menor es 4.',
  'This is more than 5, so the root is below the middle.':
    'Esto es más que 5, así que la raíz está antes del punto medio.',
  'So this is the square root.': 'Así que esta es la raíz cuadrada.',
  'Its decimal neither ends nor repeats.': 'Su decimal no termina ni se repite.',
  'Twice a number without an ending or repeating decimal is one too.':
    'El doble de un número cuyo decimal no termina ni se repite también es así.',
};
