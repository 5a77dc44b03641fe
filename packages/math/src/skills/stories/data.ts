import type { Told } from '../kit/told.ts';

/** A mean of `[mean]` over `[all]`, of which the first `[n]` are `[list]`. `[last]` is asked for. */
export const missingMeanStories: readonly Told[] = [
  [
    'A player wants a mean of `[mean]` points over `[all]` games. The points in the first `[n]` games are `[list]`. How many points does the player need in the last game?',
    'Una jugadora quiere una media de `[mean]` puntos en `[all]` partidos. Los puntos de los primeros `[n]` partidos son `[list]`. ¿Cuántos puntos necesita en el último partido?',
  ],
  [
    'A reader wants a mean of `[mean]` pages a day over `[all]` days. The pages on the first `[n]` days are `[list]`. How many pages are needed on the last day?',
    'Un lector quiere una media de `[mean]` páginas al día en `[all]` días. Las páginas de los primeros `[n]` días son `[list]`. ¿Cuántas páginas hacen falta el último día?',
  ],
  [
    'A bakery wants to sell a mean of `[mean]` cakes a day over `[all]` days. On the first `[n]` days it sells `[list]`. How many cakes must it sell on the last day?',
    'Una panadería quiere vender una media de `[mean]` pasteles al día en `[all]` días. En los primeros `[n]` días vende `[list]`. ¿Cuántos pasteles debe vender el último día?',
  ],
  [
    'A runner wants a mean of `[mean]` laps over `[all]` practices. The laps in the first `[n]` practices are `[list]`. How many laps are needed in the last practice?',
    'Un corredor quiere una media de `[mean]` vueltas en `[all]` entrenamientos. Las vueltas de los primeros `[n]` entrenamientos son `[list]`. ¿Cuántas vueltas hacen falta en el último?',
  ],
  [
    'The mean age of `[all]` cousins is `[mean]`. The ages of `[n]` of them are `[list]`. How old is the other cousin?',
    'La edad media de `[all]` primos es `[mean]`. Las edades de `[n]` de ellos son `[list]`. ¿Cuántos años tiene el otro primo?',
  ],
  [
    'The mean of `[all]` quiz scores is `[mean]`. The first `[n]` scores are `[list]`. What is the last score?',
    'La media de `[all]` puntuaciones es `[mean]`. Las primeras `[n]` puntuaciones son `[list]`. ¿Cuál es la última puntuación?',
  ],
  [
    'A beekeeper has `[all]` hives with a mean of `[mean]` jars of honey. `[n]` of the hives gave `[list]` jars. How many jars did the other hive give?',
    'Un apicultor tiene `[all]` colmenas con una media de `[mean]` frascos de miel. `[n]` de las colmenas dieron `[list]` frascos. ¿Cuántos frascos dio la otra colmena?',
  ],
  [
    'A pond has a mean depth of `[mean]` inches at `[all]` places. At the first `[n]` places it is `[list]` inches deep. How many inches deep is it at the last place?',
    'Un estanque tiene una profundidad media de `[mean]` pulgadas en `[all]` lugares. En los primeros `[n]` lugares tiene `[list]` pulgadas. ¿Cuántas pulgadas tiene en el último lugar?',
  ],
  [
    'A class wants to collect a mean of `[mean]` cans a day over `[all]` days. On the first `[n]` days it collects `[list]`. How many cans are needed on the last day?',
    'Un grupo quiere reunir una media de `[mean]` latas al día en `[all]` días. En los primeros `[n]` días reúne `[list]`. ¿Cuántas latas hacen falta el último día?',
  ],
  [
    '`[all]` kittens weigh a mean of `[mean]` ounces. `[n]` of them weigh `[list]` ounces. How many ounces does the other kitten weigh?',
    '`[all]` gatitos pesan una media de `[mean]` onzas. `[n]` de ellos pesan `[list]` onzas. ¿Cuántas onzas pesa el otro gatito?',
  ],
  [
    'Over `[all]` weeks it rains for a mean of `[mean]` hours a week. In the first `[n]` weeks it rains for `[list]` hours. For how many hours does it rain in the last week?',
    'En `[all]` semanas llueve una media de `[mean]` horas por semana. En las primeras `[n]` semanas llueve `[list]` horas. ¿Cuántas horas llueve en la última semana?',
  ],
  [
    'A driver wants a mean of `[mean]` deliveries a day over `[all]` days. The deliveries on the first `[n]` days are `[list]`. How many deliveries are needed on the last day?',
    'Un repartidor quiere una media de `[mean]` entregas al día en `[all]` días. Las entregas de los primeros `[n]` días son `[list]`. ¿Cuántas entregas hacen falta el último día?',
  ],
  [
    '`[all]` trees gave a mean of `[mean]` pounds of plums. `[n]` of them gave `[list]` pounds. How many pounds did the other tree give?',
    '`[all]` árboles dieron una media de `[mean]` libras de ciruelas. `[n]` de ellos dieron `[list]` libras. ¿Cuántas libras dio el otro árbol?',
  ],
  [
    'A singer practices a mean of `[mean]` songs a day on `[all]` days. On the first `[n]` days it is `[list]` songs. How many songs is it on the last day?',
    'Una cantante practica una media de `[mean]` canciones al día en `[all]` días. En los primeros `[n]` días son `[list]` canciones. ¿Cuántas canciones son el último día?',
  ],
  [
    'The mean length of `[all]` ribbons is `[mean]` inches. `[n]` of them are `[list]` inches long. How many inches long is the other ribbon?',
    'El largo medio de `[all]` cintas es de `[mean]` pulgadas. `[n]` de ellas miden `[list]` pulgadas. ¿Cuántas pulgadas mide la otra cinta?',
  ],
] satisfies readonly Told[];

