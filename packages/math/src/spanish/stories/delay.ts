import type { StoryPairs } from './reader-of-story.ts';

/** The plot `delay` in Spanish. */
export const delayStory = {
  pairs: [
    ['Grandma’s birthday', 'El cumpleaños de la abuela'],
    ['Platform two', 'El andén dos'],
    [
      'It is Grandma’s birthday. {hero} and {friend} have a cake in a box. The train is due. But no train comes. “There are cows on the line,” says {keeper}. “You must wait.”',
      'Es el cumpleaños de la abuela. {hero} y {friend} llevan un pastel en una caja. El tren debería llegar. Pero no llega ningún tren. «Hay vacas en la vía —dice {keeper}—. Tienen que esperar».',
    ],
    [
      'It is the birthday of {hero}’s grandmother, and {hero} and {friend} stand on the platform with a cake in a box. But the train does not come, because there are cows on the line. “You will have to wait a little,” says {keeper}, “until somebody has talked to them.”',
      'Es el cumpleaños de la abuela de {hero}, y {hero} y {friend} están en el andén con un pastel en una caja. Pero el tren no llega, porque hay vacas en la vía. «Tendrán que esperar un poco —dice {keeper}—, hasta que alguien hable con ellas».',
    ],
    [
      'It is the birthday of {hero}’s grandmother, and {hero} and {friend} stand on the platform with a cake in a large white box. But the train that should be there does not come. “There are cows on the line,” says {keeper} and puts away the telephone, “and nobody can explain to them that there is a timetable.”',
      'Es el cumpleaños de la abuela de {hero}, y {hero} y {friend} están en el andén con un pastel en una caja grande y blanca. Pero el tren que debería estar ahí no llega. «Hay vacas en la vía —dice {keeper} y guarda el teléfono—, y nadie les puede explicar que hay un horario».',
    ],
    [
      'The train should come at {1}:{2} p.m. It comes at {3}:{4} p.m. How many minutes do they wait?',
      'El tren debería llegar a las {1}:{2} p.m. Llega a las {3}:{4} p.m. ¿Cuántos minutos esperan?',
    ],
    [
      'The train should come at {1}:{2} p.m., but it comes at {3}:{4} p.m. How many minutes do they have to wait?',
      'El tren debería llegar a las {1}:{2} p.m., pero llega a las {3}:{4} p.m. ¿Cuántos minutos tienen que esperar?',
    ],
    [
      'According to the timetable the train comes at {1}:{2} p.m., but today it arrives at {3}:{4} p.m. How many minutes do they have to wait for it?',
      'Según el horario, el tren llega a las {1}:{2} p.m., pero hoy llega a las {3}:{4} p.m. ¿Cuántos minutos tienen que esperarlo?',
    ],
    ['They wait {1 minute}. The cake gets warm.', 'Esperan {1 minute}. El pastel se calienta.'],
    ['A clock that shows {1}:{2}.', 'Un reloj que marca las {1}:{2}.'],
    ['Through the hills', 'Por las colinas'],
    [
      'At last they sit in the train. The hills roll by. There is one cow on each hill. They all look at the box with the cake.',
      'Por fin van sentados en el tren. Las colinas pasan. Hay una vaca en cada colina. Todas miran la caja del pastel.',
    ],
    [
      'At last they sit in the train, and the hills roll by. On every hill stands a cow and looks at the box with the cake.',
      'Por fin van sentados en el tren, y las colinas pasan. En cada colina hay una vaca que mira la caja del pastel.',
    ],
    [
      'At last they sit in the train with the box between them, and outside the green hills roll by. On each of the hills stands a cow, and {friend} could swear that every one of them is looking at the cake.',
      'Por fin van sentados en el tren con la caja en medio, y afuera pasan las colinas verdes. En cada una de las colinas hay una vaca, y {friend} podría jurar que todas miran el pastel.',
    ],
    [
      'They get on at {1}:{2} p.m. They get off at {3}:{4} p.m. How many minutes is the ride?',
      'Se suben a las {1}:{2} p.m. Se bajan a las {3}:{4} p.m. ¿Cuántos minutos dura el viaje?',
    ],
    [
      'The train leaves at {1}:{2} p.m., and they get off at {3}:{4} p.m. How many minutes does the ride take?',
      'El tren sale a las {1}:{2} p.m., y ellos se bajan a las {3}:{4} p.m. ¿Cuántos minutos dura el viaje?',
    ],
    [
      'When it has let some other people on, the train leaves at {1}:{2} p.m., and they get off at {3}:{4} p.m. How many minutes does the ride take?',
      'Después de que se sube más gente, el tren sale a las {1}:{2} p.m., y ellos se bajan a las {3}:{4} p.m. ¿Cuántos minutos dura el viaje?',
    ],
    [
      'The ride takes {1 minute}. They jump down onto the grass.',
      'El viaje dura {1 minute}. Bajan al pasto de un salto.',
    ],
    ['Around the lake or over it?', '¿Rodear el lago o cruzarlo?'],
    [
      'The house is on the other side of the lake. They can walk around it. Or they can take an old boat. It is fast, but it has no roof.',
      'La casa está al otro lado del lago. Pueden rodearlo a pie. O pueden tomar un bote viejo. Es rápido, pero no tiene techo.',
    ],
    [
      'The house is on the other side of the lake. They could walk around the lake on a good path. Or they could take an old boat, which is wet but more fun.',
      'La casa está al otro lado del lago. Podrían rodear el lago a pie por un buen camino. O podrían tomar un bote viejo, en el que uno se moja pero se divierte más.',
    ],
    [
      'The house is on the other side of the lake, and they can already see smoke coming out of its chimney. They could walk around the lake on a good dry path. Or they could take an old boat, which is tied to a tree, leaks a little and belongs to Grandma anyway.',
      'La casa está al otro lado del lago, y ya pueden ver el humo que sale de su chimenea. Podrían rodear el lago a pie por un camino bueno y seco. O podrían tomar un bote viejo, que está atado a un árbol, deja entrar un poco de agua y de todos modos es de la abuela.',
    ],
    ['Walk around the lake', 'Rodear el lago a pie'],
    [
      'They walk and sing. {hero} holds the box flat with both hands.',
      'Caminan y cantan. {hero} lleva la caja derecha con las dos manos.',
    ],
    [
      'They walk along the shore and sing, and {hero} holds the box with both hands, so that the cake stays flat.',
      'Caminan por la orilla y cantan, y {hero} lleva la caja con las dos manos, para que el pastel no se ladee.',
    ],
    [
      'They walk and sing every birthday song that they know, and {hero} holds the box with both hands, so that nothing can slide to one side.',
      'Caminan y cantan todas las canciones de cumpleaños que conocen, y {hero} lleva la caja con las dos manos, para que nada se resbale hacia un lado.',
    ],
    [
      'They start at {1}:{2} p.m. They are there at {3}:{4} p.m. How many minutes do they walk?',
      'Salen a las {1}:{2} p.m. Llegan a las {3}:{4} p.m. ¿Cuántos minutos caminan?',
    ],
    [
      'They start at {1}:{2} p.m. and knock on the door at {3}:{4} p.m. How many minutes do they walk?',
      'Salen a las {1}:{2} p.m. y tocan a la puerta a las {3}:{4} p.m. ¿Cuántos minutos caminan?',
    ],
    [
      'They look at the clock of the station when they start at {1}:{2} p.m., and they knock on the door at {3}:{4} p.m. How many minutes have they been walking?',
      'Miran el reloj de la estación cuando salen a las {1}:{2} p.m., y tocan a la puerta a las {3}:{4} p.m. ¿Cuántos minutos han caminado?',
    ],
    ['They walk for {1 minute}, and the cake stays in one piece.', 'Caminan {1 minute}, y el pastel llega entero.'],
    [
      'The cake is whole. But all the others have sung and gone. Grandma sits by the door. “Now the best part starts,” she says. She has kept three plates.',
      'El pastel está entero. Pero todos los demás ya cantaron y se fueron. La abuela está sentada junto a la puerta. «Ahora empieza lo mejor», dice. Guardó tres platos.',
    ],
    [
      'The cake is in one piece, but all the other guests have sung and gone home. Grandma sits beside the door. “Now the best part of the day begins,” she says, because she has kept three plates for them.',
      'El pastel está entero, pero todos los demás invitados ya cantaron y se fueron a casa. La abuela está sentada junto a la puerta. «Ahora empieza lo mejor del día», dice, porque guardó tres platos para ellos.',
    ],
    [
      'The cake is in one piece, with every cherry in its place, but all the other guests have sung their songs and gone home. Grandma sits on the bench beside the door. “And now,” she says, “the best part of the day begins,” and they see that she has kept three plates and has not eaten a thing.',
      'El pastel está entero, con cada cereza en su lugar, pero todos los demás invitados ya cantaron sus canciones y se fueron a casa. La abuela está sentada en la banca junto a la puerta. «Y ahora —dice— empieza lo mejor del día», y ellos ven que guardó tres platos y que no ha comido nada.',
    ],
    ['Take the old boat', 'Tomar el bote viejo'],
    [
      '{friend} rows. {hero} scoops water out with a cup. A fish jumps over the box.',
      '{friend} rema. {hero} saca agua con una taza. Un pez salta por encima de la caja.',
    ],
    [
      '{friend} rows, and {hero} scoops the water out of the boat with a cup. A fish jumps right over the box.',
      '{friend} rema, y {hero} saca el agua del bote con una taza. Un pez salta justo por encima de la caja.',
    ],
    [
      '{friend} rows as hard as possible, and {hero} scoops the water out again with a cup. In the middle of the lake a fish jumps right over the box with the cake.',
      '{friend} rema con todas sus fuerzas, y {hero} vuelve a sacar el agua con una taza. En medio del lago, un pez salta justo por encima de la caja del pastel.',
    ],
    [
      'They row off at {1}:{2} p.m. They land at {3}:{4} p.m. How many minutes do they row?',
      'Salen remando a las {1}:{2} p.m. Llegan a las {3}:{4} p.m. ¿Cuántos minutos reman?',
    ],
    [
      'They push off at {1}:{2} p.m. and land at {3}:{4} p.m. How many minutes are they on the water?',
      'Se apartan de la orilla a las {1}:{2} p.m. y llegan a las {3}:{4} p.m. ¿Cuántos minutos están en el agua?',
    ],
    [
      'They push off from the shore at {1}:{2} p.m., and in the end they land at {3}:{4} p.m. How many minutes have they been on the water?',
      'Se apartan de la orilla a las {1}:{2} p.m., y al final llegan a las {3}:{4} p.m. ¿Cuántos minutos han estado en el agua?',
    ],
    ['They row for {1 minute}. Everybody is wet, also the cake.', 'Reman {1 minute}. Todo se moja, también el pastel.'],
    [
      'All the guests are still there. They stand on the shore and cheer. But the cake is soup now. Grandma gets spoons. “I always wanted to eat cake with a spoon,” she says.',
      'Todos los invitados siguen ahí. Están en la orilla y gritan de alegría. Pero el pastel ya es sopa. La abuela trae cucharas. «Siempre quise comer pastel con cuchara», dice.',
    ],
    [
      'All the guests are still there, and they stand on the shore and cheer. But the cake has turned into soup. Grandma brings spoons. “I have always wanted to eat a cake like this,” she says.',
      'Todos los invitados siguen ahí, y están en la orilla y gritan de alegría. Pero el pastel se ha vuelto sopa. La abuela trae cucharas. «Siempre he querido comer un pastel así», dice.',
    ],
    [
      'All the guests are still there, and they stand on the shore and cheer as if a ship had come home from the other side of the world. But when {hero} opens the box, the cake has turned into soup. Grandma looks into it and goes to fetch some spoons. “At my age,” she says, “I thought that I knew every kind of cake.”',
      'Todos los invitados siguen ahí, y están en la orilla y gritan de alegría como si un barco hubiera vuelto del otro lado del mundo. Pero cuando {hero} abre la caja, el pastel se ha vuelto sopa. La abuela mira adentro y va por unas cucharas. «A mi edad —dice—, yo creía que conocía todas las clases de pastel».',
    ],
    ['The path', 'El camino'],
  ],
} satisfies StoryPairs;
