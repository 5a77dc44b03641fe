import type { StoryPairs } from './reader-of-story.ts';

/** The plot `trip` in Spanish. */
export const tripStory = {
  pairs: [
    ['The road to the final', 'El camino a la final'],
    ['The jar on the shelf', 'El frasco del estante'],
    [
      'The team is in the final! But it is far away. “The bus costs a lot,” says {keeper}. On the shelf stands a jar. There is some money in it. “We can wash cars,” says {hero}.',
      '¡El equipo llegó a la final! Pero es muy lejos. «El autobús cuesta mucho», dice {keeper}. En el estante hay un frasco. Tiene algo de dinero. «Podemos lavar carros», dice {hero}.',
    ],
    [
      'The team has reached the final, but the final is far away, and a bus is expensive. There is a jar with some money on the shelf. “We could wash cars every week,” says {hero}, “and fill it up.”',
      'El equipo llegó a la final, pero la final es muy lejos, y un autobús es caro. En el estante hay un frasco con algo de dinero. «Podríamos lavar carros todas las semanas —dice {hero}— y llenarlo».',
    ],
    [
      'For the first time in its history the team has reached the final, but the final is played at the other end of the state, and a bus is expensive. On the shelf there is a jar with some money from the last summer party. “If we wash cars every week and save the same amount each time,” says {hero}, “we will be on that bus.”',
      'Por primera vez en su historia el equipo llegó a la final, pero la final se juega al otro extremo del estado, y un autobús es caro. En el estante hay un frasco con algo de dinero de la última fiesta de verano. «Si lavamos carros todas las semanas y ahorramos cada vez lo mismo —dice {hero}—, iremos en ese autobús».',
    ],
    [
      'The jar holds {$1}. They save {$2} each week. The bus costs {$3}. After how many weeks do they have just enough?',
      'El frasco tiene {$1}. Ahorran {$2} cada semana. El autobús cuesta {$3}. ¿Después de cuántas semanas tienen justo lo que necesitan?',
    ],
    [
      'There is {$1} in the jar, and they save {$2} each week. The bus costs {$3}. After how many weeks do they have exactly enough?',
      'En el frasco hay {$1}, y ahorran {$2} cada semana. El autobús cuesta {$3}. ¿Después de cuántas semanas tienen exactamente lo que necesitan?',
    ],
    [
      'There is {$1} in the jar, and every week they add {$2} to it. The bus costs {$3}. After how many weeks is there exactly enough money in the jar?',
      'En el frasco hay {$1}, y cada semana le agregan {$2}. El autobús cuesta {$3}. ¿Después de cuántas semanas hay en el frasco exactamente el dinero que necesitan?',
    ],
    [
      'It takes {1 week}. {friend} counts the days on the calendar twice.',
      'Hacen falta {1 week}. {friend} cuenta dos veces los días en el calendario.',
    ],
    [
      'The price of the bus: what is in the jar, and equal parts for the weeks.',
      'El precio del autobús: lo que hay en el frasco y partes iguales para las semanas.',
    ],
    ['The letter', 'La carta'],
    [
      'Then a letter comes. The final is sooner than they thought! And the bus costs less now. “We must save more,” says {friend}.',
      'Entonces llega una carta. ¡La final es antes de lo que pensaban! Y el autobús cuesta menos ahora. «Debemos ahorrar más», dice {friend}.',
    ],
    [
      'Then a letter comes: the final will be played sooner than they thought, and there is another bus that costs less. “We have to save more each week,” says {friend}.',
      'Entonces llega una carta: la final se jugará antes de lo que pensaban, y hay otro autobús que cuesta menos. «Tenemos que ahorrar más cada semana», dice {friend}.',
    ],
    [
      'Then a letter arrives that changes everything, because the final will be played much sooner than anybody thought. There is another bus that costs less, but it will not wait for slow savers. “Then we simply have to wash more cars,” says {friend}.',
      'Entonces llega una carta que lo cambia todo, porque la final se jugará mucho antes de lo que nadie pensaba. Hay otro autobús que cuesta menos, pero no va a esperar a quien ahorra despacio. «Pues simplemente tenemos que lavar más carros», dice {friend}.',
    ],
    [
      'The jar still holds {$1}. Now they save {$2} each week. This bus costs {$3}. How many weeks does it take?',
      'El frasco todavía tiene {$1}. Ahora ahorran {$2} cada semana. Este autobús cuesta {$3}. ¿Cuántas semanas hacen falta?',
    ],
    [
      'The jar still holds {$1}, and now they save {$2} each week. This bus costs {$3}. How many weeks does it take?',
      'El frasco todavía tiene {$1}, y ahora ahorran {$2} cada semana. Este autobús cuesta {$3}. ¿Cuántas semanas hacen falta?',
    ],
    [
      'The jar still holds the first {$1}, but from now on they save {$2} each week. The new bus costs {$3}. How many weeks does it take to pay for it?',
      'El frasco todavía tiene los primeros {$1}, pero desde ahora ahorran {$2} cada semana. El nuevo autobús cuesta {$3}. ¿Cuántas semanas hacen falta para pagarlo?',
    ],
    [
      'After {1 week} the jar is full enough, and nobody’s shoes are dry.',
      'Después de {1 week} el frasco está bastante lleno, y nadie tiene los zapatos secos.',
    ],
    ['What they know of the two buses.', 'Lo que saben de los dos autobuses.'],
    ['in the jar', 'en el frasco'],
    ['each week', 'cada semana'],
    ['first bus', 'primer autobús'],
    ['new bus', 'nuevo autobús'],
    ['The last evening', 'La última noche'],
    [
      'The bus brings them to the city. It is the last evening. Then a boy from the other team calls. Their bus broke down. {hero} has a card for the city train. They can lend it to the other team. Or they can keep it and see the city.',
      'El autobús los lleva a la ciudad. Es la última noche antes del partido. Entonces llama un niño del otro equipo. Su autobús se descompuso. {hero} tiene una tarjeta para el tren de la ciudad. Se la pueden prestar al otro equipo. O pueden quedarse con ella y ver la ciudad.',
    ],
    [
      'On the last evening they are in the city of the final, and the other team calls, because their bus has broken down. {hero} and {friend} have a card for the city train. They could lend it to the other team, or they could keep it and see the city.',
      'La última noche antes del partido ya están en la ciudad de la final, y llama el otro equipo, porque su autobús se descompuso. {hero} y {friend} tienen una tarjeta para el tren de la ciudad. Se la podrían prestar al otro equipo, o podrían quedarse con ella y ver la ciudad.',
    ],
    [
      'On the last evening, when they are already in the city of the final, the captain of the other team calls, because their own bus has broken down and they may not be able to play at all. {hero} and {friend} have a card with money for the city train. They could lend it to the other team, although they wanted to see the city with it. Or they could keep it and win the cup without a game.',
      'La última noche antes del partido, cuando ya están en la ciudad de la final, llama el capitán del otro equipo, porque su autobús se descompuso y tal vez no puedan jugar. {hero} y {friend} tienen una tarjeta con dinero para el tren de la ciudad. Se la podrían prestar al otro equipo, aunque querían ver la ciudad con ella. O podrían quedarse con ella y ganar la copa sin jugar.',
    ],
    ['Lend them the card', 'Prestarles la tarjeta'],
    ['The train card', 'La tarjeta del tren'],
    [
      '“A final needs two teams,” says {hero}. They take the card to the other team. The next day it comes back.',
      '«Para una final se necesitan dos equipos», dice {hero}. Le llevan la tarjeta al otro equipo. Al día siguiente se la devuelven.',
    ],
    [
      '“A final needs two teams,” says {hero}, and they take the card to the other team. The next day it comes back with a thank-you note.',
      '«Para una final se necesitan dos equipos», dice {hero}, y le llevan la tarjeta al otro equipo. Al día siguiente se la devuelven con una nota de agradecimiento.',
    ],
    [
      '“You can’t have a final with only one team,” says {hero}, and that evening they take the card to the last station, where the others are waiting. The next day it comes back with a thank-you note and much less money on it.',
      '«No puede haber una final con un solo equipo», dice {hero}, y esa misma noche llevan la tarjeta a la última estación, donde esperan los otros. Al día siguiente se la devuelven con una nota de agradecimiento y mucho menos dinero.',
    ],
    [
      'The card was worth {$1}. Each ride costs {$2}. Now {$3} is left. How many rides did the team take?',
      'La tarjeta tenía {$1}. Cada viaje cuesta {$2}. Ahora quedan {$3}. ¿Cuántos viajes hizo el equipo?',
    ],
    [
      'The card was worth {$1}, and each ride costs {$2}. Now {$3} is left on it. How many rides did the other team take?',
      'La tarjeta tenía {$1}, y cada viaje cuesta {$2}. Ahora le quedan {$3}. ¿Cuántos viajes hizo el otro equipo?',
    ],
    [
      'The card was worth {$1}, and each ride costs {$2}. Now there is only {$3} left on it. How many rides did the players of the other team take?',
      'La tarjeta tenía {$1}, y cada viaje cuesta {$2}. Ahora solo le quedan {$3}. ¿Cuántos viajes hicieron los jugadores del otro equipo?',
    ],
    ['They took {1 ride}, and so the final can begin.', 'Hicieron {1 ride}, y así la final puede empezar.'],
    [
      'It is a great game. It is so close! In the last minute the others score. They win the cup. But then they all line up. They hold it up with both teams.',
      'Es un gran partido. ¡Está muy parejo! En el último minuto los otros meten un gol. Ganan la copa. Pero luego todos se ponen en fila. La levantan entre los dos equipos.',
    ],
    [
      'It is the best game of the year, and in the last minute the others score. They win the cup, but they do not lift it alone. Both teams hold it for the picture.',
      'Es el mejor partido del año, y en el último minuto los otros meten un gol. Ganan la copa, pero no la levantan solos. Los dos equipos la sostienen para la foto.',
    ],
    [
      'It is the best game of the whole year, with chances on both sides, and in the last minute the others score. They win the cup, but they refuse to lift it alone. In the picture that hangs in the clubhouse today there are two teams, and it takes a while to find out which of them has lost.',
      'Es el mejor partido de todo el año, con oportunidades para los dos lados, y en el último minuto los otros meten un gol. Ganan la copa, pero no la quieren levantar solos. En la foto que hoy cuelga en la casa del club hay dos equipos, y cuesta un rato descubrir cuál de ellos perdió.',
    ],
    ['Keep the card', 'Quedarse con la tarjeta'],
    ['In the city', 'En la ciudad'],
    [
      'They keep the card. They ride through the city. They see tall houses and a river. But it is quiet in the train.',
      'Se quedan con la tarjeta. Recorren la ciudad en tren. Ven edificios altos y un río. Pero en el tren hay silencio.',
    ],
    [
      'They keep the card and ride through the city, past tall houses and over a river. But it is strangely quiet in the train.',
      'Se quedan con la tarjeta y recorren la ciudad en tren, entre edificios altos y sobre un río. Pero en el tren hay un silencio extraño.',
    ],
    [
      'They keep the card and ride through the city, past tall houses and over a wide river with ships on it. It is a beautiful trip, but it is strangely quiet in the train, and nobody can say why.',
      'Se quedan con la tarjeta y recorren la ciudad en tren, entre edificios altos y sobre un río ancho lleno de barcos. Es un viaje hermoso, pero en el tren hay un silencio extraño, y nadie sabe decir por qué.',
    ],
    [
      'The card was worth {$1}. Now {$2} is left. Each ride costs {$3}. How many rides did they take?',
      'La tarjeta tenía {$1}. Ahora quedan {$2}. Cada viaje cuesta {$3}. ¿Cuántos viajes hicieron?',
    ],
    [
      'The card was worth {$1}, and now {$2} is left. Each ride costs {$3}. How many rides did they take?',
      'La tarjeta tenía {$1}, y ahora quedan {$2}. Cada viaje cuesta {$3}. ¿Cuántos viajes hicieron?',
    ],
    [
      'The card was worth {$1} in the morning, and at noon {$2} is left. Each ride costs {$3}. How many rides have they paid for?',
      'Por la mañana la tarjeta tenía {$1}, y al mediodía quedan {$2}. Cada viaje cuesta {$3}. ¿Cuántos viajes han pagado?',
    ],
    [
      'They have paid for {1 ride}. The field is empty when they get there.',
      'Han pagado {1 ride}. La cancha está vacía cuando llegan.',
    ],
    [
      'The other team does not come. So they get the cup. Nobody cheers. {hero} looks at it on the way home. “It is very shiny,” says {friend}. “But I wanted to play.”',
      'El otro equipo no llega. Así que les dan la copa. Nadie aplaude. {hero} la mira de camino a casa. «Brilla mucho —dice {friend}—. Pero yo quería jugar».',
    ],
    [
      'The other team does not come, and so the cup is theirs. Nobody cheers. “It is very shiny,” says {friend} on the way home, “but I wanted to play for it.”',
      'El otro equipo no llega, así que la copa es suya. Nadie aplaude. «Brilla mucho —dice {friend} de camino a casa—, pero yo quería ganarla jugando».',
    ],
    [
      'The other team does not come, and so the cup is theirs without a single shot. There is nobody to cheer, and the photographer has gone home. “It is very shiny,” says {friend} on the long way back. “But what I wanted,” says {hero}, “was the game.”',
      'El otro equipo no llega, así que la copa es suya sin un solo tiro. No hay nadie que aplauda, y el fotógrafo ya se fue a casa. «Brilla mucho», dice {friend} en el largo camino de regreso. «Pero lo que yo quería —dice {hero}— era el partido».',
    ],
  ],
} satisfies StoryPairs;
