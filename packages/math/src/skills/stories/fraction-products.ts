import { units } from '../kit/contexts.ts';
import { type FractionStory, mixedStories } from './fraction-story.ts';

const { mi, h, lb, yd, gal, qt, cup, ft, acre, inch, min } = { ...units, inch: units.in };
const squareFeet = { symbol: 'ft^2', one: 'square foot', many: 'square feet' };
const squareYards = { symbol: 'yd^2', one: 'square yard', many: 'square yards' };

/** The same amount several times. */
export const severalTimes: readonly FractionStory[] = mixedStories(
  '×',
  'The same amount again and again: multiply.',
  'Draw one jump on a number line for each time. How long is each jump?',
)(
  [
    [undefined, cup, cup],
    'One loaf of bread takes [b] of flour. [name] bakes [x] loaves. How many cups of flour does [name] need?',
    'Un pan lleva [b] de harina. [name] hornea [x] panes. ¿Cuántas tazas de harina necesita [name]?',
  ],
  [
    [undefined, mi, mi],
    '[name] jogs [b] on each of [x] days. How many miles does [name] jog in all?',
    '[name] trota [b] en cada uno de [x] días. ¿Cuántas millas trota [name] en total?',
  ],
  [
    [undefined, gal, gal],
    'A watering can holds [b] of water. [name] empties it [x] times. How many gallons of water is that?',
    'En una regadera caben [b] de agua. [name] la vacía [x] veces. ¿Cuántos galones de agua son?',
  ],
  [
    [undefined, yd, yd],
    'Each of [x] flags needs [b] of cloth. How many yards of cloth do the flags need in all?',
    'Cada una de [x] banderas necesita [b] de tela. ¿Cuántas yardas de tela necesitan las banderas en total?',
  ],
  [
    [undefined, lb, lb],
    'A puppy eats [b] of food a day. How many pounds does it eat in [x] days?',
    'Un perrito come [b] de alimento al día. ¿Cuántas libras come en [x] días?',
  ],
  [
    [undefined, h, h],
    '[name] has [x] piano lessons of [b] each. How many hours is that in all?',
    '[name] tiene [x] clases de piano de [b] cada una. ¿Cuántas horas son en total?',
  ],
  [
    [undefined, ft, ft],
    'A stack has [x] boxes. Each box is [b] high. How many feet high is the stack?',
    'Una pila tiene [x] cajas. Cada caja mide [b] de alto. ¿Cuántos pies de alto mide la pila?',
  ],
  [
    [undefined, qt, qt],
    'A waiter fills [x] jugs with [b] of juice each. How many quarts of juice is that?',
    'Un mesero llena [x] jarras con [b] de jugo cada una. ¿Cuántos cuartos de galón de jugo son?',
  ],
  [
    [undefined, lb, lb],
    '[x] bags hold [b] of grapes each. How many pounds of grapes is that in all?',
    '[x] bolsas tienen [b] de uvas cada una. ¿Cuántas libras de uvas son en total?',
  ],
  [
    [undefined, inch, inch],
    'A vine grows [b] each week. How many inches does it grow in [x] weeks?',
    'Una enredadera crece [b] cada semana. ¿Cuántas pulgadas crece en [x] semanas?',
  ],
  [
    [undefined, cup, cup],
    'Each of [x] guests gets [b] of soup. How many cups of soup is that?',
    'Cada uno de [x] invitados recibe [b] de sopa. ¿Cuántas tazas de sopa son?',
  ],
  [
    [undefined, mi, mi],
    'A bus line has [x] stretches of [b] each. How many miles long is it?',
    'Una ruta de autobús tiene [x] tramos de [b] cada uno. ¿Cuántas millas mide?',
  ],
  [
    [undefined, h, h],
    'A machine needs [b] for one bench. How many hours does it need for [x] benches?',
    'Una máquina necesita [b] para una banca. ¿Cuántas horas necesita para [x] bancas?',
  ],
  [
    [undefined, yd, yd],
    '[name] hangs [x] strings of lights. Each is [b] long. How many yards of lights is that?',
    '[name] cuelga [x] series de luces. Cada una mide [b]. ¿Cuántas yardas de luces son?',
  ],
  [
    [undefined, lb, lb],
    'Each of [x] bricks weighs [b]. How many pounds do the bricks weigh in all?',
    'Cada uno de [x] ladrillos pesa [b]. ¿Cuántas libras pesan los ladrillos en total?',
  ],
  [
    [undefined, gal, gal],
    'A goat drinks [b] of water a day. How many gallons does it drink in [x] days?',
    'Una cabra bebe [b] de agua al día. ¿Cuántos galones bebe en [x] días?',
  ],
);

