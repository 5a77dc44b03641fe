import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about ratios, in Spanish for a teacher. */
export const ratioWhys = {
  'ratios.additive': 'Crecer siempre fue sumar, y la diferencia entre los números se ve fácilmente.',
  'ratios.inverted-rate': 'No queda claro cuál de los dos va «por uno», y decide el orden del texto.',
  'ratios.multiply-across':
    'El estudiante recuerda la regla de multiplicar en cruz como multiplicar y dividir, sin saber cuál va con cuál.',
  'ratios.multiply-only':
    'En la mayoría de los problemas con «cada uno» basta un paso, y pasa por alto el segundo número de la tasa.',
  'ratios.colon-as-digits': 'Los dos puntos todavía no significan nada, así que junta los dos números.',
  'ratios.order-reversed': 'No empareja las palabras con los números uno por uno.',
  'ratios.part-part-whole':
    'Una fracción tiene una parte y un todo, una razón puede tener dos partes, y se escriben igual.',
  'ratios.difference-as-ratio': 'Comparar siempre ha querido decir restar.',
  'ratios.share-equally': 'Repartir siempre ha sido repartir por igual.',
  'ratios.divide-by-own-part': 'El estudiante lee cada número de la razón como «uno de tantos».',
  'ratios.step-of-y': 'Los pasos a lo largo de la fila se ven más fácilmente que la relación entre las filas.',
  'ratios.lower-price-wins': 'El estudiante mira solo una de las dos cantidades.',
  'ratios.larger-pack-wins': 'Muchas veces es así en las tiendas.',
  'ratios.scale-wrong-way': 'El estudiante ve la escala como un par de números sin dirección.',
  'ratios.convert-wrong-way': 'El tamaño de la unidad y la cantidad de unidades crecen en direcciones contrarias.',
  'ratios.all-units-by-tens':
    'Las unidades métricas y el valor posicional van de diez en diez, y espera lo mismo de todas las unidades.',
  'ratios.everything-is-proportional': 'Tantos problemas se ven así que basta la apariencia para empezar el método.',
  'ratios.area-grows-like-length': 'El modelo lineal es tan fuerte que lo usa también para áreas y volúmenes.',
  'ratios.area-doubles-the-factor':
    'El estudiante toma «en dos direcciones» por sumar el factor consigo mismo, y no por multiplicarlo por sí mismo.',
  'ratios.point-read-backward': 'Los dos números van juntos, y su orden no está unido a los ejes.',
  'ratios.height-as-unit-rate': 'El estudiante recuerda la tasa unitaria como «el valor de y», sin que x sea 1.',
  'ratios.difference-as-unit-rate': 'Comparar restando es la costumbre más antigua.',
  'ratios.builds-up-step-by-step':
    'Sumar una y otra vez es terreno seguro. El par de cantidades todavía no es una unidad que se pueda multiplicar, así que falta un paso donde los números no encajan.',
  'ratios.no-relation-seen':
    'Una razón dice cómo van juntas dos cantidades. Mira cada cantidad sola, y por eso parece que falta algo.',
  'ratios.decimal-for-whole-numbers':
    'Dividir da una forma de la razón. No ve que la misma razón se puede decir con otros pares de números.',
  'ratios.letter-under-the-line':
    'El estudiante lee `1/3 a` de corrido, y toma todo lo que sigue a la raya como la parte de abajo.',
  'ratios.difference-taken-once':
    'El estudiante compara la cantidad como un todo. No ve que la diferencia vuelve con cada una: confunde un cambio fijo con uno relativo.',
} satisfies InSpanish<'ratios'>;
