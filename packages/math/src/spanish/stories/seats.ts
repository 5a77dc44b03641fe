import type { StoryPairs } from './reader-of-story.ts';

/** The plot `seats` in Spanish. */
export const seatsStory = {
  words: {
    'in the hall': 'en el auditorio',
    'in the yard': 'en el patio',
    'under the roof of the station': 'bajo el techo de la estación',
    'on the meadow': 'en el prado',
    'On the morning of the concert': 'En la mañana del concierto',
    'By noon': 'Antes del mediodía',
    'With frozen fingers': 'Con los dedos helados',
    'When the grass is clear': 'Cuando el pasto queda limpio,',
  },
  pairs: [
    ['The song that went around', 'La canción que dio la vuelta'],
    ['Everybody', 'Todos'],
    [
      'The whole valley wants to hear the choir. It comes from far off by train. But there are too few chairs in the hall. {hero} and {friend} go from door to door. “Have you got a chair for us?”',
      'Todo el valle quiere oír al coro. Viene de muy lejos en tren. Pero en el auditorio hay muy pocas sillas. {hero} y {friend} van de puerta en puerta. «¿Tiene una silla para nosotros?».',
    ],
    [
      'The whole valley wants to hear the choir that comes from far away by train. But there are not nearly enough chairs in the hall, so {hero} and {friend} go from door to door and ask for them.',
      'Todo el valle quiere oír al coro que viene de muy lejos en tren. Pero en el auditorio faltan muchísimas sillas, así que {hero} y {friend} van de puerta en puerta a pedirlas.',
    ],
    [
      'The whole valley wants to hear the choir, which is coming by train from the other side of the mountains, for the first time in twenty-five years. But there are not nearly enough chairs in the hall, so {hero} and {friend} go from door to door with a cart and ask everybody for whatever can be sat on.',
      'Todo el valle quiere oír al coro, que viene en tren desde el otro lado de las montañas por primera vez en veinticinco años. Pero en el auditorio faltan muchísimas sillas, así que {hero} y {friend} van de puerta en puerta con un carrito y le piden a todo el mundo cualquier cosa en la que uno se pueda sentar.',
    ],
    [
      '{There are {1 row} {place}. Each row has {2 chair}. How many chairs is that?|They set up {1 row} {place}, with {2 chair} in each row. How many chairs is that altogether?|{other} they set up {1 row} {place}, with exactly {2 chair} in each of them. How many chairs is that altogether?}',
      '{Hay {1 row} {place}. Cada fila tiene {2 chair}. ¿Cuántas sillas son?|Ponen {1 row} {place}, con {2 chair} en cada fila. ¿Cuántas sillas son en total?|{other} ponen {1 row} {place}, con exactamente {2 chair} en cada una. ¿Cuántas sillas son en total?}',
    ],
    [
      '{There are {1 chair} {place}. They make rows of {2}. How many rows is that?|They put {1 chair} {place}, {2} in each row. How many rows do they get?|{other} they put up {1 chair} {place}, with {2} of them in every row. How many rows do they get?}',
      '{Hay {1 chair} {place}. Hacen filas de {2}. ¿Cuántas filas son?|Ponen {1 chair} {place}, {2} en cada fila. ¿Cuántas filas les salen?|{other} ponen {1 chair} {place}, con {2} en cada fila. ¿Cuántas filas les salen?}',
    ],
    [
      '{There are {1 chair} in {2 row} {place}. All rows are the same. How many chairs are in a row?|They set up {1 chair} in {2} equal rows {place}. How many chairs are there in each row?|{other} they set up {1 chair} in {2} equal rows {place}. How many chairs are there in each of these rows?}',
      '{Hay {1 chair} en {2 row} {place}. Todas las filas son iguales. ¿Cuántas sillas hay en una fila?|Ponen {1 chair} en {2} filas iguales {place}. ¿Cuántas sillas hay en cada fila?|{other} ponen {1 chair} en {2} filas iguales {place}. ¿Cuántas sillas hay en cada una de esas filas?}',
    ],
    ['That is {1 chair}.', '{1: Es|Son} {1 chair}.'],
    ['That is {1 row}.', '{1: Es|Son} {1 row}.'],
    [
      '“And behind them people will stand,” says {friend}, who carried most of them.',
      '«Y atrás la gente se quedará de pie», dice {friend}, que cargó casi todas.',
    ],
    ['The yard', 'El patio'],
    [
      'They bring stools and old chairs from the barn. One is from the dentist! It goes up and down. “That is mine,” says {keeper}.',
      'Traen banquitos y sillas viejas del granero. ¡Una es del dentista! Sube y baja. «Esa es la mía», dice {keeper}.',
    ],
    [
      'They bring stools and garden chairs and the old chair of the dentist, which goes up and down. “That one is mine,” says {keeper}.',
      'Traen banquitos, sillas de jardín y la vieja silla del dentista, que sube y baja. «Esa es la mía», dice {keeper}.',
    ],
    [
      'They bring stools and garden chairs, and at last even the old chair of the dentist, which goes up and down if somebody pumps. “That one is mine,” says {keeper} before anybody else can say it.',
      'Traen banquitos, sillas de jardín y, al final, hasta la vieja silla del dentista, que sube y baja si alguien le da al pedal. «Esa es la mía», dice {keeper} antes de que pueda decirlo alguien más.',
    ],
    ['It looks like a lake made of chairs.', 'Parece un lago hecho de sillas.'],
    ['Snow on the line', 'Nieve en la vía'],
    [
      'Then the phone rings. Snow lies on the line. The train must stop at the next station. They can bring chairs there. Or the choir can sing from the train, and the chairs go on the meadow.',
      'Entonces suena el teléfono. Hay nieve en la vía. El tren tiene que parar en la siguiente estación. Pueden llevar sillas ahí. O el coro puede cantar desde el tren, y las sillas van en el prado.',
    ],
    [
      'Then the phone rings: there is snow on the line, and the train has to stop at the next station. They could bring chairs there. Or the choir could sing from the train, and they put the chairs on the meadow next to it.',
      'Entonces suena el teléfono: hay nieve en la vía, y el tren tiene que parar en la siguiente estación. Podrían llevar sillas ahí. O el coro podría cantar desde el tren, y ellos pondrían las sillas en el prado de al lado.',
    ],
    [
      'Then the phone rings, and it is bad news: there is snow on the line, and the train has to stop at the little station before the tunnel. They could bring chairs there on carts. Or they could ask the choir to sing from the windows of the train, and put the chairs on the meadow beside it.',
      'Entonces suena el teléfono, y son malas noticias: hay nieve en la vía, y el tren tiene que parar en la pequeña estación antes del túnel. Podrían llevar sillas ahí en carritos. O podrían pedirle al coro que cante desde las ventanas del tren, y poner las sillas en el prado de al lado.',
    ],
    ['Bring the chairs to the station', 'Llevar las sillas a la estación'],
    ['Carts', 'Carritos'],
    [
      'All who have a cart come. The way is steep. Chairs fall off and get picked up. A band plays so that they go on.',
      'Vienen todos los que tienen un carrito. La subida es dura. Se caen sillas y las recogen. Una banda toca para que no se detengan.',
    ],
    [
      'Everybody who has a cart comes. The way is steep, and chairs fall off and are picked up again, while a band plays.',
      'Vienen todos los que tienen un carrito. La subida es dura, y se caen sillas y las vuelven a recoger, mientras toca una banda.',
    ],
    [
      'Everybody who owns a cart comes along, and the way is steep. Chairs fall off and are picked up again by whoever walks behind, while a band plays a march so that nobody gives up.',
      'Vienen todos los que tienen un carrito, y la subida es dura. Se caen sillas, y las recogen los que vienen atrás, mientras una banda toca una marcha para que nadie se rinda.',
    ],
    ['There is not a place left to put down a foot.', 'No queda lugar ni para poner un pie.'],
    [
      'The choir gets off. They see all the chairs. They see who carried them. “You must be tired,” says the first singer. “Sit down.” “There is no chair left,” says {hero}. So the choir sits down on the floor and sings from there.',
      'El coro se baja. Los cantantes ven todas las sillas. Ven quiénes las cargaron. «Deben de estar muy cansados —dice la primera cantante—. Siéntense». «Ya no queda ninguna silla», dice {hero}. Entonces el coro se sienta en el suelo y canta desde ahí.',
    ],
    [
      'When the choir gets off, they see the chairs, and they see who has carried them. “You must be tired, so sit down,” says the first singer. “There is no chair left for us,” says {hero}. So the choir sits down on the floor with them and sings from there.',
      'Cuando el coro se baja, los cantantes ven las sillas, y ven quiénes las cargaron. «Deben de estar cansados, así que siéntense», dice la primera cantante. «Ya no queda ninguna silla para nosotros», dice {hero}. Entonces el coro se sienta en el suelo con ellos y canta desde ahí.',
    ],
    [
      'When the singers get off, they see all the chairs, and they see the faces of those who carried them up the hill. “You must be terribly tired, so please sit down,” says the first singer. “There is no chair left for us,” says {hero}. So the whole choir sits down with them on the cold floor of the station, and sings from there, and nobody ever forgets it.',
      'Cuando los cantantes se bajan, ven todas las sillas, y ven las caras de quienes las subieron por la cuesta. «Deben de estar cansadísimos, así que siéntense, por favor», dice la primera cantante. «Ya no queda ninguna silla para nosotros», dice {hero}. Entonces todo el coro se sienta con ellos en el suelo frío de la estación y canta desde ahí, y nadie lo olvida jamás.',
    ],
    ['Sit on the meadow', 'Sentarse en el prado'],
    ['On the meadow', 'En el prado'],
    [
      'They wipe the snow off the grass. It gets dark. In the train the lights go on, one by one.',
      'Quitan la nieve del pasto. Oscurece. En el tren se encienden las luces, una por una.',
    ],
    [
      'They sweep the snow off the grass. It gets dark, and in the train the lights go on, one window after the other.',
      'Barren la nieve del pasto. Oscurece, y en el tren se encienden las luces, una ventana tras otra.',
    ],
    [
      'With brooms and boards they sweep the snow off the grass. It gets dark, and in the long train the lights go on, one window after the other, and in each of them somebody stands.',
      'Con escobas y tablas barren la nieve del pasto. Oscurece, y en el largo tren se encienden las luces, una ventana tras otra, y en cada una hay alguien de pie.',
    ],
    ['The people on them have blankets, and nobody coughs.', 'La gente está sentada con cobijas, y nadie tose.'],
    [
      'The choir opens all the windows and sings. The mountain sings it back! It comes late, like a second choir. “Once more!” call the people. They sing the same song until the snow is gone from the line. Then the train rolls off, and the mountain still sings.',
      'El coro abre todas las ventanas y canta. ¡La montaña le devuelve el canto! Llega tarde, como un segundo coro. «¡Otra vez!», grita la gente. Y el coro canta la misma canción hasta que ya no hay nieve en la vía. Luego el tren se va, y la montaña sigue cantando.',
    ],
    [
      'The choir opens the windows and sings, and the mountain sings it back, a little late, like a second choir. “Once more!” call the people. They sing the same song until the line is free. Then the train leaves, and for a moment the mountain is still singing.',
      'El coro abre las ventanas y canta, y la montaña le devuelve el canto, un poco tarde, como un segundo coro. «¡Otra vez!», grita la gente. Y el coro canta la misma canción hasta que la vía queda libre. Luego el tren se va, y por un momento la montaña sigue cantando.',
    ],
    [
      'The choir opens all the windows and sings, and the mountain on the other side sings it back, a little later, like a second choir that has been waiting there for years. “Once more!” call the people on the meadow. So they sing the same song again and again until the line is free. Then the train rolls slowly into the tunnel, and for a moment the mountain goes on singing by itself.',
      'El coro abre todas las ventanas y canta, y la montaña de enfrente le devuelve el canto, un poco más tarde, como un segundo coro que llevara años esperando ahí. «¡Otra vez!», grita la gente en el prado. Así que el coro canta la misma canción una y otra vez hasta que la vía queda libre. Luego el tren entra despacio en el túnel, y por un momento la montaña sigue cantando sola.',
    ],
  ],
} satisfies StoryPairs;
