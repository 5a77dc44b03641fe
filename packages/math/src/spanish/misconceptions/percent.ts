import type { InSpanish } from './in-spanish.ts';

/** Ideas about percent, named in Spanish for a teacher. */
export const percentNames = {
  'percent.single-digit-as-tenths': 'escribe como décimas un porcentaje de una cifra',
  'percent.one-over-percent': 'usa el porcentaje como denominador de una fracción',
  'percent.sign-dropped': 'quita el signo de porcentaje',
  'percent.point-in-front': 'pone un punto delante de las cifras',
  'percent.over-ten': 'divide entre diez en vez de cien',
  'percent.digits-as-percent': 'toma las cifras de un decimal como el porcentaje',
  'percent.sign-only': 'pone el signo de porcentaje después del decimal',
  'percent.denominator-as-percent': 'toma los números de la fracción como el porcentaje',
  'percent.times-ten': 'multiplica por diez en vez de cien',
  'percent.small-over-large': 'siempre pone el número menor sobre el mayor',
  'percent.always-multiply': 'multiplica en cualquier problema de porcentajes',
  'percent.divide-by-percent': 'divide entre el número del porcentaje',
  'percent.as-amount': 'trata el porcentaje como una cantidad',
  'percent.inverted-ratio': 'divide el total entre la parte',
  'percent.part-as-percent': 'da la parte como el porcentaje',
  'percent.add-percent-of-part': 'suma el porcentaje de la parte para hallar el total',
  'percent.change-only': 'se detiene en el cambio',
  'percent.wrong-direction': 'cambia en la dirección contraria',
  'percent.wrong-base': 'toma el porcentaje de otra cantidad',
  'percent.new-over-old': 'compara las dos cantidades en vez de la diferencia',
  'percent.add-percents': 'suma porcentajes de cantidades distintas',
  'percent.interest-one-year': 'olvida el tiempo',
  'percent.interest-total-mixed-up': 'confunde el interés con el nuevo total',
  'percent.months-as-years': 'multiplica por meses en vez de años',
} satisfies InSpanish<'percent'>;
