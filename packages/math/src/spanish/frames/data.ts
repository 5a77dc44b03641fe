import { streakOpenings } from '../../skills/stories/chances.ts';
import { surveys } from '../../skills/stories/surveys.ts';
import { drawnWords } from '../drawn/words.ts';
import type { Frames } from '../reader-of-frames.ts';

const COLLECTED: Readonly<Record<string, string>> = {
  'How many letters do the first names in our school have?" a class collects data with counting letters.':
    '¿Cuántas letras tienen los nombres de nuestra escuela?», una clase reúne datos contando letras.',
  'How many goals do the teams of the league score in a game?" a class collects data with the score sheet.':
    '¿Cuántos goles meten los equipos de la liga en un partido?», una clase reúne datos con la hoja de anotación.',
  'How tall are the sunflowers in the garden?" a class collects data with a tape measure.':
    '¿Qué altura tienen los girasoles del jardín?», una clase reúne datos con una cinta métrica.',
  'How long does it take students to get to school?" a class collects data with a watch.':
    '¿Cuánto tardan los estudiantes en llegar a la escuela?», una clase reúne datos con un reloj.',
  'How old are the members of the library?" a class collects data with the membership form.':
    '¿Qué edad tienen los socios de la biblioteca?», una clase reúne datos con la hoja de inscripción.',
  'How many minutes do the students of this school read each day?" a class collects data with a diary that each student keeps.':
    '¿Cuántos minutos leen cada día los estudiantes de esta escuela?», una clase reúne datos con un diario que lleva cada estudiante.',
  'How much do the apples from our tree weigh?" a class collects data with a kitchen scale.':
    '¿Cuánto pesan las manzanas de nuestro árbol?», una clase reúne datos con una báscula de cocina.',
  'How far do the players of the team throw a ball?" a class collects data with a tape measure on the field.':
    '¿A qué distancia lanzan la pelota los jugadores del equipo?», una clase reúne datos con una cinta métrica en el campo.',
  'How many pets do the families on our street have?" a class collects data with asking each family.':
    '¿Cuántas mascotas tienen las familias de nuestra calle?», una clase reúne datos preguntando a cada familia.',
  'How many hours do sixth graders sleep?" a class collects data with a note each morning.':
    '¿Cuántas horas duermen los estudiantes de sexto grado?», una clase reúne datos con una nota cada mañana.',
  'How heavy are the backpacks in our class?" a class collects data with a scale.':
    '¿Cuánto pesan las mochilas de nuestra clase?», una clase reúne datos con una báscula.',
  'What temperatures does our city have at noon in March?" a class collects data with a thermometer.':
    '¿Qué temperaturas hay en nuestra ciudad al mediodía en marzo?», una clase reúne datos con un termómetro.',
};

const LOOKED_INTO: Readonly<Record<string, string>> = {
  'the distance of a throw': 'la distancia de un lanzamiento',
  'the weight of a backpack': 'el peso de una mochila',
  'the weight of an apple': 'el peso de una manzana',
  'the temperature at noon': 'la temperatura al mediodía',
  'the time for the way to school': 'el tiempo para llegar a la escuela',
  'the age of a member': 'la edad de un socio',
  'the goals in a game': 'los goles en un partido',
  'the height of a sunflower': 'la altura de un girasol',
  'the number of pets': 'el número de mascotas',
  'the time spent reading': 'el tiempo dedicado a leer',
  'the time asleep': 'el tiempo de sueño',
  'the length of a first name': 'la longitud de un nombre',
};

const OFTEN: Readonly<Record<string, string>> = {
  'books read in a month': 'libros leídos en un mes',
  'minutes on the bus': 'minutos en el autobús',
  'hours of practice': 'horas de práctica',
  'pages a day': 'páginas al día',
  'letters in a word': 'letras de una palabra',
  'shots on goal': 'tiros al arco',
  'siblings and cousins': 'hermanos y primos',
};

