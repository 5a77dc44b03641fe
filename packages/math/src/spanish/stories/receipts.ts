import type { StoryPairs } from './reader-of-story.ts';

/** The plot `receipts` in Spanish. */
export const receiptsStory = {
  pairs: [
    ['The box under the bleachers', 'La caja debajo de las gradas'],
    ['No money', 'Sin dinero'],
    [
      'The club has no money. The girls’ team needs a bus to the cup game. In a box under the stands {hero} finds old notes. Each has a sum, but no prices. “They sold things,” says {friend}. “But where did the money go?”',
      'El club no tiene dinero. El equipo de las niñas necesita un autobús para la final. En una caja debajo de las gradas, {hero} encuentra notas viejas. Cada una tiene una suma, pero ningún precio. «Vendían cosas —dice {friend}—. Pero ¿adónde se fue el dinero?».',
    ],
    [
      'The club has no money, and the girls’ team needs a bus to the final. In a box under the bleachers {hero} finds a pile of old notes, with sums on them but without prices. “They have sold things for years,” says {friend}, “so where did the money go?”',
      'El club no tiene dinero, y el equipo de las niñas necesita un autobús para la final. En una caja debajo de las gradas, {hero} encuentra un montón de notas viejas, con sumas pero sin precios. «Vendieron cosas durante años —dice {friend}—; entonces, ¿adónde se fue el dinero?».',
    ],
    [
      'The club has no money left, and the girls’ team, which has reached the final for the first time, needs a bus. In a box under the bleachers {hero} finds a pile of old notes with sums on them, but without a single price. “They have sold things here for years,” says {friend}, “so where did all of that money go?”',
      'El club ya no tiene dinero, y el equipo de las niñas, que por primera vez ha llegado a la final, necesita un autobús. En una caja debajo de las gradas, {hero} encuentra un montón de notas viejas con sumas, pero sin un solo precio. «Aquí vendieron cosas durante años —dice {friend}—; entonces, ¿adónde se fue todo ese dinero?».',
    ],
    [
      'On the notes from May it says: “{1 scarf} and {2 cup} for {$3}. {4 scarf} and {5 cup} for {$6}.” Let {7} be the price of a scarf in dollars and {8} that of a cup. Write both as a point {9}.',
      'En las notas de mayo dice: «{1 scarf} y {2 cup} por {$3}. {4 scarf} y {5 cup} por {$6}». Sea {7} el precio de una bufanda en dólares y {8} el de una taza. Escribe los dos como un punto {9}.',
    ],
    [
      'On the notes from May it says “{1 scarf} and {2 cup} for {$3}” and “{4 scarf} and {5 cup} for {$6}.” Let {7} be the price of a scarf in dollars and {8} the price of a cup. Write both prices as a point {9}.',
      'En las notas de mayo dice «{1 scarf} y {2 cup} por {$3}» y «{4 scarf} y {5 cup} por {$6}». Sea {7} el precio de una bufanda en dólares y {8} el precio de una taza. Escribe los dos precios como un punto {9}.',
    ],
    [
      'On the notes from May they find “{1 scarf} and {2 cup} for {$3}” and, in another color, “{4 scarf} and {5 cup} for {$6}.” Let {7} be the price of a scarf in dollars, and let {8} be the price of a cup. Write both of the prices as a point {9}.',
      'En las notas de mayo encuentran «{1 scarf} y {2 cup} por {$3}» y, en otro color, «{4 scarf} y {5 cup} por {$6}». Sea {7} el precio de una bufanda en dólares, y sea {8} el precio de una taza. Escribe los dos precios como un punto {9}.',
    ],
    [
      'That is {$1} for a scarf and {$2} for a cup. “Now we can count what they took in,” says {friend}.',
      'Son {$1} por una bufanda y {$2} por una taza. «Ahora podemos contar lo que ganaron», dice {friend}.',
    ],
    ['The two notes, as a table.', 'Las dos notas, como tabla.'],
    ['The same hand', 'La misma letra'],
    [
      'Each note is signed with a W. “Who is W?” asks {hero}. {keeper} gets red. “That was Walt,” he says. “He sold scarves here when I was small. He was poor. But he was fair.”',
      'Cada nota está firmada con una W. «¿Quién es W?», pregunta {hero}. {Keeper} se pone rojo. «Era Walt —dice—. Vendía bufandas aquí cuando yo era chico. Era pobre. Pero era justo».',
    ],
    [
      'Each of the notes is signed with a W. “Who is W?” asks {hero}, and {keeper} gets quiet. “That was Walt,” he says. “He sold scarves here when I was small, and he was always fair.”',
      'Cada una de las notas está firmada con una W. «¿Quién es W?», pregunta {hero}, y {keeper} se queda callado. «Era Walt —dice—. Vendía bufandas aquí cuando yo era chico, y siempre fue justo».',
    ],
    [
      'Every one of the notes is signed with the letter W, in the same careful hand. “Who is W?” asks {hero}, and {keeper} gets very quiet. “That was Walt,” he says after a while. “He sold scarves here when I was a boy. He was poor, and he was the fairest man I have ever known.”',
      'Todas las notas están firmadas con una W, siempre con la misma letra cuidadosa. «¿Quién es W?», pregunta {hero}, y {keeper} se queda muy callado. «Era Walt —dice después de un rato—. Vendía bufandas aquí cuando yo era niño. Era pobre, y era el hombre más justo que he conocido».',
    ],
    [
      'On the notes from June it says: “{1 ball} and {2 whistle} for {$3}. {4 ball} and {5 whistle} for {$6}.” Let {7} be the price of a ball in dollars and {8} that of a whistle. Write both as a point {9}.',
      'En las notas de junio dice: «{1 ball} y {2 whistle} por {$3}. {4 ball} y {5 whistle} por {$6}». Sea {7} el precio de una pelota en dólares y {8} el de un silbato. Escribe los dos como un punto {9}.',
    ],
    [
      'On the notes from June it says “{1 ball} and {2 whistle} for {$3}” and “{4 ball} and {5 whistle} for {$6}.” Let {7} be the price of a ball in dollars and {8} the price of a whistle. Write both prices as a point {9}.',
      'En las notas de junio dice «{1 ball} y {2 whistle} por {$3}» y «{4 ball} y {5 whistle} por {$6}». Sea {7} el precio de una pelota en dólares y {8} el precio de un silbato. Escribe los dos precios como un punto {9}.',
    ],
    [
      'On the notes from June they find “{1 ball} and {2 whistle} for {$3}” and, in another color, “{4 ball} and {5 whistle} for {$6}.” Let {7} be the price of a ball in dollars, and let {8} be the price of a whistle. Write both of the prices as a point {9}.',
      'En las notas de junio encuentran «{1 ball} y {2 whistle} por {$3}» y, en otro color, «{4 ball} y {5 whistle} por {$6}». Sea {7} el precio de una pelota en dólares, y sea {8} el precio de un silbato. Escribe los dos precios como un punto {9}.',
    ],
    [
      'That is {$1} for a ball and {$2} for a whistle, and so it stays on every single note.',
      'Son {$1} por una pelota y {$2} por un silbato, y así sigue en todas y cada una de las notas.',
    ],
    ['whistles', 'silbatos'],
    ['Two folders', 'Dos carpetas'],
    [
      'In the box lie two folders. On the green one it says “For the club.” On the blue one it says “Not for now.” There is time for just one. A man with a bus waits to hear from them.',
      'En la caja hay dos carpetas. En la verde dice «Para el club». En la azul dice «Por ahora no». Solo hay tiempo para una. Un hombre con un autobús espera su respuesta.',
    ],
    [
      'At the bottom of the box there are two folders. On the green one it says “For the club,” and on the blue one “Not for now.” They have time for only one of them, because the driver of the bus is waiting.',
      'En el fondo de la caja hay dos carpetas. En la verde dice «Para el club», y en la azul, «Por ahora no». Solo tienen tiempo para una, porque el chofer del autobús está esperando.',
    ],
    [
      'At the bottom of the box, under a dry sandwich, there are two folders. On the green one Walt has written “For the club,” and on the blue one “Not for now.” They have time for only one of them, because the driver of the bus wants to know by noon whether he should come.',
      'En el fondo de la caja, debajo de un sándwich seco, hay dos carpetas. En la verde Walt escribió «Para el club», y en la azul, «Por ahora no». Solo tienen tiempo para una, porque el chofer del autobús quiere saber antes del mediodía si debe venir.',
    ],
    ['Open the green folder', 'Abrir la carpeta verde'],
    ['For the club', 'Para el club'],
    [
      'In it are more notes. There is a small key, too. It is taped to the last page. On it are two numbers, a price and a price.',
      'Adentro hay más notas. También hay una llavecita. Está pegada a la última página. En ella hay dos números, un precio y otro precio.',
    ],
    [
      'In it there are more notes, and a small key is taped to the last page. Two prices are written on its tag.',
      'Adentro hay más notas, y a la última página está pegada una llavecita. En su etiqueta hay dos precios escritos.',
    ],
    [
      'In the green folder there are more notes, all of them added up, and to the last page somebody has taped a small key. Two prices are written on its tag.',
      'En la carpeta verde hay más notas, todas ya sumadas, y a la última página alguien le pegó una llavecita. En su etiqueta hay dos precios escritos.',
    ],
    [
      'In the green folder it says: “{1 flag} and {2 horn} for {$3}. {4 flag} and {5 horn} for {$6}.” Let {7} be the price of a flag in dollars and {8} that of a horn. Write both as a point {9}.',
      'En la carpeta verde dice: «{1 flag} y {2 horn} por {$3}. {4 flag} y {5 horn} por {$6}». Sea {7} el precio de una bandera en dólares y {8} el de una corneta. Escribe los dos como un punto {9}.',
    ],
    [
      'In the green folder it says “{1 flag} and {2 horn} for {$3}” and “{4 flag} and {5 horn} for {$6}.” Let {7} be the price of a flag in dollars and {8} the price of a horn. Write both prices as a point {9}.',
      'En la carpeta verde dice «{1 flag} y {2 horn} por {$3}» y «{4 flag} y {5 horn} por {$6}». Sea {7} el precio de una bandera en dólares y {8} el precio de una corneta. Escribe los dos precios como un punto {9}.',
    ],
    [
      'In the green folder they find “{1 flag} and {2 horn} for {$3}” and, in another color, “{4 flag} and {5 horn} for {$6}.” Let {7} be the price of a flag in dollars, and let {8} be the price of a horn. Write both of the prices as a point {9}.',
      'En la carpeta verde encuentran «{1 flag} y {2 horn} por {$3}» y, en otro color, «{4 flag} y {5 horn} por {$6}». Sea {7} el precio de una bandera en dólares, y sea {8} el precio de una corneta. Escribe los dos precios como un punto {9}.',
    ],
    [
      'That is {$1} for a flag and {$2} for a horn. The two numbers are on the key as well. “But what does it fit?” asks {friend}.',
      'Son {$1} por una bandera y {$2} por una corneta. Los dos números están también en la llave. «Pero ¿qué abre?», pregunta {friend}.',
    ],
    ['horns', 'cornetas'],
    [
      'Behind the old clock are tins with prices on them. The key fits just one, and it is full of bills, and there is a note. “For the day when the girls play, too.” Walt had waited for that for years. The bus has his name on it now. It is on a scarf in the back window.',
      'Detrás del reloj viejo hay latas con precios. La llave abre solo una, y está llena de billetes, y hay una nota. «Para el día en que jueguen también las niñas». Walt había esperado eso durante años. Ahora el autobús lleva su nombre. Está en una bufanda en la ventana de atrás.',
    ],
    [
      'Behind the old clock there are tin boxes with prices on them. The key fits just one of them, and it is full of bills. On top lies a note: “For the day when the girls are allowed to play, too.” He had waited for it for thirty years. In the back window of the bus hangs a scarf with his name on it.',
      'Detrás del reloj viejo hay cajas de lata con precios. La llave abre solo una de ellas, y está llena de billetes. Encima hay una nota: «Para el día en que también dejen jugar a las niñas». Lo había esperado durante treinta años. En la ventana de atrás del autobús cuelga una bufanda con su nombre.',
    ],
    [
      'Behind the old clock on the scoreboard there are tin boxes with prices on them. The key fits just one of them, and it is full of bills, neatly rolled. On top of them lies a note: “For the day when the girls are finally allowed to play, too.” He had waited for that day for thirty years, and he had told nobody. In the back window of the bus to the final hangs a scarf with his name on it.',
      'Detrás del reloj viejo del marcador hay cajas de lata con precios. La llave abre solo una de ellas, y está llena de billetes, bien enrollados. Encima de ellos hay una nota: «Para el día en que por fin dejen jugar también a las niñas». Había esperado ese día durante treinta años, y no se lo había dicho a nadie. En la ventana de atrás del autobús que va a la final cuelga una bufanda con su nombre.',
    ],
    ['Open the blue folder', 'Abrir la carpeta azul'],
    ['Not for now', 'Por ahora no'],
    [
      'In it are notes for shirts and socks. The shirts are small. They are for kids. A name is on each note. None was ever paid.',
      'Adentro hay notas de camisas y calcetines. Las camisas son chicas. Son para niños. En cada nota hay un nombre. Ninguna se pagó nunca.',
    ],
    [
      'In it there are notes for shirts and socks in small sizes, each with a name on it, and nobody has ever paid for them.',
      'Adentro hay notas de camisas y calcetines de tallas chicas, cada una con un nombre, y nadie las pagó nunca.',
    ],
    [
      'In the blue folder there are notes for shirts and socks, all of them in very small sizes and each with a name on it, and there is not a single one that was ever paid.',
      'En la carpeta azul hay notas de camisas y calcetines, todos de tallas muy chicas y cada una con un nombre, y no hay ni una sola que se haya pagado.',
    ],
    [
      'In the blue folder it says: “{1 shirt} and {2 pair of socks} for {$3}. {4 shirt} and {5 pair of socks} for {$6}.” Let {7} be the price of a shirt in dollars and {8} that of a pair of socks. Write both as a point {9}.',
      'En la carpeta azul dice: «{1 shirt} y {2 pair of socks} por {$3}. {4 shirt} y {5 pair of socks} por {$6}». Sea {7} el precio de una camisa en dólares y {8} el de un par de calcetines. Escribe los dos como un punto {9}.',
    ],
    [
      'In the blue folder it says “{1 shirt} and {2 pair of socks} for {$3}” and “{4 shirt} and {5 pair of socks} for {$6}.” Let {7} be the price of a shirt in dollars and {8} the price of a pair of socks. Write both prices as a point {9}.',
      'En la carpeta azul dice «{1 shirt} y {2 pair of socks} por {$3}» y «{4 shirt} y {5 pair of socks} por {$6}». Sea {7} el precio de una camisa en dólares y {8} el precio de un par de calcetines. Escribe los dos precios como un punto {9}.',
    ],
    [
      'In the blue folder they find “{1 shirt} and {2 pair of socks} for {$3}” and, in another color, “{4 shirt} and {5 pair of socks} for {$6}.” Let {7} be the price of a shirt in dollars, and let {8} be the price of a pair of socks. Write both of the prices as a point {9}.',
      'En la carpeta azul encuentran «{1 shirt} y {2 pair of socks} por {$3}» y, en otro color, «{4 shirt} y {5 pair of socks} por {$6}». Sea {7} el precio de una camisa en dólares, y sea {8} el precio de un par de calcetines. Escribe los dos precios como un punto {9}.',
    ],
    [
      'That is {$1} for a shirt and {$2} for a pair of socks, and nobody has paid it. “He gave them to kids who had no money,” says {hero}.',
      'Son {$1} por una camisa y {$2} por un par de calcetines, y nadie lo pagó. «Se los regaló a los niños que no tenían dinero», dice {hero}.',
    ],
    ['pairs of socks', 'pares de calcetines'],
    [
      '“One of those kids was me,” says {keeper}. He goes to the phone. He calls all the names in the folder. They are old now. By noon there are nine cars at the gate. The girls ride to the cup game in them, with horns and flags.',
      '«Uno de esos niños era yo», dice {keeper}. Va al teléfono. Llama a todos los de la carpeta. Ahora son viejos. Para el mediodía hay nueve carros en la reja. En ellos van las niñas a la final, con cornetas y banderas.',
    ],
    [
      '“I was one of these children,” says {keeper}. He goes to the phone and calls every name in the folder. By noon there are so many cars at the gate that nobody needs a bus. The girls ride to the final with horns and flags.',
      '«Yo era uno de esos niños», dice {keeper}. Va al teléfono y llama a todos los de la carpeta. Para el mediodía hay tantos carros en la reja que nadie necesita un autobús. Las niñas van a la final con cornetas y banderas.',
    ],
    [
      '“I was one of these children,” says {keeper}, and then he goes to the phone and calls every name in the folder, one after the other. They are grandparents by now, and each of them still remembers the shirt. By noon there are so many cars at the gate that nobody needs a bus any more, and the girls ride to the final like queens, with horns and flags.',
      '«Yo era uno de esos niños», dice {keeper}, y luego va al teléfono y llama a todos los de la carpeta, uno tras otro. Ahora ya son abuelos, y cada uno de ellos se acuerda todavía de la camisa. Para el mediodía hay tantos carros en la reja que ya nadie necesita un autobús, y las niñas van a la final como reinas, con cornetas y banderas.',
    ],
  ],
} satisfies StoryPairs;
