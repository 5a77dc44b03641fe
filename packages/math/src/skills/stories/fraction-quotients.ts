import { units } from '../kit/contexts.ts';
import { type FractionStory, mixedStories } from './fraction-story.ts';

const { mi, h, lb, yd, gal, qt, cup, ft, min, acre } = units;

/** How many pieces of a size fit into an amount. */
export const fitting: readonly FractionStory[] = mixedStories(
  '÷',
  'How many fit: divide by the size of one.',
  'Take out one after another. How many does one whole give?',
)(
  [
    [yd, yd, undefined],
    '[name] cuts [a] of string into pieces. Each piece is [b] long. How many pieces are there?',
    '[name] corta [a] de cuerda en pedazos. Cada pedazo mide [b]. ¿Cuántos pedazos hay?',
  ],
  [
    [qt, qt, undefined],
    'A jug holds [a] of lemonade. A glass holds [b]. How many glasses can [name] fill?',
    'Una jarra tiene [a] de limonada. En un vaso caben [b]. ¿Cuántos vasos puede llenar [name]?',
  ],
  [
    [h, h, undefined],
    'A workshop lasts [a]. Each turn at the pottery wheel takes [b]. How many turns are there?',
    'Un taller dura [a]. Cada turno en el torno de alfarero toma [b]. ¿Cuántos turnos hay?',
    6,
  ],
  [
    [yd, yd, undefined],
    '[name] has [a] of cloth. One scarf takes [b]. How many scarves can [name] make?',
    '[name] tiene [a] de tela. Una bufanda lleva [b]. ¿Cuántas bufandas puede hacer [name]?',
  ],
  [
    [lb, lb, undefined],
    '[name] has [a] of granola. One serving is [b]. How many servings is that?',
    '[name] tiene [a] de granola. Una porción es de [b]. ¿Cuántas porciones son?',
  ],
  [
    [lb, lb, undefined],
    'A shop packs [a] of tea into bags. Each bag holds [b]. How many bags are filled?',
    'Una tienda empaca [a] de té en bolsas. En cada bolsa caben [b]. ¿Cuántas bolsas se llenan?',
  ],
  [
    [cup, cup, undefined],
    '[name] has [a] of flour. One pancake takes [b]. How many pancakes can [name] make?',
    '[name] tiene [a] de harina. Un panqueque lleva [b]. ¿Cuántos panqueques puede hacer [name]?',
  ],
  [
    [mi, mi, undefined],
    'A road is [a] long. There is a lamp at the end of every [b]. How many lamps are there?',
    'Una calle mide [a]. Hay un farol al final de cada [b]. ¿Cuántos faroles hay?',
  ],
  [
    [gal, gal, undefined],
    'A barrel holds [a] of cider. A bottle holds [b]. How many bottles can be filled?',
    'Un barril tiene [a] de sidra. En una botella caben [b]. ¿Cuántas botellas se pueden llenar?',
  ],
  [
    [ft, ft, undefined],
    'A shelf is [a] long. Each plant needs [b] of it. How many plants fit on the shelf?',
    'Un estante mide [a]. Cada planta necesita [b]. ¿Cuántas plantas caben en el estante?',
  ],
  [
    [h, h, undefined],
    '[name] volunteers for [a]. Walking one dog takes [b]. How many dogs can [name] walk?',
    '[name] trabaja de voluntario [a]. Pasear a un perro toma [b]. ¿A cuántos perros puede pasear [name]?',
    8,
  ],
  [
    [lb, lb, undefined],
    '[name] has [a] of clay. One mug takes [b]. How many mugs can [name] make?',
    '[name] tiene [a] de barro. Una taza lleva [b]. ¿Cuántas tazas puede hacer [name]?',
  ],
  [
    [acre, acre, undefined],
    'A field of [a] is split into garden plots of [b]. How many plots are there?',
    'Un campo de [a] se divide en parcelas de [b]. ¿Cuántas parcelas hay?',
  ],
  [
    [mi, mi, undefined],
    '[name] runs [a]. One lap is [b]. How many laps does [name] run?',
    '[name] corre [a]. Una vuelta mide [b]. ¿Cuántas vueltas corre [name]?',
  ],
  [
    [cup, cup, undefined],
    'A bag holds [a] of birdseed. A feeder takes [b]. How many times can [name] fill the feeder?',
    'Una bolsa tiene [a] de alpiste. En un comedero caben [b]. ¿Cuántas veces puede llenar [name] el comedero?',
  ],
  [
    [ft, ft, undefined],
    'A board is [a] long. [name] saws it into blocks of [b]. How many blocks are there?',
    'Una tabla mide [a]. [name] la corta en bloques de [b]. ¿Cuántos bloques hay?',
  ],
);