/** A part of a part. */
export const partsOfParts: readonly FractionStory[] = mixedStories(
  '×',
  'A part of a part is asked for: "of" a part means times.',
  'Draw the first part as a bar. Which part of that bar is asked for?',
)(
  [
    [undefined, acre, acre],
    'A garden covers [b]. Beans grow on [x] of the garden. How many acres of beans are there?',
    'Un jardín cubre [b]. En [x] del jardín crecen frijoles. ¿Cuántos acres de frijoles hay?',
  ],
  [
    [undefined, qt, qt],
    'A bottle holds [b] of milk. [name] drinks [x] of the milk in it. How many quarts does [name] drink?',
    'Una botella tiene [b] de leche. [name] bebe [x] de esa leche. ¿Cuántos cuartos de galón bebe [name]?',
  ],
  [
    [undefined, h, h],
    '[name] practices the piano for [b]. [name] spends [x] of that time on scales. How many hours does [name] spend on scales?',
    '[name] practica el piano [b]. Dedica [x] de ese tiempo a las escalas. ¿Cuántas horas dedica [name] a las escalas?',
  ],
  [
    [undefined, undefined, undefined],
    'In a school, [y] of the students sing in a choir. Of the choir, [x] also play an instrument. What fraction of all students sing in the choir and play an instrument?',
    'En una escuela, [y] de los estudiantes canta en un coro. Del coro, [x] también toca un instrumento. ¿Qué fracción de todos los estudiantes canta en el coro y toca un instrumento?',
  ],
  [
    [undefined, mi, mi],
    'A path is [b] long. [x] of it is paved. How many miles are paved?',
    'Un camino mide [b]. Está pavimentado [x] de él. ¿Cuántas millas están pavimentadas?',
  ],
  [
    [undefined, lb, lb],
    'A bag holds [b] of nuts. [x] of the nuts are almonds. How many pounds of almonds are in it?',
    'Una bolsa tiene [b] de nueces. [x] son almendras. ¿Cuántas libras de almendras tiene?',
  ],
  [
    [undefined, yd, yd],
    '[name] has [b] of felt and uses [x] of it for a puppet. How many yards does the puppet take?',
    '[name] tiene [b] de fieltro y usa [x] de eso para un títere. ¿Cuántas yardas lleva el títere?',
  ],
  [
    [undefined, cup, cup],
    'A recipe needs [b] of oil. [name] makes only [x] of the recipe. How many cups of oil does [name] need?',
    'Una receta lleva [b] de aceite. [name] hace solo [x] de la receta. ¿Cuántas tazas de aceite necesita [name]?',
  ],
  [
    [undefined, gal, gal],
    'A bucket holds [b] of water. [x] of the water leaks out. How many gallons leak out?',
    'Una cubeta tiene [b] de agua. Se escapa [x] del agua. ¿Cuántos galones se escapan?',
  ],
  [
    [undefined, undefined, undefined],
    'On a farm, [y] of the land is a meadow. Sheep graze on [x] of the meadow. On what fraction of the land do sheep graze?',
    'En una granja, [y] del terreno es un prado. Las ovejas pastan en [x] del prado. ¿En qué fracción del terreno pastan las ovejas?',
  ],
  [
    [undefined, undefined, undefined],
    'In a bag, [y] of the marbles are blue. Of the blue ones, [x] are large. What fraction of all the marbles are large and blue?',
    'En una bolsa, [y] de las canicas es azul. De las azules, [x] es grande. ¿Qué fracción de todas las canicas es grande y azul?',
  ],
  [
    [undefined, h, h],
    'A gym class lasts [b]. The class spends [x] of it on games. How many hours are spent on games?',
    'Una clase de gimnasia dura [b]. El grupo dedica [x] de ella a los juegos. ¿Cuántas horas se dedican a los juegos?',
  ],
  [
    [undefined, undefined, undefined],
    'A pan of cornbread is [y] full. [name] eats [x] of what is there. What fraction of a full pan does [name] eat?',
    'Un molde de pan de maíz está lleno hasta [y]. [name] come [x] de lo que hay. ¿Qué fracción de un molde lleno come [name]?',
  ],
  [
    [undefined, undefined, undefined],
    'In a library, [y] of the books are for children. Of these, [x] are picture books. What fraction of all the books are picture books for children?',
    'En una biblioteca, [y] de los libros es para niños. De esos, [x] es de imágenes. ¿Qué fracción de todos los libros es de imágenes para niños?',
  ],
  [
    [undefined, lb, lb],
    'A cheese weighs [b]. [name] grates [x] of it. How many pounds does [name] grate?',
    'Un queso pesa [b]. [name] ralla [x] de él. ¿Cuántas libras ralla [name]?',
  ],
  [
    [undefined, mi, mi],
    'A river trip is [b] long. [name] has paddled [x] of it. How many miles has [name] paddled?',
    'Un recorrido por el río mide [b]. [name] ya remó [x] de él. ¿Cuántas millas ha remado [name]?',
  ],
);

