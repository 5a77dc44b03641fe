import type { StoryPairs } from './reader-of-story.ts';

/** The plot `tower` in Spanish. */
export const towerStory = {
  pairs: [
    ['The tallest tower in town', 'La torre más alta del pueblo'],
    ['A bet', 'Una apuesta'],
    [
      '{friend} builds a small tower of wood blocks. “Nice,” says {keeper}. “But I saw a tall one once. It was at the fair. It went up to the roof.” {hero} looks up. “How tall was it?”',
      '{friend} construye una torre chica de bloques de madera. «Qué bonita —dice {keeper}—. Pero una vez vi una alta. Fue en la feria. Llegaba hasta el techo». {hero} mira hacia arriba. «¿Qué tan alta era?».',
    ],
    [
      '{friend} has built a small tower of wooden blocks. “That is nice,” says {keeper}, “but when I was your age, I saw one that went up to the roof.” {hero} looks up and asks how tall it was.',
      '{friend} ha construido una torre chica de bloques de madera. «Es bonita —dice {keeper}—, pero cuando yo tenía su edad, vi una que llegaba hasta el techo». {hero} mira hacia arriba y pregunta qué tan alta era.',
    ],
    [
      'On a rainy afternoon {friend} has built a small tower out of the wooden blocks that are left over in the workshop. “That is very nice,” says {keeper}, “but when I was your age, I saw one at the fair that went up to the roof.” {hero} looks up at the roof for a while and wants to know how many blocks that would be.',
      'Una tarde de lluvia, {friend} ha construido una torre chica con los bloques de madera que sobran en el taller. «Es muy bonita —dice {keeper}—, pero cuando yo tenía su edad, vi en la feria una que llegaba hasta el techo». {hero} mira un rato el techo y quiere saber cuántos bloques serían.',
    ],
    [
      '{friend}’s tower has {1 block}. The tall one had {2 time} as many. How many blocks did it have?',
      'La torre de {friend} tiene {1 block}. La alta tenía {2 time} esa cantidad. ¿Cuántos bloques tenía?',
    ],
    [
      'The tower of {friend} has {1 block}, and the tall one had {2 time} as many. How many blocks did it have?',
      'La torre de {friend} tiene {1 block}, y la alta tenía {2 time} esa cantidad. ¿Cuántos bloques tenía?',
    ],
    [
      'The small tower that {friend} has built is made of {1 block}, and the one at the fair had {2 time} as many. How many blocks did the one at the fair have?',
      'La torre chica que construyó {friend} es de {1 block}, y la de la feria tenía {2 time} esa cantidad. ¿Cuántos bloques tenía la de la feria?',
    ],
    ['It had {1 block}. “We can do that,” says {hero}.', 'Tenía {1 block}. «Podemos hacerlo», dice {hero}.'],
    ['The small tower and the tall one, as bars.', 'La torre chica y la alta, como barras.'],
    ['small', 'chica'],
    ['tall', 'alta'],
    ['Down it comes', 'Se viene abajo'],
    [
      'They saw and build all week. Then the door opens. In runs a dog. Crash! There are blocks all over the floor. “Again,” says {hero}.',
      'Sierran y construyen toda la semana. Entonces se abre la puerta. Entra corriendo un perro. ¡Cataplum! Hay bloques por todo el piso. «Otra vez», dice {hero}.',
    ],
    [
      'They saw and build for a whole week. Then the door opens, a dog runs in, and with a crash there are blocks all over the floor. “Then we start again,” says {hero}.',
      'Sierran y construyen una semana entera. Entonces se abre la puerta, entra corriendo un perro y, cataplum, hay bloques por todo el piso. «Entonces empezamos otra vez», dice {hero}.',
    ],
    [
      'They saw and sand and build for a whole week, and on Friday only the last few blocks are missing. Then the door opens and a very happy dog runs in, and with a crash there are blocks under every table. “Then we start again,” says {hero} after a long silence, “but this time we lock the door.”',
      'Sierran y lijan y construyen una semana entera, y el viernes solo faltan los últimos bloques. Entonces se abre la puerta y entra corriendo un perro muy contento y, cataplum, hay bloques debajo de todas las mesas. «Entonces empezamos otra vez —dice {hero} después de un largo silencio—, pero esta vez cerramos la puerta con llave».',
    ],
    [
      'Before, there {was|were} {1 block} in it. Now {2} still stand. How many times as many were there before?',
      'Antes tenía {1 block}. Ahora {2: queda|quedan} {2} en pie. El número de antes, ¿cuántas veces es el de ahora?',
    ],
    [
      'Before the crash the tower had {1 block}, and now only {2} are still standing. How many times as many were there before?',
      'Antes del choque la torre tenía {1 block}, y ahora solo {2: queda|quedan} {2} en pie. El número de bloques de antes, ¿cuántas veces es el de ahora?',
    ],
    [
      'Before the dog came in, the tower had {1 block}, and now only {2} of them are still standing. How many times as many blocks were standing before?',
      'Antes de que entrara el perro, la torre tenía {1 block}, y ahora solo {2: queda|quedan} {2} en pie. El número de bloques de antes, ¿cuántas veces es el de ahora?',
    ],
    [
      'There {was|were} {1 time} as many. The dog brings one of them back.',
      'Antes había {1 time} los de ahora. El perro trae uno de vuelta.',
    ],
    ['What stood before and what still stands.', 'Lo que había antes y lo que sigue en pie.'],
    ['now', 'ahora'],
    ['Tall or strong?', '¿Alta o firme?'],
    [
      'There is time for one more try before the party. They can build it wide, so that it stands. Or they can build it thin, so that it gets tall.',
      'Hay tiempo para un intento más antes de la fiesta. Pueden hacerla ancha, para que no se caiga. O pueden hacerla delgada, para que sea alta.',
    ],
    [
      'There is time for one more try before the summer party. They could build the tower wide, so that it stands safely but stays small. Or they could build it thin, so that it gets really tall.',
      'Hay tiempo para un intento más antes de la fiesta de verano. Podrían hacer la torre ancha, para que esté firme aunque sea baja. O podrían hacerla delgada, para que sea de verdad alta.',
    ],
    [
      'There is time for exactly one more try before the summer party. They could build the tower with a wide foot, so that it stands safely but will never reach the roof. Or they could build it as thin as a tree, so that it gets really tall, if nobody sneezes.',
      'Hay tiempo justo para un intento más antes de la fiesta de verano. Podrían hacer la torre con una base ancha, para que esté firme, aunque nunca llegará al techo. O podrían hacerla delgada como un árbol, para que sea de verdad alta, si nadie estornuda.',
    ],
    ['Build it wide', 'Hacerla ancha'],
    ['A wide foot', 'Una base ancha'],
    [
      'They put a lot of blocks in the first row. It looks like a hill.',
      'Ponen muchos bloques en la primera fila. Parece una colina.',
    ],
    [
      'They put a lot of blocks into the lowest row, so that the tower looks more like a hill.',
      'Ponen muchos bloques en la fila más baja, así que la torre parece más bien una colina.',
    ],
    [
      'They put a great many blocks into the lowest row, and then a few less into the next, so that the whole thing looks more like a hill than like a tower.',
      'Ponen muchísimos bloques en la fila más baja, y luego unos pocos menos en la siguiente, así que todo se parece más a una colina que a una torre.',
    ],
    [
      'The first row has {1 block}. That {is|are} {2 time} as many as the top row. How many blocks are in the top row?',
      'La primera fila tiene {1 block}. Son {2 time} los de la fila de arriba. ¿Cuántos bloques hay en la fila de arriba?',
    ],
    [
      'The lowest row has {1 block}, which {is|are} {2 time} as many as the top row. How many blocks are in the top row?',
      'La fila más baja tiene {1 block}, que son {2 time} los de la fila de arriba. ¿Cuántos bloques hay en la fila de arriba?',
    ],
    [
      'The lowest row has {1 block}, and that {is|are} {2 time} as many as there are in the top row. How many blocks are in the top row?',
      'La fila más baja tiene {1 block}, y son {2 time} los que hay en la fila de arriba. ¿Cuántos bloques hay en la fila de arriba?',
    ],
    [
      'The top row has {1 block}, just enough for a flag.',
      'La fila de arriba tiene {1 block}, justo para una bandera.',
    ],
    [
      'At the party the dog comes back. It runs right into the tower. Bump! The tower stands. The dog sits down. All clap, but not for the height.',
      'En la fiesta vuelve el perro. Corre derecho contra la torre. ¡Pum! La torre no se cae. El perro se sienta. Todos aplauden, pero no por lo alta.',
    ],
    [
      'At the party the dog comes back and runs right into the tower. The tower stands, and the dog sits down in surprise. Everybody claps, although it is not tall at all.',
      'En la fiesta vuelve el perro y corre derecho contra la torre. La torre no se cae, y el perro se sienta, sorprendido. Todos aplauden, aunque no es nada alta.',
    ],
    [
      'At the party the dog comes back, happier than ever, and runs right into the tower. The tower does not move at all, and the dog sits down in surprise. Everybody claps, although it hardly reaches the window, and {keeper} says that the one at the fair fell down before the evening.',
      'En la fiesta vuelve el perro, más contento que nunca, y corre derecho contra la torre. La torre ni se mueve, y el perro se sienta, sorprendido. Todos aplauden, aunque apenas llega a la ventana, y {keeper} dice que la de la feria se cayó antes del anochecer.',
    ],
    ['Build it tall', 'Hacerla alta'],
    ['Up to the roof', 'Hasta el techo'],
    [
      '{friend} stands on a chair, then on a ladder. No one dares to breathe.',
      '{friend} se sube a una silla, luego a una escalera. Nadie se atreve a respirar.',
    ],
    [
      '{friend} stands on a chair first and then on a ladder. Nobody in the workshop dares to breathe.',
      '{friend} se sube primero a una silla y luego a una escalera. Nadie en el taller se atreve a respirar.',
    ],
    [
      'At first {friend} can stand on a chair, then it has to be the ladder, and in the end the tall one that is used for the lamps. Nobody in the whole workshop dares to breathe.',
      'Al principio a {friend} le basta una silla, luego tiene que ser la escalera, y al final la escalera alta que se usa para las lámparas. Nadie en todo el taller se atreve a respirar.',
    ],
    [
      'They build on the {1 block} that still stand. In the end it has {2 time} as many. How many blocks is that?',
      'Siguen construyendo sobre {1: el|los} {1 block} que {1: sigue|siguen} en pie. Al final tiene {2 time} esa cantidad. ¿Cuántos bloques son?',
    ],
    [
      'They build on the {1 block} that are still standing, and in the end there {is|are} {2 time} as many. How many blocks does the tower have?',
      'Siguen construyendo sobre {1: el|los} {1 block} que {1: sigue|siguen} en pie, y al final hay {2 time} esa cantidad. ¿Cuántos bloques tiene la torre?',
    ],
    [
      'They build on the {1 block} that are still standing, and in the end there {is|are} {2 time} as many. How many blocks does the new tower have?',
      'Siguen construyendo sobre {1: el|los} {1 block} que {1: sigue|siguen} en pie, y al final hay {2 time} esa cantidad. ¿Cuántos bloques tiene la nueva torre?',
    ],
    [
      'It has {1 block}, more than the one at the fair, and it leans a little to the left.',
      'Tiene {1 block}, más que la de la feria, y se inclina un poco a la izquierda.',
    ],
    [
      'It is as tall as the roof! {hero} takes a picture. Click. That small noise is too much. Down it comes. But they have the picture. It hangs on the wall to this day.',
      '¡Es tan alta como el techo! {hero} toma una foto. Clic. Ese ruidito es demasiado. Se viene abajo. Pero tienen la foto. Hasta hoy cuelga en la pared.',
    ],
    [
      'It goes up to the roof, and {hero} takes a picture. That small click is too much, and down it comes. But they have the picture, and it hangs on the wall to this day.',
      'Llega hasta el techo, y {hero} toma una foto. Ese pequeño clic es demasiado, y se viene abajo. Pero tienen la foto, y hasta hoy cuelga en la pared.',
    ],
    [
      'For the length of one breath it touches the roof, and {hero} takes a picture. That small click is too much for it, and down it all comes, slowly at first and then all at once. But there is the picture, and it hangs on the wall of the workshop to this day, a little crooked, as it should.',
      'Por lo que dura un respiro toca el techo, y {hero} toma una foto. Ese pequeño clic es demasiado para ella, y toda se viene abajo, primero despacio y luego de golpe. Pero ahí está la foto, y hasta hoy cuelga en la pared del taller, un poco chueca, como debe ser.',
    ],
  ],
} satisfies StoryPairs;
