import { units } from '../kit/contexts.ts';
import { type FractionStory, storiesOf } from './fraction-story.ts';

const { mi, h, lb, yd, gal, qt, cup, ft, oz } = units;

/** Things put together. */
export const joins: readonly FractionStory[] = storiesOf(
  '+',
  'Two amounts are put together: add them.',
  'Draw both amounts as one long line with two pieces. Which number is each piece?',
)(
  [
    mi,
    '[name] walks [a] to the park and [b] more to the library. How many miles does [name] walk in all?',
    '[name] camina [a] al parque y [b] más a la biblioteca. ¿Cuántas millas camina [name] en total?',
  ],
  [
    qt,
    '[name] mixes [a] of orange juice with [b] of apple juice. How many quarts of juice is that altogether?',
    '[name] mezcla [a] de jugo de naranja con [b] de jugo de manzana. ¿Cuántos cuartos de galón de jugo son en total?',
  ],
  [
    h,
    '[name] reads for [a] before lunch and for [b] after lunch. For how many hours does [name] read in all?',
    '[name] lee [a] antes del almuerzo y [b] después del almuerzo. ¿Cuántas horas lee [name] en total?',
  ],
  [
    lb,
    '[name] buys [a] of grapes and [b] of cherries. How many pounds of fruit is that in all?',
    '[name] compra [a] de uvas y [b] de cerezas. ¿Cuántas libras de fruta son en total?',
  ],
  [
    cup,
    'A bread recipe needs [a] of white flour and [b] of rye flour. How many cups of flour is that in all?',
    'Una receta de pan lleva [a] de harina blanca y [b] de harina de centeno. ¿Cuántas tazas de harina son en total?',
  ],
  [
    yd,
    '[name] sews a banner from [a] of blue cloth and [b] of gold cloth. How many yards of cloth is that in all?',
    '[name] cose una bandera con [a] de tela azul y [b] de tela dorada. ¿Cuántas yardas de tela son en total?',
  ],
  [
    gal,
    'A painter uses [a] of paint for the hall and [b] for the kitchen. How many gallons of paint is that in all?',
    'Un pintor usa [a] de pintura para el pasillo y [b] para la cocina. ¿Cuántos galones de pintura son en total?',
  ],
  [
    mi,
    '[name] rows [a] up the lake and [b] around an island. How many miles does [name] row in all?',
    '[name] rema [a] lago arriba y [b] alrededor de una isla. ¿Cuántas millas rema [name] en total?',
  ],
  [
    h,
    '[name] practices the violin for [a] on Monday and for [b] on Tuesday. For how many hours does [name] practice on both days?',
    '[name] practica el violín [a] el lunes y [b] el martes. ¿Cuántas horas practica [name] en los dos días?',
  ],
  [
    lb,
    '[name] puts [a] of raisins and [b] of nuts into a trail mix. How many pounds does the mix weigh?',
    '[name] pone [a] de pasas y [b] de nueces en una mezcla. ¿Cuántas libras pesa la mezcla?',
  ],
  [
    ft,
    'One shelf is [a] long, and the shelf next to it is [b] long. How many feet long are they together?',
    'Un estante mide [a] de largo, y el de al lado mide [b]. ¿Cuántos pies miden juntos?',
  ],
  [
    cup,
    '[name] pours [a] of milk into a bowl and then [b] of cream. How many cups are in the bowl?',
    '[name] vierte [a] de leche en un tazón y luego [b] de crema. ¿Cuántas tazas hay en el tazón?',
  ],
  [
    mi,
    'A trail goes [a] through the woods and then [b] along a river. How many miles long is the trail?',
    'Un sendero va [a] por el bosque y luego [b] junto a un río. ¿Cuántas millas mide el sendero?',
  ],
  [
    h,
    'A class works on a mural for [a] and cleans up for [b]. How many hours does that take in all?',
    'Un grupo trabaja en un mural durante [a] y limpia durante [b]. ¿Cuántas horas toma en total?',
  ],
  [
    oz,
    'A necklace has [a] of silver and [b] of copper. How many ounces of metal is that in all?',
    'Un collar tiene [a] de plata y [b] de cobre. ¿Cuántas onzas de metal son en total?',
  ],
  [
    gal,
    'Rain leaves [a] of water in a barrel on one day and [b] more on the next day. How many gallons is that in all?',
    'La lluvia deja [a] de agua en un barril un día y [b] más al día siguiente. ¿Cuántos galones son en total?',
  ],
);

