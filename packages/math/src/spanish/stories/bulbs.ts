import type { StoryPairs } from './reader-of-story.ts';

/** The plot `bulbs` in Spanish. */
export const bulbsStory = {
  pairs: [
    ['The bed by the gate', 'El cantero junto a la reja'],
    ['The plan on the bag', 'El plano en la bolsa'],
    [
      'The bed by the gate is empty. “We want flowers here,” says {hero}. {keeper} has a plan. It is on the back of a seed bag. It shows straight rows.',
      'El cantero junto a la reja está vacío. «Queremos flores aquí», dice {hero}. {Keeper} tiene un plano. Está en el reverso de una bolsa de semillas. Muestra filas derechas.',
    ],
    [
      'The bed by the gate is empty, but {hero} wants it to be full of flowers by spring. {keeper} has a plan for them, which he drew on the back of a seed bag. It shows straight rows.',
      'El cantero junto a la reja está vacío, pero {hero} quiere que para la primavera esté lleno de flores. {Keeper} tiene para eso un plano, que dibujó en el reverso de una bolsa de semillas. Muestra filas derechas.',
    ],
    [
      'The bed by the gate has been empty for years, but {hero} wants it to be full of flowers when the first visitors arrive in spring. {keeper} has a plan for it, which he has drawn with a thick pencil on the back of an old seed bag. It shows straight rows, and each of them has the same number of bulbs.',
      'El cantero junto a la reja lleva años vacío, pero {hero} quiere que esté lleno de flores cuando lleguen los primeros visitantes en primavera. {Keeper} tiene para eso un plano, que dibujó con un lápiz grueso en el reverso de una vieja bolsa de semillas. Muestra filas derechas, y cada una tiene el mismo número de bulbos.',
    ],
    [
      'There {is|are} {1 row}. Each row has {2} bulbs. How many bulbs do they need?',
      'Hay {1 row}. Cada fila tiene {2} {2: bulbo|bulbos}. ¿Cuántos bulbos necesitan?',
    ],
    [
      'The plan has {1 row} with {2} bulbs in each row. How many bulbs do they need?',
      'El plano tiene {1 row} con {2} {2: bulbo|bulbos} en cada fila. ¿Cuántos bulbos necesitan?',
    ],
    [
      'The plan has {1 row} with {2} bulbs in each row. How many bulbs do they have to take out of the sack?',
      'El plano tiene {1 row} con {2} {2: bulbo|bulbos} en cada fila. ¿Cuántos bulbos tienen que sacar del costal?',
    ],
    [
      'They need {1} bulbs. {friend} counts them out of the sack.',
      'Necesitan {1} {1: bulbo|bulbos}. {friend} los cuenta al sacarlos del costal.',
    ],
    ['A bed with {1 row} of {2} bulbs.', 'Un cantero con {1 row} de {2} {2: bulbo|bulbos}.'],
    [
      '{friend} digs and hits a stone. It is too big. “We can still plant all the bulbs,” says {hero}. “We just change the rows.”',
      '{friend} cava y topa con una piedra. Es demasiado grande. «Todavía podemos plantar todos los bulbos —dice {hero}—. Nada más cambiamos las filas».',
    ],
    [
      '{friend} digs and hits a stone that is too big to move. “We can still plant every bulb,” says {hero}, “if we only change the rows.”',
      '{friend} cava y topa con una piedra demasiado grande para moverla. «Todavía podemos plantar todos los bulbos —dice {hero}— con solo cambiar las filas».',
    ],
    [
      '{friend} digs, and after a minute the shovel hits a stone that is far too big to be moved. “We can still plant every bulb,” says {hero} after walking around it twice, “if we find rows that go past the stone.”',
      '{friend} cava, y después de un minuto la pala topa con una piedra que es demasiado grande para moverla. «Todavía podemos plantar todos los bulbos —dice {hero} después de darle dos vueltas—, si encontramos filas que libren la piedra».',
    ],
    [
      'They want to plant all their bulbs. Each row gets {1}. How many rows will there be?',
      'Quieren plantar todos sus bulbos. En cada fila van {1}. ¿Cuántas filas habrá?',
    ],
    [
      'They want to plant all the bulbs that they counted, but now with {1} in each row. How many rows will there be?',
      'Quieren plantar todos los bulbos que contaron, pero ahora con {1} en cada fila. ¿Cuántas filas habrá?',
    ],
    [
      'They want to plant all the bulbs that they have counted, but now they will put {1} into each row. How many rows will there be in the new bed?',
      'Quieren plantar todos los bulbos que han contado, pero ahora pondrán {1} en cada fila. ¿Cuántas filas habrá en el nuevo cantero?',
    ],
    [
      'It comes out even: {1 row}. {hero} marks them with a string.',
      'Sale exacto: {1 row}. {hero} las marca con un cordel.',
    ],
    ['All the bulbs, cut into rows of the same length.', 'Todos los bulbos, repartidos en filas del mismo largo.'],
    ['bulbs', 'bulbos'],
    ['all the bulbs', 'todos los bulbos'],
    ['A visitor at the gate', 'Una visita en la reja'],
    [
      'A woman stops at the gate. She works in the old people’s home. “What lovely bulbs,” she says. “We have only empty pots.” They can plant the bed. Or they can fill her pots.',
      'Una mujer se detiene en la reja. Trabaja en el asilo de ancianos. «Qué bonitos bulbos —dice—. Nosotros solo tenemos macetas vacías». Pueden plantar el cantero. O pueden llenar las macetas.',
    ],
    [
      'A woman stops at the gate. She works in the old people’s home across the street, where nobody has a garden. “All we have is empty pots,” she says. They could go on and plant the bed, or they could fill her pots instead.',
      'Una mujer se detiene en la reja. Trabaja en el asilo de ancianos de enfrente, donde nadie tiene jardín. «Solo tenemos macetas vacías», dice. Podrían seguir y plantar el cantero, o podrían llenar las macetas.',
    ],
    [
      'A woman stops at the gate, because she works in the old people’s home across the street, where nobody has a garden. “All we have is a row of empty pots along the windows,” she says and looks at the bulbs for a long time. They could go on and plant the bed as they have planned it, or they could carry the bulbs across the street and fill her pots instead.',
      'Una mujer se detiene en la reja, porque trabaja en el asilo de ancianos de enfrente, donde nadie tiene jardín. «Solo tenemos una fila de macetas vacías en las ventanas», dice y mira los bulbos un buen rato. Podrían seguir y plantar el cantero como lo planearon, o podrían llevar los bulbos al otro lado de la calle y llenar las macetas.',
    ],
    ['Plant the bed', 'Plantar el cantero'],
    ['Until the bell', 'Hasta la campana'],
    [
      'They kneel down side by side. They plant row after row. Then {friend} cuts sticks to mark them.',
      'Se arrodillan lado a lado. Plantan fila tras fila. Luego {friend} corta palitos para marcarlas.',
    ],
    [
      'They kneel down side by side and plant one row after the other. Then {friend} cuts sticks, so that nobody steps on them.',
      'Se arrodillan lado a lado y plantan una fila tras otra. Luego {friend} corta palitos, para que nadie las pise.',
    ],
    [
      'They kneel down side by side and plant one row after the other, exactly along the string. Then {friend} cuts sticks from an old branch, so that nobody will step on a bulb by mistake.',
      'Se arrodillan lado a lado y plantan una fila tras otra, exactamente a lo largo del cordel. Luego {friend} corta palitos de una rama vieja, para que nadie pise un bulbo sin querer.',
    ],
    [
      'Each of the new rows gets {1 stick}. How many sticks do they need?',
      'Cada fila nueva lleva {1 stick}. ¿Cuántos palitos necesitan?',
    ],
    [
      'Each of the new rows gets {1 stick} to mark it. How many sticks do they need?',
      'Cada fila nueva lleva {1 stick} para marcarla. ¿Cuántos palitos necesitan?',
    ],
    [
      'Each of the new rows is marked with {1 stick}. How many sticks does {friend} have to cut for all of the new rows?',
      'Cada fila nueva se marca con {1 stick}. ¿Cuántos palitos tiene que cortar {friend} para todas las filas nuevas?',
    ],
    ['{friend} cuts {1 stick}, and the bed is done.', '{friend} corta {1 stick}, y el cantero está listo.'],
    [
      'Snow comes and goes. One day the bed is red and gold. All who come in stop and look. But across the street the pots are still bare. “Next fall we plant for them,” says {hero}.',
      'La nieve llega y se va. Un día el cantero está rojo y dorado. Todos los que entran se detienen a mirar. Pero al otro lado de la calle las macetas siguen vacías. «El próximo otoño plantamos para ellos», dice {hero}.',
    ],
    [
      'The snow comes and goes, and then one morning the bed is red and gold. Everyone who comes through the gate stops to look at it. Only the windows across the street are still bare. “Next fall we will plant for them,” says {hero}.',
      'La nieve llega y se va, y luego una mañana el cantero está rojo y dorado. Todos los que pasan por la reja se detienen a mirarlo. Solo las ventanas de enfrente siguen sin flores. «El próximo otoño plantaremos para ellos», dice {hero}.',
    ],
    [
      'The snow comes and goes, and then one morning the whole bed is red and gold, so that everyone who comes through the gate has to stop. Only the windows across the street are still bare, and {hero} sees them every single day on the way home. “Next fall,” {hero} tells {friend}, “we will plant for them first.”',
      'La nieve llega y se va, y luego una mañana el cantero entero está rojo y dorado, y todos los que pasan por la reja tienen que detenerse. Solo las ventanas de enfrente siguen sin flores, y {hero} las ve todos los días de camino a casa. «El próximo otoño —le dice {hero} a {friend}—, plantaremos primero para ellos».',
    ],
    ['Fill the pots', 'Llenar las macetas'],
    [
      'They take the sack across the street. The pots stand in a line. Some people wave at them.',
      'Llevan el costal al otro lado de la calle. Las macetas están en fila. Unas personas los saludan con la mano.',
    ],
    [
      'They carry the sack across the street, where the pots are waiting in a long line. Behind the windows people wave at them.',
      'Llevan el costal al otro lado de la calle, donde las macetas esperan en una larga fila. Detrás de las ventanas la gente los saluda con la mano.',
    ],
    [
      'They carry the heavy sack across the street, where the empty pots are waiting in a long line along the windows. Behind the glass old people put down their newspapers and wave at them.',
      'Llevan el pesado costal al otro lado de la calle, donde las macetas vacías esperan en una larga fila en las ventanas. Detrás del vidrio, la gente mayor deja el periódico y los saluda con la mano.',
    ],
    [
      'There {is|are} {1 pot}. Each pot gets {2} bulbs. How many bulbs go into the pots?',
      'Hay {1 pot}. En cada maceta van {2} {2: bulbo|bulbos}. ¿Cuántos bulbos van en las macetas?',
    ],
    [
      'There {is|are} {1 pot}, and each pot has room for {2} bulbs. How many bulbs go into the pots?',
      'Hay {1 pot}, y en cada maceta caben {2} {2: bulbo|bulbos}. ¿Cuántos bulbos van en las macetas?',
    ],
    [
      'There {is|are} {1 pot} on the windows, and each pot has room for exactly {2} bulbs. How many bulbs go into the pots altogether?',
      'Hay {1 pot} en las ventanas, y en cada maceta caben exactamente {2} {2: bulbo|bulbos}. ¿Cuántos bulbos van en total en las macetas?',
    ],
    [
      '{1} bulbs go into the pots. The rest stays in the sack.',
      '{1} {1: bulbo va|bulbos van} en las macetas. El resto se queda en el costal.',
    ],
    [
      'The bed stays brown that year. But all the windows are full of color. One day a card comes. “Thank you for our spring,” it says.',
      'Ese año el cantero se queda café. Pero todas las ventanas están llenas de color. Un día llega una tarjeta. «Gracias por nuestra primavera», dice.',
    ],
    [
      'The bed by the gate stays brown that year, but every window across the street is full of color. One day a card comes for {hero} and {friend}. “Thank you for our spring,” it says.',
      'Ese año el cantero junto a la reja se queda café, pero todas las ventanas de enfrente están llenas de color. Un día llega una tarjeta para {hero} y {friend}. «Gracias por nuestra primavera», dice.',
    ],
    [
      'The bed by the gate stays brown that year, but every window across the street is full of color, and behind each of them sits somebody who waters it. One day a card arrives, signed with a great many shaky names. “Thank you,” it says, “for bringing the spring to people who could not walk to it.”',
      'Ese año el cantero junto a la reja se queda café, pero todas las ventanas de enfrente están llenas de color, y detrás de cada una hay alguien que riega. Un día llega una tarjeta, firmada con muchísimos nombres de letra temblorosa. «Gracias —dice— por traerle la primavera a la gente que no podía caminar hasta ella».',
    ],
  ],
} satisfies StoryPairs;
