import { units } from '../kit/contexts.ts';
import { type DecimalStory, decimalStories } from './decimal-story.ts';

const { lb, mi, gal, ft, s, inch, kg, m, cm, qt, yd, oz, h } = { ...units, inch: units.in };

/** Measures put together. */
export const together: readonly DecimalStory[] = decimalStories(
  '+',
  'Both amounts together: add.',
  'Draw both amounts as one long line with two pieces.',
)(
  [
    [lb, lb, lb],
    'A box weighs [a] when empty. [name] puts [b] of books into it. How many pounds does the box weigh now?',
    'Una caja vacía pesa [a]. [name] le pone [b] de libros. ¿Cuántas libras pesa la caja ahora?',
  ],
  [
    [mi, mi, mi],
    '[name] cycles [a] to the lake and [b] further to the hill. How many miles is that in all?',
    '[name] recorre [a] en bicicleta hasta el lago y [b] más hasta el cerro. ¿Cuántas millas son en total?',
  ],
  [
    [gal, gal, gal],
    'A tank holds [a] of water. [name] pours in another [b]. How many gallons are in it then?',
    'Un tanque tiene [a] de agua. [name] le echa otros [b]. ¿Cuántos galones hay entonces?',
  ],
  [
    [lb, lb, lb],
    '[name] picks [a] of blueberries and [b] of blackberries. How many pounds of berries is that in all?',
    '[name] recoge [a] de arándanos y [b] de moras. ¿Cuántas libras son en total?',
  ],
  [
    [inch, inch, inch],
    'On one day [a] of rain fall, and on the next day [b]. How many inches of rain is that in all?',
    'Un día caen [a] de lluvia, y al día siguiente [b]. ¿Cuántas pulgadas de lluvia son en total?',
  ],
  [
    [kg, kg, kg],
    'A scientist mixes [a] of salt with [b] of sand. How many kilograms does the mixture weigh?',
    'Una científica mezcla [a] de sal con [b] de arena. ¿Cuántos kilogramos pesa la mezcla?',
  ],
  [
    [ft, ft, ft],
    'One ramp is [a] long, and a second one behind it is [b] long. How many feet long are both together?',
    'Una rampa mide [a], y una segunda detrás de ella mide [b]. ¿Cuántos pies miden las dos juntas?',
  ],
  [
    [s, s, s],
    'A swimmer needs [a] for the first lap and [b] for the second. How many seconds is that in all?',
    'Un nadador tarda [a] en la primera vuelta y [b] en la segunda. ¿Cuántos segundos son en total?',
  ],
  [
    [yd, yd, yd],
    '[name] needs [a] of cloth for a curtain and [b] for a cushion. How many yards of cloth is that in all?',
    '[name] necesita [a] de tela para una cortina y [b] para un cojín. ¿Cuántas yardas de tela son en total?',
  ],
  [
    [mi, mi, mi],
    'A hiker walks [a] in the morning and [b] in the afternoon. How many miles is that in all?',
    'Un excursionista camina [a] en la mañana y [b] en la tarde. ¿Cuántas millas son en total?',
  ],
  [
    [qt, qt, qt],
    'A punch has [a] of juice and [b] of sparkling water. How many quarts of punch is that?',
    'Un ponche tiene [a] de jugo y [b] de agua mineral. ¿Cuántos cuartos de galón de ponche son?',
  ],
  [
    [lb, lb, lb],
    'A cat weighs [a], and its kitten weighs [b]. How many pounds do they weigh together?',
    'Una gata pesa [a], y su gatito pesa [b]. ¿Cuántas libras pesan juntos?',
  ],
  [
    [h, h, h],
    '[name] drives for [a], rests, and drives for another [b]. How many hours does [name] drive in all?',
    '[name] maneja [a], descansa y maneja otras [b]. ¿Cuántas horas maneja [name] en total?',
  ],
  [
    [oz, oz, oz],
    'A bowl holds [a] of yogurt. [name] adds [b] of fruit. How many ounces are in the bowl then?',
    'Un tazón tiene [a] de yogur. [name] le pone [b] de fruta. ¿Cuántas onzas hay entonces en el tazón?',
  ],
  [
    [m, m, m],
    'A robot rolls [a] forward and then [b] more. How many meters does it roll in all?',
    'Un robot avanza [a] y luego [b] más. ¿Cuántos metros avanza en total?',
  ],
);