/** An amount that is shared equally among `[y]`. */
export const sharing: readonly FractionStory[] = mixedStories(
  '÷',
  'Equal shares: divide by how many there are.',
  'Draw the amount as a bar and cut it into equal shares. Is one share larger or smaller than the bar?',
)(
  [
    [lb, undefined, lb],
    '[name] shares [a] of raisins equally among [y] friends. How many pounds does each friend get?',
    '[name] reparte [a] de pasas por igual entre [y] amigos. ¿Cuántas libras recibe cada amigo?',
  ],
  [
    [mi, undefined, mi],
    'A team of [y] runners covers [a] in a relay. Each runs equally far. How many miles does each run?',
    'Un equipo de [y] corredores recorre [a] en una carrera de relevos. Todos corren lo mismo. ¿Cuántas millas corre cada uno?',
  ],
  [
    [lb, undefined, lb],
    '[name] puts [a] of seeds into [y] equal packets. How many pounds does each packet hold?',
    '[name] pone [a] de semillas en [y] paquetes iguales. ¿Cuántas libras tiene cada paquete?',
  ],
  [
    [yd, undefined, yd],
    '[name] cuts [a] of ribbon into [y] equal pieces. How many yards long is each piece?',
    '[name] corta [a] de cinta en [y] pedazos iguales. ¿Cuántas yardas mide cada pedazo?',
  ],
  [
    [qt, undefined, qt],
    '[name] pours [a] of juice equally into [y] cups. How many quarts are in each cup?',
    '[name] vierte [a] de jugo por igual en [y] vasos. ¿Cuántos cuartos de galón hay en cada vaso?',
  ],
  [
    [h, undefined, h],
    '[y] speakers share [a] equally. For how many hours does each one speak?',
    '[y] oradores se reparten [a] por igual. ¿Cuántas horas habla cada uno?',
  ],
  [
    [gal, undefined, gal],
    '[y] plants get [a] of water, each the same. How many gallons does each plant get?',
    '[y] plantas reciben [a] de agua, todas lo mismo. ¿Cuántos galones recibe cada planta?',
  ],
  [
    [acre, undefined, acre],
    '[y] families share a garden of [a] equally. How many acres does each family get?',
    '[y] familias se reparten por igual un huerto de [a]. ¿Cuántos acres recibe cada familia?',
  ],
  [
    [cup, undefined, cup],
    '[name] spreads [a] of jam equally on [y] slices of bread. How many cups are on each slice?',
    '[name] unta [a] de mermelada por igual en [y] rebanadas de pan. ¿Cuántas tazas hay en cada rebanada?',
  ],
  [
    [ft, undefined, ft],
    'A shelf of [a] is split into [y] equal parts. How many feet long is each part?',
    'Un estante de [a] se divide en [y] partes iguales. ¿Cuántos pies mide cada parte?',
  ],
  [
    [lb, undefined, lb],
    '[y] kittens eat [a] of food in a day, each the same. How many pounds does each kitten eat?',
    '[y] gatitos comen [a] de alimento en un día, todos lo mismo. ¿Cuántas libras come cada gatito?',
  ],
  [
    [lb, undefined, lb],
    'A block of [a] of clay is shared equally by [y] students. How many pounds does each student get?',
    'Un bloque de [a] de barro se reparte por igual entre [y] estudiantes. ¿Cuántas libras recibe cada estudiante?',
  ],
  [
    [mi, undefined, mi],
    'A road crew paints [a] of a line in [y] days, the same every day. How many miles is that each day?',
    'Una cuadrilla pinta [a] de una raya en [y] días, lo mismo cada día. ¿Cuántas millas son cada día?',
  ],
  [
    [h, undefined, h],
    '[name] plays [y] songs in [a]. All songs are equally long. How many hours long is each song?',
    '[name] toca [y] canciones en [a]. Todas duran lo mismo. ¿Cuántas horas dura cada canción?',
  ],
  [
    [yd, undefined, yd],
    '[a] of felt makes [y] equal patches. How many yards of felt does each patch take?',
    'Con [a] de fieltro se hacen [y] parches iguales. ¿Cuántas yardas de fieltro lleva cada parche?',
  ],
);

