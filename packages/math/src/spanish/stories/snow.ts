import type { StoryPairs } from './reader-of-story.ts';

/** The plot `snow` in Spanish. */
export const snowStory = {
  pairs: [
    ['Snow on the line', 'Nieve en la vía'],
    ['All aboard', 'Todos a bordo'],
    [
      'It is the last train up the mountain. It is very long. {hero} and {friend} help {keeper}. They count who gets on. It snows. “All aboard!” they call.',
      'Es el último tren a la montaña. Es muy largo. {hero} y {friend} ayudan a {keeper}. Cuentan a los que suben. Está nevando. «¡Todos a bordo!», gritan.',
    ],
    [
      'It is the last train up the mountain before the holiday, with more cars than ever, and {hero} and {friend} help {keeper} to count who gets on. Snow begins to fall. “All aboard!” they call.',
      'Es el último tren a la montaña antes de las vacaciones, con más vagones que nunca, y {hero} y {friend} ayudan a {keeper} a contar a los que suben. Empieza a nevar. «¡Todos a bordo!», gritan.',
    ],
    [
      'It is the very last train up the mountain before the holiday, with two engines and more cars than ever, and so many people want to be on it that {hero} and {friend} have to help {keeper} with the counting. Snow begins to fall on the roofs of the cars. “All aboard!” they call, and the doors close.',
      'Es el último de todos los trenes a la montaña antes de las vacaciones, con dos locomotoras y más vagones que nunca, y quiere subir tanta gente que {hero} y {friend} tienen que ayudar a {keeper} a contar. La nieve empieza a caer sobre los techos de los vagones. «¡Todos a bordo!», gritan, y las puertas se cierran.',
    ],
    [
      '{1 person} are on the train. At the lake {2} more get on. How many people are on it now?',
      'Hay {1 person} en el tren. En el lago suben {2} más. ¿Cuántas personas hay ahora en él?',
    ],
    [
      'There {is|are} {1 person} on the train, and at the lake {2} more get on. How many people are on it now?',
      'Hay {1 person} en el tren, y en el lago suben {2} más. ¿Cuántas personas hay ahora en él?',
    ],
    [
      'There {is|are} {1 person} on the train when it leaves the valley, and at the lake station {2} more get on. How many people are on the train now?',
      'Hay {1 person} en el tren cuando sale del valle, y en la estación del lago suben {2} más. ¿Cuántas personas hay ahora en el tren?',
    ],
    [
      '{1 person} are on the train, and every seat is taken.',
      'Hay {1 person} en el tren, y todos los asientos están ocupados.',
    ],
    ['The people on the train and the ones who get on.', 'Las personas del tren y las que suben.'],
    ['{1} more', '{1} más'],
    [
      'In the tunnel the train stops. “Too much snow,” says {keeper}. There is a village not far from here. Some people put on their boots and walk there.',
      'En el túnel el tren se detiene. «Demasiada nieve», dice {keeper}. Hay un pueblo no lejos de ahí. Unas personas se ponen las botas y van a pie.',
    ],
    [
      'In the tunnel the train stops. “There is too much snow on the line,” says {keeper}. A village is not far from here, and some of the people put on their boots and walk there.',
      'En el túnel el tren se detiene. «Hay demasiada nieve en la vía», dice {keeper}. Hay un pueblo no lejos de ahí, y algunas personas se ponen las botas y van a pie.',
    ],
    [
      'In the middle of the tunnel the train stops with a long sigh. “There is too much snow on the line,” says {keeper} after a call on the radio. “We won’t move before morning.” A village is not far from here, and some of the people put on their boots and walk down to it with flashlights.',
      'A la mitad del túnel el tren se detiene con un largo suspiro. «Hay demasiada nieve en la vía —dice {keeper} después de llamar por radio—. No nos moveremos antes de mañana». Hay un pueblo no lejos de ahí, y algunas personas se ponen las botas y bajan a pie con linternas.',
    ],
    [
      '{1} of them walk to the village. How many people stay on the train?',
      '{1} de ellas {1: va|van} a pie al pueblo. ¿Cuántas personas se quedan en el tren?',
    ],
    [
      '{1} of all the people walk to the village. How many people stay on the train?',
      '{1} de todas las personas {1: va|van} a pie al pueblo. ¿Cuántas personas se quedan en el tren?',
    ],
    [
      'Of all the people on the train, {1 walk} down to the village. How many people stay on the train in the tunnel?',
      'De todas las personas del tren, {1} {1: baja|bajan} a pie al pueblo. ¿Cuántas personas se quedan en el tren, en el túnel?',
    ],
    ['{1 person} stay, and it gets cold.', 'Se {1: queda|quedan} {1 person}, y empieza a hacer frío.'],
    ['All the people: the ones who walk and the rest.', 'Todas las personas: las que van a pie y el resto.'],
    ['? stay', '? se quedan'],
    ['all the people', 'todas las personas'],
    ['The cold night', 'La noche fría'],
    [
      'It is cold in the train. Some cars can be kept warm, but not all. They can all crowd into the warm cars. Or they can make fires at the end of the tunnel.',
      'Hace frío en el tren. Unos vagones se pueden mantener calientes, pero no todos. Pueden apretarse todos en los vagones calientes. O pueden hacer fogatas a la salida del túnel.',
    ],
    [
      'It is getting cold, and only some of the cars can be kept warm. All of the people could crowd into those cars, if there are enough seats. Or they could make a fire at the end of the tunnel and share the blankets.',
      'Empieza a hacer frío, y solo algunos vagones se pueden mantener calientes. Todos podrían apretarse en esos vagones, si hay bastantes asientos. O podrían hacer una fogata a la salida del túnel y compartir las cobijas.',
    ],
    [
      'It is getting colder every minute, and there is only enough power to keep some of the cars warm. All of the people could crowd into those cars, but many of them would have to stand until the morning. Or they could make a fire at the end of the tunnel and share the blankets from the sleeping car.',
      'Hace más frío a cada minuto, y solo hay energía para mantener calientes algunos vagones. Todos podrían apretarse en esos vagones, pero muchos tendrían que estar de pie hasta la mañana. O podrían hacer una fogata a la salida del túnel y compartir las cobijas del vagón dormitorio.',
    ],
    ['Crowd into the warm cars', 'Apretarse en los vagones calientes'],
    ['Standing room', 'De pie'],
    [
      'They move closer, and closer still. The windows turn white.',
      'Se juntan más, y todavía más. Las ventanas se ponen blancas.',
    ],
    [
      'They move closer together, and then closer still. The windows turn white from so much breath.',
      'Se juntan más, y luego todavía más. Las ventanas se ponen blancas de tanto aliento.',
    ],
    [
      'They move closer together, and then closer still, until even the suitcases have to go. Soon the windows are white from so many people breathing in one place.',
      'Se juntan más, y luego todavía más, hasta que hay que sacar también las maletas. Pronto las ventanas están blancas de tanta gente que respira en un mismo lugar.',
    ],
    [
      'The warm cars have {1 seat}. How many of the people who stay must stand?',
      'Los vagones calientes tienen {1 seat}. ¿Cuántas de las personas que se quedan deben ir de pie?',
    ],
    [
      'The warm cars have {1 seat}. How many of the people who stay have to stand?',
      'Los vagones calientes tienen {1 seat}. ¿Cuántas de las personas que se quedan tienen que estar de pie?',
    ],
    [
      'The warm cars have {1 seat} altogether. How many of the people who stay on the train have to stand?',
      'Los vagones calientes tienen en total {1 seat}. ¿Cuántas de las personas que se quedan en el tren tienen que estar de pie?',
    ],
    [
      '{1 person} have to stand. Every hour they change places.',
      '{1 person} {1: tiene|tienen} que estar de pie. Cada hora cambian de lugar.',
    ],
    [
      'All night they take turns. One hour they sit. One hour they stand. In the morning the snow plow comes. Nobody is rested, but nobody is cold. And all of them know each other’s names.',
      'Toda la noche se turnan. Una hora se sientan. Una hora están de pie. Por la mañana llega el quitanieves. Nadie ha descansado, pero nadie tiene frío. Y todos se saben los nombres de los demás.',
    ],
    [
      'All night they take turns, an hour on a seat and an hour on their feet. In the morning the snow plow comes. Nobody has slept much, but nobody is cold, and they all know each other’s names.',
      'Toda la noche se turnan, una hora en un asiento y una hora de pie. Por la mañana llega el quitanieves. Nadie ha dormido mucho, pero nadie tiene frío, y todos se saben los nombres de los demás.',
    ],
    [
      'All night long they take turns, an hour on a seat and an hour on their feet, and whoever is standing has to tell a story. In the morning the snow plow digs them out. Nobody has slept, and a good many people never want to hear a story again. But nobody is cold, and all of them know each other’s names.',
      'Toda la noche se turnan, una hora en un asiento y una hora de pie, y quien está de pie tiene que contar un cuento. Por la mañana el quitanieves los saca. Nadie ha dormido, y mucha gente no quiere volver a oír un cuento nunca más. Pero nadie tiene frío, y todos se saben los nombres de los demás.',
    ],
    ['Make a fire and share blankets', 'Hacer una fogata y compartir cobijas'],
    [
      'A fire burns at the end of the tunnel. {friend} hands out blankets. They smell of smoke.',
      'Una fogata arde a la salida del túnel. {friend} reparte cobijas. Huelen a humo.',
    ],
    [
      'Soon a fire burns at the end of the tunnel, and {friend} hands out the blankets from the sleeping car.',
      'Pronto arde una fogata a la salida del túnel, y {friend} reparte las cobijas del vagón dormitorio.',
    ],
    [
      'Soon a fire burns at the end of the tunnel, and its light dances on the wet walls. {friend} walks from one group to the next and hands out the blankets from the sleeping car.',
      'Pronto arde una fogata a la salida del túnel, y su luz baila en las paredes mojadas. {friend} va de un grupo a otro y reparte las cobijas del vagón dormitorio.',
    ],
    [
      '{1} of the people who stay get a blanket. How many get none?',
      '{1} de las personas que se quedan {1: recibe|reciben} una cobija. ¿Cuántas no reciben ninguna?',
    ],
    [
      'There are blankets for {1} of the people who stay. How many people get no blanket?',
      'Hay cobijas para {1} de las personas que se quedan. ¿Cuántas personas no reciben cobija?',
    ],
    [
      'There are blankets for {1} of the people who stay. How many people have to share a blanket with somebody else?',
      'Hay cobijas para {1} de las personas que se quedan. ¿Cuántas personas tienen que compartir una cobija con alguien más?',
    ],
    [
      '{1 person} get none of their own, so the others open theirs.',
      '{1 person} no {1: tiene|tienen} cobija propia, así que los demás abren las suyas.',
    ],
    [
      'They sing by the fire. The snow looks blue. In the morning all of them cough a bit. But when the plow comes, no one runs to it. They want to sing one last song.',
      'Cantan junto a la fogata. La nieve se ve azul. Por la mañana todos tosen un poco. Pero cuando llega el quitanieves, nadie corre hacia él. Quieren cantar una última canción.',
    ],
    [
      'They sit by the fire and sing, while the snow outside turns blue. In the morning half of them have a cold. But when the plow comes, nobody runs to it, because they want to finish the song.',
      'Se sientan junto a la fogata y cantan, mientras afuera la nieve se pone azul. Por la mañana la mitad está resfriada. Pero cuando llega el quitanieves, nadie corre hacia él, porque quieren terminar la canción.',
    ],
    [
      'They sit by the fire and sing every song that anybody knows, while the snow outside turns blue and then gray. In the morning half of them have a cold, and {keeper} has no voice left at all. But when the plow finally comes, nobody runs to it, because first they want to finish the song.',
      'Se sientan junto a la fogata y cantan todas las canciones que se saben, mientras afuera la nieve se pone azul y luego gris. Por la mañana la mitad está resfriada, y {keeper} ya no tiene nada de voz. Pero cuando por fin llega el quitanieves, nadie corre hacia él, porque primero quieren terminar la canción.',
    ],
  ],
} satisfies StoryPairs;
