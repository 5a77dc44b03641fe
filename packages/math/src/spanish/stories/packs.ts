import type { StoryPairs } from './reader-of-story.ts';

/** The plot `packs` in Spanish. */
export const packsStory = {
  pairs: [
    ['The ship that did not come', 'La nave que no llegó'],
    ['A shelf of silver packs', 'Un estante de paquetes plateados'],
    [
      'The screen is red. “The ship with our food had to turn back,” says {keeper}. “It must be fixed.” {hero} floats to the food shelf. {friend} counts. One pack is a meal for all. “How long will it last?”',
      'La pantalla está roja. «La nave con nuestra comida tuvo que regresar —dice {keeper}—. La tienen que arreglar». {hero} flota hasta el estante de la comida. {friend} cuenta. Un paquete es una comida para todos. «¿Cuánto nos va a durar?».',
    ],
    [
      'The screen turns red. “The supply ship has turned back with a broken engine,” says {keeper}, “and now we have to wait.” {hero} and {friend} float to the food shelves and begin to count the silver packs. Each one is a meal for the whole crew.',
      'La pantalla se pone roja. «La nave de provisiones regresó con el motor descompuesto —dice {keeper}—, y ahora tenemos que esperar». {hero} y {friend} flotan hasta los estantes de la comida y empiezan a contar los paquetes plateados. Cada uno es una comida para toda la tripulación.',
    ],
    [
      'In the middle of breakfast the screen turns red. “The supply ship has turned back with a broken engine,” says {keeper}, “and nobody can bring us anything before it has been repaired.” For a moment only the fans can be heard. Then {hero} and {friend} float over to the food shelves and begin to count the silver packs, each of which is a meal for the whole crew.',
      'A la mitad del desayuno la pantalla se pone roja. «La nave de provisiones regresó con el motor descompuesto —dice {keeper}—, y nadie nos puede traer nada antes de que la reparen». Por un momento solo se oyen los ventiladores. Luego {hero} y {friend} flotan hasta los estantes de la comida y empiezan a contar los paquetes plateados. Cada uno es una comida para toda la tripulación.',
    ],
    [
      'There {is|are} {1 shelf}. Each one holds {2 meal pack}. How many meal packs are there?',
      'Hay {1 shelf}. Cada uno tiene {2 meal pack}. ¿Cuántos paquetes de comida hay?',
    ],
    [
      'There {is|are} {1 shelf} with {2 meal pack} on each shelf. How many meal packs are there?',
      'Hay {1 shelf} con {2 meal pack} en cada estante. ¿Cuántos paquetes de comida hay?',
    ],
    [
      'There {is|are} {1 shelf} in the storage room, with {2 meal pack} on each of them. How many meal packs does the crew have left?',
      'Hay {1 shelf} en el almacén, con {2 meal pack} en cada uno. ¿Cuántos paquetes de comida le quedan a la tripulación?',
    ],
    [
      'There {is|are} {1 meal pack}. “That is all the food we have,” says {hero}.',
      'Hay {1 meal pack}. «Es toda la comida que tenemos», dice {hero}.',
    ],
    ['The same number of packs on each shelf.', 'El mismo número de paquetes en cada estante.'],
    ['The rule of the kitchen', 'La regla de la cocina'],
    [
      '“We must make it last,” says {keeper}. They hang up a sheet. It has a line for each week. In each week they may eat the same.',
      '«Tenemos que hacer que alcance», dice {keeper}. Cuelgan una hoja. Tiene un renglón para cada semana. Cada semana pueden comer lo mismo.',
    ],
    [
      '“We have to make it last,” says {keeper}. They hang up a sheet with a line for each week, and every week they may eat equally many packs.',
      '«Tenemos que hacer que alcance», dice {keeper}. Cuelgan una hoja con un renglón para cada semana, y todas las semanas pueden comer el mismo número de paquetes.',
    ],
    [
      '“Then we have to make it last,” says {keeper}, who has been in space longer than any of them. They hang up a sheet with a line for each week of waiting, and they may not eat more in one week than in another.',
      '«Entonces tenemos que hacer que alcance», dice {keeper}, que lleva en el espacio más tiempo que nadie. Cuelgan una hoja con un renglón para cada semana de espera, y no pueden comer más en una semana que en otra.',
    ],
    [
      'The ship needs {1 week}. They share all the packs over them. How many packs may they eat each week?',
      'La nave necesita {1 week}. Reparten todos los paquetes entre esas semanas. ¿Cuántos paquetes pueden comer cada semana?',
    ],
    [
      'The ship needs {1 week} to be repaired and to come. They share all the packs equally over them. How many packs may they eat each week?',
      'Para que la reparen y llegue, la nave necesita {1 week}. Reparten todos los paquetes en partes iguales entre esas semanas. ¿Cuántos paquetes pueden comer cada semana?',
    ],
    [
      'To be repaired and to come the ship needs {1 week}, and they share all the packs that they counted equally over them. How many packs may the crew eat each week?',
      'Para que la reparen y llegue, la nave necesita {1 week}, y ellos reparten en partes iguales entre esas semanas todos los paquetes que contaron. ¿Cuántos paquetes puede comer la tripulación cada semana?',
    ],
    [
      'It {is|are} {1 meal pack} a week. {friend} draws a small sun beside the first line.',
      'Son {1 meal pack} por semana. {friend} dibuja un solecito junto al primer renglón.',
    ],
    ['All the packs, cut into a part for each week.', 'Todos los paquetes, divididos en una parte para cada semana.'],
    ['all the packs', 'todos los paquetes'],
    ['The green room', 'El cuarto verde'],
    [
      'There is one more thing. In the green room they grow plants. They can eat the leaves now. Or they can take the seeds and plant more. That needs weeks.',
      'Hay algo más. En el cuarto verde cultivan plantas. Pueden comerse las hojas ahora. O pueden tomar las semillas y sembrar más. Eso tarda semanas.',
    ],
    [
      'There is one more thing to eat on board, because in the green room they grow lettuce for a test. They could pick the leaves now. Or they could plant the seeds and have much more later.',
      'A bordo hay algo más para comer, porque en el cuarto verde cultivan lechuga para un experimento. Podrían cortar las hojas ahora. O podrían sembrar las semillas y tener mucho más después.',
    ],
    [
      'There is one more thing to eat on board, because in the green room {friend} grows lettuce for the test of a scientist on Earth. They could pick the leaves now and have something fresh tonight, although the test would be over. Or they could plant the seeds as well and have much more of it, if the ship really takes that long.',
      'A bordo hay algo más para comer, porque en el cuarto verde {friend} cultiva lechuga para el experimento de una científica de la Tierra. Podrían cortar las hojas ahora y tener algo fresco esta noche, aunque ahí terminaría el experimento. O podrían sembrar también las semillas y tener mucha más lechuga, si la nave de verdad tarda tanto.',
    ],
    ['Pick the leaves now', 'Cortar las hojas ahora'],
    ['A green evening', 'Una noche verde'],
    [
      '{friend} picks the leaves, one by one. It smells like home.',
      '{friend} corta las hojas, una por una. Huele a casa.',
    ],
    [
      '{friend} picks the leaves one by one, and suddenly the whole station smells like home.',
      '{friend} corta las hojas una por una, y de pronto toda la estación huele a casa.',
    ],
    [
      '{friend} picks the leaves one by one and does not speak. Suddenly the whole station smells like a garden after the rain, and everybody comes floating in to see.',
      '{friend} corta las hojas una por una y no dice nada. De pronto toda la estación huele a jardín después de la lluvia, y todos llegan flotando para ver.',
    ],
    [
      'There {is|are} {1 row} with {2 leaf} in each. How many leaves do they pick?',
      'Hay {1 row} con {2 leaf} en cada una. ¿Cuántas hojas cortan?',
    ],
    [
      'There {is|are} {1 row} with {2 leaf} in each row. How many leaves do they pick?',
      'Hay {1 row} con {2 leaf} en cada fila. ¿Cuántas hojas cortan?',
    ],
    [
      'In the green room there {is|are} {1 row} with {2 leaf} in each of them. How many leaves do they pick that evening?',
      'En el cuarto verde hay {1 row} con {2 leaf} en cada una. ¿Cuántas hojas cortan esa noche?',
    ],
    ['They pick {1 leaf}, and dinner is green for once.', 'Cortan {1 leaf}, y por una vez la cena es verde.'],
    [
      'They eat and sing. It is the best meal in space. Then the ship comes, on the very next day! It was fixed so fast. “You could have waited,” says the pilot. “We did not know that,” says {hero}.',
      'Comen y cantan. Es la mejor comida del espacio. ¡Y entonces llega la nave, al día siguiente! La arreglaron muy rápido. «Podrían haber esperado», dice la piloto. «Eso no lo sabíamos», dice {hero}.',
    ],
    [
      'They eat and sing, and it is the best meal that anybody has had in space. The ship comes on the very next day, because it was repaired so fast. “You could have waited,” says the pilot. “But nobody could know that,” says {hero}, and now there is no test to send home.',
      'Comen y cantan, y es la mejor comida que alguien ha tenido en el espacio. La nave llega al día siguiente, porque la repararon muy rápido. «Podrían haber esperado», dice la piloto. «Pero eso nadie lo podía saber», dice {hero}, y ahora no hay experimento que mandar a casa.',
    ],
    [
      'They eat and sing until it is late, and it is the best meal that anybody has ever had on the station. The ship arrives on the very next day, because it was repaired so fast. “You could have waited,” says the pilot. “But nobody could know that,” says {hero}. Only the scientist on Earth has to begin her test all over again, and {friend} writes her a long letter.',
      'Comen y cantan hasta muy tarde, y es la mejor comida que alguien ha tenido jamás en la estación. La nave llega al día siguiente, porque la repararon muy rápido. «Podrían haber esperado», dice la piloto. «Pero eso nadie lo podía saber», dice {hero}. Solo la científica de la Tierra tiene que empezar su experimento desde el principio, y {friend} le escribe una carta larga.',
    ],
    ['Plant the seeds', 'Sembrar las semillas'],
    ['Small white dots', 'Puntitos blancos'],
    [
      'They put the seeds into wet mud and wait. They eat no more than the sheet allows.',
      'Ponen las semillas en tierra mojada y esperan. No comen más de lo que permite la hoja.',
    ],
    [
      'They put the seeds into wet mud and wait, and they eat no more than the sheet on the wall allows.',
      'Ponen las semillas en tierra mojada y esperan, y no comen más de lo que permite la hoja de la pared.',
    ],
    [
      'They press the seeds into wet mud and wait, first for one week, then for another, and eat no more than the sheet on the wall allows.',
      'Hunden las semillas en tierra mojada y esperan, primero una semana, luego otra, y no comen más de lo que permite la hoja de la pared.',
    ],
    [
      'There {is|are} {1 box}. In each grow {2 plant}. How many plants is that?',
      'Hay {1 box}. En cada una crecen {2 plant}. ¿Cuántas plantas son?',
    ],
    [
      'There {is|are} {1 box} with {2 plant} in each box. How many plants do they have now?',
      'Hay {1 box} con {2 plant} en cada caja. ¿Cuántas plantas tienen ahora?',
    ],
    [
      'There {is|are} {1 box}, and in each of them they can see {2 plant}. How many new plants are growing in the green room?',
      'Hay {1 box}, y en cada una pueden ver {2 plant}. ¿Cuántas plantas nuevas crecen en el cuarto verde?',
    ],
    ['{1 plant} are growing where there was only mud.', '{1 plant} crecen donde solo había tierra.'],
    [
      'The weeks are long. Some nights they go to bed hungry. Then the ship comes at last. The pilot looks in and stops. The room is full of green. “I brought you salad,” she says. They all laugh.',
      'Las semanas son largas. Algunas noches se acuestan con hambre. Por fin llega la nave. La piloto se asoma y se detiene. Todo el cuarto está verde. «Les traje ensalada», dice. Todos se ríen.',
    ],
    [
      'The weeks are long, and on some evenings they go to bed hungry. When the ship comes at last, the pilot stops in the door, because the whole room is green. “And I brought you salad,” she says, and they all laugh.',
      'Las semanas son largas, y algunas noches se acuestan con hambre. Cuando por fin llega la nave, la piloto se detiene en la puerta, porque todo el cuarto está verde. «Y yo que les traje ensalada», dice, y todos se ríen.',
    ],
    [
      'The weeks are long, and on some evenings they go to bed hungry and talk about pancakes in the dark. When the ship comes at last, the pilot stops in the door of the green room and does not know where to look first. “And I,” she says slowly, “have brought you salad.” They laugh until the fans can’t be heard any more.',
      'Las semanas son largas, y algunas noches se acuestan con hambre y hablan de panqueques en la oscuridad. Cuando por fin llega la nave, la piloto se detiene en la puerta del cuarto verde y no sabe adónde mirar primero. «Y yo —dice despacio— que les traje ensalada». Se ríen hasta que ya no se oyen los ventiladores.',
    ],
    [
      'They pick {1 leaf}. All {2} of them get the same. How many leaves does each one get?',
      'Cortan {1 leaf}. A las {2} personas les toca lo mismo. ¿Cuántas hojas le tocan a cada una?',
    ],
    [
      'They pick {1 leaf} and share them equally among the {2} of them. How many leaves does each one get?',
      'Cortan {1 leaf} y las reparten en partes iguales entre las {2} personas. ¿Cuántas hojas le tocan a cada una?',
    ],
    [
      'That evening they pick {1 leaf} and share them equally among all {2} of the crew. How many leaves does each of them get?',
      'Esa noche cortan {1 leaf} y las reparten en partes iguales entre las {2} personas de la tripulación. ¿Cuántas hojas le tocan a cada una?',
    ],
    [
      'Each of them gets {1 leaf}, and dinner is green for once.',
      'A cada una le {1: toca|tocan} {1 leaf}, y por una vez la cena es verde.',
    ],
    [
      'They have {1 seed}. Each box gets {2}. How many boxes do they need?',
      'Tienen {1 seed}. En cada caja ponen {2}. ¿Cuántas cajas necesitan?',
    ],
    [
      'They have {1 seed} and put {2} into each box. How many boxes do they need?',
      'Tienen {1 seed} y ponen {2} en cada caja. ¿Cuántas cajas necesitan?',
    ],
    [
      'From the old plants they have {1 seed}, and they press {2} of them into each box. How many boxes do they need?',
      'De las plantas viejas tienen {1 seed}, y hunden {2} de ellas en cada caja. ¿Cuántas cajas necesitan?',
    ],
    ['They fill {1 box}, and every one of them turns green.', 'Llenan {1 box}, y cada una se pone verde.'],
  ],
} satisfies StoryPairs;
