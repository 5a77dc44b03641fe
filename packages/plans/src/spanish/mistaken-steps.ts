/** What is done in a wrong way to solve a problem, in English and in Spanish: `English|Spanish`, one per line. Any other numbers and mathematics may stand in their places. */
export const mistakenSteps = `
Say the next number, and leave one out.|Di el número siguiente y sáltate uno.
The nine goes back to zero.|El nueve vuelve a cero.
After nine comes ten.|Después de nueve viene diez.
Say the next number.|Di el número siguiente.
Come back to one that is counted already.|Vuelve a una que ya se contó.
Pass over one of them.|Sáltate una de ellas.
Write the number of 4 tens.|Escribe el número de 4 decenas.
Write the part that is heard first.|Escribe la parte que se oye primero.
Come back to the first one, and count it again.|Vuelve a la primera y cuéntala otra vez.
Pick the number that is less.|Elige el número que es menor.
Pick the number that is more.|Elige el número que es mayor.
Take one number from the other.|Quita un número del otro.
Count 1, starting with 5.|Cuenta 1, empezando con 5.
Count back 7, starting with 7.|Cuenta 7 hacia atrás, empezando con 7.
Say what can be seen of it.|Di lo que se ve de la cosa.
Big things are long, so look at how long it is.|Las cosas grandes son largas, así que mira qué tan larga es.
Take the other word.|Toma la otra palabra.
Look below the fish.|Mira debajo del pez.
Name what the question says.|Nombra lo que dice la pregunta.
Look below the heart.|Mira debajo del corazón.
Look below the boat.|Mira debajo del barco.
Look above the fish.|Mira encima del pez.
Look above the heart.|Mira encima del corazón.
Look above the boat.|Mira encima del barco.
Look in front of the fish.|Mira delante del pez.
Look in front of the heart.|Mira delante del corazón.
Look behind the boat.|Mira detrás del barco.
There is a plus, so add.|Hay un más, así que suma.
Count the numbers from 7 to 10.|Cuenta los números de 7 a 10.
3 is 1 less than 4.|3 es 1 menos que 4.
So make the other number less as well.|Así que haz también menor el otro número.
7 is 2 more than 5.|7 es 2 más que 5.
So make the other number more as well.|Así que haz también mayor el otro número.
The answer of the sum stands after the equal sign: 50.|La respuesta de la suma va después del signo igual: 50.
Add the numbers of the story.|Suma los números de la historia.
The story says "more", so add.|La historia dice «más», así que suma.
The story says "together", so add.|La historia dice «juntos», así que suma.
The story says "gave" and "left", so subtract.|La historia dice «dio» y «quedan», así que resta.
It is the one that was told last.|Es la que se nombró al final.
Put them in a row, the other way.|Ponlas en fila, al revés.
It does not look like the one in the book.|No se ve como la del libro.
It has three sides.|Tiene tres lados.
It looks like one, nearly.|Casi se ve como una.
It has four sides.|Tiene cuatro lados.
The digit is a 1.|La cifra es un 1.
Look at the first digits, 5 and 6.|Mira las primeras cifras, 5 y 6.
So the numbers compare like this.|Así que los números se comparan así.
Look at the last digits, 8 and 2.|Mira las últimas cifras, 8 y 2.
The largest digits are 8 and 6.|Las cifras más grandes son 8 y 6.
Nothing is left over: call that odd.|No sobra nada: llámalo impar.
The number begins with 1.|El número empieza con 1.
One is left over: call that even.|Sobra uno: llámalo par.
Other numbers may not do it.|Otros números quizá no lo hagan.
The nickel is larger, so it is worth ten.|La moneda de cinco centavos es más grande, así que vale diez.
The dime is smaller, so it is worth five.|La moneda de diez centavos es más pequeña, así que vale cinco.
Count the marks.|Cuenta las marcas.
Read the number at the end.|Lee el número del final.
Each length gets a dot.|A cada longitud le toca un punto.
Draw as many dots as the number says.|Dibuja tantos puntos como dice el número.
Round to the nearest 10.|Redondea al múltiplo de 10 más cercano.
Count 3 places from the right and round there.|Cuenta 3 posiciones desde la derecha y redondea ahí.
Put zeros after the tens.|Pon ceros después de las decenas.
Put zeros after the thousands.|Pon ceros después de los millares.
Leave the zero off.|Quita el cero.
Put back one zero.|Devuelve un cero.
Put back 2 zeros.|Devuelve 2 ceros.
One of the zeros is there already.|Uno de los ceros ya está ahí.
Something is put away, so subtract.|Se guarda algo, así que resta.
Add the minutes and start again after 60.|Suma los minutos y vuelve a empezar después de 60.
Multiply the longest sides.|Multiplica los lados más largos.
The bottom part.|La parte de abajo.
The upright part.|La parte vertical.
Count the shaded parts: that is the top.|Cuenta las partes sombreadas: eso es lo de arriba.
The one part that is not shaded is the bottom.|La única parte que no está sombreada es lo de abajo.
Count the white parts out of all.|Cuenta las partes blancas entre todas.
The parts of one whole first, then the shaded ones.|Primero las partes de un entero y luego las sombreadas.
The 3 parts that are not shaded are the bottom.|Las 3 partes que no están sombreadas son lo de abajo.
Count all the parts of all the circles.|Cuenta todas las partes de todos los círculos.
Write the shaded parts over all the parts.|Escribe las partes sombreadas sobre todas las partes.
Keep the top and write the new number of parts below.|Deja lo de arriba y escribe debajo el nuevo número de partes.
What is added below is added on top.|Lo que se suma abajo se suma arriba.
Count the marks, the one at 0 too.|Cuenta las marcas, también la del 0.
With fractions, smaller numbers are larger.|En las fracciones, los números más pequeños son más grandes.
3 less.|3 menos.
The story says "times", so multiply.|La historia dice «veces», así que multiplica.
So many more.|Tantos más.
Read the answer.|Lee la respuesta.
Multiply the ones.|Multiplica las unidades.
Keep the 220.|Deja el 220.
That is the answer of the division.|Esa es la respuesta de la división.
Some are put away, so subtract.|Se guardan algunos, así que resta.
Something is left over, so take one more.|Sobra algo, así que toma uno más.
Ten small ones make a large one.|Diez pequeñas forman una grande.
One hundred small ones make a large one.|Cien pequeñas forman una grande.
Meters are larger, so the number must be larger.|Los metros son más grandes, así que el número tiene que ser mayor.
Take the two known sides away.|Quita los dos lados conocidos.
Take two sides away.|Quita dos lados.
Halve the rest.|Parte a la mitad lo que queda.
Add the same number to the numerator and the denominator.|Suma el mismo número al numerador y al denominador.
Keep the numerator.|Deja el numerador.
Order by the bottom numbers.|Ordena por los números de abajo.
The fewer parts are missing, the larger it is.|Mientras menos partes faltan, más grande es.
Order by the top numbers.|Ordena por los números de arriba.
Subtract the top numbers.|Resta los números de arriba.
The sign is read as another one.|El signo se lee como otro.
Write the whole number over the same bottom number.|Escribe el número entero sobre el mismo número de abajo.
Subtract the whole numbers.|Resta los números enteros.
There is only one fraction, so bring it down.|Hay una sola fracción, así que bájala.
Multiply the top by the whole number and the bottom too.|Multiplica lo de arriba por el número entero y lo de abajo también.
Write the new top over the new bottom.|Escribe lo nuevo de arriba sobre lo nuevo de abajo.
Multiply crosswise.|Multiplica en cruz.
Write one product over the other.|Escribe un producto sobre el otro.
The fraction comes along.|La fracción va también.
The 1 goes below the line.|El 1 va debajo de la raya.
The first digit goes on top, the second below.|La primera cifra va arriba y la segunda abajo.
Decimals are tenths.|Los decimales son décimas.
The point becomes the line.|El punto se convierte en la raya.
They do not lie flat and straight up.|No están acostadas y derechas hacia arriba.
They never meet.|Nunca se juntan.
They do not touch.|No se tocan.
They cross.|Se cruzan.
Its arms are longer, so the angle is larger.|Sus lados son más largos, así que el ángulo es mayor.
Leave out the parentheses.|Quita los paréntesis.
Take each length once.|Toma cada longitud una vez.
Take the middle between the shortest and the longest.|Toma la mitad entre la más corta y la más larga.
Count the places from the first dot to the last one.|Cuenta los lugares del primer punto al último.
Add the top numbers. Add the bottom numbers.|Suma los números de arriba. Suma los números de abajo.
Both need the bottom number 6.|Las dos necesitan el número de abajo 6.
Add the top numbers.|Suma los números de arriba.
Subtract the top numbers, the smaller from the larger.|Resta los números de arriba, el menor del mayor.
Subtract the bottom numbers, the smaller from the larger.|Resta los números de abajo, el menor del mayor.
It sounds like more, so add.|Suena a más, así que suma.
It sounds like less, so subtract.|Suena a menos, así que resta.
Both fractions need the same bottom number.|Las dos fracciones necesitan el mismo número de abajo.
Multiply the top numbers and keep the bottom number.|Multiplica los números de arriba y deja el número de abajo.
Multiply the other two and add what was carried.|Multiplica los otros dos y suma lo que se llevaba.
Write it in front.|Escríbelo delante.
Multiply the other two.|Multiplica los otros dos.
Multiply the fractions.|Multiplica las fracciones.
Read what stands after the decimal point as a whole number.|Lee lo que está después del punto decimal como un número entero.
Find the digit in it.|Halla la cifra en él.
Before the point: ones, tens, hundreds. Behind it the same: "oneths", tenths, hundredths.|Antes del punto: unidades, decenas, centenas. Detrás lo mismo, como si hubiera una primera posición de más: décimas, centésimas.
Leave out what stands behind the whole number.|Quita lo que está detrás del número entero.
Round the last digit first.|Redondea primero la última cifra.
Then the one before it.|Luego la anterior.
Leave out what stands behind the tenth.|Quita lo que está detrás de la décima.
The 9 goes up by one: write 10 for the tenths.|El 9 sube en uno: escribe 10 para las décimas.
After the decimal point come "oneths" and then tenths, so the tenths are one place further.|Después del punto decimal se imagina una posición de más, así que las décimas están una posición más allá.
Add what stands before the point.|Suma lo que está antes del punto.
Add what stands after the decimal point.|Suma lo que está después del punto decimal.
Put the point between.|Pon el punto en medio.
Add without the points.|Suma sin los puntos.
There are 2 decimal places in all, so point off 2.|Hay 2 posiciones decimales en total, así que separa 2.
Write the numbers so that their last digits stand under each other.|Escribe los números con sus últimas cifras una debajo de la otra.
Bring the point down.|Baja el punto.
Multiplying makes numbers bigger.|Multiplicar hace los números más grandes.
Find the volume of the large box.|Halla el volumen de la caja grande.
Take the whole length, width and height.|Toma todo el largo, el ancho y el alto.
Put all the sides together.|Junta todos los lados.
Add the three sides.|Suma los tres lados.
Add the areas of all the sides.|Suma las áreas de todos los lados.
Count the squares up to the line.|Cuenta los cuadrados hasta la línea.
It goes \`4\` up for each one.|Sube \`4\` por cada uno.
Count \`5\` squares up the side, go across to the graph and read below.|Cuenta \`5\` cuadrados hacia arriba por el lado, ve hasta la gráfica y lee abajo.
Go across from \`30\` to the graph and read the side again.|Ve desde \`30\` hasta la gráfica y lee otra vez el lado.
Turn the first fraction over and multiply.|Voltea la primera fracción y multiplica.
Multiply numerators and denominators.|Multiplica los numeradores y los denominadores.
Change ÷ into ×.|Cambia ÷ por ×.
To divide, turn the fractions over and multiply.|Para dividir, voltea las fracciones y multiplica.
Divide the tops: it goes 2 times.|Divide lo de arriba: cabe 2 veces.
Divide the bottoms: it goes once.|Divide lo de abajo: cabe una vez.
Write one over the other.|Escribe uno sobre el otro.
The bottoms are the same. Divide the tops.|Lo de abajo es igual. Divide lo de arriba.
Keep the bottom number.|Deja el número de abajo.
Divide the tops: it goes once.|Divide lo de arriba: cabe una vez.
Divide the bottoms: it goes 2 times.|Divide lo de abajo: cabe 2 veces.
"Of" means times.|«De» quiere decir por.
They are 5 parts, so times 5.|Son 5 partes, así que por 5.
Multiply without the points.|Multiplica sin los puntos.
There is 1 decimal place. Count 1 from the left.|Hay 1 posición decimal. Cuenta 1 desde la izquierda.
Multiply as with whole numbers.|Multiplica como con números enteros.
Bring the point straight down.|Baja el punto derecho.
There are 2 decimal places. Count 2 from the left.|Hay 2 posiciones decimales. Cuenta 2 desde la izquierda.
The answer must be smaller, so divide.|La respuesta tiene que ser más pequeña, así que divide.
The numbers of each row are \`3\` apart.|Los números de cada fila tienen una diferencia de \`3\`.
Multiply the number of the first row by the number that is known.|Multiplica el número de la primera fila por el número conocido.
There are \`2\` kinds, so share by \`2\`.|Hay \`2\` clases, así que reparte entre \`2\`.
Take the ratio as a fraction of the whole.|Toma la razón como fracción del total.
Take the other number of the ratio.|Toma el otro número de la razón.
Divide by its number in the ratio.|Divide entre su número en la razón.
Take the numbers of the fraction.|Toma los números de la fracción.
Move the point by one place.|Mueve el punto una posición.
Leave out the point and put the percent sign behind it.|Quita el punto y pon detrás el signo de por ciento.
Put the percent sign behind it.|Pon detrás el signo de por ciento.
The smaller number goes on top of the larger one.|El número menor va encima del mayor.
Work out x.|Calcula x.
The amount is the percent.|La cantidad es el porcentaje.
With percent, always multiply.|Con porcentajes, siempre multiplica.
Leave the number as it is.|Deja el número como está.
The bars change the sign.|Las barras cambian el signo.
The absolute value is always positive.|El valor absoluto siempre es positivo.
Put \`6\` and \`x\` together.|Junta \`6\` y \`x\`.
Divide by the letter.|Divide entre la letra.
Write it in the order of the words.|Escríbelo en el orden de las palabras.
Write it down word by word.|Anótalo palabra por palabra.
Take the first letter of the name and the letter that is there.|Toma la primera letra del nombre y la letra que está ahí.
Put the two together with plus.|Junta los dos con más.
Add \`4\` to both numbers.|Suma \`4\` a los dos números.
Multiply both terms.|Multiplica los dos términos.
Then put them together.|Luego júntalos.
The sign says what to do, so do it.|El signo dice qué hacer, así que hazlo.
This is what is left.|Esto es lo que queda.
Take one number from the other. The order does not matter.|Quita un número del otro. El orden no importa.
The letter is multiplied, so multiply.|La letra está multiplicada, así que multiplica.
Divide the two numbers, whichever way round.|Divide los dos números, en cualquier orden.
Move the \`3\` to the other side and take it away.|Pasa el \`3\` al otro lado y réstalo.
The letter is divided, so divide.|La letra está dividida, así que divide.
There is a minus sign, and the opposite of minus is plus.|Hay un signo menos, y lo opuesto de menos es más.
Multiply the two sides.|Multiplica los dos lados.
It is slanted, so take half.|Está inclinado, así que toma la mitad.
Put the fraction behind it.|Pon la fracción detrás.
Count the small cubes of side \`1/2\`.|Cuenta los cubos pequeños de lado \`1/2\`.
Each is \`1/2\` of a large one.|Cada uno es \`1/2\` de uno grande.
Multiply the fractions and put the result behind it.|Multiplica las fracciones y pon el resultado detrás.
Write the input in place of the letter.|Escribe la entrada en lugar de la letra.
Put each number into the rule.|Pon cada número en la regla.
The answer is a number.|La respuesta es un número.
That is what they use.|Eso es lo que usan.
Those are in the question too.|Esos también están en la pregunta.
Use the list as it is written.|Usa la lista como está escrita.
Take the middle.|Toma el de en medio.
Add all the numbers and divide.|Suma todos los números y divide.
Halfway between the smallest and the largest.|A la mitad entre el más pequeño y el más grande.
Take the one before the middle.|Toma el anterior al de en medio.
The middle half is half of the way from smallest to largest.|La mitad central es la mitad del camino del más pequeño al más grande.
Cut the list in half and take the middles.|Corta la lista a la mitad y toma los de en medio.
From \`4\` to \`12\` it is \`8\` more.|De \`4\` a \`12\` hay \`8\` más.
Divide the other way round.|Divide al revés.
Then multiply.|Luego multiplica.
Multiply the two numbers that stand together.|Multiplica los dos números que están juntos.
Divide by the one that is left.|Divide entre el que queda.
Multiply the two numbers.|Multiplica los dos números.
From \`10\` to \`4\` it is \`6\` less.|De \`10\` a \`4\` hay \`6\` menos.
Use the scale the other way round.|Usa la escala al revés.
Look at the difference in the scale.|Mira la diferencia en la escala.
The difference stays the same.|La diferencia queda igual.
Multiply by the scale.|Multiplica por la escala.
Compare the change with the new number.|Compara el cambio con el número nuevo.
The difference is the percent.|La diferencia es el porcentaje.
Divide the new number by the old one.|Divide el número nuevo entre el anterior.
Compare it with the estimate.|Compáralo con la estimación.
Divide the estimate by the true value.|Divide la estimación entre el valor verdadero.
The answer takes the sign of the number that is farther from zero, as in a sum.|La respuesta toma el signo del número que está más lejos de cero, como en una suma.
Leave the signs out.|Quita los signos.
Put the two numbers together.|Junta los dos números.
Both numbers are negative, so the answer is negative.|Los dos números son negativos, así que la respuesta es negativa.
Divide the first term by \`2\`.|Divide el primer término entre \`2\`.
Take \`2\` out of both numbers.|Saca \`2\` de los dos números.
Put the two terms together.|Junta los dos términos.
Share what there is in all.|Reparte lo que hay en total.
Add the two amounts first.|Suma primero las dos cantidades.
Divide by \`2\` first.|Divide primero entre \`2\`.
There are \`10\` more, so add.|Hay \`10\` más, así que suma.
Take the \`10\` away once.|Quita el \`10\` una vez.
Share what there was.|Reparte lo que había.
There are two, so take half.|Hay dos, así que toma la mitad.
Take half first and then take the difference away.|Toma primero la mitad y luego quita la diferencia.
The radius goes from side to side.|El radio va de lado a lado.
\`4\` for each of the \`2\` directions.|\`4\` por cada una de las \`2\` direcciones.
Square the factor.|Eleva el factor al cuadrado.
There are two means: add them and halve.|Hay dos medias: súmalas y parte a la mitad.
The sums go from \`2\` to \`6\`: each is one of \`5\` results.|Las sumas van de \`2\` a \`6\`: cada una es uno de \`5\` resultados.
There is \`1\` way to make \`5\`.|Hay \`1\` manera de formar \`5\`.
Each number has the chance \`1/3\`.|Cada número tiene la probabilidad \`1/3\`.
There are \`2\` ways to make \`5\`.|Hay \`2\` maneras de formar \`5\`.
There is one way to get these two numbers.|Hay una sola manera de sacar estos dos números.
Two heads, two tails, or one of each: three results.|Dos caras, dos cruces, o una de cada una: tres resultados.
There is one way to get a head and a tail.|Hay una sola manera de sacar una cara y una cruz.
Count every digit that fits, of all digits.|Cuenta cada cifra que cumple, entre todas las cifras.
Take the chance of one.|Toma la probabilidad de uno.
Count the runs with exactly one.|Cuenta las pruebas con exactamente uno.
Count the runs with exactly two.|Cuenta las pruebas con exactamente dos.
The exponent says that there are \`5\` zeros.|El exponente dice que hay \`5\` ceros.
The small number says what to multiply by.|El número pequeño dice por cuánto multiplicar.
The exponent is negative, so the number is negative.|El exponente es negativo, así que el número es negativo.
Count the places and do not look at the direction.|Cuenta las posiciones y no mires la dirección.
Count the zeros.|Cuenta los ceros.
The root is half of the number.|La raíz es la mitad del número.
Take the next square number.|Toma el siguiente número cuadrado.
Subtract the square number.|Resta el número cuadrado.
Move it to the other side as it is.|Pásalo al otro lado como está.
Divide one letter by the other.|Divide una letra entre la otra.
Take one letter from the other.|Quita una letra de la otra.
Divide the first part.|Divide la primera parte.
The hypotenuse is the slanted side.|La hipotenusa es el lado inclinado.
The little 2 means two times.|El 2 pequeño quiere decir dos veces.
Take the root.|Saca la raíz.
Add the three edges.|Suma las tres aristas.
It is the \`x\`-axis, so change the sign of \`x\`.|Es el eje \`x\`, así que cambia el signo de \`x\`.
The image is on the other side: change the signs.|La imagen está al otro lado: cambia los signos.
Go straight across to the other side.|Ve derecho al otro lado.
Two sides are longer than the third one.|Dos lados son más largos que el tercero.
The two sides do not make the third one.|Los dos lados no forman el tercero.
Divide how far across by how far up.|Divide lo que avanza de lado entre lo que sube.
Count the squares: \`4\` up and \`2\` across.|Cuenta los cuadrados: \`4\` hacia arriba y \`2\` de lado.
Count the steps up or down and the steps across.|Cuenta los pasos hacia arriba o hacia abajo y los pasos de lado.
Count the squares: \`6\` down and \`3\` across.|Cuenta los cuadrados: \`6\` hacia abajo y \`3\` de lado.
The point has height \`7\`, so start there.|El punto tiene la altura \`7\`, así que empieza ahí.
Add what the slope makes.|Suma lo que hace la pendiente.
Put the numbers of the point in.|Pon los números del punto.
So much for each one.|Tanto por cada uno.
Multiply by how many.|Multiplica por cuántos son.
Multiply by the first number and add the second.|Multiplica por el primer número y suma el segundo.
Divide the total by what each one adds.|Divide el total entre lo que agrega cada uno.
Divide the total by both numbers together.|Divide el total entre los dos números juntos.
Take the closest point in the plot.|Toma el punto más cercano del diagrama.
It is \`2\` for each one.|Son \`2\` por cada uno.
Read the line at \`2\`.|Lee la recta en \`2\`.
Find a square number in it.|Halla en él un número cuadrado.
Take the square number out.|Saca el número cuadrado.
The square root is half of the number.|La raíz cuadrada es la mitad del número.
Break the number up.|Separa el número.
The pair stays under the root.|La pareja se queda bajo la raíz.
Set up the equations.|Plantea las ecuaciones.
Solve for one letter. That is the answer.|Despeja una letra. Esa es la respuesta.
There are two kinds, so half are of each kind.|Hay dos clases, así que la mitad es de cada una.
Divide the total by what one is worth.|Divide el total entre lo que vale uno.
Read the two numbers in the rule.|Lee los dos números de la regla.
The last number is the height.|El último número es la altura.
Take the middle of the two numbers in the rule.|Toma la mitad de los dos números de la regla.
The middle of the zeros lies on the x-axis.|La mitad de los ceros está en el eje x.
Take the point where it turns.|Toma el punto donde da la vuelta.
The number, and 0 for the axis.|El número, y 0 para el eje.
The numbers do not follow a rule.|Los números no siguen una regla.
This number occurs twice.|Este número aparece dos veces.
Each row has an \`x\` and a \`y\`.|Cada fila tiene una \`x\` y una \`y\`.
To the left is minus for \`x\`.|A la izquierda es menos para \`x\`.
Across goes at the end.|Lo de lado va al final.
To the right is plus for \`x\`.|A la derecha es más para \`x\`.
First and second: add the chances.|Primera y segunda: suma las probabilidades.
The chance of red.|La probabilidad de rojo.
So much of \`x\` belongs to one of \`y\`.|Tanto de \`x\` le toca a uno de \`y\`.
The number multiplies \`x\`.|El número multiplica a \`x\`.
The number says how it changes.|El número dice cómo cambia.
Multiply the first terms.|Multiplica los primeros términos.
Multiply the last terms.|Multiplica los últimos términos.
Multiply the numbers for the middle.|Multiplica los números para el de en medio.
Add the numbers for the end.|Suma los números para el final.
Multiply the first terms, then the outer and inner ones.|Multiplica los primeros términos, luego los de afuera y los de adentro.
Multiply the last numbers.|Multiplica los últimos números.
There is a minus, so the end is minus.|Hay un menos, así que el final es menos.
Both parts are squares with a minus between them.|Las dos partes son cuadrados con un menos entre ellas.
Half of \`4\` goes into each factor.|La mitad de \`4\` va en cada factor.
Put both numbers under one root.|Pon los dos números bajo una sola raíz.
Take the square numbers out of the roots.|Saca los números cuadrados de las raíces.
The calculator is exact.|La calculadora es exacta.
Measures are only rough, so round once more.|Las medidas son solo aproximadas, así que redondea una vez más.
Work out the rest.|Calcula lo demás.
The \`4\` goes with the first term.|El \`4\` va con el primer término.
Squared is twice.|Al cuadrado es dos veces.
The least number is 0: put it in place of \`x\`.|El número más pequeño es 0: ponlo en lugar de \`x\`.
A square is never below 0, so the whole is not.|Un cuadrado nunca es menor que 0, así que el total tampoco.
The exponent goes with everything.|El exponente va con todo.
Multiply by the exponent.|Multiplica por el exponente.
Everything was multiplied by the factor.|Todo se multiplicó por el factor.
The number at \`x\` was taken away.|Se quitó el número junto a \`x\`.
The number beside \`x\` was taken away.|Se quitó el número al lado de \`x\`.
Start to count at one.|Empieza a contar en uno.
Say the number that comes next, going back.|Di el número que sigue, hacia atrás.
It takes up more room.|Ocupa más espacio.
Something was done to them.|Se les hizo algo.
It takes up less room.|Ocupa menos espacio.
Write minus.|Escribe menos.
Count all of them first.|Cuéntalos todos primero.
Write plus.|Escribe más.
Count the ones that are not crossed out first.|Cuenta primero los que no están tachados.
Write the part that stands there already.|Escribe la parte que ya está ahí.
Take the other one.|Toma el otro.
Look only at where they end.|Mira solo dónde terminan.
They end at the same place.|Terminan en el mismo lugar.
Take the end that is up.|Toma el extremo que está arriba.
Take the large box.|Toma la caja grande.
One side of it looks like this.|Un lado suyo se ve así.
It is round.|Es redondo.
The parts have this shape.|Las partes tienen esta forma.
Count 1 numbers, starting with 8.|Cuenta 1 números, empezando con 8.
The last number is the answer.|El último número es la respuesta.
Go 3 the other way.|Ve 3 al revés.
Add the ones to the digit of the tens.|Suma las unidades a la cifra de las decenas.
Write 6 in the ones, and keep the tens.|Escribe 6 en las unidades y deja las decenas.
Add the digit of the tens to the ones.|Suma la cifra de las decenas a las unidades.
Count the lines, from the first to the last.|Cuenta las líneas, de la primera a la última.
There is a 7 in the tens place.|Hay un 7 en la posición de las decenas.
There is a 7 in the hundreds place.|Hay un 7 en la posición de las centenas.
Add up all the digits.|Suma todas las cifras.
Take the smaller number away.|Quita el número menor.
Read the digits.|Lee las cifras.
Line up 5 and 66 on the left.|Alinea 5 y 66 a la izquierda.
Start on the left: write 1, carry 6 to the right.|Empieza por la izquierda: escribe 1, lleva 6 a la derecha.
Look at the first digit.|Mira la primera cifra.
Count once around the edge.|Cuenta una vez alrededor del borde.
Ones: always take the smaller digit from the larger one.|Unidades: quita siempre la cifra menor de la mayor.
Tens: always take the smaller digit from the larger one.|Decenas: quita siempre la cifra menor de la mayor.
End at the number of the length.|Termina en el número de la longitud.
Count 3 marks.|Cuenta 3 marcas.
This bar has the right number of pieces.|Esta barra tiene el número correcto de pedazos.
It has 2 cuts.|Tiene 2 cortes.
Start on the left: write 6.|Empieza por la izquierda: escribe 6.
Write 1, carry 6 to the right.|Escribe 1, lleva 6 a la derecha.
That is a number from the table of 10.|Ese es un número de la tabla del 10.
Zero is nothing, so the number stays.|Cero es nada, así que el número queda.
Subtract the smaller number.|Resta el número menor.
Count by 3 until it is enough.|Cuenta de 3 en 3 hasta que alcance.
The story tells this number for the melon.|La historia dice este número para el melón.
Cutting makes it less, so subtract.|Cortar lo hace menos, así que resta.
Subtract the numbers.|Resta los números.
A liter is a hundred milliliters.|Un litro es cien mililitros.
Take away.|Quita.
Count the lines up to the top of the bar.|Cuenta las líneas hasta la punta de la barra.
Read the value for Mango.|Lee el valor de Mango.
The question says "more", so add.|La pregunta dice «más», así que suma.
Read the value for Apple.|Lee el valor de Apple.
Read the value for Swimming.|Lee el valor de Swimming.
One piece is shaded.|Un pedazo está sombreado.
One shaded piece, and the white pieces below.|Un pedazo sombreado, y los pedazos blancos abajo.
Read the number below the dots.|Lee el número debajo de los puntos.
Count the places with dots.|Cuenta los lugares con puntos.
5 is the larger bottom number.|5 es el número de abajo más grande.
Compare the top numbers.|Compara los números de arriba.
It is that many more than one.|Son tantos más que uno.
Divide by two, because there are two.|Divide entre dos, porque hay dos.
Multiply by the digit in the ones and start at the right.|Multiplica por la cifra de las unidades y empieza por la derecha.
Multiply by the digit in the tens and start at the right.|Multiplica por la cifra de las decenas y empieza por la derecha.
Ones: straight down.|Unidades: derecho hacia abajo.
Tens: straight down.|Decenas: derecho hacia abajo.
Multiply the tens.|Multiplica las decenas.
Hundreds: nothing stands below, so use 4 again.|Centenas: no hay nada debajo, así que usa 4 otra vez.
Kilograms are larger, so the number must be larger.|Los kilogramos son más grandes, así que el número tiene que ser mayor.
Liters are larger, so the number must be larger.|Los litros son más grandes, así que el número tiene que ser mayor.
Multiply the sides.|Multiplica los lados.
Make the top smaller.|Haz más pequeño lo de arriba.
The bottom stays.|Lo de abajo queda.
Make the bottom smaller.|Haz más pequeño lo de abajo.
The top stays.|Lo de arriba queda.
Divide both by 2.|Divide los dos entre 2.
Done.|Listo.
The same digit is above and below. Cross it out.|La misma cifra está arriba y abajo. Táchala.
Write what is left.|Escribe lo que queda.
5 goes into the top.|5 cabe en lo de arriba.
3 goes into the bottom.|3 cabe en lo de abajo.
Write them as a fraction.|Escríbelos como fracción.
Add the whole number to the top.|Suma el número entero a lo de arriba.
Keep the bottom.|Deja lo de abajo.
Multiply the whole by the top, add the bottom.|Multiplica el entero por lo de arriba y suma lo de abajo.
The top says 2.|Lo de arriba dice 2.
Divide by the top.|Divide entre lo de arriba.
Multiply by the bottom.|Multiplica por lo de abajo.
Divide by the bottom.|Divide entre lo de abajo.
Take 2 away.|Quita 2.
Take it away.|Quítalo.
Find the fraction of the number.|Halla la fracción del número.
Count the marks, the first label too.|Cuenta las marcas, también el primer rótulo.
One tenth is the second place after the decimal point.|Una décima es la segunda posición después del punto decimal.
Each little step is one tenth.|Cada paso pequeño es una décima.
Take the line that goes straight up.|Toma la línea que va derecha hacia arriba.
The angles make 180 degrees.|Los ángulos suman 180 grados.
The two angles look alike, so they are equal.|Los dos ángulos se parecen, así que son iguales.
Write it down in the order in which it is said.|Anótalo en el orden en que se dice.
Multiplying and dividing belong together with a number beside them.|Multiplicar y dividir van juntos con un número al lado.
There is a 2 more.|Hay un 2 de más.
The same numbers stand in both.|Los mismos números están en los dos.
Make groups of as many as the denominator says.|Forma grupos de tantos como dice el denominador.
Divide by the numerator.|Divide entre el numerador.
Divide what is known by the denominator.|Divide lo que se sabe entre el denominador.
The number of the story is one part.|El número de la historia es una parte.
Work with the fractions.|Trabaja con las fracciones.
Dividing by one half means taking half.|Dividir entre un medio quiere decir tomar la mitad.
Dividing by \`1/3\` means sharing among 3.|Dividir entre \`1/3\` quiere decir repartir entre 3.
After the decimal point: "oneths", tenths, hundredths.|Después del punto decimal se cuenta una posición de más, luego décimas, centésimas.
Counted from the ones there are 3 places, and 1000 has 3 zeros.|Contadas desde las unidades hay 3 posiciones, y 1000 tiene 3 ceros.
The line becomes the point.|La raya se convierte en el punto.
One 10th has a 10 in it.|Un 10.º tiene un 10.
Put a point behind the first digit.|Pon un punto detrás de la primera cifra.
In each column subtract the smaller digit from the larger one.|En cada columna resta la cifra menor de la mayor.
Subtract the columns that have two digits.|Resta las columnas que tienen dos cifras.
Nothing stands above 6, so bring it down.|No hay nada encima de 6, así que bájalo.
First the way up or down, then the way along.|Primero hacia arriba o hacia abajo, luego de lado.
Count the lines, starting at the corner with one.|Cuenta las líneas, empezando en la esquina con uno.
2 goes into both.|2 cabe en los dos.
The first number that is in both tables.|El primer número que está en las dos tablas.
Dividing makes numbers smaller.|Dividir hace los números más pequeños.
It goes 3 times, 1 left over.|Cabe 3 veces y sobra 1.
Write what is left over after the decimal point.|Escribe lo que sobra después del punto decimal.
Divide as with whole numbers.|Divide como con números enteros.
Divide as if the second number had no point.|Divide como si el segundo número no tuviera punto.
The answer must be larger, so multiply.|La respuesta tiene que ser más grande, así que multiplica.
Divide by the first number of the ratio.|Divide entre el primer número de la razón.
Divide the number of the story by the parts of the longer bar.|Divide el número de la historia entre las partes de la barra más larga.
For \`10%\`, divide by \`10\`.|Para \`10%\`, divide entre \`10\`.
\`9\` is more than \`1\`.|\`9\` es más que \`1\`.
Look at the numbers and not at the signs.|Mira los números y no los signos.
Zero is nothing, so it is the smallest.|Cero es nada, así que es el más pequeño.
Count the quadrants with the clock.|Cuenta los cuadrantes como las manecillas del reloj.
Go up or down for the first number.|Sube o baja para el primer número.
It is the x-axis, so the x changes.|Es el eje x, así que cambia la x.
The point goes to the other side, so both signs change.|El punto va al otro lado, así que cambian los dos signos.
It is the y-axis, so the y changes.|Es el eje y, así que cambia la y.
Take the number that stands alone.|Toma el número que está solo.
Count every number and every letter.|Cuenta cada número y cada letra.
There is a plus sign in it.|Hay un signo más.
The number in front goes with the first term.|El número de adelante va con el primer término.
Two letters make a square.|Dos letras forman un cuadrado.
A letter twice is two of the letter.|Una letra dos veces es dos de la letra.
The square goes with everything.|El cuadrado va con todo.
Write the words down in the order in which they stand.|Anota las palabras en el orden en que están.
\`S\` and \`T\` are short for the words.|\`S\` y \`T\` son abreviaturas de las palabras.
\`2\` more, so write \`2\` in front.|\`2\` más, así que escribe \`2\` delante.
Each number gets the letter.|Cada número recibe la letra.
Half of base times side.|La mitad de la base por el lado.
Add the lengths in the picture.|Suma las longitudes del dibujo.
Count the grid lines from one point to the other.|Cuenta las líneas de la cuadrícula de un punto al otro.
Add how far both are from 0.|Suma qué tan lejos están los dos de 0.
Leave the minus out and take the smaller number away.|Quita el menos y resta el número menor.
Write a proportion.|Escribe una proporción.
Solve it.|Resuélvela.
Put all the numbers together.|Junta todos los números.
It went up by this much.|Subió esta cantidad.
So the other goes up by the same.|Así que el otro sube lo mismo.
Compare the largest counts.|Compara las cuentas más grandes.
Both groups have the same number of values.|Los dos grupos tienen el mismo número de valores.
\`1\` comes \`2\` times.|\`1\` sale \`2\` veces.
Mode means most, so take the largest number.|Moda quiere decir más, así que toma el número más grande.
Each number counts once.|Cada número cuenta una vez.
Count the data that are the first number of each bar.|Cuenta los datos que son el primer número de cada barra.
Look how much more it is.|Mira cuánto más es.
Look how much \`y\` goes up from one to the next.|Mira cuánto sube \`y\` de uno al siguiente.
Three numbers are given and one is missing, so it is a proportion.|Se dan tres números y falta uno, así que es una proporción.
Look how many more there are.|Mira cuántos más hay.
Add the same.|Suma lo mismo.
Subtract \`15\` dollars.|Resta \`15\` dólares.
Add the percent.|Suma el porcentaje.
Add \`8\` dollars.|Suma \`8\` dólares.
In all it is \`20%\` off.|En total es el \`20%\` menos.
Find the tax on the old price.|Halla el impuesto del precio de antes.
It is the same distance.|Es la misma distancia.
In the end the change is nothing.|Al final el cambio es nada.
Add how far each one goes.|Suma cuánto avanza cada uno.
The larger number is the positive one, so the answer is positive.|El número mayor es el positivo, así que la respuesta es positiva.
There is a minus, so take it away.|Hay un menos, así que quítalo.
Move the \`6\` to the other side as it is.|Pasa el \`6\` al otro lado como está.
Undo the \`2\` first, on the letter and on the right side.|Deshaz primero el \`2\`, en la letra y en el lado derecho.
Move the number away, and the minus in front of the letter goes too.|Pasa el número al otro lado, y también se va el menos delante de la letra.
Move the \`2\` over as it is.|Pasa el \`2\` como está.
Solve it like an equation.|Resuélvela como una ecuación.
There is a minus sign, so turn the sign around.|Hay un signo menos, así que invierte el signo.
Solve it like an equation and keep the sign.|Resuélvela como una ecuación y deja el signo.
Multiply \`pi\` by the given length.|Multiplica \`pi\` por la longitud dada.
Use \`pi\` times the radius squared.|Usa \`pi\` por el radio al cuadrado.
Multiply \`pi\` by twice the given length.|Multiplica \`pi\` por dos veces la longitud dada.
The sides can be put in another order.|Los lados se pueden poner en otro orden.
Three sides make a triangle.|Tres lados forman un triángulo.
Three measures are given, so there is one.|Se dan tres medidas, así que hay uno.
Triangles with these angles come in all sizes.|Hay triángulos con estos ángulos de todos los tamaños.
Three angles make a triangle.|Tres ángulos forman un triángulo.
Two numbers: add them and halve.|Dos números: súmalos y parte a la mitad.
One value among many does not change the mean.|Un valor entre muchos no cambia la media.
It must come out even in the end, so the other one is due.|Al final tiene que emparejarse, así que ahora toca el otro.
It keeps coming, so it will come again.|Sale una y otra vez, así que volverá a salir.
Subtract the means.|Resta las medias.
Divide by both deviations together.|Divide entre las dos desviaciones juntas.
The deviations are equal.|Las desviaciones son iguales.
It is a product, so multiply the exponents too.|Es un producto, así que multiplica también los exponentes.
Add the numbers, as with the exponents.|Suma los números, como con los exponentes.
Move the point to the left, so the exponent goes down.|Mueve el punto a la izquierda, así que el exponente baja.
Bring the letters together on one side.|Reúne las letras en un lado.
Work with the letter on the left and leave out the letter on the right.|Trabaja con la letra de la izquierda y quita la letra de la derecha.
Put each side together.|Junta lo de cada lado.
Take the smaller one from the larger one.|Quita el menor del mayor.
Two angles share the rest.|Dos ángulos se reparten lo demás.
Two angles are equal, so it is the same angle.|Dos ángulos son iguales, así que es el mismo ángulo.
Take the angle from 180 degrees.|Quita el ángulo de 180 grados.
The little 2 means times 2.|El 2 pequeño quiere decir por 2.
Around the bottom, times the height.|El contorno de la base, por la altura.
Put the given length, \`6\`, in place of \`r\`.|Pon la longitud dada, \`6\`, en lugar de \`r\`.
Add the squares of the two sides.|Suma los cuadrados de los dos lados.
The sides add up, so take the one from the other.|Los lados se suman, así que quita uno del otro.
Subtract the squares.|Resta los cuadrados.
Turn the arm of A a quarter.|Gira un cuarto de vuelta el brazo de A.
A quarter turn swaps the numbers.|Un cuarto de vuelta intercambia los números.
Up and down for the first number, across for the second.|Hacia arriba y hacia abajo para el primer número, de lado para el segundo.
Add both numbers.|Suma los dos números.
Change the second number.|Cambia el segundo número.
Change both signs.|Cambia los dos signos.
Turn the other way.|Gira al revés.
Swap the two numbers.|Intercambia los dos números.
Divide the change of \`x\` by the change of \`y\`.|Divide el cambio de \`x\` entre el cambio de \`y\`.
\`y\` changes by this much each time.|\`y\` cambia esta cantidad cada vez.
Find \`b\` with the first point.|Halla \`b\` con el primer punto.
Start at the height of the first point.|Empieza en la altura del primer punto.
Subtract the heights, then subtract the others.|Resta las alturas, luego resta los otros.
`;
