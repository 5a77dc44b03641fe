/** High school and the mathematical practices in Spanish, a code and our own wording on each line. */
export const spanishHigh = `
N-RN.A|Exponentes racionales
N-RN.A.1|Explicar por qué un exponente racional significa una raíz
N-RN.A.2|Escribir de otra forma raíces y exponentes racionales
N-RN.B|Números racionales e irracionales
N-RN.B.3|Explicar qué sumas y productos son racionales y cuáles no
N-Q.A|Cantidades y unidades
N-Q.A.1|Dejar que las unidades guíen una solución, una fórmula, una gráfica
N-Q.A.2|Elegir las cantidades que describen una situación
N-Q.A.3|Dar un resultado con la exactitud que permite la medición
N-CN.A|Aritmética con números complejos
N-CN.A.1|Conocer i y la forma a + bi
N-CN.A.2|Sumar, restar y multiplicar números complejos
N-CN.A.3|Usar conjugados para módulos y cocientes
N-CN.B|El plano complejo
N-CN.B.4|Ubicar números complejos en forma rectangular y polar
N-CN.B.5|Ver las operaciones con números complejos como movimientos del plano
N-CN.B.6|Hallar distancias y puntos medios en el plano complejo
N-CN.C|Números complejos en polinomios
N-CN.C.7|Resolver ecuaciones cuadráticas con soluciones complejas
N-CN.C.8|Extender a los números complejos las identidades de polinomios
N-CN.C.9|Conocer el teorema fundamental del álgebra y mostrarlo para las cuadráticas
N-VM.A|Los vectores como cantidades
N-VM.A.1|Conocer vectores por su longitud y dirección, y escribirlos
N-VM.A.2|Hallar componentes a partir de dos puntos
N-VM.A.3|Resolver problemas de velocidad y otros vectores
N-VM.B|Calcular con vectores
N-VM.B.4|Sumar y restar vectores
N-VM.B.4a|Sumar vectores uno tras otro y por componentes
N-VM.B.4b|Hallar la longitud y la dirección de una suma
N-VM.B.4c|Ver la resta como sumar el vector opuesto
N-VM.B.5|Multiplicar un vector por un número
N-VM.B.5a|Mostrarlo estirando la flecha o invirtiéndola
N-VM.B.5b|Hallar la magnitud, la dirección y el sentido de un múltiplo escalar de un vector
N-VM.C|Matrices numéricas
N-VM.C.6|Guardar datos en matrices
N-VM.C.7|Multiplicar matrices por números
N-VM.C.8|Sumar, restar y multiplicar matrices
N-VM.C.9|Saber qué propiedades valen para el producto de matrices y cuáles no
N-VM.C.10|Conocer la matriz cero y la matriz identidad, y cuándo existe una inversa
N-VM.C.11|Multiplicar un vector por una matriz
N-VM.C.12|Ver las matrices de 2 × 2 como movimientos del plano y el determinante como área
A-SSE.A|Leer expresiones
A-SSE.A.1|Decir qué significa una expresión en su situación
A-SSE.A.1a|Decir qué significan los términos, los factores y los coeficientes
A-SSE.A.1b|Leer una expresión complicada tomando una parte como una sola cosa
A-SSE.A.2|Usar la estructura de una expresión para escribirla de otra forma
A-SSE.B|Formas que muestran algo
A-SSE.B.3|Elegir la forma que muestra lo que se pide
A-SSE.B.3a|Factorizar una expresión cuadrática para mostrar los ceros de la función que representa
A-SSE.B.3b|Completar el cuadrado para ver el valor máximo o mínimo
A-SSE.B.3c|Escribir de otra forma expresiones exponenciales para ver tasas
A-SSE.B.4|Deducir y usar la suma de una serie geométrica finita
A-APR.A|Aritmética con polinomios
A-APR.A.1|Sumar, restar y multiplicar polinomios
A-APR.B|Ceros y factores
A-APR.B.2|Usar el teorema del residuo
A-APR.B.3|Hallar ceros a partir de los factores y trazar la gráfica
A-APR.C|Identidades de polinomios
A-APR.C.4|Demostrar identidades y usarlas con números
A-APR.C.5|Usar el teorema del binomio
A-APR.D|Expresiones racionales
A-APR.D.6|Escribir un cociente de polinomios como parte entera y residuo
A-APR.D.7|Sumar, restar, multiplicar y dividir expresiones racionales
A-CED.A|Formar ecuaciones
A-CED.A.1|Formar ecuaciones y desigualdades con una letra y resolver problemas
A-CED.A.2|Formar ecuaciones con dos o más letras y graficarlas
A-CED.A.3|Escribir condiciones como ecuaciones, desigualdades y sistemas, y juzgar las soluciones
A-CED.A.4|Despejar otra letra de una fórmula
A-REI.A|Resolver como razonamiento
A-REI.A.1|Dar la razón de cada paso de una solución
A-REI.A.2|Resolver ecuaciones racionales y con raíces, y detectar soluciones falsas
A-REI.B|Ecuaciones y desigualdades con una letra
A-REI.B.3|Resolver ecuaciones y desigualdades lineales, también con letras como coeficientes
A-REI.B.4|Resolver ecuaciones cuadráticas
A-REI.B.4a|Completar el cuadrado y deducir la fórmula cuadrática
A-REI.B.4b|Elegir un método para una ecuación cuadrática: raíces, cuadrado, fórmula o factores
A-REI.C|Sistemas de ecuaciones
A-REI.C.5|Mostrar por qué sumar un múltiplo de una ecuación a otra conserva las soluciones
A-REI.C.6|Resolver sistemas de ecuaciones lineales con exactitud y a partir de gráficas
A-REI.C.7|Resolver una recta con una cuadrática
A-REI.C.8|Escribir un sistema lineal como una sola ecuación de matrices
A-REI.C.9|Usar una matriz inversa para resolver un sistema
A-REI.D|Resolver con gráficas
A-REI.D.10|Conocer una gráfica como todas las soluciones de una ecuación
A-REI.D.11|Explicar por qué dos curvas se cruzan donde f(x) = g(x), y hallar dónde
A-REI.D.12|Graficar desigualdades lineales y sistemas de ellas
F-IF.A|Qué es una función
F-IF.A.1|Conocer el dominio y el rango, y saber que cada entrada tiene una sola salida
F-IF.A.2|Usar la notación de funciones y decir qué significa
F-IF.A.3|Ver las sucesiones como funciones
F-IF.B|Leer funciones en una situación
F-IF.B.4|Leer las características de una gráfica o tabla: ceros, subidas, extremos, finales
F-IF.B.5|Relacionar un dominio con la gráfica y la situación
F-IF.B.6|Hallar la tasa de cambio promedio y decir qué significa
F-IF.C|Funciones en varias formas
F-IF.C.7|Graficar funciones y mostrar lo que importa
F-IF.C.7a|Graficar rectas y parábolas con cortes con los ejes y extremos
F-IF.C.7b|Graficar funciones de raíz, de valor absoluto y escalonadas
F-IF.C.7c|Graficar polinomios por sus ceros y su comportamiento en los extremos
F-IF.C.7d|Graficar funciones racionales con ceros y asíntotas
F-IF.C.7e|Graficar funciones exponenciales, logarítmicas y trigonométricas
F-IF.C.8|Escribir una función de otra forma para mostrar sus propiedades
F-IF.C.8a|Factorizar o completar el cuadrado para mostrar ceros, extremos y simetría
F-IF.C.8b|Leer el crecimiento y el decrecimiento en los exponentes
F-IF.C.9|Comparar dos funciones mostradas de distintas maneras
F-BF.A|Construir funciones
F-BF.A.1|Escribir una función para una relación
F-BF.A.1a|Hallar una fórmula, una recursión o unos pasos a partir de una situación
F-BF.A.1b|Combinar funciones con las operaciones
F-BF.A.1c|Componer funciones
F-BF.A.2|Escribir sucesiones aritméticas y geométricas de las dos maneras
F-BF.B|Funciones nuevas a partir de otras
F-BF.B.3|Desplazar y estirar gráficas, y distinguir funciones pares e impares
F-BF.B.4|Deshacer una función: su inversa
F-BF.B.4a|Resolver f(x) = c para hallar una fórmula de la inversa
F-BF.B.4b|Comprobar una inversa al componer
F-BF.B.4c|Leer la inversa en una gráfica o una tabla
F-BF.B.4d|Restringir un dominio para que exista una inversa
F-BF.B.5|Conocer exponentes y logaritmos como inversos
F-LE.A|Modelos lineales y exponenciales
F-LE.A.1|Distinguir situaciones lineales y exponenciales
F-LE.A.1a|Mostrar que las funciones lineales crecen con diferencias iguales y las exponenciales con factores iguales
F-LE.A.1b|Reconocer una tasa constante
F-LE.A.1c|Reconocer un cambio porcentual constante
F-LE.A.2|Construir funciones lineales y exponenciales a partir de gráficas, palabras o pares
F-LE.A.3|Ver que el crecimiento exponencial acaba por superar al lineal y al polinomial
F-LE.A.4|Resolver ecuaciones exponenciales con logaritmos
F-LE.B|Qué significan los parámetros
F-LE.B.5|Decir qué significan los parámetros de un modelo lineal o exponencial
F-TF.A|El círculo unitario
F-TF.A.1|Conocer los radianes como longitud de arco en el círculo unitario
F-TF.A.2|Extender el seno y el coseno a todos los números
F-TF.A.3|Hallar valores exactos en ángulos especiales
F-TF.A.4|Explicar la simetría y el período con el círculo unitario
F-TF.B|Modelos periódicos
F-TF.B.5|Elegir una función periódica por su amplitud, su frecuencia y su línea media
F-TF.B.6|Restringir una función trigonométrica para que tenga inversa
F-TF.B.7|Resolver ecuaciones trigonométricas de modelos
F-TF.C|Identidades trigonométricas
F-TF.C.8|Demostrar y usar sin² + cos² = 1
F-TF.C.9|Demostrar y usar las fórmulas de la suma
G-CO.A|Movimientos del plano
G-CO.A.1|Definir con exactitud ángulo, círculo, rectas paralelas y perpendiculares
G-CO.A.2|Describir movimientos como funciones de puntos
G-CO.A.3|Hallar los movimientos que llevan una figura sobre sí misma
G-CO.A.4|Definir rotación, reflexión y traslación
G-CO.A.5|Dibujar una figura después de un movimiento, y hallar movimientos que lleven una a otra
G-CO.B|Congruencia por movimientos
G-CO.B.6|Decidir la congruencia con movimientos rígidos
G-CO.B.7|Mostrar que lados y ángulos iguales significan triángulos congruentes, y al revés
G-CO.B.8|Explicar por qué funcionan ALA, LAL y LLL
G-CO.C|Demostraciones sobre rectas, ángulos y figuras
G-CO.C.9|Demostrar hechos sobre rectas y ángulos
G-CO.C.10|Demostrar hechos sobre triángulos
G-CO.C.11|Demostrar hechos sobre paralelogramos
G-CO.D|Construcciones
G-CO.D.12|Construir con compás, regla, cuerda, dobleces o un programa
G-CO.D.13|Construir un triángulo equilátero, un cuadrado y un hexágono en un círculo
G-SRT.A|Semejanza por dilatación
G-SRT.A.1|Probar qué hace una dilatación
G-SRT.A.1a|Ver que una dilatación lleva una recta a una paralela
G-SRT.A.1b|Ver que las longitudes cambian según el factor de escala
G-SRT.A.2|Decidir la semejanza con movimientos y dilataciones
G-SRT.A.3|Explicar por qué dos ángulos iguales hacen semejantes los triángulos
G-SRT.B|Demostraciones con semejanza
G-SRT.B.4|Demostrar hechos sobre triángulos con la semejanza
G-SRT.B.5|Resolver y demostrar con congruencia y semejanza
G-SRT.C|Trigonometría del triángulo rectángulo
G-SRT.C.6|Conocer el seno, el coseno y la tangente como razones que dependen solo del ángulo
G-SRT.C.7|Usar cómo se relacionan el seno y el coseno de ángulos complementarios
G-SRT.C.8|Resolver triángulos rectángulos en problemas reales
G-SRT.D|Trigonometría de todos los triángulos
G-SRT.D.9|Deducir la fórmula del área con el seno
G-SRT.D.10|Demostrar y usar las leyes de senos y cosenos
G-SRT.D.11|Hallar medidas desconocidas con las leyes de senos y cosenos
G-C.A|Hechos sobre círculos
G-C.A.1|Mostrar que mover y cambiar de tamaño lleva cualquier círculo a cualquier otro
G-C.A.2|Saber cómo se relacionan los ángulos, los radios y las cuerdas de un círculo
G-C.A.3|Construir círculos inscritos y circunscritos, y conocer los ángulos de los cuadriláteros en un círculo
G-C.A.4|Construir una tangente desde un punto
G-C.B|Arcos y sectores
G-C.B.5|Deducir la longitud de un arco y el área de un sector
G-GPE.A|Ecuaciones de cónicas
G-GPE.A.1|Deducir la ecuación de un círculo, y hallar su centro y su radio
G-GPE.A.2|Deducir la ecuación de una parábola a partir del foco y la directriz
G-GPE.A.3|Deducir las ecuaciones de elipses e hipérbolas
G-GPE.B|Geometría con coordenadas
G-GPE.B.4|Demostrar hechos sencillos con coordenadas
G-GPE.B.5|Usar las pendientes de rectas paralelas y perpendiculares
G-GPE.B.6|Dividir un segmento en una razón dada
G-GPE.B.7|Hallar perímetros y áreas a partir de coordenadas
G-GMD.A|Fórmulas de volumen
G-GMD.A.1|Dar razones para las fórmulas de círculos, cilindros, pirámides y conos
G-GMD.A.2|Usar el principio de Cavalieri para volúmenes
G-GMD.A.3|Usar las fórmulas del volumen de cilindros, pirámides, conos y esferas
G-GMD.B|Cortes y cuerpos de revolución
G-GMD.B.4|Decir la forma de un corte y el cuerpo que resulta de un giro
G-MG.A|Modelar con geometría
G-MG.A.1|Describir objetos con figuras y cuerpos geométricos
G-MG.A.2|Usar la densidad por área y por volumen
G-MG.A.3|Resolver problemas de diseño con geometría
S-ID.A|Una variable
S-ID.A.1|Dibujar diagramas de puntos, histogramas y diagramas de caja
S-ID.A.2|Comparar centros y dispersiones con medidas que vayan con la forma
S-ID.A.3|Decir qué significan en su contexto la forma, el centro, la dispersión y los valores atípicos
S-ID.A.4|Usar la media y la desviación estándar con una curva normal
S-ID.B|Dos variables
S-ID.B.5|Leer tablas de doble entrada: frecuencias conjuntas, marginales y condicionales
S-ID.B.6|Dibujar diagramas de dispersión y describir la relación
S-ID.B.6a|Ajustar una función a los datos y usarla
S-ID.B.6b|Juzgar un ajuste por sus residuos
S-ID.B.6c|Ajustar una recta
S-ID.C|Modelos lineales
S-ID.C.7|Decir qué significan en los datos la pendiente y el corte con el eje
S-ID.C.8|Hallar y leer un coeficiente de correlación
S-ID.C.9|Distinguir correlación y causa
S-IC.A|El azar detrás de los datos
S-IC.A.1|Conocer la inferencia como un paso de la muestra a la población
S-IC.A.2|Decidir si un modelo va de acuerdo con lo que pasó
S-IC.B|Conclusiones de estudios
S-IC.B.3|Distinguir encuestas, experimentos y observaciones, y qué hace el azar en cada uno
S-IC.B.4|Estimar una media o una proporción con un margen de error
S-IC.B.5|Comparar dos tratamientos con una simulación
S-IC.B.6|Juzgar informes que se basan en datos
S-CP.A|Independencia y probabilidad condicional
S-CP.A.1|Describir eventos como conjuntos de resultados
S-CP.A.2|Comprobar la independencia multiplicando probabilidades
S-CP.A.3|Conocer la probabilidad condicional y qué dice de ella la independencia
S-CP.A.4|Usar tablas de doble entrada para juzgar la independencia
S-CP.A.5|Explicar las dos ideas con palabras de todos los días
S-CP.B|Reglas de la probabilidad
S-CP.B.6|Hallar una probabilidad condicional como parte de los resultados
S-CP.B.7|Usar la regla de la suma
S-CP.B.8|Usar la regla del producto
S-CP.B.9|Usar permutaciones y combinaciones
S-MD.A|Valores esperados
S-MD.A.1|Definir una variable aleatoria y graficar su distribución
S-MD.A.2|Hallar un valor esperado y leerlo como una media
S-MD.A.3|Hacer una distribución a partir de la teoría y hallar su valor esperado
S-MD.A.4|Hacer una distribución a partir de datos y hallar su valor esperado
S-MD.B|Decisiones con azar
S-MD.B.5|Sopesar resultados por su ganancia y su probabilidad
S-MD.B.5a|Hallar la ganancia esperada de un juego
S-MD.B.5b|Comparar estrategias por su valor esperado
S-MD.B.6|Usar el azar para decidir con justicia
S-MD.B.7|Juzgar decisiones por su probabilidad
MP.1|Entender un problema y no abandonarlo
MP.2|Ir de la situación a sus números y volver
MP.3|Argumentar, y sopesar los argumentos de otros
MP.4|Describir una situación real con matemáticas
MP.5|Elegir herramientas con un propósito
MP.6|Ser exacto en palabras, signos y unidades
MP.7|Buscar la estructura y usarla
MP.8|Notar lo que se repite y decirlo en general
`;
