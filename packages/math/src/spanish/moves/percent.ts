import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of percent, in Spanish. */
export const percentMoves = {
  'percent.single-digit-as-tenths': 'Pida que escriba `50%` como decimal. ¿Puede `5%` ser lo mismo?',
  'percent.one-over-percent': 'Pregunte qué es más, `10%` o `20%`, y lo mismo con una décima y un veinteavo.',
  'percent.sign-dropped': 'Pregunte si `25%` de una pizza pueden ser `25` pizzas.',
  'percent.point-in-front': 'Pida que escriba `100%` como número. ¿Es `125%` más o menos que eso?',
  'percent.over-ten': 'Pida que escriba `100%` como número y después la mitad.',
  'percent.digits-as-percent': 'Pida que muestre `0.7` y `0.70` en centésimas en una cuadrícula de cien.',
  'percent.sign-only': 'Pregunte qué parte de una cuadrícula de cien cubre `0.35`.',
  'percent.denominator-as-percent': 'Pida que sombree un quinto de una barra de cien cuadrados.',
  'percent.times-ten': 'Pregunte qué porcentaje es un medio y compárelo con `0.5`.',
  'percent.small-over-large': 'Pregunte por cada número: ¿es el total, la parte o el porcentaje?',
  'percent.always-multiply': 'Antes de calcular, pregunte si la respuesta es mayor o menor que el número dado.',
  'percent.divide-by-percent': 'Pregunte qué es más, `10%` o `20%` de `80`, y compare las dos respuestas.',
  'percent.as-amount': 'Pregunte qué quiere decir `20%` de descuento para un precio de `10` dólares.',
  'percent.inverted-ratio':
    'Pregunte: ¿la parte es menos que el total? Entonces, ¿menos que qué debe ser el porcentaje?',
  'percent.part-as-percent': 'Pregunte qué porcentaje sería `28` de `28` y de `56`.',
  'percent.add-percent-of-part': 'Comprueben con el porcentaje de la respuesta: ¿da el número del problema?',
  'percent.change-only': 'Pida que lea la pregunta otra vez y diga la respuesta en una oración.',
  'percent.wrong-direction': 'Pregunte antes de calcular: ¿será más o menos que antes?',
  'percent.wrong-base': 'Pida que rotule la barra que es el cien por ciento.',
  'percent.new-over-old': 'Pregunte en qué porcentaje cambia un número que queda igual.',
  'percent.add-percents': 'Pida que un precio de `100` dólares baje `50%` y suba `50%`.',
  'percent.interest-one-year': 'Pida en una tabla el interés después de un año, dos años y tres años.',
  'percent.interest-total-mixed-up': 'Pregunte: ¿cuánto agregó el banco? ¿Cuánto hay ahora?',
  'percent.months-as-years': 'Pida el interés después de un año. ¿Puede medio año dar más?',
} satisfies InSpanish<'percent'>;