const WRITTEN_DOWN: Readonly<Record<string, string>> = {
  'hours of a day, two things were written down: number of open windows and number of bikes in the street':
    'horas de un día se anotaron dos cosas: el número de ventanas abiertas y el número de bicicletas en la calle',
  'villages, two things were written down: number of storks and number of babies':
    'aldeas se anotaron dos cosas: el número de cigüeñas y el número de bebés',
  'days of a winter, two things were written down: sales of gloves and number of frozen pipes':
    'días de un invierno se anotaron dos cosas: las ventas de guantes y el número de tuberías congeladas',
  'hospitals, two things were written down: number of doctors and number of deaths':
    'hospitales se anotaron dos cosas: el número de doctores y el número de muertes',
  'children, two things were written down: length of the arms and number of words they know':
    'niños se anotaron dos cosas: la longitud de los brazos y el número de palabras que conocen',
  'evenings, two things were written down: number of lamps that are on and number of moths':
    'noches se anotaron dos cosas: el número de lámparas encendidas y el número de polillas',
  'years, two things were written down: number of phones and number of solar roofs':
    'años se anotaron dos cosas: el número de teléfonos y el número de techos solares',
  'adults, two things were written down: hours of music in a day and good mood in points':
    'adultos se anotaron dos cosas: las horas de música al día y el buen humor en puntos',
  'dogs, two things were written down: minutes of walking in a day and years of life':
    'perros se anotaron dos cosas: los minutos que caminan al día y los años de vida',
  'workers, two things were written down: number of breaks and mistakes in a week':
    'trabajadores se anotaron dos cosas: el número de descansos y los errores en una semana',
  'families, two things were written down: number of pets and minutes outdoors':
    'familias se anotaron dos cosas: el número de mascotas y los minutos al aire libre',
  'students, two things were written down: minutes of chess in a week and score in math':
    'estudiantes se anotaron dos cosas: los minutos de ajedrez a la semana y la puntuación en matemáticas',
  'towns, two things were written down: number of police officers and number of reported thefts':
    'pueblos se anotaron dos cosas: el número de policías y el número de robos denunciados',
  'singers, two things were written down: number of concerts and number of fans':
    'cantantes se anotaron dos cosas: el número de conciertos y el número de seguidores',
  'families, two things were written down: meals eaten together and grades of the children':
    'familias se anotaron dos cosas: las comidas que hacen juntas y las calificaciones de los hijos',
  'adults, two things were written down: minutes of walking in a day and days without illness':
    'adultos se anotaron dos cosas: los minutos que caminan al día y los días sin enfermedad',
  'towns, two things were written down: number of churches and number of restaurants':
    'pueblos se anotaron dos cosas: el número de iglesias y el número de restaurantes',
  'fires, two things were written down: number of firefighters and damage in dollars':
    'incendios se anotaron dos cosas: el número de bomberos y los daños en dólares',
  'children of a school, two things were written down: shoe size and reading score':
    'niños de una escuela se anotaron dos cosas: la talla de zapato y la puntuación de lectura',
  'players, two things were written down: time of practice and goals in a season':
    'jugadores se anotaron dos cosas: el tiempo de práctica y los goles en una temporada',
  'students, two things were written down: cups of water in a day and hours of sleep':
    'estudiantes se anotaron dos cosas: las tazas de agua al día y las horas de sueño',
  'students, two things were written down: hours of sleep and test score':
    'estudiantes se anotaron dos cosas: las horas de sueño y la puntuación en una prueba',
  'stores, two things were written down: money spent on ads and number of customers':
    'tiendas se anotaron dos cosas: el dinero gastado en anuncios y el número de clientes',
  'months, two things were written down: sales of umbrellas and number of car accidents':
    'meses se anotaron dos cosas: las ventas de paraguas y el número de accidentes de carro',
  'students, two things were written down: books read for fun and score in spelling':
    'estudiantes se anotaron dos cosas: los libros leídos por gusto y la puntuación en ortografía',
  'homes, two things were written down: number of televisions and years that people live there':
    'casas se anotaron dos cosas: el número de televisores y los años que la gente vive allí',
  'days of a year, two things were written down: number of people at the lake and electricity used for cooling':
    'días de un año se anotaron dos cosas: el número de personas en el lago y la electricidad usada para enfriar',
  'cities, two things were written down: number of libraries and number of thefts':
    'ciudades se anotaron dos cosas: el número de bibliotecas y el número de robos',
  'days of a summer, two things were written down: sales of ice cream and number of sunburns':
    'días de un verano se anotaron dos cosas: las ventas de helado y el número de quemaduras de sol',
};

