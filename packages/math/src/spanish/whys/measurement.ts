import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about measurement, in Spanish for a teacher. */
export const measurementWhys = {
  'measurement.clock-hands-swapped': 'El estudiante toma la manecilla más grande por la más importante.',
  'measurement.clock-nearest-hour':
    'El estudiante lee la hora como el número más cercano, aunque debe ser el último por el que pasó la manecilla.',
  'measurement.clock-minute-face-value':
    'El estudiante lee los números del reloj tal como están, para las dos manecillas.',
  'measurement.hundred-minutes':
    'Las horas se escriben con cifras, y en todo lo demás las cifras se agrupan en decenas y centenas.',
  'measurement.time-smaller-from-larger':
    'El estudiante trabaja horas y minutos como dos columnas, y voltea la resta cuando hay menos minutos.',
  'measurement.new-hour-forgotten': 'El estudiante calcula bien los minutos, pero no cambia 60 de ellos por una hora.',
  'measurement.coins-counted-not-valued': 'Una moneda es una cosa, y las cosas se cuentan de una en una.',
  'measurement.larger-coin-worth-more': 'En la mayoría de las cosas que se intercambian, más grande quiere decir más.',
  'measurement.ruler-end-number':
    'Cuando las cosas se ponen en el cero, el número del final es la longitud; no mira dónde empiezan.',
  'measurement.ruler-counts-marks':
    'Las marcas se pueden señalar; las verdaderas unidades son los espacios entre ellas.',
  'measurement.converts-the-wrong-way':
    'Que una unidad menor necesite un número mayor va en contra de «más va con más».',
  'measurement.everything-in-hundreds': 'Primero conoce metros y centímetros, y usa su número para todas las unidades.',
  'measurement.everything-in-tens':
    'El estudiante lleva la idea de reagrupar en decenas del valor posicional a los pies, las libras y las horas.',
  'measurement.units-ignored': 'El estudiante cuenta unidades de distinto tamaño como si todas fueran iguales.',
  'measurement.perimeter-two-sides': 'Solo dos lados tienen un número, y no mira los otros.',
  'measurement.area-perimeter-confused':
    'Las dos se aprenden como reglas con los mismos dos números, sin lo que miden.',
  'measurement.area-adds-two-sides': 'Una figura de lados más largos tiene más área, así que suma las longitudes.',
  'measurement.area-of-the-box': 'El estudiante usa la regla de los rectángulos con una figura que no lo es.',
  'measurement.corner-counted-twice':
    'El estudiante ve dos partes que comparten una esquina y cuenta los cuadrados compartidos en las dos.',
  'measurement.scale-read-as-ones': 'En las primeras gráficas hay un paso por cada cosa, y no lee los números del eje.',
  'measurement.one-bar-for-how-many-more': 'Se aprende a leer un valor antes que a comparar dos.',
  'measurement.picture-key-ignored': 'En los primeros pictogramas cada dibujo representa una cosa.',
  'measurement.last-told-decides':
    'Es difícil recordar varias comparaciones a la vez, así que ganan las últimas palabras.',
  'measurement.longer-and-shorter-swapped':
    'Las dos palabras son de una misma comparación y se tarda en distinguirlas.',
  'measurement.counts-every-unit-laid':
    'El estudiante ve la medición como contar lo que está ahí, y no como cubrir la longitud.',
  'measurement.same-number-for-any-unit': 'La longitud no cambia, y por eso conserva también el número.',
  'measurement.one-length-for-the-difference': 'El estudiante oye «cuánto más largo» como «qué tan largo».',
  'measurement.unit-word-ignored': 'La unidad es una palabra junto al número, y el número parece decirlo todo.',
  'measurement.estimates-ten-times': 'Sin una longitud con la cual comparar, un número grande parece lo más seguro.',
  'measurement.counts-the-groups': 'A «cuántos» se responde con lo primero que se ve: los grupos.',
  'measurement.leaves-out-a-group': 'Casi siempre se suma con dos números, y olvida el tercero.',
  'measurement.place-for-the-count':
    'El estudiante ve primero los números de la recta, pero los que dicen cuántos hay son los puntos de encima.',
  'measurement.dots-at-one-place-only':
    'El estudiante pasa por alto «o más largo» y lee un solo lugar, como en otras preguntas.',
  'measurement.each-place-counted-once': 'El estudiante ve una columna de puntos como una sola cosa.',
  'measurement.marks-counted-for-length': 'Las marcas se pueden tocar y contar, y los espacios entre ellas no.',
  'measurement.dots-without-their-length':
    'El estudiante cuenta un punto como uno, diga lo que diga el número de abajo.',
  'measurement.big-means-long': '«Grande» es la primera palabra para cualquier tamaño: largo, pesado, ancho y lleno.',
  'measurement.color-is-a-measure': 'El color es lo que más se nota, y todas las características le parecen iguales.',
  'measurement.the-far-end-decides': 'La atención va al extremo que sobresale; no mira dónde empiezan los dos.',
  'measurement.up-is-heavier': 'En la mayoría de los dibujos de cantidades, más quiere decir más arriba.',
  'measurement.large-is-heavy': 'Casi siempre las cosas grandes pesan más, así que toma el tamaño por el peso.',
  'measurement.counts-without-sorting': 'El estudiante oye la pregunta sobre una clase como si fuera sobre todas.',
  'measurement.counts-another-group': 'Mientras busca las cosas, olvida de qué clase se trata.',
} satisfies InSpanish<'measurement'>;
