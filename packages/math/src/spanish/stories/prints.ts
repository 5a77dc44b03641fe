import type { StoryPairs } from './reader-of-story.ts';

/** The plot `prints` in Spanish. */
export const printsStory = {
  pairs: [
    ['The picture that everybody wants', 'La foto que todos quieren'],
    ['A lucky shot', 'Una foto con suerte'],
    [
      '{hero} took a picture for the paper. A fox sits on the roof of the school, in the snow. All want to have it! “We could print it big,” says {friend}, “and sell it for the class trip.”',
      '{hero} tomó una foto para el periódico. Hay un zorro sentado en el techo de la escuela, en la nieve. ¡Todos la quieren! «Podríamos imprimirla en grande —dice {friend}— y venderla para el viaje de la clase».',
    ],
    [
      '{hero} has taken a picture for the newspaper: a fox on the roof of the school in the snow. Everybody wants to have it. “We could print it as a poster,” says {friend}, “and sell it for the class trip.”',
      '{hero} ha tomado una foto para el periódico: un zorro en el techo de la escuela, en la nieve. Todos la quieren. «Podríamos imprimirla como póster —dice {friend}— y venderla para el viaje de la clase».',
    ],
    [
      'By pure luck {hero} has taken a picture for the school newspaper that everybody talks about: a fox sits on the roof of the school in the first snow and looks straight into the camera. “We could have it printed as a poster,” says {friend}, “and sell it, so that the whole class can go on the trip.”',
      'Por pura suerte, {hero} ha tomado para el periódico escolar una foto de la que todos hablan: un zorro está sentado en el techo de la escuela, en la primera nieve, y mira directo a la cámara. «Podríamos mandar a imprimirla como póster —dice {friend}— y venderla, para que toda la clase pueda ir al viaje».',
    ],
    [
      'A shop takes {$1} to start the machine and {$2} for each poster. How many dollars do {3 poster} cost?',
      'Una imprenta cobra {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos dólares cuestan {3 poster}?',
    ],
    [
      'The print shop takes {$1} to start the machine and {$2} for each poster. How many dollars do {3 poster} cost?',
      'La imprenta cobra {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos dólares cuestan {3 poster}?',
    ],
    [
      'The print shop around the corner takes {$1} to start the machine and {$2} for each poster. How many dollars do they have to pay for {3 poster}?',
      'La imprenta de la esquina cobra {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos dólares tienen que pagar por {3 poster}?',
    ],
    ['They cost {$1}. {friend} whistles.', 'Cuestan {$1}. {friend} silba.'],
    ['What the posters of the shop cost.', 'Lo que cuestan los pósteres de la imprenta.'],
    ['The other shop', 'La otra imprenta'],
    [
      '“There is one more shop,” says {keeper}. “It is by the river.” They ride there on their bikes. The man has ink on his nose. “Tell me what you can pay,” he says.',
      '«Hay otra imprenta —dice {keeper}—. Está junto al río». Van ahí en bicicleta. El hombre tiene tinta en la nariz. «Díganme cuánto pueden pagar», dice.',
    ],
    [
      '“There is another shop by the river,” says {keeper}, so they ride there on their bikes. The man has ink on his nose. “Tell me what you can pay,” he says, “and I will tell you what you get.”',
      '«Hay otra imprenta junto al río», dice {keeper}, así que van ahí en bicicleta. El hombre tiene tinta en la nariz. «Díganme cuánto pueden pagar —dice—, y les diré cuántos les tocan».',
    ],
    [
      '“There is another shop, down by the river,” says {keeper}, who has printed there for many years, and so they ride down on their bikes in the rain. The man behind the counter has ink on his nose. “Just tell me what you can pay,” he says, “and I will tell you what you get.”',
      '«Hay otra imprenta, allá abajo, junto al río», dice {keeper}, que ha impreso ahí durante muchos años, así que bajan en bicicleta bajo la lluvia. El hombre detrás del mostrador tiene tinta en la nariz. «Nada más díganme cuánto pueden pagar —dice—, y les diré cuántos les tocan».',
    ],
    [
      'He takes {$1} to start the machine and {$2} for each poster. They want to pay as much as in the first shop. How many posters do they get?',
      'Él cobra {$1} por encender la máquina y {$2} por cada póster. Quieren pagar lo mismo que en la primera imprenta. ¿Cuántos pósteres les tocan?',
    ],
    [
      'He takes {$1} to start the machine and {$2} for each poster. How many posters do they get here for as much as the first shop takes?',
      'Él cobra {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos pósteres les tocan aquí por lo mismo que cobra la primera imprenta?',
    ],
    [
      'This shop takes {$1} to start the machine and {$2} for each poster. How many posters do they get here for exactly as many dollars as the first shop takes?',
      'Esta imprenta cobra {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos pósteres les tocan aquí exactamente por los mismos dólares que cobra la primera imprenta?',
    ],
    [
      'They get {1 poster} for the same money, more than in the first shop. The man puts the fox on the wall behind him.',
      'Les tocan {1 poster} por el mismo dinero, más que en la primera imprenta. El hombre cuelga el zorro en la pared detrás de él.',
    ],
    ['What the posters of the other shop cost.', 'Lo que cuestan los pósteres de la otra imprenta.'],
    ['as in the first shop', 'como en la primera imprenta'],
    ['Whose fox is it?', '¿De quién es el zorro?'],
    [
      'Then a big firm calls. It wants to print the fox on mugs and caps. It pays well. But then the fox is theirs. They can sell it. Or they can keep it and print it in school, with the old machine.',
      'Entonces llama una empresa grande. Quiere imprimir el zorro en tazas y gorras. Paga bien. Pero entonces el zorro es de ella. Pueden venderlo. O pueden quedarse con él e imprimirlo en la escuela, con la vieja máquina.',
    ],
    [
      'Then a large company calls that wants to put the fox on mugs and caps. It pays well, but after that the picture belongs to the company. They could sell it. Or they could keep it and print it at school on the old machine.',
      'Entonces llama una empresa grande que quiere poner el zorro en tazas y gorras. Paga bien, pero después la foto es de la empresa. Podrían venderla. O podrían quedarse con ella e imprimirla en la escuela, en la vieja máquina.',
    ],
    [
      'Then a large company calls that wants to print the fox on mugs, caps and umbrellas. It would pay well and make the posters for them, but after that the picture would belong to the company for ever. They could say yes. Or they could keep the fox and print it themselves on the old machine at school, which works when it wants to.',
      'Entonces llama una empresa grande que quiere imprimir el zorro en tazas, gorras y paraguas. Pagaría bien y les haría los pósteres, pero después la foto sería de la empresa para siempre. Podrían decir que sí. O podrían quedarse con el zorro e imprimirlo ellos mismos en la vieja máquina de la escuela, que funciona cuando se le antoja.',
    ],
    ['Sell the picture', 'Vender la foto'],
    ['A thick letter', 'Una carta gruesa'],
    [
      'A thick letter comes. {hero} signs it with a new pen. It feels odd.',
      'Llega una carta gruesa. {hero} la firma con una pluma nueva. Se siente raro.',
    ],
    [
      'A thick letter comes, and {hero} signs it with a new pen. It feels strange.',
      'Llega una carta gruesa, y {hero} la firma con una pluma nueva. Se siente extraño.',
    ],
    [
      'The letter that comes is thick and has many small words in it, and {hero} signs it with a new pen on the last page. For a reason that is hard to explain, it feels strange.',
      'La carta que llega es gruesa y tiene muchas palabras chiquitas, y {hero} la firma en la última página con una pluma nueva. Por una razón difícil de explicar, se siente extraño.',
    ],
    [
      'The firm makes posters for them. It takes {$1} to start the machine and {$2} for each poster. They pay {$3}. How many do they get?',
      'La empresa les hace pósteres. Cobra {$1} por encender la máquina y {$2} por cada póster. Pagan {$3}. ¿Cuántos les tocan?',
    ],
    [
      'For their own posters the company takes {$1} to start the machine and {$2} for each poster. They pay {$3}. How many posters do they get?',
      'Por los pósteres que son para ellos, la empresa cobra {$1} por encender la máquina y {$2} por cada póster. Pagan {$3}. ¿Cuántos pósteres les tocan?',
    ],
    [
      'For the posters that they sell themselves the company takes {$1} to start the machine and {$2} for each poster. They pay {$3} for them. How many posters do they get?',
      'Por los pósteres que ellos mismos venden, la empresa cobra {$1} por encender la máquina y {$2} por cada póster. Pagan {$3} por ellos. ¿Cuántos pósteres les tocan?',
    ],
    ['They get {1 poster}, and the trip is paid.', 'Les tocan {1 poster}, y el viaje está pagado.'],
    [
      'The trip is great. In each shop on the way there is the fox, on mugs and on caps. “That is my fox,” says {hero} to a woman. “Sure it is,” she says. She does not believe it.',
      'El viaje es buenísimo. En cada tienda del camino está el zorro, en tazas y en gorras. «Ese es mi zorro», le dice {hero} a una mujer. «Claro que sí», dice ella. No lo cree.',
    ],
    [
      'The trip is wonderful. In every shop on the way they see the fox, on mugs and caps and umbrellas. “That is my fox,” says {hero} to a woman at the counter. “Of course it is,” she says and doesn’t believe a word.',
      'El viaje es maravilloso. En cada tienda del camino ven el zorro, en tazas, gorras y paraguas. «Ese es mi zorro», le dice {hero} a una mujer en el mostrador. «Por supuesto que sí», dice ella y no cree ni una palabra.',
    ],
    [
      'The trip is wonderful, and nobody has to stay at home. In every shop on the way they see the fox, on mugs and caps and on an umbrella in the rain. “I took that picture,” says {hero} to a woman at the counter. “Of course you did, dear,” she says kindly and doesn’t believe a word of it.',
      'El viaje es maravilloso, y nadie tiene que quedarse en casa. En cada tienda del camino ven el zorro, en tazas, en gorras y en un paraguas bajo la lluvia. «Yo tomé esa foto», le dice {hero} a una mujer en el mostrador. «Por supuesto que sí, corazón», dice ella con cariño y no cree ni una palabra.',
    ],
    ['Print it at school', 'Imprimirla en la escuela'],
    ['The old machine', 'La vieja máquina'],
    [
      'The old machine coughs. {friend} pats it. Out comes a fox. It is a bit blue.',
      'La vieja máquina tose. {friend} le da unas palmaditas. Sale un zorro. Es un poco azul.',
    ],
    [
      'The old machine coughs until {friend} pats it on the side. Then the first fox comes out, and it is a little blue.',
      'La vieja máquina tose hasta que {friend} le da unas palmaditas en el costado. Entonces sale el primer zorro, y es un poco azul.',
    ],
    [
      'The old machine coughs and stops and has to be patted on the side by {friend} before it does anything at all. Then, very slowly, the first fox comes out of it, and it is a little blue around the ears.',
      'La vieja máquina tose y se detiene, y {friend} tiene que darle palmaditas en el costado antes de que haga cualquier cosa. Entonces, muy despacio, sale el primer zorro, y es un poco azul alrededor de las orejas.',
    ],
    [
      'Paper and ink cost {$1} to start the machine and {$2} for each poster. How many dollars do {3 poster} cost?',
      'El papel y la tinta cuestan {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos dólares cuestan {3 poster}?',
    ],
    [
      'At school the posters cost {$1} to start the machine and {$2} for each poster. How many dollars do {3 poster} cost?',
      'En la escuela, los pósteres cuestan {$1} por encender la máquina y {$2} por cada póster. ¿Cuántos dólares cuestan {3 poster}?',
    ],
    [
      'With paper and ink the posters cost {$1} to start the machine and {$2} for each poster when they print them at school. How many dollars do they have to pay for {3 poster}?',
      'Con papel y tinta, los pósteres cuestan {$1} por encender la máquina y {$2} por cada póster si los imprimen en la escuela. ¿Cuántos dólares tienen que pagar por {3 poster}?',
    ],
    ['They cost {$1}, and each fox is a different blue.', 'Cuestan {$1}, y cada zorro es de otro azul.'],
    [
      'They do not sell that many. So the trip is short. They go by bus to the woods and back. But on the way home, by the road, sits a fox. It looks right at {hero}. This time no one takes a picture.',
      'No venden tantos. Así que el viaje es corto. Van en autobús al bosque y regresan. Pero de camino a casa, junto a la carretera, hay un zorro sentado. Mira directo a {hero}. Esta vez nadie toma una foto.',
    ],
    [
      'They do not sell very many, so the trip is a short one, by bus to the woods and back. But on the way home a fox sits beside the road and looks straight at {hero}. This time nobody takes a picture.',
      'No venden muchos, así que el viaje es corto: en autobús al bosque y de regreso. Pero de camino a casa hay un zorro sentado junto a la carretera, que mira directo a {hero}. Esta vez nadie toma una foto.',
    ],
    [
      'They do not sell as many as they had hoped, and so the trip is a short one, by bus to the woods and back again before dark. But on the way home, where the road leaves the trees, a fox sits in the grass and looks straight at {hero}. The camera is in a bag. This time nobody takes a picture.',
      'No venden tantos como esperaban, así que el viaje es corto: en autobús al bosque y de regreso antes de que oscurezca. Pero de camino a casa, donde la carretera sale de entre los árboles, hay un zorro sentado en el pasto que mira directo a {hero}. La cámara está en una mochila. Esta vez nadie toma una foto.',
    ],
    [
      'They get {1 poster} for the same money, fewer than in the first shop. The man puts the fox on the wall behind him.',
      'Les tocan {1 poster} por el mismo dinero, menos que en la primera imprenta. El hombre cuelga el zorro en la pared detrás de él.',
    ],
  ],
} satisfies StoryPairs;