/** `[m]` with a mean of `[a]`, and `[n]` with a mean of `[b]`. */
export const groupStories: readonly Told[] = [
  [
    'In one class, `[m]` students have a mean score of `[a]`. In another class, `[n]` students have a mean score of `[b]`. What is the mean score of all the students together?',
    'En un grupo, `[m]` estudiantes tienen una puntuación media de `[a]`. En otro grupo, `[n]` estudiantes tienen una puntuación media de `[b]`. ¿Cuál es la puntuación media de todos juntos?',
  ],
  [
    'On `[m]` days a café sells a mean of `[a]` sandwiches a day. On the next `[n]` days it sells a mean of `[b]` a day. What is the mean for all the days together?',
    'En `[m]` días un café vende una media de `[a]` sándwiches al día. En los siguientes `[n]` días vende una media de `[b]` al día. ¿Cuál es la media de todos los días juntos?',
  ],
  [
    'A farm has `[m]` brown hens with a mean of `[a]` eggs each and `[n]` white hens with a mean of `[b]` eggs each. What is the mean number of eggs for all the hens?',
    'Una granja tiene `[m]` gallinas cafés con una media de `[a]` huevos cada una y `[n]` gallinas blancas con una media de `[b]` huevos cada una. ¿Cuál es la media de huevos de todas las gallinas?',
  ],
  [
    'In `[m]` home games a team scores a mean of `[a]` points, and in `[n]` away games a mean of `[b]`. What is the mean for all the games?',
    'En `[m]` partidos en casa un equipo anota una media de `[a]` puntos, y en `[n]` partidos fuera una media de `[b]`. ¿Cuál es la media de todos los partidos?',
  ],
  [
    '`[m]` third graders read a mean of `[a]` books, and `[n]` fourth graders a mean of `[b]`. What is the mean for all of them?',
    '`[m]` estudiantes de tercer grado leen una media de `[a]` libros, y `[n]` de cuarto grado una media de `[b]`. ¿Cuál es la media de todos?',
  ],
  [
    '`[m]` apple trees give a mean of `[a]` pounds, and `[n]` pear trees a mean of `[b]` pounds. What is the mean for all the trees, in pounds?',
    '`[m]` manzanos dan una media de `[a]` libras, y `[n]` perales una media de `[b]` libras. ¿Cuál es la media de todos los árboles, en libras?',
  ],
  [
    'On `[m]` weekdays a museum has a mean of `[a]` tours, and on `[n]` weekend days a mean of `[b]`. What is the mean for all the days?',
    'En `[m]` días de semana un museo tiene una media de `[a]` visitas guiadas, y en `[n]` días de fin de semana una media de `[b]`. ¿Cuál es la media de todos los días?',
  ],
  [
    '`[m]` small boxes hold a mean of `[a]` toys, and `[n]` large boxes a mean of `[b]`. What is the mean for all the boxes?',
    '`[m]` cajas pequeñas tienen una media de `[a]` juguetes, y `[n]` cajas grandes una media de `[b]`. ¿Cuál es la media de todas las cajas?',
  ],
  [
    '`[m]` sunny days bring a mean of `[a]` guests to a pool, and `[n]` cloudy days a mean of `[b]`. What is the mean for all the days?',
    '`[m]` días de sol llevan una media de `[a]` personas a una alberca, y `[n]` días nublados una media de `[b]`. ¿Cuál es la media de todos los días?',
  ],
  [
    '`[m]` adults play a mean of `[a]` rounds of a game, and `[n]` children a mean of `[b]`. What is the mean for all of them?',
    '`[m]` adultos juegan una media de `[a]` rondas, y `[n]` niños una media de `[b]`. ¿Cuál es la media de todos?',
  ],
  [
    'A gardener measures `[m]` roses with a mean of `[a]` inches and `[n]` lilies with a mean of `[b]` inches. What is the mean for all the flowers, in inches?',
    'Una jardinera mide `[m]` rosas con una media de `[a]` pulgadas y `[n]` lirios con una media de `[b]` pulgadas. ¿Cuál es la media de todas las flores, en pulgadas?',
  ],
  [
    '`[m]` drummers practice a mean of `[a]` minutes, and `[n]` singers a mean of `[b]` minutes. What is the mean for all of them, in minutes?',
    '`[m]` tamborileros practican una media de `[a]` minutos, y `[n]` cantantes una media de `[b]` minutos. ¿Cuál es la media de todos, en minutos?',
  ],
  [
    '`[m]` puppies weigh a mean of `[a]` pounds, and `[n]` older dogs a mean of `[b]` pounds. What is the mean for all the dogs, in pounds?',
    '`[m]` perritos pesan una media de `[a]` libras, y `[n]` perros mayores una media de `[b]` libras. ¿Cuál es la media de todos los perros, en libras?',
  ],
  [
    '`[m]` trips by bike take a mean of `[a]` minutes, and `[n]` trips on foot a mean of `[b]` minutes. What is the mean for all the trips, in minutes?',
    '`[m]` viajes en bicicleta toman una media de `[a]` minutos, y `[n]` viajes a pie una media de `[b]` minutos. ¿Cuál es la media de todos los viajes, en minutos?',
  ],
  [
    '`[m]` red teams have a mean of `[a]` points, and `[n]` blue teams a mean of `[b]`. What is the mean for all the teams?',
    '`[m]` equipos rojos tienen una media de `[a]` puntos, y `[n]` equipos azules una media de `[b]`. ¿Cuál es la media de todos los equipos?',
  ],
];

