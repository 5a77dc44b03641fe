import type { StoryPairs } from './reader-of-story.ts';

/** The plot `rolls` in Spanish. */
export const rollsStory = {
  pairs: [
    ['The last rolls of the morning', 'Los últimos bolillos de la mañana'],
    ['Two ovens', 'Dos hornos'],
    [
      'It is six in the morning. {hero} and {friend} help in the bakery. {keeper} opens both ovens. The smell is warm and sweet. “Count the rolls,” she says. “All of them.”',
      'Son las seis de la mañana. {hero} y {friend} ayudan en la panadería. {Keeper} abre los dos hornos. El olor es tibio y dulce. «Cuenten los bolillos —dice—. Todos».',
    ],
    [
      'It is very early, and {hero} and {friend} help in the corner bakery. {keeper} opens both ovens, and the smell is warm and sweet. “Count the rolls,” she says, “because the first people are at the door.”',
      'Es muy temprano, y {hero} y {friend} ayudan en la panadería de la esquina. {Keeper} abre los dos hornos, y el olor es tibio y dulce. «Cuenten los bolillos —dice—, porque la primera gente ya está en la puerta».',
    ],
    [
      'It is so early that the street lamps are still on, but in the corner bakery {hero} and {friend} are already helping. When {keeper} opens both ovens, the smell is so warm and sweet that nobody speaks for a moment. “Count the rolls,” she says then, “because the first people are waiting at the door.”',
      'Es tan temprano que los faroles de la calle siguen encendidos, pero en la panadería de la esquina {hero} y {friend} ya están ayudando. Cuando {keeper} abre los dos hornos, el olor es tan tibio y dulce que por un momento nadie habla. «Cuenten los bolillos —dice después—, porque la primera gente ya espera en la puerta».',
    ],
    [
      'The first oven has {1 roll}. The other has {2 roll}. How many rolls is that in all?',
      'El primer horno tiene {1 roll}. El otro tiene {2 roll}. ¿Cuántos bolillos son en total?',
    ],
    [
      'There {is|are} {1 roll} in the first oven and {2 roll} in the other. How many rolls are there in all?',
      'Hay {1 roll} en el primer horno y {2 roll} en el otro. ¿Cuántos bolillos hay en total?',
    ],
    [
      'There {is|are} {1 roll} in the first oven and {2 roll} in the other oven. How many rolls have come out of both ovens together?',
      'Hay {1 roll} en el primer horno y {2 roll} en el otro horno. ¿Cuántos bolillos han salido de los dos hornos juntos?',
    ],
    [
      '{1 roll} lie in the big basket. {hero} unlocks the door.',
      'Hay {1 roll} en la canasta grande. {hero} abre la puerta con la llave.',
    ],
    ['The rolls of the two ovens in one bar.', 'Los bolillos de los dos hornos en una sola barra.'],
    ['The long line', 'La larga fila'],
    [
      'The people come in. One buys a bag full. One buys only one. “They are so good!” says a boy. Soon {friend} looks into the big basket of rolls.',
      'Entra la gente. Alguien compra una bolsa llena. Alguien compra solo uno. «¡Qué ricos están!», dice un niño. Pronto {friend} mira dentro de la canasta grande de los bolillos.',
    ],
    [
      'The people come in, and everyone wants rolls. A man buys a whole bag, and a boy eats his before he is out of the door. After a while {friend} looks into the big basket of rolls.',
      'Entra la gente, y todos quieren bolillos. Un hombre compra una bolsa entera, y un niño se come el suyo antes de salir por la puerta. Después de un rato, {friend} mira dentro de la canasta grande de los bolillos.',
    ],
    [
      'The people come in one after the other, and everyone wants rolls. A man buys a whole bag for his team, and a boy has eaten his before he is out of the door again. After a while {friend} looks into the big basket of rolls and gets worried.',
      'La gente entra, uno tras otro, y todos quieren bolillos. Un hombre compra una bolsa entera para su equipo, y un niño ya se comió el suyo antes de salir por la puerta. Después de un rato, {friend} mira dentro de la canasta grande de los bolillos y se preocupa.',
    ],
    [
      'They sell {1} of all their rolls. How many rolls are left?',
      'Venden {1} de todos sus bolillos. ¿Cuántos bolillos quedan?',
    ],
    [
      'They have sold {1} of all the rolls that they counted. How many rolls are left?',
      'Han vendido {1} de todos los bolillos que contaron. ¿Cuántos bolillos quedan?',
    ],
    [
      'They have sold {1} of all the rolls that they counted in the morning. How many rolls are left in the basket?',
      'Han vendido {1} de todos los bolillos que contaron por la mañana. ¿Cuántos bolillos quedan en la canasta?',
    ],
    [
      '{1 roll} are left, and the school bus stops outside.',
      '{1: Queda|Quedan} {1 roll}, y afuera se detiene el autobús de la escuela.',
    ],
    ['All the rolls: the sold ones and the rest.', 'Todos los bolillos: los vendidos y el resto.'],
    ['{1} sold', '{1: vendido|vendidos}: {1}'],
    ['? left', '? quedan'],
    ['all the rolls', 'todos los bolillos'],
    [
      'A bus stops. The door opens. Some children get out! They are hungry. {hero} can bake more rolls. That takes time. Or {friend} can run out with the basket now.',
      'Se detiene un autobús. Se abre la puerta. ¡Bajan unos niños! Tienen hambre. {hero} puede hornear más bolillos. Eso toma tiempo. O {friend} puede salir corriendo con la canasta ahora mismo.',
    ],
    [
      'A bus stops, and some hungry children get out. {hero} could put more rolls into the oven, but that takes time. Or {friend} could run out with the basket now, before the bus goes on.',
      'Se detiene un autobús y bajan unos niños con hambre. {hero} podría meter más bolillos al horno, pero eso toma tiempo. O {friend} podría salir corriendo con la canasta ahora mismo, antes de que se vaya el autobús.',
    ],
    [
      'A bus stops outside, and one hungry child after the other gets out of it. {hero} could put more rolls into the oven, although the children would have to wait for them. Or {friend} could run out with the heavy basket now, before the driver wants to go on.',
      'Afuera se detiene un autobús, y de él baja un niño con hambre tras otro. {hero} podría meter más bolillos al horno, aunque los niños tendrían que esperarlos. O {friend} podría salir corriendo ahora mismo con la pesada canasta, antes de que el chofer quiera seguir su camino.',
    ],
    ['Bake more rolls', 'Hornear más bolillos'],
    ['Into the oven', 'Al horno'],
    [
      '{hero} rolls the dough. {friend} shuts the oven. They look at the clock. The driver looks at the clock, too.',
      '{hero} hace bolitas de masa. {friend} cierra el horno. Miran el reloj. El chofer también mira el reloj.',
    ],
    [
      '{hero} rolls the dough, and {friend} shuts the oven. They look at the clock, and outside the driver looks at his watch.',
      '{hero} hace bolitas de masa, y {friend} cierra el horno. Miran el reloj, y afuera el chofer mira el suyo.',
    ],
    [
      '{hero} rolls the last of the dough into balls while {friend} watches the oven. They look at the clock again and again, and outside the driver of the bus is looking at his watch.',
      '{hero} hace bolitas con lo último de la masa mientras {friend} vigila el horno. Miran el reloj una y otra vez, y afuera el chofer del autobús mira el suyo.',
    ],
    [
      'They bake {1} more. They put them with the rolls that are left. How many rolls is that now?',
      'Hornean {1} más. Los ponen con los bolillos que quedaban. ¿Cuántos bolillos son ahora?',
    ],
    [
      'They bake {1} more rolls and put them with the ones that are left. How many rolls do they have now?',
      'Hornean {1 roll} más y los ponen con los que quedaban. ¿Cuántos bolillos tienen ahora?',
    ],
    [
      'They bake {1} more rolls and put them into the basket with the ones that were left. How many rolls do they have now?',
      'Hornean {1 roll} más y los ponen en la canasta con los que quedaban. ¿Cuántos bolillos tienen ahora?',
    ],
    ['Now there {is|are} {1 roll}, hot and brown.', 'Ahora hay {1 roll}, calientes y dorados.'],
    [
      'The rolls are hot. The children eat and laugh. But the bus is late now. At school the bell has rung. “It was worth it,” says a girl with jam on her nose.',
      'Los bolillos están calientes. Los niños comen y se ríen. Pero el autobús va tarde. En la escuela ya sonó la campana. «Valió la pena», dice una niña con mermelada en la nariz.',
    ],
    [
      'The rolls are hot, and every child on the bus has one. But the bus is late, and at school the bell has rung already. “It was worth it,” says a girl with jam on her nose.',
      'Los bolillos están calientes, y a cada niño del autobús le toca uno. Pero el autobús va tarde, y en la escuela ya sonó la campana. «Valió la pena», dice una niña con mermelada en la nariz.',
    ],
    [
      'The rolls are still hot when they are passed through the windows, and every child on the bus gets one. But now the bus is late, and by the time it reaches the school the bell has already rung. “It was worth it,” says a girl with jam on her nose, and the teacher, who has a roll too, cannot really be angry.',
      'Los bolillos todavía están calientes cuando pasan por las ventanas, y a cada niño del autobús le toca uno. Pero ahora el autobús va tarde, y cuando llega a la escuela ya sonó la campana. «Valió la pena», dice una niña con mermelada en la nariz, y la maestra, que también tiene un bolillo, no se puede enojar de verdad.',
    ],
    ['Run out with the basket', 'Salir corriendo con la canasta'],
    ['Across the street', 'Al otro lado de la calle'],
    [
      '{friend} takes the basket and runs. The step is wet. Oh no! The basket tips, and some rolls fall.',
      '{friend} toma la canasta y corre. El escalón está mojado. ¡Ay, no! La canasta se ladea, y unos bolillos se caen.',
    ],
    [
      '{friend} takes the basket and runs, but the step is wet. The basket tips, and some of the rolls fall into the street.',
      '{friend} toma la canasta y corre, pero el escalón está mojado. La canasta se ladea, y unos bolillos se caen a la calle.',
    ],
    [
      '{friend} picks up the heavy basket and runs, but nobody has told the rain to stop, and the step is wet. The basket tips over, and some of the rolls bounce into the street.',
      '{friend} levanta la pesada canasta y corre, pero nadie le ha dicho a la lluvia que pare, y el escalón está mojado. La canasta se voltea, y unos bolillos salen rodando por la calle.',
    ],
    [
      '{1} of the rolls that were left fall down. How many are still good?',
      'De los bolillos que quedaban, {1: se cae|se caen} {1}. ¿Cuántos siguen buenos?',
    ],
    [
      '{1} of the rolls that were left fall into the street. How many are still good to eat?',
      'De los bolillos que quedaban, {1: se cae|se caen} {1} a la calle. ¿Cuántos se pueden comer todavía?',
    ],
    [
      'Of the rolls that were left in the basket, {1} fall into the street. How many rolls are still good to eat?',
      'De los bolillos que quedaban en la canasta, {1: se cae|se caen} {1} a la calle. ¿Cuántos bolillos se pueden comer todavía?',
    ],
    [
      '{1 roll} are still good, and the birds get the others.',
      '{1 roll} {1: sigue bueno|siguen buenos}, y los demás son para los pájaros.',
    ],
    [
      'The children break the rolls in two. So each one gets a part. The bus is on time. On the street, ten birds have a party.',
      'Los niños parten los bolillos en dos. Así a cada uno le toca un pedazo. El autobús va a tiempo. En la calle, diez pájaros hacen una fiesta.',
    ],
    [
      'The children break the rolls into pieces, so that everyone gets some. The bus leaves on time, and nobody is hungry. Only the birds in the street have had a whole breakfast.',
      'Los niños parten los bolillos en pedazos, para que a todos les toque algo. El autobús sale a tiempo, y nadie tiene hambre. Solo los pájaros de la calle tuvieron un desayuno entero.',
    ],
    [
      'The children break the rolls into pieces and pass them from seat to seat, so that everyone gets at least a bite. The bus leaves on time. Only the birds in the street have had a whole breakfast, and from then on they sit in front of the bakery every morning and wait for {friend}.',
      'Los niños parten los bolillos en pedazos y los pasan de asiento en asiento, para que a todos les toque al menos una mordida. El autobús sale a tiempo. Solo los pájaros de la calle tuvieron un desayuno entero, y desde entonces se posan cada mañana frente a la panadería y esperan a {friend}.',
    ],
  ],
} satisfies StoryPairs;
