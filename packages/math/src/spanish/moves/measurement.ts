import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of measurement, in Spanish. */
export const measurementMoves = {
  'measurement.clock-hands-swapped':
    'Use un reloj que solo tenga la manecilla de las horas. ¿Qué se puede saber con él?',
  'measurement.clock-nearest-hour':
    'Mueva despacio un reloj de las 3:00 a las 4:00. ¿Cuándo dejan de ser las tres y algo?',
  'measurement.clock-minute-face-value': 'Cuenten las marcas pequeñas desde arriba hasta el primer número.',
  'measurement.hundred-minutes':
    'Muevan un reloj de 3:40 a la hora en punto y luego a 4:10, y cuenten los minutos. ¿Cuántos hacen la hora completa?',
  'measurement.time-smaller-from-larger':
    'Pregunte qué hora es una hora después del inicio. ¿El final es antes o después?',
  'measurement.new-hour-forgotten': 'Adelante los minutos de un reloj de verdad. ¿Qué hace la manecilla corta?',
  'measurement.coins-counted-not-valued':
    'Cambie una moneda de diez centavos por monedas de un centavo. ¿Cuántas le dan?',
  'measurement.larger-coin-worth-more':
    'Ponga juntas una moneda de cinco centavos y una de diez y cambie cada una por monedas de un centavo.',
  'measurement.ruler-end-number': 'Use una regla con el principio roto. ¿Cuánto mide el lápiz?',
  'measurement.ruler-counts-marks':
    'Pongan cubos de una punta de la cosa a la otra. ¿Qué contamos: los cubos o las líneas entre ellos?',
  'measurement.converts-the-wrong-way': 'Midan la mesa en manos y en dedos. ¿Qué número es mayor?',
  'measurement.everything-in-hundreds': 'Junten en un cartel pares de unidades con sus números y compárenlos.',
  'measurement.everything-in-tens':
    'Pida que ponga 12 pulgadas a lo largo de un pie y que escriba 3 pies 4 pulgadas en pulgadas contando.',
  'measurement.units-ignored': 'Ponga 3 palitos largos y 5 cortos uno tras otro. ¿Son 8 de algo?',
  'measurement.perimeter-two-sides': 'Pida que camine alrededor del rectángulo y diga cada lado.',
  'measurement.area-perimeter-confused':
    'Ponga un hilo y una hoja de papel junto al rectángulo. ¿Cuál de los dos muestra el área?',
  'measurement.area-adds-two-sides': 'Cubran el rectángulo con cuadrados y cuenten. ¿Qué cálculo dice lo mismo?',
  'measurement.area-of-the-box': 'Dibuje el rectángulo que rodea la figura. ¿Qué parte no le pertenece?',
  'measurement.corner-counted-twice': 'Coloreen las dos partes de dos colores. ¿Hay algún cuadrado en las dos?',
  'measurement.scale-read-as-ones': 'Tape las barras. ¿Qué cuentan los números junto a las líneas?',
  'measurement.one-bar-for-how-many-more':
    'Ponga una regla desde la punta de la barra o fila corta hasta cruzar la larga. ¿Qué muestra el pedazo que sobra?',
  'measurement.picture-key-ignored': 'Pida que escriba el número de la clave en cada dibujo.',
  'measurement.last-told-decides': 'Pongan tres tiras como dicen las oraciones, una oración a la vez.',
  'measurement.longer-and-shorter-swapped':
    'Pida a dos niños que se paren juntos. Díganlo de las dos formas: quién es más alto y quién es más bajo.',
  'measurement.counts-every-unit-laid': 'Ponga el objeto sobre la fila. ¿Qué cuadrados tapa?',
  'measurement.same-number-for-any-unit':
    'Midan la misma mesa con lápices y después con clips. Anoten los dos números.',
  'measurement.one-length-for-the-difference':
    'Ponga dos tiras una junto a otra y corte el pedazo que sobresale. ¿Cuánto mide ese pedazo?',
  'measurement.unit-word-ignored':
    'Muestre el número con los brazos, una vez en la unidad pequeña y otra en la grande. ¿Cuál le queda a la cosa?',
  'measurement.estimates-ten-times':
    'Elijan una cosa que mida una unidad para tenerla en mente. ¿Cuántas veces cabría?',
  'measurement.counts-the-groups':
    'Señale un grupo: ¿es una sola cosa, o cuántas? Luego cuenten lo que hay en los grupos de los que se pregunta.',
  'measurement.leaves-out-a-group': 'Marquen cada barra en cuanto su número esté en la suma.',
  'measurement.place-for-the-count': 'Señale un punto. ¿Qué cosa es y cuánto mide esa cosa?',
  'measurement.dots-at-one-place-only': 'Tape con una hoja todo lo que es más corto. ¿Qué queda?',
  'measurement.each-place-counted-once':
    'Ponga nombre a un punto: «este es un listón». Hágalo con cada punto de una columna.',
  'measurement.marks-counted-for-length': 'Lean los dos números en la recta y luego resten.',
  'measurement.dots-without-their-length': 'Quite todos los puntos menos el primero y el último. ¿Qué dicen esos dos?',
  'measurement.big-means-long':
    'Levanten una almohada grande y una piedra pequeña. ¿Cuál es más grande? ¿Cuál pesa más?',
  'measurement.color-is-a-measure':
    'Pregunte: «¿Puede una cosa tener más de eso que otra?». Pruébelo con el color y con el largo.',
  'measurement.the-far-end-decides': 'Mueva hacia un lado uno de dos palitos. ¿Se hizo más largo?',
  'measurement.up-is-heavier': 'Sostenga una bolsa pesada en una mano y una ligera en la otra. ¿Qué mano baja?',
  'measurement.large-is-heavy': 'Levanten un globo y una piedra pequeña. ¿Cuál es más grande? ¿Cuál pesa más?',
  'measurement.counts-without-sorting': 'Primero pongan cada clase en un tazón. ¿Por cuál tazón pregunta el problema?',
  'measurement.counts-another-group': 'Pida que diga en voz alta la clase con cada número: «pez uno, pez dos».',
} satisfies InSpanish<'measurement'>;
