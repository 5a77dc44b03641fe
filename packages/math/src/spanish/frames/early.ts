import type { Frames } from '../reader-of-frames.ts';

/** Tasks of kindergarten to grade 2. */
export const earlyFrames: Frames = {
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => {
      const counted = Array.from({ length: at + 1 }, (__, one) => one + 1).join(', ');
      return [
        `Nadia points to each of the stars and says ${counted}.`,
        `Nadia señala {las} estrellas de {uno} en {uno} y dice ${counted}.`,
      ];
    }),
  ),
  'Which tower is taller?': '¿Qué torre es más {alta}?',
  'Which stick is shorter?': '¿Qué palito es más {corto}?',
  'Which box is heavier?': '¿Qué caja es más {pesada}?',
  'Which box is lighter?': '¿Qué caja es más {ligera}?',
  'The top row shows the cups of Salma.': 'La fila de arriba muestra {las} tazas de Salma.',
  'Salma puts them in a ring.': 'Salma los pone en círculo.',
  'Salma pushes them apart.': 'Salma los separa.',
  'Salma pushes them together.': 'Salma los junta.',
  'Salma puts one more with them.': 'Salma pone uno más.',
  'What is true now?': '¿Qué es verdad ahora?',
  '`6` is `3` and `4`.': '`6` es `3` y `4`.',
  'Make it another way.': 'Formen el número de otra manera.',
  'What should Yara measure?': '¿Qué debe medir Yara?',
  'Yara wants to know if a puppy can be picked up.': 'Yara quiere saber si se puede levantar {un} cachorro.',
  'Yara wants to know if a full basket can be carried.': 'Yara quiere saber si se puede cargar una canasta llena.',
  'Yara wants to know if a book makes the backpack heavy.':
    'Yara quiere saber si con {un} libro {la} mochila pesa mucho.',
  'Yara wants to know if a melon pulls down the scale.': 'Yara quiere saber si {un} melón hace bajar la báscula.',
  'Yara wants to know if a bag is easy to lift.': 'Yara quiere saber si {una} bolsa es fácil de levantar.',
  'Yara wants to know if a chair is easy to pick up.': 'Yara quiere saber si {una} silla es fácil de levantar.',
  'Yara wants to know if a sled is hard to pull.': 'Yara quiere saber si {un} trineo es difícil de jalar.',
  'Yara wants to know if a rock is hard to carry.': 'Yara quiere saber si {una} roca es difícil de cargar.',
  'Yara wants to know if a pencil fits in the case.': 'Yara quiere saber si {un} lápiz cabe en {el} estuche.',
  'Yara wants to know if a rug fits in the room.': 'Yara quiere saber si {una} alfombra cabe en {el} cuarto.',
  'Yara wants to know if a shelf fits on the wall.': 'Yara quiere saber si {un} estante cabe en {la} pared.',
  'Yara wants to know if a bed fits by the wall.': 'Yara quiere saber si {una} cama cabe junto a {la} pared.',
  'Yara wants to know if the rice fits in the bowl.': 'Yara quiere saber si {el} arroz cabe en {el} tazón.',
  'Yara wants to know if the beans fit in the jar.': 'Yara quiere saber si {los} frijoles caben en {el} frasco.',
  'Yara wants to know if a stick reaches over the puddle.':
    'Yara quiere saber si {un} palito llega de un lado al otro {del} charco.',
  'Yara wants to know if a rope reaches the tree.': 'Yara quiere saber si {una} cuerda llega hasta {el} árbol.',
  'Yara wants to know if a pumpkin is harder to lift than a pear.':
    'Yara quiere saber si {una} calabaza es más difícil de levantar que {una} pera.',
  'Yara wants to know if a bottle is enough for two cups.':
    'Yara quiere saber si {una} botella alcanza para dos tazas.',
  'Yara wants to know if a box is too heavy for one child.':
    'Yara quiere saber si {una} caja pesa demasiado para {un} niño.',
  'Yara wants to know if a tub takes more water than a sink.':
    'Yara quiere saber si en {una} tina cabe más agua que en {un} lavabo.',
  'Yara wants to know if one side of a seesaw goes down.': 'Yara quiere saber si un lado de {un} subibaja baja.',
  'Yara wants to know if a plant has grown taller.': 'Yara quiere saber si {una} planta ha crecido.',
  'Yara wants to know if a belt goes around a waist.':
    'Yara quiere saber si {un} cinturón da la vuelta a {una} cintura.',
  'Yara wants to know if a ribbon goes around a box.': 'Yara quiere saber si {una} cinta da la vuelta a {una} caja.',
  'Yara wants to know if a scarf goes around a neck twice.':
    'Yara quiere saber si {una} bufanda da dos vueltas a {un} cuello.',
  'Yara wants to know if a string goes from the door to the window.':
    'Yara quiere saber si {una} cuerda llega de {la} puerta a {la} ventana.',
  'Yara wants to know if a can fills the watering can.': 'Yara quiere saber si con {una} lata se llena {la} regadera.',
  'Yara wants to know if a jug fills four cups.': 'Yara quiere saber si con {una} jarra se llenan cuatro tazas.',
  'Yara wants to know if a branch bends under a bird.':
    'Yara quiere saber si {una} rama se dobla con {un} pájaro encima.',
  'Think of a square you draw.': 'Piensen en {un} cuadrado que alguien dibuja.',
  'Think of a letter you write.': 'Piensen en una letra que alguien escribe.',
  'Think of a circle on paper.': 'Piensen en {un} círculo en {un} papel.',
  'Think of a rectangle on the floor.': 'Piensen en {un} rectángulo en {el} piso.',
  'Think of a triangle on a card.': 'Piensen en {un} triángulo en {una} tarjeta.',
  'Think of a loaf of bread.': 'Piensen en un pan entero.',
  'Think of a footprint in the sand.': 'Piensen en una huella en la arena.',
  'Think of a shadow on the wall.': 'Piensen en una sombra en la pared.',
  'Think of a party hat.': 'Piensen en un gorro de fiesta.',
  'Think of a can.': 'Piensen en {una} lata.',
  'Think of an ice cream cone.': 'Piensen en un cono de helado.',
  'Think of a line around a leaf.': 'Piensen en una línea alrededor de {una} hoja.',
  'Think of a picture of a ball.': 'Piensen en {un} dibujo de {una} pelota.',
  'Is it flat or solid?': '¿Es algo plano o tiene volumen?',
  'Which shape is a coin like?': '¿A qué figura se parece {una} moneda?',
  'Which shape is a yield sign like?': '¿A qué figura se parece una señal de ceder el paso?',
  'Which shape is a clock on the wall like?': '¿A qué figura se parece {un} reloj en {la} pared?',
  'Which shape is a party hat like?': '¿A qué figura se parece un gorro de fiesta?',
  'Which shape is a floor tile with four even sides like?':
    '¿A qué figura se parece un azulejo de cuatro lados iguales?',
  'Which shape is a cracker with four even sides like?':
    '¿A qué figura se parece {una} galleta salada de cuatro lados iguales?',
  'Which shape is a traffic cone like?': '¿A qué figura se parece un cono de tráfico?',
  'Which shape is an ice cream cone like?': '¿A qué figura se parece un cono de helado?',
  'Which shape is a slice of pizza like?': '¿A qué figura se parece {una} rebanada de pizza?',
  'Which shape is a space on a checkerboard like?': '¿A qué figura se parece una casilla de un tablero?',
  'Which shape is a can of soup like?': '¿A qué figura se parece {una} lata de sopa?',
  'Which shape is a paper towel roll like?': '¿A qué figura se parece un rollo de toallas de papel?',
  'Which shape is a sticky note like?': '¿A qué figura se parece una notita adhesiva?',
  'Which shape is a cell phone like?': '¿A qué figura se parece un teléfono celular?',
  'Which shape is a number block like?': '¿A qué figura se parece un cubo con números?',
  'Which shape is a die like?': '¿A qué figura se parece {un} dado?',
  'Which shape is an ice cube like?': '¿A qué figura se parece un cubito de hielo?',
  'Which shape is a bed from above like?': '¿A qué figura se parece {una} cama vista desde arriba?',
  'Which shape is a coat hanger like?': '¿A qué figura se parece un gancho de ropa?',
  'How many corners does this shape have?': '¿Cuántas esquinas tiene esta figura?',
  'Salma builds this shape from straws, with a clay ball at each corner.':
    'Salma arma esta figura con popotes y una bola de arcilla en cada esquina.',
  'How many balls does Salma need?': '¿Cuántas bolas necesita Salma?',
  'How many straws does Salma need?': '¿{Cuántos} popotes necesita Salma?',
  'Salma builds a rectangle from sticks.': 'Salma arma {un} rectángulo con palitos.',
  'Here is what Salma has so far.': 'Esto es lo que Salma tiene hasta ahora.',
  'How many more sticks does Salma need?': '¿{Cuántos} palitos más necesita Salma?',
  'What is next to the cup?': '¿Qué está al lado {de la} taza?',
  'What is above the tree?': '¿Qué está arriba {del} árbol?',
  'What is below the boat?': '¿Qué está abajo {del} barco?',
  'What is behind the fish?': '¿Qué está detrás {del} pez?',
  'What is in front of the flower?': '¿Qué está delante {de la} flor?',
  'The pencil lies above a row of squares of the same size.':
    '{El} lápiz está encima de una fila de cuadrados del mismo tamaño.',
  'How many squares long is the pencil?': '¿Cuántos cuadrados mide {el} lápiz?',
  'How many inches long is the pencil?': '¿{Cuántas} pulgadas mide {el} lápiz?',
  'The graph shows the pets of a class.': 'La gráfica muestra las mascotas de una clase.',
  'The graph shows the ways to school.': 'La gráfica muestra cómo se llega a la escuela.',
  'The graph shows the animals on a farm.': 'La gráfica muestra los animales de una granja.',
  'The graph shows the favorite fruits of a class.': 'La gráfica muestra las frutas favoritas de una clase.',
  'The graph shows the snacks at a party.': 'La gráfica muestra los bocadillos de una fiesta.',
  'The graph shows the colors of toy cars.': 'La gráfica muestra los colores de unos carritos.',
  'The graph shows the weather in a month.': 'La gráfica muestra el tiempo que hizo en un mes.',
  'How many pets are there in all three groups together?': '¿{Cuántas} mascotas hay en los tres grupos juntos?',
  'How many children are there for "Pear"?': '¿{Cuántos} niños hay en «Pera»?',
  'How many more children are there for "Pear" than for "Grape"?': '¿{Cuántos} niños más hay en «Pera» que en «Uva»?',
  'Salma may have a half of a cracker or a fourth of a cracker of the same size.':
    'Salma puede tomar la mitad de {una} galleta salada o la cuarta parte de {una} galleta salada del mismo tamaño.',
  'Which share is larger?': '¿Qué parte es mayor?',
  'Salma cuts a pie into 4 equal shares.': 'Salma corta {un} pastel en 4 partes iguales.',
  'Salma cuts a waffle into halves.': 'Salma corta {un} wafle en mitades.',
  'Salma cuts a waffle into thirds.': 'Salma corta {un} wafle en tercios.',
  'Salma cuts a waffle into fourths.': 'Salma corta {un} wafle en cuartos.',
  'What is one share called?': '¿Cómo se llama una de las partes?',
  'How many shares make the whole waffle?': '¿Cuántas partes forman {el} wafle {entero}?',
  'Is this a triangle?': '¿Es esto {un} triángulo?',
  'Pencils are packed in boxes of one hundred.': 'Los lápices se empacan en cajas de cien.',
  'There are 2,700 pencils.': 'Hay 2,700 lápices.',
  'How many full boxes can be packed?': '¿{Cuántas} cajas {llenas} se pueden formar?',
  'Salma has 3 dimes and 5 nickels.': 'Salma tiene 3 monedas de diez centavos y 5 monedas de cinco centavos.',
  'Salma has 1 quarter, 3 dimes and 2 pennies.':
    'Salma tiene 1 moneda de veinticinco centavos, 3 monedas de diez centavos y 2 monedas de un centavo.',
  'Salma has 2 quarters, 3 dimes, 4 nickels and 5 pennies.':
    'Salma tiene 2 monedas de veinticinco centavos, 3 monedas de diez centavos, 4 monedas de cinco centavos y 5 monedas de un centavo.',
  'Remember: one dime is 10 cents and one nickel is 5 cents.':
    'Recuerden: una moneda de diez centavos vale 10 centavos y una moneda de cinco centavos vale 5 centavos.',
  'Remember: one quarter is 25 cents, one dime is 10 cents and one penny is 1 cent.':
    'Recuerden: una moneda de veinticinco centavos vale 25 centavos, una moneda de diez centavos vale 10 centavos y una moneda de un centavo vale 1 centavo.',
  'Remember: one quarter is 25 cents, one dime is 10 cents, one nickel is 5 cents and one penny is 1 cent.':
    'Recuerden: una moneda de veinticinco centavos vale 25 centavos, una moneda de diez centavos vale 10 centavos, una moneda de cinco centavos vale 5 centavos y una moneda de un centavo vale 1 centavo.',
  'How many cents is that?': '¿{Cuántos} centavos son?',
  'Salma buys a sticker for 80 cents and pays with a one-dollar bill, which is 100 cents.':
    'Salma compra {una} calcomanía de 80 centavos y paga con un billete de un dólar, que son 100 centavos.',
  'Salma buys a mug for $4 and pays with $10.': 'Salma compra {una} taza de $4 y paga con $10.',
  'How many cents of change does Salma get back?': '¿{Cuántos} centavos de cambio recibe Salma?',
  'How many dollars of change does Salma get back?': '¿{Cuántos} dólares de cambio recibe Salma?',
  'A rug is 5 hands long.': '{Una} alfombra mide 5 manos.',
  'A foot is longer than a hand.': '{Un} pie es más {largo} que {una} mano.',
  'A centimeter is shorter than an inch.': '{Un} centímetro es más {corto} que {una} pulgada.',
  'You measure the rug again, in feet.': 'Se mide {la} alfombra otra vez, en pies.',
  'How many do you need?': '¿Cuál es ahora la medida?',
  'The rope is 6 inches long.': '{La} cuerda mide 6 pulgadas.',
  'How many inches longer is the rope than the belt?': '¿{Cuántas} pulgadas más mide {la} cuerda que {el} cinturón?',
  'How many inches shorter is the belt than the scarf?':
    '¿{Cuántas} pulgadas menos mide {el} cinturón que {la} bufanda?',
  'The ruler shows centimeters.': 'La regla muestra centímetros.',
  'A ribbon lies along it from the mark 1 to the mark 6.':
    '{Una} cinta está junto a ella, desde la marca 1 hasta la marca 6.',
  'About how long is a toothbrush?': '¿Más o menos cuánto mide {un} cepillo de dientes?',
  'About how long is a door, from the floor to its top?':
    '¿Más o menos cuánto mide {una} puerta, del piso a su borde de arriba?',
  'About how long is an adult’s little finger?': '¿Más o menos cuánto mide el dedo meñique de un adulto?',
  'About how long is an adult giraffe, from the ground to its head?':
    '¿Más o menos cuánto mide una jirafa adulta, del suelo a la cabeza?',
  'About how long is a sheet of paper, along its long side?':
    '¿Más o menos cuánto mide una hoja de papel, por su lado largo?',
  'About how long is a child’s shoe?': '¿Más o menos cuánto mide el zapato de un niño?',
  'About how long is a swimming pool for races?': '¿Más o menos cuánto mide una piscina de competencias?',
  'The red pencil is longer than the blue pencil.':
    '{El} lápiz de color rojo es más {largo} que {el} lápiz de color azul.',
  'The red pencil is shorter than the blue pencil.':
    '{El} lápiz de color rojo es más {corto} que {el} lápiz de color azul.',
  'Which one is in the middle?': '¿Cuál queda en medio?',
  'Which one is longest?': '¿Cuál es de mayor longitud?',
  'Which one is shortest?': '¿Cuál es de menor longitud?',
  'There are no trading cards in the box.': 'No hay tarjetas de colección en {la} caja.',
  'There are no ribbons on the table.': 'No hay cintas en {la} mesa.',
  'Write the number.': 'Escriban el número.',
  'Ana cuts 9 equal squares out of paper and lays them in three rows of three.':
    'Ana recorta 9 cuadrados iguales de papel y los pone en tres filas de tres.',
  'Ana cuts 2 equal rectangles out of paper and lays them end to end, short sides together.':
    'Ana recorta 2 rectángulos iguales de papel y los pone uno tras otro, juntos por los lados cortos.',
  'Ana cuts 2 equal squares out of paper and lays them side by side.':
    'Ana recorta 2 cuadrados iguales de papel y los pone lado a lado.',
  'Ana cuts 3 equal squares out of paper and lays them in one row.':
    'Ana recorta 3 cuadrados iguales de papel y los pone en una fila.',
  'Ana cuts 4 equal squares out of paper and lays them in two rows of two.':
    'Ana recorta 4 cuadrados iguales de papel y los pone en dos filas de dos.',
  'Ana cuts 2 half-circles out of paper and lays them with the straight sides together.':
    'Ana recorta 2 semicírculos de papel y los pone juntos por los lados rectos.',
  'Ana cuts 2 quarter-circles out of paper and lays them with one straight side together, round sides outward.':
    'Ana recorta 2 cuartos de círculo de papel y los pone juntos por un lado recto, con los lados redondos hacia afuera.',
  'Ana cuts 4 quarter-circles out of paper and lays them around one point.':
    'Ana recorta 4 cuartos de círculo de papel y los pone alrededor de un punto.',
  'Ana cuts 2 halves of a square, cut from corner to corner out of paper and lays them with the long sides together.':
    'Ana recorta de papel 2 mitades de un cuadrado cortado de esquina a esquina y las pone juntas por los lados largos.',
  'Ana cuts 2 equal triangles with three equal sides out of paper and lays them with one side together.':
    'Ana recorta 2 triángulos de tres lados iguales, todos del mismo tamaño, de papel, y los pone juntos por un lado.',
  'Ana cuts 6 equal triangles with three equal sides out of paper and lays them around one point.':
    'Ana recorta 6 triángulos de tres lados iguales, todos del mismo tamaño, de papel, y los pone alrededor de un punto.',
  'Ana cuts 3 equal triangles with three equal sides out of paper and lays them in one row, every other one upside down.':
    'Ana recorta 3 triángulos de tres lados iguales, todos del mismo tamaño, de papel, y los pone en una fila, uno sí y otro no al revés.',
  'Ana cuts 2 equal trapezoids out of paper and lays them with the long sides together.':
    'Ana recorta 2 trapecios iguales de papel y los pone juntos por los lados largos.',
  'Which shape do they make together?': '¿Qué figura queda?',
};
