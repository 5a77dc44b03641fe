/** Grades 6 to 8 in Spanish, a code and our own wording on each line. */
export const spanish68 = `
6.RP.A|Razones y tasas
6.RP.A.1|Saber qué es una razón y decirla con palabras
6.RP.A.2|Saber qué es una tasa unitaria: tanto por uno
6.RP.A.3|Resolver problemas con razones y tasas
6.RP.A.3a|Hacer tablas de razones equivalentes, llenar los espacios y marcar los pares
6.RP.A.3b|Resolver problemas de precio unitario y de velocidad
6.RP.A.3c|Hallar un porcentaje de una cantidad, y el total a partir de una parte y un porcentaje
6.RP.A.3d|Cambiar unidades de medida con razones
6.NS.A|Dividir fracciones
6.NS.A.1|Dividir una fracción entre una fracción y resolver problemas con esa división
6.NS.B|Aritmética con fluidez, factores y múltiplos comunes
6.NS.B.2|Dividir números grandes con el método escrito habitual
6.NS.B.3|Sumar, restar, multiplicar y dividir decimales con los métodos escritos habituales
6.NS.B.4|Hallar el máximo común divisor y el mínimo común múltiplo, y sacar un factor común
6.NS.C|Números negativos
6.NS.C.5|Usar números positivos y negativos para direcciones opuestas, y decir qué significa 0
6.NS.C.6|Ubicar números negativos en la recta y en el plano
6.NS.C.6a|Conocer los opuestos como reflejados en 0, y saber que el opuesto del opuesto es el número
6.NS.C.6b|Saber el cuadrante por los signos, y ver los puntos reflejados
6.NS.C.6c|Ubicar números racionales en rectas y pares en el plano
6.NS.C.7|Ordenar números racionales y conocer el valor absoluto
6.NS.C.7a|Leer una desigualdad como izquierda y derecha en la recta numérica
6.NS.C.7b|Escribir y explicar el orden en situaciones reales
6.NS.C.7c|Conocer el valor absoluto como la distancia a 0
6.NS.C.7d|Distinguir «mayor» de «más lejos de 0»
6.NS.C.8|Resolver problemas con puntos en los cuatro cuadrantes, y hallar distancias a lo largo de los ejes
6.EE.A|De la aritmética al álgebra
6.EE.A.1|Escribir y calcular potencias con exponentes enteros
6.EE.A.2|Escribir, leer y evaluar expresiones con letras
6.EE.A.2a|Escribir una expresión para lo que se dice con palabras
6.EE.A.2b|Nombrar las partes de una expresión: término, factor, coeficiente
6.EE.A.2c|Calcular una expresión para valores dados, en el orden correcto
6.EE.A.3|Escribir expresiones de otra forma con las propiedades de las operaciones
6.EE.A.4|Saber cuándo dos expresiones son iguales para todo valor
6.EE.B|Ecuaciones y desigualdades con una letra
6.EE.B.5|Ver que resolver es hallar qué valores hacen verdadera una afirmación
6.EE.B.6|Usar una letra para una incógnita o para cualquier número de un conjunto
6.EE.B.7|Escribir y resolver x + p = q y px = q
6.EE.B.8|Escribir x > c o x < c para una condición y dibujarla en una recta numérica
6.EE.C|Dos cantidades que cambian juntas
6.EE.C.9|Escribir una ecuación para dos cantidades, una que depende de la otra, y leer la tabla y la gráfica
6.G.A|Área, superficie y volumen
6.G.A.1|Hallar áreas de triángulos, cuadriláteros especiales y polígonos cortando y juntando
6.G.A.2|Hallar el volumen de una caja con aristas fraccionarias
6.G.A.3|Dibujar polígonos a partir de coordenadas y hallar las longitudes de los lados horizontales y verticales
6.G.A.4|Desplegar cuerpos geométricos en desarrollos planos y hallar el área de su superficie
6.SP.A|Lo que varía en los datos
6.SP.A.1|Reconocer una pregunta estadística: aquella cuyas respuestas varían
6.SP.A.2|Describir una distribución por su centro, su dispersión y su forma
6.SP.A.3|Saber qué dicen una medida de centro y una medida de variación
6.SP.B|Mostrar y resumir datos
6.SP.B.4|Mostrar datos numéricos en una recta numérica, como diagramas de puntos, histogramas y diagramas de caja
6.SP.B.5|Resumir datos en su contexto
6.SP.B.5a|Decir cuántas observaciones hay
6.SP.B.5b|Decir qué se midió, cómo y en qué unidad
6.SP.B.5c|Dar la mediana o la media, y la dispersión, y decir qué llama la atención
6.SP.B.5d|Elegir medidas que vayan con la forma de los datos
7.RP.A|Relaciones proporcionales
7.RP.A.1|Hallar tasas unitarias de razones entre fracciones
7.RP.A.2|Reconocer y mostrar relaciones proporcionales
7.RP.A.2a|Decidir si dos cantidades son proporcionales
7.RP.A.2b|Hallar la constante de proporcionalidad en tablas, gráficas, ecuaciones y palabras
7.RP.A.2c|Escribir una relación proporcional como ecuación
7.RP.A.2d|Decir qué significa un punto de la gráfica, sobre todo en 0 y en 1
7.RP.A.3|Usar relaciones proporcionales en problemas de razones y porcentajes de varios pasos: interés, impuestos, recargos y rebajas, propinas, comisiones, cuotas, aumento y disminución porcentual, error porcentual
7.NS.A|Aritmética con números racionales
7.NS.A.1|Sumar y restar números racionales y mostrarlo en una recta numérica
7.NS.A.1a|Describir cantidades opuestas que juntas dan 0
7.NS.A.1b|Ver una suma como un paso a la derecha o a la izquierda en la recta numérica
7.NS.A.1c|Ver la resta como sumar el opuesto, y la distancia como diferencia absoluta
7.NS.A.1d|Usar las propiedades de las operaciones para sumar y restar números racionales
7.NS.A.2|Multiplicar y dividir números racionales
7.NS.A.2a|Saber por qué los signos de un producto son los que son
7.NS.A.2b|Dividir números enteros y conocer los signos de un cociente
7.NS.A.2c|Usar las propiedades de las operaciones para multiplicar y dividir números racionales
7.NS.A.2d|Convertir una fracción en un decimal que termina o se repite
7.NS.A.3|Resolver problemas con las cuatro operaciones con números racionales
7.EE.A|Expresiones en otras formas
7.EE.A.1|Sumar, restar, factorizar y desarrollar expresiones lineales
7.EE.A.2|Escribir una expresión de otra forma para mostrar algo nuevo de una situación
7.EE.B|Ecuaciones y desigualdades de problemas reales
7.EE.B.3|Resolver problemas de varios pasos con cualquier número racional y comprobar con una estimación
7.EE.B.4|Usar letras, ecuaciones y desigualdades para resolver problemas
7.EE.B.4a|Resolver px + q = r y p(x + q) = r, también a partir de problemas
7.EE.B.4b|Resolver px + q > r y otras parecidas, y decir qué significan las soluciones
7.G.A|Dibujar y cortar figuras
7.G.A.1|Trabajar con dibujos a escala: longitudes y áreas reales, y una escala nueva
7.G.A.2|Dibujar figuras a partir de condiciones, y ver cuándo un triángulo queda determinado
7.G.A.3|Describir lo que queda al cortar un cuerpo geométrico
7.G.B|Círculos, ángulos, área y volumen
7.G.B.4|Usar las fórmulas del área y de la circunferencia de un círculo
7.G.B.5|Hallar ángulos desconocidos con ángulos suplementarios, complementarios, opuestos por el vértice y adyacentes
7.G.B.6|Resolver problemas de área, superficie y volumen de figuras hechas de triángulos, rectángulos y prismas
7.SP.A|Lo que dice una muestra
7.SP.A.1|Saber que una muestra justa y al azar informa sobre el total
7.SP.A.2|Estimar sobre una población a partir de una muestra, y ver cómo varían las estimaciones
7.SP.B|Comparar dos grupos
7.SP.B.3|Juzgar cuánto se superponen dos distribuciones, en unidades de su dispersión
7.SP.B.4|Comparar dos poblaciones por el centro y la dispersión de muestras
7.SP.C|El azar
7.SP.C.5|Conocer la probabilidad como un número de 0 a 1
7.SP.C.6|Estimar una probabilidad con muchos intentos, y predecir conteos con ella
7.SP.C.7|Hacer un modelo del azar y compararlo con lo que pasa
7.SP.C.7a|Hallar probabilidades cuando todos los resultados son igual de probables
7.SP.C.7b|Hacer un modelo a partir de frecuencias observadas
7.SP.C.8|Hallar probabilidades de eventos de varios pasos
7.SP.C.8a|Ver esa probabilidad como una parte de todos los resultados
7.SP.C.8b|Enumerar todos los resultados posibles en tablas, listas y diagramas de árbol
7.SP.C.8c|Simular para estimar una probabilidad
8.NS.A|Números que no son racionales
8.NS.A.1|Distinguir racionales e irracionales por sus decimales, y convertir un decimal periódico en fracción
8.NS.A.2|Aproximar números irracionales y ubicarlos en una recta
8.EE.A|Raíces y exponentes enteros
8.EE.A.1|Usar las leyes de los exponentes enteros
8.EE.A.2|Resolver x² = p y x³ = p con raíces, y conocer cuadrados y cubos pequeños
8.EE.A.3|Estimar números muy grandes y muy pequeños con una cifra por una potencia de diez
8.EE.A.4|Calcular en notación científica
8.EE.B|Proporciones, rectas y pendiente
8.EE.B.5|Graficar relaciones proporcionales y leer la tasa unitaria como pendiente
8.EE.B.6|Explicar con triángulos semejantes por qué una recta tiene una sola pendiente, y llegar a y = mx + b
8.EE.C|Ecuaciones lineales y pares de ellas
8.EE.C.7|Resolver ecuaciones lineales con una letra
8.EE.C.7a|Distinguir una solución, ninguna e infinitas
8.EE.C.7b|Resolver ecuaciones lineales con coeficientes racionales, también donde hay que usar la propiedad distributiva y reducir términos semejantes
8.EE.C.8|Resolver pares de ecuaciones lineales
8.EE.C.8a|Ver la solución de un par como el punto donde se cruzan dos rectas
8.EE.C.8b|Resolver un par con álgebra y estimarlo con una gráfica
8.EE.C.8c|Resolver problemas que llevan a un par de ecuaciones
8.F.A|Qué es una función
8.F.A.1|Conocer una función como una regla con una salida para cada entrada
8.F.A.2|Comparar dos funciones mostradas de distintas maneras
8.F.A.3|Conocer y = mx + b como una recta, y funciones que no son lineales
8.F.B|Las funciones como modelos
8.F.B.4|Construir una función lineal y decir qué significan la tasa de cambio y el valor inicial
8.F.B.5|Leer y trazar cómo sube, baja y se curva una gráfica
8.G.A|Congruencia y semejanza al mover figuras
8.G.A.1|Probar qué conservan las rotaciones, las reflexiones y las traslaciones
8.G.A.1a|Ver que las rectas siguen siendo rectas y las longitudes no cambian
8.G.A.1b|Ver que los ángulos no cambian
8.G.A.1c|Ver que las paralelas siguen siendo paralelas
8.G.A.2|Mostrar la congruencia con una secuencia de movimientos
8.G.A.3|Dar las coordenadas de una figura después de un movimiento o una dilatación
8.G.A.4|Mostrar la semejanza con movimientos y una dilatación
8.G.A.5|Dar razones para las sumas de ángulos, los ángulos exteriores y los ángulos entre paralelas
8.G.B|El teorema de Pitágoras
8.G.B.6|Explicar una demostración del teorema y de su recíproco
8.G.B.7|Usar el teorema de Pitágoras para lados desconocidos de triángulos rectángulos, en problemas reales y matemáticos, en el plano y en el espacio
8.G.B.8|Hallar la distancia entre dos puntos del plano
8.G.C|Volumen de cuerpos redondos
8.G.C.9|Usar las fórmulas del volumen de conos, cilindros y esferas
8.SP.A|Dos cantidades en los datos
8.SP.A.1|Dibujar y leer diagramas de dispersión: agrupaciones, valores atípicos, dirección
8.SP.A.2|Ajustar una recta a simple vista y juzgar qué tan bien se ajusta
8.SP.A.3|Usar la ecuación de una recta de ajuste y decir qué significan la pendiente y el corte con el eje
8.SP.A.4|Leer tablas de doble entrada y comparar frecuencias relativas
`;
