import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** Why children have the ideas about expressions, in Spanish for a teacher. */
export const expressionWhys = {
  'expressions.left-to-right': 'Se lee de izquierda a derecha, y las calculadoras sencillas trabajan así.',
  'expressions.addition-before-subtraction':
    'Una ayuda para recordar nombra la suma antes que la resta, o separa el final de la expresión y lo calcula primero.',
  'expressions.multiplication-before-division':
    'Una ayuda para recordar nombra la multiplicación antes que la división.',
  'expressions.addition-first': 'Sumar es la operación más antigua y más fácil, y la hace siempre que se puede.',
  'expressions.ignore-parentheses': 'Donde el orden de lectura ya decide, los paréntesis no parecen cambiar nada.',
  'expressions.powers-last': 'El exponente está al final, así que parece ser de todo lo que está antes.',
  'expressions.constant-as-coefficient': 'El número que está solo parece el más importante.',
  'expressions.letters-counted-as-terms': 'Lo nuevo son las letras, así que un número solo no parece una parte.',
  'expressions.factors-counted-as-terms': 'Un producto sin signo parece dos cosas una junto a la otra.',
  'expressions.sign-seen-last': 'Los paréntesis esconden que la suma es solo un factor.',
  'expressions.coefficient-with-its-letter': 'Los números invitan a calcular, sea cual sea la pregunta.',
  'expressions.root-means-irrational': 'Los ejemplos de números irracionales son casi siempre raíces.',
  'expressions.near-fraction-means-rational':
    'El estudiante toma por exacto un valor que es bastante bueno para calcular.',
  'expressions.long-decimal-means-irrational': 'El estudiante recuerda «sigue sin fin» y no recuerda «sin repetirse».',
  'expressions.root-as-half': 'Una raíz deshace un cuadrado, y toma el cuadrado por el doble.',
  'expressions.next-square-up':
    'El estudiante toma los cuadrados que conoce como paradas y elige la siguiente hacia arriba.',
  'expressions.distance-to-the-square': 'El estudiante toma el último cálculo por la respuesta.',
  'expressions.root-is-no-number': 'Hasta ahora los números han sido cifras, y un signo delante parece una orden.',
  'expressions.power-as-product':
    'Dos números uno junto al otro sugieren un producto, y le da al signo nuevo la operación que mejor conoce.',
  'expressions.power-reversed':
    'En los productos se puede cambiar el orden, y toma la potencia por una clase de producto.',
  'expressions.power-as-sum': 'El estudiante ve el exponente como un número que hay que juntar con la base.',
  'expressions.power-of-negative-stays-negative':
    'El estudiante lleva el menos como una etiqueta, o aplica la potencia al número sin su signo.',
  'expressions.square-whole-term': 'El exponente del final parece cubrir todo el término.',
  'expressions.zero-exponent-zero': 'El exponente cuenta factores, y ningún factor parece ser nada.',
  'expressions.zero-exponent-keeps-base': 'El estudiante lee el cero como «no hagas nada».',
  'expressions.negative-exponent-negative': 'Un menos siempre ha hecho negativo el número.',
  'expressions.multiply-exponents': 'El estudiante hace la operación escrita con todos los números que ve.',
  'expressions.divide-exponents': 'La operación escrita la hace con todos los números que ve.',
  'expressions.add-exponents-of-power':
    'El estudiante usa la regla de los productos porque también tiene dos exponentes.',
  'expressions.multiply-bases': 'Todo lo que ve entra en la operación.',
  'expressions.power-of-letter-only':
    'Los exponentes siempre han estado en las letras, así que deja igual el número de delante.',
  'expressions.add-coefficients-in-product': 'El estudiante usa una sola regla para todo lo que hay en la línea.',
  'expressions.lone-base-no-exponent': 'El estudiante toma por cero un número que no está escrito.',
  'expressions.exponent-counts-zeros': 'Eso sí es cierto para las propias potencias de diez.',
  'expressions.exponent-sign-ignored': 'Contar se lleva toda la atención.',
  'expressions.exponent-wrong-way-after-carry':
    'El estudiante une la dirección del punto y el signo del cambio por una regla sin razón.',
  'expressions.root-as-division':
    'El estudiante toma el cuadrado por «multiplicar por dos», así que deshacerlo parece «dividir entre dos».',
  'expressions.root-as-power': 'El cuadrado y la raíz cuadrada van unidos por el nombre, y confunde la dirección.',
  'expressions.cube-root-as-square-root': 'El estudiante pasa por alto el tres pequeño.',
  'expressions.root-of-top-only': 'El número de arriba va primero, y lo toma por el todo.',
  'expressions.letter-as-digit': 'En un número, dos signos juntos son decenas y unidades.',
  'expressions.letter-as-object': 'En muchos lugares las letras abrevian palabras, también en las unidades.',
  'expressions.conjoin': 'En aritmética una suma es una tarea por hacer, y la respuesta es un solo número.',
  'expressions.lone-letter-nothing': 'El uno de delante no se escribe, y toma por cero lo que no está escrito.',
  'expressions.add-exponents-of-like-terms': 'No distingue las sumas y los productos de letras.',
  'expressions.ignore-minus-before-term': 'El estudiante toma el término sin el signo que tiene delante.',
  'expressions.letter-taken-away': 'El estudiante ve la letra como una marca junto al número que se puede borrar.',
  'expressions.sign-after-the-term':
    'El estudiante ve los signos como algo que está entre los términos, y se lleva el que sigue.',
  'expressions.juxtaposition-as-plus': 'En los números mixtos como `2 1/2`, estar juntos sí quiere decir «más».',
  'expressions.distribute-first-only':
    'Al leer de izquierda a derecha, el número se encuentra con el primer término y ahí termina su trabajo.',
  'expressions.distribute-by-adding': 'El estudiante reparte el número, pero pierde la operación que lo acompaña.',
  'expressions.sign-lost-in-parentheses': 'El segundo producto necesita dos signos a la vez, y uno de ellos se pierde.',
  'expressions.minus-first-term-only':
    'El menos está justo delante del primer término, y lo lee como el signo de ese término.',
  'expressions.factor-first-only': 'Es lo contrario de multiplicar solo el primer término.',
  'expressions.factor-not-greatest': 'Ya encontró un factor común, y no busca más.',
  'expressions.factor-by-subtracting': 'El estudiante oye «sacar» como «quitar».',
  'expressions.reversed-subtraction': 'El estudiante convierte la oración en signos de izquierda a derecha.',
  'expressions.reversed-division': 'El estudiante trata el orden de la división como el de la multiplicación.',
  'expressions.no-parentheses': 'El orden de las palabras parece decir qué va primero.',
  'expressions.times-as-plus':
    'Con una letra no se puede calcular la historia, y sumar es la primera operación que le viene a la mente.',
  'expressions.more-means-times': 'No distingue «más que» y «veces más», o pone los términos uno junto al otro.',
  'expressions.order-does-not-matter': 'La regla vale para sumar y multiplicar, y la pasa a la resta y la división.',
  'expressions.letter-as-alphabet-place':
    'En códigos y adivinanzas las letras reciben números de esta manera, y una letra sin número parece incompleta.',
  'expressions.different-letters-different-numbers':
    'Las letras parecen nombrar cosas distintas, y las cosas distintas tienen números distintos.',
  'expressions.letter-as-one-fixed-number':
    'Primero se conoce la letra como un solo número desconocido. Que pueda representar muchos números a la vez es un paso posterior.',
  'expressions.minus-belongs-to-base':
    'El estudiante lee el menos como parte del número, como en `(-3)^2`. No ve que la potencia va primero.',
  'expressions.root-of-each-part':
    'La raíz pasa a los productos parte por parte, y por eso cree que pasa también a las sumas.',
  'expressions.power-of-negative-always-positive':
    'Dos signos menos dan más, y los cuadrados se ven primero. No se pregunta si el número de factores es par o impar.',
} satisfies InSpanish<'expressions'>;
