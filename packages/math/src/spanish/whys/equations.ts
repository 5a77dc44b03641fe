import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about equations, in Spanish for a teacher. */
export const equationWhys = {
  'equations.equal-sign-as-answer':
    'Años de problemas con la operación a la izquierda y un espacio en blanco a la derecha hacen que el signo parezca una orden.',
  'equations.add-all-numbers': 'El estudiante nota los signos de más, y no el lugar del signo igual.',
  'equations.letters-gone-no-solution':
    'Resolver le parece terminar en «letra igual a número». Una línea como `4 = 4` no significa nada entonces.',
  'equations.zero-is-no-solution': 'En el habla de todos los días, «cero» y «ninguno» quieren decir lo mismo.',
  'equations.same-letters-always-true': 'El estudiante compara las partes con letra y pasa por alto los números solos.',
  'equations.same-operation': 'El estudiante recuerda «pásalo al otro lado» sin el cambio que lo acompaña.',
  'equations.repeat-operation':
    'El signo de la operación no se ve entre el número y la letra, así que no busca la opuesta.',
  'equations.reversed-subtraction':
    'El estudiante trata la resta como si el orden no importara, o lee los números de izquierda a derecha.',
  'equations.reversed-division':
    'El estudiante trata la división como si el orden no importara, igual que en una multiplicación.',
  'equations.subtract-coefficient':
    'El estudiante lee un número y una letra juntos como dos cosas, así que quitar el número parece dejar la letra.',
  'equations.add-what-is-taken-away': 'El estudiante usa «haz lo opuesto» sin preguntar qué se resta de qué.',
  'equations.divide-one-part':
    'El estudiante hace cada paso con las dos partes que tiene a la vista, y no con todo el lado.',
  'equations.group-as-letter': 'Un paso acorta la ecuación, y una ecuación corta parece resuelta.',
  'equations.drop-negative-coefficient':
    'El estudiante toma el menos por la operación entre dos términos, y no por parte del término con la letra.',
  'equations.letter-as-digit':
    'En un número, dos símbolos juntos son decenas y unidades, así que lee `2x` de la misma manera.',
  'equations.move-without-sign':
    'El estudiante pasa los términos al otro lado del signo igual como si los dos lados fueran una sola suma larga.',
  'equations.one-letter-side':
    'Para deshacer se parte de un resultado. Con una letra en los dos lados no hay un resultado del cual partir.',
  'equations.clear-one-term':
    'El paso tiene el propósito de quitar la fracción, así que lo hace solo donde está la fracción.',
  'equations.ignore-numerator':
    'El estudiante trata la fracción como una sola parte del entero, sea cual sea su número de arriba.',
  'equations.ignore-start': 'La cantidad que se repite se nota, y olvida la que viene una sola vez.',
  'equations.keep-inequality-sign': 'El estudiante pasa completas las reglas de las ecuaciones.',
  'equations.flip-for-any-negative':
    'El estudiante recuerda la regla por lo que la despierta, «negativo», y no por lo que se hace con los dos lados.',
  'equations.letter-must-come-first':
    'Una ecuación se puede leer en los dos sentidos sin cambiar nada, y el estudiante cree que con una desigualdad pasa lo mismo.',
  'equations.inequality-as-equation': 'Resolver siempre ha terminado en «letra igual a número».',
  'equations.least-means-less': 'Lo que decide es una palabra clave y no el significado de la oración.',
  'equations.boundary-mixed-up': 'La atención está en la dirección, y el límite parece un detalle.',
  'equations.inequality-signs-swapped': 'Los dos signos son imágenes en espejo y se aprenden como un dibujo.',
  'equations.reversal':
    'El estudiante convierte la oración en signos palabra por palabra, o pone el número mayor junto al grupo mayor.',
  'equations.rate-and-start-swapped': 'El estudiante usa los números en el orden de la historia.',
  'equations.one-letter-for-all': 'La letra representa «las cosas desconocidas» en general, y no un número.',
  'equations.works-backward-without-equation':
    'Deshacer una historia con aritmética funciona en las historias cortas, así que una ecuación parece trabajo de más.',
  'equations.check-made-to-fit':
    'El estudiante comprueba porque se lo piden. Nadie espera que la comprobación muestre que algo está mal.',
} satisfies InSpanish<'equations'>;