/** So much for a part of one: how much for one? */
export const perOne: readonly FractionStory[] = mixedStories(
  '÷',
  'So much for this part of one: divide to get one.',
  'Is one more or less than the part in the story? So is the answer more, or less?',
)(
  [
    [mi, h, undefined],
    'A ferry sails [a] in [b]. It keeps the same speed. How many miles does it sail in one hour?',
    'Un transbordador navega [a] en [b]. Mantiene la misma velocidad. ¿Cuántas millas navega en una hora?',
  ],
  [
    [gal, h, undefined],
    'A tap lets [a] of water through in [b]. How many gallons is that in one hour?',
    'Por una llave pasan [a] de agua en [b]. ¿Cuántos galones son en una hora?',
  ],
  [
    [mi, h, undefined],
    '[name] bikes [a] in [b], always at the same speed. How many miles is that in one hour?',
    '[name] recorre [a] en bicicleta en [b], siempre a la misma velocidad. ¿Cuántas millas son en una hora?',
  ],
  [
    [lb, ft, undefined],
    'A piece of rail of [b] weighs [a]. How many pounds does one foot of it weigh?',
    'Un tramo de riel de [b] pesa [a]. ¿Cuántas libras pesa un pie de riel?',
  ],
  [
    [cup, lb, undefined],
    '[a] of water go with [b] of rice. How many cups of water go with one pound of rice?',
    'Para [b] de arroz se usan [a] de agua. ¿Cuántas tazas de agua se usan para una libra de arroz?',
  ],
  [
    [acre, h, undefined],
    'A harvester cuts [a] of wheat in [b]. How many acres does it cut in one hour?',
    'Una cosechadora corta [a] de trigo en [b]. ¿Cuántos acres corta en una hora?',
  ],
  [
    [ft, min, undefined],
    'A drone climbs [a] in [b], always equally fast. How many feet does it climb in one minute?',
    'Un dron sube [a] en [b], siempre igual de rápido. ¿Cuántos pies sube en un minuto?',
  ],
  [
    [gal, min, undefined],
    'A pump moves [a] of water in [b]. How many gallons does it move in one minute?',
    'Una bomba mueve [a] de agua en [b]. ¿Cuántos galones mueve en un minuto?',
  ],
  [
    [lb, gal, undefined],
    'A can with [b] of syrup holds [a] of it. How many pounds does one gallon of the syrup weigh?',
    'Una lata con [b] de jarabe pesa [a] sin contar la lata. ¿Cuántas libras pesa un galón de jarabe?',
  ],
  [
    [mi, h, undefined],
    '[name] skates [a] in [b] without changing speed. How many miles is that in one hour?',
    '[name] patina [a] en [b] sin cambiar de velocidad. ¿Cuántas millas son en una hora?',
  ],
  [
    [yd, h, undefined],
    '[name] knits [a] of a scarf in [b], always equally fast. How many yards is that in one hour?',
    '[name] teje [a] de bufanda en [b], siempre igual de rápido. ¿Cuántas yardas son en una hora?',
  ],
  [
    [lb, h, undefined],
    'A mill grinds [a] of corn in [b]. How many pounds does it grind in one hour?',
    'Un molino muele [a] de maíz en [b]. ¿Cuántas libras muele en una hora?',
  ],
  [
    [cup, qt, undefined],
    'A cook puts [a] of beans into [b] of soup. How many cups of beans go into one quart?',
    'Un cocinero pone [a] de frijoles en [b] de sopa. ¿Cuántas tazas de frijoles van en un cuarto de galón?',
  ],
  [
    [ft, h, undefined],
    'The water in a lock rises [a] in [b], always equally fast. How many feet is that in one hour?',
    'El agua de una esclusa sube [a] en [b], siempre igual de rápido. ¿Cuántos pies son en una hora?',
  ],
  [
    [lb, yd, undefined],
    '[b] of rope weigh [a] when wet. How many pounds does one yard of the wet rope weigh?',
    '[b] de cuerda mojada pesan [a]. ¿Cuántas libras pesa una yarda de la cuerda mojada?',
  ],
);

const RUG = [undefined, ft, ft] as const;
const LAWN = [undefined, yd, yd] as const;
const LAND = [undefined, mi, mi] as const;

