import type { StoryPairs } from './reader-of-story.ts';

/** The plot `game` in Spanish. */
export const gameStory = {
  pairs: [
    ['What is in Uncle Bo’s bag', 'Lo que hay en la bolsa del tío Bo'],
    ['Uncle Bo’s bag', 'La bolsa del tío Bo'],
    [
      'Uncle Bo has a game at the festival. You reach into a bag. If you take a red marble, you win a paper fish. “I never win,” says a small girl. She is near tears. {hero} asks to see what is in the bag.',
      'El tío Bo tiene un juego en el festival. Metes la mano en una bolsa. Si sacas una canica roja, ganas un pez de papel. «Yo nunca gano», dice una niña chiquita. Está a punto de llorar. {hero} pide ver lo que hay en la bolsa.',
    ],
    [
      'Uncle Bo has a game at the festival. Whoever takes a red marble out of his bag wins a paper goldfish. “I never win,” says a small girl. She is close to tears, so {hero} asks to look into the bag.',
      'El tío Bo tiene un juego en el festival. Quien saca de su bolsa una canica roja gana un pez dorado de papel. «Yo nunca gano», dice una niña chiquita. Está a punto de llorar, así que {hero} pide mirar dentro de la bolsa.',
    ],
    [
      'At the lantern festival Uncle Bo has a game of his own: whoever takes a red marble out of his bag without looking wins a goldfish made of golden paper. “I never win,” says a small girl who has no coins left and is close to tears. So {hero} asks very politely whether they may look into the bag.',
      'En el festival de los faroles, el tío Bo tiene un juego propio: quien saca de su bolsa una canica roja sin mirar gana un pez hecho de papel dorado. «Yo nunca gano», dice una niña chiquita a la que ya no le quedan monedas y que está a punto de llorar. Así que {hero} pregunta con mucha cortesía si se puede mirar dentro de la bolsa.',
    ],
    [
      'There {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of red?',
      'Hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de rojo?',
    ],
    [
      'In the bag there {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of taking a red one?',
      'En la bolsa hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de sacar una roja?',
    ],
    [
      'In the bag there {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}, and one is taken out without looking. What is the probability that it is red?',
      'En la bolsa hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}, y se saca una sin mirar. ¿Cuál es la probabilidad de que sea roja?',
    ],
    [
      'In it {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of red?',
      'En ella hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de rojo?',
    ],
    [
      'In the second bag there {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of taking a red one?',
      'En la segunda bolsa hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de sacar una roja?',
    ],
    [
      'In the second bag there {is|are} {1 red} {marble|marbles} and {2 blue} {marble|marbles}, and one is taken out without looking. What is the probability that it is red?',
      'En la segunda bolsa hay {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}, y se saca una sin mirar. ¿Cuál es la probabilidad de que sea roja?',
    ],
    [
      'The new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of red?',
      'La bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de rojo?',
    ],
    [
      'The new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of taking a red one?',
      'La bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de sacar una roja?',
    ],
    [
      'When they are done, the new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of taking a red one out of it?',
      'Cuando terminan, la bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de sacar de ella una roja?',
    ],
    [
      'The new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of red now?',
      'La bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es ahora la probabilidad de rojo?',
    ],
    [
      'The new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability of taking a red one now?',
      'La bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es ahora la probabilidad de sacar una roja?',
    ],
    [
      'When they are done, the new bag has {1 red} {marble|marbles} and {2 blue} {marble|marbles}. What is the probability that somebody takes a red one and wins?',
      'Cuando terminan, la bolsa nueva tiene {1} {1: canica roja|canicas rojas} y {2} {2: canica azul|canicas azules}. ¿Cuál es la probabilidad de que alguien saque una roja y gane?',
    ],
    ['The probability {is|are} {1}. “Hm,” says {friend}.', 'La probabilidad es {1}. «Mmm», dice {friend}.'],
    ['The marbles in the bag.', 'Las canicas de la bolsa.'],
    [
      '“I have a second bag,” says Uncle Bo. “But I keep it for the evening.” {friend} looks into it. “Why is it not the same?” asks {friend}. Uncle Bo turns pink.',
      '«Tengo una segunda bolsa —dice el tío Bo—. Pero la guardo para la noche». {friend} mira dentro de ella. «¿Por qué no es igual?», pregunta {friend}. El tío Bo se sonroja.',
    ],
    [
      '“I have a second bag for the evening,” says Uncle Bo. {friend} looks into it. “Why isn’t it the same?” asks {friend}. Uncle Bo turns pink. “I have never counted,” he says.',
      '«Tengo una segunda bolsa para la noche», dice el tío Bo. {friend} mira dentro de ella. «¿Por qué no es igual?», pregunta {friend}. El tío Bo se sonroja. «Nunca las he contado», dice.',
    ],
    [
      '“I also have a second bag, which I use in the evening,” says Uncle Bo, and {friend} looks into that one too. “But why isn’t it the same as the other?” asks {friend}. Uncle Bo turns pink up to the ears and says that to be honest he has never counted them.',
      '«También tengo una segunda bolsa, que uso en la noche», dice el tío Bo, y {friend} mira dentro de esa también. «Pero ¿por qué no es igual que la otra?», pregunta {friend}. El tío Bo se sonroja hasta las orejas y dice que, la verdad, nunca las ha contado.',
    ],
    [
      'Here it {is|are} {1}. So it is harder to win in the evening.',
      'Aquí es {1}. Así que en la noche es más difícil ganar.',
    ],
    ['A new bag', 'Una bolsa nueva'],
    [
      '“That is not fair, so you make me a bag,” says Uncle Bo. They can make it easy to win. Then all are glad, but the fish are soon gone. Or they can make it hard, so that it is a real win.',
      '«No es justo, así que háganme ustedes una bolsa», dice el tío Bo. Pueden hacer que sea fácil ganar. Entonces todos están contentos, pero los peces se acaban pronto. O pueden hacer que sea difícil, para que ganar sea de verdad.',
    ],
    [
      '“That is not fair, so you make a bag for me,” says Uncle Bo. They could make it easier to win than with both of the others, but then the goldfish will soon be gone. Or they could make it hard. Then a win is something big.',
      '«No es justo, así que háganme ustedes una bolsa», dice el tío Bo. Podrían hacer que sea más fácil ganar que con las otras dos, pero entonces los peces dorados se acabarán pronto. O podrían hacer que sea difícil. Entonces ganar es algo grande.',
    ],
    [
      '“That is not fair, and so the two of you are going to make a bag for me,” says Uncle Bo and hands them a box of marbles. They could make it easier to win than with both of the others, so that everybody goes away happy, although the goldfish will not last until midnight. Or they could make it difficult, so that winning is something special, if they also put a sign with the probability on the table.',
      '«No es justo, así que ustedes me van a hacer una bolsa», dice el tío Bo y les da una caja de canicas. Podrían hacer que sea más fácil ganar que con las otras dos, para que todos se vayan contentos, aunque los peces dorados no durarán hasta la medianoche. O podrían hacer que sea difícil, para que ganar sea algo especial, si además ponen en la mesa un letrero con la probabilidad.',
    ],
    ['Make it easy to win', 'Hacer que sea fácil ganar'],
    ['A kind bag', 'Una bolsa generosa'],
    [
      '{hero} drops in more red ones. “This one is for the small kids,” says {hero}.',
      '{hero} echa más canicas rojas. «Esta es para los chiquitos», dice {hero}.',
    ],
    [
      '{hero} drops one red marble after the other into the bag. “This one is for the little ones,” says {hero}.',
      '{hero} echa en la bolsa una canica roja tras otra. «Esta es para los más chiquitos», dice {hero}.',
    ],
    [
      '{hero} drops one red marble after the other into the bag and listens to the sound. “This one,” says {hero}, “is for everybody who can hardly see over the table.”',
      '{hero} echa en la bolsa una canica roja tras otra y escucha cómo suenan. «Esta —dice {hero}— es para todos los que apenas alcanzan a ver por encima de la mesa».',
    ],
    [
      'The probability of red {is|are} {1}. The small girl goes first.',
      'La probabilidad de rojo es {1}. La niña chiquita va primero.',
    ],
    [
      'By nine all the fish are gone. There are fish on hats and on coats. Uncle Bo sits by his empty box. “Next year I need to fold more,” he says. But he laughs.',
      'A las nueve ya no queda ningún pez. Hay peces en sombreros y en abrigos. El tío Bo está sentado junto a su caja vacía. «El próximo año tengo que doblar más», dice. Pero se ríe.',
    ],
    [
      'By nine o’clock all the goldfish are gone, and they swim through the crowd on hats and coats. Uncle Bo sits behind an empty box. “Next year I have to fold more of them,” he says and laughs.',
      'A las nueve ya no queda ningún pez dorado, y todos nadan entre la gente en sombreros y abrigos. El tío Bo está sentado detrás de una caja vacía. «El próximo año tengo que doblar más», dice y se ríe.',
    ],
    [
      'By nine o’clock every single goldfish is gone, and they swim through the crowd on hats, on coats and on one very patient dog. The people who come later find Uncle Bo behind an empty box, and some of them are disappointed. “Next year I have to fold three times as many,” he says, but he can’t stop laughing.',
      'A las nueve ya no queda ni un solo pez dorado, y todos nadan entre la gente en sombreros, en abrigos y en un perro muy paciente. Los que llegan más tarde encuentran al tío Bo detrás de una caja vacía, y algunos se van desilusionados. «El próximo año tengo que doblar el triple», dice, pero no puede parar de reír.',
    ],
    ['Make it hard to win', 'Hacer que sea difícil ganar'],
    ['An honest sign', 'Un letrero honesto'],
    [
      '{friend} drops in more blue ones. Then {friend} paints a big sign. It says how hard it is.',
      '{friend} echa más canicas azules. Luego {friend} pinta un letrero grande. Dice qué tan difícil es.',
    ],
    [
      '{friend} drops in more blue marbles and then paints a big sign that says how difficult it is.',
      '{friend} echa más canicas azules y luego pinta un letrero grande que dice qué tan difícil es.',
    ],
    [
      '{friend} drops more and more blue marbles into the bag and then paints a big sign, so that everybody can read how difficult it is before they pay.',
      '{friend} echa en la bolsa más y más canicas azules y luego pinta un letrero grande, para que todos puedan leer qué tan difícil es antes de pagar.',
    ],
    [
      'The probability of red {is|are} {1}, and that is what the sign says.',
      'La probabilidad de rojo es {1}, y eso es lo que dice el letrero.',
    ],
    [
      'Not many play. They read the sign and walk on. But then an old man wins. He jumps like a boy. He gives the fish to the small girl. It still hangs over her bed.',
      'No juegan muchos. Leen el letrero y siguen su camino. Pero entonces gana un señor mayor. Salta como un niño. Le da el pez a la niña chiquita. Todavía cuelga sobre su cama.',
    ],
    [
      'Not many people play, because they read the sign and walk on. But late in the evening an old man wins and jumps like a boy. He gives his goldfish to the small girl, and it still hangs over her bed.',
      'No juega mucha gente, porque leen el letrero y siguen su camino. Pero ya tarde en la noche gana un señor mayor y salta como un niño. Le da su pez dorado a la niña chiquita, y todavía cuelga sobre su cama.',
    ],
    [
      'Not many people play that night, because they read the sign, laugh and walk on, and Uncle Bo earns less than ever before. But late in the evening an old man puts his hand into the bag, looks at what he has taken out and jumps like a boy. He gives the goldfish to the small girl, and it still hangs over her bed.',
      'Esa noche no juega mucha gente, porque leen el letrero, se ríen y siguen su camino, y el tío Bo gana menos que nunca. Pero ya tarde en la noche un señor mayor mete la mano en la bolsa, mira lo que ha sacado y salta como un niño. Le da el pez dorado a la niña chiquita, y todavía cuelga sobre su cama.',
    ],
    [
      'Here it {is|are} {1}. So it is easier to win in the evening.',
      'Aquí es {1}. Así que en la noche es más fácil ganar.',
    ],
  ],
} satisfies StoryPairs;