const DECIDED: Readonly<Record<string, readonly [spanish: string, measured: string, measuredEs: string]>> = {
  'hens, a coin decided for each one whether the amount of corn': [
    'gallinas, una moneda decidió para cada una si la cantidad de maíz',
    'the number of eggs was',
    'el número de huevos',
  ],
  'typists, a coin decided for each one whether the height of the chair': [
    'mecanógrafos, una moneda decidió para cada uno si la altura de la silla',
    'the number of typing errors was',
    'el número de errores al escribir',
  ],
  'loaves of bread, a coin decided for each one whether the amount of yeast': [
    'panes, una moneda decidió para cada uno si la cantidad de levadura',
    'the size of the loaf was',
    'el tamaño del pan',
  ],
  'drivers, a coin decided for each one whether the brightness of a sign': [
    'conductores, una moneda decidió para cada uno si el brillo de un letrero',
    'the braking distance was',
    'la distancia de frenado',
  ],
  'babies, a coin decided for each one whether the loudness of a song': [
    'bebés, una moneda decidió para cada uno si el volumen de una canción',
    'the time until they sleep was',
    'el tiempo hasta que se duermen',
  ],
  'paper planes, a coin decided for each one whether the length of the wings': [
    'aviones de papel, una moneda decidió para cada uno si la longitud de las alas',
    'the distance of the flight was',
    'la distancia del vuelo',
  ],
  'ice cubes, a coin decided for each one whether the amount of salt': [
    'cubos de hielo, una moneda decidió para cada uno si la cantidad de sal',
    'the melting time was',
    'el tiempo de derretirse',
  ],
  'visits to a web page, a coin decided for each one whether the size of a button': [
    'visitas a una página web, una moneda decidió para cada una si el tamaño de un botón',
    'the number of clicks was',
    'el número de clics',
  ],
  'batteries, a coin decided for each one whether the storage temperature': [
    'pilas, una moneda decidió para cada una si la temperatura de almacenamiento',
    'the loss of power was',
    'la pérdida de energía',
  ],
  'seeds, a coin decided for each one whether the time in the light': [
    'semillas, una moneda decidió para cada una si el tiempo con luz',
    'the growth was',
    'el crecimiento',
  ],
  'patients with a headache, a coin decided for each one whether the dose of a medicine': [
    'pacientes con dolor de cabeza, una moneda decidió para cada uno si la dosis de una medicina',
    'the time without pain was',
    'el tiempo sin dolor',
  ],
  'students, a coin decided for each one whether the time of a memory exercise': [
    'estudiantes, una moneda decidió para cada uno si el tiempo de un ejercicio de memoria',
    'the number of words remembered was',
    'el número de palabras recordadas',
  ],
  'cookies, a coin decided for each one whether the baking time': [
    'galletas, una moneda decidió para cada una si el tiempo de horneado',
    'the hardness was',
    'la dureza',
  ],
  'runners, a coin decided for each one whether the amount of water before the run': [
    'corredores, una moneda decidió para cada uno si la cantidad de agua antes de correr',
    'the number of laps was',
    'el número de vueltas',
  ],
  'tomato plants, a coin decided for each one whether the amount of fertilizer': [
    'plantas de tomate, una moneda decidió para cada una si la cantidad de fertilizante',
    'the harvest was',
    'la cosecha',
  ],
};

