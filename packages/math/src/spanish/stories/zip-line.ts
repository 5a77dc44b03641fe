import type { StoryPairs } from './reader-of-story.ts';

/** The plot `zipLine` in Spanish. */
export const zipLineStory = {
  pairs: [
    ['The goat on the ledge', 'La cabra en la saliente'],
    ['A bell', 'Un cencerro'],
    [
      'A bell rings high up on the rock. It is a goat! It stands on a ledge and can’t get down. “It is just a kid,” says {friend}. {hero} runs for the ladder. “But does it reach?”',
      'Un cencerro suena muy arriba en la roca. ¡Es una cabra! Está en una saliente y no puede bajar. «Es solo una cabrita», dice {friend}. {hero} corre por la escalera. «Pero ¿alcanza?».',
    ],
    [
      'A bell rings high up on the rock, where a young goat stands on a ledge and cannot get down. {hero} runs to get the ladder. “But does it reach that far?” asks {friend}.',
      'Un cencerro suena muy arriba en la roca, donde una cabrita está en una saliente y no puede bajar. {hero} corre por la escalera. «Pero ¿alcanza hasta allá?», pregunta {friend}.',
    ],
    [
      'High up on the rock behind the rescue hut a small bell is ringing, because a young goat has climbed onto a ledge and does not know how to get down again. {hero} runs to get the long ladder. “But will it reach that far?” asks {friend}, who does not believe in ladders that nobody has measured.',
      'Muy arriba en la roca, detrás del refugio de rescate, suena un cencerro chiquito, porque una cabrita se trepó a una saliente y no sabe cómo volver a bajar. {hero} corre por la escalera larga. «Pero ¿alcanzará hasta allá?», pregunta {friend}, que no cree en escaleras que nadie ha medido.',
    ],
    [
      'The ladder {is|are} {1 meter} long. Its foot stands {2 meter} from the rock. The ground is flat. How many meters up does it reach?',
      'La escalera mide {1 meter} de largo. Su pie está a {2 meter} de la roca. El suelo es plano. ¿A cuántos metros de altura llega?',
    ],
    [
      'The ladder {is|are} {1 meter} long, and its foot stands on level ground {2 meter} from the rock. How many meters up the rock does it reach?',
      'La escalera mide {1 meter} de largo, y su pie está en suelo plano, a {2 meter} de la roca. ¿A cuántos metros de altura de la roca llega?',
    ],
    [
      'The ladder {is|are} {1 meter} long, and its foot has to stand on level ground, {2 meter} away from the rock. How many meters up the rock does it reach?',
      'La escalera mide {1 meter} de largo, y su pie tiene que estar en suelo plano, a {2 meter} de la roca. ¿A cuántos metros de altura de la roca llega?',
    ],
    ['It reaches {1 meter} up. The goat is higher.', 'Llega a {1 meter} de altura. La cabra está más arriba.'],
    ['A ladder that leans against an upright rock.', 'Una escalera que se apoya en una roca vertical.'],
    ['From the tree', 'Desde el árbol'],
    [
      'The goat is too high for the ladder. But there is a tall tree next to the rock. “We can tie a rope from the tree to the ground,” says {friend}. “Then we let it slide down in a basket.”',
      'La cabra está demasiado alta para la escalera. Pero hay un árbol alto junto a la roca. «Podemos atar una cuerda del árbol al suelo —dice {friend}—. Luego la dejamos bajar resbalando en una canasta».',
    ],
    [
      'The goat is too high for the ladder, but there is a tall tree next to the rock. “We could tie a rope from the top of the tree to the ground,” says {friend}, “and let a basket slide down on it.”',
      'La cabra está demasiado alta para la escalera, pero junto a la roca hay un árbol alto. «Podríamos atar una cuerda de la punta del árbol al suelo —dice {friend}— y dejar que baje por ella una canasta».',
    ],
    [
      'The goat is too high for the ladder, but right next to the rock there is an old pine tree that is just as high as the ledge. “We could stretch a rope from the top of the tree to the ground,” says {friend}, “and let the goat slide down in a big basket, as long as the rope is long enough.”',
      'La cabra está demasiado alta para la escalera, pero justo al lado de la roca hay un viejo pino tan alto como la saliente. «Podríamos tender una cuerda de la punta del árbol al suelo —dice {friend}— y dejar que la cabra baje resbalando en una canasta grande, si la cuerda es bastante larga».',
    ],
    [
      'The ledge {is|are} {1 meter} up, so they tie it as high in the tree. It ends {2 meter} from the tree. How many meters of rope is that, if it is straight?',
      'La saliente está a {1 meter} de altura, así que la atan a la misma altura en el árbol. Termina a {2 meter} del árbol. ¿Cuántos metros de cuerda son, si va derecha?',
    ],
    [
      'The ledge {is|are} {1 meter} up, so they tie the rope just as high in the tree and {2 meter} from the tree to the ground. How many meters long is it if it is straight?',
      'La saliente está a {1 meter} de altura, así que atan la cuerda a la misma altura en el árbol y al suelo a {2 meter} del árbol. ¿Cuántos metros de largo mide si va derecha?',
    ],
    [
      'They tie one end of the rope {1 meter} up in the tree, as high as the ledge, and the other end to a stone on level ground, {2 meter} from the tree. How many meters long is the rope if it is pulled straight?',
      'Atan una punta de la cuerda a {1 meter} de altura en el árbol, tan alto como la saliente, y la otra punta a una piedra en suelo plano, a {2 meter} del árbol. ¿Cuántos metros de largo mide la cuerda si está bien tensa?',
    ],
    [
      'The rope {is|are} {1 meter} long. {keeper} tests the knot twice.',
      'La cuerda mide {1 meter} de largo. {Keeper} prueba el nudo dos veces.',
    ],
    ['A rope from a tree to the level ground.', 'Una cuerda de un árbol al suelo plano.'],
    ['Up or across?', '¿Subir o cruzar?'],
    [
      'Who gets the goat into the basket? One of them can climb up with a longer ladder. Or they can put a plank from the rock to the tree. The goat can walk on it.',
      '¿Quién mete la cabra en la canasta? Alguien puede subir con una escalera más larga. O pueden poner una tabla de la roca al árbol. La cabra puede caminar por ella.',
    ],
    [
      'Somebody has to get the goat into the basket. One of them could climb up with a longer ladder. Or they could lay a plank from the rock to the tree, so that the goat can walk across by itself.',
      'Alguien tiene que meter la cabra en la canasta. Alguien podría subir con una escalera más larga. O podrían poner una tabla de la roca al árbol, para que la cabra cruce sola.',
    ],
    [
      'Now somebody has to get the goat into the basket. One of them could climb up with a longer ladder from the fire station and carry it, although goats do not like to be carried. Or they could lay a plank from the rock to the tree and wait until the goat walks across it by itself.',
      'Ahora alguien tiene que meter la cabra en la canasta. Alguien podría subir con una escalera más larga de la estación de bomberos y cargarla, aunque a las cabras no les gusta que las carguen. O podrían poner una tabla de la roca al árbol y esperar hasta que la cabra cruce sola.',
    ],
    ['Climb up and carry it', 'Subir y cargarla'],
    ['The long ladder', 'La escalera larga'],
    [
      '{hero} ties on a rope and starts to climb. “Do not look down!” calls {friend}.',
      '{hero} se ata una cuerda y empieza a subir. «¡No mires hacia abajo!», grita {friend}.',
    ],
    [
      '{hero} ties on a safety rope and starts to climb. “And don’t look down!” calls {friend} from below.',
      '{hero} se ata una cuerda de seguridad y empieza a subir. «¡Y no mires hacia abajo!», grita {friend} desde el suelo.',
    ],
    [
      '{hero} ties on a safety rope, checks the hook and starts to climb, one step after the other. “And whatever you do, don’t look down!” calls {friend} from below.',
      '{hero} se ata una cuerda de seguridad, revisa el gancho y empieza a subir, escalón por escalón. «¡Y pase lo que pase, no mires hacia abajo!», grita {friend} desde el suelo.',
    ],
    [
      'This ladder {is|are} {1 meter} long. Its foot {is|are} {2 meter} from the rock. How many meters up does it reach?',
      'Esta escalera mide {1 meter} de largo. Su pie está a {2 meter} de la roca. ¿A cuántos metros de altura llega?',
    ],
    [
      'This ladder {is|are} {1 meter} long, and its foot {is|are} {2 meter} from the rock. How many meters up does it reach?',
      'Esta escalera mide {1 meter} de largo, y su pie está a {2 meter} de la roca. ¿A cuántos metros de altura llega?',
    ],
    [
      'The ladder of the fire station {is|are} {1 meter} long, and its foot stands {2 meter} from the rock on level ground. How many meters up does it reach?',
      'La escalera de la estación de bomberos mide {1 meter} de largo, y su pie está a {2 meter} de la roca, en suelo plano. ¿A cuántos metros de altura llega?',
    ],
    [
      'It reaches {1 meter} up, and that is enough. The goat looks at {hero} with yellow eyes.',
      'Llega a {1 meter} de altura, y con eso basta. La cabra mira a {hero} con ojos amarillos.',
    ],
    ['A longer ladder that leans against the rock.', 'Una escalera más larga que se apoya en la roca.'],
    [
      'The goat kicks and eats a button. But it slides down safe in the basket. {hero} has a blue mark on each arm. “Next time,” says {hero}, “it can write us a letter first.”',
      'La cabra patea y se come un botón. Pero baja a salvo en la canasta. {hero} tiene un moretón en cada brazo. «La próxima vez —dice {hero}— que primero nos escriba una carta».',
    ],
    [
      'The goat kicks and eats two buttons, but it slides down safely in the basket. {hero} has blue marks on both arms. “Next time,” says {hero}, “somebody else can carry it.”',
      'La cabra patea y se come dos botones, pero baja a salvo en la canasta. {hero} tiene moretones en los dos brazos. «La próxima vez —dice {hero}— que la cargue otro».',
    ],
    [
      'The goat kicks, screams and eats the buttons off a jacket, but five minutes later it slides down safely in the basket and starts on the grass as if nothing had happened. {hero} has blue marks on both arms and no buttons. “Next time,” says {hero}, “we try it with a carrot first.”',
      'La cabra patea, berrea y se come los botones de una chamarra, pero cinco minutos después baja a salvo en la canasta y se pone a comer pasto como si no hubiera pasado nada. {hero} tiene moretones en los dos brazos y ningún botón. «La próxima vez —dice {hero}— probamos primero con una zanahoria».',
    ],
    ['Lay a plank for it', 'Ponerle una tabla'],
    [
      'They lift the plank with ropes. It rests on the ledge and on a branch. The branch is lower.',
      'Suben la tabla con cuerdas. Se apoya en la saliente y en una rama. La rama está más abajo.',
    ],
    [
      'They lift the plank with ropes, until it rests on the ledge and on a branch that is lower.',
      'Suben la tabla con cuerdas, hasta que se apoya en la saliente y en una rama que está más abajo.',
    ],
    [
      'They lift the plank with two ropes, until one end of it rests on the ledge and the other on a thick branch, which is a good deal lower than the ledge.',
      'Suben la tabla con dos cuerdas, hasta que una punta se apoya en la saliente y la otra en una rama gruesa, que está bastante más abajo que la saliente.',
    ],
    [
      'The branch {is|are} {1 meter} from the rock and {2 meter} below the ledge. How many meters long must the plank be?',
      'La rama está a {1 meter} de la roca y {2 meter} más abajo que la saliente. ¿Cuántos metros de largo debe medir la tabla?',
    ],
    [
      'The branch {is|are} {1 meter} from the rock and {2 meter} below the ledge. How many meters long does the plank have to be?',
      'La rama está a {1 meter} de la roca y {2 meter} más abajo que la saliente. ¿Cuántos metros de largo tiene que medir la tabla?',
    ],
    [
      'The branch {is|are} {1 meter} away from the upright rock and {2 meter} below the ledge. How many meters long does the plank have to be to reach from one to the other?',
      'La rama está a {1 meter} de la roca vertical y {2 meter} más abajo que la saliente. ¿Cuántos metros de largo tiene que medir la tabla para llegar de una a otra?',
    ],
    [
      'The plank has to be {1 meter} long. They tie two together.',
      'La tabla tiene que medir {1 meter} de largo. Atan dos, una a la otra.',
    ],
    ['A plank from a ledge down to a branch.', 'Una tabla que baja de una saliente a una rama.'],
    [
      'They wait. The sun goes down. The goat looks at the plank and lies down to sleep. In the dark they hear the bell. Ding, ding. It walks over, all by itself.',
      'Esperan. Se pone el sol. La cabra mira la tabla y se echa a dormir. En la oscuridad oyen el cencerro. Tilín, tilín. Cruza, ella sola.',
    ],
    [
      'They wait until the sun goes down, but the goat only looks at the plank and lies down to sleep. Then, in the middle of the night, they hear the bell. It walks across, all by itself.',
      'Esperan hasta que se pone el sol, pero la cabra solo mira la tabla y se echa a dormir. Entonces, a media noche, oyen el cencerro. Cruza, ella sola.',
    ],
    [
      'They wait until the sun goes down, but the goat only looks at the plank, sniffs at it and lies down to sleep. So they wait in their sleeping bags under the cold stars. Then, in the middle of the night, they hear the bell, very slow and very careful. It walks across all by itself, climbs into the basket and goes on sleeping there.',
      'Esperan hasta que se pone el sol, pero la cabra solo mira la tabla, la olfatea y se echa a dormir. Así que esperan en sus bolsas de dormir bajo las estrellas frías. Entonces, a media noche, oyen el cencerro, muy despacio y con mucho cuidado. La cabra cruza ella sola, se mete en la canasta y ahí sigue durmiendo.',
    ],
  ],
} satisfies StoryPairs;
