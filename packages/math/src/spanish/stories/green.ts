import type { StoryPairs } from './reader-of-story.ts';

/** The plot `green` in Spanish. */
export const greenStory = {
  pairs: [
    ['The moss that would not stop', 'El musgo que no paraba'],
    ['A green dot', 'Un punto verde'],
    [
      'On the wall of the space station is a green dot. “Moss,” says {friend}. “It makes air. Let us keep it!” They put it in boxes. The next day it needs more boxes.',
      'En la pared de la estación espacial hay un punto verde. «Es musgo —dice {friend}—. Hace aire. ¡Vamos a quedarnos con él!». Lo ponen en cajas. Al día siguiente necesita más cajas.',
    ],
    [
      'On the wall of the space station, behind a pipe, there is a green dot. “That is moss, and it makes fresh air for everybody,” says {friend}, “so let us keep it!” They put it into boxes, but the next day it needs more of them.',
      'En la pared de la estación espacial, detrás de un tubo, hay un punto verde. «Es musgo, y hace aire fresco para todos —dice {friend}—, ¡así que vamos a quedarnos con él!». Lo ponen en cajas, pero al día siguiente necesita más.',
    ],
    [
      'Behind a pipe of the space station {hero} discovers a small green dot. “That is moss,” says {friend}, “and moss makes fresh air, so we should keep it.” They put it into boxes with a little water and a lot of light. But the next morning it has grown over the edge, and it needs more boxes, and that does not stop.',
      'Detrás de un tubo de la estación espacial, {hero} descubre un puntito verde. «Es musgo —dice {friend}—, y el musgo hace aire fresco, así que deberíamos quedarnos con él». Lo ponen en cajas con un poco de agua y mucha luz. Pero a la mañana siguiente ha crecido por encima del borde, y necesita más cajas, y eso no para.',
    ],
    [
      'On day {1} it fills {2 box}, and each day it fills {3} more. How many boxes does it fill on day {4}?',
      'El día {1} llena {2 box}, y cada día llena {3} más. ¿Cuántas cajas llena el día {4}?',
    ],
    [
      'On day {1} it fills {2 box}, and each day it fills {3} more. How many boxes will it fill on day {4}?',
      'El día {1} llena {2 box}, y cada día llena {3} más. ¿Cuántas cajas llenará el día {4}?',
    ],
    [
      'On day {1} it fills {2 box}, and each day it fills {3} more. If it goes on like this, how many boxes will it fill on day {4}?',
      'El día {1} llena {2 box}, y cada día llena {3} más. Si sigue así, ¿cuántas cajas llenará el día {4}?',
    ],
    [
      'On day {1} it fills {2 box}. The kitchen is full of them.',
      'El día {1} llena {2 box}. La cocina está llena de ellas.',
    ],
    ['How many boxes the moss fills.', 'Cuántas cajas llena el musgo.'],
    ['The other moss', 'El otro musgo'],
    [
      'Then they find more moss, behind the shower. It is blue. {keeper} looks at her desk. It has moss on it. “How long till I can’t get in?” she asks.',
      'Luego encuentran más musgo, detrás de la regadera. Es azul. {Keeper} mira su escritorio. Tiene musgo encima. «¿Cuánto falta para que no pueda entrar?», pregunta.',
    ],
    [
      'Then they find more of it behind the shower, and this moss is blue. {keeper} looks at her desk, which is already turning blue. “How long will it be until I can’t get in?” she asks.',
      'Luego encuentran más detrás de la regadera, y este musgo es azul. {Keeper} mira su escritorio, que ya se está poniendo azul. «¿Cuánto falta para que no pueda entrar?», pregunta.',
    ],
    [
      'Then they find another kind behind the shower, and this one is blue. {keeper}, who has seen a good deal in space, looks at her desk, which is turning blue at the edges. “I only want to know,” she says calmly, “how long it will be until I can’t open the door any more.”',
      'Luego encuentran otra clase detrás de la regadera, y esta es azul. {Keeper}, que ha visto muchas cosas en el espacio, mira su escritorio, que se está poniendo azul por las orillas. «Solo quiero saber —dice con calma— cuánto falta para que ya no pueda abrir la puerta».',
    ],
    [
      'On day {1} it fills {2 box}, and each day it fills {3} more. If nobody stops it, how many boxes will it fill on day {4}?',
      'El día {1} llena {2 box}, y cada día llena {3} más. Si nadie lo detiene, ¿cuántas cajas llenará el día {4}?',
    ],
    [
      'On day {1} it fills {2 box}, and the floor is nearly full.',
      'El día {1} llena {2 box}, y el piso está casi lleno.',
    ],
    ['How many boxes the blue moss fills.', 'Cuántas cajas llena el musgo azul.'],
    ['Light or dark?', '¿Luz u oscuridad?'],
    [
      'They must slow it down. They can turn off the lamps for it. Then they live in the dark. Or they can send it to Mars, where they need air. But first it must grow well.',
      'Tienen que frenarlo. Pueden apagarle las lámparas. Entonces viven a oscuras. O pueden mandarlo a Marte, donde necesitan aire. Pero primero tiene que crecer bien.',
    ],
    [
      'They have to do something about it. They could turn the lamps off, so that it grows slowly, and live in the dark. Or they could send it to Mars, where people need air, but then it has to grow well first.',
      'Tienen que hacer algo. Podrían apagar las lámparas, para que crezca despacio, y vivir a oscuras. O podrían mandarlo a Marte, donde la gente necesita aire, pero entonces primero tiene que crecer bien.',
    ],
    [
      'They have to do something about it before the weekend. They could turn off the lamps, so that it grows slowly, and get used to living in the dark. Or they could send it to the people on Mars, who always need air, but then it has to have light and room and grow well until the ship leaves.',
      'Tienen que hacer algo antes del fin de semana. Podrían apagar las lámparas, para que crezca despacio, y acostumbrarse a vivir a oscuras. O podrían mandárselo a la gente de Marte, que siempre necesita aire, pero entonces tiene que tener luz y espacio y crecer bien hasta que salga la nave.',
    ],
    ['Turn off the lamps', 'Apagar las lámparas'],
    ['In the dark', 'A oscuras'],
    [
      'They keep just a few boxes. Click. It is dark. {hero} bumps into {friend}. The moss grows, but it takes its time.',
      'Se quedan solo con unas cuantas cajas. Clic. Está oscuro. {hero} choca con {friend}. El musgo crece, pero se toma su tiempo.',
    ],
    [
      'They keep only a few boxes of it. Then it is dark with a click, and {hero} bumps into {friend}. The moss still grows, but now it takes its time.',
      'Se quedan solo con unas cuantas cajas. Luego, clic, todo está oscuro, y {hero} choca con {friend}. El musgo sigue creciendo, pero ahora se toma su tiempo.',
    ],
    [
      'They empty nearly all of the boxes and keep only a few. Then, with a click, it is dark all over the station, and a moment later {hero} bumps into {friend}. The moss still grows, as they can feel with their fingers, but now it takes its time.',
      'Vacían casi todas las cajas y se quedan solo con unas cuantas. Luego, con un clic, toda la estación está a oscuras, y un momento después {hero} choca con {friend}. El musgo sigue creciendo, como lo sienten con los dedos, pero ahora se toma su tiempo.',
    ],
    [
      'Now they count again. On day {1} it fills {2 box}, and each day it fills {3} more. How many boxes will it fill on day {4}?',
      'Ahora vuelven a contar. El día {1} llena {2 box}, y cada día llena {3} más. ¿Cuántas cajas llenará el día {4}?',
    ],
    [
      'In the dark they begin to count the days again from the beginning. On day {1} it fills {2 box}, and each day it fills {3} more. How many boxes will it fill on day {4}?',
      'A oscuras empiezan a contar los días otra vez desde el principio. El día {1} llena {2 box}, y cada día llena {3} más. ¿Cuántas cajas llenará el día {4}?',
    ],
    ['On day {1} in the dark it fills {2 box}.', 'El día {1} a oscuras llena {2 box}.'],
    [
      'They learn to eat in the dark and to find their socks by smell. The moss gets small and pale. One day {hero} turns on one lamp for it. “Just a bit,” says {hero}. “It was not mean. It was only fast.”',
      'Aprenden a comer a oscuras y a encontrar sus calcetines por el olor. El musgo se pone chico y pálido. Un día {hero} le enciende una lámpara. «Nada más un poquito —dice {hero}—. No era malo. Solo era rápido».',
    ],
    [
      'They learn to eat in the dark and to find their socks by the smell. The moss gets small and pale. One day {hero} turns on a single lamp for it. “It wasn’t mean,” says {hero}, “it was only in a hurry.”',
      'Aprenden a comer a oscuras y a encontrar sus calcetines por el olor. El musgo se pone chico y pálido. Un día {hero} le enciende una sola lámpara. «No era malo —dice {hero}—, solo tenía prisa».',
    ],
    [
      'They learn to eat in the dark, to play cards by touch and to find their socks by the smell. The moss gets small and pale and hardly makes any air, until one evening {hero} turns on a single lamp for it. “It was never mean,” says {hero}, when everybody comes to look, “it was only in a hurry.”',
      'Aprenden a comer a oscuras, a jugar a las cartas al tacto y a encontrar sus calcetines por el olor. El musgo se pone chico y pálido y casi no hace aire, hasta que una noche {hero} le enciende una sola lámpara. «Nunca fue malo —dice {hero} cuando todos vienen a ver—, solo tenía prisa».',
    ],
    ['Grow it for Mars', 'Cultivarlo para Marte'],
    ['Room for more', 'Espacio para más'],
    [
      'They take the best boxes of it. They give it light. They give it the gym, too. Now they do their sports in the hall.',
      'Toman las mejores cajas. Le dan luz. Le dan también el gimnasio. Ahora hacen deporte en el pasillo.',
    ],
    [
      'They take the best boxes and give the moss all the light they have and the gym as well. From now on they do their sports in the hall.',
      'Toman las mejores cajas y le dan al musgo toda la luz que tienen y también el gimnasio. Desde ahora hacen deporte en el pasillo.',
    ],
    [
      'They choose the best boxes of it and give the moss all the light that they can spare and the whole gym as well, so that from now on they have to do their sports upside down in the hall.',
      'Escogen las mejores cajas y le dan al musgo toda la luz que pueden y también el gimnasio entero, así que desde ahora tienen que hacer deporte de cabeza en el pasillo.',
    ],
    [
      'On the day when they move it to the gym, they begin to count again. On day {1} it fills {2 box}, and each day it fills {3} more. How many boxes will it fill on day {4}?',
      'El día que lo pasan al gimnasio, vuelven a empezar a contar. El día {1} llena {2 box}, y cada día llena {3} más. ¿Cuántas cajas llenará el día {4}?',
    ],
    ['On day {1} there {is|are} {2 box} ready for the ship.', 'El día {1} hay {2 box} listas para la nave.'],
    [
      'The ship takes all of it to Mars. The station is clean and big. It is also a bit sad. Then a card comes from Mars. “We can breathe out here now!” it says. “But it is in our beds.”',
      'La nave se lo lleva todo a Marte. La estación está limpia y grande. También está un poco triste. Luego llega una tarjeta de Marte. «¡Aquí ya podemos respirar! —dice—. Pero está en nuestras camas».',
    ],
    [
      'The ship takes all of it to Mars, and the station is clean and large and a little sad. Then a message comes. “We can breathe much better now,” it says, “but it is in our beds.”',
      'La nave se lo lleva todo a Marte, y la estación está limpia y grande y un poco triste. Luego llega un mensaje. «Ahora respiramos mucho mejor —dice—, pero está en nuestras camas».',
    ],
    [
      'The ship takes every box of it to Mars, and suddenly the station is clean and large and, in a way that nobody can explain, a little sad. A year later a message arrives. “Thanks to you we can breathe much better,” it says, “and there are green hills outside the window. But does anybody up there know how to get it out of our beds?”',
      'La nave se lleva todas las cajas a Marte, y de pronto la estación está limpia y grande y, de un modo que nadie puede explicar, un poco triste. Un año después llega un mensaje. «Gracias a ustedes respiramos mucho mejor —dice—, y hay colinas verdes afuera de la ventana. Pero ¿alguien de allá arriba sabe cómo sacarlo de nuestras camas?».',
    ],
  ],
} satisfies StoryPairs;
