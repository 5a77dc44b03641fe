import { units } from '../kit/contexts.ts';
import { type DecimalStory, decimalStories } from './decimal-story.ts';

const { lb, gal, ft, yd, L, g, mi, h, oz, cup, min, m, kg, qt } = units;

/** So much for one, and how much for several or for a part. */
export const perOne: readonly DecimalStory[] = decimalStories(
  '×',
  'So much for one, times how many there are.',
  'Is it more or less than one? So is the answer more or less than for one?',
)(
  [
    [lb, '$', '$'],
    'One pound of cherries costs [b]. [name] buys [a] of cherries. How many dollars does [name] pay?',
    'Una libra de cerezas cuesta [b]. [name] compra [a] de cerezas. ¿Cuántos dólares paga [name]?',
    undefined,
    [2, 9],
  ],
  [
    [yd, '$', '$'],
    'One yard of cloth costs [b]. How many dollars do [a] of cloth cost?',
    'Una yarda de tela cuesta [b]. ¿Cuántos dólares cuestan [a] de tela?',
    undefined,
    [2, 40],
  ],
  [
    [L, g, g],
    'One liter of this juice holds [b] of sugar. How many grams of sugar are in [a] of the juice?',
    'Un litro de este jugo tiene [b] de azúcar. ¿Cuántos gramos de azúcar hay en [a] de jugo?',
    undefined,
    [5, 100],
  ],
  [
    [lb, '$', '$'],
    'One pound of cheese costs [b]. [name] buys [a] of it. How many dollars does [name] pay?',
    'Una libra de queso cuesta [b]. [name] compra [a]. ¿Cuántos dólares paga [name]?',
    undefined,
    [4, 20],
  ],
  [
    [lb, '$', '$'],
    'One pound of coffee costs [b]. How many dollars do [a] of it cost?',
    'Una libra de café cuesta [b]. ¿Cuántos dólares cuestan [a]?',
    undefined,
    [8, 30],
  ],
  [
    [gal, '$', '$'],
    'One gallon of gas costs [b]. [name] puts [a] into a mower. How many dollars does [name] pay?',
    'Un galón de gasolina cuesta [b]. [name] le pone [a] a una podadora. ¿Cuántos dólares paga [name]?',
    undefined,
    [2, 6],
  ],
  [
    [h, mi, mi],
    'A hiker walks [b] in one hour. How many miles is that in [a] at the same speed?',
    'Una excursionista camina [b] en una hora. ¿Cuántas millas son en [a] a la misma velocidad?',
    undefined,
    [2, 4],
  ],
  [
    [h, mi, mi],
    'A bike rider goes [b] in one hour. How many miles is that in [a] at the same speed?',
    'Una ciclista recorre [b] en una hora. ¿Cuántas millas son en [a] a la misma velocidad?',
    undefined,
    [6, 20],
  ],
  [
    [h, '$', '$'],
    '[name] earns [b] an hour for yard work and works for [a]. How many dollars does [name] earn?',
    '[name] gana [b] por hora trabajando en jardines y trabaja [a]. ¿Cuántos dólares gana [name]?',
    undefined,
    [7, 25],
  ],
  [
    [yd, oz, oz],
    'One yard of rope weighs [b]. How many ounces do [a] of the rope weigh?',
    'Una yarda de cuerda pesa [b]. ¿Cuántas onzas pesan [a] de la cuerda?',
    undefined,
    [1, 20],
  ],
  [
    [ft, '$', '$'],
    'One foot of oak board costs [b]. How many dollars do [a] of it cost?',
    'Un pie de tabla de roble cuesta [b]. ¿Cuántos dólares cuestan [a]?',
    undefined,
    [2, 15],
  ],
  [
    [min, gal, gal],
    'A hose gives [b] in one minute. How many gallons does it give in [a]?',
    'Una manguera da [b] en un minuto. ¿Cuántos galones da en [a]?',
    undefined,
    [2, 15],
  ],
  [
    [lb, '$', '$'],
    'One pound of salmon costs [b]. [name] buys [a] of it. How many dollars does [name] pay?',
    'Una libra de salmón cuesta [b]. [name] compra [a]. ¿Cuántos dólares paga [name]?',
    undefined,
    [8, 30],
  ],
  [
    [m, g, g],
    'One meter of a wire weighs [b]. How many grams do [a] of the wire weigh?',
    'Un metro de alambre pesa [b]. ¿Cuántos gramos pesan [a] de alambre?',
    undefined,
    [3, 60],
  ],
  [
    [lb, '$', '$'],
    'One pound of grapes costs [b]. How many dollars do [a] of grapes cost?',
    'Una libra de uvas cuesta [b]. ¿Cuántos dólares cuestan [a] de uvas?',
    undefined,
    [2, 6],
  ],
  [
    [gal, '$', '$'],
    'One gallon of paint costs [b]. How many dollars do [a] of it cost?',
    'Un galón de pintura cuesta [b]. ¿Cuántos dólares cuestan [a]?',
    undefined,
    [15, 45],
  ],
  [
    [lb, cup, cup],
    'One pound of rice needs [b] of water. How many cups of water do [a] of rice need?',
    'Una libra de arroz necesita [b] de agua. ¿Cuántas tazas de agua necesitan [a] de arroz?',
    undefined,
    [3, 6],
  ],
);