const FITTED: Readonly<Record<string, readonly [x: string, y: string, xEs: string, yEs: string]>> = {
  'cups of tea': [
    'minutes of cooling',
    'temperature in degrees Celsius',
    'minutos de enfriamiento',
    'la temperatura en grados Celsius',
  ],
  phones: ['hours of use', 'charge in percent', 'horas de uso', 'la carga en porcentaje'],
  reports: ['pages', 'time to read it in minutes', 'páginas', 'el tiempo para leerlo en minutos'],
  houses: ['rooms', 'heating cost of a week in dollars', 'cuartos', 'el costo de calefacción de una semana en dólares'],
  sunflowers: ['weeks', 'height in inches', 'semanas', 'la altura en pulgadas'],
  students: ['days of absence', 'score in points', 'días de ausencia', 'la puntuación en puntos'],
  players: ['games', 'total so far in points', 'partidos', 'el total de puntos hasta ahora'],
  homes: ['people', 'water used in an hour in gallons', 'personas', 'el agua usada en una hora en galones'],
  'winter days': [
    'degrees of warmth',
    'heating cost in dollars',
    'grados de calor',
    'el costo de calefacción en dólares',
  ],
  'used cameras': ['years of age', 'price in dollars', 'años de uso', 'el precio en dólares'],
  plants: [
    'days without water',
    'length of the leaves in millimeters',
    'días sin agua',
    'la longitud de las hojas en milímetros',
  ],
  'taxi rides': ['miles', 'fare in dollars', 'millas', 'la tarifa en dólares'],
  candles: ['hours of burning', 'height in millimeters', 'horas encendida', 'la altura en milímetros'],
  stores: [
    'dollars of price',
    'number sold in a day in items',
    'dólares de precio',
    'el número de artículos vendidos en un día',
  ],
  trucks: ['boxes', 'time to unload in minutes', 'cajas', 'el tiempo para descargar en minutos'],
  tests: ['hours of study', 'score in points', 'horas de estudio', 'la puntuación en puntos'],
};

const RESIDUALS: readonly (readonly [x: string, y: string, xEs: string, yEs: string])[] = [
  ['boxes on a truck', 'minutes to unload it', 'cajas en un camión', 'los minutos para descargarlo'],
  ['pages of a report', 'minutes to read it', 'páginas de un informe', 'los minutos para leerlo'],
  ['floors of a tower', 'seconds to climb the stairs', 'pisos de una torre', 'los segundos para subir la escalera'],
  ['items in a cart', 'minutes at the checkout', 'artículos en un carrito', 'los minutos en la caja'],
  ['pages to print', 'seconds until they are printed', 'páginas por imprimir', 'los segundos hasta que están impresas'],
  ['hours of practice', 'score in points', 'horas de práctica', 'la puntuación en puntos'],
  ['guests at a party', 'slices of pizza eaten', 'invitados a una fiesta', 'las rebanadas de pizza que se comen'],
  ['miles of a limousine ride', 'price in dollars', 'millas de un viaje en limusina', 'el precio en dólares'],
  ['visitors at a stand', 'cups sold', 'visitantes en un puesto', 'las tazas vendidas'],
  ['years of age', 'height of a tree in feet', 'años de edad', 'la altura de un árbol en pies'],
  ['children at a party', 'dollars spent on snacks', 'niños en una fiesta', 'los dólares gastados en bocadillos'],
  ['days of a trip', 'gallons of gas used', 'días de un viaje', 'los galones de gasolina usados'],
  ['laps of a run', 'minutes for the run', 'vueltas de una carrera', 'los minutos de la carrera'],
  [
    'weeks since planting',
    'height of a plant in inches',
    'semanas desde la siembra',
    'la altura de una planta en pulgadas',
  ],
  ['hours of rain', 'depth of a puddle in millimeters', 'horas de lluvia', 'la profundidad de un charco en milímetros'],
];

const surveyed = surveys
  .flatMap(([first, second]) => [
    [first, second],
    [second, first],
  ])
  .flatMap(([one = '', other = '']) => [
    [
      `How many students say "${one}" and not "${other}"?`,
      `¿Cuántos estudiantes dicen «${drawnWords.get(one)}» y no «${drawnWords.get(other)}»?`,
    ],
    [
      `How many students say "${one}" and "${other}"?`,
      `¿Cuántos estudiantes dicen «${drawnWords.get(one)}» y «${drawnWords.get(other)}»?`,
    ],
    [
      `What percent of those who say "${one}" also say "${other}"?`,
      `De quienes dicen «${drawnWords.get(one)}», ¿qué porcentaje dice también «${drawnWords.get(other)}»?`,
    ],
  ]);

