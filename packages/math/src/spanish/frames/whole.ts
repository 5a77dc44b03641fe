import type { Frames } from '../reader-of-frames.ts';

/** Tasks of grades 3 to 5 with whole numbers, time and measures. */
export const wholeFrames: Frames = {
  '12 oranges are put into 3 bags, equally many in each bag.':
    'Se ponen 12 naranjas en 3 bolsas, la misma cantidad en cada bolsa.',
  '12 oranges are put onto 3 bags, equally many on each bag.':
    'Se ponen 12 naranjas en 3 bolsas, la misma cantidad en cada bolsa.',
  'How many oranges are in one bag?': '¿{Cuántas} naranjas hay en una bolsa?',
  'How many oranges are on one bag?': '¿{Cuántas} naranjas hay en {una} bolsa?',
  'There are 5 shelves with 4 books on each shelf.': 'Hay 5 estantes con 4 libros en cada estante.',
  'There are 5 shelves with 4 books in each shelf.': 'Hay 5 estantes con 4 libros en cada estante.',
  'How many books are there in all?': '¿{Cuántos} libros hay en total?',
  '6 seeds are put into packets with 3 in each packet.': 'Se ponen 6 semillas en sobres, 3 en cada sobre.',
  '25 players are put onto teams with 5 on each team.': 'Se forman equipos con 25 jugadores, 5 en cada equipo.',
  'How many packets are needed?': '¿{Cuántos} sobres se necesitan?',
  'Hana had 3 trays with 4 seedlings on each tray.': 'Hana tenía 3 bandejas con 4 plantitas en cada bandeja.',
  'Hana had 3 trays with 4 seedlings in each tray.': 'Hana tenía 3 bandejas con 4 plantitas en cada bandeja.',
  'Then Hana gave away 4 seedlings.': 'Después Hana regaló 4 plantitas.',
  'How many seedlings does Hana have left?': '¿{Cuántas} plantitas le quedan a Hana?',
  'Hana counts 4 baskets with 3 figs in each basket, and 5 more figs on the table.':
    'Hana cuenta 4 canastas con 3 higos en cada canasta, y 5 higos más en la mesa.',
  'Hana counts 4 baskets with 3 figs on each basket, and 5 more figs on the table.':
    'Hana cuenta 4 canastas con 3 higos en cada canasta, y 5 higos más en la mesa.',
  'There are 2 seedlings on the table and 3 trays with 4 seedlings on each tray.':
    'Hay 2 plantitas en la mesa y 3 bandejas con 4 plantitas en cada bandeja.',
  'There are 2 seedlings on the table and 3 trays with 4 seedlings in each tray.':
    'Hay 2 plantitas en la mesa y 3 bandejas con 4 plantitas en cada bandeja.',
  'Hana keeps 3 of them and puts the others into 4 bags, equally many in each bag.':
    'Hana se queda con 3 y reparte el resto en 4 bolsas, la misma cantidad en cada bolsa.',
  'Hana keeps 3 of them and puts the others onto 4 plates, equally many on each plate.':
    'Hana se queda con 3 y reparte el resto en 4 platos, la misma cantidad en cada plato.',
  'Hana has 8 empanadas.': 'Hana tiene 8 empanadas.',
  'The film starts at 2:50 p.m. and ends at 3:10 p.m.':
    '{La} película empieza a las 2:50 p.m. y termina a las 3:10 p.m.',
  'The film starts at 8:50 a.m. and ends at 12:10 p.m.':
    '{La} película empieza a las 8:50 a.m. y termina a las 12:10 p.m.',
  'The film starts at 2:50 p.m. and lasts 30 minutes.': '{La} película empieza a las 2:50 p.m. y dura 30 minutos.',
  'How many minutes does it last?': '¿Cuántos minutos dura?',
  'When does it end?': '¿A qué hora termina?',
  'Yara cuts a rope of 20 centimeters into 4 equal pieces.':
    'Yara corta {una} cuerda de 20 centímetros en 4 partes iguales.',
  'How many centimeters long is one piece?': '¿{Cuántos} centímetros mide cada parte?',
  'Nia fills 2 bottles with 200 milliliters of juice each.':
    'Nia llena 2 botellas con 200 mililitros de jugo cada una.',
  'How many milliliters of juice is that?': '¿{Cuántos} mililitros de jugo son?',
  'A pumpkin weighs 13 kilograms.': '{Una} calabaza pesa 13 kilogramos.',
  'A melon weighs 4 kilograms less than the pumpkin.': '{Un} melón pesa 4 kilogramos menos que {la} calabaza.',
  'A melon weighs 4 kilograms more than the pumpkin.': '{Un} melón pesa 4 kilogramos más que {la} calabaza.',
  'That is 8 kilograms more than a melon weighs.': 'Son 8 kilogramos más de lo que pesa {un} melón.',
  'That is 8 kilograms less than a melon weighs.': 'Son 8 kilogramos menos de lo que pesa {un} melón.',
  'How many kilograms does the melon weigh?': '¿{Cuántos} kilogramos pesa {el} melón?',
  'A jug holds 2 liters of water.': 'Una jarra tiene 2 litros de agua.',
  'Kai pours out 100 milliliters.': 'Kai saca 100 mililitros.',
  'How many milliliters are left in the jug?': '¿{Cuántos} mililitros quedan en la jarra?',
  'The bar graph shows how many families have this pet.':
    'La gráfica de barras muestra cuántas familias tienen cada mascota.',
  'The bar graph shows how many children chose this fruit.':
    'La gráfica de barras muestra cuántos niños eligieron cada fruta.',
  'The bar graph shows how many children come to school this way.':
    'La gráfica de barras muestra cuántos niños vienen así a la escuela.',
  'The bar graph shows how many students play this instrument.':
    'La gráfica de barras muestra cuántos estudiantes tocan cada instrumento.',
  'The bar graph shows how many members joined this club.':
    'La gráfica de barras muestra cuántos socios entraron a cada club.',
  'The picture graph shows how many families have this pet.':
    'El pictograma muestra cuántas familias tienen cada mascota.',
  'The picture graph shows how many children chose this fruit.':
    'El pictograma muestra cuántos niños eligieron cada fruta.',
  'The picture graph shows how many children come to school this way.':
    'El pictograma muestra cuántos niños vienen así a la escuela.',
  'The picture graph shows how many students play this instrument.':
    'El pictograma muestra cuántos estudiantes tocan cada instrumento.',
  'The picture graph shows how many members joined this club.':
    'El pictograma muestra cuántos socios entraron a cada club.',
  'How many families does the graph show for "Cat"?': '¿{Cuántas} familias muestra la gráfica en «Gato»?',
  'How many families does the graph show for "Cat" and "Fish" together?':
    '¿{Cuántas} familias muestra la gráfica en «Gato» y «Pez» en total?',
  'How many more families does the graph show for "Fish" than for "Cat"?':
    '¿{Cuántas} familias más muestra la gráfica en «Pez» que en «Gato»?',
  'Each ● stands for 5 families.': 'Cada ● representa 5 familias.',
  'Each ● stands for 10 students, and each ◐ for half as many.': 'Cada ● representa 10 estudiantes, y cada ◐ la mitad.',
  'Hana draws a square and a rectangle and a rhombus.': 'Hana dibuja {un} cuadrado, {un} rectángulo y {un} rombo.',
  'Hana draws a rectangle and a rhombus.': 'Hana dibuja {un} rectángulo y {un} rombo.',
  'Which name fits every one of them?': '¿Qué nombre les queda bien a todos?',
  'Nour collects every rhombus of a set of shapes.': 'Nour junta cada rombo de un grupo de figuras.',
  'Should Nour take the squares too?': '¿Debe Nour tomar también {los} cuadrados?',
  'The museum counted 265 visitors in May.': 'En {el} museo se contaron 265 visitantes en mayo.',
  'The museum counted 265 visitors in May and 218 visitors in June.':
    'En {el} museo se contaron 265 visitantes en mayo y 218 visitantes en junio.',
  'How many more visitors were counted in May than in June?':
    '¿{Cuántos} visitantes más se contaron en mayo que en junio?',
  'How many visitors is that in the two months together?': '¿{Cuántos} visitantes son en los dos meses juntos?',
  'That is 147 more than in June.': 'Son 147 más que en junio.',
  'That is 147 fewer than in June.': 'Son 147 menos que en junio.',
  'How many visitors were counted in June?': '¿{Cuántos} visitantes se contaron en junio?',
  'A farm packs 18 eggs into cartons of 4.': 'En una granja empacan 18 huevos en cartones de 4.',
  'How many cartons are completely full?': '¿Cuántos cartones quedan completamente llenos?',
  'How many cartons are needed to hold all the eggs?': '¿Cuántos cartones se necesitan para todos los huevos?',
  'How many eggs are left over after filling as many cartons as possible?':
    '¿Cuántos huevos sobran después de llenar todos los cartones posibles?',
  'An album has room for 5 photos on each page.': 'En cada página de un álbum caben 5 fotos.',
  'There are 16 photos to put in.': 'Hay que poner 16 fotos.',
  'How many pages can be filled completely?': '¿Cuántas páginas se pueden llenar por completo?',
  'How many pages are needed for all the photos?': '¿Cuántas páginas se necesitan para todas las fotos?',
  'How many photos are left over after filling as many pages as possible?':
    '¿Cuántas fotos sobran después de llenar todas las páginas posibles?',
  '22 children go on a trip.': '22 niños van de viaje.',
  'Each van has seats for 6 children, and the vans are filled one after the other.':
    'Cada camioneta tiene asientos para 6 niños, y las camionetas se llenan una tras otra.',
  'How many vans are completely full?': '¿Cuántas camionetas van completamente llenas?',
  'How many vans are needed so that everybody gets a seat?':
    '¿Cuántas camionetas se necesitan para que todos tengan asiento?',
  'How many children sit in the last van, which is not full?':
    '¿Cuántos niños van en la última camioneta, que no va llena?',
  'Look at the pattern:': 'Miren el patrón:',
  '6, 8, 10, 12, …': '6, 8, 10, 12, …',
  '6, 8, 10, 12, 14, …': '6, 8, 10, 12, 14, …',
  '6, 8, 10, …': '6, 8, 10, …',
  'The same number is added each time.': 'Cada vez se suma el mismo número.',
  'Which number comes next?': '¿Qué número sigue?',
  'How many inches are 2 feet and 4 inches?': '¿{Cuántas} pulgadas son 2 pies y 4 pulgadas?',
  'How many inches are 2 feet and 1 inch?': '¿{Cuántas} pulgadas son 2 pies y 1 pulgada?',
  'Yara walks once around the edge of a yard that is a rectangle, 7 m long and 4 m wide.':
    'Yara da una vuelta por el borde de un patio que es un rectángulo de 7 m de largo y 4 m de ancho.',
  'Yara walks once around the edge of a yard that is a rectangle, 7 ft long and 4 ft wide.':
    'Yara da una vuelta por el borde de un patio que es un rectángulo de 7 pies de largo y 4 pies de ancho.',
  'How far does Yara walk, in meters?': '¿Qué distancia camina Yara, en metros?',
  'Yara puts a fence around a garden that is a rectangle, 7 m long and 4 m wide.':
    'Yara pone una cerca alrededor de un jardín que es un rectángulo de 7 m de largo y 4 m de ancho.',
  'Yara puts a fence around a garden that is a rectangle, 7 ft long and 4 ft wide.':
    'Yara pone una cerca alrededor de un jardín que es un rectángulo de 7 pies de largo y 4 pies de ancho.',
  'How much fence is needed, in feet?': '¿Cuánta cerca se necesita, en pies?',
  'Yara covers the floor of a room with carpet.': 'Yara cubre el piso de un cuarto con alfombra.',
  'The room is a rectangle, 4 m long and 3 m wide.': 'El cuarto es un rectángulo de 4 m de largo y 3 m de ancho.',
  'The room is a rectangle, 4 ft long and 3 ft wide.':
    'El cuarto es un rectángulo de 4 pies de largo y 3 pies de ancho.',
  'How much carpet is needed, in square meters?': '¿Cuánta alfombra se necesita, en metros cuadrados?',
  'How much carpet is needed, in square feet?': '¿Cuánta alfombra se necesita, en pies cuadrados?',
  'Yara paints a wall that is a rectangle, 8 ft long and 5 ft high.':
    'Yara pinta una pared que es un rectángulo de 8 pies de largo y 5 pies de alto.',
  'Yara paints a wall that is a rectangle, 8 m long and 5 m high.':
    'Yara pinta una pared que es un rectángulo de 8 m de largo y 5 m de alto.',
  'How much wall is painted, in square feet?': '¿Cuánta pared se pinta, en pies cuadrados?',
  'How much wall is painted, in square meters?': '¿Cuánta pared se pinta, en metros cuadrados?',
  'A piece of wood is a square.': 'Una pieza de madera es {un} cuadrado.',
  'Is it also a rhombus?': '¿Es también {un} rombo?',
  'A solid is made of two boxes, one beside the other, without overlap.':
    'Un cuerpo está hecho de dos cajas, una al lado de la otra, sin encimarse.',
  'A solid is made of two boxes, one on top of the other, without overlap.':
    'Un cuerpo está hecho de dos cajas, una encima de la otra, sin encimarse.',
  'What is the volume of the solid, in cubic meters?': '¿Cuál es el volumen del cuerpo, en metros cúbicos?',
  'What is the volume of the solid, in cubic centimeters?': '¿Cuál es el volumen del cuerpo, en centímetros cúbicos?',
  'What is the volume of the solid, in cubic feet?': '¿Cuál es el volumen del cuerpo, en pies cúbicos?',
  'What is the volume of the solid, in cubic inches?': '¿Cuál es el volumen del cuerpo, en pulgadas cúbicas?',
  ...Object.fromEntries(
    (['first', 'second', 'lower', 'upper'] as const).flatMap((which) =>
      (['cm', 'm', 'ft', 'in'] as const).map((unit) => {
        const cuál = { first: 'primera', second: 'segunda', lower: 'de abajo', upper: 'de arriba' }[which];
        const caja = which === 'first' || which === 'second' ? `La ${cuál} caja` : `La caja ${cuál}`;
        const es = { cm: 'cm', m: 'm', ft: 'pies', in: 'pulgadas' }[unit];
        return [
          `The ${which} box is 4 ${unit} long, 5 ${unit} wide and 3 ${unit} high.`,
          `${caja} mide 4 ${es} de largo, 5 ${es} de ancho y 3 ${es} de alto.`,
        ];
      }),
    ),
  ),
  'Start where the axes cross, and go `2` up.': 'Empiecen donde se cruzan los ejes y vayan `2` hacia arriba.',
  'Start where the axes cross, and go `2` down.': 'Empiecen donde se cruzan los ejes y vayan `2` hacia abajo.',
  'Start where the axes cross, and go `2` to the left.':
    'Empiecen donde se cruzan los ejes y vayan `2` a la izquierda.',
  'Start where the axes cross, and go `3` to the left and `4` up.':
    'Empiecen donde se cruzan los ejes y vayan `3` a la izquierda y `4` hacia arriba.',
  'Start where the axes cross, and go `3` to the left and `4` down.':
    'Empiecen donde se cruzan los ejes y vayan `3` a la izquierda y `4` hacia abajo.',
  'Put a point there.': 'Pongan allí un punto.',
};
