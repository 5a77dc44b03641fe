import { joined, type Told } from '../kit/told.ts';

/** A part of a whole, and the two questions: about the part, and about the rest. */
export type PartTold = {
  readonly part: Told;
  readonly rest: Told;
  readonly whole?: readonly [low: number, high: number];
};

const part = (tell: Told, ofPart: Told, ofRest: Told, whole?: PartTold['whole']): PartTold => ({
  part: joined(tell, ofPart),
  rest: joined(tell, ofRest),
  ...(whole && { whole }),
});

/** `[part]` of `[whole]`. */
export const partStories: readonly PartTold[] = [
  part(
    ['[name] earned $[whole] and saved $[part] of it.', '[name] ganó $[whole] y ahorró $[part].'],
    ['What percent of the money did [name] save?', '¿Qué porcentaje del dinero ahorró [name]?'],
    ['What percent of the money did [name] not save?', '¿Qué porcentaje del dinero no ahorró [name]?'],
  ),
  part(
    [
      'A book has `[whole]` pages, and [name] has read `[part]` of them.',
      'Un libro tiene `[whole]` páginas, y [name] ha leído `[part]`.',
    ],
    ['What percent of the pages has [name] read?', '¿Qué porcentaje de las páginas ha leído [name]?'],
    ['What percent of the pages are left to read?', '¿Qué porcentaje de las páginas falta por leer?'],
    [20, 1000],
  ),
  part(
    [
      'Of `[whole]` seats in a hall, `[part]` are taken.',
      'De `[whole]` asientos de una sala, `[part]` están ocupados.',
    ],
    ['What percent of the seats are taken?', '¿Qué porcentaje de los asientos está ocupado?'],
    ['What percent of the seats are free?', '¿Qué porcentaje de los asientos está libre?'],
    [20, 1000],
  ),
  part(
    [
      'On a quiz with `[whole]` questions, [name] answers `[part]` correctly.',
      'En una prueba de `[whole]` preguntas, [name] contesta bien `[part]`.',
    ],
    [
      'What percent of the questions does [name] answer correctly?',
      '¿Qué porcentaje de las preguntas contesta bien [name]?',
    ],
    [
      'What percent of the questions does [name] not answer correctly?',
      '¿Qué porcentaje de las preguntas no contesta bien [name]?',
    ],
    [10, 100],
  ),
  part(
    ['Of `[whole]` muffins, a bakery sells `[part]`.', 'De `[whole]` panquecitos, una panadería vende `[part]`.'],
    ['What percent of the muffins does it sell?', '¿Qué porcentaje de los panquecitos vende?'],
    ['What percent of the muffins are not sold?', '¿Qué porcentaje de los panquecitos no se vende?'],
    [10, 500],
  ),
  part(
    [
      'A garden has `[whole]` plants, and `[part]` of them are tomatoes.',
      'Un huerto tiene `[whole]` plantas, y `[part]` son de tomate.',
    ],
    ['What percent of the plants are tomatoes?', '¿Qué porcentaje de las plantas es de tomate?'],
    ['What percent of the plants are not tomatoes?', '¿Qué porcentaje de las plantas no es de tomate?'],
    [10, 500],
  ),
  part(
    ['[name] takes `[whole]` shots and makes `[part]` of them.', '[name] hace `[whole]` tiros y encesta `[part]`.'],
    ['What percent of the shots does [name] make?', '¿Qué porcentaje de los tiros encesta [name]?'],
    ['What percent of the shots does [name] miss?', '¿Qué porcentaje de los tiros falla [name]?'],
    [10, 200],
  ),
  part(
    ['Of `[whole]` seeds, `[part]` grow.', 'De `[whole]` semillas, `[part]` brotan.'],
    ['What percent of the seeds grow?', '¿Qué porcentaje de las semillas brota?'],
    ['What percent of the seeds do not grow?', '¿Qué porcentaje de las semillas no brota?'],
  ),
  part(
    [
      'A library has `[whole]` new books, and `[part]` of them are lent out.',
      'Una biblioteca tiene `[whole]` libros nuevos, y `[part]` están prestados.',
    ],
    ['What percent of the new books are lent out?', '¿Qué porcentaje de los libros nuevos está prestado?'],
    ['What percent of the new books are still there?', '¿Qué porcentaje de los libros nuevos sigue ahí?'],
    [10, 1000],
  ),
  part(
    [
      'A trail is `[whole]` yards long. [name] has walked `[part]` yards.',
      'Un sendero mide `[whole]` yardas. [name] ha caminado `[part]` yardas.',
    ],
    ['What percent of the trail has [name] walked?', '¿Qué porcentaje del sendero ha caminado [name]?'],
    ['What percent of the trail is left?', '¿Qué porcentaje del sendero falta?'],
    [100, 1000],
  ),
  part(
    ['Of `[whole]` votes, `[part]` are for the blue mascot.', 'De `[whole]` votos, `[part]` son para la mascota azul.'],
    ['What percent of the votes are for the blue mascot?', '¿Qué porcentaje de los votos es para la mascota azul?'],
    [
      'What percent of the votes are not for the blue mascot?',
      '¿Qué porcentaje de los votos no es para la mascota azul?',
    ],
  ),
  part(
    [
      'A phone has room for `[whole]` songs, and `[part]` are on it.',
      'En un teléfono caben `[whole]` canciones, y ya tiene `[part]`.',
    ],
    ['What percent of the room is used?', '¿Qué porcentaje del espacio está usado?'],
    ['What percent of the room is free?', '¿Qué porcentaje del espacio está libre?'],
    [20, 1000],
  ),
  part(
    [
      'Of `[whole]` students in a grade, `[part]` ride the bus.',
      'De `[whole]` estudiantes de un grado, `[part]` viajan en autobús.',
    ],
    ['What percent of the students ride the bus?', '¿Qué porcentaje de los estudiantes viaja en autobús?'],
    ['What percent of the students do not ride the bus?', '¿Qué porcentaje de los estudiantes no viaja en autobús?'],
    [20, 600],
  ),
  part(
    [
      'A parking lot has `[whole]` spaces, and `[part]` of them are taken.',
      'Un estacionamiento tiene `[whole]` lugares, y `[part]` están ocupados.',
    ],
    ['What percent of the spaces are taken?', '¿Qué porcentaje de los lugares está ocupado?'],
    ['What percent of the spaces are free?', '¿Qué porcentaje de los lugares está libre?'],
    [10, 1000],
  ),
  part(
    [
      'A jar holds `[whole]` beads, and `[part]` of them are glass.',
      'Un frasco tiene `[whole]` cuentas, y `[part]` son de vidrio.',
    ],
    ['What percent of the beads are glass?', '¿Qué porcentaje de las cuentas es de vidrio?'],
    ['What percent of the beads are not glass?', '¿Qué porcentaje de las cuentas no es de vidrio?'],
  ),
  part(
    [
      'A puzzle has `[whole]` pieces, and [name] has placed `[part]` of them.',
      'Un rompecabezas tiene `[whole]` piezas, y [name] ha colocado `[part]`.',
    ],
    ['What percent of the pieces has [name] placed?', '¿Qué porcentaje de las piezas ha colocado [name]?'],
    ['What percent of the pieces are left to place?', '¿Qué porcentaje de las piezas falta por colocar?'],
    [20, 1000],
  ),
];

