import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about whole numbers, in Spanish for a teacher. */
export const wholeNumberWhys = {
  'whole-numbers.skips-a-number-word':
    'Los números se aprenden primero como una cadena de sonidos, y a veces se pierde una palabra de la cadena.',
  'whole-numbers.starts-again-at-one':
    'Los números son todavía una sola cadena larga que solo se puede decir desde el principio.',
  'whole-numbers.teen-digits-reversed':
    'En inglés, los números del 13 al 19 dicen primero las unidades y al final la decena.',
  'whole-numbers.teen-heard-as-tens': 'En inglés, las dos palabras suenan igual hasta la última parte.',
  'whole-numbers.looks-like-digits':
    'Una taza sigue siendo una taza cuando se voltea. Las cifras son lo primero que no sigue igual.',
  'whole-numbers.zero-is-one':
    'Cuando no hay nada que contar no se dice nada, así que el cero no tiene lugar al contar.',
  'whole-numbers.counts-one-twice': 'No separa las cosas que ya contó de las que le faltan.',
  'whole-numbers.passes-one-over': 'El dedo y los números todavía no van juntos: el dedo se adelanta.',
  'whole-numbers.counts-around-again': 'Un círculo no tiene un final que diga dónde parar.',
  'whole-numbers.longer-row-has-more':
    'El largo se ve de inmediato; para saber cuántos hay, se tiene que contar o emparejar.',
  'whole-numbers.moving-changes-how-many':
    'El estudiante toma un cambio en cómo se ven las cosas por un cambio en cuántas hay.',
  'whole-numbers.says-the-old-number': 'Se queda con el primer número y no sigue lo que hay que hacer con él.',
  'whole-numbers.more-and-fewer-swapped': 'Las palabras vienen en pareja y se tarda en distinguirlas.',
  'whole-numbers.ten-read-as-one':
    'El estudiante lee las cifras una por una antes de ver que dos de ellas forman un número.',
  'whole-numbers.plus-and-minus-swapped':
    'Los dos signos, y los dos tipos de problemas, se distinguen por una sola palabra o un solo trazo.',
  'whole-numbers.whole-taken-for-a-part': 'Un dibujo muestra a la vez el principio y el final de la historia.',
  'whole-numbers.keeps-the-other-part': 'Todavía no ve que las dos partes forman juntas un solo total.',
  'whole-numbers.makes-five-not-ten':
    'El cinco se conoce como un todo antes que el diez: es una mano completa o una fila.',
  'whole-numbers.ten-counted-as-one': 'La barra es una sola cosa, y una cosa se cuenta como uno.',
  'whole-numbers.decade-word-ten':
    'El patrón de las unidades sigue después del nueve cuando todavía no se conoce el cambio de decena.',
  'whole-numbers.tens-stay-behind':
    'Las unidades vuelven a empezar, pero no ve que la cifra de las decenas cuenta esas vueltas.',
  'whole-numbers.jumps-to-next-hundred':
    'La centena es el paso que le viene a la mente, y se salta las decenas que hay en medio.',
  'whole-numbers.counts-ones-for-tens': 'Todavía no ve la decena como una unidad que se pueda contar.',
  'whole-numbers.counts-the-start':
    'Al seguir contando, el número inicial se dice en voz alta y también recibe un dedo.',
  'whole-numbers.counts-back-from-start': 'Cada número que se dice recibe un dedo, también el primero.',
  'whole-numbers.close-fact':
    'Los resultados de una misma tabla se guardan cerca unos de otros en la memoria, y recuerda el de al lado.',
  'whole-numbers.one-group-short':
    'Al sumar una y otra vez, hay que contar los grupos y al mismo tiempo recordar el total.',
  'whole-numbers.adds-factors': 'Las sumas de números pequeños vienen a la mente más rápido que los productos.',
  'whole-numbers.counts-border-only': 'Todavía no ve las filas de adentro como copias de la primera fila.',
  'whole-numbers.distributes-to-first-only':
    'Como lee de izquierda a derecha, el factor se gasta en el primer número que encuentra.',
  'whole-numbers.drops-a-zero':
    'El estudiante trata los ceros como adornos que se quitan y se ponen, sin pensar en decenas por decenas.',
  'whole-numbers.subtracts-instead-of-dividing':
    'Dividir hace menor el número, y restar es la forma de hacerlo menor que mejor conoce.',
  'whole-numbers.counts-the-other-way':
    'No atiende a la palabra que dice la dirección y cuenta hacia donde se le ocurre.',
  'whole-numbers.adds-to-the-wrong-place': 'El estudiante ve las cifras y no lo que valen.',
  'whole-numbers.tens-told-as-ones': 'El resultado con los números pequeños es correcto, pero no lo dice como decenas.',
  'whole-numbers.parity-by-first-digit':
    'Los números se leen desde la izquierda, así que la primera cifra parece decidir.',
  'whole-numbers.odd-and-even-swapped': 'El estudiante forma bien las parejas, pero confunde las dos palabras.',
  'whole-numbers.works-by-chance': 'El estudiante sigue los pasos como una regla, sin las cantidades que hay detrás.',
  'whole-numbers.front-number-unseen': 'La parte larga llama la atención, y pasa por alto el factor que está delante.',
  'whole-numbers.groups-the-last-two':
    'El estudiante aplica el orden de las operaciones a una oración que pide otro orden.',
  'whole-numbers.operates-on-what-is-shown':
    'El estudiante lee la ecuación como una orden de calcular y no como una afirmación a la que le falta algo.',
  'whole-numbers.answer-comes-next':
    'La mayoría de las ecuaciones que ha visto tienen una suma a la izquierda y un solo número a la derecha.',
  'whole-numbers.adds-every-number':
    'El estudiante ve el espacio en blanco como el lugar de la respuesta final, esté donde esté.',
  'whole-numbers.compensates-same-way': 'El estudiante compara bien los dos lados, pero no equilibra el cambio.',
  'whole-numbers.face-value':
    'El estudiante conoce las cifras como nombres de números pequeños antes de que las posiciones tengan significado.',
  'whole-numbers.names-the-place':
    'El estudiante aprende los nombres de las posiciones antes de ver que la cifra dice cuántas hay.',
  'whole-numbers.counts-one-place-only': 'No ve que las posiciones mayores están hechas de decenas o de centenas.',
  'whole-numbers.writes-as-heard':
    'Al decir un número se nombran sus partes una tras otra, y escribe cada parte como la oye.',
  'whole-numbers.drops-empty-place': 'El cero no es nada, y lo que no se oye no se escribe.',
  'whole-numbers.digits-in-order-told':
    'Los números se suelen decir desde la parte mayor hacia abajo, así que el puro orden siempre ha funcionado.',
  'whole-numbers.first-digit-decides':
    'Con números de igual cantidad de cifras es correcto, y no mira cuántas cifras tienen.',
  'whole-numbers.ones-decide':
    'El estudiante compara cada posición por su cuenta, y las unidades son lo último que ve.',
  'whole-numbers.largest-digit-decides': 'El estudiante juzga las cifras por su propio tamaño y no por su posición.',
  'whole-numbers.rounds-by-cutting':
    'El estudiante recuerda el redondeo por cómo se ve el resultado, y no como hallar el más cercano.',
  'whole-numbers.rounds-step-by-step':
    'El estudiante redondea cifra por cifra desde la derecha, y los cambios pequeños se van acumulando.',
  'whole-numbers.rounds-to-other-place':
    'Los nombres de las posiciones y su lugar en el número todavía no van firmemente unidos.',
  'whole-numbers.carry-ignored':
    'El estudiante ve cada columna como una suma aparte, así que las diez unidades no tienen adónde ir.',
  'whole-numbers.carry-written-in-full':
    'El estudiante suma bien la columna, pero cree que en una posición cabe cualquier número y no una sola cifra.',
  'whole-numbers.carry-wrong-digit':
    'Las dos cifras de la suma de la columna no significan una decena y unidades, así que puede escribir cualquiera.',
  'whole-numbers.add-from-the-left': 'Se lee de izquierda a derecha, y cuando no se lleva nada ese orden funciona.',
  'whole-numbers.lone-digit-in-every-column':
    'Una columna con una sola cifra parece incompleta, y usa la única cifra que tiene a la mano para completarla.',
  'whole-numbers.aligns-left':
    'Las palabras de una página se alinean a la izquierda, y todavía no son las posiciones las que mantienen juntas las cifras.',
  'whole-numbers.adds-all-digits': 'El estudiante cuenta cada cifra por lo que vale sola, sin su posición.',
  'whole-numbers.subtracts-instead-of-adding':
    'No lee el signo, o la tarea anterior era una resta y la costumbre sigue.',
  'whole-numbers.adds-instead-of-subtracting':
    'No lee el signo, o sumar es el único procedimiento en el que se siente seguro.',
  'whole-numbers.smaller-from-larger':
    'El estudiante aprende pronto que «no se puede quitar un número grande de uno pequeño», y voltear la columna evita el problema.',
  'whole-numbers.borrow-no-decrement':
    'El estudiante aprende a pedir prestado como una marca que hace que la columna funcione, y no como un cambio.',
  'whole-numbers.borrow-across-zero':
    'El estudiante sigue la regla más allá del cero, pero deja fuera el cambio que pasa por las decenas.',
  'whole-numbers.stops-borrow-at-zero':
    'El paso «baja en uno la cifra de al lado» no funciona con un cero, y lo deja fuera.',
  'whole-numbers.borrow-from-zero':
    'El estudiante recuerda el nueve de los ejemplos, pero no que la centena de su izquierda lo paga.',
  'whole-numbers.zero-becomes-ten':
    'El estudiante abre bien la centena, pero luego no toma de las diez decenas la que necesitan las unidades.',
  'whole-numbers.zero-instead-of-borrowing': 'El estudiante deja vacía la cifra menor y olvida el resto de la resta.',
  'whole-numbers.zero-minus-digit-is-digit':
    'El estudiante lee el cero como «ahí no hay nada», y copia la cifra que está sola en la columna.',
  'whole-numbers.zero-minus-digit-is-zero':
    'Es cierto cuando se quiere sacar algo de una caja vacía; no ve que las decenas de al lado pueden dar.',
  'whole-numbers.always-borrow-left':
    'En los números de dos cifras, la primera de la izquierda siempre es la de al lado; extiende esa regla.',
  'whole-numbers.borrows-in-every-column':
    'Después de mucha práctica con reagrupar, se vuelve una costumbre que hace sin mirar.',
  'whole-numbers.stops-at-blank':
    'El estudiante cree que una columna tiene dos cifras; una cifra sola no pide ningún paso.',
  'whole-numbers.digit-minus-zero-is-zero': 'El estudiante usa al restar cero la regla de multiplicar por cero.',
  'whole-numbers.carry-added-before-multiplying':
    'En la suma, la cifra que se lleva se suma primero; conserva ese orden en la multiplicación.',
  'whole-numbers.product-carry-ignored':
    'Hay que recordar las decenas de un producto mientras se busca el siguiente resultado, y se pierden.',
  'whole-numbers.product-carry-in-full':
    'El estudiante trabaja las columnas como cálculos separados, sin que las decenas de una pasen a la siguiente.',
  'whole-numbers.zero-times-keeps-digit': 'Sumar cero no cambia nada, y espera lo mismo de multiplicar.',
  'whole-numbers.reuses-first-carry': 'Las cifras pequeñas de la primera fila siguen ahí cuando trabaja la segunda.',
  'whole-numbers.no-placeholder-zero': 'El estudiante multiplica la cifra de las decenas como si fuera de unidades.',
  'whole-numbers.multiplies-column-by-column': 'La suma va columna por columna, y la forma de escribirla se ve igual.',
  'whole-numbers.multiplies-matching-places-only':
    'Separar en partes funciona para sumar dos números, y lo usa aquí sin los productos cruzados.',
  'whole-numbers.multiplies-last-digit-only':
    'El estudiante copia el resto del número, como al sumar un número de una cifra.',
  'whole-numbers.quotient-zero-omitted': 'En ese paso no se quita nada, así que parece que no hay nada que escribir.',
  'whole-numbers.quotient-reversed': 'En las otras tres operaciones la respuesta crece de derecha a izquierda.',
  'whole-numbers.smaller-into-larger':
    'Igual que en la resta, voltea la división cuando la cifra es demasiado pequeña.',
  'whole-numbers.column-leftovers-dropped':
    'El estudiante trata las cifras como números aparte; no ve las centenas que sobran como decenas.',
  'whole-numbers.stops-dividing-early': 'Todavía no sabe que el residuo es menor que el divisor.',
  'whole-numbers.follows-the-keyword':
    'Muchas veces una sola palabra fue una buena señal, y la relación misma es más difícil de imaginar.',
  'whole-numbers.relation-as-amount':
    'Todavía no ve como un número aparte cuántos más o cuántos menos hay, y por eso da una de las cantidades.',
  'whole-numbers.adds-story-numbers':
    'Cuando no se imagina la situación, sumar es la operación que le parece más segura.',
  'whole-numbers.stops-after-first-step':
    'Un problema suele terminar con un solo cálculo, y no vuelve a leer la pregunta.',
  'whole-numbers.times-as-additive':
    'Comparar por diferencia se conoce antes, y las palabras de las dos comparaciones suenan parecidas.',
  'whole-numbers.remainder-dropped': 'El estudiante hace el cálculo y no lleva el resultado de vuelta a la historia.',
  'whole-numbers.remainder-always-rounds-up':
    'El estudiante usa la regla de los problemas de autobuses también donde solo cuentan los grupos completos.',
  'whole-numbers.left-to-right':
    'Los textos se leen de izquierda a derecha, y las calculadoras sencillas trabajan así.',
  'whole-numbers.addition-before-subtraction': 'El estudiante toma letra por letra una ayuda para recordar el orden.',
  'whole-numbers.multiplication-before-division':
    'El estudiante sigue letra por letra una ayuda para recordar el orden.',
  'whole-numbers.ignores-brackets': 'En muchos de los primeros ejemplos los paréntesis no cambian nada.',
  'whole-numbers.leaves-out-one-and-itself':
    'Son divisores de todos los números, así que no parece que valga la pena nombrarlos.',
  'whole-numbers.multiples-for-factors': 'Las dos palabras tienen que ver con multiplicar y se aprenden juntas.',
  'whole-numbers.odd-means-prime':
    'Los primeros primos que vienen a la mente son impares, y las dos ideas clasifican los números de forma parecida.',
  'whole-numbers.tries-small-divisors-only':
    'El estudiante espera que los números compuestos se partan en primos pequeños.',
  'whole-numbers.one-is-prime': 'Las palabras de la definición parecen cumplirse, aunque hay un solo divisor.',
  'whole-numbers.smaller-common-factor':
    'El mayor esfuerzo está en hallar algo en común, y la palabra «máximo» se pierde.',
  'whole-numbers.factor-multiple-swapped':
    '«Máximo» y «mínimo» sugieren un tamaño que las otras dos palabras invierten.',
  'whole-numbers.product-as-least-multiple':
    'El producto siempre es un múltiplo común, y en muchos de los primeros ejemplos es el menor.',
  'whole-numbers.repeats-last-jump': 'El estudiante espera que un patrón siga sumando siempre el mismo número.',
  'whole-numbers.repeats-first-jump':
    'El estudiante saca la regla de los dos primeros números y no la prueba con los demás.',
  'whole-numbers.counts-start-as-jump': 'El primer número ya está ahí antes de cualquier salto.',
  'whole-numbers.scales-the-term': 'Duplicar funciona en las tablas de multiplicar, que empiezan en cero.',
  'whole-numbers.exponent-as-factor': 'El estudiante lee el número pequeño como un factor más.',
  'whole-numbers.power-after-product':
    'Como trabaja de izquierda a derecha, cree que el exponente es de todo lo que está antes.',
  'whole-numbers.leaves-out-one-end':
    'Una diferencia cuenta los pasos entre dos números. Aquí se cuentan los números mismos.',
  'whole-numbers.digits-reversed':
    'El estudiante conoce las dos cifras, pero no sabe que la posición dice cuál de ellas cuenta las decenas.',
  'whole-numbers.rounds-always-up':
    'En inglés, la palabra suena a subir, y muchos de los primeros ejemplos se redondean hacia arriba. No se pregunta qué tan cerca está el número de cada vecino.',
  'whole-numbers.zero-in-division':
    'Sumar cero no cambia nada y multiplicar por cero da cero. Pasa una de las dos cosas a la división.',
} satisfies InSpanish<'whole-numbers'>;
