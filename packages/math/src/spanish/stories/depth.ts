import type { StoryPairs } from './reader-of-story.ts';

/** The plot `depth` in Spanish. */
export const depthStory = {
  pairs: [
    ['The light below', 'La luz de abajo'],
    ['A yellow robot', 'Un robot amarillo'],
    [
      'It is late in the day. {hero} and {friend} sit in the boat and steer a robot. It is small and yellow. It dives at the reef. On the screen is its height. The top of the sea {is|are} {1}. All below has a minus. “Something shines there,” says {keeper}. “Go down more.”',
      'Ya va a anochecer. {hero} y {friend} van en el bote y manejan un robot. Es chico y amarillo. Se sumerge junto al arrecife. En la pantalla está su altura. La superficie del mar es {1}. Todo lo de abajo lleva un menos. «Ahí brilla algo —dice {keeper}—. Bájenlo más».',
    ],
    [
      'It is evening, and in the boat of the reef camp {hero} and {friend} steer a small yellow robot. A screen shows its height: the top of the sea {is|are} {1}, and everything below has a minus sign. “Something is shining under you,” says {keeper}, “so go down a little more.”',
      'Está anocheciendo, y en el bote del campamento del arrecife {hero} y {friend} manejan un pequeño robot amarillo. Una pantalla muestra su altura: la superficie del mar es {1}, y todo lo de abajo lleva un signo de menos. «Debajo de ustedes brilla algo —dice {keeper}—, así que bájenlo un poco más».',
    ],
    [
      'In the evening {hero} and {friend} are allowed to steer, from the boat of the reef camp, the small yellow robot that looks for damaged corals. On the screen they can read its height: the surface of the sea {is|are} {1}, and everything below the surface has a minus sign. “There is something shining under you,” says {keeper}, “so take it down a little more.”',
      'Al anochecer, {hero} y {friend} pueden manejar, desde el bote del campamento del arrecife, el pequeño robot amarillo que busca corales dañados. En la pantalla leen su altura: la superficie del mar es {1}, y todo lo que está debajo de la superficie lleva un signo de menos. «Debajo de ustedes hay algo que brilla —dice {keeper}—, así que bájenlo un poco más».',
    ],
    [
      'The robot is at {1 meter}. It dives {2 meter} down. At what height is it now?',
      'El robot está a {1 meter}. Baja {2 meter}. ¿A qué altura está ahora?',
    ],
    [
      'The robot is at {1 meter} and dives {2 meter} deeper. At what height is it now?',
      'El robot está a {1 meter} y baja {2 meter} más. ¿A qué altura está ahora?',
    ],
    [
      'The robot is at a height of {1 meter} and dives {2 meter} deeper. At what height is it now, in meters?',
      'El robot está a una altura de {1 meter} y baja {2 meter} más. ¿A qué altura está ahora, en metros?',
    ],
    [
      'The screen says {1}. It is so dark down there that {friend} turns on the lamp.',
      'La pantalla dice {1}. Está tan oscuro allá abajo que {friend} enciende la lámpara.',
    ],
    ['The height of the robot before it dives.', 'La altura del robot antes de bajar.'],
    ['the robot', 'el robot'],
    ['Something shines', 'Algo brilla'],
    [
      'Now they see it. It is not a fish. It is a net! An old net hangs on the reef, with glass balls on it. In the net is a turtle. It is above the robot.',
      'Ahora lo ven. No es un pez. ¡Es una red! Una red vieja cuelga del arrecife, con bolas de vidrio. En la red hay una tortuga. Está arriba del robot.',
    ],
    [
      'Now they can see it, and it is not a fish. It is an old net with glass balls that hangs on the reef, and in the net is a turtle. It is above the robot.',
      'Ahora pueden verlo, y no es un pez. Es una red vieja con bolas de vidrio que cuelga del arrecife, y en la red hay una tortuga. Está arriba del robot.',
    ],
    [
      'Now they can see what is shining, and it is not a fish. It is an old fishing net with glass balls, which has caught on the reef, and in the net, above the robot, a turtle is moving its flippers very slowly.',
      'Ahora pueden ver qué es lo que brilla, y no es un pez. Es una vieja red de pescar con bolas de vidrio, que se atoró en el arrecife, y en la red, arriba del robot, una tortuga mueve las aletas muy despacio.',
    ],
    [
      'The turtle is at {1 meter}. How many meters must the robot go up to it?',
      'La tortuga está a {1 meter}. ¿Cuántos metros tiene que subir el robot para llegar a ella?',
    ],
    [
      'The turtle is at {1 meter}. How many meters does the robot have to rise from where it is now?',
      'La tortuga está a {1 meter}. ¿Cuántos metros tiene que subir el robot desde donde está ahora?',
    ],
    [
      'The turtle is at a height of {1 meter}. How many meters does the robot have to rise from where it is now to reach it?',
      'La tortuga está a una altura de {1 meter}. ¿Cuántos metros tiene que subir el robot desde donde está ahora para alcanzarla?',
    ],
    ['It rises {1 meter} and takes hold of the net with its claw.', 'Sube {1 meter} y agarra la red con su pinza.'],
    ['The height of the turtle in the net.', 'La altura de la tortuga en la red.'],
    ['Air', 'Aire'],
    [
      'A turtle needs air. The robot could cut the net. That takes a long time. Or it could pull the net up with the turtle in it. That is fast. But the net may break the coral.',
      'Una tortuga necesita aire. El robot podría cortar la red. Eso tarda mucho. O podría jalar la red hacia arriba con la tortuga adentro. Eso es rápido. Pero la red puede romper el coral.',
    ],
    [
      'A turtle needs air, so they have to be quick. The robot could cut the net, which takes time but hurts nothing. Or it could pull the whole net up, which is faster but may break the coral.',
      'Una tortuga necesita aire, así que tienen que darse prisa. El robot podría cortar la red, lo que tarda pero no daña nada. O podría jalar toda la red hacia arriba, lo que es más rápido pero puede romper el coral.',
    ],
    [
      'A turtle cannot stay under water for ever, because it needs air like we do. The robot could cut the net line by line, which takes time but hurts nothing. Or it could pull the whole net up with the turtle inside, which is much faster, although the lines may break the coral that has grown around them.',
      'Una tortuga no puede quedarse bajo el agua para siempre, porque necesita aire como nosotros. El robot podría cortar la red hilo por hilo, lo que tarda pero no daña nada. O podría jalar toda la red hacia arriba con la tortuga adentro, lo que es mucho más rápido, aunque los hilos pueden romper el coral que ha crecido alrededor.',
    ],
    ['Cut the net', 'Cortar la red'],
    ['Line by line', 'Hilo por hilo'],
    [
      'Snip. Snip. The turtle holds still. Then it is free! It swims up. But the robot slips, down to where it was before.',
      'Chas. Chas. La tortuga se queda quieta. ¡Entonces está libre! Sube nadando. Pero el robot se resbala hasta donde estaba antes.',
    ],
    [
      'The robot cuts one line after the other, and the turtle holds still. Then it is free and swims up. But the robot slips back down to where it was at its deepest.',
      'El robot corta un hilo tras otro, y la tortuga se queda quieta. Entonces está libre y sube nadando. Pero el robot se resbala hasta su punto más bajo.',
    ],
    [
      'The robot cuts one line after the other, and the turtle holds still as if it understood. Then it is free, and with a few strong strokes it disappears upward into the light. But the robot loses its hold and slips back to the place where it was at its deepest.',
      'El robot corta un hilo tras otro, y la tortuga se queda quieta como si entendiera. Entonces está libre, y con unas cuantas brazadas fuertes desaparece hacia arriba, en la luz. Pero el robot se suelta y se resbala otra vez hasta su punto más bajo.',
    ],
    [
      'From there the robot dives {1 meter} more to the ground. At what height is the ground?',
      'Desde ahí el robot baja {1 meter} más hasta el fondo. ¿A qué altura está el fondo?',
    ],
    [
      'From that height it sinks {1 meter} further to the ground. At what height is the ground?',
      'Desde esa altura se hunde {1 meter} más hasta el fondo. ¿A qué altura está el fondo?',
    ],
    [
      'From that height the robot sinks another {1 meter}, until it stands on the ground. At what height is the ground, in meters?',
      'Desde esa altura el robot se hunde otros {1 meter}, hasta que se para en el fondo. ¿A qué altura está el fondo, en metros?',
    ],
    ['It stands at {1 meter}, in a cloud of sand.', 'Está parado a {1 meter}, en una nube de arena.'],
    [
      'It takes all night to bring the robot back. Its lamp is broken. But at dawn a round head comes up by the boat. It takes a long breath. It looks at them. Then it is gone.',
      'Tardan toda la noche en traer de vuelta el robot. Su lámpara está rota. Pero al amanecer sale una cabeza redonda junto al bote. Respira hondo. Los mira. Luego ya no está.',
    ],
    [
      'It takes all night to bring the robot back, and its lamp is broken. But at dawn a round head comes up beside the boat and takes a long breath. It looks at them, and then it is gone.',
      'Tardan toda la noche en traer de vuelta el robot, y su lámpara está rota. Pero al amanecer sale una cabeza redonda junto al bote y respira hondo. Los mira, y luego ya no está.',
    ],
    [
      'It takes all night to bring the robot back, and its lamp, which was not cheap, is broken. But at dawn, when everybody is tired and nobody talks, a round head comes up beside the boat and takes a long breath. It looks at them with one dark eye, and then the sea is smooth again.',
      'Tardan toda la noche en traer de vuelta el robot, y su lámpara, que no fue barata, está rota. Pero al amanecer, cuando todos están cansados y nadie habla, sale una cabeza redonda junto al bote y respira hondo. Los mira con un ojo oscuro, y luego el mar vuelve a estar liso.',
    ],
    ['Pull the net up', 'Jalar la red'],
    ['Up with all of it', 'Arriba con todo'],
    [
      'The robot goes back down to the end of the net. It pulls. The net jumps free! White bits of coral fall. Then all of it goes up.',
      'El robot vuelve a bajar hasta donde termina la red. Jala. ¡La red se suelta de golpe! Caen pedacitos blancos de coral. Luego todo sube.',
    ],
    [
      'The robot goes back to its deepest point, where the net ends, and pulls. The net comes free, and white pieces of coral fall. Then all of it begins to rise.',
      'El robot vuelve a su punto más bajo, donde termina la red, y jala. La red se suelta, y caen pedazos blancos de coral. Luego todo empieza a subir.',
    ],
    [
      'The robot goes back to its deepest point, where the net ends, takes hold of it there and pulls with all its strength. The net comes free with a jerk, and white pieces of coral fall past the camera like snow. Then all of it begins to rise.',
      'El robot vuelve a su punto más bajo, donde termina la red, la agarra ahí y jala con todas sus fuerzas. La red se suelta de un tirón, y pedazos blancos de coral caen como nieve frente a la cámara. Luego todo empieza a subir.',
    ],
    [
      'From its deepest point the robot rises {1 meter}. At what height is it then?',
      'Desde su punto más bajo el robot sube {1 meter}. ¿A qué altura está entonces?',
    ],
    [
      'From its deepest point the robot rises {1 meter}. At what height do they stop to look at the turtle?',
      'Desde su punto más bajo el robot sube {1 meter}. ¿A qué altura se detienen a mirar la tortuga?',
    ],
    [
      'From its deepest point the robot rises {1 meter} before they stop to look at the turtle. At what height is the robot then, in meters?',
      'Desde su punto más bajo el robot sube {1 meter} antes de que se detengan a mirar la tortuga. ¿A qué altura está entonces el robot, en metros?',
    ],
    ['They stop at {1 meter}. The turtle is all right.', 'Se detienen a {1 meter}. La tortuga está bien.'],
    [
      'Up in the boat they free the turtle. It is well! It dives away. Then {hero} looks at the film again. Part of the reef is gone. “Coral grows back,” says {keeper}. “But it is slow.”',
      'Arriba, en el bote, liberan a la tortuga. ¡Está bien! Se va nadando hacia abajo. Luego {hero} mira otra vez la película. Falta una parte del arrecife. «El coral vuelve a crecer —dice {keeper}—. Pero tarda».',
    ],
    [
      'In the boat they free the turtle, and it dives away as if nothing had happened. Then {hero} looks at the film again and sees that part of the reef is gone. “Coral grows back,” says {keeper}, “but very slowly.”',
      'En el bote liberan a la tortuga, y ella se va hacia abajo como si no hubiera pasado nada. Luego {hero} mira otra vez la película y ve que falta una parte del arrecife. «El coral vuelve a crecer —dice {keeper}—, pero muy despacio».',
    ],
    [
      'In the boat they free the turtle, and it dives away as if nothing had happened. Everybody cheers. Only {hero} looks at the film again that night and sees how much of the reef has broken off. “Coral grows back,” says {keeper}, who has sat down beside them, “but it takes longer than you and I will be here to watch.”',
      'En el bote liberan a la tortuga, y ella se va hacia abajo como si no hubiera pasado nada. Todos gritan de alegría. Solo {hero} mira otra vez la película esa noche y ve cuánto se ha roto del arrecife. «El coral vuelve a crecer —dice {keeper}, que se ha sentado a su lado—, pero tarda más de lo que tú y yo estaremos aquí para verlo».',
    ],
  ],
} satisfies StoryPairs;
