import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of measurement. */
export const measurementSteps: Frames = {
  'It is about lifting or pulling.': 'Se trata de levantar o de jalar.',
  'It is about reaching or fitting.': 'Se trata de alcanzar o de caber.',
  'It is about filling.': 'Se trata de llenar.',
  'The heavier box pulls its end down.': 'La caja más pesada baja su extremo.',
  'The left one is lighter.': 'La de la izquierda pesa menos.',
  'Put one end of each together.': 'Pon parejos los extremos de un lado.',
  'Then look at the other ends: the left one is taller.':
    'Después mira los otros extremos: la torre de la izquierda es más alta.',
  'Then look at the other ends: the top one is shorter.':
    'Después mira los otros extremos: el palito de arriba es más corto.',
  'Then look at the other ends: the right one is shorter.':
    'Después mira los otros extremos: la torre de la derecha es más baja.',
  'Then look at the other ends: the bottom one is longer.':
    'Después mira los otros extremos: el palito de abajo es más largo.',
  'Then look at the other ends: the top one is longer.':
    'Después mira los otros extremos: el palito de arriba es más largo.',
  'The right one is heavier.': 'La de la derecha pesa más.',
  'Then look at the other ends: the right one is taller.':
    'Después mira los otros extremos: la torre de la derecha es más alta.',
  'The left one is heavier.': 'La de la izquierda pesa más.',
  'Then look at the other ends: the left one is shorter.':
    'Después mira los otros extremos: la torre de la izquierda es más baja.',
  'Then look at the other ends: the bottom one is shorter.':
    'Después mira los otros extremos: el palito de abajo es más corto.',
  'The right one is lighter.': 'La de la derecha pesa menos.',
  '2, houses:': '2, casas:',
  'The answer is 3.': 'La respuesta es 3.',
  'Put them in a row, from the longest to the shortest.': 'Ponlos en una fila, del más largo al más corto.',
  'This one is in the middle.': 'Este queda en medio.',
  'This one is longest.': 'Este es el más largo.',
  'This one is shortest.': 'Este es el más corto.',
  'Count the squares from one end of the stick to its other end:':
    'Cuenta los cuadrados de un extremo del palito al otro:',
  'Put the three groups together.': 'Junta los tres grupos.',
  'Go across from the top of the bar to the number.': 'Ve en horizontal, desde lo alto de la barra hasta el número.',
  'Compare the two bars: how far does one go beyond the other?':
    'Compara las dos barras: ¿cuánto sobresale una de la otra?',
  'The short hand has passed 2 and not yet reached 3, so the hour is 2.':
    'La manecilla corta pasó el 2 y todavía no llega al 3, así que la hora es 2.',
  'Count the minutes of the long hand from the top:': 'Cuenta desde arriba los minutos de la manecilla larga:',
  'Hours first, then minutes.': 'Primero las horas, después los minutos.',
  'The short hand points straight at 4.': 'La manecilla corta apunta justo al 4.',
  'The short hand has passed 10 and has not reached 11.': 'La manecilla corta pasó el 10 y no ha llegado al 11.',
  'From the top, the long hand goes 5 small marks.':
    'Desde arriba, la manecilla larga avanza 5 {marca pequeña|marcas pequeñas}.',
  'The dimes.': 'Las monedas de diez centavos.',
  '5 is more than 0, so get ten more from the hundreds.': '5 es más que 0, así que toma diez más de las centenas.',
  'Take the price from what was paid.': 'A lo que se pagó, réstale el precio.',
  'Each hand covers less of the length, so more of them are needed.':
    'Cada mano cubre menos de la longitud, así que hacen falta más manos.',
  'Each foot covers more of the length, so fewer of them are needed.':
    'Cada pie cubre más de la longitud, así que hacen falta menos pies.',
  'What the longer one has beyond the shorter one is the difference.':
    'La diferencia es lo que la más larga tiene de más.',
  'Count the spaces from 1 to 4.': 'Cuenta los espacios de 1 a 4.',
  'It starts at zero, so the end mark tells the length.':
    'Empieza en cero, así que la marca del final dice la longitud.',
  'Go 6 spaces to the right, from 3.': 'Avanza 6 {espacio|espacios} a la derecha, desde 3.',
  'Count the dots above 4 and further right.': 'Cuenta los puntos que están sobre el 4 y más a la derecha.',
  'Count the dots above 3.': 'Cuenta los puntos que están sobre el 3.',
  'Take the first number with a dot from the last number with a dot.':
    'Al último número con un punto, réstale el primer número con un punto.',
  'Count how often each length is in the list: one dot for each.':
    'Cuenta cuántas veces está cada longitud en la lista: un punto por cada vez.',
  'Minutes up to 3:00.': 'Los minutos que faltan para las 3:00.',
  'Add the 10 minutes after the hour.': 'Suma los 10 minutos después de la hora.',
  'Both times are in the same hour.': 'Los dos momentos están en la misma hora.',
  'One full hour up to 8:00.': 'Una hora completa hasta las 8:00.',
  '2 full hours up to 8:00.': '2 horas completas hasta las 8:00.',
  'Up to 6:00 it takes 10 minutes.': 'Hasta las 6:00 {pasa|pasan} 10 minutos.',
  'So many minutes are still to come.': 'Todavía faltan estos minutos.',
  'Go on from 6:00.': 'Sigue desde las 6:00.',
  'It ends before the next full hour.': 'Termina antes de la siguiente hora en punto.',
  'The hour stays the same.': 'La hora no cambia.',
  '1 liter in milliliters.': '1 litro en mililitros.',
  'Take away what is poured out.': 'Resta lo que se saca.',
  'Share the rope among 4 pieces.': 'Reparte la cuerda en 4 pedazos.',
  'The melon is the lighter one.': '{El} melón es lo que pesa menos.',
  'Go once around: four sides, opposite ones equally long.':
    'Da la vuelta una vez: cuatro lados, y los opuestos miden lo mismo.',
  '6 rows of 6 unit squares cover it.': 'Lo cubren 6 filas de 6 cuadrados unitarios.',
  'Cut off the bottom part.': 'Corta la parte de abajo.',
  'So high is the part on top of it.': 'Esta es la altura de la parte de arriba.',
  'The part on top.': 'La parte de arriba.',
  'Add the two areas.': 'Suma las dos áreas.',
  'Read 16 and 4, and find the difference.': 'Lee 16 y 4, y halla la diferencia.',
  'The graph shows 2 for Cat.': 'La gráfica muestra 2 para «Gato».',
  'Read 10 and 4, and put them together.': 'Lee 10 y 4, y súmalos.',
  '8 full circles.': '8 {círculo completo|círculos completos}.',
  '2 full circles and a half one for 5.': '2 {círculo completo|círculos completos} y una mitad que vale 5.',
  'Count the circles by 1.': 'Cuenta los círculos: cada uno vale 1.',
  'That is how high each bar goes.': 'Hasta esa altura llega cada barra.',
  'Count the tally marks by fives and ones.': 'Cuenta las marcas de conteo de cinco en cinco y de una en una.',
  'Add the 4 inches.': 'Suma las 4 pulgadas.',
  'Rows of 6 squares: how many rows make 18?': 'Filas de 6 cuadrados: ¿cuántas filas forman 18?',
  'Two sides are as long as the one you know.': 'Dos lados miden lo mismo que el que conoces.',
  'This is left for the other two sides.': 'Esto queda para los otros dos lados.',
  'They are equally long.': 'Los dos miden lo mismo.',
  'Covering the inside: count the unit squares.': 'Cubrir el interior: cuenta los cuadrados unitarios.',
  'Going around: add all four sides.': 'Dar la vuelta por el borde: suma los cuatro lados.',
};
