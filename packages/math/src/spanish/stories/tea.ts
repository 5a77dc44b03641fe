import type { StoryPairs } from './reader-of-story.ts';

/** The plot `tea` in Spanish. */
export const teaStory = {
  pairs: [
    ['The tea of two colors', 'El té de dos colores'],
    ['Red and gold', 'Rojo y dorado'],
    [
      'At the festival they sell tea. It is red and gold. {keeper} mixes two teas in a pot. “Never change the mix,” she says. “Only make more of it.” {hero} writes it down.',
      'En el festival venden té. Es rojo y dorado. {Keeper} mezcla dos tés en una olla. «Nunca cambien la mezcla —dice—. Solo hagan más». {hero} lo anota.',
    ],
    [
      'At the festival {hero} and {friend} sell the tea of two colors. {keeper} mixes red tea and gold tea in a pot. “Never change the mixture,” she says, “only make more of it.”',
      'En el festival, {hero} y {friend} venden el té de dos colores. {Keeper} mezcla té rojo y té dorado en una olla. «Nunca cambien la mezcla —dice—, solo hagan más».',
    ],
    [
      'At the festival {hero} and {friend} are responsible for the tea of two colors, which people drink only once a year. {keeper} mixes a red tea and a gold one in an enormous pot. “You may make as much of it as you like,” she says, “but you must never change the mixture.”',
      'En el festival, a {hero} y a {friend} les toca encargarse del té de dos colores, que la gente solo toma una vez al año. {Keeper} mezcla un té rojo y uno dorado en una olla enorme. «Pueden hacer tanto como quieran —dice—, pero nunca deben cambiar la mezcla».',
    ],
    [
      'For {1 liter} of red tea they take {2 liter} of gold tea. How many liters of gold tea go with {3 liter} of red tea?',
      'Para {1 liter} de té rojo usan {2 liter} de té dorado. ¿Cuántos litros de té dorado van con {3 liter} de té rojo?',
    ],
    [
      'To {1 liter} of red tea belong {2 liter} of gold tea. How many liters of gold tea belong to {3 liter} of red tea?',
      'A {1 liter} de té rojo les corresponden {2 liter} de té dorado. ¿Cuántos litros de té dorado les corresponden a {3 liter} de té rojo?',
    ],
    [
      'For every {1 liter} of red tea the mixture takes {2 liter} of gold tea. How many liters of gold tea belong to {3 liter} of red tea?',
      'Por cada {1 liter} de té rojo, la mezcla lleva {2 liter} de té dorado. ¿Cuántos litros de té dorado les corresponden a {3 liter} de té rojo?',
    ],
    ['{1 liter} of gold tea. The pot begins to shine.', '{1 liter} de té dorado. La olla empieza a brillar.'],
    ['How much gold tea belongs to the red tea.', 'Cuánto té dorado le corresponde al té rojo.'],
    ['red tea (liters)', 'té rojo (litros)'],
    ['gold tea (liters)', 'té dorado (litros)'],
    ['A bigger pot', 'Una olla más grande'],
    [
      'More people come than they thought. Uncle Bo rolls in a bigger pot. “Fill it up!” he says.',
      'Llega más gente de la que pensaban. El tío Bo trae rodando una olla más grande. «¡Llénenla!», dice.',
    ],
    [
      'More people come than anybody has expected. Uncle Bo rolls in a bigger pot. “Fill it to the top!” he says.',
      'Llega más gente de la que todos esperaban. El tío Bo trae rodando una olla más grande. «¡Llénenla hasta arriba!», dice.',
    ],
    [
      'By the time the drums begin, more people have come than anybody expected. Uncle Bo rolls in a pot that is so big that it needs a table of its own. “Fill it up to the top,” he shouts over the drums, “but fill it right!”',
      'Cuando empiezan los tambores, ha llegado más gente de la que todos esperaban. El tío Bo trae rodando una olla tan grande que necesita su propia mesa. «¡Llénenla hasta arriba —grita por encima de los tambores—, pero llénenla bien!».',
    ],
    [
      'The pot holds {1 liter}. It {is|are} {2 part} red tea to {3 part} gold tea. How many liters of red tea go in?',
      'En la olla caben {1 liter}. Lleva {2 part} de té rojo por {3 part} de té dorado. ¿Cuántos litros de té rojo le ponen?',
    ],
    [
      'The pot holds {1 liter}, mixed in the ratio of {2 part} red tea to {3 part} gold tea. How many liters of red tea go into it?',
      'En la olla caben {1 liter}, mezclados en la razón de {2 part} de té rojo por {3 part} de té dorado. ¿Cuántos litros de té rojo le ponen?',
    ],
    [
      'The bigger pot holds {1 liter}, and it is mixed in the ratio of {2 part} red tea to {3 part} gold tea. How many liters of red tea go into it?',
      'En la olla más grande caben {1 liter}, y se mezclan en la razón de {2 part} de té rojo por {3 part} de té dorado. ¿Cuántos litros de té rojo le ponen?',
    ],
    ['{1 liter} of red tea go in first.', 'Primero le ponen {1 liter} de té rojo.'],
    ['The big pot in equal parts of two colors.', 'La olla grande en partes iguales de dos colores.'],
    ['gold', 'dorado'],
    ['The last can', 'El último bote'],
    [
      'Then they look at the gold tea. There is not enough for the bigger pot! They can mix what they have and stop. Or they can run to the tea house on the hill for more. But then they miss the fireworks.',
      'Entonces miran el té dorado. ¡No alcanza para la olla más grande! Pueden mezclar lo que tienen y parar. O pueden correr por más a la casa de té de la colina. Pero entonces se pierden los fuegos artificiales.',
    ],
    [
      'Then they look at the gold tea, and there is not enough of it for the bigger pot. They could mix what they have and stop. Or they could run to the tea house on the hill for more, but then they would miss the fireworks.',
      'Entonces miran el té dorado, y no alcanza para la olla más grande. Podrían mezclar lo que tienen y parar. O podrían correr por más a la casa de té de la colina, pero entonces se perderían los fuegos artificiales.',
    ],
    [
      'Then {friend} turns the last can of gold tea upside down, and there is not nearly enough of it for the bigger pot. They could mix what they still have and close the stall early. Or they could run up to the tea house on the hill, but then they would miss the fireworks.',
      'Entonces {friend} voltea boca abajo el último bote de té dorado, y está muy lejos de alcanzar para la olla más grande. Podrían mezclar lo que todavía tienen y cerrar temprano el puesto. O podrían subir corriendo a la casa de té de la colina, pero entonces se perderían los fuegos artificiales.',
    ],
    ['Mix what they have and stop', 'Mezclar lo que tienen y parar'],
    ['A little less', 'Un poco menos'],
    [
      '“Then it is not much,” says {hero}. “But it is right.” The red tea must fit the gold tea.',
      '«Entonces no será mucho —dice {hero}—. Pero será correcto». El té rojo tiene que ir de acuerdo con el té dorado.',
    ],
    [
      '“Then it will not be much,” says {hero}, “but it will be right.” Now the red tea has to fit the gold tea.',
      '«Entonces no será mucho —dice {hero}—, pero será correcto». Ahora el té rojo tiene que ir de acuerdo con el té dorado.',
    ],
    [
      '“Then it will not be much,” says {hero} and ties up an apron, “but every drop of it will be right.” Now it is the red tea that has to fit the gold tea, and not the other way round.',
      '«Entonces no será mucho —dice {hero} y se amarra un delantal—, pero cada gota será correcta». Ahora es el té rojo el que tiene que ir de acuerdo con el té dorado, y no al revés.',
    ],
    [
      'They have {1 liter} of gold tea. To {2 liter} of it they take {3 liter} of red tea. How many liters of red tea go with it?',
      'Tienen {1 liter} de té dorado. Para {2 liter} usan {3 liter} de té rojo. ¿Cuántos litros de té rojo van con él?',
    ],
    [
      'There {is|are} {1 liter} of gold tea left, and to {2 liter} of it belong {3 liter} of red tea. How many liters of red tea go with it?',
      'Quedan {1 liter} de té dorado, y a {2 liter} les corresponden {3 liter} de té rojo. ¿Cuántos litros de té rojo van con él?',
    ],
    [
      'There {is|are} only {1 liter} of gold tea left, and to every {2 liter} of it belong {3 liter} of red tea. How many liters of red tea may they pour to it?',
      'Solo quedan {1 liter} de té dorado, y por cada {2 liter} van {3 liter} de té rojo. ¿Cuántos litros de té rojo le pueden echar?',
    ],
    ['{1 liter} of red tea go with it, not a cup more.', 'Van {1 liter} de té rojo con él, ni una taza más.'],
    [
      'The tea is gone fast. The line is still long. “Come back next year,” says {friend}. Then the fireworks go boom! They sit on the table and see red and gold in the sky.',
      'El té se acaba rápido. La fila todavía es larga. «Vuelvan el próximo año», dice {friend}. Entonces los fuegos artificiales hacen ¡pum! Se sientan en la mesa y ven rojo y dorado en el cielo.',
    ],
    [
      'The tea is gone before the line is. “Come back next year,” says {friend} to the last people. Then the fireworks begin, and from the empty table they see red and gold in the sky.',
      'El té se acaba antes que la fila. «Vuelvan el próximo año», les dice {friend} a los últimos. Entonces empiezan los fuegos artificiales, y desde la mesa vacía ven rojo y dorado en el cielo.',
    ],
    [
      'The tea is gone long before the line is, and not everybody goes away with a smile. “Come back next year,” says {friend} to the last of them. Then the fireworks begin, and from the empty table they watch how the whole sky mixes red and gold.',
      'El té se acaba mucho antes que la fila, y no todos se van con una sonrisa. «Vuelvan el próximo año», les dice {friend} a los últimos. Entonces empiezan los fuegos artificiales, y desde la mesa vacía miran cómo el cielo entero mezcla rojo y dorado.',
    ],
    ['Run to the tea house', 'Correr a la casa de té'],
    ['On the hill', 'En la colina'],
    [
      'They run up the hill. Behind them the fireworks go boom. They do not look back.',
      'Suben corriendo la colina. Detrás de ellos los fuegos artificiales hacen ¡pum! No miran hacia atrás.',
    ],
    [
      'They run up the hill as fast as they can. Behind them the fireworks begin, but they do not look back.',
      'Suben corriendo la colina tan rápido como pueden. Detrás de ellos empiezan los fuegos artificiales, pero no miran hacia atrás.',
    ],
    [
      'They run up the hill as fast as they can, and behind them the fireworks begin. They see their own shadows jump in green and blue, but they do not stop to look back.',
      'Suben corriendo la colina tan rápido como pueden, y detrás de ellos empiezan los fuegos artificiales. Ven saltar sus propias sombras en verde y azul, pero no se detienen a mirar hacia atrás.',
    ],
    [
      'Now they can fill the big pot of {1 liter}. How many liters of gold tea do they need?',
      'Ahora pueden llenar la olla grande de {1 liter}. ¿Cuántos litros de té dorado necesitan?',
    ],
    [
      'Now they can fill the big pot of {1 liter} in the same ratio. How many liters of gold tea do they need?',
      'Ahora pueden llenar la olla grande de {1 liter} en la misma razón. ¿Cuántos litros de té dorado necesitan?',
    ],
    [
      'Now they can really fill the big pot of {1 liter} in the same ratio. How many liters of gold tea do they have to bring down the hill in a cart?',
      'Ahora sí pueden llenar la olla grande de {1 liter} en la misma razón. ¿Cuántos litros de té dorado tienen que bajar de la colina en un carrito?',
    ],
    [
      'They roll {1 liter} of gold tea down the hill in a cart.',
      'Bajan de la colina {1 liter} de té dorado en un carrito.',
    ],
    [
      'All get their tea. They hold the warm cups and talk of the lights in the sky. “Tell us,” says {hero}. “What did it look like?” And each one tells it in a new way.',
      'A todos les toca té. Sostienen las tazas calientes y hablan de las luces del cielo. «Cuéntennos —dice {hero}—. ¿Cómo se veía?». Y cada quien lo cuenta de otra manera.',
    ],
    [
      'Everybody gets a cup of tea in the end, and they all talk about the fireworks. “We missed it,” says {hero}, “so tell us what it looked like!” And each of them tells it in another way.',
      'Al final a todos les toca una taza de té, y todos hablan de los fuegos artificiales. «Nos los perdimos —dice {hero}—, ¡así que cuéntennos cómo se veían!». Y cada quien lo cuenta de otra manera.',
    ],
    [
      'In the end everybody holds a warm cup, and they all talk about the fireworks at the same time. “We missed them,” says {hero}, “so you have to tell us what they looked like.” Each of the guests tells it in another way, and after a while {friend} is sure that no fireworks can ever have been as good as these.',
      'Al final todos sostienen una taza caliente, y todos hablan al mismo tiempo de los fuegos artificiales. «Nos los perdimos —dice {hero}—, así que tienen que contarnos cómo se veían». Cada invitado lo cuenta de otra manera, y después de un rato {friend} no duda de que nunca hubo fuegos artificiales tan buenos como estos.',
    ],
  ],
} satisfies StoryPairs;
