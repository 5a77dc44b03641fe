/** Kindergarten to grade 3 in Spanish, a code and our own wording on each line. */
export const spanishK3 = `
K.CC.A|Los nombres de los números y el orden en que contamos
K.CC.A.1|Decir los números hasta 100, de uno en uno y de diez en diez
K.CC.A.2|Seguir contando desde cualquier número, no solo desde 1
K.CC.A.3|Escribir los números de 0 a 20 y usarlos para decir cuántos hay
K.CC.B|Contar para saber cuántos hay
K.CC.B.4|Ver que contar dice cuántos hay
K.CC.B.4a|Decir un número por cada cosa y tocar cada cosa una sola vez
K.CC.B.4b|Saber que el último número que se dice es cuántos hay, estén acomodados como estén
K.CC.B.4c|Saber que el número que sigue quiere decir uno más
K.CC.B.5|Contar hasta 20 cosas en filas o en círculos, 10 si están dispersas, y separar las que pide un número
K.CC.C|Comparar números
K.CC.C.6|Decir cuál de dos grupos de hasta diez cosas tiene más, menos o la misma cantidad, al emparejar o al contar
K.CC.C.7|Comparar dos números escritos de 1 a 10
K.OA.A|Primeras ideas de sumar y restar
K.OA.A.1|Mostrar sumas y restas con cosas, dedos, dibujos, sonidos o una expresión
K.OA.A.2|Resolver problemas de suma y resta hasta 10, con cosas o dibujos
K.OA.A.3|Separar un número hasta 10 en dos partes de varias maneras, con cosas o dibujos, y escribir cada una como ecuación
K.OA.A.4|Hallar lo que le falta a un número de 1 a 9 para formar 10, con cosas o dibujos, y escribirlo
K.OA.A.5|Sumar y restar hasta 5 con rapidez y seguridad
K.NBT.A|Los números del 11 al 19 como diez y unos cuantos más
K.NBT.A.1|Formar y separar los números del 11 al 19 como una decena y unidades, y mostrar cada uno con un dibujo o una ecuación
K.MD.A|Características que se pueden medir
K.MD.A.1|Nombrar lo que se puede medir de una cosa: qué tan larga es, cuánto pesa
K.MD.A.2|Comparar dos cosas una junto a la otra y decir cuál tiene más de una característica
K.MD.B|Clasificar y contar
K.MD.B.3|Clasificar cosas en grupos, contar cada grupo y ordenar los grupos por cuántas hay
K.G.A|Encontrar y nombrar figuras
K.G.A.1|Nombrar figuras a nuestro alrededor y decir dónde están: arriba, al lado, detrás
K.G.A.2|Nombrar una figura sea cual sea su tamaño y esté girada como esté
K.G.A.3|Distinguir las figuras planas de los cuerpos geométricos
K.G.B|Comparar, formar y juntar figuras
K.G.B.4|Decir en qué se parecen y en qué no las figuras planas y los cuerpos geométricos
K.G.B.5|Construir figuras con palitos y plastilina, y dibujarlas
K.G.B.6|Juntar figuras sencillas para formar otras más grandes
1.OA.A|Problemas de suma y resta
1.OA.A.1|Resolver problemas de suma y resta hasta 20 (agregar, quitar, juntar, separar, comparar) con la incógnita en cualquier lugar, con cosas, dibujos y ecuaciones
1.OA.A.2|Resolver problemas en que se suman tres números con un total de hasta 20
1.OA.B|Cómo funcionan la suma y la resta y cómo se relacionan
1.OA.B.3|Cambiar el orden y agrupar los sumandos para que el cálculo sea más fácil
1.OA.B.4|Ver una resta como un sumando que falta
1.OA.C|Sumar y restar hasta 20
1.OA.C.5|Relacionar contar hacia adelante y hacia atrás con sumar y restar
1.OA.C.6|Sumar y restar hasta 20 con estrategias, y hasta 10 con fluidez
1.OA.D|Ecuaciones con más y menos
1.OA.D.7|Saber qué dice el signo igual y juzgar si una ecuación es verdadera
1.OA.D.8|Hallar el número desconocido en una ecuación de suma o de resta
1.NBT.A|Contar más lejos
1.NBT.A.1|Contar, leer y escribir números hasta 120, desde cualquier número
1.NBT.B|Decenas y unidades
1.NBT.B.2|Leer las dos cifras de un número como decenas y unidades
1.NBT.B.2a|Ver diez como un grupo de diez unidades
1.NBT.B.2b|Ver los números del 11 al 19 como una decena y de una a nueve unidades
1.NBT.B.2c|Ver 10, 20, …, 90 como cierto número de decenas y cero unidades
1.NBT.B.3|Comparar números de dos cifras por sus decenas y unidades, y escribirlo con <, = y >
1.NBT.C|Sumar y restar con decenas y unidades
1.NBT.C.4|Sumar hasta 100: un número de dos cifras con unidades o con decenas completas
1.NBT.C.5|Decir mentalmente 10 más o 10 menos, y por qué
1.NBT.C.6|Restar decenas completas de decenas completas
1.MD.A|Medir longitudes con copias de una unidad
1.MD.A.1|Ordenar tres cosas por su longitud y comparar dos por medio de una tercera
1.MD.A.2|Medir una longitud poniendo unidades iguales una tras otra, sin huecos
1.MD.B|Leer el reloj
1.MD.B.3|Decir y escribir la hora en punto y la media hora
1.MD.C|Leer datos
1.MD.C.4|Organizar datos en hasta tres grupos y preguntar cuántos hay y cuántos más
1.G.A|Las figuras y lo que hace que sean lo que son
1.G.A.1|Distinguir lo que define una figura (cerrada, tres lados) de lo que no (color, tamaño)
1.G.A.2|Juntar figuras planas o cuerpos geométricos para formar algo nuevo
1.G.A.3|Cortar círculos y rectángulos en dos o cuatro partes iguales y nombrar las partes
2.OA.A|Problemas de suma y resta hasta 100
2.OA.A.1|Resolver problemas de suma y resta hasta 100, de uno y de dos pasos
2.OA.B|Sumas y diferencias hasta 20
2.OA.B.2|Sumar y restar mentalmente hasta 20, y saber de memoria las sumas de una cifra
2.OA.C|Grupos iguales como comienzo de la multiplicación
2.OA.C.3|Decidir si un número hasta 20 es par o impar, y escribir uno par como un doble
2.OA.C.4|Hallar cuántos hay en filas y columnas sumando varias veces
2.NBT.A|Centenas, decenas y unidades
2.NBT.A.1|Leer tres cifras como centenas, decenas y unidades
2.NBT.A.1a|Ver 100 como diez decenas
2.NBT.A.1b|Ver 100, 200, …, 900 como tantas centenas y nada más
2.NBT.A.2|Contar hasta 1000, también de cinco en cinco, de diez en diez y de cien en cien
2.NBT.A.3|Leer y escribir números hasta 1000 con cifras, con palabras y en forma desarrollada
2.NBT.A.4|Comparar números de tres cifras por sus cifras, con <, = y >
2.NBT.B|Sumar y restar por valor posicional
2.NBT.B.5|Sumar y restar hasta 100 con fluidez
2.NBT.B.6|Sumar hasta cuatro números de dos cifras
2.NBT.B.7|Sumar y restar hasta 1000, cambiando centenas, decenas y unidades donde haga falta
2.NBT.B.8|Sumar o restar mentalmente 10 o 100
2.NBT.B.9|Explicar por qué funciona una forma de sumar o de restar
2.MD.A|Medir y estimar longitudes
2.MD.A.1|Medir una longitud con el instrumento adecuado
2.MD.A.2|Medir dos veces con unidades distintas y decir cómo influye el tamaño de la unidad
2.MD.A.3|Estimar longitudes en pulgadas, pies, centímetros y metros
2.MD.A.4|Decir en cuántas unidades una longitud es mayor que otra
2.MD.B|Longitudes, suma y resta
2.MD.B.5|Resolver problemas de longitudes hasta 100
2.MD.B.6|Mostrar números, sumas y diferencias como longitudes en una recta numérica
2.MD.C|Tiempo y dinero
2.MD.C.7|Decir y escribir la hora de cinco en cinco minutos, antes y después del mediodía (a.m. y p.m.)
2.MD.C.8|Resolver problemas con billetes y monedas
2.MD.D|Reunir y mostrar datos
2.MD.D.9|Medir varias longitudes y mostrarlas en un diagrama de puntos
2.MD.D.10|Dibujar y leer pictogramas y gráficas de barras con hasta cuatro grupos
2.G.A|Figuras y partes iguales
2.G.A.1|Reconocer y dibujar figuras con ciertos ángulos o caras
2.G.A.2|Dividir un rectángulo en cuadrados iguales en filas y columnas y contarlos
2.G.A.3|Cortar círculos y rectángulos en dos, tres o cuatro partes iguales, de distintas maneras
3.OA.A|Problemas de multiplicación y división
3.OA.A.1|Leer un producto como grupos iguales
3.OA.A.2|Leer un cociente como un reparto o como un número de grupos
3.OA.A.3|Resolver problemas de multiplicación y división hasta 100
3.OA.A.4|Hallar el número desconocido en una ecuación de multiplicación o de división
3.OA.B|Cómo funcionan la multiplicación y la división y cómo se relacionan
3.OA.B.5|Cambiar el orden, agrupar y separar los factores para multiplicar y dividir
3.OA.B.6|Ver una división como un factor que falta
3.OA.C|Productos y cocientes hasta 100
3.OA.C.7|Multiplicar y dividir hasta 100 con fluidez, y saber de memoria los productos de una cifra
3.OA.D|Problemas de dos pasos y patrones
3.OA.D.8|Resolver problemas de dos pasos con una ecuación y juzgar si la respuesta tiene sentido
3.OA.D.9|Hallar y explicar patrones en sumas y productos
3.NBT.A|Aritmética con el valor posicional
3.NBT.A.1|Redondear números enteros a la decena o la centena más cercana
3.NBT.A.2|Sumar y restar hasta 1000 con fluidez
3.NBT.A.3|Multiplicar un número de una cifra por decenas completas
3.NF.A|Las fracciones como números
3.NF.A.1|Leer 1/b como una de b partes iguales de un entero, y a/b como a partes de ese tamaño
3.NF.A.2|Ubicar fracciones en una recta numérica
3.NF.A.2a|Ubicar una fracción unitaria: cortar de 0 a 1 en partes iguales y avanzar una parte
3.NF.A.2b|Ubicar cualquier fracción: avanzar tantas partes unitarias desde 0
3.NF.A.3|Explicar cuándo son iguales dos fracciones, y compararlas por su tamaño
3.NF.A.3a|Ver que dos fracciones son iguales cuando tienen el mismo tamaño o son el mismo punto
3.NF.A.3b|Hallar fracciones equivalentes sencillas y explicar por qué son iguales
3.NF.A.3c|Escribir números enteros como fracciones y reconocer fracciones que son enteros
3.NF.A.3d|Comparar fracciones con el mismo numerador o el mismo denominador
3.MD.A|Tiempo, volumen de líquidos y masa
3.MD.A.1|Decir la hora al minuto y calcular cuánto dura algo
3.MD.A.2|Medir y estimar gramos, kilogramos y litros, y resolver problemas de un paso con ellos
3.MD.B|Gráficas y datos medidos
3.MD.B.3|Dibujar y leer pictogramas y gráficas de barras en que un paso vale por varios
3.MD.B.4|Medir a la media pulgada y al cuarto de pulgada y mostrar las longitudes en un diagrama de puntos
3.MD.C|Área, multiplicación y suma
3.MD.C.5|Saber que el área es lo que se puede cubrir y medir
3.MD.C.5a|Conocer el cuadrado unitario y saber que su área es una unidad cuadrada
3.MD.C.5b|Saber que una figura cubierta por tantos cuadrados unitarios tiene esa área
3.MD.C.6|Medir áreas contando cuadrados
3.MD.C.7|Relacionar el área con la multiplicación y la suma
3.MD.C.7a|Cubrir un rectángulo con cuadrados y ver que lado por lado da lo mismo
3.MD.C.7b|Multiplicar longitudes de lados para hallar áreas en problemas reales
3.MD.C.7c|Separar un lado para ver que un número por una suma es una suma de productos
3.MD.C.7d|Separar una figura en rectángulos y sumar sus áreas
3.MD.D|El perímetro y en qué se distingue del área
3.MD.D.8|Resolver problemas de perímetro, también con lados desconocidos, o con el mismo perímetro y otra área
3.G.A|Familias de figuras y partes iguales
3.G.A.1|Clasificar las figuras de cuatro lados en familias que comparten propiedades
3.G.A.2|Cortar figuras en partes de igual área y nombrar cada parte como fracción unitaria
`;