/** A number `[start]` that changes by `[percent]` percent. */
export const changeStories: readonly { readonly up: Told; readonly down: Told }[] = [
  {
    up: [
      'A town has `[start]` people. In a year the number grows by `[percent]%`. How many people does it have then?',
      'Un pueblo tiene `[start]` habitantes. En un año el número crece `[percent]%`. ¿Cuántos habitantes tiene entonces?',
    ],
    down: [
      'A town has `[start]` people. In a year the number falls by `[percent]%`. How many people does it have then?',
      'Un pueblo tiene `[start]` habitantes. En un año el número baja `[percent]%`. ¿Cuántos habitantes tiene entonces?',
    ],
  },
  {
    up: [
      'A video has `[start]` views. The next day it has `[percent]%` more. How many views does it have then?',
      'Un video tiene `[start]` vistas. Al día siguiente tiene `[percent]%` más. ¿Cuántas vistas tiene entonces?',
    ],
    down: [
      'A video gets `[start]` views on Monday and `[percent]%` fewer on Tuesday. How many views does it get on Tuesday?',
      'Un video recibe `[start]` vistas el lunes y `[percent]%` menos el martes. ¿Cuántas vistas recibe el martes?',
    ],
  },
  {
    up: [
      'A club has `[start]` members. Then the number of members rises by `[percent]%`. How many members are there now?',
      'Un club tiene `[start]` socios. Luego el número de socios sube `[percent]%`. ¿Cuántos socios hay ahora?',
    ],
    down: [
      'A club has `[start]` members. Then the number of members drops by `[percent]%`. How many members are there now?',
      'Un club tiene `[start]` socios. Luego el número de socios baja `[percent]%`. ¿Cuántos socios hay ahora?',
    ],
  },
  {
    up: [
      'A tree farm plants `[start]` trees this year and `[percent]%` more next year. How many trees does it plant next year?',
      'Un vivero planta `[start]` árboles este año y `[percent]%` más el próximo. ¿Cuántos árboles planta el próximo año?',
    ],
    down: [
      'A farm has `[start]` trees. A storm leaves it with `[percent]%` fewer trees. How many trees are left?',
      'Una granja tiene `[start]` árboles. Una tormenta la deja con `[percent]%` menos árboles. ¿Cuántos árboles quedan?',
    ],
  },
  {
    up: [
      'A zoo has `[start]` visitors in May and `[percent]%` more in June. How many visitors does it have in June?',
      'Un zoológico tiene `[start]` visitantes en mayo y `[percent]%` más en junio. ¿Cuántos visitantes tiene en junio?',
    ],
    down: [
      'A zoo has `[start]` visitors in August and `[percent]%` fewer in September. How many visitors does it have in September?',
      'Un zoológico tiene `[start]` visitantes en agosto y `[percent]%` menos en septiembre. ¿Cuántos visitantes tiene en septiembre?',
    ],
  },
  {
    up: [
      'A library lends `[start]` books in a month and `[percent]%` more in the next. How many books does it lend in the next month?',
      'Una biblioteca presta `[start]` libros en un mes y `[percent]%` más en el siguiente. ¿Cuántos libros presta en el mes siguiente?',
    ],
    down: [
      'A library lends `[start]` books in a month and `[percent]%` fewer in the next. How many books does it lend in the next month?',
      'Una biblioteca presta `[start]` libros en un mes y `[percent]%` menos en el siguiente. ¿Cuántos libros presta en el mes siguiente?',
    ],
  },
  {
    up: [
      'A lake has `[start]` ducks. A year later there are `[percent]%` more. How many ducks are there then?',
      'En un lago hay `[start]` patos. Un año después hay `[percent]%` más. ¿Cuántos patos hay entonces?',
    ],
    down: [
      'A lake has `[start]` ducks. A year later there are `[percent]%` fewer. How many ducks are there then?',
      'En un lago hay `[start]` patos. Un año después hay `[percent]%` menos. ¿Cuántos patos hay entonces?',
    ],
  },
  {
    up: [
      'A game sold `[start]` copies last month and `[percent]%` more this month. How many copies did it sell this month?',
      'Un juego vendió `[start]` copias el mes pasado y `[percent]%` más este mes. ¿Cuántas copias vendió este mes?',
    ],
    down: [
      'A game sold `[start]` copies last month and `[percent]%` fewer this month. How many copies did it sell this month?',
      'Un juego vendió `[start]` copias el mes pasado y `[percent]%` menos este mes. ¿Cuántas copias vendió este mes?',
    ],
  },
  {
    up: [
      'A beehive has `[start]` bees. In spring the number grows by `[percent]%`. How many bees are there then?',
      'Una colmena tiene `[start]` abejas. En primavera el número crece `[percent]%`. ¿Cuántas abejas hay entonces?',
    ],
    down: [
      'A beehive has `[start]` bees. In fall the number drops by `[percent]%`. How many bees are there then?',
      'Una colmena tiene `[start]` abejas. En otoño el número baja `[percent]%`. ¿Cuántas abejas hay entonces?',
    ],
  },
  {
    up: [
      'A bus line carries `[start]` people on a weekday and `[percent]%` more on the day of a fair. How many people does it carry on that day?',
      'Una línea de autobús lleva `[start]` personas entre semana y `[percent]%` más el día de una feria. ¿Cuántas personas lleva ese día?',
    ],
    down: [
      'A bus line carries `[start]` people on Friday and `[percent]%` fewer on Sunday. How many people does it carry on Sunday?',
      'Una línea de autobús lleva `[start]` personas el viernes y `[percent]%` menos el domingo. ¿Cuántas personas lleva el domingo?',
    ],
  },
  {
    up: [
      'A field gave `[start]` pumpkins last year and `[percent]%` more this year. How many pumpkins did it give this year?',
      'Un campo dio `[start]` calabazas el año pasado y `[percent]%` más este año. ¿Cuántas calabazas dio este año?',
    ],
    down: [
      'A field gave `[start]` pumpkins last year and `[percent]%` fewer this year. How many pumpkins did it give this year?',
      'Un campo dio `[start]` calabazas el año pasado y `[percent]%` menos este año. ¿Cuántas calabazas dio este año?',
    ],
  },
  {
    up: [
      'A gym has `[start]` lockers and puts in `[percent]%` more. How many lockers does it have then?',
      'Un gimnasio tiene `[start]` casilleros y agrega `[percent]%` más. ¿Cuántos casilleros tiene entonces?',
    ],
    down: [
      'A gym has `[start]` lockers and takes out `[percent]%` of them. How many lockers does it have then?',
      'Un gimnasio tiene `[start]` casilleros y quita `[percent]%` de ellos. ¿Cuántos casilleros tiene entonces?',
    ],
  },
  {
    up: [
      'A newsletter has `[start]` readers. In a month it gains `[percent]%` more. How many readers does it have then?',
      'Un boletín tiene `[start]` lectores. En un mes gana `[percent]%` más. ¿Cuántos lectores tiene entonces?',
    ],
    down: [
      'A newsletter has `[start]` readers. In a month it loses `[percent]%` of them. How many readers does it have then?',
      'Un boletín tiene `[start]` lectores. En un mes pierde `[percent]%` de ellos. ¿Cuántos lectores tiene entonces?',
    ],
  },
  {
    up: [
      'A food bank packs `[start]` meals in one week and `[percent]%` more in the next. How many meals does it pack in the next week?',
      'Un banco de alimentos empaca `[start]` comidas en una semana y `[percent]%` más en la siguiente. ¿Cuántas comidas empaca en la semana siguiente?',
    ],
    down: [
      'A food bank packs `[start]` meals in one week and `[percent]%` fewer in the next. How many meals does it pack in the next week?',
      'Un banco de alimentos empaca `[start]` comidas en una semana y `[percent]%` menos en la siguiente. ¿Cuántas comidas empaca en la semana siguiente?',
    ],
  },
  {
    up: [
      'A stadium sells `[start]` tickets for one game and `[percent]%` more for the next. How many tickets does it sell for the next game?',
      'Un estadio vende `[start]` boletos para un partido y `[percent]%` más para el siguiente. ¿Cuántos boletos vende para el siguiente partido?',
    ],
    down: [
      'A stadium sells `[start]` tickets for one game and `[percent]%` fewer for the next. How many tickets does it sell for the next game?',
      'Un estadio vende `[start]` boletos para un partido y `[percent]%` menos para el siguiente. ¿Cuántos boletos vende para el siguiente partido?',
    ],
  },
];