/** An amount shared among `[b]`. */
export const shares: readonly DecimalStory[] = decimalStories(
  '÷',
  'Equal shares: divide by how many there are.',
  'Is one share more or less than the whole amount?',
)(
  [
    ['$', undefined, '$'],
    'A meal costs [a]. [b] friends share the cost equally. How many dollars does each friend pay?',
    'Una comida cuesta [a]. [b] amigos se reparten el costo por igual. ¿Cuántos dólares paga cada amigo?',
  ],
  [
    [ft, undefined, ft],
    '[name] cuts [a] of wood into [b] pieces of the same length. How many feet long is each piece?',
    '[name] corta [a] de madera en [b] pedazos del mismo largo. ¿Cuántos pies mide cada pedazo?',
  ],
  [
    [qt, undefined, qt],
    '[name] pours [a] of soup into [b] pots, the same into each. How many quarts are in one pot?',
    '[name] vierte [a] de sopa en [b] ollas, lo mismo en cada una. ¿Cuántos cuartos de galón hay en una olla?',
  ],
  [
    ['$', undefined, '$'],
    '[b] students buy a gift for [a] together and pay equally. How many dollars does each student pay?',
    '[b] estudiantes compran juntos un regalo de [a] y pagan lo mismo. ¿Cuántos dólares paga cada estudiante?',
  ],
  [
    [lb, undefined, lb],
    '[a] of apples are packed into [b] bags of the same weight. How many pounds does one bag weigh?',
    'Se empacan [a] de manzanas en [b] bolsas del mismo peso. ¿Cuántas libras pesa una bolsa?',
  ],
  [
    [mi, undefined, mi],
    '[b] runners share a relay of [a] equally. How many miles does each runner run?',
    '[b] corredores se reparten por igual un relevo de [a]. ¿Cuántas millas corre cada uno?',
  ],
  [
    [gal, undefined, gal],
    '[a] of water are shared equally by [b] plant beds. How many gallons does each bed get?',
    'Se reparten [a] de agua por igual entre [b] arriates. ¿Cuántos galones recibe cada arriate?',
  ],
  [
    [yd, undefined, yd],
    '[name] cuts [a] of ribbon into [b] equal bows. How many yards does each bow take?',
    '[name] corta [a] de cinta en [b] moños iguales. ¿Cuántas yardas lleva cada moño?',
  ],
  [
    ['$', undefined, '$'],
    '[b] identical notebooks cost [a]. How many dollars does one notebook cost?',
    '[b] cuadernos idénticos cuestan [a]. ¿Cuántos dólares cuesta un cuaderno?',
  ],
  [
    [h, undefined, h],
    '[b] equally long rehearsals take [a] in all. How many hours long is one rehearsal?',
    '[b] ensayos igual de largos toman [a] en total. ¿Cuántas horas dura un ensayo?',
  ],
  [
    [kg, undefined, kg],
    '[a] of sand fill [b] equal buckets. How many kilograms are in one bucket?',
    'Con [a] de arena se llenan [b] cubetas iguales. ¿Cuántos kilogramos hay en una cubeta?',
  ],
  [
    [oz, undefined, oz],
    '[a] of trail mix are shared equally by [b] hikers. How many ounces does each hiker get?',
    'Se reparten [a] de mezcla de frutos secos por igual entre [b] excursionistas. ¿Cuántas onzas recibe cada uno?',
  ],
  [
    ['$', undefined, '$'],
    '[b] movie tickets cost [a]. How many dollars does one ticket cost?',
    '[b] boletos de cine cuestan [a]. ¿Cuántos dólares cuesta un boleto?',
  ],
  [
    [ft, undefined, ft],
    'A fence of [a] has [b] equal panels. How many feet wide is one panel?',
    'Una cerca de [a] tiene [b] paneles iguales. ¿Cuántos pies mide un panel?',
  ],
  [
    [lb, undefined, lb],
    '[b] puppies eat [a] of food in a week, each the same. How many pounds does one puppy eat?',
    '[b] perritos comen [a] de alimento en una semana, todos lo mismo. ¿Cuántas libras come un perrito?',
  ],
);

