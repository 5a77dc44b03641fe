import type { StoryPairs } from './reader-of-story.ts';

/** The plot `cans` in Spanish. */
export const cansStory = {
  pairs: [
    ['The hole in the net', 'El hoyo en la red'],
    ['Red and Blue', 'Rojo y Azul'],
    [
      'There is a hole in the net. Each shot flies out. “We need a new net,” says {keeper}. “Let us sell old cans.” Team Red and Team Blue look for cans.',
      'Hay un hoyo en la red. Todos los tiros se salen. «Necesitamos una red nueva —dice {keeper}—. Vamos a vender latas viejas». El Equipo Rojo y el Equipo Azul buscan latas.',
    ],
    [
      'There is such a big hole in the net that every shot flies out of it. “We need a new net,” says {keeper}, “so let us sell old cans.” Team Red and Team Blue run off to find as many as they can.',
      'Hay un hoyo tan grande en la red que todos los tiros se salen por ahí. «Necesitamos una red nueva —dice {keeper}—, así que vamos a vender latas viejas». El Equipo Rojo y el Equipo Azul salen corriendo a buscar todas las que puedan.',
    ],
    [
      'There is such a big hole in the net that every good shot ends up in the bushes behind it. “We need a new one,” says {keeper}, “and the recycling center pays for old cans.” Team Red and Team Blue run off in different directions, because each of them wants to bring back the larger pile.',
      'Hay un hoyo tan grande en la red que todo buen tiro acaba en los arbustos de atrás. «Necesitamos una nueva —dice {keeper}—, y el centro de reciclaje paga por las latas viejas». El Equipo Rojo y el Equipo Azul salen corriendo en direcciones distintas, porque cada uno quiere traer el montón más grande.',
    ],
    [
      'Team Red finds {1 can}. Team Blue finds {2 can}. How many more cans does Team Red have?',
      'El Equipo Rojo encuentra {1 can}. El Equipo Azul encuentra {2 can}. ¿Cuántas latas más tiene el Equipo Rojo?',
    ],
    [
      'Team Red finds {1 can} and Team Blue finds {2 can}. How many more cans does Team Red have?',
      'El Equipo Rojo encuentra {1 can} y el Equipo Azul encuentra {2 can}. ¿Cuántas latas más tiene el Equipo Rojo?',
    ],
    [
      'By noon Team Red has found {1 can}, and Team Blue has found {2 can}. How many more cans does Team Red have than Team Blue?',
      'Para el mediodía, el Equipo Rojo ha encontrado {1 can}, y el Equipo Azul ha encontrado {2 can}. ¿Cuántas latas más que el Equipo Azul tiene el Equipo Rojo?',
    ],
    ['Who has more cans: Team Red or Team Blue?', '¿Quién tiene más latas: el Equipo Rojo o el Equipo Azul?'],
    [
      'Team Red is ahead by {1 can}. {hero}, who plays for Blue, does not like it.',
      'El Equipo Rojo va ganando por {1 can}. A {hero}, que juega con los azules, no le gusta nada.',
    ],
    [
      'The cans of the two teams, one bar below the other.',
      'Las latas de los dos equipos, una barra debajo de la otra.',
    ],
    ['Behind the bus stop', 'Detrás de la parada del autobús'],
    [
      '{hero} and {friend} play for Blue. They do not give up. They look behind the bus stop. Look at that! There is a whole bag.',
      '{hero} y {friend} juegan con los azules. No se dan por vencidos. Miran detrás de la parada del autobús. ¡Mira nada más! Hay una bolsa entera.',
    ],
    [
      '{hero} and {friend} play for Team Blue, and they do not give up. They look behind the bus stop, and there somebody has left a whole bag of cans.',
      '{hero} y {friend} juegan en el Equipo Azul, y no quieren rendirse. Miran detrás de la parada del autobús, y ahí alguien dejó una bolsa entera de latas.',
    ],
    [
      '{hero} and {friend}, who play for Team Blue, are not going to give up yet. They look behind the bus stop, where nobody has looked so far, and in the long grass they discover a whole bag of cans.',
      '{hero} y {friend}, que juegan en el Equipo Azul, todavía no piensan rendirse. Miran detrás de la parada del autobús, donde nadie ha buscado hasta ahora, y entre la hierba alta descubren una bolsa entera de latas.',
    ],
    [
      'There {is|are} {1 can} in the bag. How many cans does Team Blue have now?',
      'En la bolsa hay {1 can}. ¿Cuántas latas tiene ahora el Equipo Azul?',
    ],
    [
      'There {is|are} {1 can} in the bag. How many cans does Team Blue have with them?',
      'En la bolsa hay {1 can}. ¿Cuántas latas tiene con ellas el Equipo Azul?',
    ],
    [
      'There {is|are} {1 can} in the bag, and they put them on their own pile. How many cans does Team Blue have now?',
      'En la bolsa hay {1 can}, y las ponen en su propio montón. ¿Cuántas latas tiene ahora el Equipo Azul?',
    ],
    [
      'Team Blue has {1 can} now, and that is still not as many as Team Red.',
      'El Equipo Azul tiene ahora {1 can}, y todavía no son tantas como las del Equipo Rojo.',
    ],
    ['The cans of Team Blue and the ones in the bag.', 'Las latas del Equipo Azul y las de la bolsa.'],
    ['The girl with the cart', 'La niña del carrito'],
    [
      'A small girl comes along. She pulls a cart. It is full of cans. “I want a ball of my own,” she says. They can ask her for some cans. Or they can go with her to the market, where there are more.',
      'Llega una niña chiquita. Jala un carrito. Está lleno de latas. «Quiero tener mi propio balón», dice. Pueden pedirle unas latas. O pueden ir con ella al mercado, donde hay más.',
    ],
    [
      'A small girl comes along with a cart full of cans. “I am saving for a ball of my own,” she says. They could ask her to give them some of her cans. Or they could go with her to the market, where there must be more.',
      'Llega una niña chiquita con un carrito lleno de latas. «Estoy ahorrando para mi propio balón», dice. Podrían pedirle que les dé algunas de sus latas. O podrían ir con ella al mercado, donde debe de haber más.',
    ],
    [
      'A small girl comes along the street and pulls a cart that is full of cans. “I am saving for a ball of my own,” she tells them proudly. They could ask her to give them some of her cans for the net. Or they could go with her to the market, where there must be more, although then it will be late before they are back.',
      'Por la calle viene una niña chiquita que jala un carrito lleno de latas. «Estoy ahorrando para mi propio balón», les cuenta con orgullo. Podrían pedirle que les dé algunas de sus latas para la red. O podrían ir con ella al mercado, donde debe de haber más, aunque entonces se les hará tarde para volver.',
    ],
    ['Ask her for some cans', 'Pedirle unas latas'],
    ['A gift', 'Un regalo'],
    [
      'The girl thinks. She looks at her cart. She looks at their shirts. “All right,” she says. “A few.”',
      'La niña lo piensa. Mira su carrito. Mira las camisetas. «Está bien —dice—. Unas pocas».',
    ],
    [
      'The girl looks at her cart, and then she looks at their blue shirts. “All right,” she says after a while, “but only a few.”',
      'La niña mira su carrito, y luego mira las camisetas azules. «Está bien —dice después de un rato—, pero solo unas pocas».',
    ],
    [
      'The girl looks at her cart for a long time, and then she looks at their blue shirts. “All right,” she says in the end, “because I want to play on your team one day.”',
      'La niña mira su carrito largo rato, y luego mira las camisetas azules. «Está bien —dice por fin—, porque un día quiero jugar en su equipo».',
    ],
    [
      'She gives them {1 can}. How many does Team Blue have then?',
      'Les da {1 can}. ¿Cuántas tiene entonces el Equipo Azul?',
    ],
    [
      'She gives {1 can} to Team Blue. How many cans does the team have then?',
      'Le da {1 can} al Equipo Azul. ¿Cuántas latas tiene entonces el equipo?',
    ],
    [
      'She takes {1 can} out of her cart and gives them to Team Blue. How many cans does the team have then?',
      'Saca {1 can} de su carrito y se las da al Equipo Azul. ¿Cuántas latas tiene entonces el equipo?',
    ],
    ['Team Blue has {1 can} in the end.', 'Al final el Equipo Azul tiene {1 can}.'],
    [
      'The net is new. The first shot stays in it. At the fence stands the girl with her cart. She has no ball yet. {hero} walks over. “Come in,” says {hero}. “We have a ball.”',
      'La red es nueva. El primer tiro se queda en ella. Junto a la cerca está la niña con su carrito. Todavía no tiene balón. {hero} se acerca. «Ven —le dice {hero}—. Tenemos un balón».',
    ],
    [
      'The net is new, and the first shot stays in it. But at the fence stands the girl, and she has no ball yet. {hero} walks over to her. “Come in,” says {hero}, “because we have a ball.”',
      'La red es nueva, y el primer tiro se queda en ella. Pero junto a la cerca está la niña, y todavía no tiene balón. {hero} se acerca. «Ven —le dice {hero}—, que nosotros tenemos un balón».',
    ],
    [
      'A week later the net is new, and the first shot stays in it, just as it should. But at the fence stands the girl with her cart, who is still far away from a ball of her own. {hero} walks over to her in front of everybody. “Come in,” says {hero}, “because here there is a ball, and part of the net is yours.”',
      'Una semana después la red es nueva, y el primer tiro se queda en ella, como debe ser. Pero junto a la cerca está la niña con su carrito, y todavía le falta mucho para tener su propio balón. {hero} se acerca a ella delante de todos. «Ven —le dice {hero}—, que aquí hay un balón, y una parte de la red es tuya».',
    ],
    ['Go to the market with her', 'Ir con ella al mercado'],
    ['The market', 'El mercado'],
    [
      'The market is over. There are cans all over the place! The girl gets half. Team Blue gets half.',
      'El mercado ya terminó. ¡Hay latas por todas partes! La mitad es para la niña. La otra mitad es para el Equipo Azul.',
    ],
    [
      'The market is just over, and there are cans all over the place. They share them with the girl and pull them home in her cart.',
      'El mercado acaba de terminar, y hay latas por todas partes. Las comparten con la niña y se las llevan a casa en su carrito.',
    ],
    [
      'The market is just over, and between the empty stalls there are cans all over the place. They share them fairly with the girl, and then all three of them pull the cart home while it gets dark.',
      'El mercado acaba de terminar, y entre los puestos vacíos hay latas por todas partes. Las comparten con la niña en partes iguales, y luego los tres jalan el carrito hasta la casa mientras se hace de noche.',
    ],
    [
      'Team Blue wants to have {1 can}. How many more cans must they bring from the market?',
      'El Equipo Azul quiere tener {1 can}. ¿Cuántas latas más deben traer del mercado?',
    ],
    [
      'Team Blue wants to reach {1 can}. How many more cans must they bring from the market?',
      'El Equipo Azul quiere llegar a {1 can}. ¿Cuántas latas más deben traer del mercado?',
    ],
    [
      'To be ahead of Team Red, Team Blue wants to reach {1 can}. How many more cans do they have to bring from the market?',
      'Para pasar al Equipo Rojo, el Equipo Azul quiere llegar a {1 can}. ¿Cuántas latas más tienen que traer del mercado?',
    ],
    [
      'They bring {1 can} from the market, and that puts them ahead.',
      'Traen {1 can} del mercado, y con eso van ganando.',
    ],
    [
      'They come back late. Team Red has gone home. So nobody sees who won. But there is a net now. And the girl has a ball. It is red and blue.',
      'Vuelven tarde. El Equipo Rojo ya se fue a casa. Así que nadie ve quién ganó. Pero ahora hay una red. Y la niña tiene un balón. Es rojo y azul.',
    ],
    [
      'They come back so late that Team Red has gone home, and nobody sees who has won. But there is a new net now, and the girl has a ball of her own. It is red and blue.',
      'Vuelven tan tarde que el Equipo Rojo ya se fue a casa, y nadie ve quién ganó. Pero ahora hay una red nueva, y la niña tiene su propio balón. Es rojo y azul.',
    ],
    [
      'They come back so late that Team Red has gone home already, and so nobody is there to see who has won. But from that week on there is a new net, and a small girl kicks her own ball against the fence until it is dark. It is half red and half blue, and she will not say which half she likes better.',
      'Vuelven tan tarde que el Equipo Rojo ya se fue a casa, así que no hay nadie que vea quién ganó. Pero desde esa semana hay una red nueva, y una niña chiquita patea su propio balón contra la cerca hasta que anochece. Es mitad rojo y mitad azul, y ella no quiere decir qué mitad le gusta más.',
    ],
  ],
} satisfies StoryPairs;
