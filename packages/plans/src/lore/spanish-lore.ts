/** The big ideas of `big-ideas.ts` in Spanish: `code|big idea`, one per line. */
export const spanishLore = `
4.NF.B.3|Las partes de un mismo tamaño se cuentan como cosas, así que las fracciones con un mismo denominador se pueden juntar y separar.
3.OA.D.9|Un patrón lo decide su regla y no sus primeros números: mira qué pasa de cada número al siguiente.
1.G.A.1|Una figura tiene su nombre por sus lados y sus esquinas; el tamaño, el color y la posición no importan.
3.G.A.2|Las partes de una figura son iguales cuando lo son sus áreas, se vean como se vean; cada una es entonces una de tantas.
5.NBT.B.5|Un producto grande es una suma de productos pequeños, uno por cada par de posiciones; el método escrito los mantiene en filas.
5.NBT.B.6|Dividir es quitar múltiplos fáciles del divisor hasta que quede menos de uno; multiplicar de regreso muestra que no se pierde nada.
6.NS.C.8|Dos puntos en una misma línea de la cuadrícula están tan lejos como dicen sus distancias al eje: se suman si están a distintos lados y se restan si están del mismo lado.
6.EE.B.8|Una desigualdad tiene infinitas soluciones; un rayo las muestra todas, y su extremo dice si el borde también cuenta.
6.G.A.4|Un cuerpo geométrico se puede extender sobre un plano: su superficie es la suma de las áreas de sus caras.
2.MD.C.7|A cada paso de la manecilla larga le tocan cinco minutos, mientras la manecilla corta avanza hacia la hora siguiente.
2.MD.C.8|Las monedas y los billetes se cuentan por su valor, no por cuántos son ni por su tamaño.
3.NBT.A.1|Redondear es preguntar cuál de dos vecinos en la recta numérica está más cerca.
3.NBT.A.2|Los métodos escritos suman y restan unidades de una misma clase, y cambian diez de ellas por una de la siguiente.
3.NBT.A.3|Una cifra por decenas es tantas decenas como dice la operación.
3.NF.A.1|Una fracción nombra partes iguales de un entero: el denominador dice qué tan grandes son las partes y el numerador cuántas hay.
3.NF.A.3|Las fracciones se pueden comparar cuando son de un mismo entero; las fracciones equivalentes nombran la misma cantidad de él.
3.MD.A.2|Las cantidades en una misma unidad se suman, se restan y se reparten como los números.
4.NBT.B.4|Las unidades de una misma clase se suman y se restan, y diez de una se cambian por una de la siguiente.
4.NBT.B.5|Los dos factores se separan por sus posiciones, cada parte se multiplica por cada parte, y los productos se juntan.
4.NBT.B.6|Dividir separa un número en múltiplos del divisor; lo que queda al final es el residuo.
4.OA.A.3|Un residuo significa algo en la historia: se descarta, pide un grupo más, o es lo que se pregunta.
4.MD.A.3|El área cuenta las unidades cuadradas que cubren, el perímetro las unidades de longitud alrededor: dos fórmulas para dos preguntas.
6.NS.B.2|El divisor se va quitando posición por posición, desde la posición mayor hacia abajo.
6.NS.B.3|Los decimales son números enteros de una unidad pequeña, así que los métodos escritos de los números enteros les sirven.
6.NS.B.4|Dos números comparten factores y múltiplos; el máximo común divisor y el mínimo común múltiplo son los útiles.
6.EE.A.1|Un exponente cuenta factores iguales.
6.SP.B.4|Una gráfica muestra de una vez dónde se juntan los valores, dónde hay huecos y hasta dónde llegan.
7.RP.A.3|Un porcentaje es siempre un porcentaje de alguna cantidad, y esa cantidad puede cambiar de un paso al siguiente.
7.G.A.2|Algunas condiciones permiten un solo triángulo, otras muchos y otras ninguno.
7.G.A.3|Un corte plano a través de un cuerpo deja una figura plana que depende de la dirección del corte.
7.G.B.5|Los ángulos que se juntan en un punto o a lo largo de una recta suman cantidades conocidas, y eso da el que falta.
7.G.B.6|El área, la superficie y el volumen de una figura compuesta se forman con partes conocidas.
8.EE.A.2|Una raíz pregunta por el número cuyo cuadrado o cubo se da.
8.EE.A.3|Una cifra por una potencia de diez dice de un vistazo qué tan grande es un número.
8.EE.A.4|En notación científica, los números de adelante y las potencias de diez se calculan por separado.
8.EE.C.7|Un paso que escribe un lado de otra forma, o que hace lo mismo a los dos lados, deja la solución como está.
8.EE.C.8|Un par de ecuaciones se resuelve con lo que hace verdaderas a las dos: el punto que comparten las dos rectas.
8.G.A.5|Los ángulos se pueden seguir por rectas paralelas y alrededor de un triángulo con razones, sin medir.
8.SP.A.4|Las proporciones por filas o por columnas muestran si dos cosas van juntas; las cuentas solas no.
A-SSE.B.3a|Un producto es cero exactamente cuando un factor es cero, así que la forma factorizada muestra los ceros.
A-SSE.B.3b|Un cuadrado nunca es negativo, así que el cuadrado completado muestra el valor más alto o el más bajo.
A-SSE.B.3c|Las leyes de los exponentes escriben un factor de crecimiento para otra unidad de tiempo.
1.OA.B.3|Los números se pueden sumar en cualquier orden y en cualquier grupo, así que se puede buscar un diez.
1.OA.B.4|Quitar y buscar una parte que falta son la misma pregunta hecha de dos maneras.
1.OA.A.2|Tres grupos se pueden juntar en cualquier orden, y el total queda igual.
1.OA.C.5|Sumar es contar hacia adelante y restar es contar hacia atrás, un salto por cada uno.
1.MD.A.1|Dos longitudes que no se pueden poner lado a lado se pueden comparar por medio de una tercera.
1.G.A.3|Las mitades y los cuartos son partes iguales de un entero; mientras más partes, más pequeña es cada una.
2.G.A.1|Una figura tiene su nombre por el número de sus lados y ángulos, no por su tamaño ni su posición.
2.G.A.2|Los cuadrados iguales en filas y columnas se pueden contar sumando las filas.
2.NBT.B.8|Diez más o cien más cambia una sola posición, a menos que esa posición esté llena o vacía.
2.NBT.B.9|Una manera de sumar funciona cuando no llega nada y no se va nada: lo que se mueve, se separa o se devuelve conserva la suma.
2.OA.C.3|Un número par se puede poner en parejas o en dos grupos iguales; a uno impar le sobra uno.
2.MD.A.2|Mientras más pequeña es la unidad, más hacen falta para la misma longitud.
2.MD.A.3|Una estimación compara una longitud con otra que se conoce.
3.G.A.1|Una familia de figuras se define por las propiedades que comparten todos sus miembros, así que una figura puede ser de varias familias.
3.OA.B.6|Una división pregunta por un factor que falta.
4.OA.A.1|«Veces más» compara multiplicando: una cantidad es tantas copias de la otra.
4.OA.A.2|«Veces más» compara multiplicando y «más que» sumando; la situación decide cuál.
4.NF.B.4|Un número entero por una fracción cuenta partes de un mismo tamaño: se multiplica el numerador y las partes quedan igual.
4.G.A.2|Una figura pertenece a una familia por sus lados paralelos o perpendiculares y por sus ángulos.
4.G.A.3|Un eje de simetría corta una figura en mitades que coinciden al doblarla.
4.NBT.A.2|La posición de una cifra dice cuánto vale, así que los números se comparan desde la posición mayor.
4.NBT.A.3|Redondear es preguntar cuál de dos vecinos en la recta numérica está más cerca.
5.NBT.A.3|Los decimales se comparan posición por posición desde la izquierda, sin importar cuántas posiciones sigan.
5.NBT.A.4|Redondear un decimal es preguntar cuál de dos vecinos en la recta numérica está más cerca.
5.NF.B.3|Una fracción es una división: el numerador se reparte entre el denominador.
5.NF.B.4|Un producto de fracciones es una parte de una parte: los numeradores cuentan las partes que se toman y los denominadores todas.
5.NF.B.5|Un factor mayor que uno agranda, uno menor que uno achica y uno igual a uno conserva el tamaño.
5.NF.B.6|Un producto de fracciones o números mixtos toma una parte, o varias veces, de una cantidad de una historia.
5.NF.B.7|Dividir entre una fracción unitaria pregunta cuántas caben; dividir una fracción unitaria pregunta qué tan grande es cada parte.
6.RP.A.2|Una tasa unitaria dice cuánto de una cantidad le toca a uno de la otra.
6.NS.C.5|Los números positivos y negativos nombran direcciones opuestas desde un cero que tiene su propio significado.
6.NS.C.6|Un signo dice de qué lado del cero está un número; en el plano cada coordenada tiene su propio signo.
6.SP.A.1|Una pregunta estadística espera respuestas que varían, así que necesita muchas.
6.SP.A.2|Un conjunto de datos tiene un centro, una dispersión y una forma, y cada uno dice algo que los otros no dicen.
6.SP.A.3|Una medida de centro resume todos los valores en un número; una medida de variación dice qué tanto se alejan.
6.SP.B.5a|El número de observaciones dice cuánto hay detrás de un resumen.
6.SP.B.5b|Los números se vuelven datos cuando se sabe qué se midió, cómo y en qué unidad.
7.NS.A.2|Las reglas de los signos salen de las propiedades de las operaciones, que valen para todos los números racionales.
7.NS.A.2d|Una fracción de enteros es un decimal que termina o se repite, porque los residuos de una división son limitados.
7.SP.A.2|Una muestra al azar da una estimación para todos, y varias muestras dicen qué tanto puede fallar.
8.EE.B.6|Todos los triángulos de subida y avance en una recta son semejantes, así que la recta tiene una sola pendiente y una sola ecuación.
8.G.A.2|Dos figuras son congruentes cuando traslaciones, rotaciones y reflexiones llevan de una a la otra.
8.G.A.4|Dos figuras son semejantes cuando una dilatación y unos movimientos llevan de una a la otra: los ángulos quedan y todos los lados crecen por un mismo factor.
A-REI.B.3|Una desigualdad o una ecuación se resuelve con pasos que conservan sus soluciones, y un factor negativo invierte una desigualdad.
A-CED.A.2|Una ecuación con dos letras dice cómo una cantidad depende de otra; su gráfica muestra todos los pares que cumplen.
A-CED.A.4|Una fórmula se puede despejar para cualquiera de sus letras con los pasos que resuelven ecuaciones.
K.CC.A|Los números vienen en un orden que nunca cambia, y cada nuevo diez empieza otra vez el mismo patrón.
K.CC.B|El último número que se dice es cuántas cosas hay, estén como estén puestas.
K.CC.C|Empareja dos grupos uno por uno: lo que sobra muestra cuál tiene más.
K.OA.A|Un número se puede separar de muchas maneras, y al juntar las partes se recupera.
K.NBT.A|Del once al diecinueve son diez y algunos más.
K.MD.A|Una cosa se puede comparar por qué tan larga es, cuánto pesa o cuánto le cabe: di por cuál.
K.MD.B|Primero clasifica, luego cuenta: cada cosa está en un solo grupo.
K.G.A|Una figura conserva su nombre dondequiera que esté, como sea que esté girada y tenga el tamaño que tenga.
1.NBT.C|Suma decenas con decenas y unidades con unidades; diez unidades forman una nueva decena.
1.MD.A|Medir es cubrir una longitud con unidades iguales, sin huecos y sin encimarlas, y contarlas.
1.MD.C|Los datos en grupos responden preguntas: cuántos en cada uno, cuántos en total, cuántos más.
4.MD.B|Un diagrama de puntos muestra cada medida como un punto: lee su lugar antes de contar o calcular.
5.MD.B|Repartir por igual lo que muestra un diagrama de puntos conserva el total y hace iguales todas las partes.
5.G.B|Lo que vale para una clase de figura vale para todas las clases que hay dentro de ella.
1.MD.B|Un reloj muestra dos cuentas a la vez: la manecilla corta cuenta horas, la larga cuenta partes de la hora que está pasando.
1.NBT.A|Después de nueve viene un nuevo diez, y vuelve a empezar la cuenta de las unidades: el patrón nunca termina.
1.NBT.B|Una cifra vale lo que dice su posición: el mismo 3 puede ser tres unidades o tres decenas.
1.OA.A|Una historia de sumar o restar tiene un entero y dos partes; uno de los tres no se sabe, y los otros dos lo dicen.
1.OA.C|Una suma se puede cambiar por otra más fácil: forma diez primero, o usa un doble que sabes.
1.OA.D|El signo igual dice que los dos lados valen lo mismo; no pide una respuesta.
2.G.A|Las partes iguales no tienen que verse iguales; tienen que ser del mismo tamaño, y mientras más partes hay, más pequeña es cada una.
2.MD.A|Una longitud es un número de unidades iguales puestas una tras otra: se cuenta del comienzo al final, esté donde esté en la regla.
2.MD.B|En una recta, los números son longitudes desde 0, así que sumar es seguir y restar es regresar o decir la distancia que hay en medio.
2.MD.D|Una gráfica es una cuenta que se ve: lee la escala antes que las barras.
2.NBT.A|Diez de una unidad forman una de la siguiente; un número se puede escribir como tantas de cada una.
2.NBT.B|Suma y resta unidades de una misma clase; cambia diez de ellas por una de la siguiente donde hay demasiadas, y al revés donde hay muy pocas.
2.OA.A|Lo que pasa en la historia decide la operación, no una palabra de ella.
2.OA.B|Unas pocas sumas que se saben de memoria dan todas las demás: uno más que un doble, diez y algo más.
2.OA.C|Las filas iguales permiten sumar el mismo número una y otra vez: ahí empieza la multiplicación.
3.MD.A|Sesenta minutos forman una hora, así que las horas y los minutos se cuentan por separado, y una hora en punto es un buen lugar para detenerse en el camino.
3.MD.B|Un dibujo o un paso de la escala puede representar varias cosas: la clave de la gráfica dice cuántas.
3.MD.C|El área cuenta los cuadrados que cubren una figura; las filas de cuadrados iguales convierten contar en multiplicar, y una figura se puede cortar y sus partes se suman.
3.MD.D|El perímetro es la longitud del contorno y el área es lo que hay adentro: uno puede cambiar mientras el otro queda igual.
3.NF.A|Una fracción es un número: tiene un solo lugar en la recta, que dicen el tamaño de las partes y cuántas hay.
3.OA.A|Multiplicar cuenta grupos iguales; dividir pregunta por el tamaño de un grupo o por el número de grupos.
3.OA.B|Cada multiplicación guarda dos divisiones, y un producto difícil se puede separar en dos fáciles.
3.OA.C|Una operación que se sabe da otras que no: un grupo más, el doble, los factores al revés.
3.OA.D|Dos pasos tienen un orden: con lo que da el primero trabaja el segundo.
4.MD.A|Mientras más pequeña es la unidad, más caben: cambiar la unidad cambia el número pero no la cantidad.
4.NBT.A|Cada posición vale diez veces la que tiene a su derecha, por grande que sea el número.
4.NF.A|Cortar cada parte en el mismo número de partes más pequeñas cambia el nombre de una fracción pero no su tamaño.
4.NF.C|Las décimas y las centésimas son fracciones escritas en posiciones: diez centésimas forman una décima.
4.OA.B|Un número se construye con sus factores: vienen en parejas, y un primo tiene una sola.
4.OA.C|Una regla hace el siguiente término con el anterior; ver lo que se repite da cualquier término.
5.G.A|Dos números en orden fijan un punto: primero cuánto a lo largo y luego cuánto hacia arriba.
5.MD.A|Las unidades de un sistema son múltiplos unas de otras, así que cambiar de unidad es multiplicar o dividir por un factor conocido.
5.MD.C|El volumen cuenta los cubos de una unidad que llenan un cuerpo sin huecos; en una caja están en capas iguales.
5.NBT.B|Los decimales son números enteros de una unidad pequeña: trabaja con las unidades y luego di qué tan grande es la unidad.
5.NF.A|Solo se pueden contar juntas las partes del mismo tamaño, así que las fracciones se escriben con un denominador común antes de sumarlas o restarlas.
5.OA.A|Los paréntesis dicen qué es una sola cosa; el orden de las operaciones dice qué va primero cuando no se dice nada más.
5.OA.B|Dos reglas que avanzan lado a lado forman pares, y los pares tienen su propia regla.
6.EE.A|Una expresión con letras es un cálculo que espera números; dos expresiones son iguales cuando coinciden con cualquier número.
6.EE.B|Resolver es buscar los valores que hacen verdadero un enunciado, y lo que se hace a un lado se hace al otro.
6.EE.C|Cuando una cantidad decide otra, una ecuación, una tabla y una gráfica cuentan la misma historia.
6.NS.A|Dividir entre una fracción pregunta cuántas de ella caben: mientras más pequeño el divisor, mayor el cociente.
6.RP.A|Una razón compara multiplicando: las dos cantidades se pueden multiplicar por el mismo factor y la razón queda igual.
6.SP.B|El centro dice qué es lo típico, la dispersión dice qué tan lejos de él están los datos; un resumen necesita los dos.
7.EE.A|La misma cantidad se puede escribir de muchas formas, y cada forma muestra algo distinto de ella.
7.EE.B|Una ecuación se deshace de afuera hacia adentro: lo último que se hizo se deshace primero, en los dos lados completos.
7.G.A|Una escala multiplica cada longitud por el mismo factor, cada área por su cuadrado y cada volumen por su cubo.
7.NS.A|Los números racionales obedecen las leyes de los números enteros: restar es sumar el opuesto, y los signos salen de ahí.
7.SP.A|Una muestra habla por todos solo cuando cada miembro tuvo la misma oportunidad de estar en ella.
7.SP.B|Dos grupos son distintos cuando la distancia entre sus centros es grande junto a la dispersión dentro de cada uno.
7.SP.C|Una probabilidad es un número de 0 a 1 que dice qué tan probable es algo; en una larga serie de pruebas la parte se le acerca.
8.EE.A|Los exponentes cuentan factores, y todas sus leyes salen de contar.
8.F.B|Dos números forman un modelo lineal: dónde empieza y qué tan rápido cambia.
8.G.B|En un triángulo rectángulo los cuadrados de los dos lados cortos llenan exactamente el cuadrado del lado más largo.
8.G.C|A un cono le cabe un tercio del cilindro que lo rodea y a una esfera dos tercios: una fórmula lleva a la otra.
8.SP.A|Una recta por una nube de puntos dice la tendencia, no cada punto.
A-APR.A|Los polinomios se suman y se multiplican como los números: cada término con cada término, y los términos semejantes se reúnen.
A-CED.A|Las condiciones se vuelven ecuaciones: cada letra representa una cantidad y cada ecuación un hecho.
A-REI.A|Cada línea de una solución sale de la anterior por una razón: una expresión conserva su valor, o los dos lados cambian igual.
A-REI.C|Sumar cosas iguales a cosas iguales conserva las soluciones, así que se puede hacer desaparecer una letra.
A-REI.D|Donde se cruzan dos gráficas, los dos lados de una ecuación valen lo mismo.
A-SSE.A|Ver una parte de una expresión como una sola cosa muestra cómo se puede escribir de otra forma.
A-SSE.B|La forma factorizada muestra los ceros y el cuadrado completado muestra el vértice: elige la forma según la pregunta.
F-BF.A|Una fórmula es un patrón visto de una vez por todas: lo que queda y lo que crece con cada paso.
F-IF.A|f(x) nombra una salida; no es f por x.
F-IF.B|La tasa de cambio promedio es la pendiente entre dos puntos de la gráfica, con las unidades de la situación.
F-IF.C|Una regla, una tabla y una gráfica muestran una misma función; cada una muestra de una vez algunas de sus características.
F-LE.A|El crecimiento lineal suma la misma cantidad en cada paso, el crecimiento exponencial multiplica por el mismo factor.
F-LE.B|Cada número de una regla dice algo de la historia: dónde empieza, cuánto llega en un paso, por qué factor crece.
G-CO.A|Un movimiento se conoce por lo que hace con cada punto.
G-CO.C|Unos pocos hechos sobre los ángulos entre paralelas, con razones, dan muchos otros.
G-GPE.B|La distancia entre dos puntos es el lado más largo de un triángulo rectángulo que sigue los ejes.
N-RN.A|Una raíz es una potencia con una fracción como exponente, así que las leyes de las potencias valen para las raíces.
N-RN.B|La suma de un número racional y uno irracional es irracional: las dos clases no se anulan al mezclarse.
S-CP.A|Dos eventos son independientes cuando saber de uno no cambia la probabilidad del otro.
S-CP.B|La probabilidad de dos cosas seguidas es la probabilidad de la primera por la probabilidad de la segunda después de ella.
S-IC.B|Las muestras al azar más grandes dan estimaciones que varían menos.
S-ID.A|Un valor atípico jala la media y deja la mediana casi donde estaba.
S-ID.C|Un modelo lineal dice cómo van juntas dos cantidades en general; que vayan juntas no dice por qué.
K.CC.A.2|Se puede seguir contando desde cualquier número, porque los números que le siguen son siempre los mismos.
K.CC.A.3|Un número se puede escribir: el cero dice que no hay ninguno, y un número del once al diecinueve es un diez y algunas unidades.
K.CC.C.7|Un número que viene después al contar es mayor.
K.OA.A.1|Lo que se junta y lo que se va se puede mostrar con cosas, en un dibujo y con signos.
K.OA.A.2|Una historia dice si algunos llegan o se van, y eso dice si habrá más o menos.
K.OA.A.4|Cada número del 1 al 9 tiene una pareja con la que forma diez.
K.OA.A.5|Las sumas y las diferencias pequeñas se pueden saber sin contar.
K.G.A.1|Dónde está una cosa se dice respecto a otra: arriba, abajo, al lado, delante o detrás.
K.G.A.3|Una figura plana está en un plano; un cuerpo tiene grosor y se puede tomar con la mano.
1.OA.D.8|Los dos números que se saben en una ecuación dicen el tercero, esté donde esté.
1.NBT.B.3|Para comparar dos números deciden primero las decenas, y las unidades solo cuando las decenas son iguales.
1.NBT.C.5|Diez más o diez menos cambia en uno las decenas y deja las unidades.
1.NBT.C.6|Las decenas se quitan de las decenas como las unidades de las unidades.
1.G.A.2|Las figuras se pueden juntar para formar otra, que tiene su propio nombre.
2.NBT.A.2|Cada paso de diez o de cien hace subir en uno su posición; una posición llena vuelve a empezar, y la siguiente sube.
2.NBT.A.4|La cifra de la posición mayor decide qué número es mayor; solo donde es igual decide la siguiente.
2.NBT.B.6|Los números se pueden sumar en cualquier orden, así que los que forman decenas pueden ir juntos.
2.MD.A.4|La diferencia de dos longitudes es lo que la más larga tiene de más.
2.MD.D.9|Un diagrama de puntos muestra cada cosa medida como una marca sobre su longitud.
3.OA.A.1|Multiplicar cuenta grupos iguales: tantos grupos de tantos.
3.OA.A.2|Dividir pregunta por el tamaño de una parte o por el número de grupos.
3.OA.A.4|En una multiplicación o una división, dos números dicen el tercero.
3.MD.B.4|Un diagrama de puntos pone cada medida en su lugar, también entre pulgadas enteras.
4.NF.A.2|Las fracciones de un mismo entero se pueden comparar por partes iguales, por igual número de partes o por un medio.
4.NF.C.5|Diez centésimas forman una décima, así que las décimas se pueden escribir como centésimas y sumarse con ellas.
4.NF.C.7|Los decimales se comparan posición por posición, como décimas y centésimas de un mismo entero.
4.MD.C.5|Un ángulo es un giro, medido en grados, de los que 360 forman una vuelta completa.
4.MD.C.6|Un transportador cuenta los grados desde el lado que está en 0.
4.MD.C.7|Los ángulos que están lado a lado sin hueco suman el ángulo entero.
5.OA.A.2|Una expresión es un cálculo que se puede leer, escribir y comparar sin resolverlo.
5.NBT.A.1|Cada posición vale diez veces la de su derecha y una décima de la de su izquierda.
5.NBT.A.2|Multiplicar o dividir por diez mueve cada cifra una posición, y un exponente dice cuántas veces.
5.NF.A.2|En una historia, las fracciones son partes de un mismo entero y necesitan una misma unidad antes de juntarlas o compararlas.
5.MD.C.5|El volumen de una caja es el número de cubos de una capa por las capas, y los volúmenes de las partes se suman.
5.G.A.2|Un punto de una gráfica dice dos cosas de una situación, una en cada eje.
6.RP.A.3|Una razón o un porcentaje queda igual cuando las dos cantidades se multiplican por un mismo factor, así que un par lleva a cualquier otro.
6.NS.C.7|El orden es la posición en la recta y el valor absoluto es la distancia a 0: son dos preguntas.
6.EE.B.6|Una letra representa un número que no se sabe o que puede ser cualquiera de un conjunto.
6.G.A.1|Cualquier figura se puede cortar y reacomodar en otra cuya área se conoce.
6.G.A.2|Una caja con aristas fraccionarias se puede llenar con cubos más pequeños, y el producto de sus aristas dice lo mismo.
6.G.A.3|Los puntos de una misma línea de la cuadrícula comparten una coordenada, así que la longitud entre ellos está en la otra.
7.RP.A.1|Una tasa unitaria es un cociente, también cuando las dos cantidades son fracciones.
7.RP.A.2|En una relación proporcional un solo número une cada par, en la tabla, la gráfica, la ecuación y las palabras.
7.NS.A.3|Un cambio por debajo de cero conserva su signo y su tamaño, en las historias como en los cálculos.
7.EE.A.2|Dos formas de una misma expresión muestran cosas distintas de la misma situación.
7.SP.C.7|Un modelo del azar dice qué esperar, y los datos dicen si el modelo va bien.
8.NS.A.1|Un número es racional cuando su decimal termina o se repite; los otros decimales nombran números irracionales.
8.NS.A.2|Un número irracional se puede encerrar entre decimales tan cerca como se quiera.
8.F.A.2|El comienzo y la tasa de cambio de una función se pueden hallar en una regla, una tabla, una gráfica y con palabras.
8.F.A.3|Una función es lineal cuando pasos iguales de la entrada cambian la salida en cantidades iguales.
8.F.B.5|Una gráfica dice, al subir, bajar y quedarse a nivel, cómo cambia una cantidad con otra.
8.G.A.1|Las traslaciones, las rotaciones y las reflexiones conservan las longitudes, los ángulos y las rectas paralelas.
8.G.A.3|Un movimiento cambia las coordenadas de todos los puntos con una misma regla.
8.G.B.8|La distancia entre dos puntos es el lado más largo de un triángulo rectángulo que sigue la cuadrícula.
8.SP.A.1|Un diagrama de dispersión muestra cómo van juntas dos cantidades en conjunto, y qué puntos se salen.
N-Q.A.1|Las unidades guían un cálculo: dicen qué multiplicar y qué dividir.
N-Q.A.2|Qué cantidad mirar depende de la pregunta: un total, una tasa o una proporción.
N-Q.A.3|Ningún resultado es más exacto que las medidas de las que sale.
A-REI.C.7|Una recta y una curva se cruzan donde un par de coordenadas hace verdaderas las dos ecuaciones.
A-REI.D.10|Una gráfica es el conjunto de todos los pares que hacen verdadera su ecuación.
A-REI.D.12|Las soluciones de una desigualdad con dos letras llenan un lado de una recta.
F-IF.A.1|Una función da a cada entrada exactamente una salida; su dominio es el conjunto de sus entradas.
F-IF.A.3|Una sucesión es una función cuyas entradas son los lugares 1, 2, 3 y así sucesivamente.
F-IF.B.4|Las características clave de una gráfica son momentos de la situación que describe.
F-IF.B.5|La situación decide qué entradas de una función tienen sentido.
F-BF.A.2|Una sucesión se puede decir paso a paso o con una regla para cualquier lugar, y las dos dicen lo mismo.
S-ID.A.1|Una gráfica muestra dónde se juntan los datos, hasta dónde llegan y qué queda aparte.
S-ID.B.5|Las proporciones por filas muestran si dos cosas van juntas; las cuentas solas no.
S-ID.B.6|Una recta ajustada resume cómo va una cantidad con otra, y los residuos dicen qué tanto se aleja.
S-ID.C.8|Un coeficiente de correlación dice en qué dirección y qué tan estrechamente van juntas dos cantidades.
S-ID.C.9|Que dos cantidades vayan juntas no dice que una cause la otra.
5.NBT.A.3a|Cada cifra de un decimal dice cuántas hay de su posición, así que el número es la suma de sus posiciones.
3.MD.C.5a|Un cuadrado con lados de una unidad es la unidad de área: una unidad cuadrada.
3.MD.C.5b|Una figura cubierta por cierto número de cuadrados de una unidad, sin huecos y sin encimarlos, tiene ese número de unidades cuadradas de área.
3.NF.A.3c|Tantas partes como aquellas en que se cortó el entero vuelven a formar uno, así que los números enteros también son fracciones.
4.G.A.1|Las figuras están hechas de puntos, rectas, rayos y ángulos, y cada una tiene un nombre que dice exactamente a qué se refiere.
4.MD.A.2|Las cantidades se pueden juntar, comparar y repartir solo en una misma unidad, así que primero se cambian las unidades.
K.G.B.5|Lo que una figura debe tener, sus lados y sus esquinas, dice cómo construirla.
K.G.B.6|Las figuras pequeñas unidas por sus bordes forman una figura más grande con su propio nombre.
K.MD.A.2|Dos cosas se comparan de manera justa cuando las dos se ponen igual: desde una misma línea, o a los dos lados de una balanza.
7.NS.A.1a|Dos cambios opuestos del mismo tamaño se deshacen y dan 0.
7.NS.A.1b|Sumar es un paso en la recta numérica: a la derecha para un número positivo, a la izquierda para uno negativo.
7.EE.B.4b|Una desigualdad tiene muchas soluciones de un lado de un límite, y dividir los dos lados entre un número negativo invierte su signo.
7.SP.C.7a|Donde todos los resultados son igualmente probables, una probabilidad es la parte de los que cuentan.
7.SP.C.8a|La probabilidad de varios pasos juntos es una parte de todas las maneras en que pueden salir.
7.SP.C.8b|Una tabla, una lista o un árbol que no deja nada fuera muestra cuántos resultados hay.
7.SP.C.8c|Las cifras al azar pueden representar eventos al azar, y la parte de muchas pruebas se acerca a la probabilidad.
8.EE.C.7a|La última línea de una ecuación dice si la hace verdadera un número, ninguno o todos.
8.F.A.1|Una función da exactamente una salida a cada entrada, y su gráfica es el conjunto de estos pares.
F-IF.C.8b|La base y el exponente de una potencia dicen el factor de crecimiento y el tiempo en que actúa.
F-LE.A.3|Lo que crece por un factor rebasa al final a lo que crece en cantidades iguales o con una potencia.
F-LE.A.1b|Donde pasos iguales cambian una cantidad en cantidades iguales, su tasa de cambio es constante.
F-LE.A.1c|Donde pasos iguales multiplican por un mismo factor, el porcentaje de cambio es constante.
F-BF.A.1c|En una composición la salida de una función es la entrada de otra, así que importa su orden.
F-BF.A.1b|Las funciones se pueden sumar, restar y multiplicar como los números, salida por salida.
F-BF.B.3|Un cambio en la salida mueve o estira una gráfica hacia arriba o hacia abajo; un cambio en la entrada la mueve o estira hacia los lados.
F-BF.B.4|Una inversa lleva cada salida de regreso a su entrada: deshace los pasos en el orden opuesto.
A-SSE.A.1a|Cada término, factor y coeficiente de una expresión representa algo en su situación.
A-REI.C.5|Sumar un múltiplo de una ecuación a la otra se puede deshacer, así que las soluciones quedan.
S-ID.A.2|Donde los datos están cargados a un lado o tienen valores lejanos, la mediana y el rango intercuartil los describen mejor que la media.
8.EE.B.5|La gráfica de una relación proporcional es una recta por el origen, y su tasa unitaria es su pendiente.
2.MD.B.6|En una recta un número es una longitud desde 0, y la longitud entre dos marcas es su diferencia.
A-REI.B.4a|Toda ecuación cuadrática se puede escribir con un cuadrado y un número, y eso da una fórmula para todas.
7.G.B.4|Un círculo es tan grande como un rectángulo de la mitad de su circunferencia por su radio, así que un solo número, pi, está en las dos fórmulas.
A-REI.B.4|Completar el cuadrado, y la fórmula que sale de ahí, da todas las soluciones de una ecuación cuadrática.
6.EE.A.2|Una expresión con letras dice qué se hace con los números, y con un número en lugar de cada letra se puede calcular.
K.G.B.4|Las figuras se parecen o se distinguen por sus lados, esquinas y caras, sin importar su tamaño.
`;
