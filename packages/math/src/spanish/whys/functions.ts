import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about functions, in Spanish for a teacher. */
export const functionWhys = {
  'functions.rule-from-one-row': 'Un par de números siempre cumple alguna regla de sumar, y no prueba las demás filas.',
  'functions.rule-down-the-column':
    'El patrón hacia abajo en la columna se ve más fácilmente que la relación a lo ancho.',
  'functions.rule-proportional-from-one-row':
    'Un par siempre cumple una regla de multiplicar, y no espera una constante.',
  'functions.pattern-whole-figure-multiplied':
    'El estudiante multiplica el todo, aunque las figuras vecinas comparten partes.',
  'functions.pattern-step-times-number': 'El estudiante ve el cambio constante, y no lo que hay al principio.',
  'functions.pattern-one-step-too-many': 'El estudiante cuenta las figuras en vez de los pasos entre ellas.',
  'functions.rising-means-proportional': 'El estudiante confunde crecer al mismo tiempo con crecer en la misma razón.',
  'functions.equal-steps-mean-proportional':
    'El estudiante toma lineal y proporcional por lo mismo; o los pasos desiguales de `x` esconden una razón constante.',
  'functions.graph-counts-squares': 'El estudiante lee la cuadrícula como si cada cuadrito fuera uno.',
  'functions.graph-axes-swapped': 'No comprueba qué cantidad está en cada eje.',
  'functions.graph-start-ignored': 'El estudiante espera que una recta empiece en el origen.',
  'functions.graph-height-for-slope': 'El estudiante lee el valor de la gráfica donde se pregunta por su cambio.',
  'functions.graph-as-picture': 'El estudiante toma la forma de la gráfica por la forma del camino.',
  'functions.graph-longest-part': 'El estudiante compara un intervalo por su longitud y no por su pendiente.',
  'functions.slope-run-over-rise': 'En un par, `x` va primero, así que pone primero su cambio.',
  'functions.slope-sign-lost': 'Contar pasos da tamaños; deja fuera la dirección.',
  'functions.slope-mixed-order': 'El estudiante toma aparte las dos diferencias, cada una desde su propio lado.',
  'functions.slope-as-rise-only': 'El estudiante nota el cambio de `y`, y no el cambio de `x` que lo acompaña.',
  'functions.slope-y-over-x': 'El estudiante conoce la razón de dos números, y los de un punto están a la mano.',
  'functions.slope-counts-squares':
    'El estudiante cuenta pasos en la cuadrícula sin tomar en cuenta la escala de los ejes.',
  'functions.table-step-ignored': 'El estudiante mira solo la columna de `y`.',
  'functions.slope-intercept-swapped': 'El estudiante sabe que los dos números importan, pero no cuál es cuál.',
  'functions.intercept-on-x-axis': 'El cruce con el eje `x` se ve tanto como el otro.',
  'functions.coefficient-sign-dropped': 'El estudiante ve el signo como una operación y no como parte del número.',
  'functions.point-height-as-intercept':
    'El estudiante toma por una sola la altura de un punto conocido y la altura en el eje.',
  'functions.intercept-wrong-direction': 'Para retroceder hacia el eje hace lo mismo que para avanzar.',
  'functions.coordinates-swapped-in-equation': 'El orden de las coordenadas se pierde entre el punto y la ecuación.',
  'functions.input-written-beside-number':
    'El estudiante reemplaza una letra como si fuera un espacio en blanco dentro de un número.',
  'functions.notation-as-product': 'Los paréntesis después de una letra siempre han querido decir «por».',
  'functions.coefficient-squared-too': 'El estudiante cree que la potencia cubre todo lo que está antes.',
  'functions.negative-square-stays-negative':
    'El estudiante aparta el menos, eleva al cuadrado el resto y lo vuelve a poner.',
  'functions.product-sign-dropped': 'El signo se pierde entre sustituir y calcular.',
  'functions.output-used-as-input': 'Un número que viene con una función siempre se sustituye en ella.',
  'functions.undone-in-wrong-order': 'Para deshacer conserva el orden en que se hizo.',
  'functions.start-amount-dropped': 'El estudiante toma un cambio constante por una proporción.',
  'functions.start-amount-every-time': 'El estudiante pone todos los números dados en una sola tasa.',
  'functions.rate-and-start-swapped': 'El estudiante pone los números en el orden de la historia.',
  'functions.proportion-everywhere': 'Tres números y uno que falta se ven como una proporción.',
  'functions.adding-everywhere': 'Las diferencias se usan para comparar antes que las razones.',
  'functions.numbers-just-added': 'El estudiante usa los números sin la historia.',
  'functions.exponential-as-linear':
    'El estudiante sigue durante un paso el crecimiento por un factor y luego continúa de manera pareja.',
  'functions.power-as-product': 'El estudiante abrevia como un solo producto una multiplicación que se repite.',
  'functions.start-counted-as-step': 'El estudiante confunde las etapas con los pasos entre ellas.',
  'functions.rising-means-linear': 'El crecimiento lineal es el que mejor conoce.',
  'functions.faster-and-faster-is-exponential':
    'El estudiante usa «exponencial» como sinónimo de «crecimiento rápido».',
  'functions.larger-number-greater-rate':
    'El estudiante ve como lo mismo qué tan alta está una función y qué tan rápido crece.',
  'functions.first-column-as-start': 'Una tabla parece empezar por el principio.',
  'functions.change-without-its-step': 'El estudiante lee los cambios de y, y toma los de x como si fueran de uno.',
  'functions.place-for-value':
    'La notación tiene una posición entre paréntesis, y usa la posición en lugar del valor que hay en ella.',
  'functions.rule-used-once': 'Una regla y un número parecen un solo paso.',
  'functions.one-term-too-far': 'El primer número ya está dado, y aun así lo cuenta como un paso.',
  'functions.step-to-the-place': 'Le hace al número de la posición lo que se le hace al número anterior.',
  'functions.factor-as-difference':
    'Crecer en una cantidad constante es el crecimiento que mejor conoce, y mira solo el primer paso.',
  'functions.inverse-as-reciprocal':
    'El pequeño −1 de una inversa parece un exponente, e inverso se dice también de las fracciones.',
  'functions.inverse-in-same-order': 'El estudiante deshace cada paso, y lee el orden de izquierda a derecha.',
  'functions.inverse-as-opposite': 'En las sumas, inverso y opuesto se dicen de una misma cosa.',
  'functions.inverse-undoes-one-step': 'El factor es lo que más resalta, y le parece que es lo que hace la función.',
  'functions.minus-first-term-only': 'El estudiante lee el menos con el término que tiene al lado.',
  'functions.product-of-like-parts': 'Las sumas se juntan parte por parte, y trata igual los productos.',
  'functions.second-rule-put-in': 'Dos nombres de funciones uno junto al otro parecen una dentro de la otra.',
  'functions.difference-turned':
    'El estudiante oye la diferencia como qué tan separadas están dos cosas, sin un orden.',
  'functions.constant-decays-too': 'El estudiante dice de la temperatura lo que se dice de la diferencia.',
  'functions.constant-left-out': 'El estudiante ve la parte que cambia, y no la que se queda.',
  'functions.terms-joined-across': 'Una expresión con un signo de más no parece terminada.',
  'functions.range-for-domain': 'Hasta qué altura llega una gráfica es lo primero que se ve.',
  'functions.domain-ends-left-out':
    'El estudiante oye «entre» sin los extremos, y el signo para eso es el más sencillo.',
  'functions.domain-from-zero': 'En las historias y las tablas, las entradas empiezan en 0 o en 1.',
  'functions.axis-for-domain': 'Los números del eje están ahí para leerse.',
  'functions.shift-other-way':
    'El estudiante lee el número como una instrucción para el punto y no como una condición para la entrada.',
  'functions.vertex-on-the-wrong-side':
    'El estudiante deja fuera el menos de −b/(2a), porque lee los números directamente de la regla.',
  'functions.last-number-as-height': 'Es cierto en un cuadrado más un número, y lo pasa a tres términos.',
  'functions.vertex-at-height-zero':
    'El estudiante halla el punto medio entre dos puntos del eje y lo deja sobre el eje.',
  'functions.vertex-for-intercept': 'El vértice es el punto que más veces se pide.',
  'functions.intercept-written-backward': 'El número le viene primero a la mente, y lo escribe primero.',
  'functions.corner-on-the-y-axis': 'El estudiante lee el número del final y pasa por alto lo que acompaña a x.',
  'functions.other-piece': 'No lee los signos < y ≥, o toma la primera regla por la principal.',
  'functions.start-of-the-piece': 'El estudiante conoce el número sin letra como el valor inicial de una recta.',
  'functions.change-at-the-other-coordinate': 'No distingue entre dentro y fuera de f.',
  'functions.inside-factor-stretches': 'El estudiante lee el factor como una instrucción para el punto.',
  'functions.both-coordinates-multiplied': 'El estudiante lee el factor de delante como si fuera para todo el punto.',
  'functions.outputs-may-not-repeat': 'El estudiante invierte la regla de las entradas.',
  'functions.each-row-is-a-pair': 'El estudiante mira las filas una por una, y cada una está bien.',
  'functions.no-formula-no-function': 'Las funciones han venido siempre como fórmulas.',
  'functions.start-and-factor-swapped':
    'El estudiante pone el número que lee primero donde la regla parece más importante.',
  'functions.factor-turned-over': 'El estudiante encuentra los dos números en la gráfica y no mira la dirección.',
  'functions.curve-as-line': 'Un valor inicial y un cambio constante son la clase de regla que mejor conoce.',
  'functions.every-curve-ends-at-zero': 'El estudiante dice de toda la regla lo que hace la potencia.',
  'functions.start-as-end': 'El estudiante junta los números que ve, como en x = 0.',
  'functions.where-for-how-much': 'Los dos números son de un mismo punto, y la pregunta nombra solo uno de ellos.',
  'functions.start-for-greatest': 'El número que corresponde a 0 es el más fácil de hallar.',
  'functions.first-zero-is-the-end': 'El estudiante halla uno de los dos ceros y deja de buscar.',
  'functions.top-for-the-end': 'El vértice es el punto que se pide con más frecuencia.',
  'functions.last-zero-is-the-top': 'Igualar a 0 es lo que se hace con una cuadrática.',
  'functions.added-read-as-times': 'El número está en un producto, y toma el producto por la cantidad.',
  'functions.rate-per-amount': 'No mantiene en orden las dos cantidades de una tasa.',
  'functions.factor-as-amount': 'Hasta ahora, el número de una regla ha sido una cantidad que se suma.',
  'functions.factor-as-percent': 'El factor contiene lo que había antes, y no lo quita.',
  'functions.drawing-leaves-data-out':
    'El dibujo muestra cómo se ven las cosas. No muestra cómo van juntas las cantidades, así que no ayuda a resolver el problema.',
  'functions.drawing-without-relation':
    'El estudiante toma el dibujo como una tarea aparte y no como una forma de mostrar el problema, así que se pierden los grupos y de quién es cada cosa.',
  'functions.graph-scale-unseen':
    'Las longitudes se ven de inmediato, los números del eje no. No nota un eje cortado o estirado.',
  'functions.rate-changes-with-numbers':
    'El estudiante compara los tamaños y no su razón. No ve que una recta tiene la misma tasa en todas partes.',
  'functions.exponential-must-double':
    'Los primeros ejemplos se duplican. Crecer un pequeño porcentaje también es un factor, y no lo parece.',
  'functions.rule-table-graph-apart':
    'La regla, la tabla y la gráfica son tres tareas. No ve que cada fila resulta de poner x en la regla.',
  'functions.dependence-swapped':
    'Las dos cantidades cambian juntas, así que cualquiera parece decidir. No se pregunta cuál se elige libremente.',
  'functions.wrong-number-for-letter':
    'El estudiante reemplaza las letras en el orden en que vienen los números, y no por lo que representa cada una.',
  'functions.intercept-on-y-axis':
    'El número que está solo se puede leer directamente y dice un cruce. Se pierde de cuál eje es.',
  'functions.perpendicular-sign-only':
    'Una recta perpendicular baja donde la otra sube. Deja fuera que los pasos a lo largo y hacia arriba también se intercambian.',
  'functions.perpendicular-turned-only': 'La regla tiene dos partes, y recuerda solo una.',
  'functions.slope-zero-undefined-swapped':
    'De las dos rectas se dice que «no tienen pendiente». No distingue la pendiente 0 de una recta horizontal de una pendiente que no existe.',
} satisfies InSpanish<'functions'>;
