import type { StoryPairs } from './reader-of-story.ts';

/** The plot `floor` in Spanish. */
export const floorStory = {
  pairs: [
    ['The floor that tells a story', 'El piso que cuenta una historia'],
    ['Dust and dreams', 'Polvo y sueños'],
    [
      'The workshop has a new room. Its floor is gray and cold. “This will be a place for all,” says {keeper}. “It needs a floor to look at.” He opens a box of tiles. Each is one square foot.',
      'El taller tiene un cuarto nuevo. Su piso es gris y frío. «Va a ser un lugar para todos —dice {keeper}—. Necesita un piso que dé gusto mirar». Abre una caja de azulejos. Cada uno mide un pie cuadrado.',
    ],
    [
      'The workshop has a new room, but its floor is gray and cold. “This is going to be a place for everybody,” says {keeper}, “and it needs a floor that people want to look at.” He opens a box of square tiles.',
      'El taller tiene un cuarto nuevo, pero su piso es gris y frío. «Va a ser un lugar para todos —dice {keeper}—, y necesita un piso que la gente quiera mirar». Abre una caja de azulejos cuadrados.',
    ],
    [
      'Behind the workshop there is a new room, but so far its floor is nothing but gray concrete. “This is going to be a place for the whole neighborhood,” says {keeper}, “and I want a floor that people have to look at twice.” He opens a box of square tiles in every color, each of them one foot long and one foot wide.',
      'Detrás del taller hay un cuarto nuevo, pero hasta ahora su piso es puro cemento gris. «Va a ser un lugar para todo el vecindario —dice {keeper}—, y quiero un piso que la gente tenga que mirar dos veces». Abre una caja de azulejos cuadrados de todos los colores, cada uno de un pie de largo y un pie de ancho.',
    ],
    [
      'The room takes {1 row} with {2 tile} in each row. How many tiles do they need?',
      'El cuarto lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos necesitan?',
    ],
    [
      'The floor of the room takes {1 row} with {2 tile} in each row. How many tiles do they need?',
      'El piso del cuarto lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos necesitan?',
    ],
    [
      'When they have measured the room, they know that its floor takes {1 row} with {2 tile} in each row. How many tiles do they need for it?',
      'Después de medir el cuarto, saben que su piso lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos necesitan para él?',
    ],
    [
      'They need {1 tile}. {friend} sits down on the box and whistles.',
      'Necesitan {1 tile}. {friend} se sienta en la caja y silba.',
    ],
    [
      'A rectangle that {is|are} {1 tile} long and {2 tile} wide.',
      'Un rectángulo de {1 tile} de largo y {2 tile} de ancho.',
    ],
    [
      '“Do we have that many?” asks {hero}. They carry the boxes up, one by one. Each is as heavy as a pig.',
      '«¿Tenemos tantos?», pregunta {hero}. Suben las cajas, una por una. Cada una pesa como un cochino.',
    ],
    [
      '“Do we have that many?” asks {hero}. They carry the boxes up from the cellar, and each of them is as heavy as a pig.',
      '«¿Tenemos tantos?», pregunta {hero}. Suben las cajas del sótano, y cada una pesa como un cochino.',
    ],
    [
      '“But do we have that many?” asks {hero}. They carry box after box up from the cellar, and every one of them is as heavy as a pig. {friend} reads the small print on the side.',
      '«Pero ¿tenemos tantos?», pregunta {hero}. Suben del sótano caja tras caja, y cada una pesa como un cochino. {friend} lee las letras chiquitas del costado.',
    ],
    [
      'There {is|are} {1 box} with {2 tile} in each. How many tiles do they have?',
      'Hay {1 box} con {2 tile} en cada una. ¿Cuántos azulejos tienen?',
    ],
    [
      'There {is|are} {1 box} with {2 tile} in each box. How many tiles do they have?',
      'Hay {1 box} con {2 tile} en cada caja. ¿Cuántos azulejos tienen?',
    ],
    [
      'There {is|are} {1 box}, and according to the small print there {is|are} {2 tile} in each of them. How many tiles do they have?',
      'Hay {1 box}, y según las letras chiquitas hay {2 tile} en cada una. ¿Cuántos azulejos tienen?',
    ],
    [
      'They have {1 tile}, and that is more than enough for the floor.',
      'Tienen {1 tile}, y eso es más que suficiente para el piso.',
    ],
    ['The last box', 'La última caja'],
    [
      'The floor is done. Then they find one more box. It is the best one. Its tiles are blue with gold in them. They can make a pond of them in the yard. Or they can give them to the school across the street.',
      'El piso está listo. Entonces encuentran una caja más. Es la mejor. Sus azulejos son azules con dorado. Pueden hacer con ellos un estanque en el patio. O pueden dárselos a la escuela de enfrente.',
    ],
    [
      'When the floor is done, they find one more box, and it is the best one, because its tiles are blue with gold in them. They could make a pond of them in the yard. Or they could give them to the school across the street for its kitchen wall.',
      'Cuando el piso está listo, encuentran una caja más, y es la mejor, porque sus azulejos son azules con dorado. Podrían hacer con ellos un estanque en el patio. O podrían dárselos a la escuela de enfrente para la pared de su cocina.',
    ],
    [
      'When the floor is done, they find one more box, and it is the best of all, because the tiles in it are as blue as the sea and have a little gold in them. They could make a shallow pond of them in the yard, where children could sail boats. Or they could give them to the school across the street, whose kitchen wall is falling down.',
      'Cuando el piso está listo, encuentran una caja más, y es la mejor de todas, porque sus azulejos son azules como el mar y tienen un poco de dorado. Podrían hacer con ellos en el patio un estanque poco hondo, donde los niños podrían echar barquitos. O podrían dárselos a la escuela de enfrente, donde la pared de la cocina se está cayendo.',
    ],
    ['A blue pond', 'Un estanque azul'],
    [
      'They dig a flat hole. They lay tile by tile. Then {friend} turns on the water.',
      'Cavan un hoyo poco hondo. Ponen azulejo por azulejo. Luego {friend} abre el agua.',
    ],
    [
      'They dig a flat hole and lay one tile beside the other. Then {friend} turns on the water.',
      'Cavan un hoyo poco hondo y ponen un azulejo junto a otro. Luego {friend} abre el agua.',
    ],
    [
      'They dig a flat hole and lay one tile beside the other, always with the gold to the sun. When the last one is dry, {friend} is allowed to turn on the water.',
      'Cavan un hoyo poco hondo y ponen un azulejo junto a otro, siempre con el dorado hacia el sol. Cuando el último está seco, a {friend} le toca abrir el agua.',
    ],
    [
      'The pond takes {1 row} with {2 tile} in each row. How many blue tiles go into it?',
      'El estanque lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos azules van en él?',
    ],
    [
      'The bottom of the pond takes {1 row} with {2 tile} in each row. How many blue tiles go into it?',
      'El fondo del estanque lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos azules van en él?',
    ],
    [
      'The bottom of the pond takes {1 row} with {2 tile} in each row. How many of the blue tiles do they lay for it?',
      'El fondo del estanque lleva {1 row} con {2 tile} en cada fila. ¿Cuántos de los azulejos azules ponen en él?',
    ],
    ['{1 tile} lie under the water and shine.', '{1 tile} brillan bajo el agua.'],
    [
      'On the first warm day there are boats on the pond. There are a lot of wet socks. Across the street the cook of the school looks over. “Nice,” she says. Then a piece of her kitchen wall falls down.',
      'El primer día tibio hay barquitos en el estanque. Hay muchos calcetines mojados. Desde el otro lado de la calle mira la cocinera de la escuela. «Qué bonito», dice. Entonces se cae un pedazo de la pared de su cocina.',
    ],
    [
      'On the first warm day there are paper boats on the pond and a great many wet socks beside it. Across the street the cook of the school looks over. “Very nice,” she says, and behind her a piece of the wall falls down.',
      'El primer día tibio hay barquitos de papel en el estanque y muchísimos calcetines mojados junto a él. Desde el otro lado de la calle mira la cocinera de la escuela. «Qué bonito», dice, y detrás de ella se cae un pedazo de la pared.',
    ],
    [
      'On the first warm day there are paper boats on the pond, and a great many wet socks hang over the fence. Across the street the cook of the school has stopped to look. “Very nice,” she says, and behind her a piece of the kitchen wall falls down. That evening {hero} counts the tiles that are left over, just in case.',
      'El primer día tibio hay barquitos de papel en el estanque, y muchísimos calcetines mojados cuelgan de la cerca. Del otro lado de la calle, la cocinera de la escuela se ha detenido a mirar. «Qué bonito», dice, y detrás de ella se cae un pedazo de la pared de la cocina. Esa noche {hero} cuenta los azulejos que sobraron, por si acaso.',
    ],
    ['Give them to the school', 'Dárselos a la escuela'],
    [
      'They bring the box to the school. The cook claps her hands. She wants to help, too.',
      'Llevan la caja a la escuela. La cocinera aplaude. Ella también quiere ayudar.',
    ],
    [
      'They bring the box to the school, and the cook claps her hands. She puts down her spoon and helps.',
      'Llevan la caja a la escuela, y la cocinera aplaude. Deja la cuchara y ayuda.',
    ],
    [
      'They carry the heavy box across the street to the school, where the cook claps her hands. Then she puts down her spoon, rolls up her sleeves and shows them that she can lay tiles faster than anybody.',
      'Llevan la pesada caja al otro lado de la calle, a la escuela, donde la cocinera aplaude. Luego deja la cuchara, se arremanga y les muestra que puede poner azulejos más rápido que nadie.',
    ],
    [
      'The kitchen wall takes {1 row} with {2 tile} in each row. How many blue tiles do they put up?',
      'La pared de la cocina lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos azules ponen?',
    ],
    [
      'The wall behind the stove takes {1 row} with {2 tile} in each row. How many of the blue tiles do they put up there?',
      'La pared de detrás de la estufa lleva {1 row} con {2 tile} en cada fila. ¿Cuántos de los azulejos azules ponen ahí?',
    ],
    ['{1 tile} turn the wall into a piece of the sea.', '{1 tile} convierten la pared en un pedazo de mar.'],
    [
      'The yard stays dry. But in the kitchen it looks like the sea. The cook makes fish that day. “It tastes like a trip,” says {friend}.',
      'El patio se queda seco. Pero la cocina parece el mar. Ese día la cocinera prepara pescado. «Sabe a viaje», dice {friend}.',
    ],
    [
      'The yard stays dry and dusty, but in the school kitchen it looks like the sea. On the first day the cook makes fish. “It tastes like a vacation,” says {friend}.',
      'El patio se queda seco y polvoso, pero la cocina de la escuela parece el mar. El primer día la cocinera prepara pescado. «Sabe a vacaciones», dice {friend}.',
    ],
    [
      'The yard stays as dry and dusty as it was, and no boat sails there. But in the school kitchen it looks like the sea now, and on the first day the cook makes fish for everybody. “It tastes like a vacation,” says {friend}, who has never liked fish before.',
      'El patio se queda tan seco y polvoso como antes, y ahí no navega ningún barco. Pero la cocina de la escuela ahora parece el mar, y el primer día la cocinera prepara pescado para todos. «Sabe a vacaciones», dice {friend}, a quien antes nunca le gustó el pescado.',
    ],
    [
      '“And the hall?” asks {hero}. All must walk through it. It has mud on the floor. They clean it on their knees.',
      '«¿Y el pasillo?», pregunta {hero}. Todos tienen que pasar por él. Tiene lodo en el piso. Lo limpian de rodillas.',
    ],
    [
      '“And what about the hall?” asks {hero}, because everybody has to walk through it. They clean it on their knees until it shines.',
      '«¿Y qué hay del pasillo?», pregunta {hero}, porque todos tienen que pasar por él. Lo limpian de rodillas hasta que brilla.',
    ],
    [
      '“And what about the hall?” asks {hero}, because nobody can get to the new room without walking through it. It takes them a whole afternoon on their knees to find the floor under the mud.',
      '«¿Y qué hay del pasillo?», pregunta {hero}, porque nadie puede llegar al cuarto nuevo sin pasar por él. Les toma toda una tarde de rodillas encontrar el piso debajo del lodo.',
    ],
    [
      'The hall takes {1 row} with {2 tile} in each row. How many tiles is that?',
      'El pasillo lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos son?',
    ],
    [
      'The hall takes {1 row} with {2 tile} in each row. How many tiles do they need for it?',
      'El pasillo lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos necesitan para él?',
    ],
    [
      'The hall is long and takes {1 row} with {2 tile} in each row. How many more tiles do they need for the hall?',
      'El pasillo es largo y lleva {1 row} con {2 tile} en cada fila. ¿Cuántos azulejos más necesitan para el pasillo?',
    ],
    ['That {is|are} {1 tile} for the hall.', 'Son {1 tile} para el pasillo.'],
  ],
} satisfies StoryPairs;