/** How many of a size fit into an amount. */
export const fits: readonly DecimalStory[] = decimalStories(
  '÷',
  'How many fit: divide by the size of one.',
  'How many does one whole give?',
)(
  [
    [yd, yd, undefined],
    '[name] has [a] of wire and cuts it into pieces of [b]. How many pieces are there?',
    '[name] tiene [a] de alambre y lo corta en pedazos de [b]. ¿Cuántos pedazos hay?',
  ],
  [
    [lb, lb, undefined],
    'A shop packs [a] of tea into bags. Each bag holds [b]. How many bags are filled?',
    'Una tienda empaca [a] de té en bolsas. En cada bolsa caben [b]. ¿Cuántas bolsas se llenan?',
  ],
  [
    [gal, gal, undefined],
    'A barrel holds [a] of cider. A bottle holds [b]. How many bottles can be filled?',
    'Un barril tiene [a] de sidra. En una botella caben [b]. ¿Cuántas botellas se pueden llenar?',
  ],
  [
    [mi, mi, undefined],
    '[name] swims [a]. One length of the course is [b]. How many lengths does [name] swim?',
    '[name] nada [a]. Un tramo del recorrido mide [b]. ¿Cuántos tramos nada [name]?',
  ],
  [
    [lb, lb, undefined],
    'A baker has [a] of dough. One roll takes [b]. How many rolls can be made?',
    'Una panadera tiene [a] de masa. Un bollo lleva [b]. ¿Cuántos bollos se pueden hacer?',
  ],
  [
    [qt, qt, undefined],
    'A pot holds [a] of soup. A bowl takes [b]. How many bowls can be filled?',
    'Una olla tiene [a] de sopa. En un tazón caben [b]. ¿Cuántos tazones se pueden llenar?',
  ],
  [
    [ft, ft, undefined],
    'A row of tiles is [a] long. One tile is [b] wide. How many tiles are in the row?',
    'Una fila de losetas mide [a]. Una loseta mide [b] de ancho. ¿Cuántas losetas hay en la fila?',
  ],
  [
    [yd, yd, undefined],
    '[name] has [a] of felt. One puppet takes [b]. How many puppets can [name] make?',
    '[name] tiene [a] de fieltro. Un títere lleva [b]. ¿Cuántos títeres puede hacer [name]?',
  ],
  [
    [h, h, undefined],
    'A doctor sees patients for [a]. One visit takes [b]. How many visits are there?',
    'Una doctora atiende pacientes durante [a]. Una consulta dura [b]. ¿Cuántas consultas hay?',
  ],
  [
    [lb, lb, undefined],
    'A candle maker has [a] of wax. One candle takes [b]. How many candles can be made?',
    'Una persona que hace velas tiene [a] de cera. Una vela lleva [b]. ¿Cuántas velas se pueden hacer?',
  ],
  [
    [gal, gal, undefined],
    'A bucket holds [a] of paint. One chair takes [b]. How many chairs can be painted?',
    'Una cubeta tiene [a] de pintura. Una silla lleva [b]. ¿Cuántas sillas se pueden pintar?',
  ],
  [
    [mi, mi, undefined],
    'A path is [a] long and has a bench at the end of every [b]. How many benches are there?',
    'Un camino mide [a] y tiene una banca al final de cada [b]. ¿Cuántas bancas hay?',
  ],
  [
    ['$', '$', undefined],
    '[name] has [a] in coins. One turn of a toy machine costs [b]. How many turns can [name] pay for?',
    '[name] tiene [a] en monedas. Un turno en una máquina de juguetes cuesta [b]. ¿Cuántos turnos puede pagar [name]?',
  ],
  [
    [kg, kg, undefined],
    'A lab divides [a] of powder into samples of [b]. How many samples are there?',
    'Un laboratorio divide [a] de polvo en muestras de [b]. ¿Cuántas muestras hay?',
  ],
  [
    [qt, qt, undefined],
    'A jug holds [a] of juice. A cup takes [b]. How many cups can be filled?',
    'Una jarra tiene [a] de jugo. En un vaso caben [b]. ¿Cuántos vasos se pueden llenar?',
  ],
);
