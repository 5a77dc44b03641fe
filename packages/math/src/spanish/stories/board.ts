import type { StoryPairs } from './reader-of-story.ts';

/** The plot `board` in Spanish. */
export const boardStory = {
  pairs: [
    ['A house for the owl', 'Una casa para el búho'],
    ['Two pieces', 'Dos piezas'],
    [
      'The old oak fell in the storm. An owl lived in it. Now it sits on the fence and blinks. “We can build it a house,” says {hero}. {keeper} nods. “First the back and the floor.”',
      'El viejo roble se cayó en la tormenta. En él vivía un búho. Ahora está posado en la cerca y parpadea. «Podemos construirle una casa», dice {hero}. {Keeper} asiente. «Primero el fondo y el piso».',
    ],
    [
      'The old oak fell in the storm, and the owl that lived in it sits on the fence now and blinks. “We could build it a house,” says {hero}, so {keeper} gives them a pencil and shows them how to begin.',
      'El viejo roble se cayó en la tormenta, y el búho que vivía en él está posado ahora en la cerca y parpadea. «Podríamos construirle una casa», dice {hero}, así que {keeper} les da un lápiz y les muestra cómo empezar.',
    ],
    [
      'The old oak fell in the storm, and an owl had lived in it for as long as anybody can remember. Now it sits on the fence in the bright light and blinks. “Then we will build it a house,” says {hero}. {keeper}, who has built chairs and boats but never a house for an owl, gives them a pencil. “Begin with the back and the floor,” he says.',
      'El viejo roble se cayó en la tormenta, y en él había vivido un búho desde que todos recuerdan. Ahora está posado en la cerca, a plena luz, y parpadea. «Entonces le construiremos una casa», dice {hero}. {Keeper}, que ha construido sillas y botes pero nunca una casa para un búho, les da un lápiz. «Empiecen con el fondo y el piso», dice.',
    ],
    [
      'The back takes {1 foot} of board. The floor takes {2 foot}. How many feet is that in all?',
      'El fondo lleva {1 foot} de tabla. El piso lleva {2 foot}. ¿Cuántos pies son en total?',
    ],
    [
      'The back takes {1 foot} of board, and the floor takes {2 foot}. How many feet of board is that in all?',
      'El fondo lleva {1 foot} de tabla, y el piso lleva {2 foot}. ¿Cuántos pies de tabla son en total?',
    ],
    [
      'For the back they need {1 foot} of board, and for the floor {2 foot}. How many feet of board do they need for both of them together?',
      'Para el fondo necesitan {1 foot} de tabla, y para el piso, {2 foot}. ¿Cuántos pies de tabla necesitan para los dos juntos?',
    ],
    [
      'They need {1 foot}. {friend} draws two lines with the pencil.',
      'Necesitan {1 foot}. {friend} traza dos líneas con el lápiz.',
    ],
    ['The back and the floor end to end.', 'El fondo y el piso, uno tras otro.'],
    ['The only board', 'La única tabla'],
    [
      'There is only one board left. It is good and dry. “Think first, then cut,” says {keeper}. {friend} thinks. Then the saw sings.',
      'Solo queda una tabla. Es buena y está seca. «Primero piensen, luego corten», dice {keeper}. {friend} piensa. Luego canta la sierra.',
    ],
    [
      'There is only one board left that is good and dry, so they have to think before they cut it. {friend} thinks for a while and measures again, and then the saw begins to sing.',
      'Solo queda una tabla buena y seca, así que tienen que pensar antes de cortarla. {friend} piensa un rato y vuelve a medir, y luego la sierra empieza a cantar.',
    ],
    [
      'There is only one board left that is good and dry, and there will be no other before the weekend. “Think first and cut later,” says {keeper}, “because you can’t cut a board longer.” {friend} measures everything again, and then the saw begins to sing.',
      'Solo queda una tabla buena y seca, y no habrá otra antes del fin de semana. «Primero piensen y luego corten —dice {keeper}—, porque una tabla no se puede cortar más larga». {friend} vuelve a medirlo todo, y luego la sierra empieza a cantar.',
    ],
    [
      'The board {is|are} {1 foot} long. They cut off the back and the floor. How many feet are left?',
      'La tabla mide {1 foot} de largo. Cortan el fondo y el piso. ¿Cuántos pies quedan?',
    ],
    [
      'The board {is|are} {1 foot} long, and they cut off the back and the floor. How many feet of it are left?',
      'La tabla mide {1 foot} de largo, y cortan de ella el fondo y el piso. ¿Cuántos pies de tabla quedan?',
    ],
    [
      'The board {is|are} {1 foot} long, and they cut off the pieces for the back and the floor. How many feet of the board are left?',
      'La tabla mide {1 foot} de largo, y cortan de ella las piezas para el fondo y el piso. ¿Cuántos pies de tabla quedan?',
    ],
    [
      'The piece that is left {is|are} {1 foot} long. It smells of the woods.',
      'El pedazo que queda mide {1 foot} de largo. Huele a bosque.',
    ],
    ['The whole board: what is cut off and the rest.', 'La tabla entera: lo que se corta y el resto.'],
    ['cut off', 'se corta'],
    ['Door or roof?', '¿Puerta o techo?'],
    [
      'The rest must do. They can cut off a door. Then cats stay out. Or they can glue on a piece and make a wide roof. Then rain stays out.',
      'El resto tiene que alcanzar. Pueden cortar una puerta. Así no entran los gatos. O pueden pegarle un pedazo y hacer un techo ancho. Así no entra la lluvia.',
    ],
    [
      'The rest of the board has to do. They could cut a piece off it for a door, so that cats stay out. Or they could glue a piece to it and make a wide roof, so that the rain stays out.',
      'El resto de la tabla tiene que alcanzar. Podrían cortarle un pedazo para una puerta, para que no entren los gatos. O podrían pegarle un pedazo y hacer un techo ancho, para que no entre la lluvia.',
    ],
    [
      'The rest of the board has to do for everything else, and it does not reach for two things. They could cut a piece off it for a small door, so that no cat can climb in. Or they could glue another piece to it and make a roof that is wide enough to keep the rain out.',
      'El resto de la tabla tiene que alcanzar para todo lo demás, y para dos cosas no alcanza. Podrían cortarle un pedazo para una puerta chica, para que no pueda entrar ningún gato. O podrían pegarle otro pedazo y hacer un techo bastante ancho para que no entre la lluvia.',
    ],
    ['Make a door', 'Hacer una puerta'],
    ['A round door', 'Una puerta redonda'],
    [
      '{hero} draws a circle for the door. {friend} saws around it.',
      '{hero} dibuja un círculo para la puerta. {friend} sierra alrededor.',
    ],
    [
      '{hero} draws a circle for the door, and {friend} saws around it very slowly.',
      '{hero} dibuja un círculo para la puerta, y {friend} sierra alrededor muy despacio.',
    ],
    [
      '{hero} takes a plate and draws a perfect circle for the door, and {friend} saws around it so slowly that it takes until the evening.',
      '{hero} toma un plato y dibuja un círculo perfecto para la puerta, y {friend} sierra alrededor tan despacio que tarda hasta el anochecer.',
    ],
    [
      'The door takes {1 foot} of the rest. How many feet of board are left then?',
      'La puerta lleva {1 foot} del resto. ¿Cuántos pies de tabla quedan entonces?',
    ],
    [
      'The door takes {1 foot} of the rest. How many feet of board are left after that?',
      'La puerta lleva {1 foot} del resto. ¿Cuántos pies de tabla quedan después?',
    ],
    [
      'For the door they cut {1 foot} off the rest. How many feet of board are left for the roof after that?',
      'Para la puerta cortan {1 foot} del resto. ¿Cuántos pies de tabla quedan después para el techo?',
    ],
    [
      'For the roof there {is|are} {1 foot} left. It will be a small one.',
      'Para el techo queda esto: {1 foot}. Va a ser chico.',
    ],
    [
      'The owl moves in. The cat walks by and looks up, and walks on. When it rains, the owl sits inside. Its tail gets wet. It does not seem to mind.',
      'El búho se muda. El gato pasa, mira hacia arriba y sigue su camino. Cuando llueve, el búho está adentro. Se le moja la cola. No parece molestarle.',
    ],
    [
      'The owl moves in, and the cat looks up at the round door and walks on. The roof is so small that the owl’s tail gets wet when it rains, but it does not seem to mind.',
      'El búho se muda, y el gato mira hacia la puerta redonda y sigue su camino. El techo es tan chico que al búho se le moja la cola cuando llueve, pero no parece molestarle.',
    ],
    [
      'The owl moves in on the very first night, and the cat from next door looks up at the round door, thinks about it and walks on. The roof has become so small that the owl’s tail gets wet whenever it rains. It only turns around once, shakes itself and goes on sleeping.',
      'El búho se muda desde la primera noche, y el gato del vecino mira hacia la puerta redonda, lo piensa y sigue su camino. El techo quedó tan chico que al búho se le moja la cola cada vez que llueve. Él solo se da una vuelta, se sacude y sigue durmiendo.',
    ],
    ['Make a wide roof', 'Hacer un techo ancho'],
    ['Glue and nails', 'Pegamento y clavos'],
    [
      '{friend} finds a piece of an old chair. It has the same color. They glue it on.',
      '{friend} encuentra un pedazo de una silla vieja. Tiene el mismo color. Lo pegan.',
    ],
    [
      '{friend} finds a piece of an old chair that has the same color, and they glue it on.',
      '{friend} encuentra un pedazo de una silla vieja que tiene el mismo color, y lo pegan.',
    ],
    [
      'Under the bench {friend} finds a piece of an old chair that has exactly the same color, and with a lot of glue and a few nails they put the two together.',
      'Debajo del banco, {friend} encuentra un pedazo de una silla vieja que tiene exactamente el mismo color, y con mucho pegamento y unos clavos unen los dos.',
    ],
    [
      'That piece {is|are} {1 foot} long. They add it to the rest. How many feet long is the roof?',
      'Ese pedazo mide {1 foot} de largo. Lo agregan al resto. ¿Cuántos pies de largo mide el techo?',
    ],
    [
      'The piece {is|are} {1 foot} long, and they add it to the rest. How many feet long is the roof?',
      'El pedazo mide {1 foot} de largo, y lo agregan al resto. ¿Cuántos pies de largo mide el techo?',
    ],
    [
      'The piece of the chair {is|are} {1 foot} long, and they add it to what is left of the board. How many feet long does the roof become?',
      'El pedazo de la silla mide {1 foot} de largo, y lo agregan a lo que queda de la tabla. ¿Cuántos pies de largo llega a medir el techo?',
    ],
    [
      'The roof {is|are} {1 foot} long, wide enough for two owls.',
      'El techo mide {1 foot} de largo y alcanza para dos búhos.',
    ],
    [
      'The owl moves in. It stays dry. One night the cat gets in, too! There is a lot of noise. In the morning the cat sits on the fence. The owl is still in the house.',
      'El búho se muda. Se queda seco. ¡Una noche se mete también el gato! Hay mucho ruido. Por la mañana el gato está sentado en la cerca. El búho sigue en la casa.',
    ],
    [
      'The owl moves in and stays dry in every storm. One night the cat climbs in as well, and there is a lot of noise in the dark. But in the morning it is the cat that sits on the fence, and the owl is still in its house.',
      'El búho se muda y se queda seco en todas las tormentas. Una noche se mete también el gato, y hay mucho ruido en la oscuridad. Pero por la mañana es el gato el que está sentado en la cerca, y el búho sigue en su casa.',
    ],
    [
      'The owl moves in and stays dry in every storm of that fall. One night, because there is no door, the cat from next door climbs in as well, and for a minute there is a terrible noise. In the morning the cat sits on the fence and blinks, and the owl is still in its house.',
      'El búho se muda y se queda seco en todas las tormentas de ese otoño. Una noche, como no hay puerta, se mete también el gato del vecino, y durante un minuto hay un ruido terrible. Por la mañana el gato está sentado en la cerca y parpadea, y el búho sigue en su casa.',
    ],
  ],
} satisfies StoryPairs;
