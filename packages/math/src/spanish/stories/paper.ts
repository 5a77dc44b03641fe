import type { StoryPairs } from './reader-of-story.ts';

/** The plot `paper` in Spanish. */
export const paperStory = {
  pairs: [
    ['Lights on the river', 'Luces en el río'],
    ['The sign in the window', 'El letrero de la ventana'],
    [
      'Soon it is lantern night on the river. They need paper. In the shop is a red sign. “Sale!” it says. {hero} reads the small words below.',
      'Pronto será la noche de los faroles en el río. Necesitan papel. En la tienda hay un letrero rojo. Dice «¡Oferta!». {hero} lee las palabras chiquitas de abajo.',
    ],
    [
      'Soon it is lantern night on the river, and they need paper. In the window of the paper shop hangs a red sign that says “Sale!” {hero} goes closer and reads the small print.',
      'Pronto será la noche de los faroles en el río, y necesitan papel. En la ventana de la papelería cuelga un letrero rojo que dice «¡Oferta!». {hero} se acerca y lee las letras chiquitas.',
    ],
    [
      'In a few days it is lantern night on the river, and for the lanterns of their street they need paper. In the window of the paper shop hangs a red sign that says “Sale!” in very large letters. “Wait,” says {hero}, who goes closer and reads the small print before anybody can walk in.',
      'En unos días será la noche de los faroles en el río, y para los faroles de su calle necesitan papel. En la ventana de la papelería cuelga un letrero rojo que dice «¡Oferta!» con letras muy grandes. «Espera», dice {hero}, que se acerca y lee las letras chiquitas antes de que alguien pueda entrar.',
    ],
    [
      'A box of paper is {$1}. Today it {is|are} {2} off. How many dollars is it today?',
      'Una caja de papel cuesta {$1}. Hoy tiene un descuento del {2}. ¿Cuántos dólares cuesta hoy?',
    ],
    [
      'A box of paper costs {$1}, and today it {is|are} {2} off. How many dollars does it cost today?',
      'Una caja de papel cuesta {$1}, y hoy tiene un descuento del {2}. ¿Cuántos dólares cuesta hoy?',
    ],
    [
      'A large box of paper usually costs {$1}, and today it {is|are} {2} off. How many dollars does the box cost today?',
      'Una caja grande de papel suele costar {$1}, y hoy tiene un descuento del {2}. ¿Cuántos dólares cuesta hoy la caja?',
    ],
    [
      'The box is {$1} today. {friend} carries it home on one shoulder.',
      'La caja cuesta hoy {$1}. {friend} la lleva a casa al hombro.',
    ],
    ['The price of the box, with the part that is taken off.', 'El precio de la caja, con la parte que se descuenta.'],
    ['{1}% off', '{1}% menos'],
    ['White and gold', 'Blanco y dorado'],
    [
      '{keeper} opens the box. “White and gold,” she says. “White is for those we miss. Gold is for luck.” {friend} lays out the sheets.',
      '{Keeper} abre la caja. «Blanco y dorado —dice—. El blanco es para los que extrañamos. El dorado es para la suerte». {friend} extiende las hojas.',
    ],
    [
      '{keeper} opens the box and smiles. “White is for the people we miss,” she says, “and gold is for luck.” {friend} sorts the sheets into two piles.',
      '{Keeper} abre la caja y sonríe. «El blanco es para la gente que extrañamos —dice—, y el dorado es para la suerte». {friend} separa las hojas en dos montones.',
    ],
    [
      '{keeper} opens the box and runs a hand over the paper. “White lanterns are for the people we miss,” she says, “and gold ones are for luck, so we need both.” {friend} sorts all of the sheets into two piles on the kitchen floor.',
      '{Keeper} abre la caja y pasa la mano por el papel. «Los faroles blancos son para la gente que extrañamos —dice—, y los dorados son para la suerte, así que necesitamos de los dos». {friend} separa todas las hojas en dos montones en el piso de la cocina.',
    ],
    [
      'There {is|are} {1} sheets. {2} of them are white. How many sheets are white?',
      'Hay {1} hojas. El {2} de ellas son blancas. ¿Cuántas hojas son blancas?',
    ],
    [
      'There {is|are} {1} sheets, and {2} of them are white. How many sheets are white?',
      'Hay {1} hojas, y el {2} de ellas son blancas. ¿Cuántas hojas son blancas?',
    ],
    [
      'There {is|are} {1} sheets in the box, and {2} of them are white. How many of the sheets are white?',
      'Hay {1} hojas en la caja, y el {2} de ellas son blancas. ¿Cuántas de las hojas son blancas?',
    ],
    ['{1} sheets are white. Now they can cut and fold.', '{1} hojas son blancas. Ahora pueden cortar y doblar.'],
    ['All the sheets, with the white part.', 'Todas las hojas, con la parte blanca.'],
    ['sheets', 'hojas'],
    ['gold', 'doradas'],
    ['{1}% white', '{1}% blancas'],
    [
      'Each lantern needs a lamp. The shop has two kinds. One kind can be used each year. But it costs more. The other kind is cheap. It shines for one night.',
      'Cada farol necesita una lámpara. La tienda tiene de dos clases. Una se puede usar cada año. Pero cuesta más. La otra es barata. Alumbra una noche.',
    ],
    [
      'Each lantern needs a small lamp, and the shop has two kinds. One kind costs more, but you can use it every year. The other kind is cheap and shines for a single night.',
      'Cada farol necesita una lamparita, y la tienda tiene de dos clases. Una cuesta más, pero se puede usar cada año. La otra es barata y alumbra una sola noche.',
    ],
    [
      'Every lantern needs a small lamp inside, and the shop sells two kinds of them. One kind costs more than they have planned, but it can be used again every year. The other kind is cheap, but it shines for a single night and is thrown away after that.',
      'Cada farol necesita una lamparita por dentro, y la tienda vende de dos clases. Una cuesta más de lo que habían planeado, pero se puede usar otra vez cada año. La otra es barata, pero alumbra una sola noche y después se tira.',
    ],
    ['Buy the lamps that last', 'Comprar las lámparas que duran'],
    ['The good lamps', 'Las lámparas buenas'],
    [
      '“I have saved for a bike,” says {friend}. “Take that.” {hero} looks up. “Are you sure?”',
      '«Tengo ahorros para una bici —dice {friend}—. Tomen eso». {hero} levanta la vista. «¿De verdad?».',
    ],
    [
      '“I have saved up money for a bike,” says {friend}, “and you can have it.” {hero} looks up and asks, “Are you sure?”',
      '«He ahorrado dinero para una bici —dice {friend}—, y lo pueden usar». {hero} levanta la vista y pregunta: «¿De verdad?».',
    ],
    [
      '“I have been saving for a bike since spring,” says {friend} after a long silence, “so take that money.” {hero} looks up from the paper and asks, “Are you really sure about that?”',
      '«He ahorrado para una bici desde la primavera —dice {friend} después de un largo silencio—, así que tomen ese dinero». {hero} levanta la vista del papel y pregunta: «¿De verdad quieres hacerlo?».',
    ],
    [
      'Last year a bag was {$1}. The good ones cost {2} more. How many dollars is that?',
      'El año pasado una bolsa costaba {$1}. Las buenas cuestan un {2} más. ¿Cuántos dólares son?',
    ],
    [
      'Last year a bag of lamps cost {$1}, and the good ones cost {2} more. How many dollars do the good ones cost?',
      'El año pasado una bolsa de lámparas costaba {$1}, y las buenas cuestan un {2} más. ¿Cuántos dólares cuestan las buenas?',
    ],
    [
      'Last year they paid {$1} for a bag of lamps, and the good ones cost {2} more than that. How many dollars does a bag of the good ones cost?',
      'El año pasado pagaron {$1} por una bolsa de lámparas, y las buenas cuestan un {2} más que eso. ¿Cuántos dólares cuesta una bolsa de las buenas?',
    ],
    ['The good lamps cost {$1}. They last for years.', 'Las lámparas buenas cuestan {$1}. Duran muchos años.'],
    [
      'The river is full of light. {friend} walks home on foot. But it is all right. The next year the lamps are still in the bag. And this time there is money for a bike.',
      'El río está lleno de luz. {friend} regresa a casa a pie. Pero está bien. Al año siguiente las lámparas siguen en la bolsa. Y esta vez hay dinero para una bici.',
    ],
    [
      'On lantern night the river is full of light, and {friend} walks home on foot. A year later the lamps are still in their bag. This time there is money left, and it is enough for a bike.',
      'En la noche de los faroles, el río está lleno de luz, y {friend} regresa a casa a pie. Un año después, las lámparas siguen en su bolsa. Esta vez sobra dinero, y alcanza para una bici.',
    ],
    [
      'On lantern night the river is so full of light that you could read by it, and {friend} walks home on foot. It is a long winter without a bike. But a year later the lamps are still in their bag, nobody has to buy new ones, and under the table in the hall stands something with two wheels and a ribbon.',
      'En la noche de los faroles, el río está tan lleno de luz que se podría leer con ella, y {friend} regresa a casa a pie. Es un invierno largo sin bici. Pero un año después las lámparas siguen en su bolsa, nadie tiene que comprar nuevas, y debajo de la mesa de la entrada hay algo con dos ruedas y un moño.',
    ],
    ['Buy the cheap lamps', 'Comprar las lámparas baratas'],
    ['One night of light', 'Una noche de luz'],
    [
      '“One night is what we need,” says {hero}. They take the cheap bag.',
      '«Una noche es lo que necesitamos», dice {hero}. Toman la bolsa barata.',
    ],
    [
      '“One night is all we need,” says {hero}, and they take the cheap bag from the shelf.',
      '«Una noche es todo lo que necesitamos», dice {hero}, y toman del estante la bolsa barata.',
    ],
    [
      '“One night is all we need,” says {hero}, “and for the next one somebody else can worry.” They take the cheap bag from the shelf.',
      '«Una noche es todo lo que necesitamos —dice {hero}—, y que de la próxima se preocupe otro». Toman del estante la bolsa barata.',
    ],
    [
      'Last year a bag was {$1}. The cheap ones cost {2} less. How many dollars is that?',
      'El año pasado una bolsa costaba {$1}. Las baratas cuestan un {2} menos. ¿Cuántos dólares son?',
    ],
    [
      'Last year a bag of lamps cost {$1}, and the cheap ones cost {2} less. How many dollars do the cheap ones cost?',
      'El año pasado una bolsa de lámparas costaba {$1}, y las baratas cuestan un {2} menos. ¿Cuántos dólares cuestan las baratas?',
    ],
    [
      'Last year they paid {$1} for a bag of lamps, and the cheap ones cost {2} less than that. How many dollars does a bag of the cheap ones cost?',
      'El año pasado pagaron {$1} por una bolsa de lámparas, y las baratas cuestan un {2} menos que eso. ¿Cuántos dólares cuesta una bolsa de las baratas?',
    ],
    ['The cheap lamps cost {$1}.', 'Las lámparas baratas cuestan {$1}.'],
    [
      'The river is full of light. It is like a dream. In the morning there is a bag at the door. It is full of dead lamps. {hero} looks at it for a long time.',
      'El río está lleno de luz. Es como un sueño. Por la mañana hay una bolsa en la puerta. Está llena de lámparas apagadas. {hero} la mira un buen rato.',
    ],
    [
      'On lantern night the river is full of light, and it is like a dream. But in the morning a large bag of dead lamps stands at the door. {hero} looks at it for a long time.',
      'En la noche de los faroles, el río está lleno de luz, y es como un sueño. Pero por la mañana hay en la puerta una bolsa grande de lámparas apagadas. {hero} la mira un buen rato.',
    ],
    [
      'On lantern night the river is so full of light that even the old people stay until the end. But in the morning a large bag of dead lamps stands at the door, and next year they will have to buy all of them again. {hero} looks at it for a long time and then begins to write a letter to the shop.',
      'En la noche de los faroles, el río está tan lleno de luz que hasta la gente mayor se queda hasta el final. Pero por la mañana hay en la puerta una bolsa grande de lámparas apagadas, y el próximo año tendrán que volver a comprarlas todas. {hero} la mira un buen rato y luego empieza a escribirle una carta a la tienda.',
    ],
  ],
} satisfies StoryPairs;
