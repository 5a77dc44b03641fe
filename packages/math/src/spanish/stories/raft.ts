import type { StoryPairs } from './reader-of-story.ts';

/** The plot `raft` in Spanish. */
export const raftStory = {
  words: {
    'the first log': 'el primer tronco',
    'the mast': 'el mástil',
    'the sail': 'la vela',
    'the paddle': 'el remo',
    'The first log': 'El primer tronco',
    'The mast': 'El mástil',
    'The sail': 'La vela',
    'The paddle': 'El remo',
  },
  pairs: [
    ['The plan in the attic', 'El plano del desván'],
    ['In inches', 'En pulgadas'],
    [
      'In the attic {hero} finds a plan for a raft. {keeper} drew it when he was small. But he never built it. “Why not?” asks {friend}. “There was nobody to build it with,” he says. The plan is all in inches.',
      'En el desván {hero} encuentra el plano de una balsa. {Keeper} lo dibujó cuando era chico. Pero nunca la construyó. «¿Por qué no?», pregunta {friend}. «No había con quién construirla», dice él. Todo el plano está en pulgadas.',
    ],
    [
      'In the attic of the workshop {hero} finds the plan of a raft. {keeper} drew it when he was small, but he never built it. “Why not?” asks {friend}. “Because there was nobody to build it with,” he says. Everything on the plan is in inches.',
      'En el desván del taller {hero} encuentra el plano de una balsa. {Keeper} lo dibujó cuando era chico, pero nunca la construyó. «¿Por qué no?», pregunta {friend}. «Porque no había con quién construirla», dice él. En el plano todo está en pulgadas.',
    ],
    [
      'In the attic of the workshop, under a box of crooked nails, {hero} finds the plan of a raft. {keeper} drew it when he was a boy, but he never built it. “Why didn’t you?” asks {friend}. “Because there was nobody to build it with,” he says, as if that were nothing. Everything on the plan is in inches, down to the last nail.',
      'En el desván del taller, debajo de una caja de clavos chuecos, {hero} encuentra el plano de una balsa. {Keeper} lo dibujó cuando era niño, pero nunca la construyó. «¿Y por qué no?», pregunta {friend}. «Porque no había con quién construirla», dice él, como si no fuera nada. En el plano todo está en pulgadas, hasta el último clavo.',
    ],
    [
      '{{place} is {1 foot} long. How many inches is that?|They measure it twice and find out that {place} is {1 foot} long. How many inches is that on the plan?}',
      '{{place} mide {1 foot} de largo. ¿Cuántas pulgadas son?|Miden dos veces y descubren que {place} mide {1 foot} de largo. ¿Cuántas pulgadas son en el plano?}',
    ],
    [
      '{{place} is {1 foot} and {2 inch} long. How many inches is that?|They measure it twice and find out that {place} is {1 foot} and {2 inch} long. How many inches is that on the plan?}',
      '{{place} mide {1 foot} y {2 inch} de largo. ¿Cuántas pulgadas son?|Miden dos veces y descubren que {place} mide {1 foot} y {2 inch} de largo. ¿Cuántas pulgadas son en el plano?}',
    ],
    [
      'When they hold the yellow measuring tape along it, the first log turns out to be {1 foot} long.',
      'Cuando le ponen al lado la cinta métrica amarilla, resulta que el primer tronco mide {1 foot} de largo.',
    ],
    [
      'When they hold the yellow measuring tape along it, the first log turns out to be {1 foot} and {2 inch} long.',
      'Cuando le ponen al lado la cinta métrica amarilla, resulta que el primer tronco mide {1 foot} y {2 inch} de largo.',
    ],
    [
      'Measured twice, because nobody wants to saw it again, the mast turns out to be {1 foot} long.',
      'Lo miden dos veces, porque nadie quiere volver a cortarlo, y resulta que el mástil mide {1 foot} de largo.',
    ],
    [
      'Measured twice, because nobody wants to saw it again, the mast turns out to be {1 foot} and {2 inch} long.',
      'Lo miden dos veces, porque nadie quiere volver a cortarlo, y resulta que el mástil mide {1 foot} y {2 inch} de largo.',
    ],
    [
      'Spread out on the grass and measured along its longest side, the sail turns out to be {1 foot} long.',
      'La extienden sobre el pasto y la miden por su lado más largo, y resulta que la vela mide {1 foot} de largo.',
    ],
    [
      'Spread out on the grass and measured along its longest side, the sail turns out to be {1 foot} and {2 inch} long.',
      'La extienden sobre el pasto y la miden por su lado más largo, y resulta que la vela mide {1 foot} y {2 inch} de largo.',
    ],
    [
      'Laid on the floor beside the measuring tape, the paddle turns out to be {1 foot} long.',
      'Lo ponen en el piso junto a la cinta métrica, y resulta que el remo mide {1 foot} de largo.',
    ],
    [
      'Laid on the floor beside the measuring tape, the paddle turns out to be {1 foot} and {2 inch} long.',
      'Lo ponen en el piso junto a la cinta métrica, y resulta que el remo mide {1 foot} y {2 inch} de largo.',
    ],
    [
      'How many inches is that, since the plan has nothing but inches?',
      '¿Cuántas pulgadas son, ya que en el plano solo hay pulgadas?',
    ],
    [
      'It is {1 inch} long, just as on the plan. {keeper} stands at the door and says nothing.',
      'Mide {1 inch} de largo, igual que en el plano. {Keeper} está en la puerta y no dice nada.',
    ],
    ['The mast', 'El mástil'],
    [
      'They saw and tie and hammer. Bit by bit he comes closer. “That knot will not hold,” he says. Then he ties it himself. Then he takes off his coat.',
      'Cortan, amarran y martillan. Poco a poco él se acerca. «Ese nudo no va a aguantar», dice. Entonces lo amarra él mismo. Luego se quita el abrigo.',
    ],
    [
      'They saw and tie and hammer, and little by little {keeper} comes closer. “That knot won’t hold,” he says and ties it himself. Then he takes off his coat.',
      'Cortan, amarran y martillan, y poco a poco {keeper} se acerca. «Ese nudo no va a aguantar», dice y lo amarra él mismo. Luego se quita el abrigo.',
    ],
    [
      'They saw and tie and hammer, and little by little {keeper} comes closer, as if he only wanted to look. “That knot won’t hold,” he says at last and ties it himself. Then, without being asked, he takes off his coat and rolls up his sleeves.',
      'Cortan, amarran y martillan, y poco a poco {keeper} se acerca, como si solo quisiera mirar. «Ese nudo no va a aguantar», dice por fin y lo amarra él mismo. Luego, sin que nadie se lo pida, se quita el abrigo y se arremanga.',
    ],
    ['It is {1 inch} long, and it stands like a tree.', 'Mide {1 inch} de largo, y está firme como un árbol.'],
    ['Wind or arms', 'Viento o brazos'],
    [
      'A crow sits on the mast and watches. Tomorrow they start. One way is a sail. Then the wind has to blow. Another way is a paddle. Then somebody has to work. There is time for just one of them.',
      'Un cuervo se posa en el mástil y los mira. Mañana salen. Pueden hacer una vela. Entonces tiene que soplar el viento. O pueden hacer un remo. Entonces alguien tiene que trabajar. Solo hay tiempo para una de las dos cosas.',
    ],
    [
      'A crow sits on the mast and watches. Tomorrow they are going to start. They could make a sail, and then they need wind. Or they could make a long paddle, and then somebody has to work. There is time for only one of them.',
      'Un cuervo se posa en el mástil y los mira. Mañana van a salir. Podrían hacer una vela, y entonces necesitan viento. O podrían hacer un remo largo, y entonces alguien tiene que trabajar. Solo hay tiempo para una de las dos cosas.',
    ],
    [
      'A crow sits on top of the mast and watches. Tomorrow they are going to start on the river. They could make a sail, but then they depend on the wind, as in the plan. Or they could make a long paddle, and then somebody has to work all the way. There is time for only one of them before it gets dark.',
      'Un cuervo se posa en la punta del mástil y los mira. Mañana van a salir por el río. Podrían hacer una vela, pero entonces dependen del viento, como en el plano. O podrían hacer un remo largo, y entonces alguien tiene que trabajar todo el camino. Solo hay tiempo para una de las dos cosas antes de que oscurezca.',
    ],
    ['Make a sail', 'Hacer una vela'],
    ['The sail', 'La vela'],
    [
      'The sail is an old bed sheet. It has small blue ducks on it. “I slept under these,” says {keeper}.',
      'La vela es una sábana vieja. Tiene patitos azules. «Yo dormía debajo de estos», dice {keeper}.',
    ],
    [
      'The sail is an old bed sheet with small blue ducks on it. “I used to sleep under these,” says {keeper}.',
      'La vela es una sábana vieja con patitos azules. «Yo dormía debajo de estos», dice {keeper}.',
    ],
    [
      'For the sail they take an old bed sheet with small blue ducks on it. “I used to sleep under these ducks,” says {keeper}, “when I drew the plan.”',
      'Para la vela usan una sábana vieja con patitos azules. «Yo dormía debajo de estos patos —dice {keeper}— cuando dibujé el plano».',
    ],
    [
      'It is {1 inch} long, and that is just enough, ducks and all.',
      'Mide {1 inch} de largo, y apenas alcanza, con todo y patos.',
    ],
    [
      'There is no wind. They sit on the raft and wait. So he tells them of the boy who drew the plan. Noon comes, then the evening. Then the ducks begin to move. They sail all the way to the mill and do not say a word.',
      'No hay viento. Se sientan en la balsa y esperan. Entonces él les cuenta del niño que dibujó el plano. Llega el mediodía y luego la tarde. Entonces los patos empiezan a moverse. Navegan hasta el molino y no dicen ni una palabra.',
    ],
    [
      'There is no wind at all, so they sit on the raft and wait. {keeper} tells them about the boy who drew the plan, and noon goes by. Then, in the evening, the ducks begin to move. They sail all the way to the mill, and nobody says a word.',
      'No hay nada de viento, así que se sientan en la balsa y esperan. {Keeper} les cuenta del niño que dibujó el plano, y pasa el mediodía. Entonces, al caer la tarde, los patos empiezan a moverse. Navegan hasta el molino, y nadie dice ni una palabra.',
    ],
    [
      'There is no wind at all, so they sit on the raft, not ten steps from where they started, and wait. {keeper} tells them about the boy who drew the plan and had nobody to build it with, and noon goes by without anybody noticing. Then, in the evening, the ducks begin to move. They sail all the way down to the mill, and for once nobody says a word.',
      'No hay nada de viento, así que se quedan sentados en la balsa, a menos de diez pasos de donde salieron, y esperan. {Keeper} les cuenta del niño que dibujó el plano y no tenía con quién construir la balsa, y pasa el mediodía sin que nadie se dé cuenta. Entonces, al caer la tarde, los patos empiezan a moverse. Navegan río abajo hasta el molino, y por una vez nadie dice ni una palabra.',
    ],
    ['Make a paddle', 'Hacer un remo'],
    ['The paddle', 'El remo'],
    [
      'They cut the paddle out of a board. It is so long that two can hold it. Or three.',
      'Cortan el remo de una tabla. Es tan largo que dos pueden agarrarlo. O tres.',
    ],
    [
      'They cut the paddle out of a board, so long that two people can hold it, or even three.',
      'Cortan de una tabla un remo tan largo que lo pueden agarrar dos personas, y hasta tres.',
    ],
    [
      'They cut the paddle out of a single board, and it gets so long that two people can hold it at the same time, or even three if they like each other.',
      'Cortan el remo de una sola tabla, y queda tan largo que lo pueden agarrar dos personas al mismo tiempo, y hasta tres si se llevan bien.',
    ],
    [
      'It is {1 inch} long. “In the plan it is shorter and for one,” says {keeper}. “This one is better.”',
      'Mide {1 inch} de largo. «En el plano es más corto y para una persona —dice {keeper}—. Este es mejor».',
    ],
    [
      'They push off. All of them paddle, left and right. They turn in a circle! They laugh so hard that the crow flies off. At last they get to the other side, and no farther. “So that is what it is like,” says {keeper}. He does not mean the river.',
      'Se apartan de la orilla. Reman todos, a la izquierda y a la derecha. ¡Dan vueltas en círculo! Se ríen tanto que el cuervo se va volando. Al final llegan a la otra orilla, y no más lejos. «Así que esto es lo que se siente», dice {keeper}. No lo dice por el río.',
    ],
    [
      'They push off, and all of them paddle at once, so the raft turns in a circle. They laugh so hard that the crow flies away. In the end they reach the other bank and get no farther. “So that is what it is like,” says {keeper}, and he doesn’t mean the river.',
      'Se apartan de la orilla y reman todos a la vez, así que la balsa da vueltas en círculo. Se ríen tanto que el cuervo se va volando. Al final llegan a la otra orilla y no más lejos. «Así que esto es lo que se siente», dice {keeper}, y no lo dice por el río.',
    ],
    [
      'They push off, and because all of them paddle at the same time, the raft turns around in a circle, and then in another one. They laugh so hard that the crow flies away in disgust. By evening they have reached the other bank, and they never get any farther. “So that is what it is like,” says {keeper}, dripping wet, and everybody knows that he doesn’t mean the river.',
      'Se apartan de la orilla, y como todos reman al mismo tiempo, la balsa da una vuelta completa, y luego otra. Se ríen tanto que el cuervo se va volando, ofendido. Al caer la tarde han llegado a la otra orilla, y nunca llegan más lejos. «Así que esto es lo que se siente», dice {keeper}, hecho una sopa, y todos saben que no lo dice por el río.',
    ],
  ],
} satisfies StoryPairs;
