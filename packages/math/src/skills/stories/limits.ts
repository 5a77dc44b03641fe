import { joined, type Told } from '../kit/told.ts';

/** A limit that is told with `[n]`, between which sizes it is plausible, and the letter for what keeps to it. */
type LimitStory = { readonly letter: string; readonly low: number; readonly high: number; readonly told: Told };

const limit = (letter: string, [low, high]: readonly [number, number], told: Told, [what, que]: Told): LimitStory => ({
  ...{ letter, low, high },
  told: joined(told, [`Let \`${letter}\` be ${what}.`, `Sea \`${letter}\` ${que}.`]),
});

/** Limits in words; each uses another of the words for the same relation. */
export const limitStories = {
  'at-least': [
    limit(
      'a',
      [6, 15],
      [
        'To swim in the deep pool you must be at least `[n]` years old.',
        'Para nadar en la alberca honda hay que tener al menos `[n]` años.',
      ],
      ['the age, in years, of somebody who may swim there', 'la edad, en años, de alguien que puede nadar ahí'],
    ),
    limit(
      'c',
      [3, 12],
      ['A recipe needs at least `[n]` cups of flour.', 'Una receta necesita al menos `[n]` tazas de harina.'],
      ['a number of cups that is enough', 'un número de tazas que alcanza'],
    ),
    limit(
      'd',
      [5, 14],
      [
        'A bean seed needs no less than `[n]` days until it comes up.',
        'Una semilla de frijol tarda no menos de `[n]` días en brotar.',
      ],
      ['a number of days after which it may come up', 'un número de días en que puede brotar'],
    ),
    limit(
      'v',
      [12, 60],
      ['A motion passes with a minimum of `[n]` votes.', 'Una moción se aprueba con un mínimo de `[n]` votos.'],
      ['a number of votes with which it passes', 'un número de votos con que se aprueba'],
    ),
    limit(
      's',
      [60, 90],
      [
        'To pass the test you need at least `[n]` points.',
        'Para aprobar el examen se necesitan al menos `[n]` puntos.',
      ],
      ['a score with which you pass', 'una puntuación con que se aprueba'],
    ),
    limit(
      'g',
      [4, 20],
      ['A fish tank must hold no less than `[n]` gallons.', 'En una pecera deben caber no menos de `[n]` galones.'],
      [
        'the size, in gallons, of a tank that is large enough',
        'el tamaño, en galones, de una pecera que es bastante grande',
      ],
    ),
    limit(
      'k',
      [2, 9],
      ['A team needs at least `[n]` players to begin.', 'Un equipo necesita al menos `[n]` jugadores para empezar.'],
      ['a number of players with whom it can begin', 'un número de jugadores con que puede empezar'],
    ),
    limit(
      'r',
      [8, 25],
      [
        'Members of the club read a minimum of `[n]` books a year.',
        'Los miembros del club leen un mínimo de `[n]` libros al año.',
      ],
      ['a number of books that is enough', 'un número de libros que alcanza'],
    ),
    limit(
      'b',
      [30, 90],
      [
        'A bike rack pays off from at least `[n]` bikes on.',
        'Un estacionamiento de bicicletas conviene con al menos `[n]` bicicletas.',
      ],
      ['a number of bikes for which it pays off', 'un número de bicicletas con que conviene'],
    ),
    limit(
      'l',
      [10, 40],
      [
        'The order is sent free from at least `[n]` dollars on.',
        'El pedido se envía gratis a partir de al menos `[n]` dólares.',
      ],
      [
        'the price, in dollars, of an order that is sent free',
        'el precio, en dólares, de un pedido que se envía gratis',
      ],
    ),
    limit(
      'z',
      [7, 10],
      [
        'A child of this age should sleep no less than `[n]` hours.',
        'Un niño de esta edad debe dormir no menos de `[n]` horas.',
      ],
      ['a number of hours that is enough', 'un número de horas que alcanza'],
    ),
    limit(
      'f',
      [20, 60],
      [
        'The ladder has to reach at least `[n]` feet up.',
        'La escalera tiene que alcanzar al menos `[n]` pies de altura.',
      ],
      ['a height, in feet, that is enough', 'una altura, en pies, que alcanza'],
    ),
  ],
  'at-most': [
    limit(
      'm',
      [5, 40],
      ['A video may last at most `[n]` minutes.', 'Un video puede durar a lo sumo `[n]` minutos.'],
      ['a length, in minutes, that is allowed', 'una duración permitida, en minutos'],
    ),
    limit(
      'b',
      [3, 12],
      ['Each reader may borrow no more than `[n]` books.', 'Cada lector puede llevarse no más de `[n]` libros.'],
      ['a number of books that is allowed', 'un número permitido de libros'],
    ),
    limit(
      't',
      [20, 36],
      ['The van can carry a maximum of `[n]` boxes.', 'En la camioneta cabe un máximo de `[n]` cajas.'],
      ['a number of boxes that it can carry', 'un número de cajas que caben'],
    ),
    limit(
      'k',
      [5, 15],
      ['A carry-on bag may weigh at most `[n]` kg.', 'Una maleta de mano puede pesar a lo sumo `[n]` kg.'],
      ['the weight, in kg, of a bag that is allowed', 'el peso, en kg, de una maleta permitida'],
    ),
    limit(
      'h',
      [8, 14],
      [
        'Trucks under the bridge may be no more than `[n]` feet high.',
        'Los camiones que pasan bajo el puente pueden medir no más de `[n]` pies de alto.',
      ],
      ['the height, in feet, of a truck that may pass', 'la altura, en pies, de un camión que puede pasar'],
    ),
    limit(
      'l',
      [30, 90],
      ['An essay may have a maximum of `[n]` lines.', 'Un ensayo puede tener un máximo de `[n]` líneas.'],
      ['a number of lines that is allowed', 'un número permitido de líneas'],
    ),
    limit(
      'd',
      [2, 10],
      ['Milk stays fresh for at most `[n]` days.', 'La leche se conserva fresca a lo sumo `[n]` días.'],
      ['a number of days for which it may be fresh', 'un número de días en que puede estar fresca'],
    ),
    limit(
      'g',
      [10, 18],
      [
        'The tank of a car holds no more than `[n]` gallons.',
        'En el tanque de un carro no caben más de `[n]` galones.',
      ],
      ['an amount, in gallons, that fits in', 'una cantidad, en galones, que cabe'],
    ),
    limit(
      'y',
      [4, 12],
      ['The swing is for children of at most `[n]` years.', 'El columpio es para niños de a lo sumo `[n]` años.'],
      ['the age, in years, of a child who may use it', 'la edad, en años, de un niño que puede usarlo'],
    ),
    limit(
      'q',
      [15, 45],
      ['A classroom has room for no more than `[n]` students.', 'En un salón no caben más de `[n]` estudiantes.'],
      ['a number of students for whom there is room', 'un número de estudiantes que caben'],
    ),
    limit(
      'p',
      [20, 80],
      [
        'A phone plan gives a maximum of `[n]` gigabytes a month.',
        'Un plan de teléfono da un máximo de `[n]` gigabytes al mes.',
      ],
      ['an amount, in gigabytes, that the plan gives', 'una cantidad, en gigabytes, que da el plan'],
    ),
    limit(
      'n',
      [10, 60],
      [
        'On the playground the wind may blow at most `[n]` miles per hour for kites.',
        'En el patio el viento puede soplar a lo sumo a `[n]` millas por hora para los papalotes.',
      ],
      [
        'a speed, in miles per hour, that is good for kites',
        'una velocidad, en millas por hora, que sirve para los papalotes',
      ],
    ),
  ],
  'more-than': [
    limit(
      's',
      [100, 400],
      ['The book has more than `[n]` pages.', 'El libro tiene más de `[n]` páginas.'],
      ['a number of pages that it may have', 'un número de páginas que puede tener'],
    ),
    limit(
      'p',
      [20, 90],
      [
        'The concert hall was visited by more than `[n]` people.',
        'A la sala de conciertos fueron más de `[n]` personas.',
      ],
      ['a number of people who may have come', 'un número de personas que pudieron ir'],
    ),
    limit(
      'w',
      [3, 15],
      ['The pumpkin weighs more than `[n]` pounds.', 'La calabaza pesa más de `[n]` libras.'],
      ['a weight, in pounds, that it may have', 'un peso, en libras, que puede tener'],
    ),
    limit(
      'h',
      [30, 90],
      ['The tree is taller than `[n]` feet.', 'El árbol mide más de `[n]` pies de alto.'],
      ['a height, in feet, that it may have', 'una altura, en pies, que puede tener'],
    ),
    limit(
      'm',
      [8, 40],
      ['It is more than `[n]` miles to the next town.', 'Hay más de `[n]` millas al próximo pueblo.'],
      ['a distance, in miles, that it may be', 'una distancia, en millas, que puede haber'],
    ),
    limit(
      'c',
      [15, 95],
      ['The jar holds more than `[n]` marbles.', 'En el frasco hay más de `[n]` canicas.'],
      ['a number of marbles that may be in it', 'un número de canicas que puede haber en él'],
    ),
    limit(
      'y',
      [40, 150],
      ['The bridge is older than `[n]` years.', 'El puente tiene más de `[n]` años.'],
      ['an age, in years, that it may have', 'una edad, en años, que puede tener'],
    ),
    limit(
      'k',
      [12, 60],
      ['The film lasts longer than `[n]` minutes.', 'La película dura más de `[n]` minutos.'],
      ['a time, in minutes, that it may last', 'un tiempo, en minutos, que puede durar'],
    ),
    limit(
      'b',
      [5, 45],
      ['In the nest boxes there are more than `[n]` eggs.', 'En las cajas nido hay más de `[n]` huevos.'],
      ['a number of eggs that may be there', 'un número de huevos que puede haber'],
    ),
    limit(
      'r',
      [2, 12],
      [
        'This week it rained on more than `[n]` hours of the day shift.',
        'Esta semana llovió más de `[n]` horas durante el turno de día.',
      ],
      ['a number of hours that it may have rained', 'un número de horas que pudo llover'],
    ),
    limit(
      'v',
      [50, 200],
      ['The museum shows more than `[n]` paintings.', 'El museo muestra más de `[n]` cuadros.'],
      ['a number of paintings that it may show', 'un número de cuadros que puede mostrar'],
    ),
    limit(
      'q',
      [4, 25],
      ['The puppy weighs more than `[n]` kg now.', 'El cachorro ya pesa más de `[n]` kg.'],
      ['a weight, in kg, that it may have', 'un peso, en kg, que puede tener'],
    ),
  ],
  'less-than': [
    limit(
      'm',
      [6, 30],
      ['It is less than `[n]` miles to the beach.', 'Hay menos de `[n]` millas a la playa.'],
      ['a distance, in miles, that it may be', 'una distancia, en millas, que puede haber'],
    ),
    limit(
      's',
      [9, 20],
      [
        'The winner ran the course in less than `[n]` minutes.',
        'La ganadora hizo el recorrido en menos de `[n]` minutos.',
      ],
      ['a time, in minutes, that the winner may have needed', 'un tiempo, en minutos, que pudo tardar la ganadora'],
    ),
    limit(
      'w',
      [5, 40],
      ['The parcel weighs less than `[n]` pounds.', 'El paquete pesa menos de `[n]` libras.'],
      ['a weight, in pounds, that it may have', 'un peso, en libras, que puede tener'],
    ),
    limit(
      'p',
      [10, 80],
      ['The ticket costs less than `[n]` dollars.', 'El boleto cuesta menos de `[n]` dólares.'],
      ['a price, in dollars, that it may have', 'un precio, en dólares, que puede tener'],
    ),
    limit(
      'h',
      [30, 70],
      ['The door is lower than `[n]` inches.', 'La puerta mide menos de `[n]` pulgadas de alto.'],
      ['a height, in inches, that it may have', 'una altura, en pulgadas, que puede tener'],
    ),
    limit(
      'd',
      [8, 30],
      ['The package arrives in fewer than `[n]` days.', 'La encomienda llega en menos de `[n]` días.'],
      ['a number of days that it may take', 'un número de días que puede tardar'],
    ),
    limit(
      'c',
      [12, 90],
      ['There are fewer than `[n]` cars in the parking lot.', 'En el estacionamiento hay menos de `[n]` carros.'],
      ['a number of cars that may be there', 'un número de carros que puede haber'],
    ),
    limit(
      'g',
      [10, 50],
      ['The barrel holds less than `[n]` gallons.', 'En el barril caben menos de `[n]` galones.'],
      ['an amount, in gallons, that it may hold', 'una cantidad, en galones, que puede caber'],
    ),
    limit(
      'f',
      [4, 20],
      ['The pond is less than `[n]` feet deep.', 'El estanque tiene menos de `[n]` pies de profundidad.'],
      ['a depth, in feet, that it may have', 'una profundidad, en pies, que puede tener'],
    ),
    limit(
      'k',
      [15, 60],
      ['Fewer than `[n]` students take the bus.', 'Menos de `[n]` estudiantes toman el autobús.'],
      ['a number of students who may take it', 'un número de estudiantes que pueden tomarlo'],
    ),
    limit(
      'y',
      [3, 15],
      ['The dog is younger than `[n]` years.', 'El perro tiene menos de `[n]` años.'],
      ['an age, in years, that it may have', 'una edad, en años, que puede tener'],
    ),
    limit(
      'r',
      [20, 120],
      ['The song lasts less than `[n]` seconds.', 'La canción dura menos de `[n]` segundos.'],
      ['a time, in seconds, that it may last', 'un tiempo, en segundos, que puede durar'],
    ),
  ],
} satisfies Readonly<Record<string, readonly LimitStory[]>>;

/** What is asked of each of them. */
export const askForInequality = (letter: string): Told => [
  `Write an inequality for \`${letter}\`.`,
  `Escriban una desigualdad para \`${letter}\`.`,
];

/** What is asked where a line is to be marked. */
const askForLine = (letter: string): Told => [
  `Show on the line which numbers \`${letter}\` can be.`,
  `Muestren en la recta qué números puede ser \`${letter}\`.`,
];

/** The whole problems, to be written and to be shown. */
export const limitTasks: readonly Told[] = Object.values(limitStories)
  .flat()
  .flatMap(({ told, letter }) => [joined(told, askForInequality(letter)), joined(told, askForLine(letter))]);