const SIMULATED: readonly (readonly [english: string, run: string, spanish: string, runEs: string])[] = [
  [
    'Suppose 3 of 10 people who come in have blood of a certain type.',
    'a match, and three digits are one run of three people',
    'Supongamos que 3 de cada 10 personas que entran tienen cierto tipo de sangre.',
    'una coincidencia, y tres cifras son una prueba con tres personas',
  ],
  [
    'Suppose 3 of 10 seeds sprout.',
    'a sprout, and three digits are one run of three seeds',
    'Supongamos que 3 de cada 10 semillas brotan.',
    'un brote, y tres cifras son una prueba con tres semillas',
  ],
  [
    'Suppose a player scores on 3 of 10 shots.',
    'a goal, and three digits are one run of three shots',
    'Supongamos que un jugador acierta 3 de cada 10 tiros.',
    'un gol, y tres cifras son una prueba con tres tiros',
  ],
  [
    'Suppose 3 of 10 cereal boxes hold a prize.',
    'a prize, and three digits are one run of three boxes',
    'Supongamos que 3 de cada 10 cajas de cereal traen un premio.',
    'un premio, y tres cifras son una prueba con tres cajas',
  ],
  [
    'Suppose it rains on 3 of 10 days in April.',
    'a rainy day, and three digits are one run of three days',
    'Supongamos que llueve 3 de cada 10 días de abril.',
    'un día lluvioso, y tres cifras son una prueba con tres días',
  ],
];
const simulated = SIMULATED.flatMap(([english, run, spanish, runEs]) => [
  [english, spanish],
  [
    `In a simulation with random digits, each digit from 0 to 4 stands for ${run}.`,
    `En una simulación con cifras al azar, cada cifra de 0 a 4 representa ${runEs}.`,
  ],
]);

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(100 + at)).join(', ');

