import type { Frames } from '../reader-of-frames.ts';

/** Tasks about ratios, percents, negative numbers, expressions and equations in one letter. */
export const ratioFrames: Frames = {
  'A basket holds 6 coins and 7 stickers.': 'En una canasta hay 6 monedas y 7 calcomanías.',
  'What is the ratio of stickers to coins?': '¿Cuál es la razón de calcomanías a monedas?',
  'What is the ratio of beads to all of them together?': '¿Cuál es la razón de cuentas al total?',
  'Write it as a fraction in lowest terms.': 'Escríbanla como fracción en su mínima expresión.',
  'Hana types `17` words in `4` minutes, always at the same speed.':
    'Hana escribe a máquina `17` palabras en `4` minutos, siempre a la misma velocidad.',
  'How many words is that in one minute?': '¿Cuántas palabras son en un minuto?',
  'A printer prints `22` pages in `5` minutes.': 'Una impresora imprime `22` páginas en `5` minutos.',
  'How many pages does it print in one minute?': '¿Cuántas páginas imprime en un minuto?',
  'How many words does Hana type in one minute?': '¿Cuántas palabras escribe Hana en un minuto?',
  'How many pages is that in one minute?': '¿Cuántas páginas son en un minuto?',
  'A belt moves a box `15` feet in `5` seconds, always at the same speed.':
    'Una banda mueve una caja `15` pies en `5` segundos, siempre a la misma velocidad.',
  'How many feet does it move in one second?': '¿Cuántos pies la mueve en un segundo?',
  '`2` raffle tickets cost $14.': '`2` boletos de rifa cuestan $14.',
  'How many dollars is that for one ticket?': '¿Cuántos dólares son por un boleto?',
  'A hose pours `11` gallons of water in `5` minutes.': 'De una manguera salen `11` galones de agua en `5` minutos.',
  'How many gallons does it pour in one minute?': '¿Cuántos galones salen en un minuto?',
  'Two packs of the same rice are on sale.': 'Dos paquetes del mismo arroz están en oferta.',
  'Which one costs less for each oz?': '¿Cuál cuesta menos por onza?',
  'Which one costs less for each fl oz?': '¿Cuál cuesta menos por onza líquida?',
  'In `6` minutes Hana bikes `4` laps, always at the same speed.':
    'En `6` minutos Hana da `4` vueltas en bicicleta, siempre a la misma velocidad.',
  'How many laps are that in `15` minutes?': '¿Cuántas vueltas son en `15` minutos?',
  '`3` pounds of nuts cost $4.': '`3` libras de nueces cuestan $4.',
  'At the same price, how many dollars do `12` pounds cost?': 'Al mismo precio, ¿cuántos dólares cuestan `12` libras?',
  '`8` cans of paint are enough for `10` chairs.': '`8` latas de pintura alcanzan para `10` sillas.',
  'For how many chairs of the same kind are `12` cans enough?': '¿Para cuántas sillas iguales alcanzan `12` latas?',
  '`6` cups of flour make `18` muffins.': 'Con `6` tazas de harina salen `18` panquecitos.',
  'With the same recipe, how many muffins do `11` cups of flour make?':
    'Con la misma receta, ¿cuántos panquecitos salen con `11` tazas de harina?',
  'A pump moves `5` gallons of water in `4` seconds.': 'Una bomba mueve `5` galones de agua en `4` segundos.',
  'How many gallons does it move in `12` seconds?': '¿Cuántos galones mueve en `12` segundos?',
  'In a choir with `21` people the ratio is `2` parts adults to `5` parts children.':
    'En un coro de `21` personas la razón es de `2` partes de adultos a `5` partes de niños.',
  'In a choir with `52` people the ratio is `5` parts adults, `4` parts children to `3` parts teenagers.':
    'En un coro de `52` personas la razón es de `5` partes de adultos a `4` partes de niños a `3` partes de adolescentes.',
  'How many children are in the choir?': '¿{Cuántos} niños hay en el coro?',
  'Paint is mixed in the ratio of `3` parts red to `4` parts yellow.':
    'Se mezcla pintura en la razón de `3` partes de rojo a `4` partes de amarillo.',
  'Paint is mixed in the ratio of `4` parts red, `2` parts yellow to `3` parts white.':
    'Se mezcla pintura en la razón de `4` partes de rojo a `2` partes de amarillo a `3` partes de blanco.',
  'There are `21` liters of the mixed paint.': 'Hay `21` litros de la mezcla.',
  'How many liters of yellow paint are in it?': '¿Cuántos litros de pintura de color amarillo tiene?',
  'A snack of `24` grams is mixed in the ratio of `1` part oats to `5` parts nuts.':
    'Se mezcla un bocadillo de `24` gramos en la razón de `1` parte de avena a `5` partes de nueces.',
  'A snack of `18` grams is mixed in the ratio of `4` parts oats, `1` part nuts to `2` part raisins.':
    'Se mezcla un bocadillo de `18` gramos en la razón de `4` partes de avena a `1` parte de nueces a `2` partes de pasas.',
  'How many grams of oats are in it?': '¿Cuántos gramos de avena tiene?',
  'How many grams of nuts are in it?': '¿Cuántos gramos de nueces tiene?',
  'How many cups are `48` fluid ounces?': '¿{Cuántas} tazas son `48` onzas líquidas?',
  'Write `1%` as a fraction in lowest terms.': 'Escriban `1%` como fracción en su mínima expresión.',
  'Write `1/2` as a percent.': 'Escriban `1/2` como porcentaje.',
  'Of `80` seats in a hall, `8` are taken.': 'De `80` asientos en una sala, `8` están ocupados.',
  'What percent of the seats are taken?': '¿Qué porcentaje de los asientos están ocupados?',
  'What percent of the seats are free?': '¿Qué porcentaje de los asientos están libres?',
  'Emeka earned $10 and saved $6 of it.': 'Emeka ganó $10 y ahorró $6 de eso.',
  'What percent of the money did Emeka save?': '¿Qué porcentaje del dinero ahorró Emeka?',
  'What percent of the money did Emeka not save?': '¿Qué porcentaje del dinero no ahorró Emeka?',
  'On a quiz with `80` questions, Hana answers `16` correctly.':
    'En una prueba de `80` preguntas, Hana contesta bien `16`.',
  'What percent of the questions does Hana answer correctly?': '¿Qué porcentaje de las preguntas contesta bien Hana?',
  'What percent of the questions does Hana not answer correctly?':
    '¿Qué porcentaje de las preguntas no contesta bien Hana?',
  'A book has `40` pages, and Hana has read `36` of them.': 'Un libro tiene `40` páginas y Hana ha leído `36`.',
  'What percent of the pages are left to read?': '¿Qué porcentaje de las páginas falta por leer?',
  'What percent of the pages has Omar read?': '¿Qué porcentaje de las páginas ha leído Omar?',
  'A club has `80` members.': 'Un club tiene `80` socios.',
  'Then the number of members rises by `20%`.': 'Después el número de socios sube un `20%`.',
  'Then the number of members drops by `25%`.': 'Después el número de socios baja un `25%`.',
  'How many members are there now?': '¿Cuántos socios hay ahora?',
  'A town has `800` people.': 'Un pueblo tiene `800` habitantes.',
  'In a year the number grows by `10%`.': 'En un año el número crece un `10%`.',
  'In a year the number falls by `10%`.': 'En un año el número baja un `10%`.',
  'How many people does it have then?': '¿Cuántos habitantes tiene entonces?',
  'A tree farm plants `80` trees this year and `50%` more next year.':
    'En un vivero plantan `80` árboles este año y un `50%` más el año que viene.',
  'How many trees does it plant next year?': '¿Cuántos árboles plantan el año que viene?',
  'A video gets `60` views on Monday and `50%` fewer on Tuesday.':
    'Un video tiene `60` vistas el lunes y un `50%` menos el martes.',
  'How many views does it get on Tuesday?': '¿Cuántas vistas tiene el martes?',
  'A video has `40` views.': 'Un video tiene `40` vistas.',
  'The next day it has `50%` more.': 'Al día siguiente tiene un `50%` más.',
  'How many views does it have then?': '¿Cuántas vistas tiene entonces?',
  'An orchard has `40` trees.': 'Un huerto tiene `40` árboles.',
  'A storm leaves it with `50%` fewer trees.': 'Después de una tormenta tiene un `50%` menos de árboles.',
  'How many trees are left?': '¿Cuántos árboles quedan?',
  'Last week a team made `160` baskets, this week `200`.':
    'La semana pasada un equipo encestó `160` veces; esta semana, `200`.',
  'By what percent did the number go up?': '¿En qué porcentaje subió el número?',
  'By what percent did the number go down?': '¿En qué porcentaje bajó el número?',
  'In spring a pond held `100` liters of water, in summer `110` liters.':
    'En primavera un estanque tenía `100` litros de agua; en verano, `110` litros.',
  'By what percent did the amount grow?': '¿En qué porcentaje creció la cantidad?',
  'By what percent did the amount shrink?': '¿En qué porcentaje disminuyó la cantidad?',
  'Fatima adds a tip of `10%`.': 'Fatima agrega una propina del `10%`.',
  'How much does Fatima pay in all?': '¿Cuánto paga Fatima en total?',
  'The price of a phone is $100.': 'El precio de {un} teléfono es $100.',
  'Today it is `20%` off.': 'Hoy tiene un `20%` de descuento.',
  'How much does it cost today?': '¿Cuánto cuesta hoy?',
  'The price of a bike is $70, and sales tax of `7%` is added.':
    'El precio de {una} bicicleta es $70, y se agrega un impuesto sobre la venta del `7%`.',
  'How much is it with tax?': '¿Cuánto es con el impuesto?',
  'It is `50%` off, and then tax of `4%` is added to the lower price.':
    'Tiene un `50%` de descuento, y luego se agrega un impuesto del `4%` al precio rebajado.',
  'How much does it cost in all?': '¿Cuánto cuesta en total?',
  'With `10%` off, a desk costs $36.': 'Con un `10%` de descuento, {un} escritorio cuesta $36.',
  'What is the price without the discount?': '¿Cuál es el precio sin el descuento?',
  'The price of a tent rose by `10%`.': 'El precio de {una} carpa subió un `10%`.',
  'Now it is $22.': 'Ahora es $22.',
  'What was the price before?': '¿Cuál era el precio antes?',
  'Pedro puts $200 into an account with `4%` simple interest a year.':
    'Pedro pone $200 en una cuenta con un interés simple del `4%` anual.',
  'How much is in the account after `4` years?': '¿Cuánto hay en la cuenta después de `4` años?',
  'How much is in the account after `1` year?': '¿Cuánto hay en la cuenta después de `1` año?',
  'How much interest is that after `4` years?': '¿Cuánto interés es después de `4` años?',
  'A square garden with sides of `4` m needs `3` kg of grass seed.':
    'Un jardín cuadrado con lados de `4` m necesita `3` kg de semilla de pasto.',
  'How many kg does a square garden with sides of `8` m need?':
    '¿Cuántos kg necesita un jardín cuadrado con lados de `8` m?',
  'Covering a round tray of `5` cm across takes `2` g of clay.':
    'Para cubrir una bandeja redonda de `5` cm de ancho se usan `2` g de arcilla.',
  'How many grams does it take to cover a round tray of `10` cm across, just as thick?':
    '¿Cuántos gramos se usan para cubrir con el mismo grosor una bandeja redonda de `10` cm de ancho?',
  'Painting a star that is `3` cm high takes `2` ml of paint.':
    'Para pintar una estrella de `3` cm de alto se usan `2` ml de pintura.',
  'The same star is painted again with every length `4` times as long, so that it is `12` cm high.':
    'Se pinta la misma estrella con cada longitud multiplicada por `4`, de modo que mide `12` cm de alto.',
  'How many ml of paint does that take?': '¿Cuántos ml de pintura se usan?',
  '`4` shirts hang on a line in the sun and take `12` minutes to dry.':
    '`4` camisas están colgadas al sol y tardan `12` minutos en secarse.',
  'In the same sun, how many minutes do `12` shirts take, hung side by side?':
    'Con el mismo sol, ¿cuántos minutos tardan `12` camisas colgadas una junto a otra?',
  'Two candles of the same kind burn equally fast.': 'Dos velas iguales se queman a la misma velocidad.',
  'The second was lit later.': 'La segunda se encendió más tarde.',
  'When the second is down by `3` mm, the first is down by `9` mm.':
    'Cuando la segunda ha bajado `3` mm, la primera ha bajado `9` mm.',
  'By how many mm is the first down when the second is down by `9` mm?':
    '¿Cuántos mm ha bajado la primera cuando la segunda ha bajado `9` mm?',
  'Mei and Kofi run equally fast round a track.': 'Mei y Kofi corren igual de rápido alrededor de una pista.',
  'Malik and Tama run around a track equally fast.': 'Malik y Tama corren igual de rápido alrededor de una pista.',
  'Mei started first.': 'Mei empezó primero.',
  'Tama started earlier.': 'Tama empezó antes.',
  'When Malik has run `4` laps, Tama has run `8` laps.':
    'Cuando Malik ha corrido `4` vueltas, Tama ha corrido `8` vueltas.',
  'How many laps has Tama run when Malik has run `12`?':
    '¿Cuántas vueltas ha corrido Tama cuando Malik ha corrido `12`?',
  'How many laps has Mei run when Kofi has run `12` laps?':
    '¿Cuántas vueltas ha corrido Mei cuando Kofi ha corrido `12` vueltas?',
  "Ravi is `3` years old, and Ravi's sister is `12` years old.":
    'Ravi tiene `3` años y la hermana de Ravi tiene `12` años.',
  'How old is the sister when Ravi is `9`?': '¿Cuántos años tiene la hermana cuando Ravi tiene `9`?',
  'An orchestra of `4` players plays a piece in `8` minutes.':
    'Una orquesta de `4` músicos toca una obra en `8` minutos.',
  'How many minutes does an orchestra of `12` players take for the same piece?':
    '¿Cuántos minutos tarda una orquesta de `12` músicos en tocar la misma obra?',
  'Sofia and Omar fold cranes, each at a steady speed.':
    'Sofia y Omar doblan grullas de papel, cada quien a velocidad constante.',
  'They start together.': 'Empiezan al mismo tiempo.',
  'When Omar has folded `4`, Sofia has folded `8`.': 'Cuando Omar ha doblado `4`, Sofia ha doblado `8`.',
  'How many has Sofia folded when Omar has folded `8`?': '¿Cuántas ha doblado Sofia cuando Omar ha doblado `8`?',
  '`3` bags of sand weigh `12` kg.': '`3` bolsas de arena pesan `12` kg.',
  'All bags are the same.': 'Todas las bolsas son iguales.',
  'How many kg do `6` bags weigh?': '¿Cuántos kg pesan `6` bolsas?',
  'Pedro and Omar have the same birthday.': 'Pedro y Omar cumplen años el mismo día.',
  'When Pedro was `2` years old, Omar was `6`.': 'Cuando Pedro tenía `2` años, Omar tenía `6`.',
  'How old is Omar when Pedro is `4`?': '¿Cuántos años tiene Omar cuando Pedro tiene `4`?',
  'Emeka and Bilal fill boxes equally fast.': 'Emeka y Bilal llenan cajas a la misma velocidad.',
  'Bilal began earlier.': 'Bilal empezó antes.',
  'When Emeka has filled `3` boxes, Bilal has filled `6`.': 'Cuando Emeka ha llenado `3` cajas, Bilal ha llenado `6`.',
  'How many has Bilal filled when Emeka has filled `9`?': '¿Cuántas ha llenado Bilal cuando Emeka ha llenado `9`?',
  'Nour mixes green paint from `2` cups of yellow and `4` cups of blue.':
    'Nour mezcla pintura verde con `2` tazas de amarillo y `4` tazas de azul.',
  'How many cups of blue go with `4` cups of yellow for the same green?':
    '¿Cuántas tazas de azul van con `4` tazas de amarillo para el mismo verde?',
  "Quentin's recipe needs `8` cups of flour for `4` eggs.":
    'La receta de Quentin lleva `8` tazas de harina para `4` huevos.',
  'How many cups of flour go with `12` eggs?': '¿Cuántas tazas de harina van con `12` huevos?',
  'Arjun walks at a steady speed:': 'Arjun camina a velocidad constante:',
  '`9` blocks in `3` minutes.': '`9` cuadras en `3` minutos.',
  'How many blocks is that in `6` minutes?': '¿Cuántas cuadras son en `6` minutos?',
  'A recipe needs `1/3` cup of sugar for `1/4` cup of milk.':
    'Una receta lleva `1/3` de taza de azúcar para `1/4` de taza de leche.',
  'How many cups of sugar belong to one cup of milk?': '¿Cuántas tazas de azúcar van con una taza de leche?',
  'A turtle walks `1/4` mile in `1/2` hour, always at the same speed.':
    'Una tortuga camina `1/4` de milla en `1/2` de hora, siempre a la misma velocidad.',
  'How many miles does it walk in one hour?': '¿Cuántas millas camina en una hora?',
  '`2/5` gallon of paint covers `3/5` of a wall.': '`2/5` de galón de pintura cubren `3/5` de una pared.',
  'How many gallons cover the whole wall?': '¿Cuántos galones cubren la pared entera?',
  'Write an expression:': 'Escriban una expresión:',
  'Write an expression with `y`.': 'Escriban una expresión con `y`.',
  '`3` times the sum of `n` and `4`.': '`3` veces la suma de `n` y `4`.',
  '`2` more than `4` times `y`.': '`2` más que `4` veces `y`.',
  '`13` less than `14` times `y`.': '`13` menos que `14` veces `y`.',
  '`y` increased by `6`.': '`y` aumentado en `6`.',
  '`y` decreased by `6`.': '`y` disminuido en `6`.',
  '`7` less than `n`.': '`7` menos que `n`.',
  '`6` fewer than `n`.': '`6` menos que `n`.',
  '`5` more than `k`.': '`5` más que `k`.',
  '`4` subtracted from `n`.': '`4` restado de `n`.',
  '`x` divided by `4`.': '`x` dividido entre `4`.',
  '`x` multiplied by `4`.': '`x` multiplicado por `4`.',
  '`4` times `x`.': '`4` veces `x`.',
  'Write an expression: the sum of `y` and `7`.': 'Escriban una expresión: la suma de `y` y `7`.',
  'Write an expression: the product of `y` and `7`.': 'Escriban una expresión: el producto de `y` y `7`.',
  'Write an expression: the difference of `y` and `7`.': 'Escriban una expresión: la diferencia de `y` y `7`.',
  'Write an expression: the quotient of `y` and `14`.': 'Escriban una expresión: el cociente de `y` entre `14`.',
  'Write an expression: the sum of `x` and `7`, multiplied by `4`.':
    'Escriban una expresión: la suma de `x` y `7`, multiplicada por `4`.',
  'Dalia is `4` cm taller than Carlos.': 'Dalia mide `4` cm más que Carlos.',
  'Carlos is `y` cm tall.': 'Carlos mide `y` cm.',
  'How tall is Dalia, in cm?': '¿Cuánto mide Dalia, en cm?',
  'Priya has `7` shells more than Kai.': 'Priya tiene `7` conchas más que Kai.',
  'Kai has `x` shells.': 'Kai tiene `x` conchas.',
  'How many shells does Priya have?': '¿{Cuántas} conchas tiene Priya?',
  'A bus ride takes `10` minutes longer than the train ride.':
    'El viaje en autobús dura `10` minutos más que el viaje en tren.',
  'The train ride takes `x` minutes.': 'El viaje en tren dura `x` minutos.',
  'How many minutes does the bus ride take?': '¿Cuántos minutos dura el viaje en autobús?',
  'A box holds `12` eggs.': 'En una caja caben `12` huevos.',
  'How many eggs are in `x` full boxes?': '¿Cuántos huevos hay en `x` cajas llenas?',
  'There are `14` chairs in each row.': 'Hay `14` sillas en cada fila.',
  'How many chairs are in `k` rows?': '¿Cuántas sillas hay en `k` filas?',
  'A ticket costs `25` dollars.': '{Un} boleto cuesta `25` dólares.',
  'How many dollars do `y` tickets cost?': '¿{Cuántos} dólares cuestan `y` boletos?',
  'A player wants a mean of `9` points over `4` games.': 'Un jugador quiere una media de `9` puntos en `4` partidos.',
  'The points in the first `3` games are `14, 4, 3`.': 'Los puntos de los primeros `3` partidos son `14, 4, 3`.',
  'How many points does the player need in the last game?': '¿Cuántos puntos necesita en el último partido?',
  'The graph of a proportional relationship shows boxes (`x`) and crayons (`y`).':
    'La gráfica de una relación proporcional muestra cajas (`x`) y crayones (`y`).',
  'The graph of a proportional relationship shows lawns (`x`) and dollars earned (`y`).':
    'La gráfica de una relación proporcional muestra céspedes cortados (`x`) y dólares ganados (`y`).',
  'The graph of a proportional relationship shows days (`x`) and pages read (`y`).':
    'La gráfica de una relación proporcional muestra días (`x`) y páginas leídas (`y`).',
  'The graph of a proportional relationship shows yards of cloth (`x`) and cost in dollars (`y`).':
    'La gráfica de una relación proporcional muestra yardas de tela (`x`) y costo en dólares (`y`).',
  'The graph of a proportional relationship shows minutes (`x`) and pages printed (`y`).':
    'La gráfica de una relación proporcional muestra minutos (`x`) y páginas impresas (`y`).',
  'The graph of a proportional relationship shows gallons of gas (`x`) and miles (`y`).':
    'La gráfica de una relación proporcional muestra galones de gasolina (`x`) y millas (`y`).',
  'The graph of a proportional relationship shows cups of rice (`x`) and cups of water (`y`).':
    'La gráfica de una relación proporcional muestra tazas de arroz (`x`) y tazas de agua (`y`).',
  'The graph of a proportional relationship shows minutes (`x`) and gallons of water (`y`).':
    'La gráfica de una relación proporcional muestra minutos (`x`) y galones de agua (`y`).',
  'The graph of a proportional relationship shows tickets (`x`) and price in dollars (`y`).':
    'La gráfica de una relación proporcional muestra boletos (`x`) y precio en dólares (`y`).',
  'It goes through `(4, 12)`.': 'Pasa por `(4, 12)`.',
  'Which `y` belongs to the point `(1, y)`, the unit rate?': '¿Qué `y` le toca al punto `(1, y)`, la tasa unitaria?',
  'What does the point `(4, 8)` say?': '¿Qué dice el punto `(4, 8)`?',
  'Yara walks back 7 steps.': 'Yara camina 7 pasos hacia atrás.',
  'Yara walks forward 5 steps.': 'Yara camina 5 pasos hacia adelante.',
  'Yara walks forward 5 steps, and then Yara walks back 7 steps.':
    'Yara camina 5 pasos hacia adelante, y luego Yara camina 7 pasos hacia atrás.',
  'Yara walks back 7 steps, and then Yara walks forward 5 steps.':
    'Yara camina 7 pasos hacia atrás, y luego Yara camina 5 pasos hacia adelante.',
  'The elevator with Nia goes up 3 floors.': 'El elevador con Nia sube 3 pisos.',
  'The elevator with Nia goes down 3 floors.': 'El elevador con Nia baja 3 pisos.',
  'The elevator with Ivan goes down 6 floors, and then Ivan goes up 5 floors.':
    'El elevador con Ivan baja 6 pisos, y luego Ivan sube 5 pisos.',
  'The elevator with Ivan goes up 6 floors, and then Ivan goes down 5 floors.':
    'El elevador con Ivan sube 6 pisos, y luego Ivan baja 5 pisos.',
  'From a savings jar, Giulia puts in 8 dollars.': 'En un frasco de ahorros, Giulia pone 8 dólares.',
  'From a savings jar, Giulia takes out 8 dollars.': 'De un frasco de ahorros, Giulia saca 8 dólares.',
  'From a savings jar, Ayşe puts in 6 dollars, and then Ayşe takes out 5 dollars.':
    'En un frasco de ahorros, Ayşe pone 6 dólares, y luego Ayşe saca 5 dólares.',
  'From a savings jar, Ayşe takes out 6 dollars, and then Ayşe puts in 5 dollars.':
    'De un frasco de ahorros, Ayşe saca 6 dólares, y luego Ayşe pone 5 dólares.',
  'Freya spends 8 dollars.': 'Freya gasta 8 dólares.',
  'Freya earns 8 dollars.': 'Freya gana 8 dólares.',
  'Freya spends 8 dollars, and then Freya earns 7 dollars.': 'Freya gasta 8 dólares, y luego Freya gana 7 dólares.',
  'Freya earns 8 dollars, and then Freya spends 7 dollars.': 'Freya gana 8 dólares, y luego Freya gasta 7 dólares.',
  'On a cliff by the sea, Priya dives 5 feet.': 'En un acantilado junto al mar, Priya baja 5 pies buceando.',
  'On a cliff by the sea, Priya climbs 5 feet.': 'En un acantilado junto al mar, Priya sube 5 pies.',
  'On a cliff by the sea, Priya climbs 8 feet, and then Priya dives 7 feet.':
    'En un acantilado junto al mar, Priya sube 8 pies, y luego Priya baja 7 pies buceando.',
  'On a cliff by the sea, Priya dives 8 feet, and then Priya climbs 7 feet.':
    'En un acantilado junto al mar, Priya baja 8 pies buceando, y luego Priya sube 7 pies.',
  'In a game, Carlos gains 2 points.': 'En un juego, Carlos gana 2 puntos.',
  'In a game, Carlos loses 2 points.': 'En un juego, Carlos pierde 2 puntos.',
  'In a game, Kofi gains 3 points, and then Kofi loses 2 points.':
    'En un juego, Kofi gana 3 puntos, y luego Kofi pierde 2 puntos.',
  'In a game, Kofi loses 3 points, and then Kofi gains 2 points.':
    'En un juego, Kofi pierde 3 puntos, y luego Kofi gana 2 puntos.',
  'Written as a number, this change is `-7`.': 'Escrito como número, este cambio es `-7`.',
  'Which number is the change that is needed to stand where the walk began?':
    '¿Qué número es el cambio que hace falta para volver a donde empezó la caminata?',
  'Which number is the change that is needed to be where it started?':
    '¿Qué número es el cambio que hace falta para volver a donde empezó?',
  'Which number is the change that is needed so that the jar holds as much as before?':
    '¿Qué número es el cambio que hace falta para que el frasco tenga lo mismo que antes?',
  'Which number is the change that is needed to be as high as before?':
    '¿Qué número es el cambio que hace falta para estar a la misma altura que antes?',
  'Which number is the change that is needed to have the score from before?':
    '¿Qué número es el cambio que hace falta para tener la misma puntuación que antes?',
  'Which number is the change that is needed to have as much as before?':
    '¿Qué número es el cambio que hace falta para tener lo mismo que antes?',
  'What number is the change of both together?': '¿Qué número es el cambio de los dos juntos?',
  'In one town it is `-1` °C, in another `-3` °C.': 'En un pueblo hay `-1` °C, en otro `-3` °C.',
  'How many degrees warmer is the first town?': '¿Cuántos grados más hay en el primer pueblo?',
  'A climbing hall reaches from floor `-6` to floor `2`.': 'Un centro de escalada va del piso `-6` al piso `2`.',
  'Floors below the ground floor, which is `0`, have negative numbers.':
    'Los pisos debajo de la planta baja, que es `0`, tienen números negativos.',
  'How many floors do you climb from the lowest one to the highest one?':
    '¿Cuántos pisos hay que subir del más bajo al más alto?',
  'In the morning the temperature is `-9` °C.': 'Por la mañana la temperatura es de `-9` °C.',
  'By noon it rises by `2` °C.': 'Al mediodía ha subido `2` °C.',
  'By noon it falls by `2` °C.': 'Al mediodía ha bajado `2` °C.',
  'What is the temperature at noon, in °C?': '¿Cuál es la temperatura al mediodía, en °C?',
  'An elevator stops at floor `-9`.': 'Un elevador se detiene en el piso `-9`.',
  'The elevator goes up `2` floors.': 'El elevador sube `2` pisos.',
  'The elevator goes down `2` floors.': 'El elevador baja `2` pisos.',
  'At which floor is it now?': '¿En qué piso está ahora?',
  'A diver starts at the surface, at `0` meters.': 'Un buzo empieza en la superficie, a `0` metros.',
  "Every minute the diver's height changes by `-3` meters.": 'Cada minuto la altura del buzo cambia `-3` metros.',
  'What is the height after `4` minutes, in meters?': '¿Cuál es la altura después de `4` minutos, en metros?',
  'Below the surface is negative.': 'Debajo de la superficie es negativo.',
  'Lina is playing a game and has `-4` points.': 'Lina está en un juego y tiene `-4` puntos.',
  'In the next round Lina loses `8` points.': 'En la siguiente ronda Lina pierde `8` puntos.',
  'In the next round Lina wins `8` points.': 'En la siguiente ronda Lina gana `8` puntos.',
  'How many points does Lina have then?': '¿Cuántos puntos tiene Lina entonces?',
  'Below zero counts as negative.': 'Menos de cero cuenta como negativo.',
  'The balance of an account is `-5` dollars; a negative balance is a debt.':
    'El saldo de una cuenta es de `-5` dólares; un saldo negativo es una deuda.',
  'Hassan pays in `7` dollars.': 'Hassan deposita `7` dólares.',
  'Tama takes out `9` dollars.': 'Tama retira `9` dólares.',
  'What is the balance now, in dollars?': '¿Cuál es ahora el saldo, en dólares?',
  'Giulia loses points for each mistake: the score changes by `-3` points.':
    'Giulia pierde puntos por cada error: la puntuación cambia `-3` puntos.',
  'By how many points does it change after `4` mistakes?': '¿Cuántos puntos cambia después de `4` errores?',
  'A loss is negative.': 'Una pérdida es negativa.',
};
