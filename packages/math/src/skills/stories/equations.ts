import type { Told } from '../kit/told.ts';

/** The unit of the answer, plural first, and a story. */
export type EquationTold = { readonly units: readonly string[]; readonly told: Told };
const asks = (units: readonly string[], english: string, spanish: string): EquationTold => ({
  units,
  told: [english, spanish],
});
const USD = ['$'];

/** `[p]` equal groups of something and `[q]`: `[r]` in all. */
export const groupEquations: readonly EquationTold[] = [
  asks(
    USD,
    '[name] buys the same lunch for `[p]` people. Each lunch is a sandwich and a drink, and each drink costs $[q]. Together the lunches cost $[r]. How much does one sandwich cost?',
    '[name] compra el mismo almuerzo para `[p]` personas. Cada almuerzo es un sándwich y una bebida, y cada bebida cuesta $[q]. Los almuerzos cuestan $[r] en total. ¿Cuánto cuesta un sándwich?',
  ),
  asks(
    ['cards', 'card'],
    '[name] has `[p]` albums with the same number of cards in each. Then `[q]` more cards are put into each album. Now there are `[r]` cards in all. How many cards were in each album at first?',
    '[name] tiene `[p]` álbumes con el mismo número de tarjetas en cada uno. Después se ponen `[q]` tarjetas más en cada álbum. Ahora hay `[r]` tarjetas en total. ¿Cuántas tarjetas había en cada álbum al principio?',
  ),
  asks(
    ['minutes', 'minute', 'min'],
    'On each of `[p]` days [name] runs for the same time and then stretches for `[q]` minutes. Running and stretching take `[r]` minutes in all. For how many minutes does [name] run on each day?',
    'En cada uno de `[p]` días [name] corre el mismo tiempo y luego se estira `[q]` minutos. Correr y estirarse toman `[r]` minutos en total. ¿Cuántos minutos corre [name] cada día?',
  ),
  asks(
    ['pencils', 'pencil'],
    'Each of `[p]` boxes holds pencils and `[q]` pens. There are `[r]` pencils and pens in all. How many pencils are in each box?',
    'Cada una de `[p]` cajas tiene lápices y `[q]` plumas. Hay `[r]` lápices y plumas en total. ¿Cuántos lápices hay en cada caja?',
  ),
  asks(
    ['roses', 'rose'],
    'A florist makes `[p]` equal bunches with roses and `[q]` lilies in each. The bunches have `[r]` flowers in all. How many roses are in each bunch?',
    'Una florista hace `[p]` ramos iguales con rosas y `[q]` lirios en cada uno. Los ramos tienen `[r]` flores en total. ¿Cuántas rosas hay en cada ramo?',
  ),
  asks(
    USD,
    '[p] friends each buy a movie ticket and popcorn for $[q]. They pay $[r] in all. How much does one ticket cost?',
    '[p] amigos compran cada uno un boleto de cine y palomitas de $[q]. Pagan $[r] en total. ¿Cuánto cuesta un boleto?',
  ),
  asks(
    ['adults', 'adult'],
    'Each of `[p]` vans carries the same number of adults and `[q]` children. There are `[r]` people in all. How many adults are in each van?',
    'Cada una de `[p]` camionetas lleva el mismo número de adultos y `[q]` niños. Hay `[r]` personas en total. ¿Cuántos adultos van en cada camioneta?',
  ),
  asks(
    ['chairs', 'chair'],
    'Each of `[p]` rows has the same number of chairs. Then `[q]` chairs are added to each row. Now there are `[r]` chairs. How many chairs were in each row at first?',
    'Cada una de `[p]` filas tiene el mismo número de sillas. Después se agregan `[q]` sillas a cada fila. Ahora hay `[r]` sillas. ¿Cuántas sillas había en cada fila al principio?',
  ),
  asks(
    ['pounds', 'pound', 'lb'],
    '`[p]` equal crates hold apples and weigh `[r]` pounds in all. Each empty crate weighs `[q]` pounds. How many pounds of apples are in each crate?',
    '`[p]` cajas iguales con manzanas pesan `[r]` libras en total. Cada caja vacía pesa `[q]` libras. ¿Cuántas libras de manzanas hay en cada caja?',
  ),
  asks(
    ['points', 'point'],
    'In each of `[p]` rounds a team gets the same points for answers and `[q]` points for speed. It gets `[r]` points in all. How many points does it get for answers in each round?',
    'En cada una de `[p]` rondas un equipo recibe los mismos puntos por respuestas y `[q]` puntos por rapidez. Recibe `[r]` puntos en total. ¿Cuántos puntos recibe por respuestas en cada ronda?',
  ),
  asks(
    ['tomato plants', 'tomato plant'],
    'Each of `[p]` garden beds has tomato plants and `[q]` bean plants. There are `[r]` plants in all. How many tomato plants are in each bed?',
    'Cada uno de `[p]` arriates tiene plantas de tomate y `[q]` plantas de frijol. Hay `[r]` plantas en total. ¿Cuántas plantas de tomate hay en cada arriate?',
  ),
  asks(
    USD,
    'A coach buys `[p]` sets of a shirt and a cap. Each cap costs $[q]. The sets cost $[r] in all. How much does one shirt cost?',
    'Una entrenadora compra `[p]` juegos de camiseta y gorra. Cada gorra cuesta $[q]. Los juegos cuestan $[r] en total. ¿Cuánto cuesta una camiseta?',
  ),
  asks(
    ['songs', 'song'],
    'Each of `[p]` concerts has the same number of new songs and `[q]` old songs. `[r]` songs are played in all. How many new songs are in each concert?',
    'Cada uno de `[p]` conciertos tiene el mismo número de canciones nuevas y `[q]` canciones viejas. Se tocan `[r]` canciones en total. ¿Cuántas canciones nuevas hay en cada concierto?',
  ),
  asks(
    ['pages', 'page'],
    'On each of `[p]` days [name] reads the same number of pages at school and `[q]` pages at home, `[r]` pages in all. How many pages does [name] read at school each day?',
    'En cada uno de `[p]` días [name] lee el mismo número de páginas en la escuela y `[q]` páginas en casa, `[r]` páginas en total. ¿Cuántas páginas lee [name] en la escuela cada día?',
  ),
  asks(
    ['cookies', 'cookie'],
    'Each of `[p]` gift bags gets the same number of cookies and `[q]` candies. There are `[r]` sweets in all. How many cookies are in each bag?',
    'Cada una de `[p]` bolsas de regalo lleva el mismo número de galletas y `[q]` dulces. Hay `[r]` golosinas en total. ¿Cuántas galletas hay en cada bolsa?',
  ),
];

