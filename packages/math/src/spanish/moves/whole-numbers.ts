import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of whole numbers, in Spanish. */
export const wholeNumberMoves = {
  'whole-numbers.skips-a-number-word':
    'Cuenten juntos sobre un camino de números, un paso por cada palabra. ¿En qué paso dicen palabras distintas?',
  'whole-numbers.starts-again-at-one':
    'Digan juntos los primeros números en voz baja y el número inicial en voz alta. ¿Cuál sigue?',
  'whole-numbers.teen-digits-reversed':
    'Ponga una tira de diez y tres unidades. Coloque debajo tarjetas con números: ¿cuál tarjeta va con la tira?',
  'whole-numbers.teen-heard-as-tens':
    'Diga los dos números y muestre cada uno con tiras de diez y unidades. ¿Cuál tiene más tiras?',
  'whole-numbers.looks-like-digits': 'Tracen la cifra en arena desde su punto de inicio. ¿Hacia qué lado se abre?',
  'whole-numbers.zero-is-one':
    'Cuenten hacia atrás mientras se comen las galletas: 3, 2, 1. ¿Qué escribimos cuando el plato está vacío?',
  'whole-numbers.counts-one-twice': 'Pida que pase cada cosa al otro lado de una línea al contarla.',
  'whole-numbers.passes-one-over':
    'Dejen caer bloques en un vaso, uno por cada número que dicen. ¿Qué pasa si caen dos a la vez?',
  'whole-numbers.counts-around-again': 'Ponga un vaso sobre el primero. Cuenten alrededor hasta llegar al vaso.',
  'whole-numbers.longer-row-has-more':
    'Pida que dé a cada uno de la fila de arriba una pareja de la fila de abajo. ¿Sobra alguno?',
  'whole-numbers.moving-changes-how-many':
    'Separe las cosas y vuelva a juntarlas. Pregunte antes de cada conteo cuántas habrá.',
  'whole-numbers.says-the-old-number':
    'Ponga esa cantidad de bloques, haga con ellos lo que dice el problema y miren otra vez.',
  'whole-numbers.more-and-fewer-swapped':
    'Hagan dos torres. Digan las dos oraciones: esta tiene más, aquella tiene menos.',
  'whole-numbers.ten-read-as-one': 'Cuenten hasta diez con bloques. ¿Se dice nueve antes o después de diez?',
  'whole-numbers.plus-and-minus-swapped': 'Muéstrelo con los dedos: ¿se levantan dedos o se bajan?',
  'whole-numbers.whole-taken-for-a-part': 'Tape con la mano los que llegan. ¿Cuántos hay ahora? Levante la mano.',
  'whole-numbers.keeps-the-other-part':
    'Separe una barra de cubos en dos partes, y luego sepárela por otro lugar. ¿Qué les pasa a las dos partes?',
  'whole-numbers.makes-five-not-ten': 'Levante una mano y luego las dos. ¿Cuándo están arriba los diez dedos?',
  'whole-numbers.ten-counted-as-one': 'Ponga diez cubos sueltos junto a la barra. ¿Cuántos hay en la barra?',
  'whole-numbers.decade-word-ten': 'Junten palitos: cuando haya diez sueltos, átenlos. ¿Qué decena sigue entonces?',
  'whole-numbers.tens-stay-behind': 'Miren cómo un contador o un odómetro pasa de 39. ¿Qué cifras cambian?',
  'whole-numbers.jumps-to-next-hundred': 'Formen el número con bloques y den el paso que se pide. ¿Qué bloque cambia?',
  'whole-numbers.counts-ones-for-tens':
    'Cuenten en voz alta un montón de monedas de diez centavos: 10, 20, 30. ¿Qué crece de uno en uno y qué crece de diez en diez?',
  'whole-numbers.counts-the-start': 'Salten sobre una recta numérica en el piso. ¿Dónde están después de un salto?',
  'whole-numbers.counts-back-from-start':
    'Quiten fichas de verdad mientras cuentan hacia atrás. ¿Qué queda después de quitar la primera?',
  'whole-numbers.close-fact':
    'Pida que compruebe con un resultado seguro: desde 5 × 8, ¿cuántos ochos faltan para 7 × 8?',
  'whole-numbers.one-group-short': 'Pida que levante un dedo por cada grupo, también por el primero.',
  'whole-numbers.adds-factors':
    'Dibuje 4 filas de 3 junto a 4 puntos y 3 puntos. ¿Qué dibujo va con el signo de multiplicar?',
  'whole-numbers.counts-border-only':
    'Tape todas las filas menos una y destápelas una por una. ¿Qué se agrega con cada fila?',
  'whole-numbers.distributes-to-first-only':
    'Cuéntelo con bolsas: 6 bolsas con 10 plumas y 3 lápices en cada una. ¿Cuántos lápices hay?',
  'whole-numbers.drops-a-zero':
    'Pregunte cuánto son diez decenas. Luego: ¿cuánto son 4 decenas por 6 decenas, y en qué unidad se cuentan?',
  'whole-numbers.subtracts-instead-of-dividing':
    'Repartan 12 fichas en 3 grupos. ¿Cuántas tiene un grupo, y qué cálculo lo dice?',
  'whole-numbers.counts-the-other-way':
    'Párense en una recta numérica en el piso. ¿Hacia qué lado pide caminar la pregunta?',
  'whole-numbers.adds-to-the-wrong-place':
    'Formen el primer número con bloques. Pongan los bloques que se suman junto a los de su misma clase.',
  'whole-numbers.tens-told-as-ones': 'Pongan las decenas y quiten algunas. ¿Cuántas decenas quedan y qué número es?',
  'whole-numbers.parity-by-first-digit': 'Formen parejas con 16 fichas. ¿Sobra una? ¿Qué cifra lo habría dicho?',
  'whole-numbers.odd-and-even-swapped':
    'Una la palabra a un dibujo: par tiene dos filas iguales, impar tiene uno que sobra.',
  'whole-numbers.works-by-chance':
    'Muestre los dos lados con bloques y pase algunos de un montón al otro. Pregunte qué cambió y qué no.',
  'whole-numbers.front-number-unseen':
    'Escriba en una tarjeta lo que está entre paréntesis. ¿Cuántas tarjetas así dice el primer número?',
  'whole-numbers.groups-the-last-two': 'Represéntelo con fichas: ¿qué se hace primero?',
  'whole-numbers.operates-on-what-is-shown': 'Ponga la respuesta en la ecuación y léala en voz alta. ¿Es verdadera?',
  'whole-numbers.answer-comes-next': 'Pregunte si `7 = 7`, `5 + 2 = 2 + 5` y `7 = 5 + 2` son verdaderas, y por qué.',
  'whole-numbers.adds-every-number':
    'Muestre una balanza con los dos lados. ¿Cuánto debe pesar el espacio en blanco para que quede nivelada?',
  'whole-numbers.compensates-same-way': 'Pase fichas de un montón al otro. Uno crece; ¿qué le pasa al otro?',
  'whole-numbers.face-value': 'Ponga 25 fichas. ¿Qué fichas corresponden al 2 y cuáles al 5?',
  'whole-numbers.names-the-place': 'Pregunte cuántos bloques de cien se necesitan para el 6 de 645.',
  'whole-numbers.counts-one-place-only': 'Pregunte cuántas monedas de diez centavos dan en el banco por 472 centavos.',
  'whole-numbers.writes-as-heard': 'Use tarjetas de 300, 40 y 7 que se puedan poner una encima de otra.',
  'whole-numbers.drops-empty-place':
    'Escriban el número en una tabla con una columna para cada posición y léanlo en la tabla.',
  'whole-numbers.digits-in-order-told':
    'Diga un número empezando por las unidades y pida que lo forme con bloques antes de escribirlo.',
  'whole-numbers.first-digit-decides': 'Ubiquen 98 y 102 en una recta numérica.',
  'whole-numbers.ones-decide': 'Pregunte qué es más dinero: 3 decenas y 9 unidades, o 5 decenas y 2 unidades.',
  'whole-numbers.largest-digit-decides': 'Formen 69 y 102 con bloques y comparen los montones.',
  'whole-numbers.rounds-by-cutting':
    'Marquen el número entre sus dos vecinos en una recta numérica. ¿Cuál está más cerca?',
  'whole-numbers.rounds-step-by-step': 'Pregunte si 3,448 está más cerca de 3,000 o de 4,000 en una recta numérica.',
  'whole-numbers.rounds-to-other-place':
    'Pida que subraye la cifra de la posición antes de redondear y que diga sus vecinos.',
  'whole-numbers.carry-ignored':
    'Formen `38 + 25` con bloques. Pregunte qué pasa con las 13 unidades y dónde está la decena nueva en la suma escrita.',
  'whole-numbers.carry-written-in-full':
    'Pida primero una estimación: ¿puede `47 + 26` ser más que 600? Luego pida que cambie diez unidades por una decena.',
  'whole-numbers.carry-wrong-digit':
    'Pida que diga una suma de 15 como «1 decena y 5 unidades» y que ponga cada parte donde va en una tabla de valor posicional.',
  'whole-numbers.add-from-the-left':
    'Dé `74 + 43` en las dos direcciones con bloques y pregunte a qué montón se une una decena nueva.',
  'whole-numbers.lone-digit-in-every-column':
    'Muestre `52 + 4` en una recta numérica. Pregunte cuántas unidades y cuántas decenas tiene el 4.',
  'whole-numbers.aligns-left':
    'Pida que escriba `426 + 31` en una tabla de valor posicional y lea cada columna en voz alta.',
  'whole-numbers.adds-all-digits': 'Pregunte: ¿es `26 + 3` más o menos que 26? Compárelo con la respuesta.',
  'whole-numbers.subtracts-instead-of-adding':
    'Antes de empezar, pida que diga qué pide el signo y si la respuesta será mayor o menor que el número más grande.',
  'whole-numbers.adds-instead-of-subtracting':
    'Antes de calcular, pida que diga qué indica el signo y si la respuesta será más o menos que el primer número.',
  'whole-numbers.smaller-from-larger': 'Hagan `42 - 17` con bloques: ¿qué número ponen y de cuál pueden quitar?',
  'whole-numbers.borrow-no-decrement':
    'Pida que abra una decena con bloques mientras escribe. Pregunte de dónde vino la decena cada vez que escribe un 1 pequeño.',
  'whole-numbers.borrow-across-zero':
    'Ponga 302 con bloques y quite 8. ¿Cuántas decenas hay después de abrir la centena?',
  'whole-numbers.stops-borrow-at-zero': 'Pida que calcule `203 - 5` contando hacia atrás y compárelo con lo escrito.',
  'whole-numbers.borrow-from-zero':
    'Pregunte cuánto valen juntas 9 decenas y 10 unidades, y qué bloque se abrió para tenerlas.',
  'whole-numbers.zero-becomes-ten':
    'Formen 304 con bloques. Cambien una centena por diez decenas y pasen una de ellas a las unidades. ¿Cuántas decenas quedan?',
  'whole-numbers.zero-instead-of-borrowing':
    'Cuente una historia: tienes 52 centavos y gastas 7. ¿De verdad quedan 50?',
  'whole-numbers.zero-minus-digit-is-digit':
    'Pida que calcule `50 - 3` con monedas. ¿Qué debe pasar antes de poder quitar 3?',
  'whole-numbers.zero-minus-digit-is-zero': 'Pida que calcule `60 - 4` en una recta numérica y comparen.',
  'whole-numbers.always-borrow-left': 'En `472 - 138`, pregunte qué bloque se abre para tener diez unidades más.',
  'whole-numbers.borrows-in-every-column':
    'Mezcle problemas en que hay que reagrupar y en que no. Pida que los clasifique antes de resolver alguno.',
  'whole-numbers.stops-at-blank': 'Pregunte si `347 - 25` puede ser 22. ¿Qué pasó con las tres centenas?',
  'whole-numbers.digit-minus-zero-is-zero': 'Cuéntelo: tienes 6 conchas y no regalas ninguna. ¿Cuántas tienes?',
  'whole-numbers.carry-added-before-multiplying':
    'Separen `27 × 4` en `20 × 4` y `7 × 4`. ¿Dónde está ahí el 2 que se lleva?',
  'whole-numbers.product-carry-ignored':
    'Pida que escriba completos los dos productos parciales y los sume, antes de usar la forma corta.',
  'whole-numbers.product-carry-in-full':
    'Pida una estimación: ¿está `36 × 4` cerca de 40 × 4? Compárela con la respuesta escrita.',
  'whole-numbers.zero-times-keeps-digit': 'Pregunte por 4 platos sin galletas. ¿Cuántas galletas hay?',
  'whole-numbers.reuses-first-carry': 'Pida que tache cada cifra que lleva después de usarla.',
  'whole-numbers.no-placeholder-zero': 'Pregunte qué representa la segunda fila de `23 × 14`: ¿23 por 1 o 23 por 10?',
  'whole-numbers.multiplies-column-by-column':
    'Dibujen un rectángulo de 12 por 13 y córtenlo por decenas y unidades. ¿Cuántas partes hay?',
  'whole-numbers.multiplies-matching-places-only':
    'Pida que halle las dos partes que faltan en un modelo de área de `24 × 13`.',
  'whole-numbers.multiplies-last-digit-only': 'Pongan 3 grupos de 14 con bloques. ¿Cuántas decenas hay?',
  'whole-numbers.quotient-zero-omitted': 'Estimen primero `618 ÷ 6`. ¿Cuántas cifras debe tener el cociente?',
  'whole-numbers.quotient-reversed':
    'Repartan 6 decenas y 8 unidades entre dos. ¿Qué recibe primero cada uno: decenas o unidades?',
  'whole-numbers.smaller-into-larger': 'Comprueben multiplicando. ¿Qué parte de la respuesta no puede ser?',
  'whole-numbers.column-leftovers-dropped':
    'Repartan 7 billetes de diez dólares y 4 de uno entre dos. ¿Qué pasa con el billete de diez que sobra?',
  'whole-numbers.stops-dividing-early': 'Pregunte si con lo que queda se puede formar un grupo más.',
  'whole-numbers.follows-the-keyword':
    'Pida que dibuje lo que cuenta el problema antes de calcular; luego tape las palabras y que lo cuente a partir del dibujo.',
  'whole-numbers.relation-as-amount':
    'Ponga una fila de fichas para cada uno de los dos. ¿Qué fichas no tienen pareja y cómo las llama la pregunta?',
  'whole-numbers.adds-story-numbers': 'Pida que primero cuente el problema sin números. ¿Qué pasa en él?',
  'whole-numbers.stops-after-first-step':
    'Pida que escriba qué representa el número que acaba de hallar y que lo compare con la pregunta.',
  'whole-numbers.times-as-additive':
    'Dibuje una barra corta y cópiela cuatro veces seguidas. Compárela con una barra que mide cuatro más.',
  'whole-numbers.remainder-dropped': 'Pregunte adónde deben ir las personas o las cosas que sobran.',
  'whole-numbers.remainder-always-rounds-up':
    'Compare dos preguntas con los mismos números: ¿cuántos se necesitan y cuántos están llenos?',
  'whole-numbers.left-to-right':
    'Cuente una historia para `5 + 6 × 10`: cinco dólares y seis billetes de diez. ¿Cuánto es?',
  'whole-numbers.addition-before-subtraction':
    'Cuente una historia para `20 - 3 + 5`: tienes 20, pagas 3 y recibes 5. ¿Cuánto tienes?',
  'whole-numbers.multiplication-before-division': 'Compare `24 ÷ 4 × 2` con `24 ÷ (4 × 2)`. ¿Qué cambia el paréntesis?',
  'whole-numbers.ignores-brackets': 'Cuente historias para `2 × (3 + 4)` y `2 × 3 + 4` y compare los totales.',
  'whole-numbers.leaves-out-one-and-itself':
    'Dibujen todos los rectángulos con 12 cuadrados. ¿Cuál tiene solo un cuadrado de alto?',
  'whole-numbers.multiples-for-factors':
    'Pida que complete dos oraciones: «6 está hecho de … por …» y «6 sigue hasta …».',
  'whole-numbers.odd-means-prime': 'Pida que forme rectángulos con 9 y con 2 cuadrados.',
  'whole-numbers.tries-small-divisors-only':
    'Pregunte qué productos de dos números desde 7 en adelante son menores que 100.',
  'whole-numbers.one-is-prime': 'Hagan una lista de los divisores de 1, 2 y 3 y cuéntenlos.',
  'whole-numbers.smaller-common-factor':
    'Dividan los dos números entre el divisor hallado. ¿Los resultados todavía tienen un divisor en común?',
  'whole-numbers.factor-multiple-swapped':
    'Pregunte primero: ¿puede un divisor ser mayor que el número? ¿Puede un múltiplo ser menor?',
  'whole-numbers.product-as-least-multiple':
    'Pida que haga una lista de los múltiplos del mayor hasta que el menor divida a uno de ellos.',
  'whole-numbers.repeats-last-jump': 'Escriban todos los saltos debajo del patrón. ¿Son iguales?',
  'whole-numbers.repeats-first-jump': 'Pida que pruebe la regla con cada par de vecinos.',
  'whole-numbers.counts-start-as-jump': 'Pregunte cuántos saltos llevan al segundo y al tercer número.',
  'whole-numbers.scales-the-term':
    'Pruébelo con posiciones pequeñas: ¿es el número de la posición 2 el doble del de la posición 1?',
  'whole-numbers.exponent-as-factor': 'Pida que escriba completos `2^3` y `2 × 3` y los compare.',
  'whole-numbers.power-after-product': 'Escriban completo `3 × 2^4`, sin exponentes. ¿Cuántos treses hay?',
  'whole-numbers.leaves-out-one-end': 'Pida que haga una lista de las páginas de la 4 a la 6 y las cuente.',
  'whole-numbers.digits-reversed': 'Pida que forme los dos números con barras de diez y cubos sueltos.',
  'whole-numbers.rounds-always-up':
    'Marque el número entre sus dos vecinos en una recta y pregunte cuál está más cerca.',
  'whole-numbers.zero-in-division': 'Pida la multiplicación que le corresponde: ¿qué número por 0 da 8?',
} satisfies InSpanish<'whole-numbers'>;