/** From `[from]` to `[to]`: by what percent? */
export const fromToStories: readonly { readonly up: Told; readonly down: Told }[] = [
  {
    up: [
      'A price rises from $[from] to $[to]. By what percent does it rise?',
      'Un precio sube de $[from] a $[to]. ¿En qué porcentaje sube?',
    ],
    down: [
      'A price falls from $[from] to $[to]. By what percent does it fall?',
      'Un precio baja de $[from] a $[to]. ¿En qué porcentaje baja?',
    ],
  },
  {
    up: [
      'Last week a team made `[from]` baskets, this week `[to]`. By what percent did the number go up?',
      'La semana pasada un equipo metió `[from]` canastas, esta semana `[to]`. ¿En qué porcentaje subió el número?',
    ],
    down: [
      'Last week a team made `[from]` baskets, this week `[to]`. By what percent did the number go down?',
      'La semana pasada un equipo metió `[from]` canastas, esta semana `[to]`. ¿En qué porcentaje bajó el número?',
    ],
  },
  {
    up: [
      'In fall a pond held `[from]` gallons of water, in spring `[to]` gallons. By what percent did the amount grow?',
      'En otoño un estanque tenía `[from]` galones de agua, en primavera `[to]` galones. ¿En qué porcentaje creció la cantidad?',
    ],
    down: [
      'In spring a pond held `[from]` gallons of water, in summer `[to]` gallons. By what percent did the amount shrink?',
      'En primavera un estanque tenía `[from]` galones de agua, en verano `[to]` galones. ¿En qué porcentaje disminuyó la cantidad?',
    ],
  },
  ...(
    [
      ['The number of students in a school', 'El número de estudiantes de una escuela'],
      ['The number of books in a classroom library', 'El número de libros de la biblioteca del salón'],
      ['The number of bikes rented in a week', 'El número de bicicletas rentadas en una semana'],
      ['The number of people in a choir', 'El número de personas de un coro'],
      ['The number of visitors in a day', 'El número de visitantes en un día'],
      ['The number of trees in a park', 'El número de árboles de un parque'],
      ['The number of cars on a bridge in an hour', 'El número de autos en un puente en una hora'],
      ['The number of cans collected', 'El número de latas reunidas'],
      ['The number of steps in an hour', 'El número de pasos en una hora'],
      ['The number of eggs from a farm', 'El número de huevos de una granja'],
      ['The number of meals served', 'El número de comidas servidas'],
      ['The number of tickets sold', 'El número de boletos vendidos'],
    ] as const
  ).map(([english, spanish]): { readonly up: Told; readonly down: Told } => ({
    up: [
      `${english} rises from \`[from]\` to \`[to]\`. By what percent does it rise?`,
      `${spanish} sube de \`[from]\` a \`[to]\`. ¿En qué porcentaje sube?`,
    ],
    down: [
      `${english} falls from \`[from]\` to \`[to]\`. By what percent does it fall?`,
      `${spanish} baja de \`[from]\` a \`[to]\`. ¿En qué porcentaje baja?`,
    ],
  })),
];

