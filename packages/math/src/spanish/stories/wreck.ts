import type { StoryPairs } from './reader-of-story.ts';

/** The plot `wreck` in Spanish. */
export const wreckStory = {
  words: {
    'the anchor': 'el ancla',
    'the bell': 'la campana',
    'the iron chest': 'el cofre de hierro',
    'the mast': 'el mástil',
    'the boat': 'el bote',
    'the first map': 'el primer mapa',
    'the map of a diver': 'el mapa de un buzo',
    right: 'la derecha',
    left: 'la izquierda',
    up: 'hacia arriba',
    down: 'hacia abajo',
  },
  pairs: [
    ['The bell under water', 'La campana bajo el agua'],
    ['Green water', 'Agua verde'],
    [
      'Far down in the green water, near the reef camp, lies a ship. No one knows its name. {hero} and {friend} hang over the edge of the boat. “If we find the ship’s bell, we know the name,” says {keeper}. “It is cut into it.” They start a map. The first thing they see is the anchor.',
      'Muy abajo, en el agua verde, cerca del campamento del arrecife, hay un barco. Nadie sabe su nombre. {hero} y {friend} se asoman por la borda del bote. «Si encontramos la campana del barco, sabremos el nombre —dice {keeper}—. Está grabado en ella». Empiezan un mapa. Lo primero que ven es el ancla.',
    ],
    [
      'Far down in the green water, not far from the reef camp, lies a ship, and nobody knows its name. {hero} and {friend} look at it from a boat, through a glass box. “The name of a ship is always on its bell,” says {keeper}. So they begin to draw a map, and the first thing they see is an anchor.',
      'Muy abajo, en el agua verde, no lejos del campamento del arrecife, hay un barco, y nadie sabe su nombre. {hero} y {friend} lo miran desde un bote, por una caja de vidrio. «El nombre de un barco siempre está en su campana», dice {keeper}. Así que empiezan a dibujar un mapa, y lo primero que ven es un ancla.',
    ],
    [
      'Far down in the green water, not far from the reef camp, lies a ship that is more than a hundred years old, and nobody knows its name. {hero} and {friend} look at it from a boat, through a box with a bottom of glass. “The name of a ship is always cut into its bell,” says {keeper}, “so if we find that, we can tell the families.” They begin to draw a map, and the first thing that they see is an anchor.',
      'Muy abajo, en el agua verde, no lejos del campamento del arrecife, hay un barco de más de cien años, y nadie sabe su nombre. {hero} y {friend} lo miran desde un bote, por una caja con fondo de vidrio. «El nombre de un barco siempre está grabado en su campana —dice {keeper}—, así que si la encontramos, podremos avisarles a las familias». Empiezan a dibujar un mapa, y lo primero que ven es un ancla.',
    ],
    ['They want to find the anchor again.', 'Quieren volver a encontrar el ancla.'],
    ['They must not lose the place of the bell.', 'No deben perder el lugar de la campana.'],
    ['The rope has to reach the chest.', 'La cuerda tiene que llegar hasta el cofre.'],
    ['She will come up again at the mast.', 'Ella volverá a subir junto al mástil.'],
    ['On the map, point P is {place}.', 'En el mapa, el punto P es {place}.'],
    [
      'On the map that they have drawn on the back of an old chart, point P is {place}.',
      'En el mapa que han dibujado al reverso de una vieja carta, el punto P es {place}.',
    ],
    ['What are its coordinates?', '¿Cuáles son sus coordenadas?'],
    ['What are the coordinates of this point?', '¿Cuáles son las coordenadas de este punto?'],
    ['On the map {place} is at {1} and {other} at {2}.', 'En el mapa, {place} está en {1}, y {other}, en {2}.'],
    ['On the map {place} is at {1}, and {other} is at {2}.', 'En el mapa, {place} está en {1}, y {other} está en {2}.'],
    [
      'On the map that they have drawn together, {place} is at {1}, and {other} is at {2}.',
      'En el mapa que han dibujado entre todos, {place} está en {1}, y {other} está en {2}.',
    ],
    ['How many units is it from one to the other?', '¿Cuántas unidades hay de un punto al otro?'],
    ['How many units are they apart?', '¿A cuántas unidades están uno del otro?'],
    ['How many units are these points apart?', '¿A cuántas unidades están estos puntos uno del otro?'],
    ['How far is it in a straight line?', '¿Qué distancia hay en línea recta?'],
    ['How far apart are they in a straight line?', '¿A qué distancia están en línea recta?'],
    [
      'How many units are these points apart in a straight line?',
      '¿A cuántas unidades en línea recta están estos puntos uno del otro?',
    ],
    ['On {chart} {place} is at {1}.', 'En {chart}, {place} está en {1}.'],
    [
      'But it is drawn the wrong way, so it must be flipped over the {1}-axis.',
      'Pero el dibujo está al revés, así que hay que voltearlo sobre el eje {1}.',
    ],
    ['Where is it?', '¿Dónde está?'],
    [
      'On {chart} {place} is at {1}, but somebody has drawn it the wrong way, so that it has to be reflected across the {2}-axis.',
      'En {chart}, {place} está en {1}, pero alguien hizo el dibujo al revés, así que hay que reflejarlo en el eje {2}.',
    ],
    [
      'On {chart} {place} is at {1}, but somebody has copied it from the wrong side of the paper, and so it has to be reflected across the {2}-axis.',
      'En {chart}, {place} está en {1}, pero alguien copió el punto del lado equivocado del papel, y por eso hay que reflejarlo en el eje {2}.',
    ],
    ['What are the coordinates of the image?', '¿Cuáles son las coordenadas de la imagen?'],
    ['On an old map {place} was at {1}.', 'En un viejo mapa, {place} estaba en {1}.'],
    [
      'The sea moved the whole ship {1} to the {side} and {2} {way}.',
      'El mar movió todo el barco {1} a {side} y {2} {way}.',
    ],
    ['Where is it now?', '¿Dónde está ahora?'],
    [
      'On an old map {place} was at {1}, but since then the sea has moved the whole ship {2} to the {side} and {3} {way}.',
      'En un viejo mapa, {place} estaba en {1}, pero desde entonces el mar ha movido todo el barco {2} a {side} y {3} {way}.',
    ],
    ['Where is it on the new map?', '¿Dónde está en el mapa nuevo?'],
    [
      'On an old map of the camp {place} was at {1}, but since then the current has moved the whole ship {2} to the {side} and {3} {way}.',
      'En un viejo mapa del campamento, {place} estaba en {1}, pero desde entonces la corriente ha movido todo el barco {2} a {side} y {3} {way}.',
    ],
    [
      'What are the coordinates of the place where it is now?',
      '¿Cuáles son las coordenadas del lugar donde está ahora?',
    ],
    ['That is the point {1}.', 'Es el punto {1}.'],
    ['That {is|are} {1 unit} of rope.', '{1: Es|Son} {1 unit} de cuerda.'],
    [
      'They write it down with a pencil that water can’t wash away.',
      'Lo anotan con un lápiz que el agua no puede borrar.',
    ],
    [
      '“We have it!” shouts {friend} and nearly falls into the water.',
      '«¡La tenemos!», grita {friend} y por poco se cae al agua.',
    ],
    ['The hook goes down and holds.', 'El gancho baja y se agarra.'],
    [
      'Then the eel slides past her, as slow as smoke, and is gone.',
      'Entonces la anguila pasa deslizándose junto a ella, lenta como el humo, y desaparece.',
    ],
    ['A sound', 'Un sonido'],
    [
      'They row on. They let down a stick on a rope. Tap, tap. Wood. Tap, tap. Sand. Then there is a new sound. It is clear and long. All the fish turn around.',
      'Siguen remando. Bajan un palo atado a una cuerda. Toc, toc. Madera. Toc, toc. Arena. Entonces se oye un sonido nuevo. Es claro y largo. Todos los peces se dan la vuelta.',
    ],
    [
      'They row on, let down a stick on a rope and knock: wood, wood, sand. Then there is a sound that is clear and long, and all the fish turn around.',
      'Siguen remando, bajan un palo atado a una cuerda y golpean: madera, madera, arena. Entonces se oye un sonido claro y largo, y todos los peces se dan la vuelta.',
    ],
    [
      'They row on, let down a stick on a rope and knock on whatever is there: wood, and wood again, and sand. Then comes a sound that is so clear and so long that all the fish turn around at the same time.',
      'Siguen remando, bajan un palo atado a una cuerda y golpean lo que haya ahí: madera, otra vez madera, y arena. Entonces se oye un sonido tan claro y tan largo que todos los peces se dan la vuelta al mismo tiempo.',
    ],
    ['The bell', 'La campana'],
    [
      'Now they know where the bell is. There is a chest of iron, too. They can pull up the chest. It may be full of gold! Or {keeper} can dive down to the bell. But a big old eel lives in it.',
      'Ahora saben dónde está la campana. También hay un cofre de hierro. Pueden subir el cofre. ¡Tal vez esté lleno de oro! O {keeper} puede bucear hasta la campana. Pero en ella vive una anguila grande y vieja.',
    ],
    [
      'Now they know where the bell is. On the ground there is also an iron chest that they could pull up first, and perhaps it is full of gold. Or {keeper} could dive straight to the bell, but a big old eel lives in it.',
      'Ahora saben dónde está la campana. En el fondo hay también un cofre de hierro que podrían subir primero, y tal vez esté lleno de oro. O {keeper} podría bucear directo a la campana, pero en ella vive una anguila grande y vieja.',
    ],
    [
      'Now they know where the bell lies, and on the ground there is also an iron chest. They could pull up the chest first, because it might be full of gold, and there is air for only a single dive today. Or {keeper} could dive straight to the bell, although an eel as thick as an arm lives in it.',
      'Ahora saben dónde está la campana, y en el fondo hay también un cofre de hierro. Podrían subir primero el cofre, porque tal vez esté lleno de oro, y hoy hay aire para bucear una sola vez. O {keeper} podría bucear directo a la campana, aunque en ella vive una anguila tan gruesa como un brazo.',
    ],
    ['Pull up the chest', 'Subir el cofre'],
    ['The chest', 'El cofre'],
    [
      'The rope gets tight. The boat tips. Up comes the chest, slow and black. Small crabs fall out of it.',
      'La cuerda se tensa. El bote se ladea. Sube el cofre, lento y negro. De él caen cangrejos chiquitos.',
    ],
    [
      'The rope gets tight and the boat leans to the side. Slowly the chest comes up, black and heavy, and small crabs fall out of it.',
      'La cuerda se tensa y el bote se inclina hacia un lado. Despacio sube el cofre, negro y pesado, y de él caen cangrejos chiquitos.',
    ],
    [
      'The rope gets so tight that it hums, and the boat leans to the side. Slowly the chest comes up into the light, black and heavy, and small crabs fall out of every crack in it.',
      'La cuerda se tensa tanto que zumba, y el bote se inclina hacia un lado. Despacio sube el cofre hacia la luz, negro y pesado, y de cada grieta caen cangrejos chiquitos.',
    ],
    [
      'In the chest are shoes. They are small, for kids. There are so many of them! “So that is what the ship was for,” says {hero}. Nobody talks on the way home. The next day they get the bell, too. The town builds a small house for the shoes.',
      'En el cofre hay zapatos. Son chiquitos, para niños. ¡Hay tantos! «Así que para eso era el barco», dice {hero}. De regreso a casa nadie habla. Al día siguiente sacan también la campana. El pueblo construye una casita para los zapatos.',
    ],
    [
      'In the chest there is no gold, only shoes, hundreds of small shoes for children. “So there were children on board,” says {hero}, and on the way home nobody talks. The next day they fetch the bell as well. The town builds a small museum for the shoes.',
      'En el cofre no hay oro, solo zapatos, cientos de zapatitos de niño. «Así que había niños a bordo», dice {hero}, y de regreso a casa nadie habla. Al día siguiente sacan también la campana. El pueblo construye un museo chiquito para los zapatos.',
    ],
    [
      'In the chest there is no gold at all, only shoes, hundreds of small shoes that nobody has ever worn. “Then somewhere children were waiting for this ship,” says {hero}, and on the way home nobody feels like talking. The next day they fetch the bell as well. The town builds a small museum for the shoes, and people come from very far away to see them.',
      'En el cofre no hay nada de oro, solo zapatos, cientos de zapatitos que nadie se ha puesto nunca. «Entonces en algún lugar había niños que esperaban este barco», dice {hero}, y de regreso a casa nadie tiene ganas de hablar. Al día siguiente sacan también la campana. El pueblo construye un museo chiquito para los zapatos, y la gente viene de muy lejos a verlos.',
    ],
    ['Dive to the bell', 'Bucear hasta la campana'],
    ['The eel', 'La anguila'],
    [
      '{keeper} dives down by the old mast. She stops in front of the bell. The eel looks out. She waits. It waits.',
      '{Keeper} bucea junto al viejo mástil. Se detiene frente a la campana. La anguila se asoma. Ella espera. La anguila espera.',
    ],
    [
      '{keeper} dives down beside a broken mast and stops in front of the bell. The eel looks out at her. She waits, and it waits as well.',
      '{Keeper} bucea junto a un mástil roto y se detiene frente a la campana. La anguila se asoma y la mira. Ella espera, y la anguila espera también.',
    ],
    [
      '{keeper} dives down beside a broken mast and stops in front of the bell. The eel looks out at her without moving. She waits, and it waits as well, and up in the boat they count the seconds.',
      '{Keeper} bucea junto a un mástil roto y se detiene frente a la campana. La anguila se asoma y la mira sin moverse. Ella espera, y la anguila espera también, y arriba, en el bote, cuentan los segundos.',
    ],
    [
      'The bell comes up. {hero} rubs it with a sleeve. “Swift Anna,” it says. An old woman reads of it in the paper. Her dad’s dad was on that ship. She comes to the camp and rings the bell once. Down in the water the eel has found a new home.',
      'Sube la campana. {hero} la frota con la manga. «Swift Anna», dice. Una señora mayor lee de ella en el periódico. Su abuelo iba en ese barco. Viene al campamento y toca la campana una vez. Allá abajo, en el agua, la anguila ha encontrado una casa nueva.',
    ],
    [
      'When the bell comes up, {hero} rubs it with a sleeve until they can read it: “Swift Anna.” An old woman reads about it in the paper, because her grandfather was on that ship. She comes to the camp and rings the bell once. Down in the water the eel has already found another home.',
      'Cuando sube la campana, {hero} la frota con la manga hasta que se puede leer: «Swift Anna». Una señora mayor lee de ella en el periódico, porque su abuelo iba en ese barco. Viene al campamento y toca la campana una vez. Allá abajo, en el agua, la anguila ya ha encontrado otra casa.',
    ],
    [
      'When the bell comes up, {hero} rubs it with a sleeve until the letters can be read: “Swift Anna.” A week later an old woman stands at the camp, because her grandfather sailed on that ship and never came back. She asks whether she may ring it, and she rings it once and listens until it is quiet again. Down in the water the eel has already found another home.',
      'Cuando sube la campana, {hero} la frota con la manga hasta que se pueden leer las letras: «Swift Anna». Una semana después hay una señora mayor en el campamento, porque su abuelo viajó en ese barco y nunca regresó. Pregunta si la puede tocar, y la toca una vez y escucha hasta que vuelve el silencio. Allá abajo, en el agua, la anguila ya ha encontrado otra casa.',
    ],
  ],
} satisfies StoryPairs;