/** Tasks about data and chance. */
export const dataFrames: Frames = {
  ...Object.fromEntries(
    Object.entries(COLLECTED).map(([english, spanish]) => [`To answer "${english}`, `Para contestar «${spanish}`]),
  ),
  ...Object.fromEntries(
    Object.entries(LOOKED_INTO).map(([english, spanish]) => [
      `A class looks into ${english}.`,
      `Una clase investiga ${spanish}.`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OFTEN).map(([english, spanish]) => [
      `The table shows how often each value of "${english}" came up in two groups.`,
      `La tabla muestra cuántas veces apareció cada valor de «${spanish}» en dos grupos.`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(WRITTEN_DOWN).map(([english, spanish]) => [`For 80 ${english}.`, `De 80 ${spanish}.`]),
  ),
  ...Object.fromEntries(
    Object.entries(DECIDED).flatMap(([english, [spanish, measured, measuredEs]]) => [
      [
        `In an experiment with 70 ${english} would be high or low.`,
        `En un experimento con 70 ${spanish} tendría un valor alto o bajo.`,
      ],
      [`Afterward ${measured} measured.`, `Después se midió ${measuredEs}.`],
    ]),
  ),
  ...Object.fromEntries(
    Object.values(FITTED).map(([x, y, xEs, yEs]) => [
      `\`x\` is the number of ${x}, \`y\` is the ${y}.`,
      `\`x\` es el número de ${xEs}, \`y\` es ${yEs}.`,
    ]),
  ),
  ...Object.fromEntries(
    RESIDUALS.map(([x, y, xEs, yEs]) => [
      `\`x\` is the number of ${x}, \`y\` is the ${y}.`,
      `\`x\` es el número de ${xEs}, \`y\` es ${yEs}.`,
    ]),
  ),
  ...Object.fromEntries(streakOpenings),
  ...Object.fromEntries(surveyed),
  ...Object.fromEntries(simulated),
  ...Object.fromEntries([8, 10, 12, 15, 20].map((count) => [`${numbers(count)}.`, `${numbers(count)}.`])),
  'What is measured?': '¿Qué se mide?',
  'In which unit are the data?': '¿En qué unidad están los datos?',
  'How are the data collected?': '¿Cómo se reúnen los datos?',
  'Which of these is a statistical question: one whose answers vary?':
    '¿Cuál de estas es una pregunta estadística, es decir, una cuyas respuestas varían?',
  'Which data set has the greater spread?': '¿Qué conjunto de datos tiene mayor dispersión?',
  'Which data set has the higher center?': '¿Qué conjunto de datos tiene el centro más alto?',
  'Which data set has a long tail to one side, and is not even on both sides?':
    '¿Qué conjunto de datos tiene una cola larga hacia un lado y no es parejo en los dos lados?',
  'Between the two, `r = 0.9`.': 'Entre las dos, `r = 0.9`.',
  'What do these data show?': '¿Qué muestran estos datos?',
  'Each dot is one game.': 'Cada punto es un partido.',
  'Each dot is one family.': 'Cada punto es una familia.',
  'How many families does the dot plot show?': '¿{Cuántas} familias muestra el diagrama de puntos?',
  'How many families have `2` pets or more?': '¿{Cuántas} familias tienen `2` mascotas o más?',
  'In how many games were there `2` goals or more?': '¿En cuántos partidos hubo `2` goles o más?',
  'Which number of goals is the most common?': '¿Qué número de goles es el más común?',
  'Each bar counts from its left edge up to, but not including, its right edge.':
    'Cada barra cuenta desde su borde izquierdo hasta su borde derecho, sin incluirlo.',
  'How many visitors waited `20` minutes or more?': '¿Cuántos visitantes esperaron `20` minutos o más?',
  'How many visitors waited less than `15` minutes?': '¿Cuántos visitantes esperaron menos de `15` minutos?',
  'How many students read for `20` minutes or more?': '¿Cuántos estudiantes leyeron `20` minutos o más?',
  'How many students read for less than `60` minutes?': '¿Cuántos estudiantes leyeron menos de `60` minutos?',
  'How many students needed `10` minutes or more?': '¿Cuántos estudiantes necesitaron `10` minutos o más?',
  'How many students needed less than `40` minutes?': '¿Cuántos estudiantes necesitaron menos de `40` minutos?',
  'In one class, `9` students have a mean score of `8`.':
    'En una clase, `9` estudiantes tienen una puntuación media de `8`.',
  'In another class, `3` students have a mean score of `12`.':
    'En otra clase, `3` estudiantes tienen una puntuación media de `12`.',
  'What is the mean score of all the students together?':
    '¿Cuál es la puntuación media de todos los estudiantes juntos?',
  'A farm has `3` brown hens with a mean of `17` eggs each and `2` white hens with a mean of `22` eggs each.':
    'En una granja hay `3` gallinas de color café con una media de `17` huevos cada una y `2` gallinas de color blanco con una media de `22` huevos cada una.',
  'What is the mean number of eggs for all the hens?': '¿Cuál es la media de huevos de todas las gallinas?',
  'On `4` days a café sells a mean of `7` sandwiches a day.':
    'En `4` días un café vende una media de `7` sándwiches al día.',
  'On the next `6` days it sells a mean of `12` a day.': 'En los siguientes `6` días vende una media de `12` al día.',
  'What is the mean for all the days together?': '¿Cuál es la media de todos los días juntos?',
  'A bag holds `2` red, `5` blue and `4` green counters.':
    'En una bolsa hay `2` fichas de color rojo, `5` de color azul y `4` de color verde.',
  'A bag holds `2` red and `3` blue ribbons.': 'En una bolsa hay `2` cintas de color rojo y `3` de color azul.',
  'A bag holds `2` red, `7` blue, `6` green and `3` yellow marbles.':
    'En una bolsa hay `2` canicas de color rojo, `7` de color azul, `6` de color verde y `3` de color amarillo.',
  'One is taken out without looking.': 'Se saca una sin mirar.',
  'One is taken out without looking and put back.': 'Se saca uno sin mirar y se devuelve.',
  'One is taken out without looking and kept out.': 'Se saca uno sin mirar y no se devuelve.',
  'Then a second one is taken.': 'Después se saca otro.',
  'A bag holds `6` socks; `4` of them are red.': 'En una bolsa hay `6` calcetines; `4` son de color rojo.',
  'What is the probability that both are red?': '¿Cuál es la probabilidad de que los dos sean de color rojo?',
  'What is the probability that it is red?': '¿Cuál es la probabilidad de que sea de color rojo?',
  'What is the probability that it is not red?': '¿Cuál es la probabilidad de que no sea de color rojo?',
  'In a box of `5` cards, `1` shows a star.': 'En una caja de `5` tarjetas, `1` muestra una estrella.',
  'In a box of `7` cards, `2` show a star.': 'En una caja de `7` tarjetas, `2` muestran una estrella.',
  'A card is drawn, noted and put back, `25` times.': 'Se saca una tarjeta, se anota y se devuelve, `25` veces.',
  'About how many times should a star come?': '¿Más o menos cuántas veces saldrá una estrella?',
  'A spinner has `5` equal parts.': 'Una ruleta tiene `5` partes iguales.',
  '`4` of them are blue.': 'De ellas, `4` son de color azul.',
  '`1` of them is blue.': 'De ellas, `1` es de color azul.',
  'It is spun `135` times.': 'Se gira `135` veces.',
  'About how many times should it stop on blue?': '¿Más o menos cuántas veces se detendrá en azul?',
  '`2` out of every `7` seeds of a kind grow.': 'De una clase de semillas crecen `2` de cada `7`.',
  'A gardener plants `91` seeds.': 'Un jardinero siembra `91` semillas.',
  'About how many should grow?': '¿Más o menos cuántas crecerán?',
  'Two fair coins are tossed.': 'Se lanzan dos monedas justas.',
  'What is the probability of one head and one tail?': '¿Cuál es la probabilidad de una cara y una cruz?',
  'A spinner is half red and half blue.': 'Una ruleta es mitad roja y mitad azul.',
  'It stops on blue `4` times in a row.': 'Se detiene en azul `4` veces seguidas.',
  'What is true of the next spin?': '¿Qué es verdad del próximo giro?',
  'A fair number cube shows an even number `4` times in a row.':
    'En un dado justo sale un número par `4` veces seguidas.',
  'A fair number cube shows an odd number `6` times in a row.':
    'En un dado justo sale un número impar `6` veces seguidas.',
  'What is true of the next roll?': '¿Qué es verdad del próximo tiro?',
  'One class counts `300` coin tosses, another class counts `10`.':
    'Una clase cuenta `300` lanzamientos de moneda, otra clase cuenta `10`.',
  'One hospital counts `200` births in a week, another hospital counts `15`.':
    'Un hospital cuenta `200` nacimientos en una semana, otro hospital cuenta `15`.',
  'One bakery counts `300` customers in a day, another bakery counts `15`.':
    'Una panadería cuenta `300` clientes en un día, otra panadería cuenta `15`.',
  'In the long run half are heads.': 'A la larga, la mitad son caras.',
  'In the long run half are girls.': 'A la larga, la mitad son niñas.',
  'In the long run half are people who buy bread.': 'A la larga, la mitad son personas que compran pan.',
  'Where is a result of more than `80%` more likely?': '¿Dónde es más probable un resultado de más del `80%`?',
  'A spinner with unequal parts is spun 40 times.': 'Una ruleta con partes desiguales se gira 40 veces.',
  'A toy block is rolled 20 times.': 'Un bloque de juguete se tira 20 veces.',
  'A bent coin is tossed 40 times.': 'Una moneda doblada se lanza 40 veces.',
  'A thumbtack is tossed 20 times.': 'Se lanza {un} chinche 20 veces.',
  ...Object.fromEntries(
    Object.entries({
      red: 'rojo',
      'on a long side': 'sobre un lado largo',
      heads: 'cara',
      'point up': 'punta hacia arriba',
      up: 'boca arriba',
    }).flatMap(([side, sideEs]) => [
      [
        `By these results, what is the probability of "${side}"?`,
        `Según estos resultados, ¿cuál es la probabilidad de «${sideEs}»?`,
      ],
      [
        `About how often would you expect "${side}" in 200 trials?`,
        `¿Más o menos cuántas veces se puede esperar «${sideEs}» en 200 ensayos?`,
      ],
    ]),
  ),
  'The runs are:': 'Las pruebas son:',
  ...Object.fromEntries(
    Object.entries({
      match: 'una coincidencia',
      sprout: 'un brote',
      goal: 'un gol',
      prize: 'un premio',
      'rainy day': 'un día lluvioso',
    }).map(([what, whatEs]) => [
      `By this simulation, about what is the probability of at least one ${what}?`,
      `Según esta simulación, ¿cuál es más o menos la probabilidad de al menos ${whatEs}?`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ boxes: 'cajas', shots: 'tiros', seeds: 'semillas', days: 'días', people: 'personas' }).map(
      ([what, whatEs]) => [
        `By this simulation, about what is the probability of at least two in three ${what}?`,
        `Según esta simulación, ¿cuál es más o menos la probabilidad de al menos dos en tres ${whatEs}?`,
      ],
    ),
  ),
  'The points of two classes in a quiz: the first group has a mean of 30, the second of 39.':
    'Los puntos de dos clases en una prueba: el primer grupo tiene una media de 30, el segundo de 39.',
  'The lengths in millimeters of leaves from two trees: the first group has a mean of 46, the second of 54.':
    'Las longitudes en milímetros de hojas de dos árboles: el primer grupo tiene una media de 46, el segundo de 54.',
  'The minutes on the way to school in two towns: the first group has a mean of 27, the second of 39.':
    'Los minutos de camino a la escuela en dos pueblos: el primer grupo tiene una media de 27, el segundo de 39.',
  'The heights in inches of two teams: the first group has a mean of 37, the second of 41.':
    'Las estaturas en pulgadas de dos equipos: el primer grupo tiene una media de 37, el segundo de 41.',
  'The weights in pounds of two breeds of dogs: the first group has a mean of 14, the second of 30.':
    'Los pesos en libras de dos razas de perros: el primer grupo tiene una media de 14, el segundo de 30.',
  'The mean absolute deviation of both is 3.': 'La desviación media absoluta de los dos es 3.',
  'How many mean absolute deviations are the means apart?':
    '¿A cuántas desviaciones medias absolutas están las medias una de otra?',
  'How do dot plots of the two groups look?': '¿Cómo se ven los diagramas de puntos de los dos grupos?',
  'The table shows the answers of 82 students.': 'La tabla muestra las respuestas de 82 estudiantes.',
  'The points show weeks since planting (`x`) and height in centimeters (`y`).':
    'Los puntos muestran semanas desde la siembra (`x`) y altura en centímetros (`y`).',
  'The points show hours of practice (`x`) and score (`y`).':
    'Los puntos muestran horas de práctica (`x`) y puntuación (`y`).',
  'The points show kilometers driven (`x`) and fare in dollars (`y`).':
    'Los puntos muestran kilómetros recorridos (`x`) y tarifa en dólares (`y`).',
  'The trend line is `y = 2x + 4`.': 'La línea de tendencia es `y = 2x + 4`.',
  'What height in centimeters does the line predict for week `6`?':
    '¿Qué altura en centímetros predice la línea para la semana `6`?',
  'What score does the line predict for `4` hours of practice?':
    '¿Qué puntuación predice la línea para `4` horas de práctica?',
  'What fare in dollars does the line predict for `7` kilometers?':
    '¿Qué tarifa en dólares predice la línea para `7` kilómetros?',
  'The line below was fitted to data of cups of tea:': 'La recta de abajo se ajustó a datos de tazas de té:',
  'The line below was fitted to data of phones:': 'La recta de abajo se ajustó a datos de teléfonos:',
  'The line below was fitted to data of reports:': 'La recta de abajo se ajustó a datos de informes:',
  'The line below was fitted to data of winter days:': 'La recta de abajo se ajustó a datos de días de invierno:',
  'The line below was fitted to data of used cameras:': 'La recta de abajo se ajustó a datos de cámaras usadas:',
  'The line below was fitted to data of taxi rides:': 'La recta de abajo se ajustó a datos de viajes en taxi:',
  'The line `y = 4x + 9` was fitted to data:': 'La recta `y = 4x + 9` se ajustó a unos datos:',
  'One point of the data has `x = 3` and `y = 19`.': 'Un punto de los datos tiene `x = 3` y `y = 19`.',
  'One point of the data has `x = 5` and the residual `2`.': 'Un punto de los datos tiene `x = 5` y el residuo `2`.',
  'What is its residual?': '¿Cuál es su residuo?',
  'What is its `y`?': '¿Cuál es su `y`?',
};
