import type { StoryPairs } from './reader-of-story.ts';

/** The plot `cabins` in Spanish. */
export const cabinsStory = {
  pairs: [
    ['The last cabins down', 'Las últimas cabinas de bajada'],
    ['The siren', 'La sirena'],
    [
      'The siren howls. A storm is near. All the people on the top must come down. {hero} and {friend} stand by the lift. “One cabin after the other,” says {keeper}. “And fill them up.”',
      'Suena la sirena. Se acerca una tormenta. Toda la gente de la cima tiene que bajar. {hero} y {friend} están junto al teleférico. «Una cabina tras otra —dice {keeper}—. Y llénenlas».',
    ],
    [
      'The siren howls, because a storm is near and everybody on the mountain has to come down. {hero} and {friend} stand beside the lift. “Fill one cabin after the other,” says {keeper}.',
      'Suena la sirena, porque se acerca una tormenta y todos los que están en la montaña tienen que bajar. {hero} y {friend} están junto al teleférico. «Llenen una cabina tras otra», dice {keeper}.',
    ],
    [
      'The siren howls over the whole mountain, because a storm is coming much faster than the forecast said, and everybody has to come down before it arrives. {hero} and {friend} stand beside the lift in their orange jackets. “Fill one cabin after the other,” says {keeper}, “and leave nobody behind.”',
      'La sirena suena por toda la montaña, porque se acerca una tormenta mucho más rápido de lo que decía el pronóstico, y todos tienen que bajar antes de que llegue. {hero} y {friend} están junto al teleférico con sus chamarras anaranjadas. «Llenen una cabina tras otra —dice {keeper}— y no dejen a nadie atrás».',
    ],
    [
      'There {is|are} {1 person} at the top. A cabin has {2 seat}. How many cabins do they need?',
      'Hay {1 person} en la cima. Una cabina tiene {2 seat}. ¿Cuántas cabinas necesitan?',
    ],
    [
      'There {is|are} {1 person} at the top, and each cabin has {2 seat}. How many cabins do they need for everybody?',
      'Hay {1 person} en la cima, y cada cabina tiene {2 seat}. ¿Cuántas cabinas necesitan para todos?',
    ],
    [
      'There {is|are} {1 person} at the top, and every cabin of the lift has {2 seat}. How many cabins are needed so that everybody can sit?',
      'Hay {1 person} en la cima, y cada cabina del teleférico tiene {2 seat}. ¿Cuántas cabinas se necesitan para que todos puedan ir sentados?',
    ],
    ['They need {1} cabins. {friend} opens the first door.', 'Necesitan {1} cabinas. {friend} abre la primera puerta.'],
    [
      'All the people in cabins with the same number of seats.',
      'Toda la gente en cabinas con el mismo número de asientos.',
    ],
    ['the rest', 'el resto'],
    ['The last one', 'La última'],
    [
      'The wind is strong now. The cabins swing as they go. Then only one is left. An old man lets all the others go first.',
      'Ahora el viento es fuerte. Las cabinas se mecen al salir. Luego solo queda una. Un señor mayor deja pasar primero a todos los demás.',
    ],
    [
      'The wind is strong now, and the cabins swing as they leave. In the end there is only one left, and an old man lets everybody else go first.',
      'Ahora el viento es fuerte, y las cabinas se mecen al salir. Al final solo queda una, y un señor mayor deja pasar primero a todos los demás.',
    ],
    [
      'The wind has become so strong that the cabins swing as soon as they leave the station. In the end there is only one left, and beside it stands an old man who has let everybody else go first.',
      'El viento se ha vuelto tan fuerte que las cabinas se mecen en cuanto salen de la estación. Al final solo queda una, y junto a ella está un señor mayor que ha dejado pasar primero a todos los demás.',
    ],
    [
      'All the cabins but the last are full. How many people sit in the last cabin with {1 seat}?',
      'Todas las cabinas menos la última están llenas. ¿Cuántas personas van en la última cabina de {1 seat}?',
    ],
    [
      'All the cabins with {1 seat} are full, except the last one. How many of the {2 person} sit in the last cabin?',
      'Todas las cabinas de {1 seat} están llenas, menos la última. ¿Cuántas de las {2 person} van en la última cabina?',
    ],
    [
      'Every cabin with its {1 seat} was full, and only the last one is not. How many of the {2 person} sit in the last cabin?',
      'Todas las cabinas de {1 seat} iban llenas, y solo la última no. ¿Cuántas de las {2 person} van en la última cabina?',
    ],
    [
      '{1 person} sit in the last cabin, the old man by the window.',
      '{1 person} {1: va|van} en la última cabina, con el señor mayor junto a la ventana.',
    ],
    ['Where to sleep?', '¿Dónde dormir?'],
    [
      'All are down. But the road is shut. No bus can come. They can put up tents by the hut. Or they can pull the people to the village on sleds.',
      'Todos están abajo. Pero la carretera está cerrada. No puede llegar ningún autobús. Pueden poner carpas junto al refugio. O pueden jalar a la gente en trineos hasta el pueblo.',
    ],
    [
      'Everybody is down, but the road is closed and no bus can come. They could put up tents behind the hut. Or they could pull the people to the village on sleds, in the last light.',
      'Todos están abajo, pero la carretera está cerrada y no puede llegar ningún autobús. Podrían poner carpas detrás del refugio. O podrían jalar a la gente en trineos hasta el pueblo, con la última luz.',
    ],
    [
      'Everybody is safely down, but the road is closed, and no bus can reach the hut before tomorrow. They could put up tents between the trees behind the hut and wait. Or they could pull the people to the village on the big sleds while there is still a little light.',
      'Todos están abajo y a salvo, pero la carretera está cerrada, y ningún autobús puede llegar al refugio antes de mañana. Podrían poner carpas entre los árboles, detrás del refugio, y esperar. O podrían jalar a la gente hasta el pueblo en los trineos grandes mientras todavía hay un poco de luz.',
    ],
    ['Put up tents', 'Poner carpas'],
    ['Orange tents', 'Carpas anaranjadas'],
    [
      'The tents are orange. They snap in the wind. A boy holds a rope with both hands.',
      'Las carpas son anaranjadas. Se sacuden con el viento. Un niño sujeta una cuerda con las dos manos.',
    ],
    [
      'The tents are orange and snap in the wind. Everybody helps, and even a small boy holds a rope with both hands.',
      'Las carpas son anaranjadas y se sacuden con el viento. Todos ayudan, y hasta un niño chiquito sujeta una cuerda con las dos manos.',
    ],
    [
      'The tents are orange and snap in the wind like sails, so that everybody has to help. Even a small boy holds a rope with both hands and doesn’t let go until the last peg is in the ground.',
      'Las carpas son anaranjadas y se sacuden con el viento como velas de barco, así que todos tienen que ayudar. Hasta un niño chiquito sujeta una cuerda con las dos manos y no la suelta hasta que la última estaca está clavada en la tierra.',
    ],
    [
      'A tent is for {1 person}. How many tents do all {2 person} need?',
      'Una carpa es para {1 person}. ¿Cuántas carpas necesitan las {2 person}?',
    ],
    [
      'Each tent is for {1 person}. How many tents do all {2 person} need?',
      'Cada carpa es para {1 person}. ¿Cuántas carpas necesitan las {2 person}?',
    ],
    [
      'In each of the tents there is room for {1 person}. How many tents do they need for all {2 person}?',
      'En cada carpa hay lugar para {1 person}. ¿Cuántas carpas necesitan para las {2 person}?',
    ],
    ['They put up {1 tent}, and one of them is not full.', 'Ponen {1 tent}, y una de ellas no está llena.'],
    [
      'All the people in tents with room for the same number.',
      'Toda la gente en carpas con lugar para el mismo número.',
    ],
    [
      'All night the storm shakes the tents. Not many sleep. But in the morning the sky is clear. The old man makes a fire. “I was never so cold,” he says, “and never had so many friends.”',
      'Toda la noche la tormenta sacude las carpas. No duermen muchos. Pero por la mañana el cielo está despejado. El señor mayor hace una fogata. «Nunca tuve tanto frío —dice—, y nunca tuve tantos amigos».',
    ],
    [
      'All night the storm shakes the tents, and not many people sleep. But in the morning the sky is clear, and the old man makes a fire. “I have never been so cold,” he says, “and I have never had so many friends.”',
      'Toda la noche la tormenta sacude las carpas, y no duerme mucha gente. Pero por la mañana el cielo está despejado, y el señor mayor hace una fogata. «Nunca he tenido tanto frío —dice—, y nunca he tenido tantos amigos».',
    ],
    [
      'All night long the storm shakes the tents, and hardly anybody sleeps. But in the morning the sky is clear and every tent is still standing. The old man makes a fire in front of the hut. “I have never been so cold in my life,” he says to {hero}, “and I have never had breakfast with so many friends.”',
      'Toda la noche la tormenta sacude las carpas, y casi nadie duerme. Pero por la mañana el cielo está despejado y todas las carpas siguen en pie. El señor mayor hace una fogata frente al refugio. «Nunca en la vida he tenido tanto frío —le dice a {hero}—, y nunca he desayunado con tantos amigos».',
    ],
    ['Pull them to the village', 'Jalarlos hasta el pueblo'],
    ['Through the snow', 'Por la nieve'],
    [
      '{friend} pulls in front. {hero} holds a lamp. They go as soon as a sled is full. The others must walk.',
      '{friend} jala adelante. {hero} lleva una lámpara. Salen en cuanto un trineo está lleno. Los demás tienen que caminar.',
    ],
    [
      '{friend} pulls in front, and {hero} carries a lamp. A sled may leave as soon as it is full, and whoever is left over has to walk.',
      '{friend} jala adelante, y {hero} lleva una lámpara. Un trineo puede salir en cuanto está lleno, y los que sobran tienen que caminar.',
    ],
    [
      '{friend} pulls the first sled, and {hero} walks in front of it with a lamp. To save time, a sled may leave only when it is completely full, and whoever is left over has to walk.',
      '{friend} jala el primer trineo, y {hero} camina delante con una lámpara. Para ahorrar tiempo, un trineo solo puede salir cuando está completamente lleno, y los que sobran tienen que caminar.',
    ],
    [
      'A sled takes {1 person}. How many sleds can they fill with {2 person}?',
      'En un trineo caben {1 person}. ¿Cuántos trineos pueden llenar con {2 person}?',
    ],
    [
      'A sled takes {1 person}. How many full sleds can leave with the {2 person}?',
      'En un trineo caben {1 person}. ¿Cuántos trineos llenos pueden salir con las {2 person}?',
    ],
    [
      'On each sled there is room for {1 person}. How many sleds can they fill completely with the {2 person}?',
      'En cada trineo hay lugar para {1 person}. ¿Cuántos trineos pueden llenar por completo con las {2 person}?',
    ],
    [
      '{1 sled} leave full, and the rest of the people walk behind them.',
      '{1 sled} {1: sale lleno|salen llenos}, y el resto de la gente camina detrás.',
    ],
    [
      'The ones who walk have snow up to their knees. It takes a long time. But in the village there is light in each window. There is soup. {hero} sleeps at the table, spoon in hand.',
      'A los que caminan, la nieve les llega a las rodillas. Tardan mucho. Pero en el pueblo hay luz en cada ventana. Hay sopa. {hero} se duerme en la mesa, con la cuchara en la mano.',
    ],
    [
      'The people who walk sink into the snow up to their knees, and it takes a long time. But in the village there is a light in every window, and there is soup. {hero} falls asleep at the table with a spoon in one hand.',
      'La gente que camina se hunde en la nieve hasta las rodillas, y tardan mucho. Pero en el pueblo hay una luz en cada ventana, y hay sopa. {hero} se duerme en la mesa con una cuchara en la mano.',
    ],
    [
      'The people who have to walk sink into the snow up to their knees, and some of them say things that they are sorry for later. But in the village there is a light in every window, and in every kitchen there is soup. {hero} falls asleep at the table with a spoon in one hand and the lamp still burning beside the plate.',
      'La gente que tiene que caminar se hunde en la nieve hasta las rodillas, y algunos dicen cosas de las que después se arrepienten. Pero en el pueblo hay una luz en cada ventana, y en cada cocina hay sopa. {hero} se duerme en la mesa con una cuchara en la mano y la lámpara todavía encendida junto al plato.',
    ],
  ],
} satisfies StoryPairs;
