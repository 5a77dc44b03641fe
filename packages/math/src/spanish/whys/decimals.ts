import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about decimals, in Spanish for a teacher. */
export const decimalWhys = {
  'decimals.longer-is-larger': 'Con los números enteros siempre es así: más cifras, número mayor.',
  'decimals.part-as-whole-number':
    'El estudiante lee lo que está después del punto decimal como un número entero aparte, con su propio tamaño.',
  'decimals.shorter-is-larger':
    'Las centésimas son pedazos pequeños, así que toma por pequeño cualquier número que termina en centésimas, sin importar cuántas haya.',
  'decimals.zero-makes-small':
    'Agregó una regla para una sola clase de números a «más largo es mayor», que sigue valiendo para todos los demás.',
  'decimals.reciprocal-thinking':
    'El estudiante relaciona los decimales con las fracciones, pero toma las cifras por el denominador.',
  'decimals.compares-two-places': 'El estudiante conoce los decimales por el dinero, donde hay dos cifras decimales.',
  'decimals.oneths':
    'El estudiante toma el punto por el espejo de las posiciones, cuando en realidad el espejo son las unidades.',
  'decimals.whole-number-names': 'El estudiante lee las cifras después del punto decimal como un número entero aparte.',
  'decimals.ignores-place-name': 'El estudiante oye el número y no oye la posición.',
  'decimals.zeros-by-name':
    'El estudiante pasa los ceros de 10, 100 y 1000 a las posiciones después del punto decimal.',
  'decimals.bar-as-point': 'Los dos son un par de números con un signo en medio; cambia un signo por el otro.',
  'decimals.point-as-bar': 'En los dos hay un par de números con un signo en medio; cambia un signo por el otro.',
  'decimals.everything-over-ten':
    'El estudiante toma la primera posición, las décimas, por el nombre de todas las posiciones.',
  'decimals.denominator-as-decimal':
    'El estudiante lee el decimal como «una parte de tantas»: las cifras serían el número de partes.',
  'decimals.adds-top-and-bottom':
    'Es una regla propia que siempre da una respuesta; no le parece un problema que `4/11` y `11/4` den lo mismo.',
  'decimals.every-step-a-tenth':
    'Las primeras rectas numéricas que vio estaban divididas en diez partes, y cada paso era una décima.',
  'decimals.money-point-as-separator':
    'El punto separa dos números enteros; en los precios no importa que las posiciones que le siguen tengan un valor.',
  'decimals.rounds-by-cutting': 'El estudiante entiende redondear como acortar el número.',
  'decimals.rounds-in-a-chain': 'El estudiante aplica la regla de una cifra a cada cifra, una tras otra.',
  'decimals.nine-becomes-ten':
    'El estudiante cambia cada cifra por su cuenta. No traslada de la suma la idea de que diez de una posición forman una de la siguiente.',
  'decimals.rounds-to-wrong-place':
    'El estudiante nombra las posiciones después del punto decimal como un espejo de las de antes, con «unésimas» al principio.',
  'decimals.repeat-cut-off': 'Las calculadoras se detienen, y la página también.',
  'decimals.every-decimal-repeats': 'Las primeras fracciones que se dividen hasta muchas cifras son los tercios.',
  'decimals.another-operation': 'Los puntos decimales se llevan toda la atención, y se pierde qué operación se pide.',
  'decimals.adds-parts-separately': 'El estudiante ve el punto como una pared entre dos números enteros.',
  'decimals.aligns-right': 'Así se suman los números enteros, y ahí siempre funciona.',
  'decimals.adds-and-counts-places': 'El estudiante usa para sumar la regla de multiplicar.',
  'decimals.copies-extra-digits':
    'El estudiante toma un lugar vacío por nada que hacer, y no por un cero del que hay que restar.',
  'decimals.smaller-from-larger': 'Se resta columna por columna, y «no se puede quitar más de lo que hay».',
  'decimals.appends-zeros': 'Con los números enteros siempre se veía así.',
  'decimals.multiplies-both-sides': 'El punto le parece una pared entre dos números enteros.',
  'decimals.moves-point-wrong-way': 'El estudiante mueve el punto por una regla, sin mirar si el número crece.',
  'decimals.divides-whole-part-only': 'El estudiante ve el punto como una pared que separa dos números enteros.',
  'decimals.multiply-aligns-point': 'El estudiante usa para multiplicar la regla de sumar.',
  'decimals.counts-places-from-left':
    'El número de cifras decimales es correcto, pero no recuerda desde qué extremo se cuentan.',
  'decimals.multiplies-parts-separately':
    'El estudiante ve el punto como una pared entre dos números enteros, como al sumar parte por parte.',
  'decimals.remainder-as-decimal':
    'El residuo tiene que ir en algún lugar, y después del punto decimal es donde está el resto de un número.',
  'decimals.appends-remainder': 'No sabe que se puede seguir agregando ceros; el residuo tiene que ir en algún lugar.',
  'decimals.skips-zero-in-quotient': 'Donde no se puede repartir nada, no escribe nada, y la posición se pierde.',
  'decimals.ignores-point': 'Los pasos son los de los números enteros, y no se pregunta dónde va el punto.',
  'decimals.ignores-divisor-point':
    'Un divisor menor que 1 no va con la idea de repartir, así que lo trata como número entero.',
  'decimals.nothing-between':
    'Los números enteros tienen uno que sigue. Espera lo mismo de los decimales y las fracciones.',
} satisfies InSpanish<'decimals'>;
