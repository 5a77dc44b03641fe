/** The sentences of `case-points.ts` in Spanish: `skill:case|sentence`, one per line. */
export const spanishCasePoints = `
whole-numbers.count-to-hundred:past-a-ten|Contar no se detiene en nueve: empieza un nuevo diez y las unidades vuelven a empezar.
whole-numbers.count-from-a-number:last|Se puede empezar a contar en cualquier número, y el orden de los números queda igual.
whole-numbers.write-numerals:teen|Un número del once al diecinueve se escribe con su diez primero y sus unidades después.
whole-numbers.one-more-thing:strewn|Una cosa más hace que el número de cosas sea el siguiente al contar, estén donde estén las cosas.
whole-numbers.count-objects:said|El último número que se dice es cuántas hay solo si cada cosa se contó una vez.
whole-numbers.same-after-moving:comes|Poner una más ahí hace que haya más, adondequiera que se muevan las cosas.
whole-numbers.same-after-moving:ring|Mover las cosas no cambia cuántas hay; solo poner algunas ahí o quitar algunas lo cambia.
whole-numbers.count-to-twenty:scattered|Las cosas regadas no tienen una primera ni una última, así que hay que llevar la cuenta de las que ya se contaron.
whole-numbers.compare-groups:same|Una fila más larga puede tener igual número de cosas: decide emparejarlas una por una, no el largo.
whole-numbers.compare-to-ten:less|Para hallar qué número es menor, se busca el número que viene primero al contar.
whole-numbers.show-with-objects:taken|Tachar muestra lo que se quita, y lo que no está tachado queda.
whole-numbers.stories-within-ten:taken|Lo que se va se quita del número del principio, así que quedan menos.
whole-numbers.parts-of-a-number:another|Cuando una parte crece, la otra se hace más pequeña en lo mismo, y el entero queda igual.
whole-numbers.fill-a-ten-frame:equation|Lo que falta para diez se puede hallar contando hasta diez.
whole-numbers.within-five:subtract|Lo que queda después de quitar se puede hallar contando hacia atrás o sabiendo las dos partes.
whole-numbers.teen-numbers:ones|Un número del once al diecinueve es un diez y las unidades que dice su segunda cifra.
measurement.what-to-measure:holds|Cuánto le cabe a una cosa se halla llenándola, no por lo larga o lo pesada que es.
measurement.compare-two-things:seesaw|El lado más pesado de un sube y baja baja, sin importar lo grandes o pequeñas que sean las cosas.
measurement.sort-and-count:largest|El grupo más grande se halla contando cada grupo.
geometry.where-is-it:depth|Delante y detrás dependen de desde dónde se mira, a diferencia de arriba y abajo.
geometry.name-shapes:solid|El nombre de un cuerpo viene de toda su forma, no de una de sus caras.
geometry.flat-or-solid:solid-thing|Un cuerpo ocupa espacio y se puede tomar con la mano; una figura plana no tiene grosor.
geometry.sides-and-corners:faces|Un cuerpo tiene caras que no se ven en el dibujo.
geometry.build-shapes:missing|Una figura está cerrada solo cuando el último lado se junta con el primero.
geometry.join-shapes:round|Las piezas redondas forman un círculo entero solo cuando se juntan sus bordes rectos.
whole-numbers.add-subtract-stories:start-unknown|Cuando no se sabe el comienzo, la historia se lee hacia atrás, y lo último que pasó se deshace primero.
whole-numbers.three-addend-stories:groups|Tres números se pueden sumar en cualquier orden, así que los dos más fáciles pueden ir primero.
whole-numbers.make-ten-first:apart|Diez se forma con dos de los números, estén donde estén, y el tercero se suma al diez.
whole-numbers.number-bonds:to-twenty|Una parte que falta se puede hallar contando hacia adelante o quitando del entero la parte que se sabe: las dos cosas preguntan lo mismo.
whole-numbers.count-to-add:back|Al contar hacia atrás, el número desde el que se empieza no se cuenta como paso.
whole-numbers.subtract-within-20:past-ten|Quitar pasando por diez va en dos pasos: primero bajar a diez y luego lo demás.
whole-numbers.balance-equations:blank-left|El signo igual dice que los dos lados valen lo mismo, así que la incógnita puede estar en cualquier lado.
whole-numbers.missing-addend:minuend|Cuando no se sabe el número del principio, lo da sumar de nuevo lo que se quitó.
whole-numbers.count-on:over-a-ten|Después de nueve unidades empieza un nuevo diez, así que cambia la cifra de las decenas.
whole-numbers.digit-value:tens|Una cifra en la posición de las decenas cuenta decenas, no unidades.
whole-numbers.add-tens-or-ones:tens|Las decenas se suman como las unidades: tantas decenas y tantas decenas más.
whole-numbers.compare:same-start|Donde las primeras cifras son iguales, decide la posición siguiente a la derecha.
whole-numbers.add-tens-or-ones:new-ten|Cuando las unidades llegan a diez o más, dan una nueva decena.
whole-numbers.ten-more-or-less:less|Diez menos cambia en uno la cifra de las decenas y deja las unidades.
whole-numbers.subtract-tens:some|Las decenas se quitan de las decenas, y la respuesta es un número de decenas.
measurement.order-lengths:shortest|Lo que es más corto que lo de en medio es más corto que lo más largo también, sin ponerlo a su lado.
measurement.length-in-units:beyond|Las unidades tienen que ir a lo largo de la cosa de un extremo al otro; las que quedan más allá no cuentan.
measurement.tell-time:hour-or-half|A la media hora, la manecilla corta está entre dos horas, y se nombra la hora que ya empezó.
measurement.three-groups:more|Cuántos más hay es la parte del grupo más grande que no tiene pareja en el más pequeño.
geometry.what-makes-a-shape:open|Una figura con un hueco no es triángulo ni cuadrado, porque sus lados no se cierran.
geometry.compose-shapes:round|Un borde curvo se junta con otro borde curvo solo cuando los dos se curvan igual.
fractions.halves-and-fourths:larger|Mientras más partes iguales se cortan de un entero, más pequeña es cada parte.
whole-numbers.two-step-stories:compare-total|El primer paso da una cantidad que la historia no nombra, y el segundo paso la necesita.
whole-numbers.odd-or-even:odd|A un número impar le sobra uno cuando sus cosas se ponen en parejas.
whole-numbers.arrays:tall|Se pueden contar las filas o se pueden contar las columnas: las dos dan el mismo total.
whole-numbers.groups-of-ten:tens|Un número tiene más decenas de las que muestra su cifra de las decenas, porque cada centena tiene diez decenas.
whole-numbers.expanded-form:out-of-order|Una cifra recibe su valor de su posición, en cualquier orden que se nombren las partes.
whole-numbers.subtract-two-digit:zero-on-top|Cuando no hay unidades de donde quitar, una decena se abre en diez unidades.
whole-numbers.add-several-two-digit:four|Las decenas se suman con las decenas y las unidades con las unidades, y diez unidades forman una nueva decena.
whole-numbers.add-subtract-with-blocks:subtract-trade|Donde una posición tiene muy pocas, se abre una de la unidad mayor siguiente en diez, y el número queda igual.
whole-numbers.hundred-more-or-less:ten-under|Donde la cifra de las decenas es 0, diez menos saca una decena de una centena, así que también cambia la cifra de las centenas.
whole-numbers.why-a-way-of-adding-works:round|Lo que se agregó para formar un número redondo se tiene que volver a quitar.
measurement.ruler-length:from-elsewhere|Una longitud es la distancia de un extremo al otro, así que la marca del comienzo se quita de la marca del final.
measurement.unit-size:smaller|Mientras más pequeña es la unidad, más de ellas caben en la misma longitud.
measurement.estimate-length:large|Una estimación necesita una unidad que uno se pueda imaginar: un pie no es una pulgada y un metro no es un centímetro.
measurement.length-difference:shorter|Cuánto más corta es una cosa que otra es la diferencia de sus longitudes.
measurement.tell-time:before|Cuando la manecilla larga ya pasó de la mitad, la manecilla corta está más cerca de la hora siguiente, que todavía no ha empezado.
measurement.count-coins:with-quarters|Las monedas se cuentan por su valor, y las de veinticinco centavos van primero porque valen más.
measurement.line-plot-inches:apart|La longitud más larga y la más corta son lugares en la recta, no alturas de puntos.
measurement.bar-graph:more|Cuántos más hay es una diferencia de dos cuentas, así que hay que leer las dos barras antes de restar.
measurement.picture-graph:more|Cuántos más hay es una diferencia de dos cuentas, así que hay que leer las dos antes de restar.
geometry.sides-and-angles:name|El número de lados y ángulos le da su nombre a una figura, no su tamaño ni su posición.
geometry.rows-and-columns:tall|Los cuadrados iguales llenan filas y columnas sin huecos, y filas por columnas los cuenta.
fractions.equal-parts:one-fewer|El número de partes iguales le da su nombre a la parte, no cuántos cortes se hicieron.
whole-numbers.equal-groups-stories:multiply|Un producto cuenta todas las cosas en grupos iguales: el número de grupos por el número en cada uno.
whole-numbers.equal-groups-stories:group|Dividir puede preguntar cuántos grupos hay cuando se sabe el tamaño de cada uno.
whole-numbers.missing-factor:divisor|El divisor que falta por el cociente tiene que dar el número que se divide.
whole-numbers.distributive:teens|Un factor se puede separar en diez y algunas unidades, y se multiplican las dos partes.
whole-numbers.division-facts:hard-tables|Un cociente es el número que da el dividendo cuando se multiplica por el divisor.
whole-numbers.two-step-mixed-stories:share-rest|Lo que hay que quitar primero no se reparte; solo se divide lo demás.
whole-numbers.patterns:growing|Una regla puede actuar sobre los saltos y no sobre los números: aquí crecen los saltos mismos.
whole-numbers.round:nines|Redondear un nueve hacia arriba cambia también la posición siguiente.
whole-numbers.subtract-multi-digit:across-zero|Cuando hay un cero de donde hay que pedir prestado, primero se abre la posición siguiente a su izquierda.
whole-numbers.multiply-by-multiples-of-ten:one-digit-tens|Una cifra por decenas es tantas decenas como dice la operación, así que el cero de las decenas queda.
fractions.name-shaded:more-than-one|Las partes iguales de un entero le dan su nombre a la fracción, también cuando se dibujan varios enteros y la fracción es más que uno.
fractions.place-on-line:above-one|Con más partes de las que tiene un entero, una fracción está más allá de 1, y se sigue empezando a contar en 0.
fractions.compare-same-numerator:same-top|Con numeradores iguales, la fracción con las partes más pequeñas es menor y su denominador es mayor.
fractions.same-point:beyond-one|Dos fracciones son iguales cuando nombran el mismo punto, también más allá de uno.
fractions.whole-as-fraction:to-whole|Una fracción es un número entero cuando sus partes llenan enteros por completo.
measurement.elapsed-time:more-than-an-hour|Una hora tiene sesenta minutos, así que las horas y los minutos se cuentan por separado y una hora en punto es un buen lugar para detenerse.
measurement.measure-stories:lighter-turned|La cantidad que se pregunta puede ser la menor aunque la historia diga «más».
fractions.line-plot-fourths:from|Cuentan todos los puntos desde un lugar en adelante, los de ese lugar y los que están a su derecha.
geometry.area-by-unit-squares:stepped|Una figura con un escalón se cuenta cuadrado por cuadrado o se corta en dos rectángulos.
measurement.area-of-two-rectangles:thin|Un brazo de la figura conserva su propio ancho, así que cada rectángulo tiene su propio par de lados.
measurement.area:rectangle|Las filas de cuadrados iguales hacen del área un producto de los dos lados.
measurement.missing-side:perimeter|Los lados opuestos de un rectángulo son iguales, así que dos lados que faltan comparten lo que dejan los conocidos.
geometry.quadrilateral-names:belongs|Un cuadrado también es un rectángulo, porque tiene todo lo que hace a uno.
fractions.unequal-shaded:large|Las partes tienen que ser del mismo tamaño antes de poder contarse como fracción.
whole-numbers.times-as-many:factor|Cuántas veces más se halla dividiendo la cantidad mayor entre la menor.
whole-numbers.interpret-remainders:up|Lo que sobra puede necesitar un grupo más, porque la historia no deja a nadie atrás.
whole-numbers.prime-or-composite:hidden-factor|Un número es primo solo cuando nada más que 1 y él mismo lo divide: también hay que probar siete y once, no solo dos, tres y cinco.
functions.growing-pattern:near|Lo que se suma de figura a figura no cambia, y empieza después de la primera figura.
whole-numbers.groups-of-ten:hundreds|Un millar tiene diez centenas, así que un número se puede leer en centenas tanto como en unidades.
whole-numbers.multiply-two-digit:carry|Los dos factores se separan, así que hay cuatro productos parciales, y cada fila lleva sus propias decenas.
whole-numbers.divide-by-one-digit:inner-zero|Cuando una posición no da nada, un cero la guarda en el cociente.
fractions.equivalent:down|Dividir el numerador y el denominador entre el mismo número forma menos partes, más grandes, de la misma cantidad.
fractions.compare-unlike:same-gap|Cuando a las dos fracciones les falta el mismo número de partes, la que le faltan partes más pequeñas es mayor.
fractions.subtract-mixed:regrouping|Cuando hay muy poco de donde quitar, un entero se abre en partes iguales.
fractions.subtract-like:from-whole|Un entero son tantas partes como dice el denominador, así que se puede escribir con otro nombre y quitar de él.
fractions.improper-to-mixed:wholes|El cociente cuenta los enteros y el residuo cuenta las partes que quedan.
fractions.word-from-whole:from-several|Varios enteros se escriben en partes, pero solo hay que abrir uno de ellos.
fractions.word-multiply-whole:fraction|Un número entero por una fracción cuenta partes de un mismo tamaño: se multiplica el numerador y el denominador queda.
fractions.multiply-whole:fraction-first|Una fracción por un número entero cuenta fracciones unitarias, en cualquier orden que estén los factores.
decimals.tenths-and-hundredths:add|Las décimas y las centésimas se pueden sumar solo después de escribir las décimas como centésimas.
decimals.shaded:few-hundredths|Menos de diez centésimas dejan vacía la posición de las décimas, y un cero la guarda.
decimals.compare:longer-smaller|Decide la primera posición en la que dos decimales son distintos, sin importar cuántas posiciones sigan.
measurement.convert-length:mixed|Solo se pueden sumar cantidades en una misma unidad, así que primero se convierte la unidad mayor.
measurement.measure-stories:pour|Dos unidades en una historia tienen que volverse una sola antes de calcular nada.
fractions.line-plot-difference:sum|Las longitudes iguales puestas una tras otra se cuentan tantas veces como aparecen.
geometry.compare-angles:short-arms|El tamaño de un ángulo es qué tanto se abren sus lados, no qué tan largos son.
geometry.angles-around-point:three|Todos los ángulos alrededor de un punto forman una vuelta completa, así que se le quitan los conocidos.
geometry.protractor:obtuse|Un ángulo obtuso es más que un ángulo recto, así que se trata del mayor de los dos números del transportador.
geometry.angle-parts:two|Las partes de un ángulo suman el ángulo entero.
geometry.parallel-and-perpendicular:neither|Las rectas que se cruzan sin formar un ángulo recto no son paralelas ni perpendiculares.
geometry.lines-of-symmetry:few|Un eje de simetría tiene que hacer que las dos mitades coincidan al doblar, no solo que se vean equilibradas.
whole-numbers.order-of-operations:brackets|Los paréntesis se calculan primero, aunque otro orden fuera más fácil.
whole-numbers.write-calculation:compare|Cuántas veces más grande es se ve en el factor de adelante, sin calcular lo que sigue.
functions.input-output-rule:both|Una regla de dos pasos tiene que cumplirse en todas las filas de la tabla, no solo en la primera.
decimals.place-value:thousandths|Cada posición a la derecha vale una décima de la anterior.
decimals.divide-power:larger|Dividir entre una potencia de diez mueve cada cifra a la derecha, tantas posiciones como dieces hay.
decimals.order:leading-zero|Donde las partes enteras son iguales, un cero justo después del punto decimal hace que un número sea el menor, sean cuales sean las cifras que siguen.
decimals.round:carry|Redondear un nueve hacia arriba forma una nueva unidad en la posición a su izquierda.
whole-numbers.divide-by-two-digits:inner-zero|Una posición que no da nada guarda un cero en el cociente, también cuando el divisor tiene dos cifras.
decimals.divide-by-whole:zero-inside|Cuando una posición no da nada, un cero la guarda en el cociente, antes y después del punto decimal.
fractions.word-add-subtract:turned|Las palabras «más» y «más corto» pueden nombrar lo que se sabe, así que la historia decide la operación.
fractions.as-division:above-one|A cada quien le toca una fracción con las cosas como numerador y las personas como denominador, también cuando es más que uno.
geometry.rectangle-area-fractions:two-mixed|Cada lado se escribe como fracción antes de multiplicar los lados, porque cuentan todos los productos parciales.
fractions.multiply:simplify|Los numeradores se multiplican con los numeradores y los denominadores con los denominadores, y un factor común se puede sacar antes o después.
fractions.scaling:below-one|Un factor menor que uno da un producto más pequeño que el otro factor.
fractions.word-multiply-mixed:rate|Una cantidad por cada hora se multiplica por las horas, también cuando las dos son números mixtos.
fractions.word-divide-unit:share|Repartir una fracción unitaria la corta en partes más pequeñas, así que el denominador crece.
fractions.divide-unit-by-whole:other|Una fracción unitaria que se reparte entre un número tiene un denominador que es el producto de los dos.
fractions.divide-whole-by-unit:by-unit|En un entero caben tantas fracciones unitarias como dice su denominador, y eso por cada entero.
fractions.line-plot-even-shares:even|Las partes iguales conservan el total: se suman todas las cantidades y se dividen entre cuántas son.
geometry.volume-cubes:tall|Entre los cubos que se cuentan están los de adentro, que no se ven.
geometry.volume-of-two-boxes:on|Los volúmenes de partes que no se enciman se suman, cada uno con sus propias tres aristas.
geometry.volume-prism:large|El volumen es un producto de tres aristas, en cualquier orden que se multipliquen.
geometry.plot-point:on-axis|Un punto en un eje tiene un cero como una de sus coordenadas.
functions.read-graph:across|Una gráfica se puede leer en las dos direcciones, de cualquiera de los ejes al otro.
geometry.shape-families:sometimes|Una propiedad que vale para algunas figuras de una familia no tiene que valer para todas.
ratios.ratio-language:part-whole|Una parte se compara con todo el grupo, que es la suma de las dos partes.
ratios.unit-rate:below-one|La tasa unitaria depende de qué cantidad es uno, y puede ser menor que uno.
percent.find-whole:any|Cuando se sabe el porcentaje de un número, el uno por ciento da el total.
ratios.equivalent:step-between|Las razones iguales necesitan un mismo factor para las dos cantidades, y no tiene que ser un número entero.
ratios.rate-problems:in-between|Cuando ningún número entero lleva de una cantidad a la otra, se pasa por una unidad o por una parte que las dos comparten.
ratios.convert-units:part|Una parte de una unidad se convierte con la misma razón que una entera.
fractions.word-divide:side|Dividir pregunta por el factor que falta: el área de un rectángulo dividida entre un lado da el otro.
decimals.divide-by-decimal:decimal-quotient|Multiplicar los dos números por la misma potencia de diez deja el cociente como está.
whole-numbers.least-common-multiple:shared|El mínimo común múltiplo necesita los factores compartidos una sola vez.
integers.opposite:signs|Un signo menos delante de un número lo lleva al otro lado del cero, y un segundo lo trae de regreso.
geometry.plot-point:other-quadrant|Los signos de las dos coordenadas dicen las direcciones, primero a lo ancho y luego hacia arriba o hacia abajo.
integers.quadrants:y-axis|Una reflexión sobre un eje cambia el signo de una coordenada y conserva la otra.
integers.order:all-negative|Entre números negativos, el que está más lejos de cero es menor.
integers.compare:both-negative|De dos números negativos, el que está más a la izquierda es menor, aunque sus cifras se vean más grandes.
integers.absolute-value:minus-outside|El valor absoluto es una distancia y nunca es negativo; un signo menos de afuera sigue contando.
integers.absolute-value:two|Un número puede ser menor que otro y estar más lejos de cero.
geometry.grid-distance:across|Dos puntos a distintos lados de un eje están tan lejos como las dos distancias al eje juntas.
expressions.order-of-operations:powers|Una potencia se calcula antes que los productos y las sumas que la rodean.
expressions.write-from-words:group|Lo que se multiplica completo tiene que ir entre paréntesis.
expressions.parts:terms|Los términos se separan con signos más y menos; los factores de un producto no son términos por sí mismos.
expressions.evaluate:two-letters|Cada letra recibe su propio valor dondequiera que esté, y el orden de las operaciones queda.
expressions.factor-common:composite|El máximo factor común se saca de cada término, y quitar los paréntesis devuelve la suma.
expressions.equivalent:group|Dos expresiones son iguales cuando coinciden con todos los valores, no solo con uno.
equations.missing-number:minus-right|Los dos lados tienen que coincidir, así que la incógnita se puede hallar equilibrándolos.
expressions.write-from-words:story|Una letra representa el número que la historia deja abierto, y la expresión dice qué se hace con él.
equations.one-step:multiply|Un factor delante de la letra se deshace dividiendo los dos lados entre él.
equations.write-inequality:number-line|Un círculo vacío deja fuera su número, uno relleno lo incluye, y el lado sombreado tiene infinitas soluciones.
equations.write-two-quantities:cost|Un comienzo que se paga una vez se suma; una tasa que se paga cada vez se multiplica.
geometry.trapezoid-area:odd|La mitad de la suma de los lados paralelos, por la altura, es el área de un trapecio.
geometry.volume-fractional-sides:other|La fórmula del volumen vale para aristas fraccionarias, porque los cubos de una unidad se pueden cortar.
geometry.fourth-corner:across|Una esquina que falta comparte una coordenada con cada una de sus dos vecinas.
geometry.surface-area:different|Las caras opuestas de una caja son iguales, así que tres áreas distintas cuentan dos veces cada una.
statistics.statistical-questions:statistical|Una pregunta estadística se hace a muchos, y sus respuestas son distintas.
statistics.statistical-questions:attribute|Un número dice algo solo junto con lo que se midió, cómo y en qué unidad.
whole-numbers.count-on:past-hundred|Después de nueve decenas las decenas vuelven a empezar, y las centenas suben en una.
statistics.center-spread-shape:shape|La forma de una distribución dice dónde se juntan sus valores y cómo se van haciendo menos.
statistics.mean:with-zero|Un valor de cero cuenta entre los valores aunque no agrega nada a su suma.
statistics.read-histogram:below|La altura de una barra cuenta todos los valores de su intervalo, así que las barras de un lado se suman.
statistics.mean-absolute-deviation:longer|La desviación media absoluta es la media de las distancias a la media, que nunca son negativas.
statistics.read-dot-plot:how-many|Cada punto representa una observación, así que contar los puntos dice cuántas hay.
statistics.outlier-effect:high|Un valor por encima de la media la sube, porque lo que tiene de más se reparte entre todos.
ratios.fraction-unit-rate:any|Una tasa unitaria es un cociente, también cuando las dos cantidades son fracciones.
functions.proportional-or-not:shifted|Los pasos iguales no bastan para una relación proporcional: cada cociente tiene que ser el mismo.
ratios.constant-of-proportionality:fraction|La constante de proporcionalidad es la segunda cantidad dividida entre la primera, también cuando es una fracción.
equations.write-two-quantities:ratio|En una ecuación para una razón, el número mayor no tiene que estar junto a la letra del grupo más grande.
ratios.points-of-a-graph:rate|El punto cuya primera coordenada es uno muestra la tasa unitaria.
percent.discount-tax-tip:both|El impuesto es un porcentaje del precio después del descuento, así que dos cambios se siguen sobre dos cantidades distintas.
integers.rational-operations:fraction-sum|Una suma de números racionales sigue los signos como con los enteros y necesita un denominador común como con las fracciones.
integers.opposite-changes:both|Dos cambios opuestos juntos dan cero.
integers.add:more-negative|Cuando los signos son distintos, el número más lejos de cero decide el signo de la suma.
integers.subtract:both-negative|Restar un número negativo es sumar su opuesto, también cuando el primer número es negativo.
integers.rational-operations:fraction-product|El signo de un producto o cociente sale de los signos de los dos números, su tamaño de las fracciones.
integers.multiply-divide:multiply-negatives|El producto de dos números negativos es positivo, porque la propiedad distributiva tiene que valer.
integers.multiply-divide:divide-negatives|El cociente de dos números negativos es positivo, porque por el divisor da el dividendo.
decimals.repeating:repeats|Cuando un residuo vuelve en una división, sus cifras se repiten desde ahí.
integers.word-problems:below-zero|Por debajo de cero, el número mayor es el que está más cerca de cero, y la diferencia es la distancia.
expressions.expand-combine:subtract-group|Un menos delante de los paréntesis cambia el signo de cada término de adentro.
percent.reverse-change:rise|Regresar de un aumento es dividir entre el factor, porque el porcentaje se tomó de la cantidad de antes.
equations.word-problems:group|Los grupos iguales de una suma necesitan paréntesis: el factor es de toda la suma.
equations.two-step-inequality:negative-number|Multiplicar o dividir los dos lados por un número negativo invierte una desigualdad.
ratios.scale-area:more|Cuando todas las longitudes se multiplican por un factor, el área se multiplica por su cuadrado.
geometry.triangle-conditions:wrong-sum|Tres ángulos forman un triángulo solo cuando suman 180 grados.
geometry.slices:other|El corte a través de un cuerpo depende de su dirección, no solo del cuerpo.
geometry.circle-area:diameter|El área necesita el radio, que es la mitad del diámetro.
geometry.angles-on-line:opposite|Los ángulos opuestos de un cruce son iguales, porque cada uno forma un ángulo llano con el mismo vecino.
statistics.sample-size:small-first|Una muestra al azar más grande da una estimación que varía menos.
statistics.distance-in-deviations:overlap|Una diferencia de centros importa cuando es grande junto a la dispersión dentro de los grupos.
statistics.simple-probability:not|La probabilidad de un evento y la de su contrario suman uno.
statistics.model-from-data:predict|Una probabilidad sacada de datos predice más o menos cuántas veces saldrá un resultado, no exactamente.
statistics.simulate:two|En una simulación, el número de pruebas en que pasó el evento se divide entre el número de todas las pruebas.
statistics.compound-probability:different-pair|Dos resultados distintos pueden venir en dos órdenes, y los dos son resultados.
expressions.rational-or-irrational:irrational|La raíz de un número entero que no es un cuadrado es irracional, se vean como se vean sus decimales.
expressions.estimate-roots:nearest|Una raíz que no es un número entero está entre dos de ellos, y decide el más cercano de los dos cuadrados.
expressions.negative-exponents:negative|Un exponente negativo significa uno dividido entre la potencia, no un número negativo.
expressions.roots:fraction|La raíz de una fracción es la raíz del numerador sobre la raíz del denominador.
expressions.scientific-notation:small-exponent|Un exponente negativo de diez cuenta cuántas posiciones detrás de las unidades están las cifras.
expressions.scientific-operations:carry|Cuando el producto de adelante es diez o más, hace falta una potencia de diez más.
functions.compare:rate|La pendiente es la tasa unitaria, ya se lea en una gráfica, una tabla o una ecuación.
functions.slope-intercept:turned|La pendiente es el número que está delante de la letra, dondequiera que esté su término.
equations.both-sides:parentheses|Primero se quitan los paréntesis, y solo entonces se pueden reunir en un lado los términos con la letra.
equations.number-of-solutions:all|Cuando los dos lados son iguales después de simplificar, todo número es solución.
algebra.systems-stories:more-second|Cada condición de la historia da una ecuación, y la solución tiene que cumplir las dos.
algebra.system-graph:many|Dos ecuaciones que nombran una misma recta tienen todos sus puntos como soluciones.
algebra.systems-elimination:multiply-both|Puede que haya que multiplicar las dos ecuaciones antes de que una letra desaparezca al sumar.
functions.is-a-function:same-output|Dos entradas pueden compartir una salida; una entrada no puede tener dos.
functions.compare:start|Dónde empieza una función y qué tan rápido crece son dos cosas distintas.
functions.proportional-or-not:curved|Una función es lineal solo cuando pasos iguales de la entrada cambian la salida en cantidades iguales.
functions.line-two-points:fraction|Una pendiente y un punto dan el valor inicial, también cuando la pendiente es una fracción.
functions.journey-graph:returning|Una gráfica de distancia vuelve a bajar cuando el camino lleva de regreso.
geometry.rigid-motions:parallel|Una traslación, reflexión o rotación mantiene paralelas las rectas paralelas.
geometry.rigid-motions:length|Una traslación, reflexión o rotación conserva cada longitud.
geometry.rigid-motions:angle|Una traslación, reflexión o rotación conserva cada ángulo.
geometry.congruent-or-similar:neither|Las figuras semejantes necesitan ángulos iguales y un mismo factor para todos los lados.
geometry.rotate-point:clockwise|Un cuarto de vuelta alrededor del origen intercambia las coordenadas, y una de ellas cambia de signo.
geometry.congruent-or-similar:similar|Los ángulos iguales y un mismo factor para todos los lados hacen semejantes las figuras, también cuando no son congruentes.
geometry.triangle-angle-sum:outside|Un ángulo exterior es la suma de los dos ángulos interiores que no lo tocan.
geometry.pythagoras-converse:not|Solo cuando los cuadrados de los dos lados más cortos forman exactamente el cuadrado del más largo, el triángulo es rectángulo.
geometry.pythagoras-hypotenuse:space|Una longitud por el espacio necesita dos triángulos rectángulos: el resultado del primero es un lado del segundo.
geometry.point-distance:negative|Las distancias que pasan por cero se suman antes de elevarlas al cuadrado, así que hay que cuidar los signos.
geometry.cone-volume:diameter|A un cono le cabe un tercio del cilindro con la misma base y altura, y la base necesita el radio.
statistics.association:outlier|Un punto lejos de los demás no cambia lo que muestra la mayoría de los puntos.
statistics.trend-line:beyond|Más allá de los datos, una recta predice solo mientras siga la tendencia.
statistics.model-meaning:falling|Una pendiente negativa dice cuánto baja una cantidad por cada unidad de la otra.
statistics.two-way-table:share|Para la proporción de una fila, la cuenta se divide entre el total de esa fila, no entre el total de todo.
algebra.fractional-exponents:root|Un exponente racional significa una raíz: su denominador dice cuál.
algebra.add-radicals:difference|Solo se pueden reunir raíces de un mismo número, y algunas hay que simplificarlas antes.
algebra.convert-rates:both|Cuando cambian las dos unidades, cada una necesita su propio factor.
algebra.quantities:total|Lo que decide en la situación dice qué cantidad mirar.
algebra.accuracy:mean|Un resultado no es más exacto que las medidas de las que sale.
algebra.parts-as-one:factor|Una parte de una expresión se puede tomar como una sola cosa, y el total cambia como cambia esa parte.
functions.parameters:factor|La base de una potencia dice por qué factor cambia una cantidad en un paso.
algebra.parts-as-one:least|Un cuadrado nunca es negativo, así que el valor mínimo se alcanza donde el cuadrado es cero.
algebra.factor-leading:mixed|Los dos números tienen que dar el producto y la suma, y aquí sus signos son distintos.
functions.quadratic-story:end|Un producto es 0 cuando un factor es 0, y la situación decide de cuál de los dos ceros se trata.
algebra.complete-square:minus|La mitad del número de en medio, al cuadrado, completa el cuadrado; lo que se suma se tiene que quitar.
algebra.exponential-forms:percent|Escribir el exponente de otra forma muestra el factor para otra unidad de tiempo.
algebra.multiply-binomials:leading|Cada término de un factor va con cada término del otro, también los números delante de las letras.
algebra.write-one-variable:quadratic|Dos cantidades que dependen de una misma letra dan un producto, y así un cuadrado de la letra.
equations.literal:standard|Las otras letras se tratan como números hasta que la que se busca queda sola.
algebra.justify-steps:none|Un paso se permite solo cuando los dos lados cambian igual o una expresión conserva su valor.
algebra.compound-inequality:negative|Dividir entre un número negativo invierte los dos signos de desigualdad.
algebra.quadratic-formula:surd|Una raíz que no es un número entero queda en la solución, con los dos signos.
algebra.line-and-curve:circle|Las soluciones son los puntos que están a la vez en la recta y en el círculo, y puede haber dos.
algebra.on-the-graph:count|Un punto está en la gráfica exactamente cuando sus coordenadas hacen verdadera la ecuación.
algebra.line-and-curve:parabola|Donde se cruzan las gráficas de dos funciones, las dos tienen la misma salida para una misma entrada.
algebra.half-plane:system|Un punto resuelve un sistema de desigualdades solo cuando resuelve cada una de ellas.
functions.is-a-function:two-outputs|Una entrada con dos salidas hace una relación que no es función.
functions.find-input:negative-rate|Para hallar la entrada se deshace la regla, el último paso primero.
functions.recursive-sequence:two-back|Una regla puede necesitar los dos números anteriores, así que necesita dos números para empezar.
functions.domain:story|La situación decide qué entradas tienen sentido, no la regla sola.
functions.slope-from-table:falling|Una recta que baja tiene una tasa de cambio negativa.
functions.corner-points:pieces|Donde cambian los tramos de una gráfica hay que mirar las dos reglas.
functions.key-points:factored|El vértice está a la mitad entre los ceros.
functions.exponential-graph:end|Una curva puede acercarse a un valor sin alcanzarlo, y ese valor no tiene que ser cero.
functions.combine:decay|Las funciones se combinan calculando con sus salidas para la misma entrada.
functions.growing-pattern:far|El número de una figura decide cuántos pasos se dieron antes de ella.
functions.explicit-sequence:geometric|En una sucesión geométrica cada término es el anterior por el mismo factor, así que el exponente cuenta los pasos desde el primer término.
functions.transform-point:both|Un número sumado a la entrada mueve una gráfica hacia un lado, en la dirección opuesta; uno sumado a la salida la mueve hacia arriba o hacia abajo.
functions.inverse:quotient|Una inversa deshace los pasos en el orden opuesto.
functions.exponential-growth:other-factor|En cada paso se multiplica por el factor toda la cantidad, no solo lo que había al principio.
functions.linear-or-exponential:neither|Una tabla es lineal o exponencial solo cuando las diferencias iguales o los factores iguales valen en toda ella.
geometry.parallel-line-angles:opposite-side|Los ángulos entre paralelas son iguales o suman un ángulo llano, y sus lugares dicen cuál de las dos cosas.
statistics.interquartile-range:odd|Los cuartiles son las medianas de las dos mitades, sin el valor de en medio cuando lo hay.
statistics.fit-line:falling|Una recta por una nube que baja tiene pendiente negativa.
statistics.residuals:back|Un residuo es el valor observado menos el predicho, así que el valor es la predicción más el residuo.
statistics.correlation-coefficient:weak-up|El signo del coeficiente dice si los puntos suben o bajan, y su tamaño qué tan de cerca siguen una recta.
statistics.correlation-cause:experiment|Solo los grupos formados al azar permiten que un experimento muestre una causa.
statistics.two-draws:kept-out|Cuando el primero se queda fuera, la segunda vez hay un resultado menos de dónde elegir.
`;
