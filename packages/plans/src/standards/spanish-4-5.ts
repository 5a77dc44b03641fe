/** Grades 4 and 5 in Spanish, a code and our own wording on each line. */
export const spanish45 = `
4.OA.A|Problemas con las cuatro operaciones
4.OA.A.1|Leer un producto como «tantas veces más»
4.OA.A.2|Resolver problemas de «veces más» y distinguirlos de los de «más que»
4.OA.A.3|Resolver problemas de varios pasos, interpretar residuos y comprobar con una estimación
4.OA.B|Factores y múltiplos
4.OA.B.4|Hallar pares de factores y múltiplos hasta 100, y distinguir números primos y compuestos
4.OA.C|Patrones que siguen una regla
4.OA.C.5|Continuar un patrón de números o de figuras y notar lo que la regla no decía
4.NBT.A|El valor posicional en números grandes
4.NBT.A.1|Saber que cada posición vale diez veces la que tiene a su derecha
4.NBT.A.2|Leer, escribir y comparar números grandes con cifras, con palabras y en forma desarrollada
4.NBT.A.3|Redondear números grandes a cualquier posición
4.NBT.B|Aritmética con números grandes
4.NBT.B.4|Sumar y restar números grandes con el método escrito habitual
4.NBT.B.5|Multiplicar hasta cuatro cifras por una, y dos por dos, con el valor posicional y las propiedades de las operaciones; mostrarlo y explicarlo con ecuaciones, matrices o modelos de área
4.NBT.B.6|Dividir hasta cuatro cifras entre una, con residuo, con el valor posicional y la relación con la multiplicación; mostrarlo y explicarlo con ecuaciones, matrices o modelos de área
4.NF.A|Fracciones equivalentes y orden
4.NF.A.1|Explicar por qué multiplicar igual arriba y abajo da una fracción equivalente
4.NF.A.2|Comparar fracciones con distinto numerador y distinto denominador
4.NF.B|Formar fracciones con fracciones unitarias
4.NF.B.3|Ver una fracción como suma de fracciones unitarias
4.NF.B.3a|Ver la suma y la resta de fracciones como juntar y quitar partes de un mismo entero
4.NF.B.3b|Separar una fracción en una suma de más de una manera
4.NF.B.3c|Sumar y restar números mixtos con igual denominador
4.NF.B.3d|Resolver problemas de suma y resta de fracciones con igual denominador
4.NF.B.4|Multiplicar una fracción por un número entero
4.NF.B.4a|Ver una fracción como múltiplo de una fracción unitaria
4.NF.B.4b|Multiplicar una fracción por un número entero contando fracciones unitarias
4.NF.B.4c|Resolver problemas en que se multiplica una fracción por un número entero
4.NF.C|Decimales para décimas y centésimas
4.NF.C.5|Escribir décimas como centésimas y sumar unas con otras
4.NF.C.6|Escribir décimas y centésimas como decimales
4.NF.C.7|Comparar decimales hasta las centésimas y decir por qué
4.MD.A|Unidades de medida y problemas con ellas
4.MD.A.1|Saber cómo se comparan las unidades y cambiar las mayores a menores
4.MD.A.2|Resolver problemas de distancia, tiempo, volumen, masa y dinero
4.MD.A.3|Usar las fórmulas del área y del perímetro de un rectángulo
4.MD.B|Diagramas de puntos con fracciones
4.MD.B.4|Dibujar y usar un diagrama de puntos de medios, cuartos y octavos
4.MD.C|Los ángulos y su medida
4.MD.C.5|Saber qué es un ángulo y cómo se mide
4.MD.C.5a|Medir un ángulo como un giro en un círculo de 360 grados
4.MD.C.5b|Conocer un ángulo como tantos giros de un grado
4.MD.C.6|Medir y trazar ángulos con un transportador
4.MD.C.7|Sumar y restar medidas de ángulos para hallar un ángulo desconocido
4.G.A|Rectas, ángulos y simetría
4.G.A.1|Dibujar y encontrar puntos, rectas, semirrectas, ángulos, paralelas y perpendiculares
4.G.A.2|Clasificar figuras por sus lados paralelos o perpendiculares y por sus ángulos
4.G.A.3|Encontrar y dibujar ejes de simetría
5.OA.A|Expresiones numéricas
5.OA.A.1|Calcular expresiones con paréntesis
5.OA.A.2|Escribir expresiones para cálculos dichos con palabras, y leerlas sin calcularlas
5.OA.B|Dos patrones a la vez
5.OA.B.3|Formar dos patrones con reglas, compararlos y marcar los pares en una gráfica
5.NBT.A|Valor posicional y decimales
5.NBT.A.1|Saber que una posición es diez veces la de su derecha y una décima de la de su izquierda
5.NBT.A.2|Explicar qué hacen las potencias de diez a las cifras y al punto decimal
5.NBT.A.3|Leer, escribir y comparar decimales hasta las milésimas
5.NBT.A.3a|Escribir decimales hasta las milésimas con cifras, con palabras y en forma desarrollada
5.NBT.A.3b|Comparar decimales hasta las milésimas, con <, = y >
5.NBT.A.4|Redondear decimales a cualquier posición
5.NBT.B|Aritmética con números grandes y decimales
5.NBT.B.5|Multiplicar números grandes con el método escrito habitual
5.NBT.B.6|Dividir hasta cuatro cifras entre dos, con el valor posicional y la relación con la multiplicación; mostrarlo y explicarlo con ecuaciones, matrices o modelos de área
5.NBT.B.7|Sumar, restar, multiplicar y dividir decimales hasta las centésimas con modelos, dibujos y valor posicional; escribir el método y explicarlo
5.NF.A|Sumar y restar fracciones
5.NF.A.1|Sumar y restar fracciones y números mixtos de distinto denominador cambiándolos por fracciones equivalentes de igual denominador
5.NF.A.2|Resolver problemas de suma y resta de fracciones, y comprobar con una estimación
5.NF.B|Multiplicar y dividir fracciones
5.NF.B.3|Ver una fracción como una división y resolver con ella problemas de reparto
5.NF.B.4|Multiplicar una fracción por un número entero o por una fracción
5.NF.B.4a|Explicar una fracción de una cantidad como partes de un reparto igual de ella
5.NF.B.4b|Hallar el área de un rectángulo con lados fraccionarios
5.NF.B.5|Ver la multiplicación como estirar o encoger
5.NF.B.5a|Decir el tamaño de un producto por sus factores sin multiplicar
5.NF.B.5b|Explicar por qué un factor mayor que 1 agranda y uno menor que 1 achica
5.NF.B.6|Resolver problemas en que se multiplican fracciones y números mixtos
5.NF.B.7|Dividir fracciones unitarias entre números enteros y números enteros entre fracciones unitarias
5.NF.B.7a|Dividir una fracción unitaria entre un número entero
5.NF.B.7b|Dividir un número entero entre una fracción unitaria
5.NF.B.7c|Resolver problemas con esas divisiones
5.MD.A|Cambiar unidades
5.MD.A.1|Cambiar unidades dentro de un mismo sistema y usarlas en problemas de varios pasos
5.MD.B|Diagramas de puntos con fracciones
5.MD.B.2|Hacer un diagrama de puntos de medidas fraccionarias y calcular con él
5.MD.C|Volumen, multiplicación y suma
5.MD.C.3|Saber que el volumen es lo que se puede llenar y medir
5.MD.C.3a|Conocer el cubo unitario y saber que su volumen es una unidad cúbica
5.MD.C.3b|Saber que un cuerpo geométrico lleno de tantos cubos unitarios tiene ese volumen
5.MD.C.4|Medir volúmenes contando cubos
5.MD.C.5|Relacionar el volumen con la multiplicación y la suma
5.MD.C.5a|Hallar el volumen de una caja por capas de cubos
5.MD.C.5b|Usar las fórmulas del volumen de una caja
5.MD.C.5c|Sumar los volúmenes de dos cajas que forman un solo cuerpo geométrico
5.G.A|Puntos en el plano de coordenadas
5.G.A.1|Conocer ejes, origen y coordenadas, y nombrar puntos con ellas
5.G.A.2|Marcar puntos en el primer cuadrante para mostrar y resolver problemas
5.G.B|Familias de figuras planas
5.G.B.3|Saber que lo que vale para una familia de figuras vale para cada una de ellas
5.G.B.4|Ordenar figuras planas en un árbol de familias por sus propiedades
`;
