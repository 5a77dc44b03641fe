import type { Frames } from '../../reader-of-frames.ts';

/** What children with misconceptions think, of measurement. */
export const measurementThoughts: Frames = {
  'The long hand shows the hour, because it is the big one.':
    'La manecilla larga muestra la hora, porque es la grande.',
  'Times are like other numbers: they go up to a hundred.': 'Las horas son como otros números: llegan hasta cien.',
  'I take the hours apart, and I take the minutes apart.': 'Quito las horas y quito los minutos.',
  'The minutes start again after 60, and the hour stays.':
    'Los minutos empiezan otra vez después de 60, y la hora se queda.',
  'Five coins are five cents.': 'Cinco monedas son cinco centavos.',
  'The nickel is larger than the dime, so it is worth more.':
    'La moneda de cinco centavos es más grande que la de diez, así que vale más.',
  'I count the lines.': 'Cuento las rayas.',
  'Larger unit, larger number.': 'Unidad más grande, número más grande.',
  'Smaller unit, smaller number.': 'Unidad más pequeña, número más pequeño.',
  'One large unit is always a hundred small ones.': 'Una unidad grande siempre son cien pequeñas.',
  'Ten small ones make a large one, as with numbers.':
    'Diez unidades pequeñas forman una grande, como con los números.',
  'Numbers are numbers: I work with them and leave the units out.':
    'Los números son números: trabajo con ellos y dejo fuera las unidades.',
  'The perimeter is one side and the side next to it.': 'El perímetro es un lado y el lado que sigue.',
  'Area and perimeter: one is times, one is plus.': 'Área y perímetro: uno es por, el otro es más.',
  'I forget which.': 'Se me olvida cuál.',
  'The area is how long and how wide together.': 'El área es el largo y el ancho juntos.',
  'Area is length times width.': 'El área es largo por ancho.',
  'I take the bottom bar and the upright bar, each as long as it is.':
    'Tomo la barra de abajo y la barra vertical, cada una completa.',
  'It asks who has more, and that one has 12.': 'Pregunta quién tiene más, y ese tiene 12.',
  'There are four pictures, so it is four.': 'Hay cuatro dibujos, así que son cuatro.',
  'It said the green one at the end, so it is the green one.': 'Al final dijo el verde, así que es el verde.',
  'I count all the squares in the row.': 'Cuento todos los cuadrados de la fila.',
  'It is still the same table, so it is still 6.': 'Sigue siendo la misma mesa, así que siguen siendo 6.',
  'Seven is seven, so both are about the same.': 'Siete es siete, así que los dos son más o menos iguales.',
  'I added two of them.': 'Sumé dos de ellos.',
  'I looked above the 4.': 'Miré encima del 4.',
  'From here to there are five.': 'De aquí a allá hay cinco.',
  'There are eight, so eight.': 'Hay ocho, así que ocho.',
  'It is big, so I look at how long it is.': 'Es grande, así que miro cuánto mide de largo.',
  'I say what I see: it is red.': 'Digo lo que veo: es rojo.',
  'This one sticks out more, so it is longer.': 'Este sobresale más, así que es más largo.',
  'Up is more, so up is heavier.': 'Arriba es más, así que arriba es más pesado.',
  'The large box is the heavy one.': 'La caja grande es la pesada.',
  'I count everything that is there.': 'Cuento todo lo que hay.',
  'I counted one of the groups.': 'Conté uno de los grupos.',
  'It is almost 4, so it is four something.': 'Ya casi son las 4, así que son las cuatro y algo.',
  'The number at the long hand tells the minutes.': 'El número de la manecilla larga dice los minutos.',
  'The number at the end is the length.': 'El número del final es la longitud.',
  'Each line is one, so the third line is 3.': 'Cada raya es uno, así que la tercera raya es 3.',
  'I mix up which one is asked for, the long one or the short one.': 'Confundo cuál se pide: lo largo o lo corto.',
  'It asks how long the first one is, and I read that.': 'Pregunta cuánto mide el primero, y eso leo.',
  'I am not sure, so I take the biggest number.': 'No estoy seguro, así que tomo el número más grande.',
  'I see three groups, so it is three.': 'Veo tres grupos, así que son tres.',
  'The number on the line tells me how many there are.': 'El número de la línea me dice cuántos hay.',
  'Each length counts once, however many things have it.':
    'Cada longitud cuenta una vez, la tengan las cosas que la tengan.',
  'To find a side, I undo the other one.': 'Para hallar un lado, deshago la otra.',
};