/** From `[q]`, `[p]` less each time: now `[r]`. */
export const downEquations: readonly EquationTold[] = [
  asks(
    ['minutes', 'minute', 'min'],
    'A tank holds `[q]` gallons of water. Each minute `[p]` gallons run out. Now `[r]` gallons are left. How many minutes has the water been running?',
    'Un tanque tiene `[q]` galones de agua. Cada minuto salen `[p]` galones. Ahora quedan `[r]` galones. ¿Cuántos minutos lleva saliendo el agua?',
  ),
  asks(
    ['hours', 'hour', 'h'],
    'A candle is `[q]` mm tall. It burns down by `[p]` mm each hour. Now it is `[r]` mm tall. For how many hours has it been burning?',
    'Una vela mide `[q]` mm. Se consume `[p]` mm cada hora. Ahora mide `[r]` mm. ¿Cuántas horas lleva encendida?',
  ),
  asks(
    ['rides', 'ride'],
    '[name] has a fair card worth $[q]. Each ride costs $[p]. Now $[r] is left on the card. How many rides has [name] taken?',
    '[name] tiene una tarjeta de feria de $[q]. Cada juego cuesta $[p]. Ahora quedan $[r] en la tarjeta. ¿A cuántos juegos se ha subido [name]?',
  ),
  asks(
    ['days', 'day'],
    'A book has `[q]` pages. [name] reads `[p]` pages each day. Now `[r]` pages are left. For how many days has [name] been reading?',
    'Un libro tiene `[q]` páginas. [name] lee `[p]` páginas cada día. Ahora quedan `[r]` páginas. ¿Cuántos días lleva leyendo [name]?',
  ),
  asks(
    ['weeks', 'week'],
    'A bag holds `[q]` pounds of dog food. A dog eats `[p]` pounds each week. Now `[r]` pounds are left. For how many weeks has the dog eaten from it?',
    'Una bolsa tiene `[q]` libras de alimento para perro. Un perro come `[p]` libras cada semana. Ahora quedan `[r]` libras. ¿Cuántas semanas ha comido de ella el perro?',
  ),
  asks(
    ['trips', 'trip'],
    'A pile has `[q]` bricks. [name] carries away `[p]` bricks on each trip. Now `[r]` bricks are left. How many trips has [name] made?',
    'Una pila tiene `[q]` ladrillos. [name] se lleva `[p]` ladrillos en cada viaje. Ahora quedan `[r]` ladrillos. ¿Cuántos viajes ha hecho [name]?',
  ),
  asks(
    ['hours', 'hour', 'h'],
    'There are `[q]` inches of snow. Each hour `[p]` inches melt. Now there are `[r]` inches. For how many hours has it been melting?',
    'Hay `[q]` pulgadas de nieve. Cada hora se derriten `[p]` pulgadas. Ahora hay `[r]` pulgadas. ¿Cuántas horas lleva derritiéndose?',
  ),
  asks(
    ['minutes', 'minute', 'min'],
    'A kite is `[q]` yards high. [name] pulls it down by `[p]` yards each minute. Now it is `[r]` yards high. For how many minutes has [name] been pulling?',
    'Un papalote está a `[q]` yardas de altura. [name] lo baja `[p]` yardas cada minuto. Ahora está a `[r]` yardas. ¿Cuántos minutos lleva bajándolo [name]?',
  ),
  asks(
    ['copies', 'copy'],
    'A printer has `[q]` sheets. Each copy takes `[p]` sheets. Now `[r]` sheets are left. How many copies were printed?',
    'Una impresora tiene `[q]` hojas. Cada copia lleva `[p]` hojas. Ahora quedan `[r]` hojas. ¿Cuántas copias se imprimieron?',
  ),
  asks(
    ['weeks', 'week'],
    '[name] owes $[q] and pays back $[p] each week. Now $[r] is still owed. For how many weeks has [name] paid?',
    '[name] debe $[q] y paga $[p] cada semana. Ahora todavía debe $[r]. ¿Cuántas semanas ha pagado [name]?',
  ),
  asks(
    ['cakes', 'cake'],
    'A bakery has `[q]` eggs. Each cake takes `[p]` eggs. Now `[r]` eggs are left. How many cakes were made?',
    'Una panadería tiene `[q]` huevos. Cada pastel lleva `[p]` huevos. Ahora quedan `[r]` huevos. ¿Cuántos pasteles se hicieron?',
  ),
  asks(
    ['stops', 'stop'],
    'A bus starts with `[q]` people. At each stop `[p]` people get off, and nobody gets on. Now `[r]` people are on it. How many stops were there?',
    'Un autobús sale con `[q]` personas. En cada parada bajan `[p]` personas y no sube nadie. Ahora van `[r]` personas. ¿Cuántas paradas hubo?',
  ),
  asks(
    ['flags', 'flag'],
    'A roll has `[q]` feet of ribbon. Each flag takes `[p]` feet. Now `[r]` feet are left. How many flags were made?',
    'Un rollo tiene `[q]` pies de cinta. Cada bandera lleva `[p]` pies. Ahora quedan `[r]` pies. ¿Cuántas banderas se hicieron?',
  ),
  asks(
    ['days', 'day'],
    'A store has `[q]` lamps. It sells `[p]` lamps each day. Now `[r]` lamps are left. For how many days has it been selling them?',
    'Una tienda tiene `[q]` lámparas. Vende `[p]` lámparas cada día. Ahora quedan `[r]` lámparas. ¿Cuántos días lleva vendiéndolas?',
  ),
  asks(
    ['turns', 'turn'],
    'A player has `[q]` points and loses `[p]` points on each missed turn. Now there are `[r]` points. How many turns were missed?',
    'Un jugador tiene `[q]` puntos y pierde `[p]` puntos en cada turno fallado. Ahora hay `[r]` puntos. ¿Cuántos turnos falló?',
  ),
];

