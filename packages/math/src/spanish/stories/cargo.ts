import type { StoryPairs } from './reader-of-story.ts';

/** The plot `cargo` in Spanish. */
export const cargoStory = {
  pairs: [
    ['Everything has to fit', 'Todo tiene que caber'],
    ['The ship at the door', 'La nave en la puerta'],
    [
      'The ship is here! It is full of crates. Each crate is a cube. It {is|are} {1 meter} long, wide and high. “First the big room,” says {keeper}. {hero} looks in. “How many fit in here?”',
      '¡Llegó la nave! Está llena de cajones. Cada cajón es un cubo. Mide {1 meter} de largo, de ancho y de alto. «Primero el cuarto grande», dice {keeper}. {hero} se asoma. «¿Cuántos caben aquí?».',
    ],
    [
      'The supply ship has come, and it is full of crates. Every crate is a cube with sides of {1 meter}. “First we fill the big room,” says {keeper}, and {hero} floats in to see how many will fit.',
      'Llegó la nave de provisiones, y está llena de cajones. Cada cajón es un cubo con lados de {1 meter}. «Primero llenamos el cuarto grande», dice {keeper}, y {hero} entra flotando para ver cuántos van a caber.',
    ],
    [
      'The supply ship has arrived at last, and it is full of crates up to the ceiling. Every crate is a cube with sides of {1 meter}, so that nothing can slide when the station turns. “First we fill the big storage room,” says {keeper}, and {hero} floats in with a lamp to find out how many of them will fit.',
      'Por fin llegó la nave de provisiones, y está llena de cajones hasta el techo. Cada cajón es un cubo con lados de {1 meter}, para que nada se resbale cuando la estación gira. «Primero llenamos el almacén grande», dice {keeper}, y {hero} entra flotando con una lámpara para averiguar cuántos van a caber.',
    ],
    [
      'The room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit in?',
      'El cuarto mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben?',
    ],
    [
      'The room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit into it?',
      'El cuarto mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben en él?',
    ],
    [
      'The storage room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit into it if no gap is left between them?',
      'El almacén mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben en él si no se deja ningún hueco entre ellos?',
    ],
    ['{1 crate} fit in without a gap.', 'Caben {1 crate} sin dejar huecos.'],
    [
      'A room that {is|are} {1 m} long, {2 m} wide and {3 m} high.',
      'Un cuarto que mide {1 m} de largo, {2 m} de ancho y {3 m} de alto.',
    ],
    ['The list of the ship', 'La lista de la nave'],
    [
      'The big room is full. {friend} looks at the list of the ship. “That is not all,” says {friend}. “There are more crates.”',
      'El cuarto grande está lleno. {friend} mira la lista de la nave. «Eso no es todo —dice {friend}—. Hay más cajones».',
    ],
    [
      'The big room is full, but {friend} has the list of the ship. “That can’t be all of them,” says {friend}. “There must be more crates in the ship.”',
      'El cuarto grande está lleno, pero {friend} tiene la lista de la nave. «No pueden ser todos —dice {friend}—. Debe de haber más cajones en la nave».',
    ],
    [
      'The big room is full up to the ceiling, but {friend} has found the list that came with the ship. “That can’t be all of them,” says {friend} and looks from the list to the ship and back. “There must be more crates in there than we thought.”',
      'El cuarto grande está lleno hasta el techo, pero {friend} encontró la lista que venía con la nave. «No pueden ser todos —dice {friend}, y mira la lista, luego la nave y otra vez la lista—. Ahí debe de haber más cajones de los que pensábamos».',
    ],
    [
      'The ship came with {1 crate}. The big room is full. How many crates are still in the ship?',
      'La nave llegó con {1 crate}. El cuarto grande está lleno. ¿Cuántos cajones quedan todavía en la nave?',
    ],
    [
      'The ship came with {1 crate}, and the big room is full of them. How many crates are still in the ship?',
      'La nave llegó con {1 crate}, y el cuarto grande está lleno de ellos. ¿Cuántos cajones quedan todavía en la nave?',
    ],
    [
      'According to the list the ship came with {1 crate}, and as many as possible are in the big room. How many crates are still in the ship?',
      'Según la lista, la nave llegó con {1 crate}, y en el cuarto grande están todos los que caben. ¿Cuántos cajones quedan todavía en la nave?',
    ],
    [
      '{1 crate} are still in the ship. Somebody’s boots float past.',
      'Quedan {1 crate} en la nave. Pasan flotando las botas de alguien.',
    ],
    ['The last crates', 'Los últimos cajones'],
    [
      'There is no more place for the crates. But there are two more rooms. One has a net and a ball for games. The other has a big window. From there they look at the Earth. One of them must be filled.',
      'Ya no hay lugar para los cajones. Pero hay dos cuartos más. Uno tiene una red y una pelota para jugar. El otro tiene una ventana grande. Desde ahí miran la Tierra. Hay que llenar uno de los dos.',
    ],
    [
      'The crates that are still in the ship need a place, and only two rooms are left. One is the games room with its net and its ball, and the other is the room with the large window. One of them has to be filled until the next ship comes.',
      'Los cajones que quedan en la nave necesitan un lugar, y solo hay dos cuartos libres. Uno es el cuarto de juegos, con su red y su pelota, y el otro es el cuarto de la ventana grande. Uno de los dos tiene que estar lleno hasta que llegue la próxima nave.',
    ],
    [
      'The crates that are still in the ship need a place, and only two rooms are left that could take them. One is the games room with its net and its ball, where they are all together in the evening. The other is the quiet room with the large window, from which you can see the Earth. One of them has to be full of crates until the next ship comes.',
      'Los cajones que quedan en la nave necesitan un lugar, y solo hay dos cuartos donde podrían caber. Uno es el cuarto de juegos, con su red y su pelota, donde se juntan todos por la noche. El otro es el cuarto tranquilo de la ventana grande, desde la que se ve la Tierra. Uno de los dos tiene que estar lleno de cajones hasta que llegue la próxima nave.',
    ],
    ['Fill the games room', 'Llenar el cuarto de juegos'],
    ['No more games', 'Se acabaron los juegos'],
    [
      'They take down the net and the ball. It does not look like fun now.',
      'Quitan la red y la pelota. Ahora no se ve nada divertido.',
    ],
    [
      'They take down the net and put the ball away. Without them it is a room like any other.',
      'Quitan la red y guardan la pelota. Sin ellas es un cuarto como cualquier otro.',
    ],
    [
      'They take down the net, catch the ball and tie it to a shelf. Without them it is nothing but a room like any other, and {friend} measures it without a word.',
      'Quitan la red, atrapan la pelota y la amarran a un estante. Sin ellas no es más que un cuarto como cualquier otro, y {friend} lo mide sin decir una palabra.',
    ],
    [
      'The games room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit in?',
      'El cuarto de juegos mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben?',
    ],
    [
      'The games room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit into it?',
      'El cuarto de juegos mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben en él?',
    ],
    [
      'The games room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates can they put into it?',
      'El cuarto de juegos mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones pueden meter en él?',
    ],
    [
      '{1 crate} fit into the games room, so all the rest goes in.',
      'En el cuarto de juegos caben {1 crate}, así que ahí entra todo lo que queda.',
    ],
    [
      'Now they meet at the window. They look at the Earth. They miss the ball. But they talk a lot more than before.',
      'Ahora se reúnen junto a la ventana. Miran la Tierra. Extrañan la pelota. Pero platican mucho más que antes.',
    ],
    [
      'From then on they meet at the large window in the evening and look down at the Earth. They miss the ball, but they talk much more than they did before.',
      'Desde entonces se juntan por la noche ante la ventana grande y miran la Tierra allá abajo. Extrañan la pelota, pero platican mucho más que antes.',
    ],
    [
      'From then on they meet at the large window in the evening and look for the places where they were born. They miss the ball every single day, but they know more about each other now than after a hundred games, and that was not in anybody’s plan.',
      'Desde entonces se juntan por la noche ante la ventana grande y buscan los lugares donde nacieron. Extrañan la pelota todos los días, pero ahora saben más unos de otros que después de cien partidos, y eso no estaba en los planes de nadie.',
    ],
    ['Fill the window room', 'Llenar el cuarto de la ventana'],
    ['The dark window', 'La ventana oscura'],
    [
      'One last look at the Earth. Then the first crate goes in.',
      'Miran la Tierra por última vez. Luego entra el primer cajón.',
    ],
    [
      'They take one last look at the Earth, and then the first crate goes in front of the window.',
      'Miran la Tierra por última vez, y luego ponen el primer cajón delante de la ventana.',
    ],
    [
      'All of them float in to take one last look at the blue Earth. Then the first crate is pushed in front of the window, and the room is dark.',
      'Todos entran flotando para mirar por última vez la Tierra azul. Luego empujan el primer cajón delante de la ventana, y el cuarto queda a oscuras.',
    ],
    [
      'The window room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit in?',
      'El cuarto de la ventana mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben?',
    ],
    [
      'The window room {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates fit into it?',
      'El cuarto de la ventana mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones caben en él?',
    ],
    [
      'The room with the window {is|are} {1 m} long, {2 m} wide and {3 m} high. How many crates can they put into it?',
      'El cuarto de la ventana mide {1 m} de largo, {2 m} de ancho y {3 m} de alto. ¿Cuántos cajones pueden meter en él?',
    ],
    [
      '{1 crate} fit into the room with the window, so all the rest goes in.',
      'En el cuarto de la ventana caben {1 crate}, así que ahí entra todo lo que queda.',
    ],
    [
      'They play ball and shout. It is fun. But at night {hero} lies awake. “I miss the Earth,” says {hero}. “Me too,” says a voice in the dark.',
      'Juegan a la pelota y gritan. Es divertido. Pero de noche {hero} no puede dormir. «Extraño la Tierra», dice {hero}. «Yo también», dice una voz en la oscuridad.',
    ],
    [
      'They play ball in the evening, and it is as loud as ever. But at night {hero} lies awake. “I miss the Earth,” says {hero}. “So do I,” says a voice in the dark, and then another one.',
      'Por la tarde juegan a la pelota, con tanto ruido como siempre. Pero de noche {hero} no puede dormir. «Extraño la Tierra», dice {hero}. «Yo también», dice una voz en la oscuridad, y luego otra.',
    ],
    [
      'They play ball in the evening, and it is as loud and as funny as ever. But at night {hero} lies awake and tries to remember the color of the sea. “I miss the Earth,” says {hero} into the dark. “So do I,” says {friend}, and the next morning, before breakfast, they have cleared a small hole between the crates that is just large enough for one eye.',
      'Por la tarde juegan a la pelota, con tanto ruido y tantas risas como siempre. Pero de noche {hero} no puede dormir y trata de recordar el color del mar. «Extraño la Tierra», dice {hero} en la oscuridad. «Yo también», dice {friend}, y a la mañana siguiente, antes del desayuno, ya han abierto entre los cajones un huequito, apenas del tamaño de un ojo.',
    ],
  ],
} satisfies StoryPairs;