const RUG = [ft, ft, squareFeet] as const;
const LAWN = [yd, yd, squareYards] as const;

/** Areas of rectangles. */
export const areas: readonly FractionStory[] = mixedStories(
  '×',
  'The area of a rectangle is length times width.',
  'Cut it into unit squares. Which rows and columns are not whole?',
)(
  [
    RUG,
    'A rug is [a] long and [b] wide. How many square feet does it cover?',
    'Un tapete mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados cubre?',
  ],
  [
    RUG,
    '[name] paints a panel that is [a] wide and [b] high. How many square feet does [name] paint?',
    '[name] pinta un panel que mide [a] de ancho y [b] de alto. ¿Cuántos pies cuadrados pinta [name]?',
  ],
  [
    RUG,
    'A sandbox is [a] long and [b] wide. How many square feet does it cover?',
    'Un arenero mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados cubre?',
  ],
  [
    RUG,
    'A poster is [a] wide and [b] high. How many square feet of wall does it cover?',
    'Un cartel mide [a] de ancho y [b] de alto. ¿Cuántos pies cuadrados de pared cubre?',
  ],
  [
    RUG,
    'A tabletop is [a] long and [b] wide. How many square feet is that?',
    'La tapa de una mesa mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados son?',
  ],
  [
    LAWN,
    'A lawn is [a] long and [b] wide. How many square yards of grass is that?',
    'Un césped mide [a] de largo y [b] de ancho. ¿Cuántas yardas cuadradas de pasto son?',
  ],
  [
    LAWN,
    'A patio is [a] long and [b] wide. How many square yards does it cover?',
    'Un patio mide [a] de largo y [b] de ancho. ¿Cuántas yardas cuadradas cubre?',
  ],
  [
    RUG,
    'A window is [a] wide and [b] high. How many square feet of glass does it need?',
    'Una ventana mide [a] de ancho y [b] de alto. ¿Cuántos pies cuadrados de vidrio necesita?',
  ],
  [
    RUG,
    'A blanket is [a] long and [b] wide. How many square feet of fleece does it take?',
    'Una cobija mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados de tela polar lleva?',
  ],
  [
    RUG,
    'A flower bed is [a] long and [b] wide. How many square feet of soil is that?',
    'Un macizo de flores mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados de tierra son?',
  ],
  [
    RUG,
    'A bulletin board is [a] wide and [b] high. How many square feet of paper cover it?',
    'Un tablero mide [a] de ancho y [b] de alto. ¿Cuántos pies cuadrados de papel lo cubren?',
  ],
  [
    LAWN,
    'A tent floor is [a] long and [b] wide. How many square yards is that?',
    'El piso de una tienda de campaña mide [a] de largo y [b] de ancho. ¿Cuántas yardas cuadradas son?',
  ],
  [
    RUG,
    'A chalk drawing is [a] long and [b] wide. How many square feet does it cover?',
    'Un dibujo de gis mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados cubre?',
  ],
  [
    RUG,
    'A stage platform is [a] long and [b] wide. How many square feet does it cover?',
    'Una tarima mide [a] de largo y [b] de ancho. ¿Cuántos pies cuadrados cubre?',
  ],
  [
    LAWN,
    'A ball pit is [a] long and [b] wide. How many square yards does it cover?',
    'Una alberca de pelotas mide [a] de largo y [b] de ancho. ¿Cuántas yardas cuadradas cubre?',
  ],
);