/** The other side of a rectangle whose area is known. */
export const sides: readonly FractionStory[] = mixedStories(
  '÷',
  'Area is length times width, so divide the area by the side that is known.',
  'Which number times the known side gives the area?',
)(
  [
    RUG,
    'A rectangular mat covers [x] square feet. It is [b] wide. How many feet long is it?',
    'Un tapete rectangular cubre [x] pies cuadrados. Mide [b] de ancho. ¿Cuántos pies mide de largo?',
  ],
  [
    LAND,
    'A rectangular park has an area of [x] square miles. It is [b] wide. How many miles long is it?',
    'Un parque rectangular tiene un área de [x] millas cuadradas. Mide [b] de ancho. ¿Cuántas millas mide de largo?',
  ],
  [
    RUG,
    'A rectangular poster covers [x] square feet of wall. It is [b] high. How many feet wide is it?',
    'Un cartel rectangular cubre [x] pies cuadrados de pared. Mide [b] de alto. ¿Cuántos pies mide de ancho?',
  ],
  [
    LAWN,
    'A rectangular lawn covers [x] square yards. It is [b] wide. How many yards long is it?',
    'Un césped rectangular cubre [x] yardas cuadradas. Mide [b] de ancho. ¿Cuántas yardas mide de largo?',
  ],
  [
    RUG,
    'A rectangular tray covers [x] square feet. It is [b] wide. How many feet long is it?',
    'Una charola rectangular cubre [x] pies cuadrados. Mide [b] de ancho. ¿Cuántos pies mide de largo?',
  ],
  [
    RUG,
    'A rectangular window has [x] square feet of glass. It is [b] wide. How many feet high is it?',
    'Una ventana rectangular tiene [x] pies cuadrados de vidrio. Mide [b] de ancho. ¿Cuántos pies mide de alto?',
  ],
  [
    LAND,
    'A rectangular lake has an area of [x] square miles. It is [b] wide. How many miles long is it?',
    'Un lago rectangular tiene un área de [x] millas cuadradas. Mide [b] de ancho. ¿Cuántas millas mide de largo?',
  ],
  [
    RUG,
    'A rectangular garden bed covers [x] square feet. It is [b] wide. How many feet long is it?',
    'Un arriate rectangular cubre [x] pies cuadrados. Mide [b] de ancho. ¿Cuántos pies mide de largo?',
  ],
  [
    LAWN,
    'A rectangular banner takes [x] square yards of cloth. It is [b] wide. How many yards long is it?',
    'Una pancarta rectangular lleva [x] yardas cuadradas de tela. Mide [b] de ancho. ¿Cuántas yardas mide de largo?',
  ],
  [
    RUG,
    'A rectangular mirror covers [x] square feet. It is [b] wide. How many feet high is it?',
    'Un espejo rectangular cubre [x] pies cuadrados. Mide [b] de ancho. ¿Cuántos pies mide de alto?',
  ],
  [
    LAWN,
    'A rectangular stage covers [x] square yards. It is [b] deep. How many yards wide is it?',
    'Un escenario rectangular cubre [x] yardas cuadradas. Mide [b] de fondo. ¿Cuántas yardas mide de ancho?',
  ],
  [
    RUG,
    'A rectangular blanket takes [x] square feet of wool cloth. It is [b] wide. How many feet long is it?',
    'Una cobija rectangular lleva [x] pies cuadrados de tela de lana. Mide [b] de ancho. ¿Cuántos pies mide de largo?',
  ],
  [
    LAND,
    'A rectangular ranch has an area of [x] square miles. It is [b] wide. How many miles long is it?',
    'Un rancho rectangular tiene un área de [x] millas cuadradas. Mide [b] de ancho. ¿Cuántas millas mide de largo?',
  ],
  [
    RUG,
    'A rectangular whiteboard covers [x] square feet. It is [b] high. How many feet wide is it?',
    'Un pizarrón rectangular cubre [x] pies cuadrados. Mide [b] de alto. ¿Cuántos pies mide de ancho?',
  ],
  [
    LAWN,
    'A rectangular pen covers [x] square yards. It is [b] wide. How many yards long is it?',
    'Un corral rectangular cubre [x] yardas cuadradas. Mide [b] de ancho. ¿Cuántas yardas mide de largo?',
  ],
);
