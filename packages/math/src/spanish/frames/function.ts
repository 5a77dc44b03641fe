import type { Frames } from '../reader-of-frames.ts';

/** Tasks about functions, growth, rates and measured quantities. */
export const functionFrames: Frames = {
  'The graph shows height in centimeters after some days.':
    'La gráfica muestra la altura en centímetros según los días.',
  'The graph shows liters in the tank after some minutes.':
    'La gráfica muestra los litros en el tanque según los minutos.',
  'The graph shows cost in dollars after some hours.': 'La gráfica muestra el costo en dólares según las horas.',
  'What does it show after `3` days?': '¿Qué muestra después de `3` días?',
  'What does it show after `1` day?': '¿Qué muestra después de `1` día?',
  'After how many minutes does it show `8`?': '¿Después de cuántos minutos muestra `8`?',
  'After how many days does it show `8`?': '¿Después de cuántos días muestra `8`?',
  'After how many hours does it show `8`?': '¿Después de cuántas horas muestra `8`?',
  'Give the number for height in centimeters.': 'Den el número de la altura en centímetros.',
  'Give the number for liters in the tank.': 'Den el número de litros en el tanque.',
  'Give the number for cost in dollars.': 'Den el número del costo en dólares.',
  'The graph shows how far Yara is from home during a trip.':
    'La gráfica muestra a qué distancia de casa está Yara durante un paseo.',
  'It has four parts:': 'Tiene cuatro partes:',
  'A, B, C and D, in this order.': 'A, B, C y D, en este orden.',
  'In which part is it that Yara stands still?': '¿En qué parte está Yara sin moverse?',
  'In which part is it that Yara moves fastest?': '¿En qué parte se mueve Yara más rápido?',
  'In which part is it that Yara comes back toward home?': '¿En qué parte vuelve Yara hacia casa?',
  'In which part is it that Yara moves slowest?': '¿En qué parte se mueve Yara más despacio?',
  'Function A is `y = 3x + 8`.': 'La función A es `y = 3x + 8`.',
  'The table shows function B, which is linear too.': 'La tabla muestra la función B, que también es lineal.',
  'Which function has the greater rate of change?': '¿Qué función tiene la mayor tasa de cambio?',
  'Which function has the greater value at `x = 0`?': '¿Qué función tiene el mayor valor en `x = 0`?',
  'Find `h(4)`.': 'Hallen `h(4)`.',
  'For which `n` is `f(n) = 12`?': '¿Para qué `n` se cumple `f(n) = 12`?',
  'The graph shows `y = -x` and `y = x + 2`.': 'La gráfica muestra `y = -x` y `y = x + 2`.',
  'What is the solution of the system, as a point?': '¿Cuál es la solución del sistema, como punto?',
  'Each hour the number of cells is multiplied by `2`.': 'Cada hora el número de células se multiplica por `2`.',
  'How many cells are there after `3` hours?': '¿{Cuántas} células hay después de `3` horas?',
  'A dish holds `5` cells.': 'En un plato hay `5` células.',
  'Each day the total is `2` times the total of the day before.':
    'Cada día el total es `2` veces el total del día anterior.',
  'How many views are there after `3` days?': '¿Cuántas vistas hay después de `3` días?',
  '`3` lily pads float on a pond.': '`3` hojas de nenúfar flotan en un estanque.',
  'Every week there are `4` times as many as the week before.':
    'Cada semana hay `4` veces tantas como la semana anterior.',
  'How many are there after `3` weeks?': '¿Cuántas hay después de `3` semanas?',
  'A phone plan has 6 gigabytes, and 3 gigabytes are used each day.':
    'Un plan de teléfono tiene 6 gigabytes, y cada día se usan 3 gigabytes.',
  'After `t` days there are left the function below.': 'Después de `t` días quedan los que da la función de abajo.',
  'For which `t` does it make sense, from when the month begins until the data is used up?':
    '¿Para qué `t` tiene sentido, desde que empieza el mes hasta que se acaban los datos?',
  'Write one inequality for `t` with both ends.': 'Escriban una sola desigualdad para `t` con los dos extremos.',
  'A rope of 10 feet is let down by 2 feet each second.': 'Una cuerda de 10 pies se baja 2 pies cada segundo.',
  'After `t` seconds there are left to let down the function below.':
    'Después de `t` segundos falta por bajar lo que da la función de abajo.',
  'For which `t` does it make sense, from when the rope begins to move until all of it is down?':
    '¿Para qué `t` tiene sentido, desde que la cuerda empieza a moverse hasta que está toda abajo?',
  'A hiker is 9 miles from camp and walks toward it at 3 miles per hour.':
    'Alguien está a 9 millas del campamento y camina hacia él a 3 millas por hora.',
  'The distance after `t` hours is the function below.': 'La distancia después de `t` horas es la función de abajo.',
  'For which `t` does it make sense, from when the hiker starts until the hiker is there?':
    '¿Para qué `t` tiene sentido, desde que empieza a caminar hasta que llega?',
  'A transit card holds 12 dollars and pays for one ride of 3 dollars each week.':
    'Una tarjeta de transporte tiene 12 dólares y paga un viaje de 3 dólares cada semana.',
  'After `t` weeks it holds the function below.': 'Después de `t` semanas tiene lo que da la función de abajo.',
  'For which `t` does it make sense, from when the card is new until it is used up?':
    '¿Para qué `t` tiene sentido, desde que la tarjeta es nueva hasta que se acaba?',
  'A tank holds 6 gallons and loses 2 gallons each minute.':
    'Un tanque tiene 6 galones y pierde 2 galones cada minuto.',
  'For which `t` does it make sense, from when the tank is opened until it is empty?':
    '¿Para qué `t` tiene sentido, desde que se abre el tanque hasta que está vacío?',
  'A bin holds 18 pounds of grain, and the animals eat 3 pounds each day.':
    'En un depósito hay 18 libras de grano, y los animales comen 3 libras cada día.',
  'For which `t` does it make sense, from when the bin is full until it is empty?':
    '¿Para qué `t` tiene sentido, desde que el depósito está lleno hasta que está vacío?',
  'A pile of snow is 10 inches high and melts by 2 inches each day.':
    'Un montón de nieve mide 10 pulgadas de alto y baja 2 pulgadas cada día al derretirse.',
  'Its height after `t` days is the function below.': 'Su altura después de `t` días es la función de abajo.',
  'For which `t` does it make sense, from when it begins to melt until it is gone?':
    '¿Para qué `t` tiene sentido, desde que empieza a derretirse hasta que desaparece?',
  'A candle is 10 centimeters tall and burns down by 2 centimeters each hour.':
    'Una vela mide 10 centímetros y baja 2 centímetros cada hora.',
  'For which `t` does it make sense, from when the candle is lit until it has burned down?':
    '¿Para qué `t` tiene sentido, desde que se enciende la vela hasta que se consume?',
  'A cup of tea cools in a room of `66` °F.': 'Una taza de té se enfría en un cuarto a `66` °F.',
  'A pot of soup cools in a kitchen of `65` °F.': 'Una olla de sopa se enfría en una cocina a `65` °F.',
  'A loaf of bread cools in a bakery of `64` °F.': 'Un pan se enfría en una panadería a `64` °F.',
  'A bath cools in a bathroom of `66` °F.': 'El agua de una tina se enfría en un baño a `66` °F.',
  'A bowl of glass cools in a workshop of `70` °F.': 'Un tazón de vidrio se enfría en un taller a `70` °F.',
  'At first it is `50` degrees warmer than the room.': 'Al principio está `50` grados más caliente que {el} cuarto.',
  'At first it is `50` degrees warmer than the kitchen.': 'Al principio está `50` grados más caliente que {la} cocina.',
  'Each hour this difference is divided by `2`.': 'Cada hora esta diferencia se divide entre `2`.',
  'Write an expression for the temperature in °F after `x` hours.':
    'Escriban una expresión para la temperatura en °F después de `x` horas.',
  'What does `3` say?': '¿Qué dice `3`?',
  'The rule below gives the water in a tank in gallons after `t` minutes.':
    'La regla de abajo da el agua en un tanque, en galones, después de `t` minutos.',
  'The rule below gives the height of a sunflower in inches after `t` weeks.':
    'La regla de abajo da la altura de un girasol, en pulgadas, después de `t` semanas.',
  'The rule below gives the length of a knitted scarf in inches after `t` days.':
    'La regla de abajo da la longitud de una bufanda tejida, en pulgadas, después de `t` días.',
  'The rule below gives the money in a savings jar in dollars after `t` weeks.':
    'La regla de abajo da el dinero en un frasco de ahorros, en dólares, después de `t` semanas.',
  'The rule below gives the cost of a phone plan in dollars after `t` months.':
    'La regla de abajo da el costo de un plan de teléfono, en dólares, después de `t` meses.',
  'The rule below gives the number of followers of a band after `t` months.':
    'La regla de abajo da el número de seguidores de una banda después de `t` meses.',
  'The rule below gives the area of a forest in acres after `t` years.':
    'La regla de abajo da el área de un bosque, en acres, después de `t` años.',
  'The rule below gives the medicine in the blood in milligrams after `t` hours.':
    'La regla de abajo da la medicina en la sangre, en miligramos, después de `t` horas.',
  'The rule below gives the pages that are read after `t` days.':
    'La regla de abajo da las páginas leídas después de `t` días.',
  'The rule below gives the cost of renting a bike in dollars after `t` hours.':
    'La regla de abajo da el costo de alquilar una bicicleta, en dólares, después de `t` horas.',
  'The rule below gives the value of a car in dollars after `t` years.':
    'La regla de abajo da el valor de un carro, en dólares, después de `t` años.',
  'The rule below gives the depth of the snow in inches after `t` hours.':
    'La regla de abajo da la profundidad de la nieve, en pulgadas, después de `t` horas.',
  'The rule below gives the money in an account in dollars after `t` years.':
    'La regla de abajo da el dinero en una cuenta, en dólares, después de `t` años.',
  'The rule below gives the number of bacteria in a dish after `t` hours.':
    'La regla de abajo da el número de bacterias en un plato después de `t` horas.',
  'The rule below gives the population of a town after `t` years.':
    'La regla de abajo da la población de un pueblo después de `t` años.',
  'A shop sells hats at a price of `t` dollars each.': 'En una tienda se venden sombreros a `t` dólares cada uno.',
  'Its profit in a week, in dollars, is the function below.':
    'La ganancia de una semana, en dólares, es la función de abajo.',
  'At which price in dollars is the profit greatest?': '¿A qué precio en dólares es mayor la ganancia?',
  'How many dollars is the greatest profit?': '¿De cuántos dólares es la mayor ganancia?',
  'Above the best price: at which price in dollars does the profit fall to 0?':
    'Por encima del mejor precio: ¿a qué precio en dólares baja a 0 la ganancia?',
  'A flare is shot up from a lighthouse.': 'Se dispara una bengala hacia arriba desde un faro.',
  'An arrow is shot straight up from a tower.': 'Se dispara una flecha hacia arriba desde una torre.',
  'A ball is thrown straight up from a roof.': 'Se lanza una pelota hacia arriba desde un techo.',
  'A soccer ball is kicked up from a hill.': 'Se patea un balón de fútbol hacia arriba desde una colina.',
  'A bottle rocket is launched from a balcony.': 'Se lanza un cohete de agua desde un balcón.',
  'A toy rocket is launched from a cliff.': 'Se lanza un cohete de juguete desde un acantilado.',
  'After how many seconds does the rocket reach height 0?':
    '¿Después de cuántos segundos llega el cohete a la altura 0?',
  'How many feet high is the rocket at its highest point?':
    '¿A cuántos pies de altura está el cohete en su punto más alto?',
  'After how many seconds is the rocket at its highest point?':
    '¿Después de cuántos segundos está el cohete en su punto más alto?',
  'A firework is shot up from a tower.': 'Se dispara un fuego artificial desde una torre.',
  'A pumpkin is thrown up from a castle wall by a machine.':
    'Una máquina lanza una calabaza hacia arriba desde el muro de un castillo.',
  'A T-shirt is shot up from the top row of a stadium.':
    'Se dispara una camiseta hacia arriba desde la última fila de un estadio.',
  'A stone is thrown up from a bridge.': 'Se lanza una piedra hacia arriba desde un puente.',
  'A snowball is thrown up from a ski lift.': 'Se lanza una bola de nieve hacia arriba desde un telesilla.',
  'A fountain on a cliff shoots a drop of water up.':
    'Una fuente en un acantilado lanza una gota de agua hacia arriba.',
  'Its height in feet after `t` seconds is the function below.':
    'Su altura en pies después de `t` segundos es la función de abajo.',
  'After how many seconds is the flare at its highest point?':
    '¿Después de cuántos segundos está {la} bengala en su punto más alto?',
  'How many feet high is the arrow at its highest point?':
    '¿A cuántos pies de altura está {la} flecha en su punto más alto?',
  'After how many seconds does the soccer ball reach height 0?':
    '¿Después de cuántos segundos llega {el} balón de fútbol a la altura 0?',
  'The depth of the water in a basin, in inches, `t` hours after a storm began is the function below.':
    'La profundidad del agua en un depósito, en pulgadas, `t` horas después de empezar una tormenta, es la función de abajo.',
  'After how many hours is the basin empty?': '¿Después de cuántas horas está vacío el depósito?',
  'After how many hours is the water deepest?': '¿Después de cuántas horas es mayor la profundidad del agua?',
  'How many inches is the greatest depth?': '¿De cuántas pulgadas es la mayor profundidad?',
  'On a day, the number of visitors in a museum `t` hours after midnight is the function below, from opening until closing.':
    'Un día, el número de visitantes en un museo `t` horas después de la medianoche es la función de abajo, desde que abre hasta que cierra.',
  'How many hours after midnight has the last visitor left?':
    '¿Cuántas horas después de la medianoche se ha ido el último visitante?',
  'How many hours after midnight is it fullest?': '¿Cuántas horas después de la medianoche está más lleno?',
  'How many hours after midnight is the museum fullest?':
    '¿Cuántas horas después de la medianoche está más lleno el museo?',
  'How many visitors are there when it is fullest?': '¿Cuántos visitantes hay cuando está más lleno?',
  'A stage is `6.1` meters long, measured to the nearest tenth of a meter, and `3.5` meters wide, measured to the nearest hundredth of a meter.':
    'Un escenario mide `6.1` metros de largo, medido a la décima de metro más cercana, y `3.5` metros de ancho, medido a la centésima de metro más cercana.',
  ...Object.fromEntries(
    Object.entries({
      'A stage': 'Un escenario',
      'A garden bed': 'Un cantero',
      'A classroom': 'Un aula',
      'A parking space': 'Un lugar de estacionamiento',
      'A patio': 'Un patio',
      'A pool': 'Una piscina',
      'A hall': 'Una sala',
    }).flatMap(([what, whatEs]) =>
      Object.entries({ tenth: 'décima', hundredth: 'centésima' }).flatMap(([one, oneEs]) =>
        Object.entries({ tenth: 'décima', hundredth: 'centésima' }).map(([other, otherEs]) => [
          `${what} is \`6.1\` meters long, measured to the nearest ${one} of a meter, and \`3.5\` meters wide, measured to the nearest ${other} of a meter.`,
          `${whatEs} mide \`6.1\` metros de largo, medido a la ${oneEs} de metro más cercana, y \`3.5\` metros de ancho, medido a la ${otherEs} de metro más cercana.`,
        ]),
      ),
    ),
  ),
  'For its area in square meters a calculator shows `21.35`.':
    'Para el área en metros cuadrados, una calculadora muestra `21.35`.',
  'Which of these should be reported?': '¿Cuál de estos se debe informar?',
  'Two fence parts lie end to end.': 'Dos tramos de cerca están uno tras otro.',
  'Two boards lie end to end.': 'Dos tablas están una tras otra.',
  'Two hoses lie end to end.': 'Dos mangueras están una tras otra.',
  'Two ropes lie end to end.': 'Dos cuerdas están una tras otra.',
  'Two pipes lie end to end.': 'Dos tubos están uno tras otro.',
  'One is `19.9` meters long, measured to the nearest tenth of a meter.':
    'De los dos, uno mide `19.9` metros, medido a la décima de metro más cercana.',
  'One is `19.9` meters long, measured to the nearest hundredth of a meter.':
    'De los dos, uno mide `19.9` metros, medido a la centésima de metro más cercana.',
  'One is `19.9` meters long, measured to the nearest meter.':
    'De los dos, uno mide `19.9` metros, medido al metro más cercano.',
  'The other is `14` meters long, measured to the nearest meter.':
    'El otro mide `14` metros, medido al metro más cercano.',
  'The other is `14` meters long, measured to the nearest tenth of a meter.':
    'El otro mide `14` metros, medido a la décima de metro más cercana.',
  'The other is `14` meters long, measured to the nearest hundredth of a meter.':
    'El otro mide `14` metros, medido a la centésima de metro más cercana.',
  'For the length of both in meters a calculator shows `33.9`.':
    'Para la longitud de los dos en metros, una calculadora muestra `33.9`.',
  'The same pool was measured three times to the nearest tenth of a meter:':
    'La misma piscina se midió tres veces a la décima de metro más cercana:',
  'The same stage was measured three times to the nearest tenth of a meter:':
    'El mismo escenario se midió tres veces a la décima de metro más cercana:',
  'The same path was measured three times to the nearest tenth of a meter:':
    'El mismo camino se midió tres veces a la décima de metro más cercana:',
  '`15.7`, `15.6` and `15.4` meters.': '`15.7`, `15.6` y `15.4` metros.',
  'For the mean in meters a calculator shows `15.5667`.': 'Para la media en metros, una calculadora muestra `15.5667`.',
  'A well gives `240` gallons of water per day.': 'Un pozo da `240` galones de agua por día.',
  'How many gallons per hour is that?': '¿{Cuántos} galones por hora son?',
  'How many feet per day is that, if it goes on?': '¿{Cuántos} pies por día son, si sigue así?',
  'A student types `30` words per minute.': 'Un estudiante escribe `30` palabras por minuto.',
  'A dripping faucet loses `500` milliliters of water per hour.':
    'Una llave que gotea pierde `500` mililitros de agua por hora.',
  'A tortoise walks `300` meters per hour.': 'Una tortuga camina `300` metros por hora.',
  'A car drives `60` miles per hour.': 'Un carro va a `60` millas por hora.',
  'A car drives `30` feet per second on a country road.': 'Un carro va a `30` pies por segundo en un camino rural.',
  'Snow piles up at `1` inches per hour.': 'La nieve se acumula a `1` pulgada por hora.',
  'An elevator rises `20` feet per second.': 'Un elevador sube `20` pies por segundo.',
  'A young tree grows `24` inches per year.': 'Un árbol joven crece `24` pulgadas por año.',
  'A garden hose gives `5` gallons per minute.': 'Una manguera de jardín da `5` galones por minuto.',
  'A cyclist rides `18` kilometers per hour.': 'Un ciclista va a `18` kilómetros por hora.',
  'A runner runs `5` meters per second.': 'Un corredor corre `5` metros por segundo.',
  'A pump gives a patient `0.1` liters of fluid per hour.':
    'Una bomba le da a un paciente `0.1` litros de líquido por hora.',
  'A machine fills `20` bottles per minute.': 'Una máquina llena `20` botellas por minuto.',
  'Cheese costs `4` dollars per pound.': 'El queso cuesta `4` dólares por libra.',
  'A sump pump moves `40` gallons of water per minute.': 'Una bomba de sótano mueve `40` galones de agua por minuto.',
  'A conveyor belt moves `45` tons of gravel per hour.':
    'Una banda transportadora mueve `45` toneladas de grava por hora.',
  'So after `t` years it is multiplied by the power below.':
    'Así que después de `t` años se multiplica por la potencia de abajo.',
  'By what percent does it grow in one whole year?': '¿En qué porcentaje crece en un año completo?',
  ...Object.fromEntries(
    Object.entries({
      'A debt that nobody pays back grows': 'Una deuda que nadie paga crece',
      'The value of a collection grows': 'El valor de una colección crece',
      'The number of downloads of an app grows': 'El número de descargas de una aplicación crece',
      'The price of a rare stamp rises': 'El precio de una estampilla rara sube',
      'The area that duckweed covers on a pond grows': 'El área que la lenteja de agua cubre en un estanque crece',
      'The number of rabbits on an island grows': 'El número de conejos en una isla crece',
      'The membership of a forum grows': 'El número de miembros de un foro crece',
      'A fund grows': 'Un fondo crece',
    }).flatMap(([what, whatEs]) =>
      Object.entries({
        'every half year': 'cada medio año',
        'every four months': 'cada cuatro meses',
        'every three months': 'cada tres meses',
        'every two months': 'cada dos meses',
        'every month': 'cada mes',
      }).map(([how, howEs]) => [`${what} by 60 % ${how}.`, `${whatEs} un 60 % ${howEs}.`]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries({
      'Which house is noisier to live in?': '¿En qué edificio hay más ruido?',
      'Which quantity has to be compared?': '¿Qué cantidad hay que comparar?',
      'In which library do people return books later?': '¿En qué biblioteca se devuelven más tarde los libros?',
      'Which van uses more fuel for the same distance?': '¿Qué camioneta gasta más combustible en la misma distancia?',
      'The class with the most money pays for the trip.': 'La clase con más dinero paga el viaje.',
      'Which one is it?': '¿Cuál es?',
      'Each student gets one breakfast.': 'A cada estudiante le toca un desayuno.',
      'Which school has to buy more breakfasts?': '¿Qué escuela tiene que comprar más desayunos?',
      'Which player makes baskets more reliably?': '¿Quién encesta con más seguridad?',
      'Which app has less satisfied users?': '¿Qué aplicación tiene usuarios menos contentos?',
      'Which factory works less carefully?': '¿Qué fábrica trabaja con menos cuidado?',
      'Each visitor needs a chair.': 'Cada visitante necesita una silla.',
      'For which concert are more chairs rented?': '¿Para qué concierto se alquilan más sillas?',
      'Which team needs more meals on the trip?': '¿Qué equipo necesita más comidas en el viaje?',
      'Which clinic makes people cancel more often?': '¿En qué clínica se cancela más a menudo?',
      'Which ferry needs more life vests?': '¿Qué transbordador necesita más chalecos salvavidas?',
      'Which bus line is less reliable?': '¿Qué línea de autobús es menos confiable?',
      'Which shelter needs the larger bag of food for a week?':
        '¿Qué refugio necesita la bolsa de comida más grande para una semana?',
      'Which seeds are worse?': '¿Qué semillas son peores?',
      'One truck takes everything.': 'Un camión lleva todo.',
      'Which load needs the larger truck?': '¿Qué carga necesita el camión más grande?',
      'Which tank has to hold more rain?': '¿Qué tanque tiene que guardar más lluvia?',
      'In which town is riding a bike more dangerous?': '¿En qué pueblo es más peligroso andar en bicicleta?',
      'Each brick is paid for.': 'Se paga cada ladrillo.',
      'Which wall costs more?': '¿Qué pared cuesta más?',
      'The prize goes to the grade that brings the most paper in all.':
        'El premio es para el grado que trae más papel en total.',
      'Which grade gets it?': '¿Qué grado lo gana?',
      'The north load:': 'La carga del norte:',
      'The south load:': 'La carga del sur:',
      'The garden tank:': 'El tanque del jardín:',
      'The roof tank:': 'El tanque del techo:',
      'The front wall:': 'La pared de adelante:',
      'The back wall:': 'La pared de atrás:',
      'The red van:': 'La camioneta de color rojo:',
      'The blue van:': 'La camioneta de color azul:',
      'The school tank:': 'El tanque de la escuela:',
      'The side wall:': 'La pared de al lado:',
      'Plant A:': 'Planta A:',
      'Plant B:': 'Planta B:',
      'Paws:': 'Paws:',
      'Tails:': 'Tails:',
      'Gull:': 'Gull:',
      'Heron:': 'Heron:',
      'Elm:': 'Elm:',
      'Oakdale:': 'Oakdale:',
      'Ana:': 'Ana:',
      'Lake House:': 'Lake House:',
      'Park House:': 'Park House:',
      'Tunely:': 'Tunely:',
      'Songbox:': 'Songbox:',
      'Hill School:': 'Hill School:',
      'Bay School:': 'Bay School:',
      'Class A:': 'Clase A:',
      'Class B:': 'Clase B:',
      'Brand A:': 'Marca A:',
      'Brand B:': 'Marca B:',
      'Grade 7:': 'Grado 7:',
      'Line 4:': 'Línea 4:',
      'Friday:': 'Viernes:',
      'Saturday:': 'Sábado:',
      'Sunday:': 'Domingo:',
      'North:': 'Norte:',
      'South:': 'Sur:',
      'East:': 'Este:',
      'West:': 'Oeste:',
      'Track:': 'Atletismo:',
      'Swimming:': 'Natación:',
      '30 complaints, 50 apartments.': '30 quejas, 50 apartamentos.',
      '30 overdue books, 600 books lent.': '30 libros vencidos, 600 libros prestados.',
      '56 gallons, 800 miles driven.': '56 galones, 800 millas recorridas.',
      '90 dollars raised, 12 children.': '90 dólares reunidos, 12 niños.',
      '25 baskets, 50 shots.': '25 canastas, 50 tiros.',
      '63 bad reviews, 9,000 users.': '63 malas reseñas, 9,000 usuarios.',
      '56 broken lamps, 8,000 lamps made.': '56 lámparas rotas, 8,000 lámparas hechas.',
      '30 canceled visits, 600 visits booked.': '30 visitas canceladas, 600 visitas reservadas.',
      '245 passengers, 7 crew members.': '245 pasajeros, 7 tripulantes.',
      '56 late buses, 700 trips.': '56 autobuses con retraso, 700 viajes.',
      '36 pounds of food, 9 dogs.': '36 libras de comida, 9 perros.',
      '20 seeds that failed, 400 seeds planted.': '20 semillas que fallaron, 400 semillas sembradas.',
      '36 boxes, 6 addresses.': '36 cajas, 6 direcciones.',
      '210 gallons of rain, 6 rainy days.': '210 galones de lluvia, 6 días lluviosos.',
      '40 bike accidents, 800 riders.': '40 accidentes de bicicleta, 800 ciclistas.',
      '275 pounds of paper, 55 students.': '275 libras de papel, 55 estudiantes.',
    }),
  ),
};
