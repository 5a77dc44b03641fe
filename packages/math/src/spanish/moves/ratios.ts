import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of ratios, in Spanish. */
export const ratioMoves = {
  'ratios.additive': 'Mezclen una cucharada de cacao con dos de leche. Agreguen cinco de cada una. ¿Sabe igual?',
  'ratios.inverted-rate':
    'Pregunte cuánto corresponde a uno según los números dados y según la respuesta. ¿Es lo mismo?',
  'ratios.multiply-across': 'Pregunte si el número que falta debe ser mayor o menor que el de al lado.',
  'ratios.multiply-only': 'Pregunte cuánto le corresponde exactamente a uno.',
  'ratios.colon-as-digits':
    'Pida un dibujo de tres fichas rojas y dos azules, y después del siguiente grupo más grande que sea igual.',
  'ratios.order-reversed': 'Pida que escriba las palabras encima de los números.',
  'ratios.part-part-whole': 'Pregunte qué cuenta el segundo número: ¿los otros o todos?',
  'ratios.difference-as-ratio': 'Compare `2` con `4` y `102` con `104`. ¿Es la misma razón?',
  'ratios.share-equally': 'Repartan las partes con fichas: dos para uno, tres para el otro, una y otra vez.',
  'ratios.divide-by-own-part': 'Pregunte por todas las partes y súmenlas. ¿Dan el total?',
  'ratios.step-of-y': 'Pregunte cuánto sube la primera fila en el mismo paso.',
  'ratios.lower-price-wins': 'Pregunte cuánto costaría cada paquete si los dos fueran del mismo tamaño.',
  'ratios.larger-pack-wins': 'Pregunte por dos paquetes pequeños en lugar del grande. ¿Cuánto cuestan?',
  'ratios.scale-wrong-way': 'Pregunte primero si la respuesta será más o menos que el número dado.',
  'ratios.convert-wrong-way': 'Midan la mesa en manos y en dedos. ¿Qué número es mayor?',
  'ratios.all-units-by-tens': 'Pregunte cuántos minutos hay en `1.5` horas.',
  'ratios.everything-is-proportional':
    'Pregunte: una camisa se seca al sol en una hora. ¿Cuánto tardan tres camisas en el mismo tendedero?',
  'ratios.area-grows-like-length':
    'Dibujen un cuadrado y otro con lados tres veces más largos. ¿Cuántos pequeños caben?',
  'ratios.area-doubles-the-factor': 'Dibújenlo con lados tres veces más largos y cuenten.',
  'ratios.point-read-backward': 'Escriban los nombres de los ejes encima de los dos números del punto.',
  'ratios.height-as-unit-rate': 'Busquen el punto sobre el 1. Compárenlo con el otro.',
  'ratios.difference-as-unit-rate': 'Hagan una tabla desde 0 hasta el punto. ¿Cuánto aumenta en cada paso?',
  'ratios.builds-up-step-by-step': 'Pregunte cuánto corresponde a una unidad y cómo ayuda eso con cualquier número.',
  'ratios.no-relation-seen':
    'Pongan las dos cantidades en una tabla y pregunte qué le pasa a una cuando la otra se duplica.',
  'ratios.decimal-for-whole-numbers': 'Pregunte cuánto cuestan tres y escriban las dos cantidades.',
  'ratios.letter-under-the-line': 'Pongan `a = 6` en las dos formas de escribirlo y comparen.',
  'ratios.difference-taken-once':
    'Pregunte cuánto cuestan dos en cada lugar y cuál es la diferencia entre los dos precios.',
} satisfies InSpanish<'ratios'>;