/** A part taken away, the rest asked for. */
export const takings: readonly FractionStory[] = storiesOf(
  '-',
  'Some of it is gone: subtract that.',
  'Draw the whole amount and mark the part that is gone. Which piece is asked for?',
)(
  [
    lb,
    'A bag holds [a] of rice. [name] cooks [b] of the rice. How many pounds of rice are left?',
    'Una bolsa tiene [a] de arroz. [name] cocina [b] del arroz. ¿Cuántas libras de arroz quedan?',
  ],
  [
    yd,
    '[name] has [a] of ribbon and cuts off [b]. How many yards of ribbon are left?',
    '[name] tiene [a] de cinta y corta [b]. ¿Cuántas yardas de cinta quedan?',
  ],
  [
    h,
    'A film lasts [a]. [name] has watched [b] so far. How many hours of the film are left?',
    'Una película dura [a]. [name] ha visto [b] hasta ahora. ¿Cuántas horas de la película quedan?',
    3,
  ],
  [
    gal,
    'A can holds [a] of paint. [name] uses [b] for a fence. How many gallons of paint are left?',
    'Una lata tiene [a] de pintura. [name] usa [b] para una cerca. ¿Cuántos galones de pintura quedan?',
  ],
  [
    mi,
    'A trail is [a] long. [name] has hiked [b] of it. How many miles are left?',
    'Un sendero mide [a]. [name] ya caminó [b]. ¿Cuántas millas faltan?',
  ],
  [
    cup,
    'A jar holds [a] of honey. [name] takes out [b] for a cake. How many cups of honey are left?',
    'Un frasco tiene [a] de miel. [name] saca [b] para un pastel. ¿Cuántas tazas de miel quedan?',
  ],
  [
    ft,
    'A board is [a] long. [name] saws off [b]. How many feet long is the rest?',
    'Una tabla mide [a]. [name] corta [b] con la sierra. ¿Cuántos pies mide el resto?',
  ],
  [
    lb,
    'A block of clay weighs [a]. [name] uses [b] for a bowl. How many pounds of clay are left?',
    'Un bloque de barro pesa [a]. [name] usa [b] para un tazón. ¿Cuántas libras de barro quedan?',
  ],
  [
    qt,
    'A pitcher holds [a] of lemonade. Guests drink [b]. How many quarts of lemonade are left?',
    'Una jarra tiene [a] de limonada. Los invitados beben [b]. ¿Cuántos cuartos de galón de limonada quedan?',
  ],
  [
    h,
    'A battery lasts for [a]. It has been used for [b]. For how many hours does it still last?',
    'Una batería dura [a]. Se ha usado [b]. ¿Cuántas horas dura todavía?',
  ],
  [
    yd,
    'A roll has [a] of lace. [name] sews [b] onto a dress. How many yards of lace are left?',
    'Un rollo tiene [a] de encaje. [name] cose [b] en un vestido. ¿Cuántas yardas de encaje quedan?',
  ],
  [
    lb,
    'A bag holds [a] of birdseed. [name] fills a feeder with [b]. How many pounds of birdseed are left?',
    'Una bolsa tiene [a] de alpiste. [name] llena un comedero con [b]. ¿Cuántas libras de alpiste quedan?',
  ],
  [
    gal,
    'A tank holds [a] of water. A plant gets [b] of it. How many gallons of water are left?',
    'Un tanque tiene [a] de agua. Una planta recibe [b]. ¿Cuántos galones de agua quedan?',
  ],
  [
    ft,
    'A rope is [a] long. [name] uses [b] of it for a knot. How many feet of rope are left?',
    'Una cuerda mide [a]. [name] usa [b] para un nudo. ¿Cuántos pies de cuerda quedan?',
  ],
  [
    cup,
    'A bag holds [a] of flour. [name] needs [b] for pancakes. How many cups of flour are left?',
    'Una bolsa tiene [a] de harina. [name] necesita [b] para panqueques. ¿Cuántas tazas de harina quedan?',
  ],
  [
    mi,
    'A race is [a] long. [name] has run [b] of it. How many miles does [name] still have to run?',
    'Una carrera mide [a]. [name] ya corrió [b]. ¿Cuántas millas le faltan a [name]?',
  ],
);

