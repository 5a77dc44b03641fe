/** The challenges of `challenge-lines.ts` in Spanish: `code|name|what they do|why|what the teacher does`, one per line. */
export const spanishChallenges = `
K.CC.B.4b|vuelve a contar cuando solo se empujó una cosa|empieza en uno después de cada movimiento|Todavía no es seguro que mover no cambia nada|Cubra las cosas, empújelas debajo de la tela y pregunte antes de mirar: ¿llegó algo?
K.CC.C.6|empareja una cosa con dos|traza dos líneas desde una estrella y halla que 5 son tantos como 6|Las líneas se trazan hacia lo que está cerca|Dé a cada cosa una sola cuerda y miren cuáles no tienen ninguna
K.CC.C.7|toma el número que se dice primero|dice que 4 es más en «4 o 9»|La pregunta se lee como «cuál viene primero»|Construyan una torre para los dos números y pregunte cuál es más alta
K.OA.A.1|escribe la parte que queda como segundo número|elige 7 - 5 cuando se van 2 de 7|Lo que queda se ve mejor, así que se escribe|Pregunte de cada número: ¿dónde está en el dibujo?
K.OA.A.4|cuenta todas las casillas del marco de diez|responde 10 para el número que falta|La pregunta «cuántos» hace contar todo|Pregunte solo por las casillas vacías y señálelas
K.OA.A.4|escribe el número que ya está ahí|responde 8 para 8 y cuántos forman diez|Se repite el primer número del problema|Digan la oración completa: ocho ¿y cuántos más son diez?
K.OA.A.5|dice el número que se sumó|dice 2 para 3 + 2|Se repite el último número que se oyó|Muestre las dos manos y pregunte cuántos dedos están levantados ahora
K.MD.A.1|mide qué tan largo es en vez de cuánto le cabe|responde «qué tan largo» a si una jarra llena cuatro tazas|El largo es la medida que se ve|Pregunte qué se va a verter, a poner al lado o a levantar
K.G.A.2|toma por triángulo cualquier figura con una punta|llama triángulo a una cometa|Lo que se recuerda es la punta de arriba|Cuenten con un dedo los lados de las dos
K.G.A.3|llama plana a toda cosa delgada|dice que un libro o una moneda es una figura plana|Delgado se parece a plano|Pregunte si tiene un lado, por pequeño que sea, que se pueda tocar
K.G.B.6|junta bordes curvos|pone dos medios círculos con sus lados redondos juntos|Se junta lo que se parece|Pregunte qué bordes quedan uno sobre otro sin hueco
K.G.B.6|deja un hueco entre las piezas|dice que dos triángulos no forman un cuadrado porque queda un hueco|Las piezas están cerca una de otra, pero no giradas|Pase un dedo por el borde donde deberían juntarse
1.OA.A.2|suma dos de los tres números|responde 8 para 2, 6 y 4|Hasta ahora las historias tenían dos números|Ponga los tres grupos y pregunte cuál no está todavía en la respuesta
1.OA.B.3|suma dos veces el mismo número|halla 22 para 3 + 7 + 6, al sumar dos veces el 6 al diez|Se confunden el diez y el número que queda|Tachen cada número cuando se usa
1.OA.B.4|suma los dos números|responde 35 para lo que falta de 15 a 20|Un signo más significa sumar lo que está ahí|Cubra la incógnita con una mano: ¿20 es una parte o el entero?
1.NBT.B.2|lee las dos cifras en el otro orden|dice que 14 tiene cuatro decenas y una unidad|La palabra no deja ver cuál cifra va primero|Construyan 14 y 41 y señalen las decenas de cada uno
1.NBT.B.2a|cuenta un atado como un palito|dice uno para un atado de diez palitos|Un atado parece una sola cosa|Abran el atado, cuenten y ciérrenlo otra vez: una decena es diez unidades
1.NBT.B.3|lee los signos en el orden equivocado|escribe 41 < 29|Los dos signos se parecen y se distinguen tarde|Pongan puntos junto a los dos números: más puntos en el lado abierto
1.NBT.C.4|escribe la suma de las unidades junto a las decenas|escribe 612 para 68 + 4|Cada posición se suma y se escribe por su cuenta|Cambien diez cubos sueltos por una barra y vuelvan a leer el número
1.NBT.C.5|cambia las unidades en vez de las decenas|dice que diez más que 54 es 55|«Más» se toma como el número siguiente|Ponga una barra al número y pregunte a qué cifra corresponde
1.NBT.C.6|resta y quita el cero|halla 3 para 70 - 40|La operación con unidades se escribe sin su unidad|Pregunte si quedan tres unidades o tres decenas
1.MD.A.1|compara solo dos de las tres|dice cuál de las dos primeras es más larga y se detiene|La tercera cosa está en otra oración|Dibujen una tira por cada cosa, desde una misma línea
1.MD.A.2|deja huecos entre las unidades|halla 4 clips donde caben 6|Los clips se reparten para llegar al otro extremo|Junten los clips: ¿cambia el número?
1.MD.B.3|dice la hora siguiente a la media hora|lee las dos y media como las tres y media|La manecilla corta ya dejó el dos, y el número que sigue llama la atención|Gire las manecillas desde las dos y deténgase a la mitad: ¿ya llegaron las tres?
1.G.A.2|no gira ninguna pieza|dice que dos triángulos no pueden formar un rectángulo|Las piezas se mueven, pero no se giran ni se voltean|Haga que gire una pieza con la mano y pregunte qué bordes miden lo mismo
1.G.A.2|deja un hueco entre las piezas|llama cuadrado más grande a cuatro cuadrados con huecos|Se mira el contorno a grandes rasgos|Pase un dedo por los bordes donde deberían juntarse
2.OA.C.3|no ve el que sobra|dice que 9 es par porque se hallaron cuatro parejas|Se cuentan las parejas y no lo que sobra|Pregunte si todos tienen pareja
2.NBT.B.9|lo calcula y llama a eso una razón|dice «porque los dos son 121» para 57 + 64 = 60 + 61|Una respuesta correcta parece ser la razón|Pregunte qué le pasó al 57 y qué al 64
2.NBT.B.9|toma el número redondo como respuesta|escribe 38 + 37 = 40 + 37 y lo deja así|Lo que se agregó no se devuelve|Muestre con cubos que ahora hay dos más: ¿qué tiene que pasar con ellos?
2.MD.A.1|empieza en el borde de la regla y no en su 0|pone la cosa en el extremo de la regla, un poco antes del 0|El extremo de la herramienta parece ser su comienzo|Ponga un dedo en el 0: ¿empieza ahí la cosa?
2.MD.A.2|mide con dos clases de unidades a la vez|pone tres pies y luego algunas pulgadas y dice 9|Las unidades son cosas que se ponen, sea cual sea su tamaño|Que la fila sea de una sola clase y vuelvan a contar
2.MD.A.3|supone un mismo número para todas las cosas|dice 10 para un lápiz y 10 para una puerta, en pies|No se imagina ninguna longitud para la unidad|Muestre un pie entre las dos manos y avance con él por la puerta
2.MD.A.4|cuenta la longitud más corta como un paso|halla 6 para 20 y 25 pulgadas|El comienzo se dice como la primera cuenta|Marque 20 en una recta y cuenten los saltos hasta 25
2.MD.B.5|cuenta la longitud más corta como un paso|halla 6 para 20 y 25 pulgadas|El comienzo se dice como la primera cuenta|Marque 20 en una recta y cuenten los saltos hasta 25
2.MD.B.6|dibuja un salto hacia atrás en la misma dirección|va de 44 a 62 para 44 - 18|Hasta ahora todos los saltos fueron a la derecha|Pregunte si el número crece o se hace más pequeño, y hacia dónde es eso
2.MD.D.10|empieza las barras a distintas alturas|dibuja una barra para 4 cuyo pie no está en la línea|Se mira la punta de una barra, no dónde empieza|Ponga una regla a lo largo de la parte de abajo de la gráfica: ¿empieza ahí cada barra?
2.G.A.2|dibuja cuadrados de distintos tamaños|llena un rectángulo con 3 cuadrados grandes y 4 pequeños|Lo que cuenta es llenar|Dibuje la primera fila de un mismo tamaño y siga debajo
2.G.A.3|dice que no son iguales las partes que se ven distintas|dice que un triángulo y un rectángulo no pueden ser los dos un cuarto de un cuadrado|Se compara la forma y no la cantidad|Corte una parte y póngala sobre la otra
3.OA.A.2|toma el divisor por la respuesta|responde 4 para 16 huevos en 4 cartones porque se dijo 4|Se repite un número de la historia|Pregunte qué cuenta la respuesta: ¿huevos en un cartón, o cartones?
3.OA.A.3|multiplica sin importar qué se pregunta|responde 512 para 64 melones con 8 en cada caja|La historia se parece a la anterior|Represéntenla con fichas: ¿se juntan grupos o se forman?
3.OA.B.5|cambia el orden también en una división|dice que 12 ÷ 3 y 3 ÷ 12 son lo mismo|Cambiar el orden siempre ha funcionado|Repartan 12 galletas entre 3 y 3 galletas entre 12
3.OA.B.6|pone los dos números al revés|pregunta cuántos 30 caben en 5|Se piensa que el número mayor va en segundo lugar|Pregunte qué se reparte y señálenlo
3.OA.D.9|nombra una regla que dice muy poco|dice «va subiendo» para 2, 3, 5, 8|Se ve la dirección y no la cantidad|Escriban los saltos encima de la fila y léanlos
3.NBT.A.3|cuenta un grupo de menos|halla 180 para 4 × 60|El primer grupo no se cuenta|Levanten un dedo por cada 60
3.NF.A.2|empieza a contar en 1|pone cinco sextos cinco marcas después de 1|El 0 no parece un comienzo|Ponga un dedo en 0 y avance una parte
3.NF.A.3c|toma el numerador por el número entero|dice que 30/6 es 30|El número de arriba se lee solo|Pregunte cuántos sextos forman un entero y cuenten enteros
3.MD.C.5|deja fuera una fila al contar|halla 24 para 5 filas de 6 cuadrados|El ojo pierde su lugar en una figura grande|Pongan un punto en cada cuadrado que se cuenta
3.MD.C.6|deja fuera una fila al contar|halla 24 para 5 filas de 6 cuadrados|El ojo pierde su lugar en una figura grande|Pongan un punto en cada cuadrado que se cuenta
3.MD.C.7b|escribe una longitud en vez de un área|escribe 84 cm para un rectángulo de 12 por 7 cm|Se copia la unidad de los lados|Pregunte qué se contó y dibujen uno de ellos
3.MD.C.7c|separa los dos lados y multiplica solo dos partes|halla 5 × 4 + 1 × 3 para 6 × 7|Se separa cada número y se multiplican los lugares iguales|Dibujen el rectángulo y miren qué partes no tienen producto
3.G.A.1|se guía por cómo se ve una figura|llama cuadrado a un rombo con lados inclinados|Cuatro lados iguales parecen un cuadrado|Ponga una esquina cuadrada en sus esquinas
4.OA.A.1|multiplica cuando se da la cantidad mayor|responde 81 para «27 es 3 veces…»|«Veces» pide multiplicar|Dibujen primero la barra de 27 y córtenla en tres
4.OA.A.2|resta para «cuántas veces más»|responde 33 para 44 y 11|Comparar ha sido restar|Ponga la barra pequeña a lo largo de la grande y cuenten cuántas veces cabe
4.NF.B.3b|separa la fracción una sola vez|escribe 5/8 = 4/8 + 1/8 y ninguna otra suma|Una respuesta siempre ha bastado|Coloreen las partes de la barra en otros grupos
4.MD.C.5b|pone la esquina junto al centro del transportador|lee 70° para un ángulo de 60°|Se pone el borde del transportador, no su centro|Ponga un punto en la esquina y que el centro lo cubra
4.MD.C.6|pone la esquina junto al centro del transportador|lee 70° para un ángulo de 60°|Se pone el borde del transportador, no su centro|Ponga un punto en la esquina y que el centro lo cubra
5.NBT.A.1|va diez veces en la dirección equivocada|dice que una posición es diez veces la de su izquierda|Se confunden izquierda y derecha al pasar el punto|Mueva una cifra una posición en la tabla y lean los dos números
5.NF.B.5|mira el tamaño del numerador|dice que 7/8 × 16 es más que 16 porque 7 es grande|Se compara con 1 un solo número de la fracción|Pregunte si 7/8 es más o menos que un entero
5.NF.B.5|toma cinco quintos por cinco|dice que 5/5 × 27 es cinco veces 27|El numerador se lee solo|Dibujen una barra en cinco quintos: ¿cuánto de ella es eso?
5.NF.B.7b|cuenta solo las partes de un entero|escribe 6 ÷ 1/3 = 3|Se piensa en el dibujo de un solo entero|Dibujen seis enteros y cuenten los tercios de todos
5.G.B.3|toma un ejemplo por una demostración|dice que todos los paralelogramos son rectángulos porque uno lo es|Un solo dibujo parece ser todos|Pida un dibujo que tenga el nombre y no la propiedad
5.G.B.4|dibuja una figura dos veces en el árbol|pone el cuadrado debajo del rectángulo y otra vez debajo del rombo, sin unirlos|Se piensa que un árbol tiene un solo camino a cada nombre|Pregunte qué nombres le quedan y junten las dos ramas
6.SP.B.5a|suma los valores en vez de contar los puntos|da el total de lo que se midió como el número de personas a quienes se preguntó|Hay un valor escrito debajo de cada punto, y los números están para sumarse|Señale un punto: ¿quién o qué es, y qué dice de él el número de abajo?
6.SP.B.5a|cuenta solo los valores que más se repiten|deja fuera los puntos sueltos de los extremos|El montón de en medio llama la atención|Tachen cada punto al contarlo y digan a quién representa
6.SP.A.1|toma por estadística toda pregunta que se responde con un número|dice que «¿Cuántos goles metió nuestro equipo el viernes?» es estadística|La estadística se conoce como números|Pregunte si las personas a quienes se pregunta podrían dar respuestas distintas
6.SP.A.2|toma más valores por una dispersión mayor|dice que el conjunto con más puntos tiene la dispersión mayor|Primero se cuenta cuántos hay|Pida el valor más pequeño y el más grande de cada conjunto y comparen qué tan lejos están
7.NS.A.1a|dice que no hace falta nada para regresar|responde 0 para el cambio después de -11|Se da el final de todo como el segundo cambio|Represéntenlo: perdiste 11 dólares; ¿qué tiene que pasar ahora?
7.G.A.3|piensa que todo corte se ve como la base|responde «un hexágono» para cualquier corte de un prisma hexagonal|Se conoce una sola dirección de corte|Pregunte por qué caras pasa el cuchillo y cuéntenlas
7.G.A.3|dibuja el contorno del cuerpo|dibuja un cubo entero para un corte de él|No se distingue lo que queda de lo que se corta|Corte un pedazo de plastilina con un hilo e imprima el corte en papel
7.SP.A.1|confía en el mayor número de respuestas|prefiere 500 visitantes de un sitio web a 40 estudiantes elegidos al azar|Muchos parece lo mismo que justo|Pregunte quién no tuvo ninguna oportunidad de estar ahí
7.SP.A.2|toma la estimación por el número exacto|dice que exactamente 210 de 600 estudiantes van a pie|Un cálculo da un solo número|Tomen una segunda muestra y comparen las dos estimaciones
8.G.A.1|compara un lado o un ángulo con otro que no es su imagen|mide lo que ahora está donde estaba el primero|Se sigue el lugar en el papel y no la esquina|Rotulen las esquinas y sus imágenes y lean cada lado por sus letras
8.G.A.1|toma un pequeño error de medida por un cambio|dice que 4.9 cm y 5 cm son dos longitudes|La lectura de la regla se toma por exacta|Midan un lado dos veces y comparen las dos lecturas
6.SP.B.5b|da un número sin su unidad|escribe «el pulso es 41» y nada más|El título de una lista parece decirlo|Pregunte qué cuenta 41, y en cuánto tiempo
6.SP.B.5b|deja fuera cómo se midió|nombra la altura y los centímetros, y no si tenían puestos los zapatos|Un número se ve igual comoquiera que se haya hallado|Haga que dos grupos midan una cosa de distintas maneras y comparen
8.G.B.6|toma el lado más largo por uno de los otros dos|compara 17² + 8² con 15²|No se mira el orden de los lados|Dibujen el triángulo y marquen el lado frente al ángulo mayor
N-RN.B.3|llama irracional a toda raíz|dice que la raíz de 8 por la raíz de 2 es irracional|Un signo de raíz parece decidir|Multipliquen bajo una sola raíz: ¿cuál es la raíz de 16?
A-SSE.B.3b|lee el vértice con el signo equivocado|lee -3 del cuadrado de x - 3|Se copia el signo de los paréntesis|Pregunte qué x hace 0 el cuadrado
F-LE.A.1a|mira solo los primeros pasos|dice lineal porque las dos primeras diferencias son iguales|Dos pasos se toman por todos|Comparen cada par de vecinos
F-LE.A.1b|mira solo los primeros pasos|dice lineal porque las dos primeras diferencias son iguales|Dos pasos se toman por todos|Comparen cada par de vecinos
F-LE.A.3|cree que el comienzo mayor gana para siempre|dice que 100x se queda por encima de 2 a la potencia x|Las tablas pequeñas lo muestran así|Sigan la tabla hasta que cambie el orden
S-IC.B.4|toma una muestra por la verdad|informa la proporción de una muestra sin un margen|Un cálculo da un solo número|Simulen varias muestras y miren su dispersión
5.G.A.1|pone el 0 de un punto en el eje equivocado|marca (0, 7) en el eje horizontal|Un cero parece decir que no se hace nada, en cualquier dirección|Camínenlo: ningún paso de lado y luego siete hacia arriba
`;
