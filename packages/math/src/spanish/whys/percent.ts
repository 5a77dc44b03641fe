import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about percent, in Spanish for a teacher. */
export const percentWhys = {
  'percent.single-digit-as-tenths':
    'Los porcentajes de dos cifras caben después del punto decimal, así que pone ahí también una sola cifra.',
  'percent.one-over-percent': '`50%` es un medio y `10%` es una décima; toma lo segundo por una regla.',
  'percent.sign-dropped': 'El signo parece una unidad y no «dividido entre cien».',
  'percent.point-in-front': 'Como funciona con los porcentajes de dos cifras, lo adopta como regla general.',
  'percent.over-ten': 'El `10%` se halla dividiendo entre diez, y lo toma por una regla para todos los porcentajes.',
  'percent.digits-as-percent': 'Eso funciona con dos cifras decimales, y lo usa con cualquier cantidad de ellas.',
  'percent.sign-only': 'El estudiante agrega el signo como si fuera una unidad.',
  'percent.denominator-as-percent':
    'El estudiante usa los números que ve, porque todavía no relaciona porcentajes y fracciones.',
  'percent.times-ten': 'Las décimas son los primeros decimales, y se vuelven también la medida de los porcentajes.',
  'percent.small-over-large':
    'El estudiante aprende una sola imagen de una proporción y la llena con los números según su tamaño.',
  'percent.always-multiply':
    'Primero se aprende a hallar el porcentaje de un número, y eso se vuelve la única clase de problema.',
  'percent.divide-by-percent': 'El estudiante extiende a todos los porcentajes el atajo del diez por ciento.',
  'percent.as-amount': 'El porcentaje es un número que ve, y lo suma o lo resta como cualquier otro.',
  'percent.inverted-ratio': 'El estudiante divide el total entre la parte, sin pensar qué se compara con qué.',
  'percent.part-as-percent': 'El estudiante toma el porcentaje por otra forma de decir «cuántos».',
  'percent.add-percent-of-part': 'Sumar parece deshacer el haber tomado una parte.',
  'percent.change-only': 'El primer paso parece un problema completo, así que olvida la pregunta.',
  'percent.wrong-direction': 'El estudiante usa un solo procedimiento, sumar o restar, para todos.',
  'percent.wrong-base': 'Un porcentaje no dice de qué se toma, y usa el número que ve.',
  'percent.new-over-old': 'No distingue «porcentaje de» y «porcentaje más que».',
  'percent.add-percents': 'Los porcentajes parecen cantidades que se pueden sumar.',
  'percent.interest-one-year': 'Lo trabaja como el porcentaje de cualquier número, y no usa el tiempo.',
  'percent.interest-total-mixed-up': 'Las palabras son nuevas, y no distingue las dos cantidades.',
  'percent.months-as-years': 'La fórmula pide un tiempo, y pone cualquier número que sea un tiempo.',
} satisfies InSpanish<'percent'>;