/** An estimate of `[guess]` where `[actual]` is true. */
export const errorStories: readonly Told[] = [
  [
    'Somebody guesses that a jar holds `[guess]` beans. In fact it holds `[actual]`. What is the percent error?',
    'Alguien calcula que un frasco tiene `[guess]` frijoles. En realidad tiene `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'The forecast says `[guess]` visitors. In fact `[actual]` visitors come. What is the percent error?',
    'El pronóstico dice `[guess]` visitantes. En realidad vienen `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A scale shows `[guess]` grams. In fact the stone weighs `[actual]` grams. What is the percent error?',
    'Una báscula marca `[guess]` gramos. En realidad la piedra pesa `[actual]` gramos. ¿Cuál es el error porcentual?',
  ],
  [
    'A cook plans for `[guess]` guests. In fact `[actual]` guests come. What is the percent error?',
    'Un cocinero se prepara para `[guess]` invitados. En realidad vienen `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A map says that a trail is `[guess]` yards long. In fact it is `[actual]` yards long. What is the percent error?',
    'Un mapa dice que un sendero mide `[guess]` yardas. En realidad mide `[actual]` yardas. ¿Cuál es el error porcentual?',
  ],
  [
    'A sign says that an oak is `[guess]` years old. In fact it is `[actual]` years old. What is the percent error?',
    'Un letrero dice que un roble tiene `[guess]` años. En realidad tiene `[actual]` años. ¿Cuál es el error porcentual?',
  ],
  [
    'A student estimates that a book has `[guess]` pages. In fact it has `[actual]` pages. What is the percent error?',
    'Una estudiante calcula que un libro tiene `[guess]` páginas. En realidad tiene `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A step counter shows `[guess]` steps. In fact there were `[actual]` steps. What is the percent error?',
    'Un contador marca `[guess]` pasos. En realidad fueron `[actual]` pasos. ¿Cuál es el error porcentual?',
  ],
  [
    'A builder estimates that a wall needs `[guess]` bricks. In fact it needs `[actual]`. What is the percent error?',
    'Un albañil calcula que un muro necesita `[guess]` ladrillos. En realidad necesita `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A ranger guesses that there are `[guess]` geese on a lake. In fact there are `[actual]`. What is the percent error?',
    'Una guardabosques calcula que hay `[guess]` gansos en un lago. En realidad hay `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A label says that a bag holds `[guess]` nails. In fact it holds `[actual]`. What is the percent error?',
    'Una etiqueta dice que una bolsa tiene `[guess]` clavos. En realidad tiene `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A clerk estimates a line of `[guess]` people. In fact `[actual]` people stand in it. What is the percent error?',
    'Un empleado calcula una fila de `[guess]` personas. En realidad hay `[actual]` personas. ¿Cuál es el error porcentual?',
  ],
  [
    'A farmer expects `[guess]` melons. In fact the field gives `[actual]`. What is the percent error?',
    'Un agricultor espera `[guess]` melones. En realidad el campo da `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A theater expects to sell `[guess]` tickets. In fact it sells `[actual]`. What is the percent error?',
    'Un teatro espera vender `[guess]` boletos. En realidad vende `[actual]`. ¿Cuál es el error porcentual?',
  ],
  [
    'A thermometer in an oven shows `[guess]` °F. In fact it is `[actual]` °F. What is the percent error?',
    'El termómetro de un horno marca `[guess]` °F. En realidad hay `[actual]` °F. ¿Cuál es el error porcentual?',
  ],
];