/** Two parts that make `[r]`, one greater by `[q]`; the smaller is asked for. */
export const partEquations: readonly EquationTold[] = [
  asks(
    ['feet', 'foot', 'ft'],
    'Two ropes are `[r]` feet long together. One of them is `[q]` feet longer than the other. How many feet long is the shorter rope?',
    'Dos cuerdas miden `[r]` pies juntas. Una mide `[q]` pies más que la otra. ¿Cuántos pies mide la más corta?',
  ),
  asks(
    ['points', 'point'],
    '[name] plays two games and scores `[r]` points together. In the second game [name] scores `[q]` points more than in the first. How many points does [name] score in the first game?',
    '[name] juega dos partidos y anota `[r]` puntos en total. En el segundo anota `[q]` puntos más que en el primero. ¿Cuántos puntos anota [name] en el primer partido?',
  ),
  asks(
    USD,
    'A bat and a ball cost $[r] together. The bat costs $[q] more than the ball. How much does the ball cost?',
    'Un bate y una pelota cuestan $[r] juntos. El bate cuesta $[q] más que la pelota. ¿Cuánto cuesta la pelota?',
  ),
  asks(
    ['pounds', 'pound', 'lb'],
    'Two dogs weigh `[r]` pounds together. One of them weighs `[q]` pounds more than the other. How many pounds does the lighter dog weigh?',
    'Dos perros pesan `[r]` libras juntos. Uno pesa `[q]` libras más que el otro. ¿Cuántas libras pesa el más ligero?',
  ),
  asks(
    ['pages', 'page'],
    'Two stories have `[r]` pages together. The second has `[q]` pages more than the first. How many pages does the first story have?',
    'Dos cuentos tienen `[r]` páginas juntos. El segundo tiene `[q]` páginas más que el primero. ¿Cuántas páginas tiene el primer cuento?',
  ),
  asks(
    ['students', 'student'],
    'Two classes have `[r]` students together. One of them has `[q]` students more than the other. How many students are in the smaller class?',
    'Dos grupos tienen `[r]` estudiantes juntos. Uno tiene `[q]` estudiantes más que el otro. ¿Cuántos estudiantes hay en el grupo más pequeño?',
  ),
  asks(
    ['miles', 'mile', 'mi'],
    'A trip of `[r]` miles takes two days. On the second day it is `[q]` miles more than on the first. How many miles is it on the first day?',
    'Un viaje de `[r]` millas dura dos días. El segundo día son `[q]` millas más que el primero. ¿Cuántas millas son el primer día?',
  ),
  asks(
    ['minutes', 'minute', 'min'],
    'Two songs last `[r]` minutes together. The second lasts `[q]` minutes longer than the first. How many minutes does the first song last?',
    'Dos piezas duran `[r]` minutos juntas. La segunda dura `[q]` minutos más que la primera. ¿Cuántos minutos dura la primera?',
  ),
  asks(
    ['stickers', 'sticker'],
    '[name] and a friend have `[r]` stickers together. The friend has `[q]` more than [name]. How many stickers does [name] have?',
    '[name] y una amiga tienen `[r]` calcomanías juntas. La amiga tiene `[q]` más que [name]. ¿Cuántas calcomanías tiene [name]?',
  ),
  asks(
    USD,
    'A shirt and a cap cost $[r] together. The shirt costs $[q] more than the cap. How much does the cap cost?',
    'Una camisa y una gorra cuestan $[r] juntas. La camisa cuesta $[q] más que la gorra. ¿Cuánto cuesta la gorra?',
  ),
  asks(
    ['inches', 'inch', 'in'],
    'Two plants are `[r]` inches tall together. One is `[q]` inches taller than the other. How many inches tall is the shorter plant?',
    'Dos plantas miden `[r]` pulgadas juntas. Una mide `[q]` pulgadas más que la otra. ¿Cuántas pulgadas mide la más baja?',
  ),
  asks(
    ['gallons', 'gallon', 'gal'],
    'Two tanks hold `[r]` gallons together. One holds `[q]` gallons more than the other. How many gallons does the smaller tank hold?',
    'En dos tanques caben `[r]` galones juntos. En uno caben `[q]` galones más que en el otro. ¿Cuántos galones caben en el más pequeño?',
  ),
  asks(
    ['votes', 'vote'],
    'Two mascots get `[r]` votes together. The winner gets `[q]` votes more than the other. How many votes does the other mascot get?',
    'Dos mascotas reciben `[r]` votos juntas. La ganadora recibe `[q]` votos más que la otra. ¿Cuántos votos recibe la otra?',
  ),
  asks(
    ['laps', 'lap'],
    '[name] swims `[r]` laps on two days. On the second day it is `[q]` laps more than on the first. How many laps is it on the first day?',
    '[name] nada `[r]` vueltas en dos días. El segundo día son `[q]` vueltas más que el primero. ¿Cuántas vueltas son el primer día?',
  ),
  asks(
    ['seats', 'seat'],
    'Two buses have `[r]` seats together. One has `[q]` seats more than the other. How many seats does the smaller bus have?',
    'Dos autobuses tienen `[r]` asientos juntos. Uno tiene `[q]` asientos más que el otro. ¿Cuántos asientos tiene el más pequeño?',
  ),
];

