import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of fractions, in Spanish. */
export const fractionMoves = {
  'fractions.unequal-parts':
    'Corte una tira de papel en 4 pedazos claramente desiguales y pregunte: «¿Estarían contentos tú y tus amigos con un cuarto cada uno?».',
  'fractions.counts-cuts':
    'Doble una tira una vez. Pregunte: «¿Cuántos dobleces? ¿Cuántas partes?». Siga con dos dobleces y escriban los dos números en una tabla.',
  'fractions.part-to-part':
    'Sombree 1 de 2 partes y pida la fracción. Si la respuesta es `1/1`, pregunte: «¿Cuánto sería todo?».',
  'fractions.names-unshaded':
    'Pida las dos fracciones de un mismo dibujo, «sombreada» y «no sombreada», y cuánto dan juntas.',
  'fractions.upside-down': 'Pregunte: «¿Tu fracción es más o menos que un entero?» y compárela con el dibujo.',
  'fractions.whole-changes':
    'Muestre un círculo completo y pida su número; luego agregue una parte del siguiente: «¿Con eso quedó menos que 1?».',
  'fractions.counts-marks':
    'Pida que un dedo salte por la recta de un rótulo al siguiente y cuenten los saltos en voz alta. Luego pregunte: «¿En cuántas partes está cortado ese pedazo?».',
  'fractions.whole-line-as-one':
    'Dé una recta de 0 a 2 y pida primero `1/2`. Si pone la marca en 1, pregunte qué número está ahí.',
  'fractions.denominator-as-group-size':
    'Dé 12 fichas y 4 platos: «Reparte por igual. ¿Cuánto es un cuarto de las fichas?». Repítalo con 20.',
  'fractions.numerator-as-count': 'Pida que calcule `1/2` de 10 y después `1/2` de 100. «¿Es 1 las dos veces?».',
  'fractions.of-divides-by-top': 'Pida que corte una barra de la cantidad total en las partes que dice el denominador.',
  'fractions.one-group-only': 'Pida que calcule `1/5` y `3/5` de 20, uno después del otro: «¿Pueden ser lo mismo?».',
  'fractions.finds-the-other-part':
    'Pida que subraye la pregunta y diga la respuesta en una oración completa antes de escribirla.',
  'fractions.part-as-one-group':
    'Dibuje la barra en partes iguales y pida: «Escribe un número en cada parte para que las sombreadas den el número conocido».',
  'fractions.takes-part-of-part':
    'Pregunte: «¿El total es más o menos que la parte?» y compruebe con eso la respuesta.',
  'fractions.share-without-number':
    'Repartan 1 pizza entre 5, luego 2 y luego 3, y escriban cada vez cuánto recibe cada niño.',
  'fractions.a-share-is-a-share':
    'Doblen dos hojas iguales, una en mitades y otra en cuartos. Pongan una parte de cada una sobre la otra.',
  'fractions.length-read-once': 'Dibujen la fila: un pedazo por cada punto.',
  'fractions.halfway-for-even-shares': 'Repartan las longitudes de tres listones con tiras de verdad: cortar y pegar.',
  'fractions.whole-as-numerator':
    'Pregunte: «¿Cuántos tercios hay en 1? ¿Y en 2? ¿Entonces en 7?» y fórmenlo con tiras de fracciones.',
  'fractions.equivalent-adds':
    'Empiece con `1/2`, sume 1 a los dos números y siga: `2/3`, `3/4`, … Pregunte si todas son un medio.',
  'fractions.copies-other-number':
    'Doble una vez más una tira con `1/2` sombreado: «¿Cuántas partes hay ahora? ¿Cuántas sombreadas?».',
  'fractions.simplifies-top-only': 'Sombreen las dos fracciones en tiras iguales: «¿Todavía es la misma cantidad?».',
  'fractions.simplifies-bottom-only': 'Sombreen las dos fracciones en tiras iguales: «¿Todavía es la misma cantidad?».',
  'fractions.simplifies-separately':
    'Pida que muestre `4/9` en una tira de novenos y después la respuesta en la misma tira.',
  'fractions.stops-simplifying':
    'Pregunte después de cada paso: «¿Hay todavía un número mayor que 1 que divida a los dos?».',
  'fractions.cancels-digits':
    'Pruébenlo con `12/24` y con `13/39` y compruébenlo con una calculadora: «¿Cuándo funciona? ¿Por qué no siempre?».',
  'fractions.larger-denominator-larger':
    '«¿Preferirías repartir una pizza entre 5 o entre 8 personas?». Luego escriban las dos partes como fracciones.',
  'fractions.larger-numbers-larger': 'Comparen `1/2` con `2/6`, `3/10`, `5/100` en una misma recta numérica.',
  'fractions.smaller-numbers-larger':
    'Comparen `1/3` con `5/6`: «¿Qué pedazos son más grandes? ¿Dónde hay más en total?».',
  'fractions.gap-thinking':
    'Ubiquen `1/2`, `2/3` y `9/10` en una recta. A cada una le falta una parte: «¿Son iguales?».',
  'fractions.compares-tops': 'Comparen `3/4` con `3/100` usando dos tiras.',
  'fractions.mixed-adds-whole': 'Dibujen los enteros cortados en partes y cuenten todas las partes.',
  'fractions.mixed-multiplies-top':
    'Pida que muestre `1 1/4` con un dibujo y en cuartos antes de usar cualquier regla.',
  'fractions.remainder-over-top':
    'Pregunte: «¿De qué tamaño es cada parte que sobra?». Pida que dibuje `7/3` como tercios.',
  'fractions.add-across':
    'Pida que calcule `1/2 + 1/2` de la misma manera, y pregunte si media pizza y media pizza hacen media pizza.',
  'fractions.subtract-across':
    'Pida que calcule `3/4 - 1/2` con tiras y después de la misma manera: ¿pueden quedar más de `3/4`?',
  'fractions.tops-only': 'Pregunte: «¿Está `12/13 + 7/8` más cerca de 1, 2, 19 o 21?».',
  'fractions.keeps-numerators':
    'Ponga juntas la fracción anterior y la nueva: «¿De verdad es `1/2` lo mismo que `1/4`?».',
  'fractions.another-operation':
    'Antes de calcular, pregunte: «¿La respuesta será mayor o menor que el primer número? ¿Cómo lo sabes?».',
  'fractions.drops-wholes': 'Pida primero una estimación en enteros y compárela con la respuesta.',
  'fractions.smaller-from-larger': 'Ubique los números en una recta y retrocedan paso a paso: ¿adónde llegan?',
  'fractions.brings-fraction-down': 'Pregunte: «Tienes 8 pizzas y comes `3 1/4`. ¿Pueden quedar más de 5?».',
  'fractions.borrows-ten': 'Corte un círculo entero en quintos y cuenten: «¿Cuántos quintos te dieron por el entero?».',
  'fractions.borrows-without-lowering':
    'Pregunte después de reagrupar: «¿Todavía es el mismo número que al principio?».',
  'fractions.more-means-add':
    'Pida que cuente el problema desde la cantidad menor: ¿cuánto menos es? Luego dibujen las dos barras.',
  'fractions.less-means-subtract': 'Pregunte antes de calcular: «¿Cuál es más largo?», y dibujen los dos.',
  'fractions.multiplies-top-and-bottom':
    'Pida que escriba `3 × 2/3` como suma repetida: `2/3 + 2/3 + 2/3`. ¿Todavía es `2/3`?',
  'fractions.multiplies-whole-part-only':
    'Pregunte: «Tres bolsas con `2 1/4` kg cada una. ¿Qué pasa con los tres cuartos?».',
  'fractions.multiplies-parts-separately':
    'Dibujen un rectángulo de `2 1/2` por `3 1/3` y busquen las dos tiras que faltan.',
  'fractions.multiply-keeps-denominator': 'Pida la mitad de un medio con papel y después de la misma manera.',
  'fractions.multiply-cross': 'Pida que calcule `1/2 × 1/2` de la misma manera: «¿Es la mitad de un medio un entero?».',
  'fractions.multiply-carry': 'Pregunte: «¿Puede una parte de menos de un entero ser más que un entero?».',
  'fractions.multiplication-makes-bigger':
    'Sigan `3 × 8`, `2 × 8`, `1 × 8`, `1/2 × 8` y pregunte qué pasa con el producto.',
  'fractions.division-makes-smaller':
    'Sigan `8 ÷ 4`, `8 ÷ 2`, `8 ÷ 1`, `8 ÷ (1/2)` y pregunte cuántos pedazos caben cada vez.',
  'fractions.divides-to-get-less':
    'Cuente el mismo problema con números enteros: «`3` panes de 2 kg cada uno». ¿Qué operación es? Ahora vuelva a los números de antes.',
  'fractions.multiplies-to-get-more':
    'Cuente el mismo problema con números enteros: «12 metros, pedazos de 3 metros». ¿Qué operación es? Ahora vuelva a los números de antes.',
  'fractions.of-as-subtract': 'Pregunte: «¿La mitad de la leche o medio litro de leche?», y dibujen las dos.',
  'fractions.divides-by-denominator': 'Pida dos historias: «repartir 6 entre 2» y «cuántas mitades hay en 6».',
  'fractions.larger-by-smaller': 'Repartan 1 pizza entre 2 y luego 3 entre 4: «¿Qué número se reparte?».',
  'fractions.inverts-first': 'Pruébenlo con `6 ÷ (1/2)` y cuenten cuántas mitades hay en 6.',
  'fractions.inverts-both': 'Pruébenlo con `6/1 ÷ (1/2)` y cuenten cuántas mitades hay en 6.',
  'fractions.divide-without-inverting': 'Pida primero que adivine: «¿Cuántos cuartos caben en `3/4`?».',
  'fractions.divides-across-dropping-remainders':
    'Den primero a las dos fracciones un denominador común y dividan otra vez.',
  'fractions.divide-keeps-denominator':
    'Pregunte: «¿Cuántas veces caben 2 quintos en 4 quintos?» y compárelo con 2 manzanas y 4 manzanas.',
  'fractions.divides-the-denominator': 'Repartan un sexto de pizza entre dos: «¿Es `1/3` de pizza menos que `1/6`?».',
  'fractions.divides-whole-part-only': 'Repartan `2 1/2` pizzas entre dos y pongan los pedazos sobre la mesa.',
  'fractions.of-as-add': 'Pida que doble una tira en tercios y después tome la mitad de un tercio.',
} satisfies InSpanish<'fractions'>;