/** How much more one is than the other. */
export const differences: readonly FractionStory[] = storiesOf(
  '-',
  'How much more: subtract to find the difference.',
  'Draw both from the same start. Which piece of the longer one sticks out?',
)(
  [
    mi,
    '[name] runs [a]. [other] runs [b]. How many miles farther does [name] run?',
    '[name] corre [a]. [other] corre [b]. ¿Cuántas millas más corre [name]?',
  ],
  [
    lb,
    'A book weighs [a]. A notebook weighs [b]. How many pounds heavier is the book?',
    'Un libro pesa [a]. Un cuaderno pesa [b]. ¿Cuántas libras más pesa el libro?',
  ],
  [
    h,
    '[name] sleeps for [a] in the afternoon, and [other] sleeps for [b]. How many hours longer does [name] sleep?',
    '[name] duerme [a] por la tarde, y [other] duerme [b]. ¿Cuántas horas más duerme [name]?',
  ],
  [
    cup,
    'A pie needs [a] of sugar. A cake needs [b] of sugar. How many more cups of sugar does the pie need?',
    'Una tarta lleva [a] de azúcar. Un pastel lleva [b] de azúcar. ¿Cuántas tazas más de azúcar lleva la tarta?',
  ],
  [
    ft,
    'A sunflower is [a] tall. A rose is [b] tall. How many feet taller is the sunflower?',
    'Un girasol mide [a] de alto. Una rosa mide [b] de alto. ¿Cuántos pies más mide el girasol?',
  ],
  [
    yd,
    'A red scarf is [a] long. A green scarf is [b] long. How many yards longer is the red scarf?',
    'Una bufanda roja mide [a]. Una bufanda verde mide [b]. ¿Cuántas yardas más mide la bufanda roja?',
  ],
  [
    gal,
    'A large fish tank holds [a] of water, and a small one holds [b]. How many more gallons does the large one hold?',
    'Una pecera grande tiene [a] de agua, y una pequeña tiene [b]. ¿Cuántos galones más tiene la grande?',
  ],
  [
    lb,
    'A blue backpack weighs [a], and a red one weighs [b]. How many pounds heavier is the blue one?',
    'Una mochila azul pesa [a], y una roja pesa [b]. ¿Cuántas libras más pesa la azul?',
  ],
  [
    mi,
    'The way to school is [a] by bus and [b] on foot. How many miles longer is the way by bus?',
    'El camino a la escuela es de [a] en autobús y de [b] a pie. ¿Cuántas millas más largo es en autobús?',
  ],
  [
    h,
    'A concert lasts [a], and a play lasts [b]. How many hours longer is the concert?',
    'Un concierto dura [a], y una obra de teatro dura [b]. ¿Cuántas horas más dura el concierto?',
  ],
  [
    qt,
    'A kettle holds [a], and a teapot holds [b]. How many more quarts does the kettle hold?',
    'En una tetera grande caben [a], y en una pequeña caben [b]. ¿Cuántos cuartos de galón más caben en la grande?',
  ],
  [
    ft,
    '[name] jumps [a], and [other] jumps [b]. How many feet farther does [name] jump?',
    '[name] salta [a], y [other] salta [b]. ¿Cuántos pies más salta [name]?',
  ],
  [
    lb,
    'A squash weighs [a], and a potato weighs [b]. How many pounds heavier is the squash?',
    'Una calabaza pesa [a], y una papa pesa [b]. ¿Cuántas libras más pesa la calabaza?',
  ],
  [
    yd,
    'A long kite tail is [a], and a short one is [b]. How many yards longer is the long one?',
    'La cola larga de un papalote mide [a], y la corta mide [b]. ¿Cuántas yardas más mide la larga?',
  ],
  [
    cup,
    '[name] drinks [a] of water after a race, and [other] drinks [b]. How many more cups does [name] drink?',
    '[name] bebe [a] de agua después de una carrera, y [other] bebe [b]. ¿Cuántas tazas más bebe [name]?',
  ],
);

const less = storiesOf(
  '-',
  'The other amount is less: subtract.',
  'Which of the two is less? Read the second sentence once more.',
);
const more = storiesOf(
  '+',
  'The other amount is more: add what is missing.',
  'Which of the two is more? Read the second sentence once more.',
);