/** The mean of `[n]` is `[mean]`, and `[extra]` joins. */
export const newcomerStories: readonly Told[] = [
  [
    'The mean age of `[n]` people on a bus is `[mean]`. A person aged `[extra]` gets on. What is the mean age now?',
    'La edad media de `[n]` personas en un autobús es `[mean]`. Sube una persona de `[extra]` años. ¿Cuál es la edad media ahora?',
  ],
  [
    'In `[n]` games a team scored a mean of `[mean]` points. In the next game it scores `[extra]`. What is the mean now?',
    'En `[n]` partidos un equipo anotó una media de `[mean]` puntos. En el siguiente partido anota `[extra]`. ¿Cuál es la media ahora?',
  ],
  [
    'The mean mass of `[n]` boxes is `[mean]` kg. A box of `[extra]` kg is added. What is the mean mass now, in kilograms?',
    'La masa media de `[n]` cajas es de `[mean]` kg. Se agrega una caja de `[extra]` kg. ¿Cuál es la masa media ahora, en kilogramos?',
  ],
  [
    '`[n]` songs on a list are a mean of `[mean]` lines long. A song of `[extra]` lines is added. What is the mean now?',
    'Las `[n]` canciones de una lista tienen una media de `[mean]` versos. Se agrega una canción de `[extra]` versos. ¿Cuál es la media ahora?',
  ],
  [
    'On `[n]` days a reader read a mean of `[mean]` pages. On the next day it is `[extra]` pages. What is the mean now?',
    'En `[n]` días un lector leyó una media de `[mean]` páginas. Al día siguiente son `[extra]` páginas. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` tomatoes have a mean of `[mean]` seeds. Another tomato has `[extra]` seeds. What is the mean now?',
    '`[n]` tomates tienen una media de `[mean]` semillas. Otro tomate tiene `[extra]` semillas. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` classes have a mean of `[mean]` students. A class of `[extra]` students is added. What is the mean now?',
    '`[n]` grupos tienen una media de `[mean]` estudiantes. Se agrega un grupo de `[extra]` estudiantes. ¿Cuál es la media ahora?',
  ],
  [
    'On `[n]` nights a café has a mean of `[mean]` guests. On the next night it has `[extra]`. What is the mean now?',
    'En `[n]` noches un café tiene una media de `[mean]` clientes. La noche siguiente tiene `[extra]`. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` ribbons have a mean length of `[mean]` inches. A ribbon of `[extra]` inches is added. What is the mean now, in inches?',
    '`[n]` cintas tienen un largo medio de `[mean]` pulgadas. Se agrega una cinta de `[extra]` pulgadas. ¿Cuál es la media ahora, en pulgadas?',
  ],
  [
    '`[n]` bags hold a mean of `[mean]` marbles. A bag of `[extra]` marbles is added. What is the mean now?',
    '`[n]` bolsas tienen una media de `[mean]` canicas. Se agrega una bolsa de `[extra]` canicas. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` trips took a mean of `[mean]` minutes. The next trip takes `[extra]` minutes. What is the mean now, in minutes?',
    '`[n]` viajes tomaron una media de `[mean]` minutos. El siguiente viaje toma `[extra]` minutos. ¿Cuál es la media ahora, en minutos?',
  ],
  [
    'In `[n]` weeks a shelter found homes for a mean of `[mean]` pets. In the next week it is `[extra]`. What is the mean now?',
    'En `[n]` semanas un refugio encontró casa para una media de `[mean]` mascotas. La semana siguiente son `[extra]`. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` shelves hold a mean of `[mean]` books. A shelf with `[extra]` books is added. What is the mean now?',
    '`[n]` estantes tienen una media de `[mean]` libros. Se agrega un estante con `[extra]` libros. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` vans carry a mean of `[mean]` crates. A van with `[extra]` crates joins them. What is the mean now?',
    '`[n]` camionetas llevan una media de `[mean]` cajas. Se une una camioneta con `[extra]` cajas. ¿Cuál es la media ahora?',
  ],
  [
    '`[n]` plants have a mean of `[mean]` leaves. A plant with `[extra]` leaves is added. What is the mean now?',
    '`[n]` plantas tienen una media de `[mean]` hojas. Se agrega una planta con `[extra]` hojas. ¿Cuál es la media ahora?',
  ],
];
