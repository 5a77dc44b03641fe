import type { StoryPairs } from './reader-of-story.ts';

/** The plot `names` in Spanish. */
export const namesStory = {
  words: {
    ten: 'la decena más cercana',
    hundred: 'la centena más cercana',
    thousand: 'el millar más cercano',
    tens: 'las decenas',
    hundreds: 'las centenas',
    thousands: 'los millares',
    sheets: 'hojas llenas',
    folders: 'carpetas llenas',
    boxes: 'cajas llenas',
  },
  pairs: [
    ['The old oak', 'El viejo roble'],
    ['A white cross', 'Una cruz blanca'],
    [
      'There is a white cross on the old oak. “They will cut it down,” says {friend}. “For cars!” {hero} has a swing on that tree. “We must ask people to sign,” says {hero}. They put out lists.',
      'Hay una cruz blanca en el viejo roble. «Lo van a cortar —dice {friend}—. ¡Para los carros!». {hero} tiene un columpio en ese árbol. «Tenemos que pedirle a la gente que firme», dice {hero}. Ponen listas.',
    ],
    [
      'In the morning there is a white cross on the old oak. “They are going to cut it down for more cars,” says {friend}. On this tree {hero} has learned to climb. “Then we have to ask people to sign for it,” says {hero}, and they put out lists.',
      'Por la mañana hay una cruz blanca en el viejo roble. «Lo van a cortar para que quepan más carros», dice {friend}. En este árbol aprendió {hero} a trepar. «Entonces tenemos que pedirle a la gente que firme por él», dice {hero}, y ponen listas.',
    ],
    [
      'On Monday morning somebody has painted a white cross on the old oak in front of the school. “It means that they are going to cut it down for a parking lot,” says {friend}, who has asked. On this tree {hero} has learned to climb, and to fall. “Then we will ask people to sign for it,” says {hero}, and before lunch they have put out lists.',
      'El lunes por la mañana alguien ha pintado una cruz blanca en el viejo roble frente a la escuela. «Quiere decir que lo van a cortar para hacer un estacionamiento», dice {friend}, que ya preguntó. En este árbol aprendió {hero} a trepar, y a caerse. «Entonces le pediremos a la gente que firme por él», dice {hero}, y antes del almuerzo ya han puesto listas.',
    ],
    ['There {is|are} {1 name} on the list at the door.', 'Hay {1 name} en la lista de la puerta.'],
    [
      'In the evening they count the names on the list at the door, and there {is|are} {1} of them.',
      'Al anochecer cuentan los nombres de la lista de la puerta, y hay {1}.',
    ],
    [
      'When they have counted the list at the door for the second time, there {is|are} {1 name} on it, and all of them are real.',
      'Cuando han contado por segunda vez la lista de la puerta, hay en ella {1 name}, y todos son de verdad.',
    ],
    ['There {is|are} {1 name} on the list from the market.', 'Hay {1 name} en la lista del mercado.'],
    [
      'When the rain stops, they count the names on the list from the market, and there {is|are} {1} of them.',
      'Cuando deja de llover, cuentan los nombres de la lista del mercado, y hay {1}.',
    ],
    [
      'When the rain stops at last, they count the names on the wet list from the market, and there {is|are} {1} that can still be read.',
      'Cuando por fin deja de llover, cuentan los nombres de la lista mojada del mercado, y hay {1} que todavía se pueden leer.',
    ],
    ['On all the lists there {is|are} {1 name}.', 'En todas las listas hay {1 name}.'],
    ['On all of their lists together there {is|are} {1 name}.', 'En todas sus listas juntas hay {1 name}.'],
    [
      'On all of their lists together, down to the last one on the carpet, there {is|are} {1 name}.',
      'En todas sus listas juntas, hasta la última que está en la alfombra, hay {1 name}.',
    ],
    ['They have to print {1 name}.', 'Tienen que imprimir {1 name}.'],
    [
      'With those who came in the evening, they have to print {1 name}.',
      'Con los que llegaron al anochecer, tienen que imprimir {1 name}.',
    ],
    [
      'With those who came running in the evening, they have to find room for {1 name}.',
      'Con los que llegaron corriendo al anochecer, tienen que encontrar lugar para {1 name}.',
    ],
    [
      'There {is|are} {1}, {2} and {3 name} on the list at the door.',
      'Hay {1}, {2} y {3 name} en la lista de la puerta.',
    ],
    [
      'In the evening they count the names on the list at the door, and there {is|are} {1}, {2} and {3} of them.',
      'Al anochecer cuentan los nombres de la lista de la puerta, y hay {1}, {2} y {3}.',
    ],
    [
      'When they have counted the list at the door for the second time, there {is|are} {1}, {2} and {3 name} on it, and all of them are real.',
      'Cuando han contado por segunda vez la lista de la puerta, hay en ella {1}, {2} y {3 name}, y todos son de verdad.',
    ],
    [
      'There {is|are} {1}, {2} and {3 name} on the list from the market.',
      'Hay {1}, {2} y {3 name} en la lista del mercado.',
    ],
    [
      'When the rain stops, they count the names on the list from the market, and there {is|are} {1}, {2} and {3} of them.',
      'Cuando deja de llover, cuentan los nombres de la lista del mercado, y hay {1}, {2} y {3}.',
    ],
    [
      'When the rain stops at last, they count the names on the wet list from the market, and there {is|are} {1}, {2} and {3} that can still be read.',
      'Cuando por fin deja de llover, cuentan los nombres de la lista mojada del mercado, y hay {1}, {2} y {3} que todavía se pueden leer.',
    ],
    ['On all the lists there {is|are} {1}, {2} and {3 name}.', 'En todas las listas hay {1}, {2} y {3 name}.'],
    [
      'On all of their lists together there {is|are} {1}, {2} and {3 name}.',
      'En todas sus listas juntas hay {1}, {2} y {3 name}.',
    ],
    [
      'On all of their lists together, down to the last one on the carpet, there {is|are} {1}, {2} and {3 name}.',
      'En todas sus listas juntas, hasta la última que está en la alfombra, hay {1}, {2} y {3 name}.',
    ],
    ['They have to print {1}, {2} and {3 name}.', 'Tienen que imprimir {1}, {2} y {3 name}.'],
    [
      'With those who came in the evening, they have to print {1}, {2} and {3 name}.',
      'Con los que llegaron al anochecer, tienen que imprimir {1}, {2} y {3 name}.',
    ],
    [
      'With those who came running in the evening, they have to find room for {1}, {2} and {3 name}.',
      'Con los que llegaron corriendo al anochecer, tienen que encontrar lugar para {1}, {2} y {3 name}.',
    ],
    ['On the list at the gate there {is|are} {1}.', 'En la lista de la reja hay {1}.'],
    [
      'On the other list, the one at the gate, there {is|are} {1 name}.',
      'En la otra lista, la de la reja, hay {1 name}.',
    ],
    ['The baker has {1} on a list of his own.', 'El panadero tiene {1} en una lista propia.'],
    ['On a list that hangs at the bakery there {is|are} {1}.', 'En una lista que cuelga en la panadería hay {1}.'],
    [
      'On a list that the baker has hung up beside his door there {is|are} {1 name}.',
      'En una lista que el panadero colgó junto a su puerta hay {1 name}.',
    ],
    ['The mayor says that it takes {1}.', 'El alcalde dice que hacen falta {1}.'],
    ['“The rule says that it takes {1},” says the mayor.', '«La regla dice que hacen falta {1}», dice el alcalde.'],
    [
      '“The rule says that a town has to listen from {1 name} on,” says the mayor.',
      '«La regla dice que un pueblo tiene que escuchar a partir de {1 name}», dice el alcalde.',
    ],
    ['There is room for {1}.', 'Hay lugar para {1}.'],
    ['On the page there is room for {1}.', 'En la página hay lugar para {1}.'],
    [
      'If the letters are small enough, there is room on the page for {1 name}.',
      'Si las letras son bastante chicas, en la página hay lugar para {1 name}.',
    ],
    ['On the sign for the tree they round it.', 'En el letrero para el árbol lo redondean.'],
    ['On the next sign they round it.', 'En el siguiente letrero lo redondean.'],
    ['In the book of the mayor they round it.', 'En el libro del alcalde lo redondean.'],
    ['In the headline they round it.', 'En el titular lo redondean.'],
    ['How many is that to the nearest {place}?', '¿Cuántos son, redondeados a {place}?'],
    ['Ten names fill a sheet.', 'Diez nombres llenan una hoja.'],
    ['A hundred names fill a folder.', 'Cien nombres llenan una carpeta.'],
    ['A thousand names fill a box.', 'Mil nombres llenan una caja.'],
    ['How many names does the {place} digit stand for?', '¿Cuántos nombres representa la cifra de {place}?'],
    ['Then one more person signs.', 'Luego firma una persona más.'],
    ['Then ten more people sign.', 'Luego firman diez personas más.'],
    ['At which number are they then?', '¿A qué número llegan entonces?'],
    ['Then {1} more people sign.', 'Luego firman {1} personas más.'],
    ['Of these, {1} are there twice and are crossed out.', 'De esos, {1} están dos veces y se tachan.'],
    ['How many names are there then?', '¿Cuántos nombres hay entonces?'],
    ['These are the names of three days.', 'Son los nombres de tres días.'],
    ['How many is that in all?', '¿Cuántos son en total?'],
    ['How many names is that in all?', '¿Cuántos nombres son en total?'],
    ['How many names more than that do they have?', '¿Cuántos nombres más que eso tienen?'],
    ['How many names fewer than that do they have?', '¿Cuántos nombres menos que eso tienen?'],
    ['Which number is that?', '¿Qué número es?'],
    ['Which is true?', '¿Qué es verdad?'],
    ['Which is true of the two numbers?', '¿Qué es verdad de los dos números?'],
    ['Which statement about these two numbers is true?', '¿Qué afirmación sobre estos dos números es verdadera?'],
    [
      '{hero} writes it on a sign and hangs it on the oak: {1}.',
      '{hero} lo escribe en un letrero y lo cuelga en el roble: {1}.',
    ],
    [
      '{hero} writes it on a sign and hangs it on the oak: {reply}.',
      '{hero} lo escribe en un letrero y lo cuelga en el roble: {reply}.',
    ],
    ['“So we have {1},” says {friend}.', '«Así que tenemos {1}», dice {friend}.'],
    ['“So we have {reply},” says {friend}.', '«Así que tenemos {reply}», dice {friend}.'],
    ['{hero} writes it on the next sign.', '{hero} lo escribe en el siguiente letrero.'],
    ['{hero} says it out loud: {1}.', '{hero} lo dice en voz alta: {1}.'],
    ['{hero} says it out loud: {reply}.', '{hero} lo dice en voz alta: {reply}.'],
    ['The mayor writes it down.', 'El alcalde lo anota.'],
    ['That {is|are} {1}.', 'Son {1}.'],
    ['That is {reply}.', 'Son {reply}.'],
    [
      'It just fits on the page, and {friend} falls asleep on it.',
      'Apenas cabe en la página, y {friend} se duerme sobre ella.',
    ],
    ['about {1}', 'unos {1}'],
    ['{1}, and that is more than {2}', '{1}, y eso es más que {2}'],
    ['{1}, and that is less than {2}', '{1}, y eso es menos que {2}'],
    ['{1} in all', '{1} en total'],
    ['{1} more than that', '{1} más que eso'],
    ['{1} fewer than that', '{1} menos que eso'],
    ['{1} on full {place}', '{1} en {place}'],
    ['All the names in one bar.', 'Todos los nombres en una sola barra.'],
    [
      'It rains. The sign hangs on the oak. {hero} and {friend} stand at the market with a list. At first no one stops. Then an old man does. “I kissed my wife under that tree,” he says.',
      'Llueve. El letrero cuelga en el roble. {hero} y {friend} están en el mercado con una lista. Al principio nadie se detiene. Luego se detiene un señor mayor. «Yo besé a mi esposa bajo ese árbol», dice.',
    ],
    [
      'The number hangs on the oak now, but it rains, and {hero} and {friend} stand at the market with a new list. At first nobody stops, but then an old man takes the pen. “I met my wife under that tree,” he says, and calls his friends.',
      'El número ya cuelga en el roble, pero llueve, y {hero} y {friend} están en el mercado con una lista nueva. Al principio nadie se detiene, pero luego un señor mayor toma la pluma. «Yo conocí a mi esposa bajo ese árbol», dice, y llama a sus amigos.',
    ],
    [
      'The number hangs on the oak now, and everybody talks about it. It rains all day, and {hero} and {friend} stand at the market with a new list that is getting wet. At first nobody stops. Then an old man takes the pen and writes his name very slowly. “I met my wife under that tree,” he says, “and I am going to call everybody I know.”',
      'El número ya cuelga en el roble, y todos hablan de él. Llueve todo el día, y {hero} y {friend} están en el mercado con una lista nueva que se está mojando. Al principio nadie se detiene. Luego un señor mayor toma la pluma y escribe su nombre muy despacio. «Yo conocí a mi esposa bajo ese árbol —dice—, y voy a llamar a todos mis conocidos».',
    ],
    ['The mayor', 'El alcalde'],
    [
      'The mayor has heard of the signs and has time for them. But just a bit! They can read out all the names. Or they can print them in the paper, so that the whole town sees them.',
      'El alcalde ha oído de los letreros y tiene tiempo para recibirlos. ¡Pero solo un poquito! Pueden leer en voz alta todos los nombres. O pueden imprimirlos en el periódico, para que los vea todo el pueblo.',
    ],
    [
      'The mayor has seen the signs and has a little time for them on Friday. They could bring the lists and read out all the names, or they could print them in the paper, so that the whole town sees them.',
      'El alcalde ha visto los letreros y tiene el viernes un poco de tiempo para recibirlos. Podrían llevar las listas y leer en voz alta todos los nombres, o podrían imprimirlos en el periódico, para que los vea todo el pueblo.',
    ],
    [
      'The mayor has seen the signs and has a little time for them on Friday, but only between lunch and a birthday. They could bring the lists along and read out every name. Or they could print them all in the paper, in very small letters, so that the whole town can look for its own name.',
      'El alcalde ha visto los letreros y tiene el viernes un poco de tiempo para recibirlos, pero solo entre el almuerzo y un cumpleaños. Podrían llevar las listas y leer en voz alta cada nombre. O podrían imprimirlos todos en el periódico, con letras muy chiquitas, para que todo el pueblo pueda buscar su propio nombre.',
    ],
    ['Read out the names', 'Leer los nombres'],
    ['In the big room', 'En la sala grande'],
    [
      '{hero} reads. {friend} holds the list. It goes down to the floor. The mayor looks at the clock.',
      '{hero} lee. {friend} sostiene la lista. Llega hasta el piso. El alcalde mira el reloj.',
    ],
    [
      '{hero} reads while {friend} holds the list, which is so long that it touches the floor. The mayor looks at the clock.',
      '{hero} lee mientras {friend} sostiene la lista, que es tan larga que toca el piso. El alcalde mira el reloj.',
    ],
    [
      '{hero} reads out name after name, while {friend} holds the list, which is so long that it lies on the carpet like a snake. After a while the mayor looks at the clock.',
      '{hero} lee en voz alta nombre tras nombre, mientras {friend} sostiene la lista, que es tan larga que queda tendida en la alfombra como una serpiente. Después de un rato, el alcalde mira el reloj.',
    ],
    [
      'At the end of the list the mayor sits up. “Read that last name again!” It is the name of the mayor’s mom. “Well,” says the mayor. “Then I must ask her first.” The cross is gone the next day.',
      'Al final de la lista, el alcalde se endereza. «¡Lee otra vez ese último nombre!». Es el nombre de la mamá del alcalde. «Bueno —dice el alcalde—. Entonces primero tengo que preguntarle a ella». Al día siguiente ya no está la cruz.',
    ],
    [
      'Near the end of the list the mayor sits up. “Could you read that name again?” It is the name of the mayor’s own mother. “Then I had better ask her first,” says the mayor. The next day the cross is gone.',
      'Cerca del final de la lista, el alcalde se endereza. «¿Podrías leer otra vez ese nombre?». Es el nombre de la propia mamá del alcalde. «Entonces será mejor que primero le pregunte a ella», dice el alcalde. Al día siguiente ya no está la cruz.',
    ],
    [
      'Near the very end of the list the mayor suddenly sits up. “Would you please read that name once more?” It is the name of the mayor’s own mother, who signed at the market, in the rain. “In that case,” says the mayor, “I think I had better talk to her first.” The next morning the cross on the oak has been painted over.',
      'Muy cerca del final de la lista, el alcalde se endereza de pronto. «¿Podrías leer una vez más ese nombre, por favor?». Es el nombre de la propia mamá del alcalde, que firmó en el mercado, bajo la lluvia. «En ese caso —dice el alcalde—, creo que será mejor que primero hable con ella». A la mañana siguiente, la cruz del roble está cubierta de pintura.',
    ],
    ['Print them all', 'Imprimirlos todos'],
    ['The small letters', 'Las letras chiquitas'],
    [
      'They set the names in small letters. It takes all night. {keeper} makes cocoa.',
      'Forman los nombres con letras chiquitas. Tardan toda la noche. {Keeper} prepara chocolate caliente.',
    ],
    [
      'They set all the names in small letters, which takes until late at night. {keeper} makes cocoa for everybody.',
      'Forman todos los nombres con letras chiquitas, y tardan hasta muy noche. {Keeper} prepara chocolate caliente para todos.',
    ],
    [
      'They set all the names in letters as small as ants, and it takes until late at night. {keeper} makes cocoa, and later some more of it, because nobody wants to go home.',
      'Forman todos los nombres con letras chiquitas como hormigas, y tardan hasta muy noche. {Keeper} prepara chocolate caliente, y más tarde otro poco, porque nadie quiere irse a casa.',
    ],
    [
      'The whole town reads the paper. They look for their names. Those who are not in it feel bad. They go to the tree. They all want to sign! There is no more room, so they tie ribbons to it. No one can cut a tree like that.',
      'Todo el pueblo lee el periódico. Buscan sus nombres. Los que no están se sienten mal. Van al árbol. ¡Todos quieren firmar! Ya no hay lugar, así que le atan cintas. Nadie puede cortar un árbol así.',
    ],
    [
      'The whole town reads the paper and looks for names. Those who are not in it feel left out, so they come to the tree to sign as well. When there is no more paper, they tie ribbons to it. Nobody can cut down a tree like that.',
      'Todo el pueblo lee el periódico y busca nombres. Los que no están se sienten olvidados, así que vienen al árbol para firmar también. Cuando ya no hay papel, le atan cintas. Nadie puede cortar un árbol así.',
    ],
    [
      'On Saturday the whole town bends over the paper and looks for names with a finger on the page. Those who are not in it feel left out, and all afternoon they come to the tree, because they want to sign as well. When there is no more paper, they tie ribbons to the branches. On Monday two men come with a saw, look up for a while, and drive away again.',
      'El sábado, todo el pueblo se inclina sobre el periódico y busca nombres con el dedo en la página. Los que no están se sienten olvidados, y toda la tarde vienen al árbol, porque también quieren firmar. Cuando ya no hay papel, atan cintas a las ramas. El lunes llegan dos hombres con una sierra, miran un rato hacia arriba y se van otra vez.',
    ],
  ],
} satisfies StoryPairs;
