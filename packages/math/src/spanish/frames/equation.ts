import type { Frames } from '../reader-of-frames.ts';

/** Tasks in which an equation, an inequality or a rule stands for something. */
export const equationFrames: Frames = {
  'Amara is exactly `4` years older than Bao.': 'Amara tiene exactamente `4` años más que Bao.',
  'Let `A` be Amara’s age and `B` Bao’s age, in years.': 'Sea `A` la edad de Amara y `B` la edad de Bao, en años.',
  'Write an equation with `A` and `B`.': 'Escriban una ecuación con `A` y `B`.',
  'A farm has `2` times as many hens as rabbits.': 'En una granja hay `2` veces tantas gallinas como conejos.',
  'At a school there are `3` times as many students as teachers.':
    'En una escuela hay `3` veces tantos estudiantes como maestros.',
  'A hospital has `3` times as many patients as doctors.':
    'En un hospital hay `3` veces tantos pacientes como doctores.',
  'On a street there are `6` times as many cars as bikes.': 'En una calle hay `6` veces tantos carros como bicicletas.',
  'Let `H` be the number of hens and `R` the number of rabbits.':
    'Sea `H` el número de gallinas y `R` el número de conejos.',
  'The red rope is `4` meters longer than the yellow rope.':
    'La cuerda de color rojo mide `4` metros más que la cuerda de color amarillo.',
  'Let `R` be the length of the red rope and `Y` the length of the yellow rope, in meters.':
    'Sea `R` la longitud de la cuerda de color rojo y `Y` la longitud de la cuerda de color amarillo, en metros.',
  'At a bakery, for every `2` people who buy cake there are `3` people who buy pie.':
    'En una panadería, por cada `2` personas que compran pastel hay `3` personas que compran tarta.',
  'Let `C` be the number of people who buy cake and `P` the number of people who buy pie.':
    'Sea `C` el número de personas que compran pastel y `P` el número de personas que compran tarta.',
  'In a park, for every `5` dogs there are `2` foxes.': 'En un parque, por cada `5` perros hay `2` zorros.',
  'In a box, for every `4` red beads there are `5` green beads.':
    'En una caja, por cada `4` cuentas de color rojo hay `5` cuentas de color verde.',
  'Let `R` be the number of red beads and `G` the number of green beads.':
    'Sea `R` el número de cuentas de color rojo y `G` el número de cuentas de color verde.',
  'Let `M` be the number of stickers that Mateo has and `N` the number that Nour has.':
    'Sea `M` el número de calcomanías que tiene Mateo y `N` el número que tiene Nour.',
  'A taxi ride costs `30` dollars to start and `5` dollars for each mile.':
    'Un viaje en taxi cuesta `30` dólares al inicio y `5` dólares por cada milla.',
  'Let `M` be the number of miles and `C` the cost of the ride, in dollars.':
    'Sea `M` el número de millas y `C` el costo del viaje, en dólares.',
  'Bowling costs `15` dollars for shoes and `5` dollars for each game.':
    'El boliche cuesta `15` dólares por los zapatos y `5` dólares por cada juego.',
  'Let `G` be the number of games and `T` the total cost, in dollars.':
    'Sea `G` el número de juegos y `T` el costo total, en dólares.',
  'Rosa earns `10` dollars a week, and `2` dollars more for each hour of overtime.':
    'Rosa gana `10` dólares por semana, y `2` dólares más por cada hora extra.',
  'Let `H` be the hours of overtime in a week and `W` the wage for that week, in dollars.':
    'Sea `H` las horas extra en una semana y `W` el sueldo de esa semana, en dólares.',
  'The bus ride takes less than `37` minutes.': 'El viaje en autobús dura menos de `37` minutos.',
  'Let `t` be a time, in minutes, that it may take.': 'Sea `t` un tiempo, en minutos, que puede durar.',
  'Write an inequality for `t`.': 'Escriban una desigualdad para `t`.',
  'All day the temperature was above `19` °C.': 'Todo el día la temperatura estuvo por encima de `19` °C.',
  'Let `t` be a temperature, in °C, of that day.': 'Sea `t` una temperatura, en °C, de ese día.',
  'To ride the roller coaster you must be at least `98` cm tall.':
    'Para subir a la montaña rusa hay que medir al menos `98` cm.',
  'Let `h` be the height, in cm, of somebody who may ride.': 'Sea `h` la estatura, en cm, de alguien que puede subir.',
  'A suitcase may weigh at most `32` kg.': 'Una maleta puede pesar a lo sumo `32` kg.',
  'Let `w` be the weight, in kg, of a suitcase that is allowed.': 'Sea `w` el peso, en kg, de una maleta permitida.',
  'The elevator can hold no more than `7` people.': 'En el elevador no caben más de `7` personas.',
  'Let `p` be a number of people that is allowed.': 'Sea `p` un número permitido de personas.',
  'Omar can spend a maximum of `122` dollars.': 'Omar puede gastar un máximo de `122` dólares.',
  'Let `c` be a cost, in dollars, that Omar can pay.': 'Sea `c` un costo, en dólares, que Omar puede pagar.',
  'The lake is deeper than `5` meters.': 'El lago tiene más de `5` metros de profundidad.',
  'Let `d` be a depth, in meters, that the lake may have.':
    'Sea `d` una profundidad, en metros, que el lago puede tener.',
  'Mei scored more than `20` points.': 'Mei anotó más de `20` puntos.',
  'Let `g` be a number of points that Mei may have scored.': 'Sea `g` un número de puntos que Mei pudo anotar.',
  'The trip takes place if at least `21` people sign up.': 'El viaje se hace si se apuntan al menos `21` personas.',
  'Let `p` be a number of people for which it takes place.': 'Sea `p` un número de personas con el que se hace.',
  'The bread must bake for no less than `22` minutes.': 'El pan debe hornearse no menos de `22` minutos.',
  'Let `t` be a baking time, in minutes, that is long enough.':
    'Sea `t` un tiempo de horneado, en minutos, que es suficiente.',
  'Entry is free for children younger than `15`.': 'La entrada es gratis para menores de `15` años.',
  'Let `a` be an age, in years, with free entry.': 'Sea `a` una edad, en años, con entrada gratis.',
  'The speed limit is `19` miles per hour.': 'El límite de velocidad es de `19` millas por hora.',
  'Let `s` be a speed, in miles per hour, that is allowed.': 'Sea `s` una velocidad permitida, en millas por hora.',
  'Nia has to save a minimum of `13` dollars.': 'Nia tiene que ahorrar un mínimo de `13` dólares.',
  'Let `m` be an amount, in dollars, that is enough.': 'Sea `m` una cantidad, en dólares, que es suficiente.',
  'There are fewer than `11` books on the shelf.': 'Hay menos de `11` libros en el estante.',
  'Let `b` be a number of books that may be there.': 'Sea `b` un número de libros que puede haber.',
  'A pattern grows: a row of tables pushed together.': 'Un patrón crece: una fila de mesas juntas.',
  'A pattern grows: a row of squares.': 'Un patrón crece: una fila de cuadrados.',
  'A pattern grows: a row of triangles.': 'Un patrón crece: una fila de triángulos.',
  'A pattern grows: a chain.': 'Un patrón crece: una cadena.',
  'A pattern grows: a fence.': 'Un patrón crece: una cerca.',
  'A pattern grows: a path around a flower bed.': 'Un patrón crece: un camino alrededor de un cantero de flores.',
  'Figure 1 needs `6` chairs, figure 2 needs `10`, figure 3 needs `14`.':
    'La figura 1 lleva `6` sillas, la figura 2 lleva `10`, la figura 3 lleva `14`.',
  'Figure 1 needs `5` posts and rails, figure 2 needs `9`, figure 3 needs `13`.':
    'La figura 1 lleva `5` postes y travesaños, la figura 2 lleva `9`, la figura 3 lleva `13`.',
  'It goes on in the same way.': 'Sigue de la misma manera.',
  'How many chairs does figure `9` need?': '¿{Cuántas} sillas lleva la figura `9`?',
  'How many posts and rails does figure `6` need?': '¿Cuántos postes y travesaños lleva la figura `6`?',
  'A candle is `21` mm tall.': 'Una vela mide `21` mm de alto.',
  'It burns down by `4` mm each hour.': 'Cada hora baja `4` mm.',
  'Now it is `9` mm tall.': 'Ahora mide `9` mm.',
  'For how many hours has it been burning?': '¿Cuántas horas lleva encendida?',
  'Bao joins a climbing gym.': 'Bao se inscribe en un gimnasio de escalada.',
  'It costs $7 to join and $2 for each month.': 'Cuesta $7 inscribirse y $2 por cada mes.',
  'So far Bao has paid $13 in all.': 'Hasta ahora Bao ha pagado $13 en total.',
  'For how many months has Bao paid?': '¿Cuántos meses ha pagado Bao?',
  'Victor has a fair card worth $19.': 'Victor tiene una tarjeta de la feria con $19.',
  'Each ride costs $4.': 'Cada juego mecánico cuesta $4.',
  'Now $3 is left on the card.': 'Ahora quedan $3 en la tarjeta.',
  'How many rides has Victor taken?': '¿A cuántos juegos ha subido Victor?',
  'Priya buys the same lunch for `3` people.': 'Priya compra el mismo almuerzo para `3` personas.',
  'Each lunch is a sandwich and a drink, and each drink costs $4.':
    'Cada almuerzo es un sándwich y una bebida, y cada bebida cuesta $4.',
  'Together the lunches cost $33.': 'Los almuerzos juntos cuestan $33.',
  'How much does one sandwich cost?': '¿Cuánto cuesta un sándwich?',
  'Nour has `5` albums with the same number of cards in each.':
    'Nour tiene `5` álbumes con el mismo número de tarjetas en cada uno.',
  'Then `4` more cards are put into each album.': 'Después se ponen `4` tarjetas más en cada álbum.',
  'Now there are `30` cards in all.': 'Ahora hay `30` tarjetas en total.',
  'How many cards were in each album at first?': '¿Cuántas tarjetas había en cada álbum al principio?',
  'A taxi ride costs $2 to start and $6 for each mile.': 'Un viaje en taxi cuesta $2 al inicio y $6 por cada milla.',
  'Ivan pays $14.': 'Ivan paga $14.',
  'How many miles long was the ride?': '¿De cuántas millas fue el viaje?',
  'Yusuf has $7 and saves $4 each week for a bike that costs $39.':
    'Yusuf tiene $7 y ahorra $4 cada semana para una bicicleta que cuesta $39.',
  'After how many weeks does Yusuf have exactly enough?': '¿Después de cuántas semanas tiene Yusuf justo lo necesario?',
  'Two ropes are `24` meters long together.': 'Dos cuerdas miden juntas `24` metros.',
  'One of them is `8` meters longer than the other.': 'Una de ellas mide `8` metros más que la otra.',
  'How long is the shorter rope?': '¿Cuánto mide la cuerda más corta?',
  'Lina plays two games and scores `9` points together.': 'Lina juega dos partidos y anota `9` puntos en total.',
  'In the second game Lina scores `5` points more than in the first.':
    'En el segundo partido Lina anota `5` puntos más que en el primero.',
  'How many points does Lina score in the first game?': '¿Cuántos puntos anota Lina en el primer partido?',
  'On each of `4` days Ivan runs for the same time and then stretches for `8` minutes.':
    'En cada uno de `4` días Ivan corre el mismo tiempo y luego se estira `8` minutos.',
  'Running and stretching take `52` minutes in all.': 'Correr y estirarse toman `52` minutos en total.',
  'For how many minutes does Ivan run on each day?': '¿Cuántos minutos corre Ivan cada día?',
  'Each minute `5` liters run out.': 'Cada minuto salen `5` litros.',
  'Now `2` liters are left.': 'Ahora quedan `2` litros.',
  'How many minutes has the water been running?': '¿Cuántos minutos lleva saliendo el agua?',
  'A bat and a ball cost $19 together.': 'Un bate y una pelota cuestan $19 juntos.',
  'The bat costs $5 more than the ball.': 'El bate cuesta $5 más que la pelota.',
  'How much does the ball cost?': '¿Cuánto cuesta {la} pelota?',
  'An empty cart weighs `7` kg.': 'Un carrito vacío pesa `7` kg.',
  'Each box that is loaded weighs `3` kg.': 'Cada caja que se carga pesa `3` kg.',
  'Loaded, the cart weighs `16` kg.': 'Cargado, el carrito pesa `16` kg.',
  'How many boxes are on it?': '¿Cuántas cajas lleva?',
  'This formula is about the wage for `h` hours.': 'Esta fórmula trata del sueldo por `h` horas.',
  'Solve it for `h`.': 'Despejen `h`.',
  'This formula is about the area, base and height of a parallelogram.':
    'Esta fórmula trata del área, la base y la altura de un paralelogramo.',
  'This formula is about the area, base and height of a triangle.':
    'Esta fórmula trata del área, la base y la altura de un triángulo.',
  'This formula is about the weight of a full box, the box and what is in it.':
    'Esta fórmula trata del peso de una caja llena, de la caja y de lo que hay en ella.',
  'This formula is about the cost of a ride of `n` miles.': 'Esta fórmula trata del costo de un viaje de `n` millas.',
  'This formula is about the cost, the number of items and the price of one.':
    'Esta fórmula trata del costo, el número de artículos y el precio de uno.',
  'This formula is about a total, the first part and the second part.':
    'Esta fórmula trata de un total, la primera parte y la segunda parte.',
  'This formula is about the volume, base area and height of a prism.':
    'Esta fórmula trata del volumen, el área de la base y la altura de un prisma.',
  'This formula is about a price, the cost and the gain.': 'Esta fórmula trata de un precio, el costo y la ganancia.',
  'This formula is about force, mass and acceleration.': 'Esta fórmula trata de la fuerza, la masa y la aceleración.',
  'This formula is about the height of a plant after `t` weeks.':
    'Esta fórmula trata de la altura de una planta después de `t` semanas.',
  'This formula is about distance, rate and time.': 'Esta fórmula trata de la distancia, la velocidad y el tiempo.',
  'This formula is about the perimeter, length and width of a rectangle.':
    'Esta fórmula trata del perímetro, el largo y el ancho de un rectángulo.',
  'A pump adds 3 liters each minute.': 'Una bomba agrega 3 litros cada minuto.',
  'After how many minutes are there `27` liters in the tank?':
    '¿Después de cuántos minutos hay `27` litros en el tanque?',
  'How many liters are in the tank after `8` minutes?': '¿Cuántos litros hay en el tanque después de `8` minutos?',
  'A tank holds 8 liters of water.': 'En un tanque hay 8 litros de agua.',
  'A taxi costs $8 to start and $3 for each kilometer.': 'Un taxi cuesta $8 al inicio y $3 por cada kilómetro.',
  'What does a trip of `7` kilometers cost, in dollars?': '¿Cuánto cuesta un viaje de `7` kilómetros, en dólares?',
  'A trip costs $29.': 'Un viaje cuesta $29.',
  'A young tree is 27 centimeters tall and grows 4 centimeters each month.':
    'Un árbol joven mide 27 centímetros y crece 4 centímetros cada mes.',
  'How many centimeters tall is it after `4` months?': '¿Cuántos centímetros mide después de `4` meses?',
  'After how many months is it `30` centimeters tall?': '¿Después de cuántos meses mide `30` centímetros?',
  'A gym takes $16 once to join and then $2 a month.':
    'Un gimnasio cobra $16 una vez por inscribirse y luego $2 al mes.',
  'What do `3` months cost in all, in dollars?': '¿Cuánto cuestan `3` meses en total, en dólares?',
  'Someone has paid $45 in all.': 'Alguien ha pagado $45 en total.',
  'For how many months is that?': '¿Por cuántos meses es?',
  'Let `x` be the number of months and `y` the cost in dollars.':
    'Sea `x` el número de meses y `y` el costo en dólares.',
  'Let `x` be the number of kilometers and `y` the cost in dollars.':
    'Sea `x` el número de kilómetros y `y` el costo en dólares.',
  'Let `x` be the number of minutes and `y` the liters in the tank.':
    'Sea `x` el número de minutos y `y` los litros en el tanque.',
  'Let `x` be the number of months and `y` its height in centimeters.':
    'Sea `x` el número de meses y `y` su altura en centímetros.',
  'Write the rule as an equation that starts with `y =`.': 'Escriban la regla como una ecuación que empieza con `y =`.',
  'A school play sells 18 tickets for $66 altogether.': 'En una obra escolar se venden 18 boletos por $66 en total.',
  'An adult ticket costs $4 and a child ticket costs $3.':
    'Un boleto de adulto cuesta $4 y un boleto de niño cuesta $3.',
  'How many adult tickets are there?': '¿Cuántos boletos de adulto hay?',
  'A café has 20 tables with 86 chairs in all.': 'Un café tiene 20 mesas con 86 sillas en total.',
  'Each large table has 5 chairs and each small table has 3 chairs.':
    'Cada mesa grande tiene 5 sillas y cada mesa pequeña tiene 3 sillas.',
  'How many large tables are there?': '¿Cuántas mesas grandes hay?',
  'In a quiz there are 21 questions worth 50 points in all.':
    'En una prueba hay 21 preguntas que valen 50 puntos en total.',
  'A hard question is worth 3 points and an easy one 2 points.':
    'Una pregunta difícil vale 3 puntos y una fácil vale 2 puntos.',
  'How many hard questions are there?': '¿Cuántas preguntas difíciles hay?',
  'A van carries 11 boxes that weigh 53 kg altogether.': 'Una camioneta lleva 11 cajas que pesan 53 kg en total.',
  'A big box weighs 7 kg and a small box weighs 4 kg.': 'Una caja grande pesa 7 kg y una caja pequeña pesa 4 kg.',
  'How many big boxes are there?': '¿Cuántas cajas grandes hay?',
  'Each day the total becomes `2` times as large.': 'Cada día el total se multiplica por `2`.',
  'After `n` days it has `48` views.': 'Después de `n` días tiene `48` vistas.',
  'Write an equation for `n` that says this.': 'Escriban una ecuación para `n` que diga esto.',
  'Write an inequality for `n` that says this.': 'Escriban una desigualdad para `n` que diga esto.',
  'You do not need to solve it.': 'No hace falta resolverla.',
  'Ana has `19` dollars and saves `2` dollars each week.': 'Ana tiene `19` dólares y ahorra `2` dólares cada semana.',
  'After `n` weeks both have the same.': 'Después de `n` semanas las dos personas tienen lo mismo.',
  'Every hour there are `2` times as many as before.': 'Cada hora hay `2` veces tantas como antes.',
  'A dish holds `4` bacteria.': 'En un plato hay `4` bacterias.',
  'After `n` hours there are `16`.': 'Después de `n` horas hay `16`.',
  'The smaller of two numbers is `n`.': 'El menor de dos números es `n`.',
  'The other one is greater by `3`.': 'El otro es mayor por `3`.',
  'Their product is `10`.': 'Su producto es `10`.',
  'A garden bed is `2` feet longer than it is wide.': 'El largo de un cantero mide `2` pies más que el ancho.',
  'Its area is `35` square feet, and it is `n` feet wide.':
    'Su área es de `35` pies cuadrados y mide `n` pies de ancho.',
  'A tank holds `21` gallons and gains `5` gallons each minute.':
    'Un tanque tiene `21` galones y gana `5` galones cada minuto.',
  'Another tank holds `6` gallons and gains `8` gallons each minute.':
    'Otro tanque tiene `6` galones y gana `8` galones cada minuto.',
  'After `n` minutes both hold the same.': 'Después de `n` minutos los dos tienen lo mismo.',
  'A hall has `n` rows of seats.': 'Una sala tiene `n` filas de asientos.',
  'Each row has `5` seats more than there are rows.': 'Cada fila tiene `5` asientos más que el número de filas.',
  'There are `14` seats in all.': 'Hay `14` asientos en total.',
  'A vine is `29` inches long and grows `3` inches each week.':
    'Una enredadera mide `29` pulgadas y crece `3` pulgadas cada semana.',
  'Another is `19` inches long and grows `5` inches each week.':
    'Otra mide `19` pulgadas y crece `5` pulgadas cada semana.',
  'After `n` weeks both have the same length.': 'Después de `n` semanas las dos miden lo mismo.',
  'A team has `15` points and gets `5` points for each win.':
    'Un equipo tiene `15` puntos y recibe `5` puntos por cada partido ganado.',
  'With `n` more wins it has at least `40` points.': 'Con `n` partidos ganados más tiene al menos `40` puntos.',
  '`9` people know a secret.': '`9` personas saben un secreto.',
  'Each day `2` times as many know it as the day before.': 'Cada día lo saben `2` veces tantas como el día anterior.',
  'After `n` days `144` people know it.': 'Después de `n` días lo saben `144` personas.',
  'One gym costs `19` dollars to join and `4` dollars each month.':
    'Un gimnasio cuesta `19` dólares por inscribirse y `4` dólares cada mes.',
  'Another costs `15` dollars to join and `6` dollars each month.':
    'Otro cuesta `15` dólares por inscribirse y `6` dólares cada mes.',
  'After `n` months both have cost the same.': 'Después de `n` meses los dos han costado lo mismo.',
  'A cart weighs `15` pounds and carries `n` bags of `5` pounds each.':
    'Un carrito pesa `15` libras y lleva `n` bolsas de `5` libras cada una.',
  'Cart and bags together may weigh at most `40` pounds.':
    'El carrito y las bolsas juntos pueden pesar a lo sumo `40` libras.',
  '`4` plants of duckweed float on a pond.': '`4` plantas de lenteja de agua flotan en un estanque.',
  'Every week there are `2` times as many.': 'Cada semana hay `2` veces tantas.',
  'After `n` weeks there are at least `18` dollars.': 'Después de `n` semanas hay al menos `18` dólares.',
  'After `n` weeks there are `18`.': 'Después de `n` semanas hay `18`.',
  'Renting a hall costs `10` dollars and `4` dollars for each hour.':
    'Alquilar una sala cuesta `10` dólares y `4` dólares por cada hora.',
  'For `n` hours it may cost at most `22` dollars.': 'Por `n` horas puede costar a lo sumo `22` dólares.',
  'A school buys `n` boxes of pencils.': 'Una escuela compra `n` cajas de lápices.',
  'Each box holds `5` pencils more than there are boxes.': 'Cada caja tiene `5` lápices más que el número de cajas.',
  'There are `14` pencils in all.': 'Hay `14` lápices en total.',
  'This formula is about the money earned, the pay for an hour and the hours.':
    'Esta fórmula trata del dinero ganado, el pago por hora y las horas.',
  'This formula is about mass, density and volume.': 'Esta fórmula trata de la masa, la densidad y el volumen.',
  'This formula is about the area, length and width of a rectangle.':
    'Esta fórmula trata del área, el largo y el ancho de un rectángulo.',
  'This formula is about the gallons of water, the use in a week and the weeks.':
    'Esta fórmula trata de los galones de agua, el uso en una semana y las semanas.',
  'This formula is about the seats, the rows and the seats in a row.':
    'Esta fórmula trata de los asientos, las filas y los asientos de una fila.',
  'This formula is about work, force and the way.': 'Esta fórmula trata del trabajo, la fuerza y el recorrido.',
  'This formula is about the length of a rope, its first piece and its second piece.':
    'Esta fórmula trata del largo de una cuerda, su primer pedazo y su segundo pedazo.',
  'This formula is about a bill with tip, the dinner and the tip.':
    'Esta fórmula trata de una cuenta con propina, la cena y la propina.',
  'This formula is about a route, the miles by hiking and the miles by water.':
    'Esta fórmula trata de una ruta, las millas a pie y las millas por agua.',
  'This formula is about the students of a school, those who come by bus and those who walk.':
    'Esta fórmula trata de los estudiantes de una escuela, los que vienen en autobús y los que caminan.',
  'This formula is about a day, its hours of night and its hours of sun.':
    'Esta fórmula trata de un día, sus horas de noche y sus horas de sol.',
  'This formula is about a right angle, one part of it and the other part.':
    'Esta fórmula trata de un ángulo recto, una parte y la otra parte.',
  'This formula is about the money saved, what was there and what came.':
    'Esta fórmula trata del dinero ahorrado, lo que había y lo que llegó.',
};
