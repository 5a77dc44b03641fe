import type { StoryPairs } from './reader-of-story.ts';

/** The plot `cold` in Spanish. */
export const coldStory = {
  words: {
    'in the dome': 'en el domo',
    'in the bedroom': 'en el dormitorio',
    'in the tunnel': 'en el túnel',
  },
  pairs: [
    ['A number line through zero.', 'Una recta numérica que pasa por el cero.'],
    ['The lemon tree', 'El limonero'],
    ['Lights out', 'Se apagan las luces'],
    [
      '{Bang! The lights go out. The heat goes off. In the glass dome of the station stands a tree. It is a lemon tree, and it is far from home. “It must not freeze,” says {hero}. “It is the last of its kind up here.”|With a bang the lights go out, and the heat stops. In the glass dome of the station stands a lemon tree, far away from any other tree. “It must not freeze,” says {hero}, who has watered it since it was small.|With a bang all the lights go out, and after a moment of silence the heating stops as well. In the glass dome of the station stands a lemon tree, farther away from other trees than any tree has ever been. “It must not freeze,” says {hero}, who has watered it every day since it was a seed in a paper cup.}',
      '{¡Pum! Se apagan las luces. Se apaga la calefacción. En el domo de vidrio de la estación hay un árbol. Es un limonero, y está muy lejos de casa. «No se puede congelar —dice {hero}—. Es el último de su clase aquí arriba».|Con un golpe se apagan las luces y se detiene la calefacción. En el domo de vidrio de la estación hay un limonero, muy lejos de cualquier otro árbol. «No se puede congelar», dice {hero}, que lo ha regado desde que era chiquito.|Con un golpe se apagan todas las luces, y después de un momento de silencio se detiene también la calefacción. En el domo de vidrio de la estación hay un limonero, más lejos de otros árboles de lo que ha estado nunca un árbol. «No se puede congelar», dice {hero}, que lo ha regado todos los días desde que era una semilla en un vaso de papel.}',
    ],
    ['Breath', 'Aliento'],
    [
      '{They can see their own breath now. {friend} wraps a coat around the tree. “I am cold, too,” says {friend}. “But I can jump. It can’t.”|By now they can see their own breath. {friend} takes off a coat and wraps it around the tree. “I am cold as well,” says {friend}, “but I can jump up and down, and a tree can’t do that.”|By now they can see their own breath, and there is ice on the inside of the glass. {friend} takes off a coat and wraps it carefully around the trunk. “I am cold as well,” says {friend}, “but I can jump up and down, and that is something that a tree has never learned.”}',
      '{Ya pueden ver su propio aliento. {friend} envuelve el árbol con un abrigo. «Yo también tengo frío —dice {friend}—. Pero yo puedo saltar. Él no».|A estas alturas ya pueden ver su propio aliento. {friend} se quita un abrigo y envuelve con él el árbol. «Yo también tengo frío —dice {friend}—, pero yo puedo dar saltos, y un árbol no puede hacer eso».|A estas alturas ya pueden ver su propio aliento, y hay hielo por dentro del vidrio. {friend} se quita un abrigo y envuelve con cuidado el tronco. «Yo también tengo frío —dice {friend}—, pero yo puedo dar saltos, y eso es algo que un árbol nunca ha aprendido».}',
    ],
    ['Where to go', 'Adónde ir'],
    [
      '{There is a small heater in the bedroom. They can bring the tree there, but the tunnel is cold. Or they can bring the heater to the tree. Then it is cold in the beds all night.|There is a small heater in the bedroom of the crew. They could carry the tree there, but the way goes through the cold tunnel. Or they could bring the heater to the tree. Then they all have to sleep in the cold.|There is only a small heater left, and it stands in the bedroom of the crew. They could carry the tree there, although the way goes through the cold tunnel. Or they could bring the heater to the tree, and then everybody, {keeper} too, has to spend the night in the cold.}',
      '{Hay un calentador pequeño en el dormitorio. Pueden llevar el árbol allá, pero el túnel está frío. O pueden traer el calentador al árbol. Entonces hará frío en las camas toda la noche.|Hay un calentador pequeño en el dormitorio de la tripulación. Podrían llevar el árbol allá, pero el camino pasa por el túnel frío. O podrían traer el calentador al árbol. Entonces todos tienen que dormir con frío.|Solo queda un calentador pequeño, y está en el dormitorio de la tripulación. Podrían llevar el árbol allá, aunque el camino pasa por el túnel frío. O podrían traer el calentador al árbol, y entonces todo el mundo, también {keeper}, tiene que pasar la noche con frío.}',
    ],
    ['Carry the tree', 'Llevar el árbol'],
    ['Through the cold', 'Por el frío'],
    [
      '{They lift the pot. It is so heavy! Step by step they go. The leaves shake. “Talk to it,” says {hero}. So {friend} sings.|They lift the heavy pot and go, step by step, while the leaves tremble. “You have to talk to it,” says {hero}, so {friend} sings the only song that comes to mind.|They lift the pot, which is much heavier than it looks, and carry it step by step through the dark, while the leaves tremble. “You have to talk to it,” says {hero}. Since nothing else comes to mind, {friend} sings a birthday song from beginning to end.}',
      '{Levantan la maceta. ¡Qué pesada es! Van paso a paso. Las hojas tiemblan. «Háblale», dice {hero}. Entonces {friend} canta.|Levantan la pesada maceta y van paso a paso, mientras las hojas tiemblan. «Tienes que hablarle», dice {hero}, así que {friend} canta la única canción que se le ocurre.|Levantan la maceta, que es mucho más pesada de lo que parece, y la llevan paso a paso por la oscuridad, mientras las hojas tiemblan. «Tienes que hablarle», dice {hero}. Como no se le ocurre otra cosa, {friend} canta una canción de cumpleaños de principio a fin.}',
    ],
    [
      '{In the morning all of them lie around the tree. It has lost its leaves. {hero} is sad. But weeks later there is a green dot. Then there is one more. {friend} sings to it each day now, just to be safe.|In the morning everybody lies around the tree like around a fire. It has lost all of its leaves, and {hero} says nothing for a whole day. But weeks later there is a green dot on a branch. {friend} sings to it every evening now, just to be safe.|In the morning the whole crew lies around the tree as if it were a campfire. During the night it has lost every single leaf, and {hero} says nothing for a whole day. But weeks later there is a tiny green dot on the lowest branch, and then another. {friend} sings to it every evening now, just to be safe.}',
      '{Por la mañana todos están acostados alrededor del árbol. Ha perdido sus hojas. {hero} siente tristeza. Pero semanas después hay un punto verde. Luego hay uno más. Ahora {friend} le canta todos los días, por si acaso.|Por la mañana todos están acostados alrededor del árbol como alrededor de una fogata. Ha perdido todas sus hojas, y {hero} no dice nada en todo el día. Pero semanas después hay un punto verde en una rama. Ahora {friend} le canta todas las noches, por si acaso.|Por la mañana toda la tripulación está acostada alrededor del árbol como si fuera una fogata de campamento. Durante la noche ha perdido hasta la última hoja, y {hero} no dice nada en todo el día. Pero semanas después hay un puntito verde en la rama más baja, y luego otro. Ahora {friend} le canta todas las noches, por si acaso.}',
    ],
    ['Bring the heater', 'Traer el calentador'],
    ['Who gets cold', 'Quién pasa frío'],
    [
      '{They ask the crew. Nobody says a word. Then {keeper} gets up and takes the heater under one arm. “I can sleep in my suit,” says {keeper}.|They ask the crew. At first nobody says a word. Then {keeper} gets up and takes the heater under one arm. “I have always wanted to sleep in my suit,” says {keeper}.|They ask the crew, and for a while nobody says a word, because everybody is tired and the beds are warm. Then {keeper} gets up and takes the heater under one arm. “I have always wanted to know,” says {keeper}, “how one sleeps in a space suit.”}',
      '{Le preguntan a la tripulación. Nadie dice nada. Entonces {keeper} se levanta y toma el calentador bajo el brazo. «Yo puedo dormir con mi traje», dice {keeper}.|Le preguntan a la tripulación. Al principio nadie dice nada. Entonces {keeper} se levanta y toma el calentador bajo el brazo. «Siempre he querido dormir con mi traje», dice {keeper}.|Le preguntan a la tripulación, y durante un rato nadie dice nada, porque todos tienen sueño y las camas están calientes. Entonces {keeper} se levanta y toma el calentador bajo el brazo. «Siempre he querido saber —dice {keeper}— cómo se duerme con un traje espacial».}',
    ],
    [
      '{They all sleep in space suits. It looks so funny! In the morning the lights go on. The tree is well. On it hangs a small yellow lemon. They cut it up, a bit for each of them. It is so sour that they cry. “The best I ever had,” says {keeper}.|They all sleep in their space suits, which looks very funny. In the morning the lights go on again, and the tree is well. Behind a leaf they find a small yellow lemon and share it. It is so sour that they cry. “It is the best I have ever had,” says {keeper}.|They all sleep in their space suits, like a row of stranded whales. In the morning the lights go on again, and the tree has not lost a single leaf. Behind one of them {friend} discovers a small yellow lemon, which they divide among everybody. It is so sour that the tears run down their faces. “It is the best that I have ever eaten,” says {keeper}, and nobody disagrees.}',
      '{Todos duermen con trajes espaciales. ¡Qué chistosos se ven! Por la mañana se encienden las luces. El árbol está bien. De él cuelga un pequeño limón amarillo. Lo parten, un pedacito para cada uno. Está tan agrio que lloran. «El mejor que he comido», dice {keeper}.|Todos duermen con sus trajes espaciales, y se ven muy chistosos. Por la mañana se encienden otra vez las luces, y el árbol está bien. Detrás de una hoja encuentran un pequeño limón amarillo y lo comparten. Está tan agrio que lloran. «Es el mejor que he comido», dice {keeper}.|Todos duermen con sus trajes espaciales, como una fila de ballenas en la playa. Por la mañana se encienden otra vez las luces, y el árbol no ha perdido ni una sola hoja. Detrás de una de ellas {friend} descubre un pequeño limón amarillo, que reparten entre todos. Está tan agrio que les corren las lágrimas por la cara. «Es el mejor que he comido en mi vida», dice {keeper}, y nadie dice lo contrario.}',
    ],
    [
      '{It is {1} degrees {place} and {2} degrees {other}. Which is true?|It is {1} degrees {place} and {2} degrees {other}. Which is true of the two numbers?|According to the sensors, it is {1} degrees {place} and {2} degrees {other}. Which statement about these two numbers is true?}',
      '{Hace {1} grados {place} y {2} grados {other}. ¿Qué es cierto?|Hace {1} grados {place} y {2} grados {other}. ¿Qué es cierto de los dos números?|Según los sensores, hace {1} grados {place} y {2} grados {other}. ¿Qué afirmación sobre estos dos números es cierta?}',
    ],
    [
      '{It is {1} degrees {place}. How many degrees is that from zero?|It is {1} degrees {place} now. How many degrees are there between that and zero?|At this hour it is {1} degrees {place}. How many degrees are there between that and zero, where water begins to freeze?}',
      '{Hace {1} grados {place}. ¿A cuántos grados está eso del cero?|Ahora hace {1} grados {place}. ¿Cuántos grados hay entre eso y el cero?|A esta hora hace {1} grados {place}. ¿Cuántos grados hay entre eso y el cero, donde el agua empieza a congelarse?}',
    ],
    [
      '{The sensor {place} shows {1} degrees. Its wires are crossed, so the truth is the opposite. What is the opposite of {2}?|The sensor {place} shows {1} degrees, but its wires are crossed, so that the truth is the opposite. What is the opposite of {2}?|The sensor {place} shows {1} degrees, but everybody knows that its wires are crossed and that the truth is the opposite. What is the opposite of {2}?}',
      '{El sensor {place} muestra {1} grados. Tiene los cables cruzados, así que la verdad es lo opuesto. ¿Cuál es el opuesto de {2}?|El sensor {place} muestra {1} grados, pero tiene los cables cruzados, así que la verdad es lo opuesto. ¿Cuál es el opuesto de {2}?|El sensor {place} muestra {1} grados, pero todos saben que tiene los cables cruzados y que la verdad es lo opuesto. ¿Cuál es el opuesto de {2}?}',
    ],
    [
      'It is colder {place}. {friend} writes it on the glass with a finger.',
      'Hace más frío {place}. {friend} lo escribe en el vidrio con un dedo.',
    ],
    [
      'It is {1} degrees away from zero {place}. {friend} writes it on the glass with a finger.',
      '{Place} se está a {1} grados del cero. {friend} lo escribe en el vidrio con un dedo.',
    ],
    [
      'It is {1} degrees {place}. {friend} writes it on the glass with a finger.',
      'Hace {1} grados {place}. {friend} lo escribe en el vidrio con un dedo.',
    ],
    [
      'It is colder {place}. “So think of something,” says {keeper} over the radio.',
      'Hace más frío {place}. «Pues piensen en algo», dice {keeper} por la radio.',
    ],
    [
      'It is {1} degrees away from zero {place}. “So think of something,” says {keeper} over the radio.',
      '{Place} se está a {1} grados del cero. «Pues piensen en algo», dice {keeper} por la radio.',
    ],
    [
      'It is {1} degrees {place}. “So think of something,” says {keeper} over the radio.',
      'Hace {1} grados {place}. «Pues piensen en algo», dice {keeper} por la radio.',
    ],
    [
      'It is colder {place}. They walk faster, until the door of the bedroom is shut behind them.',
      'Hace más frío {place}. Caminan más rápido, hasta que la puerta del dormitorio se cierra tras ellos.',
    ],
    [
      'It is {1} degrees away from zero {place}. They walk faster, until the door of the bedroom is shut behind them.',
      '{Place} se está a {1} grados del cero. Caminan más rápido, hasta que la puerta del dormitorio se cierra tras ellos.',
    ],
    [
      'It is {1} degrees {place}. They walk faster, until the door of the bedroom is shut behind them.',
      'Hace {1} grados {place}. Caminan más rápido, hasta que la puerta del dormitorio se cierra tras ellos.',
    ],
    [
      'It is colder {place}. But in the dome, beside the heater, a leaf moves.',
      'Hace más frío {place}. Pero en el domo, junto al calentador, se mueve una hoja.',
    ],
    [
      'It is {1} degrees away from zero {place}. But in the dome, beside the heater, a leaf moves.',
      '{Place} se está a {1} grados del cero. Pero en el domo, junto al calentador, se mueve una hoja.',
    ],
    [
      'It is {1} degrees {place}. But in the dome, beside the heater, a leaf moves.',
      'Hace {1} grados {place}. Pero en el domo, junto al calentador, se mueve una hoja.',
    ],
  ],
} satisfies StoryPairs;
