import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about fractions, in Spanish for a teacher. */
export const fractionWhys = {
  'fractions.unequal-parts':
    'Se aprende a contar pedazos antes que a compararlos; los dibujos de los libros solo muestran partes iguales, así que el tamaño nunca está en duda.',
  'fractions.counts-cuts':
    'Los cortes son lo que el niño hace y ve, así que los cuenta en lugar de los pedazos que quedan.',
  'fractions.part-to-part': 'Las partes sombreadas y las blancas se ven; el entero que forman se tiene que pensar.',
  'fractions.names-unshaded':
    'Cuál de las partes se nombra es un acuerdo; en las historias de comida, lo que se comió es lo que queda en blanco.',
  'fractions.upside-down':
    'El numerador y el denominador son dos números que colocar, sin una razón para saber cuál va en dónde.',
  'fractions.whole-changes':
    'El estudiante cuenta partes en todo lo que está dibujado; la unidad es cualquier cosa que haya en la página.',
  'fractions.counts-marks': 'Las marcas se pueden señalar; no nota que lo que se cuenta es la longitud entre ellas.',
  'fractions.whole-line-as-one':
    'Por las figuras, sabe que todo el dibujo es el entero; en una recta, la unidad va solo de 0 a 1.',
  'fractions.denominator-as-group-size':
    'El estudiante lee el denominador como una cantidad de cosas, como los números enteros, y no como una cantidad de grupos iguales.',
  'fractions.numerator-as-count':
    'El estudiante lee el numerador como un conteo de cosas sueltas, porque cada cosa podría ser una parte.',
  'fractions.of-divides-by-top': 'Aprendió dos pasos como una regla. No recuerda cuál número corta y cuál cuenta.',
  'fractions.one-group-only':
    'Las fracciones unitarias vienen primero y solo necesitan la división; el numerador todavía no tiene nada que hacer.',
  'fractions.finds-the-other-part':
    'El primer número que halla parece la respuesta; no vuelve a leer la pregunta al final de la historia.',
  'fractions.part-as-one-group': 'El denominador da el número de grupos, pero pasa por alto que ya se conocen varios.',
  'fractions.takes-part-of-part':
    'Con una fracción, la palabra «de» le hace pensar en multiplicar, sea cual sea el número que es el entero.',
  'fractions.share-without-number':
    'Es cierto que toca un quinto de todo, pero la pregunta pide un número de pizzas; pierde de vista la unidad.',
  'fractions.a-share-is-a-share': 'El estudiante cuenta una parte como una cosa y no mira su tamaño.',
  'fractions.length-read-once': 'La longitud va con el lugar, y se pierde que varias cosas la tienen.',
  'fractions.halfway-for-even-shares': 'El punto medio es justo cuando hay dos, y deja fuera los demás.',
  'fractions.whole-as-numerator':
    'El estudiante convierte un número entero en fracción poniéndolo arriba; pierde de vista que cada entero tiene varias partes.',
  'fractions.equivalent-adds': 'El estudiante recuerda «haz lo mismo con los dos», y sumar es lo que tiene más cerca.',
  'fractions.copies-other-number': 'El estudiante trata el numerador y el denominador como dos números separados.',
  'fractions.simplifies-top-only':
    'El estudiante recuerda simplificar como «hacer menor» y se detiene después de un número.',
  'fractions.simplifies-bottom-only': 'El estudiante recuerda simplificar como «llegar a un denominador menor».',
  'fractions.simplifies-separately':
    'El estudiante hace menor cada número por su cuenta, como dos números enteros uno al lado del otro.',
  'fractions.stops-simplifying':
    'El estudiante toma una sola división por todo el trabajo; no comprueba si queda otro factor.',
  'fractions.cancels-digits': 'El estudiante ve que otros tachan factores comunes y los imita tachando cifras iguales.',
  'fractions.larger-denominator-larger': 'El estudiante pasa al denominador el orden de los números enteros.',
  'fractions.larger-numbers-larger':
    'El estudiante ve la fracción como dos números enteros; si los dos son mayores, nada dice lo contrario.',
  'fractions.smaller-numbers-larger': 'Aprendió que «a mayor denominador, menor pedazo» y ahora lo usa para todo.',
  'fractions.gap-thinking':
    'La diferencia entre el de arriba y el de abajo es un número entero y se ve fácilmente; el tamaño de la parte que falta, no.',
  'fractions.compares-tops': 'El numerador cuenta cosas, y contar es la forma más segura de comparar.',
  'fractions.mixed-adds-whole': 'El estudiante cuenta los enteros como si cada uno fuera una parte.',
  'fractions.mixed-multiplies-top': 'Aprendió los pasos como una regla, sin partes con que comprobarlos.',
  'fractions.remainder-over-top':
    'El residuo necesita un número debajo, y toma el que se dividió en lugar del número entre el que se dividió.',
  'fractions.add-across':
    'El estudiante ve la fracción como dos números enteros; las puntuaciones como «3 de 4 y 2 de 5» sí se juntan de ese modo.',
  'fractions.subtract-across': 'El estudiante trabaja cada par de números como una columna de números enteros.',
  'fractions.tops-only':
    'Los numeradores son los números que cuentan; los denominadores parecen etiquetas y los deja fuera.',
  'fractions.keeps-numerators': 'Hallar el denominador común se lleva toda la atención; olvida el resto del cambio.',
  'fractions.another-operation':
    'Los numeradores y denominadores se llevan toda la atención, y se pierde qué operación se pide.',
  'fractions.drops-wholes': 'La parte de fracción es la difícil; cuando está hecha, parece que el trabajo está hecho.',
  'fractions.smaller-from-larger':
    'Es la costumbre de la resta en columnas, «la menor de la mayor», ahora en la parte de fracción.',
  'fractions.brings-fraction-down':
    'El estudiante toma un lugar vacío por nada que hacer, y no por cero partes de las que hay que restar.',
  'fractions.borrows-ten':
    'Al reagrupar en base diez siempre se obtienen diez; aquí un entero da tantas partes como dice el denominador.',
  'fractions.borrows-without-lowering': 'Al reagrupar hay que escribir dos cosas; solo escribe la que le sirve.',
  'fractions.more-means-add':
    'Las palabras clave se enseñan como señales; al comparar cantidades, la palabra puede indicar lo contrario.',
  'fractions.less-means-subtract':
    'Se enseñan palabras clave como señales; al comparar cantidades, esa palabra puede indicar lo contrario.',
  'fractions.multiplies-top-and-bottom':
    'El estudiante confunde la regla de las fracciones equivalentes con la multiplicación.',
  'fractions.multiplies-whole-part-only': 'El estudiante ve el número mixto como un número entero con algo detrás.',
  'fractions.multiplies-parts-separately': 'Eso funciona para sumar, y por eso lo usa para multiplicar.',
  'fractions.multiply-keeps-denominator': 'El estudiante usa para multiplicar la regla de la suma.',
  'fractions.multiply-cross': 'Multiplicar en cruz es para comparar fracciones y para las proporciones, y lo usa aquí.',
  'fractions.multiply-carry': 'Se ve como una multiplicación de números de dos cifras, así que usa esos pasos.',
  'fractions.multiplication-makes-bigger': 'Con números enteros mayores que 1 siempre es así, durante años.',
  'fractions.division-makes-smaller':
    'Repartir entre varias personas siempre da menos, y repartir es la primera imagen de la división.',
  'fractions.divides-to-get-less':
    'El estudiante elige la operación por el tamaño que espera, y multiplicar «agranda».',
  'fractions.multiplies-to-get-more': 'El estudiante elige la operación por el tamaño que espera, y dividir «achica».',
  'fractions.of-as-subtract':
    'El estudiante ve los dos números como cantidades, y quitar una de la otra parece sacar una parte.',
  'fractions.divides-by-denominator': '«Dividir a la mitad» y «dividir entre un medio» suenan parecido.',
  'fractions.larger-by-smaller':
    'En los problemas de repartir con números enteros, siempre se reparte el número mayor.',
  'fractions.inverts-first':
    'El estudiante recuerda «invertir y multiplicar» sin una razón para saber cuál se invierte.',
  'fractions.inverts-both': 'El estudiante recuerda «invertir y multiplicar» como invertir todo lo que haya.',
  'fractions.divide-without-inverting': 'El estudiante hace la mitad de la regla: cambia el signo y no la fracción.',
  'fractions.divides-across-dropping-remainders':
    'Dividir arriba y abajo es un método correcto; no sabe qué hacer cuando la división no es exacta.',
  'fractions.divide-keeps-denominator': 'El estudiante usa para dividir la regla de sumar y restar.',
  'fractions.divides-the-denominator':
    'El estudiante divide el número que se puede dividir; no se da cuenta de que, con un denominador menor, la fracción es mayor.',
  'fractions.divides-whole-part-only': 'El estudiante trabaja el número mixto parte por parte, como al sumar.',
  'fractions.of-as-add':
    'No ve que «de» toma una parte de lo que hay, así que junta las fracciones como en los problemas de antes.',
} satisfies InSpanish<'fractions'>;
