import type { StoryPairs } from './reader-of-story.ts';

/** The plot `sleds` in Spanish. */
export const sledsStory = {
  words: {
    'for this run': 'en esta bajada',
    'for the two of them': 'para los dos',
    'for the best of the others': 'para el más rápido de los demás',
    'whole second': 'al segundo entero más cercano',
    'tenth of a second': 'a la décima de segundo más cercana',
    'hundredth of a second': 'a la centésima de segundo más cercana',
    tenths: 'décimas',
    hundredths: 'centésimas',
    thousandths: 'milésimas',
  },
  pairs: [
    ['A sled called Duchess', 'Un trineo llamado Duquesa'],
    ['The slope', 'La ladera'],
    [
      'Once a year the whole valley races on sleds. {hero} has an old one. It was Grandma’s. Its name is Duchess. “It squeaks,” says {friend}. “It sings,” says {hero}.',
      'Una vez al año todo el valle hace una carrera de trineos. {hero} tiene uno viejo. Era de la abuela. Se llama Duquesa. «Rechina», dice {friend}. «Canta», dice {hero}.',
    ],
    [
      'Once a year the whole valley races on sleds. {hero} has an old one of wood that was Grandma’s, and its name is Duchess. “It squeaks,” says {friend}. “It sings,” says {hero}.',
      'Una vez al año todo el valle hace una carrera de trineos. {hero} tiene uno viejo de madera que era de la abuela y que se llama Duquesa. «Rechina», dice {friend}. «Canta», dice {hero}.',
    ],
    [
      'Once a year, on the first Sunday of February, the whole valley races on sleds. {hero} has an old one made of wood, on which Grandma once won, and its name is Duchess. “It squeaks,” says {friend}, whose sled is new. “It sings,” says {hero}.',
      'Una vez al año, el primer domingo de febrero, todo el valle hace una carrera de trineos. {hero} tiene uno viejo de madera, con el que la abuela ganó una vez, y que se llama Duquesa. «Rechina», dice {friend}, que tiene un trineo nuevo. «Canta», dice {hero}.',
    ],
    [
      'The clock shows {1 second} for {hero} and {2} for {friend}. Which is true of the two?',
      'El reloj marca {1 second} para {hero} y {2} para {friend}. ¿Qué es verdad de los dos números?',
    ],
    [
      'The clock shows {1 second} for {hero} and {2 second} for {friend}.',
      'El reloj marca {1 second} para {hero} y {2 second} para {friend}.',
    ],
    [
      'The clock at the bridge shows {1 second} for {hero}, and it has shown {2 second} for {friend}.',
      'El reloj del puente marca {1 second} para {hero}, y marcó {2 second} para {friend}.',
    ],
    [
      'The clock shows {1 second} for {hero} in the wet snow and {2} for {friend}. Which is true of the two?',
      'El reloj marca {1 second} para {hero} en la nieve mojada y {2} para {friend}. ¿Qué es verdad de los dos números?',
    ],
    [
      'The clock shows {1 second} for {hero} in the wet snow and {2 second} for {friend}.',
      'El reloj marca {1 second} para {hero} en la nieve mojada y {2 second} para {friend}.',
    ],
    [
      'The clock at the bridge shows {1 second} for {hero} in the wet snow, and it has shown {2 second} for {friend}.',
      'El reloj del puente marca {1 second} para {hero} en la nieve mojada, y marcó {2 second} para {friend}.',
    ],
    [
      'The clock shows {1 second} {place} and {2} {other}. Which is true of the two?',
      'El reloj marca {1 second} {place} y {2} {other}. ¿Qué es verdad de los dos números?',
    ],
    [
      'The clock shows {1 second} {place} and {2 second} {other}.',
      'El reloj marca {1 second} {place} y {2 second} {other}.',
    ],
    [
      'The clock at the bridge shows {1 second} {place}, and it has shown {2 second} {other}.',
      'El reloj del puente marca {1 second} {place}, y ha marcado {2 second} {other}.',
    ],
    ['Which is true of the two numbers?', '¿Qué es verdad de los dos números?'],
    ['Which statement about these two numbers is true?', '¿Qué afirmación sobre estos dos números es verdadera?'],
    ['The clock shows {1 second} for {hero}.', 'El reloj marca {1 second} para {hero}.'],
    ['The clock at the bridge shows {1 second} for {hero}.', 'El reloj del puente marca {1 second} para {hero}.'],
    [
      'At the moment when the sled crosses the line, the clock at the bridge shows {1 second} for {hero}.',
      'En el momento en que el trineo cruza la meta, el reloj del puente marca {1 second} para {hero}.',
    ],
    [
      'The clock shows {1 second} for {hero} in the wet snow.',
      'El reloj marca {1 second} para {hero} en la nieve mojada.',
    ],
    [
      'The clock at the bridge shows {1 second} for {hero} in the wet snow.',
      'El reloj del puente marca {1 second} para {hero} en la nieve mojada.',
    ],
    [
      'At the moment when the sled crosses the line, the clock at the bridge shows {1 second} for {hero} in the wet snow.',
      'En el momento en que el trineo cruza la meta, el reloj del puente marca {1 second} para {hero} en la nieve mojada.',
    ],
    ['The clock shows {1 second} {place}.', 'El reloj marca {1 second} {place}.'],
    ['The clock at the bridge shows {1 second} {place}.', 'El reloj del puente marca {1 second} {place}.'],
    [
      'At the moment when the sled crosses the line, the clock at the bridge shows {1 second} {place}.',
      'En el momento en que el trineo cruza la meta, el reloj del puente marca {1 second} {place}.',
    ],
    [
      'The board shows it to the nearest {place}. How many seconds is that?',
      'El tablero lo muestra redondeado {place}. ¿Cuántos segundos son?',
    ],
    ['What is the digit in the {place} place worth?', '¿Cuánto vale la cifra de las {place}?'],
    [
      '{keeper} writes it on the board: {1 second} for {hero} {is|is still} the better time.',
      '{Keeper} lo escribe en el tablero: {1 second} para {hero} es el mejor de los dos tiempos.',
    ],
    [
      '{keeper} writes it on the board: {1 second} for {hero}.',
      '{Keeper} lo escribe en el tablero: {1 second} para {hero}.',
    ],
    [
      '{keeper} writes it on the board: that digit is worth {1 second}.',
      '{Keeper} lo escribe en el tablero: esa cifra vale {1 second}.',
    ],
    ['“Don’t wipe it away,” says {friend}.', '«No lo borre», dice {friend}.'],
    ['Clouds', 'Nubes'],
    [
      'Snow falls. It is thick and wet. The track gets slow. Some go home. “Now it gets good,” says {hero}. “Duchess likes wet snow.”',
      'Cae nieve. Es espesa y está mojada. La pista se pone lenta. Algunos se van a casa. «Ahora viene lo bueno —dice {hero}—. A Duquesa le gusta la nieve mojada».',
    ],
    [
      'Snow begins to fall, thick and wet, and the track gets slow. Some go home. “Now it gets interesting,” says {hero}, “because Duchess likes wet snow.”',
      'Empieza a caer nieve, espesa y mojada, y la pista se pone lenta. Algunos se van a casa. «Ahora se pone interesante —dice {hero}—, porque a Duquesa le gusta la nieve mojada».',
    ],
    [
      'Snow begins to fall, so thick and so wet that the new sleds stick to it, and the track gets slower from run to run until most of the others go home. “Now it gets interesting,” says {hero} and pats the old wood, “because Duchess was made for days like this.”',
      'Empieza a caer nieve, tan espesa y tan mojada que los trineos nuevos se pegan a ella, y la pista se pone más lenta con cada bajada, hasta que casi todos los demás se van a casa. «Ahora se pone interesante —dice {hero} y le da unas palmadas a la madera vieja—, porque Duquesa está hecha para días como este».',
    ],
    [
      'The board says it: {1 second} for {hero} in the wet snow.',
      'Lo dice el tablero: {1 second} para {hero} en la nieve mojada.',
    ],
    [
      'The board says it: {1 second} for {hero} in the wet snow is the better time.',
      'Lo dice el tablero: {1 second} para {hero} en la nieve mojada es el mejor de los dos tiempos.',
    ],
    ['The board says it: {1 second} {place}.', 'Lo dice el tablero: {1 second} {place}.'],
    [
      'The board says it: {1 second} {place} is the better time.',
      'Lo dice el tablero: {1 second} {place} es el mejor de los dos tiempos.',
    ],
    [
      'The board says it: {1 second} {place} is still the better time.',
      'Lo dice el tablero: {1 second} {place} sigue siendo el mejor de los dos tiempos.',
    ],
    ['The board says it: that digit is worth {1 second}.', 'Lo dice el tablero: esa cifra vale {1 second}.'],
    ['Nobody has been faster in this snow so far.', 'Hasta ahora nadie ha bajado más rápido con esta nieve.'],
    ['The last run', 'La última bajada'],
    [
      'Just one run is left. Then {friend} falls, and {friend}’s new sled breaks! {hero} can race alone and may win. Or they can ride on Duchess, both of them. But then it will be slow.',
      'Solo queda una bajada. Entonces {friend} se cae, ¡y el trineo nuevo de {friend} se rompe! {hero} puede correr en solitario y tal vez ganar. O pueden bajar los dos en Duquesa. Pero así irá lento.',
    ],
    [
      'Only the last run is left when {friend} falls and {friend}’s new sled breaks. {hero} could race alone and would have a good chance to win, or they could both ride on Duchess, but with two it may be slow.',
      'Solo queda la última bajada cuando {friend} se cae y el trineo nuevo de {friend} se rompe. {hero} podría correr en solitario y tendría buenas posibilidades de ganar, o podrían bajar los dos en Duquesa, pero con dos tal vez vaya lento.',
    ],
    [
      'Only the last run is left when {friend} falls on the practice hill and the expensive new sled breaks right through the middle. {hero} could race alone and would have an excellent chance of winning, or they could both ride on Duchess, although nobody knows whether the old wood will hold.',
      'Solo queda la última bajada cuando {friend} se cae en la colina de práctica y el trineo nuevo, que costó mucho, se parte justo por la mitad. {hero} podría correr en solitario y tendría muy buenas posibilidades de ganar, o podrían bajar los dos en Duquesa, aunque nadie sabe si la madera vieja aguantará.',
    ],
    ['Race alone', 'Correr en solitario'],
    ['Alone', 'En solitario'],
    [
      '{hero} lies flat. The wind cuts. The trees fly by. Duchess sings all the way down.',
      '{hero} se acuesta boca abajo. El viento corta. Los árboles pasan volando. Duquesa canta todo el camino.',
    ],
    [
      '{hero} lies flat on the sled, and the wind cuts. The trees fly by, and Duchess sings all the way down.',
      '{hero} se acuesta boca abajo en el trineo, y el viento corta. Los árboles pasan volando, y Duquesa canta durante toda la bajada.',
    ],
    [
      '{hero} lies flat on the sled with the chin almost in the snow. The wind cuts, the trees fly by, and all the way down to the bridge Duchess sings at the top of her voice.',
      '{hero} se acuesta boca abajo en el trineo, con la barbilla casi en la nieve. El viento corta, los árboles pasan volando, y durante toda la bajada hasta el puente Duquesa canta a todo pulmón.',
    ],
    ['{hero} rolls into the snow and laughs.', '{hero} rueda por la nieve y se ríe.'],
    [
      '{hero} wins and gets a gold cup! But {friend} is not there to see it. {hero} finds {friend} at the hut, with the bits of the sled. “Can Duchess carry two?” asks {hero}. They ride till it is dark.',
      '¡{hero} gana y recibe una copa de oro! Pero {friend} no está ahí para verlo. {hero} encuentra a {friend} en el refugio, con los pedazos del trineo. «¿Duquesa podrá con dos?», pregunta {hero}. Bajan una y otra vez hasta que oscurece.',
    ],
    [
      '{hero} wins and gets the golden cup, but {friend} is not there to see it. {hero} finds {friend} behind the hut with the pieces of the sled. “Do you think Duchess can carry two?” asks {hero}. They ride until it is dark.',
      '{hero} gana y recibe la copa de oro, pero {friend} no está ahí para verlo. {hero} encuentra a {friend} detrás del refugio con los pedazos del trineo. «¿Crees que Duquesa pueda con dos?», pregunta {hero}. Bajan una y otra vez hasta que oscurece.',
    ],
    [
      '{hero} wins, and for a minute the golden cup is the most beautiful thing in the world, but {friend} is not there to see it. After a while {hero} finds {friend} behind the hut, trying to fit the pieces together. “Do you think that Duchess can carry two of us?” asks {hero} and puts the cup into the snow. They ride until it is too dark to see the slope.',
      '{hero} gana, y por un minuto la copa de oro es lo más hermoso del mundo, pero {friend} no está ahí para verlo. Al rato {hero} encuentra a {friend} detrás del refugio, tratando de juntar los pedazos. «¿Crees que Duquesa pueda con los dos?», pregunta {hero} y deja la copa en la nieve. Bajan una y otra vez hasta que está tan oscuro que ya no se ve la ladera.',
    ],
    ['Ride together', 'Bajar los dos'],
    ['Two on a sled', 'Dos en un trineo'],
    [
      '{friend} sits in front. {hero} holds on. “Lean left!” “Now right!” Duchess has never been so loud.',
      '{friend} va adelante. {hero} se agarra bien. «¡A la izquierda!». «¡Ahora a la derecha!». Duquesa nunca había cantado tan fuerte.',
    ],
    [
      '{friend} sits in front, and {hero} holds on behind. “Lean to the left! And now to the right!” Duchess has never been so loud.',
      '{friend} va adelante, y {hero} se agarra bien atrás. «¡Inclínate a la izquierda! ¡Y ahora a la derecha!». Duquesa nunca había cantado tan fuerte.',
    ],
    [
      '{friend} sits in front with the rope, and {hero} holds on behind with both arms. “Lean to the left!” they shout at the same time. “And now to the right!” Duchess has never been so loud.',
      '{friend} va adelante con la cuerda, y {hero} se agarra atrás con los dos brazos. «¡A la izquierda! —gritan al mismo tiempo—. ¡Y ahora a la derecha!». Duquesa nunca había cantado tan fuerte.',
    ],
    ['They fly over the line and through the fence.', 'Cruzan la meta volando y atraviesan la cerca.'],
    [
      'They do not win. They come in next to last. But Grandma stands at the fence. She has seen it all. “That is how I won,” she says. “With a friend in front.” She had not told them that before.',
      'No ganan. Llegan en penúltimo lugar. Pero junto a la cerca está la abuela. Lo vio todo. «Así gané yo —dice—. Con una amiga adelante». Eso nunca se lo había contado.',
    ],
    [
      'They do not win. But at the fence stands Grandma, who has seen it all. “That is how I won it,” she says, “with a friend in front of me.” She had never told anybody that part before.',
      'No ganan. Pero junto a la cerca está la abuela, que lo vio todo. «Así gané yo —dice—, con una amiga adelante». Esa parte no se la había contado nunca a nadie.',
    ],
    [
      'They do not win, because two weigh more than one and the fence was in the way, but behind the fence stands Grandma, who has seen everything. “That is exactly how I won it,” she says, “with my best friend in front of me.” She has told that story a hundred times, and she has never told that part before.',
      'No ganan, porque dos pesan más que uno y la cerca estaba en el camino, pero detrás de la cerca está la abuela, que lo vio todo. «Exactamente así gané yo —dice—, con mi mejor amiga adelante». Ha contado esa historia cien veces, y esa parte no la había contado nunca.',
    ],
  ],
} satisfies StoryPairs;