/** `$[sum]` at `[percent]` percent: what happens with it, and the two questions after `[time]`. */
export const interestStories: readonly { readonly interest: Told; readonly total: Told }[] = (
  [
    [
      '[name] puts $[sum] into an account with `[percent]%` simple interest a year.',
      '[name] pone $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      '[name] saves $[sum] at a credit union with `[percent]%` simple interest a year.',
      '[name] ahorra $[sum] en una cooperativa con `[percent]%` de interés simple al año.',
    ],
    [
      'A school band puts $[sum] into an account with `[percent]%` simple interest a year.',
      'Una banda escolar pone $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A gift of $[sum] is put into an account with `[percent]%` simple interest a year.',
      'Un regalo de $[sum] se pone en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A club keeps $[sum] in an account with `[percent]%` simple interest a year.',
      'Un club guarda $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      '[name] keeps $[sum] of summer pay in an account with `[percent]%` simple interest a year.',
      '[name] guarda $[sum] de su trabajo de verano en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A family saves $[sum] for a trip in an account with `[percent]%` simple interest a year.',
      'Una familia ahorra $[sum] para un viaje en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A prize of $[sum] lies in an account with `[percent]%` simple interest a year.',
      'Un premio de $[sum] está en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      '[name] saves $[sum] for college in an account with `[percent]%` simple interest a year.',
      '[name] ahorra $[sum] para la universidad en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A bakery puts $[sum] into an account with `[percent]%` simple interest a year.',
      'Una panadería pone $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A town puts $[sum] for a playground into an account with `[percent]%` simple interest a year.',
      'Un pueblo pone $[sum] para un parque infantil en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      '[name] sells a bike and puts $[sum] into an account with `[percent]%` simple interest a year.',
      '[name] vende una bicicleta y pone $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A sports team keeps $[sum] in an account with `[percent]%` simple interest a year.',
      'Un equipo deportivo guarda $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A food truck owner puts $[sum] into an account with `[percent]%` simple interest a year.',
      'La dueña de un puesto de comida pone $[sum] en una cuenta con `[percent]%` de interés simple al año.',
    ],
    [
      'A library fund of $[sum] is in an account with `[percent]%` simple interest a year.',
      'Un fondo de biblioteca de $[sum] está en una cuenta con `[percent]%` de interés simple al año.',
    ],
  ] satisfies readonly Told[]
).map((tell: Told) => ({
  interest: joined(tell, ['How much interest is that after [time]?', '¿Cuánto interés es después de [time]?']),
  total: joined(tell, ['How much is in the account after [time]?', '¿Cuánto hay en la cuenta después de [time]?']),
}));
