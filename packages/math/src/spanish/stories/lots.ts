import type { StoryPairs } from './reader-of-story.ts';

/** The plot `lots` in Spanish. */
export const lotsStory = {
  words: {
    red: 'rojos',
    blue: 'azules',
    white: 'blancos',
    'keeps it': 'se lo queda',
    'puts it back': 'lo devuelve',
    'the girl': 'la niña',
    'The girl': 'la niña',
    'the baker': 'el panadero',
    'The baker': 'el panadero',
  },
  pairs: [
    ['The head of the dragon', 'La cabeza del dragón'],
    [
      'A long paper dragon dances at the feast. Who may be its head? They draw for it from a bowl. “You need two red slips,” says {keeper}. {hero} has hoped for it for years. So has {friend}.',
      'En la fiesta baila un largo dragón de papel. ¿Quién será la cabeza? Lo sortean con un tazón. «Hay que sacar dos papelitos rojos», dice {keeper}. {hero} lo ha deseado por años. {friend} también.',
    ],
    [
      'At the feast a long paper dragon dances through the streets. Who may be its head? “You need two red slips from the bowl,” says {keeper}. {hero} has hoped for it for years, and so has {friend}.',
      'En la fiesta, un largo dragón de papel baila por las calles. ¿Quién será la cabeza? «Hay que sacar del tazón dos papelitos rojos», dice {keeper}. {hero} lo ha deseado por años, y {friend} también.',
    ],
    [
      'Every year at the festival a paper dragon as long as a bus dances through the streets, and somebody has to be its head. “Whoever draws two red slips from the bowl may be it,” says {keeper}, who was the head herself when she was young. {hero} has been hoping for it for years, and so, without ever having mentioned it, has {friend}.',
      'Cada año, en el festival, un dragón de papel tan largo como un autobús baila por las calles, y alguien tiene que ser la cabeza. «Será quien saque del tazón dos papelitos rojos», dice {keeper}, que fue la cabeza cuando era joven. {hero} lo ha deseado por años, y {friend} también, sin haberlo dicho nunca.',
    ],
    [
      'There {is|are} {1} slips in the bowl. Of these, {2} are {color}. {hero} takes a slip and {then}. Then {hero} takes one more. How likely is it that both are {color}?',
      'Hay {1} papelitos en el tazón. De ellos, {2} son {color}. {hero} saca un papelito y {then}. Luego {hero} saca otro más. ¿Qué tan probable es que los dos sean {color}?',
    ],
    [
      'There {is|are} {1} slips in the bowl, and {2} of them are {color}. {hero} takes a slip without looking, {then} and takes another. What is the probability that both are {color}?',
      'Hay {1} papelitos en el tazón, y {2} de ellos son {color}. Sin mirar, {hero} saca un papelito, {then} y saca otro. ¿Cuál es la probabilidad de que los dos sean {color}?',
    ],
    [
      'There {is|are} {1} slips of paper in the bowl, and {2} of them are {color}. Without looking, {hero} takes a slip, {then} and then takes another. What is the probability that both of them are {color}?',
      'Hay {1} papelitos en el tazón, y {2} de ellos son {color}. Sin mirar, {hero} saca un papelito, {then} y después saca otro. ¿Cuál es la probabilidad de que los dos sean {color}?',
    ],
    [
      'There {is|are} {1} slips in the bowl. Of these, {2} are {color}. {who} takes a slip and {then}. Then {other} takes one more. How likely is it that both are {color}?',
      'Hay {1} papelitos en el tazón. De ellos, {2} son {color}. {Who} saca un papelito y {then}. Luego {other} saca otro más. ¿Qué tan probable es que los dos sean {color}?',
    ],
    [
      'There {is|are} {1} slips in the bowl, and {2} of them are {color}. {who} takes a slip without looking, {then} and takes another. What is the probability that both are {color}?',
      'Hay {1} papelitos en el tazón, y {2} de ellos son {color}. Sin mirar, {who} saca un papelito, {then} y saca otro. ¿Cuál es la probabilidad de que los dos sean {color}?',
    ],
    [
      'There {is|are} {1} slips of paper in the bowl, and {2} of them are {color}. Without looking, {who} takes a slip, {then} and then takes another. What is the probability that both of them are {color}?',
      'Hay {1} papelitos en el tazón, y {2} de ellos son {color}. Sin mirar, {who} saca un papelito, {then} y después saca otro. ¿Cuál es la probabilidad de que los dos sean {color}?',
    ],
    [
      'The probability {is|are} {1}, so it is not impossible. “You should never tell the bowl what you want,” says {friend}.',
      'La probabilidad es {1}, así que no es imposible. «Nunca hay que decirle al tazón lo que uno quiere», dice {friend}.',
    ],
    ['Slips once more', 'Papelitos otra vez'],
    [
      '{hero} draws. Red and then blue! The tail of the dragon. {keeper} puts new slips in the bowl. Now it is the turn of {friend}. The crowd gets still.',
      '{hero} saca. ¡Rojo y luego azul! La cola del dragón. {Keeper} pone papelitos nuevos en el tazón. Ahora le toca a {friend}. La gente se calla.',
    ],
    [
      '{hero} draws a red slip and then a blue one, which means the tail. {keeper} puts new slips into the bowl. Now it is {friend} who reaches into it, and everybody gets quiet.',
      '{hero} saca un papelito rojo y luego uno azul, y eso quiere decir la cola. {Keeper} pone papelitos nuevos en el tazón. Ahora es {friend} quien mete la mano, y todos se callan.',
    ],
    [
      '{hero} draws a red slip and then, after a very long second, a blue one, which means the tail of the dragon. {keeper} empties the bowl and puts new slips into it. Now {friend} steps forward and reaches into the bowl, and the whole square gets so quiet that one can hear the paper.',
      '{hero} saca un papelito rojo y luego, después de un segundo larguísimo, uno azul, y eso quiere decir la cola del dragón. {Keeper} vacía el tazón y pone en él papelitos nuevos. Ahora {friend} da un paso al frente y mete la mano en el tazón, y toda la plaza se queda tan callada que se puede oír el papel.',
    ],
    [
      'The probability {is|are} {1}. {friend} draws red, and then red again, and does not look happy at all.',
      'La probabilidad es {1}. {friend} saca rojo, y luego otra vez rojo, y no muestra ninguna alegría.',
    ],
    ['Head and tail', 'Cabeza y cola'],
    [
      'Two red slips! So {friend} is the head and {hero} is the tail. “We could swap,” says {friend}. “No one will see it.” But the bowl has spoken. They can swap. Or they can dance as it was drawn.',
      '¡Dos papelitos rojos! Así que {friend} es la cabeza y {hero} es la cola. «Podríamos cambiar —dice {friend}—. Nadie lo verá». Pero el tazón ya habló. Pueden cambiar. O pueden bailar como salió en el sorteo.',
    ],
    [
      'Both slips are red, so {friend} will be the head and {hero} the tail. “We could change places,” whispers {friend}. “Nobody can see who is inside.” Or they could dance as it was drawn. That is what the bowl is for.',
      'Los dos papelitos son rojos, así que {friend} será la cabeza y {hero}, la cola. «Podríamos cambiar de lugar —susurra {friend}—. Nadie puede ver quién va adentro». O podrían bailar como salió en el sorteo. Para eso está el tazón.',
    ],
    [
      'Both of the slips are red, so {friend} is going to be the head, and {hero} the tail. “We could simply change places,” whispers {friend}, “because under the paper nobody can see who is who.” Or they could dance as it was drawn, because that has been the rule for as long as anybody can remember.',
      'Los dos papelitos son rojos, así que {friend} va a ser la cabeza, y {hero}, la cola. «Podríamos simplemente cambiar de lugar —susurra {friend}—, porque debajo del papel nadie puede ver quién es quién». O podrían bailar como salió en el sorteo, porque esa ha sido la regla desde que todos recuerdan.',
    ],
    ['Change places', 'Cambiar de lugar'],
    ['In the dark yard', 'En el patio oscuro'],
    [
      'In the yard they swap coats. A girl sees them. “I want to be in it, too,” she says. “There is one place left,” says {hero}. “You can draw for it.” They put new slips in the bowl.',
      'En el patio se cambian los abrigos. Una niña los ve. «Yo también quiero estar en el dragón», dice. «Queda un lugar —dice {hero}—. Puedes entrar al sorteo». Ponen papelitos nuevos en el tazón.',
    ],
    [
      'In the dark yard they change coats, but a small girl has seen it. “I would like to be in it as well,” she says. There is a place left in the middle, so they put new slips into the bowl and let her draw for it.',
      'En el patio oscuro se cambian los abrigos, pero una niña chiquita lo vio. «A mí también me gustaría estar en el dragón», dice. Queda un lugar en medio, así que ponen papelitos nuevos en el tazón y la dejan entrar al sorteo.',
    ],
    [
      'In the dark yard behind the temple they change coats, but a small girl on a wall has seen everything. “I won’t say anything,” she says, “if I can be in it as well.” There is a place left in the middle of the dragon, so they put new slips into the bowl and let her draw for it, as it should be.',
      'En el patio oscuro, detrás del templo, se cambian los abrigos, pero una niña chiquita, sentada en una barda, lo vio todo. «No diré nada —dice—, si yo también puedo estar en el dragón». Queda un lugar en medio del dragón, así que ponen papelitos nuevos en el tazón y la dejan entrar al sorteo, como debe ser.',
    ],
    [
      'The probability {is|are} {1}, and she has luck. The girl gets the place in the middle and says nothing to anybody.',
      'La probabilidad es {1}, y ella tiene suerte. La niña se queda con el lugar de en medio y no le dice nada a nadie.',
    ],
    [
      '{hero} is the head. It is hot in there, and so loud! The dragon jumps and bows. But at the end the tail does a small kick. It is so funny that the whole street laughs. “Who was the tail?” they ask. {hero} smiles. “The best tail we ever had.”',
      '{hero} es la cabeza. ¡Hace tanto calor ahí adentro, y hay tanto ruido! El dragón salta y se inclina. Pero al final la cola da una patadita. Es tan graciosa que se ríe toda la calle. «¿Quién era la cola?», preguntan. {hero} sonríe. «La mejor cola que hemos tenido».',
    ],
    [
      '{hero} is the head, and it is hot and loud and wonderful in there. But at the very end the tail does a little kick, so funny that the whole street laughs. “Who was the tail?” everybody asks afterward. {hero} has to think about that for a long time.',
      '{hero} es la cabeza, y ahí adentro hace calor, hay ruido y es maravilloso. Pero justo al final la cola da una patadita, tan graciosa que se ríe toda la calle. «¿Quién era la cola?», preguntan todos después. {hero} tiene que pensar en eso un buen rato.',
    ],
    [
      '{hero} is the head, and inside of it is as hot and loud and wonderful as it was in every dream. But at the very end of the street the tail gives a little kick, so cheeky that everybody bursts out laughing. “Who was that in the tail?” they ask afterward, and nobody asks about the head. {hero} has to think about that for a long time.',
      '{hero} es la cabeza, y ahí adentro hace tanto calor, hay tanto ruido y es tan maravilloso como en todos sus sueños. Pero justo al final de la calle la cola da una patadita, tan traviesa que todos sueltan la carcajada. «¿Quién iba en la cola?», preguntan después, y nadie pregunta por la cabeza. {hero} tiene que pensar en eso un buen rato.',
    ],
    ['Dance as drawn', 'Bailar como salió'],
    ['The last slip', 'El último papelito'],
    [
      '“Then I need a friend in the middle,” says {friend}. “One who tells me what the tail does.” The bowl gets new slips. An old baker wants to try.',
      '«Entonces necesito a alguien en medio —dice {friend}—. Alguien que me diga lo que hace la cola». Ponen papelitos nuevos en el tazón. Un viejo panadero quiere probar suerte.',
    ],
    [
      '“Then we need somebody in the middle,” says {friend}, “who tells me what the tail is doing.” They put new slips into the bowl, and an old baker wants to try.',
      '«Entonces necesitamos a alguien en medio —dice {friend}— que me diga lo que está haciendo la cola». Ponen papelitos nuevos en el tazón, y un viejo panadero quiere probar suerte.',
    ],
    [
      '“In that case we need somebody in the middle,” says {friend}, “who can tell the head what the tail is doing, because I won’t see you.” So they put new slips into the bowl, and the first who wants to try is an old baker.',
      '«En ese caso necesitamos a alguien en medio —dice {friend}— que pueda decirle a la cabeza lo que está haciendo la cola, porque yo no te veré». Así que ponen papelitos nuevos en el tazón, y el primero que quiere probar suerte es un viejo panadero.',
    ],
    [
      'The probability {is|are} {1}, and he has luck. The old baker gets the place. He can hardly walk, and he is very proud.',
      'La probabilidad es {1}, y él tiene suerte. El viejo panadero se queda con el lugar. Apenas puede caminar, y está muy orgulloso.',
    ],
    [
      'They dance. The baker is slow. So the head must be slow, and the tail, too. The dragon walks like an old, wise king. No one has seen it like that. “That was how my grandpa danced it,” says {keeper}, and she wipes her eyes.',
      'Bailan. El panadero es lento. Así que la cabeza tiene que ir despacio, y la cola también. El dragón camina como un rey viejo y sabio. Nadie lo había visto así. «Así lo bailaba mi abuelo», dice {keeper}, y se seca los ojos.',
    ],
    [
      'They dance, and because the baker is slow, the head has to be slow, and so does the tail. The dragon walks through the streets like an old and wise king. “That is how my grandfather danced it,” says {keeper}, and nobody has ever seen her cry before.',
      'Bailan, y como el panadero es lento, la cabeza tiene que ir despacio, y la cola también. El dragón camina por las calles como un rey viejo y sabio. «Así lo bailaba mi abuelo», dice {keeper}, y nadie la había visto llorar nunca.',
    ],
    [
      'They dance, and because the baker in the middle is slow, the head has to be slow, and so does the tail. The dragon doesn’t jump this year; it walks through the streets like an old and very wise king, and the people step back in front of it. “That is how my grandfather danced it,” says {keeper} at the end, and nobody has ever seen her cry before.',
      'Bailan, y como el panadero que va en medio es lento, la cabeza tiene que ir despacio, y la cola también. Este año el dragón no salta; camina por las calles como un rey viejo y muy sabio, y la gente da un paso atrás para dejarlo pasar. «Así lo bailaba mi abuelo», dice al final {keeper}, y nadie la había visto llorar nunca.',
    ],
  ],
} satisfies StoryPairs;