/** How much more one measure is. */
export const gaps: readonly DecimalStory[] = decimalStories(
  '-',
  'How much more: subtract to find the difference.',
  'Mark both on a line from 0. What lies between the marks?',
)(
  [
    [m, m, m],
    'The paper plane of [name] flies [a], and the one of [other] flies [b]. How many meters farther does the plane of [name] fly?',
    'El avión de papel de [name] vuela [a], y el de [other] vuela [b]. ¿Cuántos metros más vuela el avión de [name]?',
  ],
  [
    [s, s, s],
    '[name] needs [a] to run up the stairs, and [other] needs [b]. How many seconds faster is [other]?',
    '[name] tarda [a] en subir corriendo la escalera, y [other] tarda [b]. ¿Cuántos segundos menos tarda [other]?',
  ],
  [
    [cm, cm, cm],
    'A seedling is [a] tall. A week ago it was [b] tall. How many centimeters has it grown?',
    'Una plántula mide [a]. Hace una semana medía [b]. ¿Cuántos centímetros ha crecido?',
  ],
  [
    [lb, lb, lb],
    'A puppy weighs [a]. A month ago it weighed [b]. How many pounds has it gained?',
    'Un perrito pesa [a]. Hace un mes pesaba [b]. ¿Cuántas libras ha subido?',
  ],
  [
    [mi, mi, mi],
    '[name] lives [a] from school, and [other] lives [b] from it. How many miles farther away does [name] live?',
    '[name] vive a [a] de la escuela, y [other] vive a [b]. ¿Cuántas millas más lejos vive [name]?',
  ],
  [
    [gal, gal, gal],
    'A barrel held [a] of water, and now it holds [b]. How many gallons have been used?',
    'Un barril tenía [a] de agua, y ahora tiene [b]. ¿Cuántos galones se han usado?',
  ],
  [
    [ft, ft, ft],
    '[name] jumps [a], and [other] jumps [b]. How many feet farther does [name] jump?',
    '[name] salta [a], y [other] salta [b]. ¿Cuántos pies más salta [name]?',
  ],
  [
    [inch, inch, inch],
    'A pencil is [a] long. After a month it is [b] long. How many inches shorter is it now?',
    'Un lápiz mide [a]. Después de un mes mide [b]. ¿Cuántas pulgadas menos mide ahora?',
  ],
  [
    [lb, lb, lb],
    'A melon weighs [a], and a cabbage weighs [b]. How many pounds heavier is the melon?',
    'Un melón pesa [a], y una col pesa [b]. ¿Cuántas libras más pesa el melón?',
  ],
  [
    [h, h, h],
    'A flight takes [a] against the wind and [b] with the wind. How many hours shorter is it with the wind?',
    'Un vuelo tarda [a] contra el viento y [b] con el viento. ¿Cuántas horas menos tarda con el viento?',
  ],
  [
    [yd, yd, yd],
    'A roll of cloth has [a] on it. [name] leaves [b] on the roll. How many yards does [name] take?',
    'Un rollo de tela tiene [a]. [name] deja [b] en el rollo. ¿Cuántas yardas toma [name]?',
  ],
  [
    [kg, kg, kg],
    'A rock sample weighs [a] wet and [b] dry. How many kilograms of water were in it?',
    'Una muestra de roca pesa [a] mojada y [b] seca. ¿Cuántos kilogramos de agua tenía?',
  ],
  [
    [mi, mi, mi],
    'A trail is [a] long. [name] has walked [b] of it. How many miles are left?',
    'Un sendero mide [a]. [name] ya caminó [b]. ¿Cuántas millas faltan?',
  ],
  [
    [s, s, s],
    'A toy car takes [a] down a rough ramp and [b] down a smooth one. How many seconds faster is it on the smooth ramp?',
    'Un carrito tarda [a] en bajar una rampa áspera y [b] en bajar una lisa. ¿Cuántos segundos menos tarda en la lisa?',
  ],
  [
    [qt, qt, qt],
    'A pot holds [a], and a pan holds [b]. How many more quarts does the pot hold?',
    'En una olla caben [a], y en una cacerola caben [b]. ¿Cuántos cuartos de galón más caben en la olla?',
  ],
);
