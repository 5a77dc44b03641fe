import type { StoryPairs } from './reader-of-story.ts';

/** The plot `quilt` in Spanish. */
export const quiltStory = {
  words: {
    'the piece for the back': 'la pieza de atrás',
    'the part of the sea': 'la parte del mar',
    'the part of the train': 'la parte del tren',
    'the part of the garden': 'la parte del jardín',
  },
  pairs: [
    ['Everybody’s shirts', 'Las camisas de todos'],
    ['A bag of shirts', 'Una bolsa de camisas'],
    [
      '{keeper} is going to move away. He has taught them all to saw and sew. “What can we give him?” asks {hero}. {friend} brings a bag. It is full of old shirts. “A quilt! Out of all of us.”',
      '{Keeper} se va a mudar. Les ha enseñado a todos a serruchar y a coser. «¿Qué le podemos dar?», pregunta {hero}. {friend} trae una bolsa. Está llena de camisas viejas. «¡Una colcha! Hecha de todos nosotros».',
    ],
    [
      '{keeper} is going to retire, after he has taught half of the town to saw and to sew. “What could we give him?” asks {hero}. {friend} brings a bag that is full of old shirts. “A quilt,” says {friend}, “made out of all of us.”',
      '{Keeper} se va a jubilar, después de enseñarle a medio pueblo a serruchar y a coser. «¿Qué le podríamos dar?», pregunta {hero}. {friend} trae una bolsa llena de camisas viejas. «Una colcha —dice {friend}— hecha de todos nosotros».',
    ],
    [
      'After the summer {keeper} is going to retire and move to his daughter, although he has taught half of the town to saw and to sew. “What do you give to somebody who can make everything himself?” asks {hero}. {friend} puts a bag on the table that is full of old shirts. “A quilt,” says {friend}, “made out of all of us.”',
      'Después del verano, {keeper} se va a jubilar y a mudarse con su hija, aunque le ha enseñado a medio pueblo a serruchar y a coser. «¿Qué se le da a alguien que puede hacerlo todo con sus manos?», pregunta {hero}. {friend} pone sobre la mesa una bolsa llena de camisas viejas. «Una colcha —dice {friend}— hecha de todos nosotros».',
    ],
    [
      'The drawing shows a row and a column of {place}. How many squares is it in all?',
      'El dibujo muestra una fila y una columna de {place}. ¿Cuántos cuadrados son en total?',
    ],
    [
      'The drawing shows just a row and a column of {place}. How many squares is it in all?',
      'El dibujo muestra nada más una fila y una columna de {place}. ¿Cuántos cuadrados son en total?',
    ],
    [
      'The drawing shows only the first row and the first column of {place}. How many squares do they need for it?',
      'El dibujo muestra solo la primera fila y la primera columna de {place}. ¿Cuántos cuadrados necesitan para hacerla?',
    ],
    [
      'The drawing on the wall shows only the first row and the first column of {place}, because the chalk was too short. How many squares do they need for it?',
      'El dibujo de la pared muestra solo la primera fila y la primera columna de {place}, porque la tiza no alcanzó. ¿Cuántos cuadrados necesitan para hacerla?',
    ],
    [
      'The drawing on the wall shows only the first row and the first column of {place}, because the chalk was too short. How many squares of cloth do they need for it?',
      'El dibujo de la pared muestra solo la primera fila y la primera columna de {place}, porque la tiza no alcanzó. ¿Cuántos cuadrados de tela necesitan para hacerla?',
    ],
    [
      'The drawing shows {place}. How many squares is it in all?',
      'El dibujo muestra {place}. ¿Cuántos cuadrados son en total?',
    ],
    [
      'The drawing shows {place}, square by square. How many squares do they need for it?',
      'El dibujo muestra {place}, cuadrado por cuadrado. ¿Cuántos cuadrados necesitan para hacerla?',
    ],
    [
      'The drawing on the wall shows {place}, square by square, just as it will be sewn together. How many squares of cloth do they need for it?',
      'El dibujo de la pared muestra {place}, cuadrado por cuadrado, tal como se va a coser. ¿Cuántos cuadrados de tela necesitan para hacerla?',
    ],
    [
      'All corners of {place} are right angles. How many square feet is it?',
      'Todas las esquinas de {place} son ángulos rectos. ¿Cuántos pies cuadrados mide?',
    ],
    [
      'All corners of {place} are right angles. How many square feet of cloth is that?',
      'Todas las esquinas de {place} son ángulos rectos. ¿Cuántos pies cuadrados de tela son?',
    ],
    [
      'All corners of {place} are right angles, and the drawing shows the lengths. How many square feet of cloth do they need for it?',
      'Todas las esquinas de {place} son ángulos rectos, y el dibujo muestra las medidas. ¿Cuántos pies cuadrados de tela necesitan para hacerla?',
    ],
    [
      'They cut {1 square}, until the floor is full of threads. Nobody says a word to {keeper}.',
      'Cortan {1 square}, hasta que el piso está lleno de hilos. Nadie le dice ni una palabra a {keeper}.',
    ],
    [
      'They cut {1} square feet of cloth, until the floor is full of threads. Nobody says a word to {keeper}.',
      'Cortan {1} pies cuadrados de tela, hasta que el piso está lleno de hilos. Nadie le dice ni una palabra a {keeper}.',
    ],
    ['The blue ones', 'Las azules'],
    [
      'Now they lay out the blue shirts. That will be the sea. {keeper} came over the sea as a boy. Then they hear his key in the door!',
      'Ahora extienden las camisas azules. Ese va a ser el mar. {Keeper} cruzó el mar cuando era niño. ¡Entonces oyen su llave en la puerta!',
    ],
    [
      'Now they lay out the blue shirts, which are going to be the sea, because {keeper} came over the sea when he was a boy. Then they hear his key in the door.',
      'Ahora extienden las camisas azules, que van a ser el mar, porque {keeper} cruzó el mar cuando era niño. Entonces oyen su llave en la puerta.',
    ],
    [
      'Now they lay out all of the blue shirts, which are going to be the sea, because {keeper} came over it in a small boat when he was a boy. They have just put the last piece in its place when they hear his key in the door.',
      'Ahora extienden todas las camisas azules, que van a ser el mar, porque {keeper} lo cruzó en un barquito cuando era niño. Apenas han puesto la última pieza en su lugar cuando oyen su llave en la puerta.',
    ],
    [
      'The sea takes {1 square}. They throw a sheet over it just in time. “You are so quiet today,” says {keeper}.',
      'El mar lleva {1 square}. Le echan encima una sábana justo a tiempo. «Qué silencio hay hoy», dice {keeper}.',
    ],
    [
      'The sea takes {1} square feet of cloth. They throw a sheet over it just in time. “You are so quiet today,” says {keeper}.',
      'El mar lleva {1} pies cuadrados de tela. Le echan encima una sábana justo a tiempo. «Qué silencio hay hoy», dice {keeper}.',
    ],
    ['The last corner', 'La última esquina'],
    [
      'One corner is still empty. They can sew a train, for the trip that he will take. Or they can sew the garden behind the shop, so that he will not forget it.',
      'Una esquina sigue vacía. Pueden coser un tren, por el viaje que va a hacer. O pueden coser el jardín de atrás del taller, para que no lo olvide.',
    ],
    [
      'A corner of the quilt is still empty. They could sew a train, for the trip that he is going to take. Or they could sew the garden behind the workshop, so that he won’t forget it.',
      'Una esquina de la colcha sigue vacía. Podrían coser un tren, por el viaje que va a hacer. O podrían coser el jardín de atrás del taller, para que no lo olvide.',
    ],
    [
      'A whole corner of the quilt is still empty, and there is not much time. They could sew a train, for the long trip that he is going to take. Or they could sew the garden behind the workshop, with the crooked apple tree, so that he won’t forget where he sat at noon.',
      'Una esquina entera de la colcha sigue vacía, y no hay mucho tiempo. Podrían coser un tren, por el largo viaje que va a hacer. O podrían coser el jardín de atrás del taller, con el manzano chueco, para que no olvide dónde se sentaba al mediodía.',
    ],
    ['Sew the train', 'Coser el tren'],
    ['The train', 'El tren'],
    [
      'The train is made of red shirts. {friend} adds smoke. It is an old gray sock.',
      'El tren es de camisas rojas. {friend} le agrega el humo. Es un calcetín gris viejo.',
    ],
    [
      'The train is made of red shirts, and for the smoke {friend} takes a gray sock.',
      'El tren es de camisas rojas, y para el humo {friend} usa un calcetín gris.',
    ],
    [
      'The train is made of the red shirts of the fire crew, and for the smoke, after thinking about it for a while, {friend} takes an old gray sock.',
      'El tren es de las camisas rojas de los bomberos, y para el humo, después de pensarlo un rato, {friend} usa un viejo calcetín gris.',
    ],
    [
      'The train takes {1 square}. It looks so fast that one wants to wave.',
      'El tren lleva {1 square}. Se ve tan rápido que dan ganas de decirle adiós con la mano.',
    ],
    [
      'The train takes {1} square feet of cloth. It looks so fast that one wants to wave.',
      'El tren lleva {1} pies cuadrados de tela. Se ve tan rápido que dan ganas de decirle adiós con la mano.',
    ],
    [
      'On the last day they put the quilt on his knees. He looks at each bit. “That is your shirt,” he says. “And that is yours.” He knows them all. Then he sees the train. He rides off with the quilt around him, in June. He waves with a corner of it.',
      'El último día le ponen la colcha en las rodillas. Él mira cada pedacito. «Esta es tu camisa —dice—. Y esta es la tuya». Las conoce todas. Luego ve el tren. Se va de viaje envuelto en la colcha, en junio. Dice adiós con una esquina.',
    ],
    [
      'On the last day they put the quilt on his knees, and he looks at it for a long time. “That was your shirt,” he says, “and that was yours.” He knows every single one. When the train leaves, it is June and very warm, but he has the quilt around his shoulders and waves with a corner of it.',
      'El último día le ponen la colcha en las rodillas, y él la mira un buen rato. «Esta era tu camisa —dice—, y esta era la tuya». Las conoce todas, una por una. Cuando sale el tren, es junio y hace mucho calor, pero él lleva la colcha sobre los hombros y dice adiós con una esquina.',
    ],
    [
      'On the last day they put the quilt on his knees, and he looks at it without a word. “That was your shirt when you sawed through the table,” he says at last, “and that was yours when you didn’t want to come back.” He knows every single one of them. When the train leaves, it is the hottest day in June, but he has the quilt around his shoulders and waves with a corner of it.',
      'El último día le ponen la colcha en las rodillas, y él la mira sin decir palabra. «Esta era tu camisa cuando serruchaste la mesa —dice por fin—, y esta era la tuya cuando no querías volver». Las conoce todas, una por una. Cuando sale el tren, es el día más caluroso de junio, pero él lleva la colcha sobre los hombros y dice adiós con una esquina.',
    ],
    ['Sew the garden', 'Coser el jardín'],
    ['The garden', 'El jardín'],
    [
      'The garden is made of green shirts. {hero} sews on a tree. It leans to the left, like the real one. {friend} sews on a small bench.',
      'El jardín es de camisas verdes. {hero} le cose un árbol. Se inclina a la izquierda, como el de verdad. {friend} le cose una banca chica.',
    ],
    [
      'The garden is made of green shirts, and {hero} sews a tree onto it that leans to the left like the real one. Below it {friend} sews a very small bench.',
      'El jardín es de camisas verdes, y {hero} le cose un árbol que se inclina a la izquierda como el de verdad. Debajo, {friend} cose una banca muy chica.',
    ],
    [
      'The garden is made of every green shirt that they can find, and in the middle of it {hero} sews a tree that leans to the left exactly like the real one. Below it {friend} sews a very small bench, as it stands there.',
      'El jardín es de todas las camisas verdes que pueden encontrar, y en medio {hero} cose un árbol que se inclina a la izquierda exactamente como el de verdad. Debajo, {friend} cose una banca muy chica, tal como está ahí.',
    ],
    [
      'The garden takes {1 square}. Nobody had asked for the bench, but there it belongs.',
      'El jardín lleva {1 square}. Nadie había pedido la banca, pero ese es su lugar.',
    ],
    [
      'The garden takes {1} square feet of cloth. Nobody had asked for the bench, but there it belongs.',
      'El jardín lleva {1} pies cuadrados de tela. Nadie había pedido la banca, pero ese es su lugar.',
    ],
    [
      'On the last day he looks at the quilt for a long time. He puts a finger on the small bench. “Who will sit there now?” he asks. The next noon they all come and sit there. It is too small for that many. They take a picture and send it to him.',
      'El último día mira la colcha un buen rato. Pone un dedo en la banca chica. «¿Quién se va a sentar ahí ahora?», pregunta. Al mediodía siguiente todos van y se sientan ahí. Es muy chica para tantos. Se toman una foto y se la mandan.',
    ],
    [
      'On the last day he looks at the quilt for a long time and puts a finger on the small bench. “And who is going to sit there now?” he asks. The next day at noon all of them sit there, although the bench is too small, and send him a picture.',
      'El último día mira la colcha un buen rato y pone un dedo en la banca chica. «¿Y quién se va a sentar ahí ahora?», pregunta. Al día siguiente, al mediodía, todos se sientan ahí, aunque la banca es muy chica, y le mandan una foto.',
    ],
    [
      'On the last day he looks at the quilt for a long time, and in the end he puts his finger on the very small bench. “And who is going to sit there now?” he asks. The next day at noon all of them sit there, on each other’s knees, because the bench was never meant for so many. They send him a picture, and he sends one back, with the quilt on his bed.',
      'El último día mira la colcha un buen rato, y al final pone el dedo en la banca tan chica. «¿Y quién se va a sentar ahí ahora?», pregunta. Al día siguiente, al mediodía, todos se sientan ahí, unos en las rodillas de otros, porque la banca nunca fue para tantos. Le mandan una foto, y él les manda otra, con la colcha sobre su cama.',
    ],
  ],
} satisfies StoryPairs;
