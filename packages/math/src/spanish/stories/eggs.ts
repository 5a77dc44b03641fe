import type { StoryPairs } from './reader-of-story.ts';

/** The plot `eggs` in Spanish. */
export const eggsStory = {
  words: {
    'In the first nest': 'en el primer nido',
    'In the corner': 'en el rincón',
    'Under the hen': 'bajo la gallina',
    'In the kitchen': 'en la cocina',
  },
  pairs: [
    ['The hen who hid', 'La gallina que se escondió'],
    [
      'It is cold out. {hero} and {friend} go to the hens. Today the eggs go to a boy who is sick. “He likes eggs a lot,” says {keeper}. The box must be full.',
      'Hace frío afuera. {hero} y {friend} van con las gallinas. Hoy los huevos son para un niño que está enfermo. «Le gustan mucho los huevos», dice {keeper}. La caja tiene que estar llena.',
    ],
    [
      'It is very cold outside when {hero} and {friend} open the door of the henhouse. Today all the eggs are for a boy who has been sick for weeks, and {keeper} would like his box to be full.',
      'Hace mucho frío afuera cuando {hero} y {friend} abren la puerta del gallinero. Hoy todos los huevos son para un niño que lleva semanas enfermo, y {keeper} quiere que su caja esté llena.',
    ],
    [
      'It is so cold this morning that the hens have puffed themselves up like pillows, and nobody wants to be the first to open the door. {hero} and {friend} have brought a wooden box for a boy who has been sick for a very long time. “He likes eggs more than anything else in the world,” says {keeper}, “so please don’t bring him a box that is half empty.”',
      'Hace tanto frío esta mañana que las gallinas se han esponjado como almohadas, y nadie quiere abrir primero la puerta. {hero} y {friend} han traído una caja de madera para un niño que lleva muchísimo tiempo enfermo. «Le gustan los huevos más que cualquier otra cosa en el mundo —dice {keeper}—, así que por favor no le lleven una caja medio vacía».',
    ],
    [
      'The box holds {1 egg}. There {is|are} {2} in it. How many more fit in?',
      'En la caja caben {1 egg}. Hay {2} en ella. ¿Cuántos más caben?',
    ],
    [
      'The wooden box holds {1 egg}, and there {is|are} only {2} in it. How many more of them can they put into the box?',
      'En la caja de madera caben {1 egg}, y solo hay {2} en ella. ¿Cuántos más pueden poner en la caja?',
    ],
    [
      'The wooden box holds exactly {1 egg}, but after they have looked into every nest there {is|are} only {2} in it. How many more of them do they have to find before the box is full?',
      'En la caja de madera caben exactamente {1 egg}, pero después de mirar en todos los nidos solo hay {2} en ella. ¿Cuántos más tienen que encontrar para que la caja esté llena?',
    ],
    [
      'They still need {1 egg}. “Where is the brown hen?” asks {friend}.',
      'Todavía {1: falta|faltan} {1 egg}. «¿Dónde está la gallina café?», pregunta {friend}.',
    ],
    [
      'A bar for all the eggs, with the part that is known.',
      'Una barra para todos los huevos, con la parte que se conoce.',
    ],
    ['Under the straw', 'Bajo la paja'],
    [
      'The brown hen is gone! They look up. They look down. Then the straw moves. “There you are!” says {hero}. The hen looks mad.',
      '¡La gallina café no está! Miran arriba. Miran abajo. Entonces se mueve la paja. «¡Ahí estás!», dice {hero}. La gallina se ve enojada.',
    ],
    [
      'The brown hen is not in her place, although they look everywhere, even behind the water bucket. Then some yellow straw moves in the corner. “There you are,” says {hero}, but the hen looks very angry.',
      'La gallina café no está en su lugar, aunque buscan por todas partes, hasta detrás de la cubeta del agua. Entonces se mueve un poco de paja amarilla en el rincón. «Ahí estás», dice {hero}, pero la gallina se ve muy enojada.',
    ],
    [
      'The brown hen is not where she always is, and nobody has seen her since yesterday evening, when the door was open for a moment. They look behind the door and under the cart until suddenly, in the darkest corner, the straw begins to move. “There you are,” whispers {hero}, and the hen looks back as if somebody had discovered her secret.',
      'La gallina café no está donde siempre está, y nadie la ha visto desde ayer en la tarde, cuando la puerta quedó abierta un momento. Buscan detrás de la puerta y debajo de la carretilla hasta que de pronto, en el rincón más oscuro, la paja empieza a moverse. «Ahí estás», susurra {hero}, y la gallina mira como si alguien hubiera descubierto su secreto.',
    ],
    [
      'The hen has laid {1 egg}. They can see {2}. How many are under the straw?',
      'La gallina ha puesto {1 egg}. Se {2: puede|pueden} ver {2}. ¿Cuántos están bajo la paja?',
    ],
    [
      'This week the hen has laid {1 egg}, and they can see {2}. How many of them are under the straw?',
      'Esta semana la gallina ha puesto {1 egg}, y se {2: puede|pueden} ver {2}. ¿Cuántos están bajo la paja?',
    ],
    [
      'According to the notebook on the door, this hen has laid {1 egg} since Monday, and they can see only {2}. How many of them must be hidden under the straw?',
      'Según el cuaderno de la puerta, esta gallina ha puesto {1 egg} desde el lunes, y solo se {2: puede|pueden} ver {2}. ¿Cuántos deben estar escondidos bajo la paja?',
    ],
    ['There {is|are} {1} under the straw, and they are warm.', 'Hay {1} bajo la paja, y {1: está tibio|están tibios}.'],
    ['The last eggs', 'Los últimos huevos'],
    [
      'The hen sits on the eggs. She wants to keep them. “If she sits, they may hatch,” says {keeper}. But the boy waits for his box.',
      'La gallina se sienta sobre los huevos. Se quiere quedar con ellos. «Si los empolla, tal vez nazcan pollitos», dice {keeper}. Pero el niño espera su caja.',
    ],
    [
      'The hen sits down on her eggs again and will not move for anybody. “If you let her sit there quietly, there may be chicks,” says {keeper}. But the boy is waiting for a full box of eggs.',
      'La gallina vuelve a sentarse sobre sus huevos y no se mueve por nadie. «Si la dejan empollar tranquila, tal vez haya pollitos», dice {keeper}. Pero el niño está esperando una caja llena de huevos.',
    ],
    [
      'The hen sits down on her eggs again, spreads all of her feathers and will not move for anybody, not even for corn. “If you let her sit there quietly, there may be chicks before the holidays,” says {keeper}. But at the other end of the village a boy is waiting at his window for a box that is full.',
      'La gallina vuelve a sentarse sobre sus huevos, abre todas sus plumas y no se mueve por nadie, ni siquiera por maíz. «Si la dejan empollar tranquila, tal vez haya pollitos antes de las vacaciones», dice {keeper}. Pero en la otra punta del pueblo, un niño espera en su ventana una caja que esté llena.',
    ],
    ['Take the eggs', 'Tomar los huevos'],
    ['In both hands', 'Con las dos manos'],
    [
      '{hero} takes the eggs. The hen pecks. “I am sorry,” says {hero}. “It is for a friend.”',
      '{hero} toma los huevos. La gallina da picotazos. «Lo siento —dice {hero}—. Es para un amigo».',
    ],
    [
      '{hero} carefully takes the eggs out, and the hen pecks at every finger. “I am really sorry,” says {hero}, “but they are for a friend.”',
      '{hero} saca los huevos con cuidado, y la gallina le picotea cada dedo. «Lo siento de verdad —dice {hero}—, pero son para un amigo».',
    ],
    [
      'Very slowly {hero} reaches under the hen, who pecks at every finger that she can find. “I am sorry,” says {hero}, “but it is for somebody who has not been outside for weeks.”',
      'Muy despacio, {hero} mete las manos bajo la gallina, que picotea cada dedo que encuentra. «Lo siento —dice {hero}—, pero es para alguien que lleva semanas sin salir».',
    ],
    [
      'They take {1 egg}. They put {2} back for the hen. The rest go into the box. How many go into the box?',
      'Toman {1 egg}. Le devuelven {2} a la gallina. Los demás van a la caja. ¿Cuántos van a la caja?',
    ],
    [
      'They take {1 egg} altogether and give {2} back to the hen, and the others go into the box. How many of them go into the box?',
      'Toman {1 egg} en total y le devuelven {2} a la gallina, y los demás van a la caja. ¿Cuántos van a la caja?',
    ],
    [
      'Altogether they have taken {1 egg}, of which they give {2} back to the hen, and all of the others go into the box. How many of them go into the box?',
      'En total han tomado {1 egg}, de los cuales le devuelven {2} a la gallina, y todos los demás van a la caja. ¿Cuántos van a la caja?',
    ],
    ['They put {1} into the box, and it is full.', 'Ponen {1} en la caja, y está llena.'],
    [
      'The boy opens the box. He counts all the eggs. “Can I see the hen?” he asks. Next week he is well. He walks up to the brown hen. “Thank you,” he says. She gives him a peck.',
      'El niño abre la caja. Cuenta todos los huevos. «¿Puedo ver a la gallina?», pregunta. La semana siguiente está sano. Va hasta la gallina café. «Gracias», dice. Ella le da un picotazo.',
    ],
    [
      'The boy opens the box and counts all of them, and then he would like to meet the hen who did this. A week later he is well again and walks straight up to the brown hen. “Thank you,” he says, and she pecks him, too.',
      'El niño abre la caja y los cuenta todos, y luego quiere conocer a la gallina que hizo esto. Una semana después está sano otra vez y va derecho hasta la gallina café. «Gracias», dice, y ella lo picotea también a él.',
    ],
    [
      'The boy opens the box on his bed and counts all of them, and then he counts them again. “Can I meet the hen who did this?” he asks. A week later he is well, and the first thing he does is to walk up to the brown hen. “Thank you,” he says seriously, and she pecks him just as she pecks everybody.',
      'El niño abre la caja en su cama y los cuenta todos, y luego los cuenta otra vez. «¿Puedo conocer a la gallina que hizo esto?», pregunta. Una semana después está sano, y lo primero que hace es ir hasta la gallina café. «Gracias», dice muy serio, y ella lo picotea igual que picotea a todos.',
    ],
    ['Let her sit', 'Dejarla empollar'],
    ['Not so full', 'No tan llena'],
    [
      'They let the hen be. “We can make a cake for the boy,” says {friend}. “He likes eggs in any form.”',
      'Dejan en paz a la gallina. «Podemos hacerle un pastel al niño —dice {friend}—. Le gustan los huevos como sea».',
    ],
    [
      'They leave the brown hen alone and close the door. “Then we bake a cake for him with the others,” says {friend}, “because a cake is better than half a box.”',
      'Dejan sola a la gallina café y cierran la puerta. «Entonces le horneamos un pastel con los otros —dice {friend}—, porque un pastel es mejor que media caja».',
    ],
    [
      'They shut the door quietly and leave the hen alone. “Then we bake him a cake with what we have,” says {friend}, “because a whole cake is better than a box that is not full.”',
      'Cierran la puerta sin hacer ruido y dejan sola a la gallina. «Entonces le horneamos un pastel con lo que tenemos —dice {friend}—, porque un pastel entero es mejor que una caja que no está llena».',
    ],
    [
      'There {is|are} {1 egg} in the box. The cake needs {2}. How many are left?',
      'Hay {1 egg} en la caja. El pastel necesita {2}. ¿Cuántos quedan?',
    ],
    [
      'There {is|are} {1 egg} in the box, and the yellow cake needs {2}. How many of them are left after that?',
      'Hay {1 egg} en la caja, y el pastel amarillo necesita {2}. ¿Cuántos quedan después?',
    ],
    [
      'In the box there {is|are} {1 egg} from the other hens, and the recipe of the yellow cake needs {2}. How many of them are left when the cake is in the oven?',
      'En la caja hay {1 egg} de las otras gallinas, y la receta del pastel amarillo necesita {2}. ¿Cuántos quedan cuando el pastel está en el horno?',
    ],
    ['There {is|are} {1} left, and the kitchen smells good.', '{1: Queda|Quedan} {1}, y la cocina huele rico.'],
    [
      'The boy eats the cake in bed. Weeks go by. Then the phone rings. “Come fast!” says {keeper}. They all run. In the straw is a chick. It is wet and very loud. The boy names it Cake.',
      'El niño se come el pastel en la cama. Pasan semanas. Entonces suena el teléfono. «¡Vengan rápido!», dice {keeper}. Todos corren. En la paja hay un pollito. Está mojado y hace mucho ruido. El niño le pone Pastel.',
    ],
    [
      'The boy eats the cake in his bed, and weeks go by. Then one morning {keeper} calls them all: “Come quickly!” In the straw there is a chick, wet and very loud. The boy may give it a name, and he calls it Cake.',
      'El niño se come el pastel en su cama, y pasan semanas. Entonces, una mañana, {keeper} los llama a todos: «¡Vengan rápido!». En la paja hay un pollito, mojado y muy ruidoso. El niño le puede poner nombre, y le pone Pastel.',
    ],
    [
      'The boy eats the cake in his bed, down to the last crumb, and weeks go by. Then one morning, before school, {keeper} calls them all: “Come quickly, and be quiet!” In the straw there is a chick, wet and tiny and very loud. The boy, who is well by now, may give it a name. He thinks for a long time and calls it Cake.',
      'El niño se come el pastel en su cama, hasta la última migaja, y pasan semanas. Entonces, una mañana, antes de la escuela, {keeper} los llama a todos: «¡Vengan rápido y sin hacer ruido!». En la paja hay un pollito, mojado y diminuto y muy ruidoso. El niño, que ya está sano, le puede poner nombre. Lo piensa un buen rato y le pone Pastel.',
    ],
    ['{place} they find more than they had thought: {reply}', '{Place} encuentran más de lo que pensaban: {reply}'],
    [
      '{place}, where nobody had looked since Monday, they find more than they had thought: {reply}',
      '{Place}, donde nadie había mirado desde el lunes, encuentran más de lo que pensaban: {reply}',
    ],
    ['{place} {reply}', '{Place} {reply}'],
    [
      'there are ten in a row, and {1} more. How many eggs is that?',
      'hay diez en fila, y {1} más. ¿Cuántos huevos son?',
    ],
    [
      'there {is|are} {1} white, {2} brown and {3} blue eggs. How many eggs is that in all?',
      'hay {1} {1: huevo blanco|huevos blancos}, {2} {2: café|cafés} y {3} {3: azul|azules}. ¿Cuántos huevos son en total?',
    ],
    [
      'there {is|are} {1 egg}. They lay them out in pairs. Is {2} odd or even?',
      'hay {1 egg}. Los ponen en pares. ¿Es {2} impar o par?',
    ],
    [
      'there {is|are} {1} white eggs and {2} brown eggs. Which number is more?',
      'hay {1} {1: huevo blanco|huevos blancos} y {2} {2: huevo café|huevos cafés}. ¿Qué número es mayor?',
    ],
    [
      'there {was|were} {1 egg}. Then {2} more were laid, and {3} were taken. How many eggs are there now?',
      'había {1 egg}. Luego las gallinas pusieron {2} más, y se llevaron {3}. ¿Cuántos huevos hay ahora?',
    ],
    [
      'there {is|are} {1 box} with {2 egg} in each, and {3} more. How many eggs is that in all?',
      'hay {1 box} con {2 egg} en cada una, y {3} más. ¿Cuántos huevos son en total?',
    ],
    [
      'They write {1} on the lid of the box. “Where is the brown hen?” asks {friend}.',
      'Escriben {1} en la tapa de la caja. «¿Dónde está la gallina café?», pregunta {friend}.',
    ],
    [
      'They write “odd” on the lid of the box. “Where is the brown hen?” asks {friend}.',
      'Escriben «impar» en la tapa de la caja. «¿Dónde está la gallina café?», pregunta {friend}.',
    ],
    [
      'They write “even” on the lid of the box. “Where is the brown hen?” asks {friend}.',
      'Escriben «par» en la tapa de la caja. «¿Dónde está la gallina café?», pregunta {friend}.',
    ],
    ['“{1}!” says {friend}. All of them are still warm.', '«¡{1}!», dice {friend}. Todos están todavía tibios.'],
    [
      '“An odd number!” says {friend}. All of them are still warm.',
      '«¡Un número impar!», dice {friend}. Todos están todavía tibios.',
    ],
    [
      '“An even number!” says {friend}. All of them are still warm.',
      '«¡Un número par!», dice {friend}. Todos están todavía tibios.',
    ],
    [
      'They count {1}. The eggs fit into the box, and it is full.',
      'Cuentan {1}. Los huevos caben en la caja, y está llena.',
    ],
    [
      'They count an odd number. The eggs fit into the box, and it is full.',
      'Cuentan un número impar. Los huevos caben en la caja, y está llena.',
    ],
    [
      'They count an even number. The eggs fit into the box, and it is full.',
      'Cuentan un número par. Los huevos caben en la caja, y está llena.',
    ],
    [
      'They count {1}. That is enough for a cake, and the kitchen smells good.',
      'Cuentan {1}. Alcanza para un pastel, y la cocina huele rico.',
    ],
    [
      'They count an odd number. That is enough for a cake, and the kitchen smells good.',
      'Cuentan un número impar. Alcanza para un pastel, y la cocina huele rico.',
    ],
    [
      'They count an even number. That is enough for a cake, and the kitchen smells good.',
      'Cuentan un número par. Alcanza para un pastel, y la cocina huele rico.',
    ],
  ],
} satisfies StoryPairs;
