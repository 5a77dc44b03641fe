import type { StoryPairs } from './reader-of-story.ts';

/** The plot `race` in Spanish. */
export const raceStory = {
  words: { train: 'tren', bus: 'autobús' },
  pairs: [
    ['The train against the bus', 'El tren contra el autobús'],
    ['The old engine', 'La vieja locomotora'],
    [
      '“Your train is slow. No one will want to ride on it,” says the man with the bus. “They will!” says {friend}. {keeper} pats the old engine. “We are never late,” she says. {hero} opens the log book.',
      '«Su tren es lento. Nadie va a querer subirse», dice el hombre del autobús. «¡Claro que sí!», dice {friend}. {Keeper} le da unas palmaditas a la vieja locomotora. «Nunca llegamos tarde», dice. {hero} abre el libro de viajes.',
    ],
    [
      '“Your old train is much too slow,” says the man who drives the bus, “and soon nobody will want to ride on it.” {friend} gets very angry. {keeper} only pats the old engine, but {hero} opens the log book to find out what is true.',
      '«Su viejo tren es demasiado lento —dice el hombre que maneja el autobús—, y pronto nadie va a querer subirse». {friend} se enoja mucho. {Keeper} solo le da unas palmaditas a la vieja locomotora, pero {hero} abre el libro de viajes para saber la verdad.',
    ],
    [
      '“Your old train is much too slow,” says the man who drives the new bus to the mountain, “and before the summer is over nobody will want to ride on it any more.” {friend} is so angry that not a single good answer comes to mind. {keeper} says nothing and pats the side of the old engine, but {hero} opens the log book of the railroad to find out what is true.',
      '«Su viejo tren es demasiado lento —dice el hombre que maneja el nuevo autobús a la montaña—, y antes de que acabe el verano ya nadie va a querer subirse». {friend} se enoja tanto que no se le ocurre ni una sola buena respuesta. {Keeper} no dice nada y le da unas palmaditas a la vieja locomotora, pero {hero} abre el libro de viajes del ferrocarril para saber la verdad.',
    ],
    [
      'The train goes {1 mile} in {2 hour}. It keeps one speed. How many miles does it go each hour?',
      'El tren recorre {1 mile} en {2 hour}. Va siempre a la misma velocidad. ¿Cuántas millas recorre cada hora?',
    ],
    [
      'The train goes {1 mile} in {2 hour}, always at the same speed. How many miles does it go in each hour?',
      'El tren recorre {1 mile} en {2 hour}, siempre a la misma velocidad. ¿Cuántas millas recorre en cada hora?',
    ],
    [
      'According to the book the train goes {1 mile} in {2 hour}, always at the same speed. How many miles does it go in each hour?',
      'Según el libro, el tren recorre {1 mile} en {2 hour}, siempre a la misma velocidad. ¿Cuántas millas recorre en cada hora?',
    ],
    [
      'The train goes {1 mile} each hour. “Uphill!” says {keeper}.',
      'El tren recorre {1 mile} cada hora. «¡Y de subida!», dice {keeper}.',
    ],
    ['The way of the train, cut into its hours.', 'El camino del tren, dividido en sus horas.'],
    ['The new bus', 'El nuevo autobús'],
    [
      '“And your bus?” asks {hero}. The man shows a paper. It is on the door of his bus. He grins.',
      '«¿Y su autobús?», pregunta {hero}. El hombre sonríe. Les muestra un papel en la puerta de su autobús.',
    ],
    [
      '“And what can your bus do, if you please?” asks {hero}. The man grins and shows them the paper that hangs on the door of his bus.',
      '«¿Y qué puede hacer su autobús, si se puede saber?», pregunta {hero}. El hombre sonríe y les muestra el papel que cuelga en la puerta de su autobús.',
    ],
    [
      '“And what can your own bus do, if we may ask?” says {hero} politely. The man grins and points at the advertisement that he has painted on the door of his bus in enormous red letters.',
      '«¿Y qué puede hacer su autobús, si se puede saber?», dice {hero} con mucha cortesía. El hombre sonríe y señala el anuncio que pintó en la puerta de su autobús con enormes letras rojas.',
    ],
    [
      'The bus goes {1 mile} in {2 hour}. It keeps one speed. How many miles does it go each hour?',
      'El autobús recorre {1 mile} en {2 hour}. Va siempre a la misma velocidad. ¿Cuántas millas recorre cada hora?',
    ],
    [
      'The bus goes {1 mile} in {2 hour}, always at the same speed. How many miles does it go in each hour?',
      'El autobús recorre {1 mile} en {2 hour}, siempre a la misma velocidad. ¿Cuántas millas recorre en cada hora?',
    ],
    [
      '“This bus goes {1 mile} in {2 hour},” it says, always at the same speed. How many miles does it go in each hour?',
      '«Este autobús recorre {1 mile} en {2 hour}», dice ahí, siempre a la misma velocidad. ¿Cuántas millas recorre en cada hora?',
    ],
    [
      'The bus goes {1 mile} each hour. So the {other} is faster, but only by {2 mile} each hour.',
      'El autobús recorre {1 mile} cada hora. Así que el {other} es más rápido, pero solo por {2 mile} cada hora.',
    ],
    ['What they know of the train and the bus.', 'Lo que saben del tren y del autobús.'],
    ['Who rides with whom?', '¿Quién viaja con quién?'],
    [
      'Now they know what both can do. The {other} is faster. On Sunday the band must get to the fair. {hero} can put them on the train. It winds by the lake. Or on the bus. It takes the road. “You choose,” says the man. “And then we see.”',
      'Ahora saben lo que puede hacer cada uno. El {other} es más rápido. El domingo la banda debe llegar a la feria. {hero} puede mandarla en el tren. El tren da vueltas por el lago. O la puede mandar en el autobús. Va por la carretera. «Escojan ustedes —dice el hombre—. Y ya veremos».',
    ],
    [
      'Now they know what both of them can do, and that the {other} is faster. On Sunday the town band has to get to the fair with its drums. They could take the train, which goes along the lake, or the bus, which takes the road over the hill. “You choose for them,” says the man, “and then we will see.”',
      'Ahora saben lo que puede hacer cada uno, y que el {other} es más rápido. El domingo la banda del pueblo tiene que llegar a la feria con sus tambores. Podría tomar el tren, que va por la orilla del lago, o el autobús, que va por la carretera de la colina. «Escojan ustedes —dice el hombre—, y ya veremos».',
    ],
    [
      'Now they know what both of them can do, and that the {other} is a little faster. On Sunday the whole town band has to get to the fair with its drums and trumpets. They could take the train, which goes along the lake, or the bus, which takes the straight road over the hill. “You choose for them,” says the man, “and then we will see which is better.”',
      'Ahora saben lo que puede hacer cada uno, y que el {other} es un poco más rápido. El domingo toda la banda del pueblo tiene que llegar a la feria con sus tambores y trompetas. Podría tomar el tren, que va por la orilla del lago, o el autobús, que va por la carretera recta de la colina. «Escojan ustedes —dice el hombre—, y ya veremos cuál es mejor».',
    ],
    ['Send the band by train', 'Mandar la banda en tren'],
    ['Along the lake', 'Por la orilla del lago'],
    [
      'The band gets on with drums and all. The lake is blue. They play as they go.',
      'La banda se sube con tambores y todo. El lago está azul. Van tocando por el camino.',
    ],
    [
      'The band gets on with all its drums. The lake is so blue that they open the windows and play for it.',
      'La banda se sube con todos sus tambores. El lago está tan azul que los músicos abren las ventanas y le tocan una canción.',
    ],
    [
      'The band gets on with all its drums and trumpets, and there is room for every one of them. The lake lies blue in the afternoon sun, and so they open all the windows and begin to play for the people on the other side of the water.',
      'La banda se sube con todos sus tambores y trompetas, y hay lugar para todos. El lago se ve azul bajo el sol de la tarde, así que los músicos abren todas las ventanas y empiezan a tocar para la gente del otro lado del agua.',
    ],
    [
      'It {is|are} {1 mile} to the fair by the lake. The train keeps its speed. How many hours does it take?',
      'Por el lago son {1 mile} hasta la feria. El tren va a la misma velocidad de antes. ¿Cuántas horas tarda?',
    ],
    [
      'Along the lake it {is|are} {1 mile} to the fair, and the train keeps its speed. How many hours does it take?',
      'Por la orilla del lago son {1 mile} hasta la feria, y el tren va a la misma velocidad de antes. ¿Cuántas horas tarda?',
    ],
    [
      'Along the lake it {is|are} {1 mile} to the fair, and the train keeps the speed that they found in the book. How many hours does it take?',
      'Por la orilla del lago son {1 mile} hasta la feria, y el tren va a la velocidad que hallaron con el libro. ¿Cuántas horas tarda?',
    ],
    ['It takes {1 hour}, with music all the way.', 'Tarda {1 hour}, con música todo el camino.'],
    [
      'At each stop people hear the band. They get on to come along! At the fair the train is full. “So,” says {keeper} to the man. “Who wants to ride on it?” He has to laugh.',
      'En cada parada la gente oye la banda. ¡Se suben para ir también! En la feria el tren está lleno. «A ver —le dice {keeper} al hombre—. ¿Quién quiere subirse?». Él se tiene que reír.',
    ],
    [
      'At every stop people hear the band, and they get on to come along to the fair. When they arrive, the train is so full that nobody can sit. “Nobody wants to ride on it?” says {keeper} to the man, and even he has to laugh.',
      'En cada parada la gente oye la banda y se sube para ir también a la feria. Cuando llegan, el tren está tan lleno que nadie se puede sentar. «¿Conque nadie quiere subirse?», le dice {keeper} al hombre, y hasta él se tiene que reír.',
    ],
    [
      'At every stop people hear the music, drop what they are doing and get on to come along. When they finally arrive at the fair, the train is so full that they have to climb out through the windows. “So nobody wants to ride on it?” says {keeper} to the man with the bus, and then even he has to laugh.',
      'En cada parada la gente oye la música, deja lo que está haciendo y se sube para ir también. Cuando por fin llegan a la feria, el tren está tan lleno que tienen que salir por las ventanas. «¿Conque nadie quiere subirse?», le dice {keeper} al hombre del autobús, y entonces hasta él se tiene que reír.',
    ],
    ['Send the band by bus', 'Mandar la banda en autobús'],
    ['Over the hill', 'Por la colina'],
    [
      'The big drum does not fit. They tie it on the roof. Off goes the bus!',
      'El tambor grande no cabe. Lo amarran en el techo. ¡Y arranca el autobús!',
    ],
    [
      'The big drum does not fit through the door, so they tie it to the roof with a rope before the bus is off.',
      'El tambor grande no cabe por la puerta, así que lo amarran al techo con una cuerda antes de que arranque el autobús.',
    ],
    [
      'The big drum does not fit through the door, so in the end they tie it to the roof with a long rope. Then the bus is off in a cloud of dust.',
      'El tambor grande no cabe por la puerta, así que al final lo amarran al techo con una cuerda larga. Luego el autobús arranca en una nube de polvo.',
    ],
    [
      'It {is|are} {1 mile} to the fair by road. The bus keeps its speed. How many hours does it take?',
      'Por la carretera son {1 mile} hasta la feria. El autobús va a la misma velocidad de antes. ¿Cuántas horas tarda?',
    ],
    [
      'Over the hill it {is|are} {1 mile} to the fair, and the bus keeps its speed. How many hours does it take?',
      'Por la colina son {1 mile} hasta la feria, y el autobús va a la misma velocidad de antes. ¿Cuántas horas tarda?',
    ],
    [
      'Over the hill it {is|are} {1 mile} to the fair, and the bus keeps the speed that they found for it. How many hours does it take?',
      'Por la colina son {1 mile} hasta la feria, y el autobús va a la velocidad que hallaron con su anuncio. ¿Cuántas horas tarda?',
    ],
    [
      'It takes {1 hour}, and at every bump the drum on the roof says boom.',
      'Tarda {1 hour}, y en cada bache el tambor del techo hace bum.',
    ],
    [
      'Boom! In a bend the rope breaks. The big drum rolls down the hill. It ends up in the lake. The next day it comes home, on the train. {keeper} gives it a seat by the window.',
      '¡Bum! En una curva se rompe la cuerda. El tambor grande rueda colina abajo. Acaba en el lago. Al día siguiente vuelve a casa, en el tren. {Keeper} le da un asiento junto a la ventana.',
    ],
    [
      'In a bend the rope breaks, and the big drum rolls down the hill and into the lake, so that the band has to play without it. The next day it comes home on the train, on a seat by the window.',
      'En una curva se rompe la cuerda, y el tambor grande rueda colina abajo y cae al lago, así que la banda tiene que tocar sin él. Al día siguiente el tambor vuelve a casa en el tren, en un asiento junto a la ventana.',
    ],
    [
      'In the last bend the rope breaks, and the big drum rolls down the hill, through a flock of sheep and into the lake. The band arrives on time, but it has to play without the drum. The next day the drum comes home on the train, and {keeper} has given it a seat by the window.',
      'En la última curva se rompe la cuerda, y el tambor grande rueda colina abajo, atraviesa un rebaño de ovejas y cae al lago. La banda llega a tiempo, pero tiene que tocar sin el tambor. Al día siguiente el tambor vuelve a casa en el tren, y {keeper} le ha dado un asiento junto a la ventana.',
    ],
    [
      'The train goes {1 mile} each hour. It is at the fair after {2 hour}. How many miles long is its way?',
      'El tren recorre {1 mile} cada hora. Llega a la feria después de {2 hour}. ¿Cuántas millas mide su camino?',
    ],
    [
      'The train goes {1 mile} each hour and needs {2 hour} to the fair. How many miles is its way?',
      'El tren recorre {1 mile} cada hora y tarda {2 hour} en llegar a la feria. ¿Cuántas millas mide su camino?',
    ],
    [
      'According to the book the train goes {1 mile} in each hour and needs {2 hour} to the fair. How many miles long is the way along the lake?',
      'Según el libro, el tren recorre {1 mile} en cada hora y tarda {2 hour} en llegar a la feria. ¿Cuántas millas mide el camino por la orilla del lago?',
    ],
    [
      'The way along the lake {is|are} {1 mile} long. “And every one of them is beautiful,” says {keeper}.',
      'El camino por la orilla del lago mide {1 mile}. «Y cada una es preciosa», dice {keeper}.',
    ],
    [
      'The bus goes {1 mile} each hour. It is at the fair after {2 hour}. How many miles long is its way?',
      'El autobús recorre {1 mile} cada hora. Llega a la feria después de {2 hour}. ¿Cuántas millas mide su camino?',
    ],
    [
      'The bus goes {1 mile} each hour and needs {2 hour} to the fair. How many miles is its way?',
      'El autobús recorre {1 mile} cada hora y tarda {2 hour} en llegar a la feria. ¿Cuántas millas mide su camino?',
    ],
    [
      '“This bus goes {1 mile} in each hour and needs {2 hour} to the fair,” it says. How many miles long is the way over the hill?',
      '«Este autobús recorre {1 mile} en cada hora y tarda {2 hour} en llegar a la feria», dice ahí. ¿Cuántas millas mide el camino por la colina?',
    ],
    [
      'The way over the hill {is|are} {1 mile} long, shorter than the one along the lake.',
      'El camino por la colina mide {1 mile}, y es más corto que el de la orilla del lago.',
    ],
    ['What they know of the bus.', 'Lo que saben del autobús.'],
    ['miles each hour', 'millas cada hora'],
    [
      'At each of {1} stops {2} people get on. How many people come along?',
      'En cada una de las {1} paradas se suben {2} personas. ¿Cuántas personas van con la banda?',
    ],
    [
      'They play at {1} stops, and at each of them {2} people get on. How many people come along?',
      'Tocan en {1} paradas, y en cada una se suben {2} personas. ¿Cuántas personas van con la banda?',
    ],
    [
      'At each of the {1} stops on the lake {2} people get on to hear more of the music. How many people come along to the fair?',
      'En cada una de las {1} paradas del lago se suben {2} personas para oír más música. ¿Cuántas personas van con la banda a la feria?',
    ],
    ['{1 person} come along, with music all the way.', 'Con la banda van {1 person}, con música todo el camino.'],
    [
      'All the town wants to come, too. The bus has {1} seats and goes {2} times, full each time. How many people does it take?',
      'Todo el pueblo también quiere ir. El autobús tiene {1} asientos y hace {2} viajes, siempre lleno. ¿Cuántas personas lleva?',
    ],
    [
      'The whole town wants to come along. The bus has {1} seats and has to go {2} times, always full. How many people does it take?',
      'Todo el pueblo quiere ir con la banda. El autobús tiene {1} asientos y tiene que hacer {2} viajes, siempre lleno. ¿Cuántas personas lleva?',
    ],
    [
      'The whole town wants to come along, and with its {1} seats the bus has to go over the hill {2} times, always full. How many people does it take to the fair?',
      'Todo el pueblo quiere ir con la banda, y el autobús, con sus {1} asientos, tiene que hacer {2} viajes por la colina, siempre lleno. ¿Cuántas personas lleva a la feria?',
    ],
    [
      'It takes {1 person}, and at every bump the drum on the roof says boom.',
      'Lleva a {1 person}, y en cada bache el tambor del techo hace bum.',
    ],
  ],
} satisfies StoryPairs;
