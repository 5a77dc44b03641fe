import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of decimals. */
export const decimalsSteps: Frames = {
  '25 of 100 equal parts are shaded.': '25 de 100 partes iguales están sombreadas.',
  'Hundredths stand in the second place after the decimal point.':
    'Las centésimas están en el segundo lugar después del punto decimal.',
  'Tenths stand right after the decimal point.': 'Las décimas están justo después del punto decimal.',
  'Each tenth is ten hundredths.': 'Cada décima son diez centésimas.',
  'Now the parts have one size.': 'Ahora las partes son del mismo tamaño.',
  'Add the numbers of parts.': 'Suma los números de partes.',
  'The last digit stands for hundredths.': 'La última cifra representa centésimas.',
  'So there are 2 hundredths.': 'Así que hay 2 {centésima|centésimas}.',
  'The distance from one label to the next.': 'La distancia de un número escrito al siguiente.',
  'It is cut into 5 equal steps, so this is one step.': 'Está cortada en 5 pasos iguales, así que esto es un paso.',
  'One cent is one hundredth of a dollar.': 'Un centavo es una centésima de dólar.',
  'Write both with 2 decimal places.': 'Escribe los dos con 2 {cifra decimal|cifras decimales}.',
  'Now both count hundredths.': 'Ahora los dos cuentan centésimas.',
  'Zeros at the end change nothing, so the same sign stands between the numbers.':
    'Los ceros al final no cambian nada, así que entre los números va el mismo signo.',
  'After the decimal point come tenths, hundredths, thousandths.':
    'Después del punto decimal vienen décimas, centésimas, milésimas.',
  'The digit 3 stands for hundredths.': 'La cifra 3 representa centésimas.',
  'Written as a decimal.': 'Escrito como decimal.',
  'The last digit is 2 places after the decimal point: that is the hundredths place.':
    'La última cifra está 2 lugares después del punto decimal: es la posición de las centésimas.',
  'The name ends in hundredths: the last digit stands in the hundredths place.':
    'El nombre termina en «centésimas»: la última cifra está en la posición de las centésimas.',
  'That is place 2 after the decimal point.': 'Ese es el lugar 2 después del punto decimal.',
  'Zeros fill the places before it.': 'Los lugares anteriores se llenan con ceros.',
  'Write all with 2 decimal places and compare.': 'Escribe todos con 2 {cifra decimal|cifras decimales} y compara.',
  'The tenth just below.': 'La décima que está justo abajo.',
  'The tenth just above.': 'La décima que está justo arriba.',
  'The next digit is 4: below the middle, so take the lower one.':
    'La cifra que sigue es 4: está antes del punto medio, así que toma el menor.',
  'The next digit is 6: the middle or above it, so take the upper one.':
    'La cifra que sigue es 6: está en el punto medio o después, así que toma el mayor.',
  'The whole number just below.': 'El número entero que está justo abajo.',
  'The whole number just above.': 'El número entero que está justo arriba.',
  'Look for an equal fraction with denominator 10, 100 or 1000.':
    'Busca una fracción igual con denominador 10, 100 o 1000.',
  '5 goes into 10: multiply both by 2.': '5 cabe en 10: multiplica los dos por 2.',
  '4 tenths, written as a decimal.': '4 {décima|décimas}, {escrita|escritas} como decimal.',
  'Every digit becomes worth 100 times as much.': 'Cada cifra pasa a valer 100 veces lo que valía.',
  'So every digit moves 2 places to the left.': 'Así que cada cifra se mueve 2 {lugar|lugares} a la izquierda.',
  'Every digit becomes worth one hundredth as much.': 'Cada cifra pasa a valer una centésima de lo que valía.',
  'So every digit moves 2 places to the right.': 'Así que cada cifra se mueve 2 {lugar|lugares} a la derecha.',
  'Tenths go with tenths, hundredths with hundredths: line up the points.':
    'Las décimas van con las décimas y las centésimas con las centésimas: alinea los puntos decimales.',
  'Zeros at the end change nothing.': 'Los ceros al final no cambian nada.',
  'Count hundredths.': 'Cuenta centésimas.',
  'Think of the first as 38 tenths and of the second as 5 ones.':
    'Piensa en el primero como 38 décimas y en el segundo como 5 unidades.',
  'Multiply the whole numbers.': 'Multiplica los números enteros.',
  '1 and 0 decimal places make 1 in all: divide by 10.': '1 y 0 cifras decimales dan 1 en total: divide entre 10.',
  'Set the point.': 'Pon el punto decimal.',
  'Think of the first as 6 tenths and of the second as 9 tenths.':
    'Piensa en el primero como 6 décimas y en el segundo como 9 décimas.',
  'Think of the first as 856 hundredths and of the second as 55 tenths.':
    'Piensa en el primero como 856 centésimas y en el segundo como 55 décimas.',
  'Share the number, place by place.': 'Reparte el número, posición por posición.',
  'Divide 130 hundredths.': 'Divide 130 centésimas.',
  'Zeros behind the last digit help where something is left over.':
    'Poner ceros después de la última cifra ayuda cuando sobra algo.',
  'Divide 241000 ten-thousandths.': 'Divide 241000 diezmilésimas.',
  '30125 ten-thousandths, written as a decimal.':
    '30125 {diezmilésima|diezmilésimas}, {escrita|escritas} como decimal.',
  'Compare the decimal with 1.': 'Compara el decimal con 1.',
  'One times a number is that number.': 'Una vez un número es ese número.',
  'So this is how it compares.': 'Así que se compara de esta manera.',
  'What there was minus the price is what is left: subtract.': 'Lo que había menos el precio es lo que queda: resta.',
  'Both prices are paid together: add them.': 'Los dos precios se pagan juntos: súmalos.',
  'The other one is less: subtract.': 'La otra cantidad es menor: resta.',
  'Both amounts together: add.': 'Las dos cantidades juntas: suma.',
  'Multiply both numbers by 10: the quotient stays the same.':
    'Multiplica los dos números por 10: el cociente no cambia.',
  'Now the divisor is a whole number.': 'Ahora el divisor es un número entero.',
  'Pieces of size 1 fit this often.': 'Los pedazos de tamaño 1 caben esta cantidad de veces.',
  'So much for one, times how many there are.': 'Lo de uno, por cuántos hay.',
  'A fraction is a division.': 'Una fracción es una división.',
  'Divide the top by the bottom.': 'Divide el numerador entre el denominador.',
  'A remainder comes again, so the digits 6 repeat for ever.':
    'Un residuo se repite, así que las cifras 6 se repiten para siempre.',
  'The remainder becomes 0, so the decimal ends.': 'El residuo llega a 0, así que el decimal termina.',
};