/** So much for each one, for a number that is not whole. */
export const perEach: readonly FractionStory[] = mixedStories(
  '×',
  'The same amount for each one: multiply by how many there are.',
  'How much is it for 1? For 2? Between which of these does the answer lie?',
)(
  [
    [h, mi, mi],
    'A boat travels [b] in one hour. It keeps this speed for [a]. How many miles does it travel?',
    'Un barco recorre [b] en una hora. Mantiene esa velocidad durante [a]. ¿Cuántas millas recorre?',
  ],
  [
    [undefined, lb, lb],
    'A small crate of plums weighs [b]. A large crate weighs [x] times as much. How many pounds does the large crate weigh?',
    'Una caja pequeña de ciruelas pesa [b]. Una caja grande pesa [x] veces eso. ¿Cuántas libras pesa la caja grande?',
  ],
  [
    [undefined, cup, cup],
    'One batch of dough takes [b] of flour. [name] makes [x] batches. How many cups of flour does [name] use?',
    'Una tanda de masa lleva [b] de harina. [name] hace [x] tandas. ¿Cuántas tazas de harina usa [name]?',
  ],
  [
    [h, gal, gal],
    'A hose gives [b] of water in one hour for a fish pond. It runs for [a]. How many gallons is that?',
    'Una manguera da [b] de agua en una hora para un estanque. Está abierta [a]. ¿Cuántos galones son?',
  ],
  [
    [undefined, ft, ft],
    'A model tower is [b] tall. The finished tower in the park is [x] times as tall. How many feet tall is it?',
    'Una torre a escala mide [b] de alto. La torre del parque mide [x] veces eso. ¿Cuántos pies mide?',
  ],
  [
    [h, mi, mi],
    '[name] walks [b] in one hour and keeps this speed for [a]. How many miles does [name] walk?',
    '[name] camina [b] en una hora y mantiene esa velocidad durante [a]. ¿Cuántas millas camina [name]?',
  ],
  [
    [undefined, yd, yd],
    'A short ribbon is [b] long. A long one is [x] times as long. How many yards long is the long one?',
    'Una cinta corta mide [b]. Una larga mide [x] veces eso. ¿Cuántas yardas mide la larga?',
  ],
  [
    [yd, lb, lb],
    'One yard of chain weighs [b]. How many pounds do [a] weigh?',
    'Una yarda de cadena pesa [b]. ¿Cuántas libras pesan [a]?',
  ],
  [
    [undefined, h, h],
    'One coat of paint dries in [b]. A thick coat takes [x] times as long. In how many hours does the thick coat dry?',
    'Una capa de pintura se seca en [b]. Una capa gruesa tarda [x] veces eso. ¿En cuántas horas se seca la capa gruesa?',
  ],
  [
    [h, mi, mi],
    'A snowplow clears [b] in one hour. It works for [a]. How many miles does it clear?',
    'Una quitanieves despeja [b] en una hora. Trabaja [a]. ¿Cuántas millas despeja?',
  ],
  [
    [undefined, qt, qt],
    'A small pot holds [b] of soup. A large pot holds [x] times as much. How many quarts does the large pot hold?',
    'En una olla pequeña caben [b] de sopa. En una grande caben [x] veces eso. ¿Cuántos cuartos de galón caben en la grande?',
  ],
  [
    [lb, cup, cup],
    'One pound of beans needs [b] of water. How many cups of water do [a] need?',
    'Una libra de frijoles necesita [b] de agua. ¿Cuántas tazas de agua necesitan [a]?',
  ],
  [
    [undefined, mi, mi],
    'One lap around the lake is [b]. [name] rides [x] laps. How many miles does [name] ride?',
    'Una vuelta al lago mide [b]. [name] da [x] vueltas en bicicleta. ¿Cuántas millas recorre [name]?',
  ],
  [
    [min, gal, gal],
    'A shower uses [b] of water in one minute. [name] showers for [a]. How many gallons is that?',
    'Una regadera usa [b] de agua en un minuto. [name] se baña [a]. ¿Cuántos galones son?',
  ],
  [
    [ft, lb, lb],
    'One foot of a beam weighs [b]. How many pounds does a piece of [a] weigh?',
    'Un pie de una viga pesa [b]. ¿Cuántas libras pesa un tramo de [a]?',
  ],
);