/** A start of `[q]` and `[p]` for each: `[r]` in all. */
export const startEquations: readonly EquationTold[] = [
  asks(
    ['months', 'month'],
    '[name] joins a climbing gym. It costs $[q] to join and $[p] for each month. So far [name] has paid $[r] in all. For how many months has [name] paid?',
    '[name] se inscribe en un gimnasio de escalada. Cuesta $[q] inscribirse y $[p] cada mes. Hasta ahora [name] ha pagado $[r] en total. ¿Cuántos meses ha pagado [name]?',
  ),
  asks(
    ['miles', 'mile', 'mi'],
    'A taxi ride costs $[q] to start and $[p] for each mile. [name] pays $[r]. How many miles long was the ride?',
    'Un viaje en taxi cuesta $[q] al empezar y $[p] por cada milla. [name] paga $[r]. ¿De cuántas millas fue el viaje?',
  ),
  asks(
    ['weeks', 'week'],
    '[name] has $[q] and saves $[p] each week for a bike that costs $[r]. After how many weeks does [name] have exactly enough?',
    '[name] tiene $[q] y ahorra $[p] cada semana para una bicicleta que cuesta $[r]. ¿Después de cuántas semanas tiene [name] exactamente lo necesario?',
  ),
  asks(
    ['boxes', 'box'],
    'An empty cart weighs `[q]` pounds. Each box that is loaded weighs `[p]` pounds. Loaded, the cart weighs `[r]` pounds. How many boxes are on it?',
    'Un carro vacío pesa `[q]` libras. Cada caja que se carga pesa `[p]` libras. Cargado, el carro pesa `[r]` libras. ¿Cuántas cajas lleva?',
  ),
  asks(
    ['rides', 'ride'],
    'A fair costs $[q] to enter and $[p] for each ride. [name] pays $[r] in all. How many rides does [name] take?',
    'Entrar a una feria cuesta $[q] y cada juego cuesta $[p]. [name] paga $[r] en total. ¿A cuántos juegos se sube [name]?',
  ),
  asks(
    ['hours', 'hour', 'h'],
    'Renting a canoe costs $[q] and $[p] for each hour. [name] pays $[r]. For how many hours does [name] rent it?',
    'Rentar una canoa cuesta $[q] y $[p] por cada hora. [name] paga $[r]. ¿Cuántas horas la renta [name]?',
  ),
  asks(
    ['shirts', 'shirt'],
    'A print shop charges $[q] for a design and $[p] for each shirt. An order costs $[r]. How many shirts are in it?',
    'Una imprenta cobra $[q] por un diseño y $[p] por cada camiseta. Un pedido cuesta $[r]. ¿Cuántas camisetas tiene?',
  ),
  asks(
    ['minutes', 'minute', 'min'],
    'A tank holds `[q]` gallons. Each minute `[p]` gallons are added. Now there are `[r]` gallons. For how many minutes has it been filled?',
    'Un tanque tiene `[q]` galones. Cada minuto se agregan `[p]` galones. Ahora hay `[r]` galones. ¿Cuántos minutos se ha estado llenando?',
  ),
  asks(
    ['weeks', 'week'],
    'A vine is `[q]` inches long and grows `[p]` inches each week. Now it is `[r]` inches long. How many weeks have passed?',
    'Una enredadera mide `[q]` pulgadas y crece `[p]` pulgadas cada semana. Ahora mide `[r]` pulgadas. ¿Cuántas semanas han pasado?',
  ),
  asks(
    ['wins', 'win'],
    'A team has `[q]` points and gets `[p]` points for each win. Now it has `[r]` points. How many wins is that?',
    'Un equipo tiene `[q]` puntos y recibe `[p]` puntos por cada victoria. Ahora tiene `[r]` puntos. ¿Cuántas victorias son?',
  ),
  asks(
    ['days', 'day'],
    '[name] has read `[q]` pages and reads `[p]` pages each day. Now it is `[r]` pages. How many days have passed?',
    '[name] ha leído `[q]` páginas y lee `[p]` páginas cada día. Ahora son `[r]` páginas. ¿Cuántos días han pasado?',
  ),
  asks(
    ['lessons', 'lesson'],
    'A music school charges $[q] for a book and $[p] for each lesson. [name] pays $[r] in all. How many lessons is that?',
    'Una escuela de música cobra $[q] por un libro y $[p] por cada clase. [name] paga $[r] en total. ¿Cuántas clases son?',
  ),
  asks(
    ['toppings', 'topping'],
    'A pizza costs $[q], and each topping costs $[p]. [name] pays $[r]. How many toppings are on the pizza?',
    'Una pizza cuesta $[q], y cada ingrediente cuesta $[p]. [name] paga $[r]. ¿Cuántos ingredientes lleva la pizza?',
  ),
  asks(
    ['books', 'book'],
    'An empty shelf weighs `[q]` pounds. Each large book on it weighs `[p]` pounds. With the books it weighs `[r]` pounds. How many books are on it?',
    'Un librero vacío pesa `[q]` libras. Cada libro grande pesa `[p]` libras. Con los libros pesa `[r]` libras. ¿Cuántos libros tiene?',
  ),
  asks(
    ['guests', 'guest'],
    'A party hall costs $[q] and $[p] for each guest. [name] pays $[r]. How many guests come?',
    'Un salón de fiestas cuesta $[q] y $[p] por cada invitado. [name] paga $[r]. ¿Cuántos invitados van?',
  ),
];
