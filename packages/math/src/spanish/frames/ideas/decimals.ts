import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of decimals. */
export const decimalsThoughts: Frames = {
  'The one with more digits is larger, so 0.04 is more than 0.5.':
    'El que tiene más cifras es mayor, así que 0.04 es más que 0.5.',
  'Twenty-five is more than four, so 0.25 is more than 0.4.':
    'Veinticinco es más que cuatro, así que 0.25 es más que 0.4.',
  'Tenths are larger than hundredths, so 0.3 is more than 0.45.':
    'Las décimas son más grandes que las centésimas, así que 0.3 es más que 0.45.',
  'Otherwise more digits are more.': 'Si no, más cifras son más.',
  'The larger the number after the decimal point, the smaller it is, like one sixth and one third.':
    'Cuanto más grande el número después del punto decimal, más pequeño es, como un sexto y un tercio.',
  'Behind the second digit it does not count, as with cents.':
    'Detrás de la segunda cifra ya no cuenta, como con los centavos.',
  'Before the point come ones and tens, so behind it come oneths and tenths.':
    'Antes del punto van unidades y decenas, así que detrás van unésimas y décimas.',
  'After the decimal point stands four hundred seventy-two, so the 7 is seventy.':
    'Después del punto decimal está cuatrocientos setenta y dos, así que el 7 es setenta.',
  'Seven hundredths is 0.7: you write the number after the decimal point.':
    'Siete centésimas es 0.7: se escribe el número después del punto decimal.',
  'Three over ten is 3.10.': 'Tres sobre diez es 3.10.',
  'Decimals are tenths, so the digits go over ten.': 'Los decimales son décimas, así que las cifras van sobre diez.',
  'One fourth is 0.4, because it has a four in it.': 'Un cuarto es 0.4, porque tiene un cuatro.',
  'Each little line is 0.1.': 'Cada rayita es 0.1.',
  'Three dollars and five cents is 3.5.': 'Tres dólares y cinco centavos es 3.5.',
  'I leave out the rest.': 'Dejo fuera lo demás.',
  '3.46 is about 3.5, and 3.5 is about 4.': '3.46 es más o menos 3.5, y 3.5 es más o menos 4.',
  'The 9 goes up by one, so I write 10 there.': 'El 9 sube uno, así que escribo 10 ahí.',
  'The tenths are the second digit after the decimal point.':
    'Las décimas son la segunda cifra después del punto decimal.',
  '0.33 is one third.': '0.33 es un tercio.',
  'Fractions go on for ever.': 'Las fracciones nunca terminan.',
  'Eight and four is twelve, so 0.8 + 0.4 is 0.12.': 'Ocho y cuatro son doce, así que 0.8 + 0.4 es 0.12.',
  'Write the numbers so that they end under each other.':
    'Escribir los números de modo que terminen uno debajo del otro.',
  'Nothing stands above the last digit, so I bring it down.': 'No hay nada encima de la última cifra, así que la bajo.',
  'In each column I take the small one from the large one.': 'En cada columna quito el pequeño del grande.',
  'Three times ten is thirty, five times ten is fifty: 30.50.':
    'Tres por diez es treinta, cinco por diez es cincuenta: 30.50.',
  'Thirty divided by ten is three, and the rest stays.': 'Treinta dividido entre diez es tres, y lo demás se queda.',
  'The point stays under the points, as in adding.': 'El punto va debajo de los puntos, como en la suma.',
  'One decimal place, so the point comes behind the first digit.':
    'Una cifra decimal, así que el punto va detrás de la primera cifra.',
  'Multiply the wholes, multiply the rest, put the point between.':
    'Multiplicar los enteros, multiplicar lo demás y poner el punto en medio.',
  'Seven divided by four is one, three left over: 1.3.': 'Siete dividido entre cuatro es uno y sobran tres: 1.3.',
  'I divided, and what is left over goes at the end.': 'Dividí, y lo que sobra va al final.',
  'It does not go, so I take the next digit.': 'No cabe, así que tomo la cifra siguiente.',
  'I divide the digits.': 'Divido las cifras.',
  '0.6 divided by 0.2: six divided by two is three, so 0.3.':
    '0.6 dividido entre 0.2: seis dividido entre dos es tres, así que 0.3.',
  'After 0.3 comes 0.4, so there is nothing between them.':
    'Después de 0.3 viene 0.4, así que no hay nada entre ellos.',
  'I did not look at the sign: for minus or times I added, for plus or divided by I took the smaller away from the larger.':
    'No me fijé en el signo: en menos o por sumé; en más o entre le quité el menor al mayor.',
  'A hundred has two zeros, so for hundredths I write two zeros after the point.':
    'Cien tiene dos ceros, así que para centésimas escribo dos ceros después del punto.',
  'What stands before the point goes on top, what stands after it goes below.':
    'Lo que está antes del punto va arriba y lo que está después va abajo.',
  'Times 10 means a zero at the end, times 100 two zeros.': 'Por 10 es un cero al final, por 100 son dos ceros.',
  'Times makes the point go to the left, and divided by makes it go to the right.':
    'Por hace que el punto vaya a la izquierda, y entre hace que vaya a la derecha.',
  'A zero right after the decimal point makes it small.': 'Un cero justo después del punto decimal lo hace pequeño.',
  'If a 0 stands before the point, the first digit after it goes on top and the second one below.':
    'Si antes del punto hay un 0, la primera cifra después va arriba y la segunda abajo.',
  'Add the two numbers and put the point behind the first digit.':
    'Sumo los dos números y pongo el punto detrás de la primera cifra.',
  'The point comes down from the number with more decimal places.':
    'El punto baja del número que tiene más cifras decimales.',
  'I add without the points, the last digits under each other.':
    'Sumo sin los puntos, con las últimas cifras una debajo de otra.',
  'Then I count the decimal places of both numbers: 0.3 + 0.4 is 0.07.':
    'Luego cuento las cifras decimales de los dos números: 0.3 + 0.4 es 0.07.',
};
