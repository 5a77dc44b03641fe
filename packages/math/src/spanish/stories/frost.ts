import type { StoryPairs } from './reader-of-story.ts';

/** The plot `frost` in Spanish. */
export const frostStory = {
  pairs: [
    ['A cold night in the garden', 'Una noche fría en el jardín'],
    ['Before dark', 'Antes de que oscurezca'],
    [
      '{hero} opens the garden gate. The air is cold. {keeper} looks up. “There will be frost tonight,” he says. “It can kill young plants.” {friend} picks up the first pot. “Then let us be quick!”',
      '{hero} abre la reja del jardín. El aire está frío. {Keeper} mira hacia arriba. «Esta noche va a helar —dice—. La helada puede matar las plantas tiernas». {friend} levanta la primera maceta. «¡Entonces hay que darse prisa!».',
    ],
    [
      '{hero} opens the garden gate. The air is cold already, and {keeper} looks up at the sky. “There will be frost tonight,” he says, “and it can kill every young plant that is still outside.” {friend} picks up the first pot. “Then we have to be quick, before it is dark!”',
      '{hero} abre la reja del jardín. El aire ya está frío, y {keeper} mira el cielo. «Esta noche va a helar —dice—, y la helada puede matar todas las plantas tiernas que sigan afuera». {friend} levanta la primera maceta. «¡Entonces hay que darse prisa, antes de que oscurezca!».',
    ],
    [
      '{hero} opens the garden gate. The evening air is already cold, and not a single cloud is left above the garden. {keeper} looks up and pulls his hat over his ears. “There will be frost tonight,” he says, “and by morning it will have damaged every young plant that is still standing outside.” “Then we had better be quick,” says {friend}, who is already carrying the first pot, “because in an hour we won’t even see our own hands!”',
      '{hero} abre la reja del jardín. El aire de la tarde ya está frío, y sobre el jardín no queda ni una sola nube. {Keeper} mira hacia arriba y se baja el sombrero hasta las orejas. «Esta noche va a helar —dice—, y por la mañana la helada habrá dañado todas las plantas tiernas que sigan afuera». «Entonces más vale darse prisa —dice {friend}, ya con la primera maceta en los brazos—, porque en una hora no vamos a ver ni nuestras propias manos».',
    ],
    [
      'There {is|are} {1 plant} outside. They carry in {2} of them. How many plants are still outside?',
      'Hay {1 plant} afuera. Meten {2}. ¿Cuántas plantas siguen afuera?',
    ],
    [
      'There {is|are} {1 plant} outside, and they carry in {2} of them. How many plants are still outside?',
      'Hay {1 plant} afuera, y meten {2}. ¿Cuántas plantas siguen afuera?',
    ],
    [
      'There {is|are} {1 plant} outside, and before it is completely dark {hero} and {friend} carry in {2} of them. How many plants are still outside?',
      'Hay {1 plant} afuera, y antes de que oscurezca por completo {hero} y {friend} meten {2}. ¿Cuántas plantas siguen afuera?',
    ],
    ['{1 plant} still stand outside, and now it is dark.', '{1 plant} {1: sigue|siguen} afuera, y ya está oscuro.'],
    ['All the plants, the ones that were carried in, and the rest.', 'Todas las plantas, las que metieron y el resto.'],
    ['{1} in', '{1} adentro'],
    ['? outside', '? afuera'],
    ['The box in the shed', 'La caja del cobertizo'],
    [
      'There is no more room inside. Then {friend} finds a box in the shed. There are old covers in it. “One for each plant,” says {hero}.',
      'Ya no hay lugar adentro. Entonces {friend} encuentra una caja en el cobertizo. Tiene viejas cubiertas. «Una para cada planta», dice {hero}.',
    ],
    [
      'There is no more room inside, so the other plants must stay in their beds. Then {friend} finds a box in the shed with covers made of old cloth. “One for each plant,” says {hero}.',
      'Ya no hay lugar adentro, así que las demás plantas tienen que quedarse en sus canteros. Entonces {friend} encuentra en el cobertizo una caja con cubiertas hechas de tela vieja. «Una para cada planta», dice {hero}.',
    ],
    [
      'There is no more room indoors, so the plants that are left will have to spend the night in their beds. Then {friend} discovers a dusty box at the back of the shed, with covers in it that somebody once sewed from worn-out curtains. “One for each plant,” says {hero}, “as long as there are enough.”',
      'Ya no hay lugar adentro, así que las plantas que quedan tendrán que pasar la noche en sus canteros. Entonces {friend} descubre al fondo del cobertizo una caja llena de polvo, con cubiertas que alguien cosió alguna vez con cortinas gastadas. «Una para cada planta —dice {hero}—, mientras alcancen».',
    ],
    [
      'There {is|are} {1} covers. Think of the plants that are still outside. How many of them get no cover?',
      'Hay {1} {1: cubierta|cubiertas}. Piensa en las plantas que siguen afuera. ¿Cuántas se quedan sin cubierta?',
    ],
    [
      'There {is|are} {1} covers in the box. How many of the plants that are still outside get no cover?',
      'Hay {1} {1: cubierta|cubiertas} en la caja. ¿Cuántas de las plantas que siguen afuera se quedan sin cubierta?',
    ],
    [
      'There {is|are} {1} covers in the box, and each of them is large enough for exactly one plant. How many of the plants that are still outside get no cover?',
      'Hay {1} {1: cubierta|cubiertas} en la caja, y cada una alcanza justo para una planta. ¿Cuántas de las plantas que siguen afuera se quedan sin cubierta?',
    ],
    [
      '{1 plant} have no cover yet. {hero} blows on cold fingers and thinks.',
      '{1 plant} todavía no {1: tiene|tienen} cubierta. {hero} se sopla los dedos fríos y piensa.',
    ],
    [
      'The plants outside and the covers, one below the other.',
      'Las plantas de afuera y las cubiertas, unas debajo de otras.',
    ],
    ['still outside', 'siguen afuera'],
    ['your answer', 'tu respuesta'],
    ['covers', 'cubiertas'],
    ['What now?', '¿Y ahora qué?'],
    [
      'They can fold hats from paper. Or they can ask Mrs. Lind next door. She has covers, too. But then her plants have none.',
      'Pueden doblar gorros de papel. O pueden preguntarle a la señora Lind, la vecina. Ella también tiene cubiertas. Pero entonces sus plantas se quedan sin ellas.',
    ],
    [
      'They could fold hats from old paper and put them over the plants. Or they could ask Mrs. Lind next door, who has covers too, but then her own plants would have none.',
      'Podrían doblar gorros de papel viejo y ponérselos a las plantas. O podrían preguntarle a la señora Lind, la vecina, que también tiene cubiertas, pero entonces sus propias plantas se quedarían sin ellas.',
    ],
    [
      'They could fold thick paper hats and put them over the plants, although there is not much paper left in the shed. Or they could knock next door, where Mrs. Lind keeps covers for her own lettuce, but whatever she lends them will be missing in her own beds tonight.',
      'Podrían doblar gorros de papel grueso y ponérselos a las plantas, aunque en el cobertizo no queda mucho papel. O podrían tocar a la puerta de al lado, donde la señora Lind guarda cubiertas para sus propias lechugas, pero lo que les preste les faltará esta noche a sus propios canteros.',
    ],
    ['Fold paper hats', 'Doblar gorros de papel'],
    ['Paper hats', 'Gorros de papel'],
    [
      'They sit on the step and fold. Then the paper is gone.',
      'Se sientan en el escalón y doblan. Luego se acaba el papel.',
    ],
    [
      'They sit down on the step and fold until there is no more paper.',
      'Se sientan en el escalón y doblan hasta que ya no hay papel.',
    ],
    [
      'By the light of one small lamp they sit on the step and fold and fold, until the very last sheet of paper is gone.',
      'A la luz de una lamparita, se sientan en el escalón y doblan y doblan, hasta que se acaba la última hoja de papel.',
    ],
    [
      'The paper is enough for {1} of the plants without a cover. How many plants stay bare?',
      'El papel alcanza para {1} de las plantas sin cubierta. ¿Cuántas plantas se quedan sin nada?',
    ],
    [
      'The paper is enough for {1} of the plants that have no cover. How many plants stay bare all night?',
      'El papel alcanza para {1} de las plantas que no tienen cubierta. ¿Cuántas plantas se quedan sin nada toda la noche?',
    ],
    [
      'The paper is enough for {1} of the plants that have no cover. How many plants have to stay bare for the whole night?',
      'El papel alcanza para {1} de las plantas que no tienen cubierta. ¿Cuántas plantas tienen que quedarse sin nada la noche entera?',
    ],
    [
      '{1 plant} must get through the night without a hat.',
      '{1 plant} {1: tiene|tienen} que pasar la noche sin gorro.',
    ],
    [
      'In the morning the garden is white. The plants with hats are green. The bare ones hang down. “We saved what we could,” says {friend}. “Next time we start at noon.”',
      'Por la mañana el jardín está blanco. Las plantas con gorro están verdes. Las que no tenían nada están caídas. «Salvamos lo que pudimos —dice {friend}—. La próxima vez empezamos al mediodía».',
    ],
    [
      'In the morning the garden is white, but every plant with a paper hat is green. Only the bare ones hang their leaves. “We saved what we could,” says {friend}, “and next time we will start at noon.”',
      'Por la mañana el jardín está blanco, pero todas las plantas con gorro de papel están verdes. Solo las que no tenían nada dejan caer las hojas. «Salvamos lo que pudimos —dice {friend}—, y la próxima vez empezaremos al mediodía».',
    ],
    [
      'In the morning the whole garden is white, but under every paper hat the leaves are as green as they were yesterday. Only the bare ones have let their dark leaves fall. “We saved what we could,” says {friend}, “and next time we will look at the sky at noon and not in the evening.”',
      'Por la mañana el jardín entero está blanco, pero debajo de cada gorro de papel las hojas están tan verdes como ayer. Solo las que no tenían nada dejaron caer sus hojas oscuras. «Salvamos lo que pudimos —dice {friend}—, y la próxima vez miraremos el cielo al mediodía y no al anochecer».',
    ],
    ['Ask Mrs. Lind', 'Preguntarle a la señora Lind'],
    ['The house next door', 'La casa de al lado'],
    [
      'Mrs. Lind comes to the door. “Take them,” she says. “Bring back what you do not need.”',
      'La señora Lind abre la puerta. «Llévenselas —dice—. Devuélvanme las que no necesiten».',
    ],
    [
      'Mrs. Lind comes to the door in her coat. “Take them all,” she says, “and bring me back what you do not need.”',
      'La señora Lind abre la puerta con el abrigo puesto. «Llévenselas todas —dice—, y devuélvanme las que no necesiten».',
    ],
    [
      'Mrs. Lind comes to the door in her coat and listens. “Take them all,” she says before {hero} has even finished the sentence, “and bring me back the ones that you do not need.”',
      'La señora Lind abre la puerta con el abrigo puesto y escucha. «Llévenselas todas —dice antes de que {hero} haya terminado siquiera la frase—, y devuélvanme las que no necesiten».',
    ],
    [
      'She gives them {1} covers. Each plant that is bare gets one. How many covers can they bring back?',
      'Ella les da {1} {1: cubierta|cubiertas}. A cada planta sin nada le toca una. ¿Cuántas cubiertas pueden devolver?',
    ],
    [
      'She gives them {1} covers, and each plant that is bare gets one. How many covers can they bring back?',
      'Ella les da {1} {1: cubierta|cubiertas}, y a cada planta sin nada le toca una. ¿Cuántas cubiertas pueden devolver?',
    ],
    [
      'She gives them {1} covers, and they put one over each plant that has none. How many covers can they bring back to Mrs. Lind?',
      'Ella les da {1} {1: cubierta|cubiertas}, y le ponen una a cada planta que no tiene. ¿Cuántas cubiertas le pueden devolver a la señora Lind?',
    ],
    [
      'They bring back {1} covers, and Mrs. Lind puts them over her lettuce.',
      'Devuelven {1} {1: cubierta|cubiertas}, y la señora Lind se las pone a sus lechugas.',
    ],
    [
      'In the morning each plant is green. Next door, some of the lettuce is brown. {hero} and {friend} go over with seeds. “We will plant it again,” says {hero}. “We do the digging.”',
      'Por la mañana todas las plantas están verdes. En la casa de al lado, unas lechugas están cafés. {hero} y {friend} van con semillas. «Las sembramos otra vez —dice {hero}—. Nosotros cavamos».',
    ],
    [
      'In the morning every plant in the garden is green, but over the fence some of Mrs. Lind’s lettuce is brown. {hero} and {friend} go over with a bag of seeds. “We will plant it again with you,” says {hero}.',
      'Por la mañana todas las plantas del jardín están verdes, pero del otro lado de la cerca unas lechugas de la señora Lind están cafés. {hero} y {friend} van con una bolsa de semillas. «Las sembraremos otra vez con usted», dice {hero}.',
    ],
    [
      'In the morning every single plant in the garden is green, but over the fence the part of Mrs. Lind’s lettuce that had no cover is brown. {hero} and {friend} do not wait until somebody asks. They go over with a bag of seeds and two shovels, and while the sun melts the last frost they plant it all again.',
      'Por la mañana todas y cada una de las plantas del jardín están verdes, pero del otro lado de la cerca las lechugas de la señora Lind que no tenían cubierta están cafés. {hero} y {friend} no esperan a que alguien se lo pida. Van con una bolsa de semillas y dos palas, y mientras el sol derrite la última helada lo siembran todo otra vez.',
    ],
  ],
} satisfies StoryPairs;