/** Stories in which a word suggests the opposite of the right operation. */
export const turned: readonly FractionStory[] = [
  ...less(
    [
      mi,
      '[name] swims [a]. That is [b] more than [other] swims. How many miles does [other] swim?',
      '[name] nada [a]. Eso es [b] más de lo que nada [other]. ¿Cuántas millas nada [other]?',
    ],
    [
      lb,
      'A melon weighs [a]. That is [b] more than a mango weighs. How many pounds does the mango weigh?',
      'Un melón pesa [a]. Eso es [b] más de lo que pesa un mango. ¿Cuántas libras pesa el mango?',
    ],
    [
      h,
      '[name] studies for [a]. That is [b] longer than [other] studies. For how many hours does [other] study?',
      '[name] estudia [a]. Eso es [b] más de lo que estudia [other]. ¿Cuántas horas estudia [other]?',
    ],
    [
      cup,
      'A soup needs [a] of broth. That is [b] more than a sauce needs. How many cups of broth does the sauce need?',
      'Una sopa lleva [a] de caldo. Eso es [b] más de lo que lleva una salsa. ¿Cuántas tazas de caldo lleva la salsa?',
    ],
    [
      ft,
      'A tomato plant is [a] tall. That is [b] taller than a bean plant. How many feet tall is the bean plant?',
      'Una planta de tomate mide [a]. Eso es [b] más que una planta de frijol. ¿Cuántos pies mide la planta de frijol?',
    ],
    [
      gal,
      'A blue bucket holds [a]. That is [b] more than a red bucket holds. How many gallons does the red bucket hold?',
      'En una cubeta azul caben [a]. Eso es [b] más de lo que cabe en una cubeta roja. ¿Cuántos galones caben en la roja?',
    ],
    [
      mi,
      'The lake trail is [a] long. That is [b] longer than the hill trail. How many miles long is the hill trail?',
      'El sendero del lago mide [a]. Eso es [b] más que el sendero del cerro. ¿Cuántas millas mide el sendero del cerro?',
    ],
    [
      qt,
      'A cow gives [a] of milk in the morning. That is [b] more than in the evening. How many quarts does it give in the evening?',
      'Una vaca da [a] de leche en la mañana. Eso es [b] más que en la tarde. ¿Cuántos cuartos de galón da en la tarde?',
    ],
  ),
  ...more(
    [
      yd,
      'A blue rope is [a] long. It is [b] shorter than a red rope. How many yards long is the red rope?',
      'Una cuerda azul mide [a]. Es [b] más corta que una cuerda roja. ¿Cuántas yardas mide la cuerda roja?',
    ],
    [
      lb,
      'A kitten weighs [a]. It is [b] lighter than a puppy. How many pounds does the puppy weigh?',
      'Un gatito pesa [a]. Pesa [b] menos que un perrito. ¿Cuántas libras pesa el perrito?',
    ],
    [
      h,
      'A bus ride takes [a]. It is [b] shorter than a train ride. How many hours does the train ride take?',
      'Un viaje en autobús toma [a]. Es [b] más corto que un viaje en tren. ¿Cuántas horas toma el viaje en tren?',
    ],
    [
      mi,
      '[name] lives [a] from school. That is [b] less than [other]. How many miles from school does [other] live?',
      '[name] vive a [a] de la escuela. Eso es [b] menos que [other]. ¿A cuántas millas de la escuela vive [other]?',
    ],
    [
      ft,
      'A desk is [a] wide. It is [b] narrower than a table. How many feet wide is the table?',
      'Un escritorio mide [a] de ancho. Es [b] más angosto que una mesa. ¿Cuántos pies de ancho mide la mesa?',
    ],
    [
      cup,
      'A small glass holds [a]. That is [b] less than a large glass holds. How many cups does the large glass hold?',
      'En un vaso pequeño caben [a]. Eso es [b] menos de lo que cabe en un vaso grande. ¿Cuántas tazas caben en el grande?',
    ],
    [
      gal,
      'A scooter tank holds [a]. That is [b] less than a motorbike tank holds. How many gallons does the motorbike tank hold?',
      'En el tanque de una motoneta caben [a]. Eso es [b] menos que en el de una motocicleta. ¿Cuántos galones caben en el de la motocicleta?',
    ],
    [
      yd,
      'A hallway rug is [a] long. It is [b] shorter than a runner on the stairs. How many yards long is the runner?',
      'Un tapete de pasillo mide [a]. Es [b] más corto que la alfombra de la escalera. ¿Cuántas yardas mide la alfombra de la escalera?',
    ],
  ),
];
