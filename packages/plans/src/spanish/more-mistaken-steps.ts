/** More of what is done in a wrong way; the fields are those of `mistaken-steps.ts`. */
export const moreMistakenSteps = `
They do not lie on a line exactly.|No están exactamente en una recta.
The numbers on both axes grow.|Los números de los dos ejes crecen.
Some points are lower farther right.|Algunos puntos están más abajo más a la derecha.
It is farthest out.|Es el que está más lejos.
It is the smallest.|Es el más pequeño.
It is times, so multiply the exponents.|Es por, así que multiplica los exponentes.
There is no exponent on the other \`x\`, so nothing is added.|La otra \`x\` no tiene exponente, así que no se suma nada.
Add the exponents.|Suma los exponentes.
Write the two numbers down.|Anota los dos números.
That number is the solution for both.|Ese número es la solución para las dos.
Put the expression in: \`3\` times the first part, then \`+ 2\`.|Pon la expresión: \`3\` por la primera parte, luego \`+ 2\`.
This much comes in one step.|Esto llega en un paso.
Add it for every step.|Súmalo en cada paso.
\`2\` times, for \`4\` steps.|\`2\` veces, en \`4\` pasos.
Multiply the start by it.|Multiplica por él el comienzo.
The start is the first step.|El comienzo es el primer paso.
Use the first piece.|Usa el primer tramo.
The number of this piece is its height.|El número de este tramo es su altura.
Put the first number into the rule.|Pon el primer número en la regla.
Use the rule \`4\` times.|Usa la regla \`4\` veces.
The height on the y-axis is the number with the exponent.|La altura en el eje y es el número con el exponente.
A fraction makes it curved.|Una fracción la hace curva.
The start, and the change for each step.|El comienzo, y el cambio de cada paso.
It gets smaller and smaller, so it goes to 0.|Se hace cada vez más pequeño, así que llega a 0.
They go together closely, so one brings the other.|Van muy juntas, así que una trae a la otra.
One does not bring the other.|Una no trae a la otra.
The number is close to 1.|El número está cerca de 1.
Take one number of the point from the other.|Quita un número del punto del otro.
It is this far away.|Está a esta distancia.
Take the residual away from the prediction.|Quita el residuo de la predicción.
Square the first term.|Eleva al cuadrado el primer término.
Square the second term.|Eleva al cuadrado el segundo término.
Square the first term, then multiply the two terms.|Eleva al cuadrado el primer término, luego multiplica los dos términos.
Square the last term.|Eleva al cuadrado el último término.
Square each part and keep the minus between them.|Eleva al cuadrado cada parte y deja el menos entre ellas.
Read the numbers off the factors.|Lee los números en los factores.
This number fits, so it is solved.|Este número cumple, así que está resuelto.
Each factor is equal to the right side.|Cada factor es igual al lado derecho.
Solve each one.|Resuelve cada una.
Multiply the bottom by the root.|Multiplica lo de abajo por la raíz.
The root is gone.|La raíz desaparece.
Square the top and the bottom.|Eleva al cuadrado lo de arriba y lo de abajo.
More of them is more.|Más de ellos es más.
The larger group has more.|El grupo más grande tiene más.
It is fair only for each one.|Es justo solo para cada uno.
Write both.|Escribe los dos.
The \`y\` is known.|Se conoce la \`y\`.
A square has two roots, one with a minus.|Un cuadrado tiene dos raíces, una con un menos.
The height is the same.|La altura es la misma.
Write 3, as it is heard first, then the ten.|Escribe 3, como se oye primero, y luego el diez.
Numbers begin with one.|Los números empiezan con uno.
Count what is drawn.|Cuenta lo que está dibujado.
Say how many there were.|Di cuántos había.
Count the ones that are there.|Cuenta los que hay.
Go on to five.|Sigue hasta cinco.
Count things of another kind.|Cuenta cosas de otra clase.
Go around, and count the first one again.|Da la vuelta y cuenta otra vez la primera.
Count each side and each corner.|Cuenta cada lado y cada esquina.
Count the corners on the right.|Cuenta las esquinas de la derecha.
Count the faces that are drawn.|Cuenta las caras que están dibujadas.
These look different, so they are other shapes.|Estas se ven distintas, así que son otras figuras.
Four sides make a square.|Cuatro lados forman un cuadrado.
Say 4 numbers backward, starting with 8.|Di 4 números hacia atrás, empezando con 8.
Add the first two numbers.|Suma los dos primeros números.
Count on from 10, and say 10 first: 10.|Sigue contando desde 10, y di primero 10: 10.
Count on from 10, and say 10 first: 10, 11, 12, 13.|Sigue contando desde 10, y di primero 10: 10, 11, 12, 13.
Count on from 10, and say 10 first: 10, 11, 12, 13, 14, 15, 16, 17.|Sigue contando desde 10, y di primero 10: 10, 11, 12, 13, 14, 15, 16, 17.
Go to the number 1 more.|Ve al número que es 1 más.
Go ten the other way.|Ve diez al revés.
Go to the number 1 less.|Ve al número que es 1 menos.
Add the first two groups.|Suma los dos primeros grupos.
Read the longer bar.|Lee la barra más larga.
Hana has more, and that is 18.|Hana tiene más, y eso es 18.
Leila has more, and that is 18.|Leila tiene más, y eso es 18.
Mila has more, and that is 59.|Mila tiene más, y eso es 59.
The story says 2 marbles.|La historia dice 2 canicas.
The story says 11 buttons.|La historia dice 11 botones.
The story says 28 erasers.|La historia dice 28 gomas.
The story says "fewer", so subtract.|La historia dice «menos», así que resta.
Write the parts one after the other.|Escribe las partes una tras otra.
Write the digits in the order in which they come.|Escribe las cifras en el orden en que vienen.
Write down the digits.|Anota las cifras.
Ones: borrow first, as always.|Unidades: primero pide prestado, como siempre.
Ones: a zero makes zero.|Unidades: un cero da cero.
Ones: 8 cannot be taken from 5, so there is nothing: zero.|Unidades: 8 no se puede quitar de 5, así que no hay nada: cero.
Ones: there is nothing on top, so 1 stays.|Unidades: no hay nada arriba, así que queda 1.
Ones: nothing can be taken from zero, so it is zero.|Unidades: de cero no se puede quitar nada, así que es cero.
Tens: a zero makes zero.|Decenas: un cero da cero.
Write 8 in the ones, then add the tens.|Escribe 8 en las unidades, luego suma las decenas.
The long hand shows the hour, the short hand the minutes.|La manecilla larga muestra la hora y la corta los minutos.
The long hand points at this number.|La manecilla larga apunta a este número.
The short hand is nearest to 2.|La manecilla corta está más cerca de 2.
A larger unit, so a larger number.|Una unidad más grande, así que un número mayor.
The length is the same, so the number is the same.|La longitud es la misma, así que el número es el mismo.
A smaller unit, so a smaller number.|Una unidad más pequeña, así que un número menor.
Look at the number only.|Mira solo el número.
Take the largest number.|Toma el número más grande.
Count around, and the first one once more at the end.|Cuenta alrededor, y al final otra vez la primera.
Count the corners that are square.|Cuenta las esquinas que son rectas.
It has many sides.|Tiene muchos lados.
Tens: borrow first, as always.|Decenas: primero pide prestado, como siempre.
Hundreds: borrow first, as always.|Centenas: primero pide prestado, como siempre.
Hundreds: always take the smaller digit from the larger one.|Centenas: quita siempre la cifra menor de la mayor.
Hundreds: 8 cannot be taken from 3, so there is nothing: zero.|Centenas: 8 no se puede quitar de 3, así que no hay nada: cero.
Tens: 9 cannot be taken from 6, so there is nothing: zero.|Decenas: 9 no se puede quitar de 6, así que no hay nada: cero.
Tens: there is nothing on top, so 8 stays.|Decenas: no hay nada arriba, así que queda 8.
Tens: nothing can be taken from zero, so it is zero.|Decenas: de cero no se puede quitar nada, así que es cero.
Hundreds: a zero makes zero.|Centenas: un cero da cero.
Hundreds: there is nothing on top, so 1 stays.|Centenas: no hay nada arriba, así que queda 1.
Hundreds: nothing can be taken from zero, so it is zero.|Centenas: de cero no se puede quitar nada, así que es cero.
Thousands: a zero makes zero.|Millares: un cero da cero.
A fact remembered.|Una operación recordada.
So this is the quotient.|Así que este es el cociente.
Take the numbers as they come.|Toma los números como vienen.
Count the marks from 0 to 1.|Cuenta las marcas de 0 a 1.
A stands on this mark.|A está en esta marca.
Count all the steps on the line.|Cuenta todos los pasos de la recta.
A is at this step out of all.|A está en este paso de todos.
\`1/2\` means one group of 2 pebbles.|\`1/2\` quiere decir un grupo de 2 piedritas.
The top says 1, so take 1.|Lo de arriba dice 1, así que toma 1.
\`1/2\` means one group of 2 mangoes.|\`1/2\` quiere decir un grupo de 2 mangos.
\`1/2\` means one group of 2 plums.|\`1/2\` quiere decir un grupo de 2 ciruelas.
Go around the figure and count the sides of squares.|Da la vuelta a la figura y cuenta los lados de los cuadrados.
Count the squares along the outside.|Cuenta los cuadrados a lo largo de la orilla.
This fits.|Esto cabe.
This is left.|Esto queda.
That is close to 10.|Eso está cerca de 10.
It is odd.|Es impar.
Neither 2 nor 3 nor 5 goes into it.|Ni 2 ni 3 ni 5 lo dividen.
Hours are larger, so the number must be larger.|Las horas son más grandes, así que el número tiene que ser mayor.
Minutes are larger, so the number must be larger.|Los minutos son más grandes, así que el número tiene que ser mayor.
Read the length below the dots.|Lee la longitud debajo de los puntos.
A smaller bottom number means larger pieces.|Un número de abajo más pequeño quiere decir pedazos más grandes.
Both of its numbers are larger.|Sus dos números son más grandes.
It goes once, 2 left over.|Cabe una vez y sobra 2.
Write the fraction beside it.|Escribe la fracción al lado.
Write what is left over the 5.|Escribe lo que queda sobre el 5.
2 is left over. Write it after the decimal point.|Sobra 2. Escríbelo después del punto decimal.
10 has 1 zero, so write as many first.|10 tiene 1 cero, así que escribe primero otros tantos.
100 has 2 zeros, so write as many first.|100 tiene 2 ceros, así que escribe primero otros tantos.
Write the number of parts after the decimal point.|Escribe el número de partes después del punto decimal.
Cents are hundredths, and a hundred has two zeros.|Los centavos son centésimas, y cien tiene dos ceros.
The point stands between dollars and cents.|El punto va entre los dólares y los centavos.
Read the number beside the arm on the other scale.|Lee el número junto al lado del ángulo en la otra escala.
Read the number that stands nearest.|Lee el número que está más cerca.
It is tilted. A right angle stands straight up.|Está inclinado. Un ángulo recto está derecho hacia arriba.
10 jumps of 2.|10 saltos de 2.
Add the start.|Suma el comienzo.
Place 10 is 2 times as far, so the number is 2 times as large.|El lugar 10 está 2 veces más lejos, así que el número es 2 veces más grande.
To reach the new bottom number, add the same to the top.|Para llegar al nuevo número de abajo, suma lo mismo a lo de arriba.
Subtract the smaller fraction from the larger one.|Resta la fracción menor de la mayor.
Borrow 1 and add 10 to the top number, as with whole numbers.|Pide prestado 1 y suma 10 al número de arriba, como con números enteros.
Subtract the wholes and the fractions.|Resta los enteros y las fracciones.
The fraction is too small, so add 3/3 to it.|La fracción es demasiado pequeña, así que súmale 3/3.
Take the smaller part from the larger one.|Quita la parte menor de la mayor.
Divide the bottom number.|Divide el número de abajo.
Keep the top number.|Deja el número de arriba.
A 100 has 2 zeros, so write 2 zeros first.|Un 100 tiene 2 ceros, así que escribe primero 2 ceros.
Write the number after the decimal point.|Escribe el número después del punto decimal.
Times 10 means a zero at the end.|Por 10 quiere decir un cero al final.
Multiply what stands before the point.|Multiplica lo que está antes del punto.
Multiply what stands after the decimal point too.|Multiplica también lo que está después del punto decimal.
Move the point 1 place to the left.|Mueve el punto 1 posición a la izquierda.
Times 100 means 2 zeros at the end.|Por 100 quiere decir 2 ceros al final.
Move the point 2 places to the left.|Mueve el punto 2 posiciones a la izquierda.
Multiply what stands after the decimal point.|Multiplica lo que está después del punto decimal.
Keep the fraction.|Deja la fracción.
Add all four sides.|Suma los cuatro lados.
Put length and width together.|Junta el largo y el ancho.
Write the way up or down first.|Escribe primero lo que sube o baja.
Count the lines, and begin with the one at 0.|Cuenta las líneas, y empieza con la del 0.
Count the squares, and leave out left and down.|Cuenta los cuadrados, y quita lo de izquierda y abajo.
The product is in both tables.|El producto está en las dos tablas.
The largest number that goes into both.|El número más grande que cabe en los dos.
Divide the whole numbers.|Divide los números enteros.
Divide the fractions.|Divide las fracciones.
Compare with all of them.|Compara con todos ellos.
Compare the two amounts.|Compara las dos cantidades.
The price is lower, so it is the better buy.|El precio es más bajo, así que es la mejor compra.
The larger pack is always the better buy.|El paquete más grande es siempre la mejor compra.
Divide the size by the price and take the smaller number.|Divide el tamaño entre el precio y toma el número menor.
The unit gets smaller, so the number gets smaller.|La unidad se hace más pequeña, así que el número se hace menor.
Take \`100\` for every unit.|Toma \`100\` por cada unidad.
Add \`12\`.|Suma \`12\`.
The unit gets larger, so the number gets larger.|La unidad se hace más grande, así que el número se hace mayor.
Divide the whole by the part.|Divide el total entre la parte.
Then write it as percent.|Luego escríbelo como porcentaje.
The part is the percent.|La parte es el porcentaje.
Put the numbers in order and leave the signs where they are.|Pon los números en orden y deja los signos donde están.
The negative numbers come before the others, and order them like the positive ones.|Los números negativos van antes que los otros, y ordénalos como los positivos.
Write the number in the place of the letter.|Escribe el número en el lugar de la letra.
\`2x\` is \`2\` and \`x\` together.|\`2x\` es \`2\` y \`x\` juntos.
Multiply first and then square.|Multiplica primero y luego eleva al cuadrado.
The small two means times two.|El dos pequeño quiere decir por dos.
Multiply the first number in the parentheses.|Multiplica el primer número de los paréntesis.
Put the number in without its sign.|Pon el número sin su signo.
Multiply the first term.|Multiplica el primer término.
Add the number in front to the one inside.|Suma el número de adelante al de adentro.
Take it for "or less".|Tómalo como «o menos».
Do not look at whether the number itself fits.|No mires si el número mismo cumple.
Take it for "or more".|Tómalo como «o más».
Take this sign for the other one.|Toma este signo por el otro.
Both bases times the height.|Las dos bases por la altura.
Half of both bases times the side.|La mitad de las dos bases por el lado.
Count the numbers on the line that have dots.|Cuenta los números de la recta que tienen puntos.
Add the numbers on the line that have dots.|Suma los números de la recta que tienen puntos.
Count the dots of the tallest stack.|Cuenta los puntos de la pila más alta.
Most means the largest number.|El más quiere decir el número más grande.
\`5\` comes most often, so it is typical.|\`5\` sale más veces, así que es lo típico.
Zero adds nothing, so leave it out.|Cero no agrega nada, así que quítalo.
Divide by how many numbers were added.|Divide entre cuántos números se sumaron.
From the first number to the last one.|Del primer número al último.
Leave the minus out and subtract.|Quita el menos y resta.
Cut the way from the least to the greatest in four equal parts.|Corta el camino del más pequeño al más grande en cuatro partes iguales.
The median is halfway between the least and the greatest.|La mediana está a la mitad entre el más pequeño y el más grande.
Take the middles of the list as it stands.|Toma los de en medio de la lista como está.
Take the second number first.|Toma primero el segundo número.
The second number is what one costs.|El segundo número es lo que cuesta uno.
Read the second number of the point.|Lee el segundo número del punto.
Subtract the two numbers of the point.|Resta los dos números del punto.
Every graph begins there.|Toda gráfica empieza ahí.
One of them is free.|Uno de ellos es gratis.
It is \`2\` times as long, so it takes \`2\` times as much.|Es \`2\` veces más largo, así que necesita \`2\` veces más.
Look how much is added.|Mira cuánto se suma.
It grows in two directions, so take it twice.|Crece en dos direcciones, así que tómalo dos veces.
Add \`10%\` of the new price back.|Vuelve a sumar el \`10%\` del precio nuevo.
Undo the \`10\`.|Deshaz el \`10\`.
Take \`10%\` of the new price away.|Quita el \`10%\` del precio nuevo.
Two negatives make a positive, so it is \`9 - 1\`.|Dos negativos dan un positivo, así que es \`9 - 1\`.
Two negatives make a positive.|Dos negativos dan un positivo.
Take the smaller from the larger. The larger number is the positive one, so the answer is positive.|Quita el menor del mayor. El número mayor es el positivo, así que la respuesta es positiva.
Add \`1\` and \`9\`.|Suma \`1\` y \`9\`.
Add \`1\` and \`9\` and keep the minus sign.|Suma \`1\` y \`9\` y deja el signo menos.
The first number tells the sign.|El primer número dice el signo.
Leave the minus signs out.|Quita los signos menos.
The number is negative, so it gets more negative.|El número es negativo, así que se hace más negativo.
Take the smaller number from the larger one.|Quita el número menor del mayor.
Subtract the second number.|Resta el segundo número.
There is no number at \`m\`, so it does not count.|No hay un número junto a \`m\`, así que no cuenta.
Put all the terms together.|Junta todos los términos.
Write the letter on the left and leave the sign as it stands.|Escribe la letra a la izquierda y deja el signo como está.
Take \`14\` for the radius and square it, times \`pi\`.|Toma \`14\` como radio y elévalo al cuadrado, por \`pi\`.
Use 2 times \`pi\` times the radius.|Usa 2 por \`pi\` por el radio.
Multiply by \`pi\`, then square.|Multiplica por \`pi\`, luego eleva al cuadrado.
It is a shape that can be seen on the solid.|Es una figura que se ve en el cuerpo.
\`3\` that fit, against \`1\` that do not.|\`3\` que cumplen, contra \`1\` que no.
There are \`2\` colors and it is chance, so each color is as likely.|Hay \`2\` colores y es el azar, así que cada color es igual de probable.
One is taken, out of all of them.|Se toma uno, de todos ellos.
It is the same percent and the same chance, so there is no difference.|Es el mismo porcentaje y el mismo azar, así que no hay diferencia.
Where there are more, there is more chance for it.|Donde hay más, hay más oportunidad.
It is a product, so multiply the exponents.|Es un producto, así que multiplica los exponentes.
A base without an exponent has exponent zero.|Una base sin exponente tiene exponente cero.
The power belongs to the letter.|La potencia es de la letra.
Multiply it by itself.|Multiplícalo por sí mismo.
The root is a third of it.|La raíz es un tercio de él.
Look for a number that gives this when it is multiplied by itself.|Busca un número que dé esto al multiplicarlo por sí mismo.
Find the root of the top number.|Halla la raíz del número de arriba.
Multiply the fraction and the right side by \`2\`.|Multiplica la fracción y el lado derecho por \`2\`.
There are 2 equal parts in a whole, so multiply by \`2\`.|Hay 2 partes iguales en un entero, así que multiplica por \`2\`.
Angles at parallel lines make 180 degrees.|Los ángulos en rectas paralelas suman 180 grados.
The angles make a corner of 90 degrees.|Los ángulos forman una esquina de 90 grados.
Area of the bottom times the height.|El área de la base por la altura.
Add the coordinates and square.|Suma las coordenadas y eleva al cuadrado.
It was moved by 7.|Se movió 7.
In a mirror everything is turned around.|En un espejo todo se da la vuelta.
They point in other directions now.|Ahora apuntan en otras direcciones.
They have left their lines.|Se salieron de sus rectas.
Here the graph is highest, so this is fastest.|Aquí la gráfica está en lo más alto, así que es lo más rápido.
Here the way goes downhill, so it is fast.|Aquí el camino va de bajada, así que es rápido.
Here the graph is lowest, so nothing happens.|Aquí la gráfica está en lo más bajo, así que no pasa nada.
Read the number.|Lee el número.
The line starts at the number with \`x\`.|La recta empieza en el número con \`x\`.
The line crosses where it is 0.|La recta cruza donde es 0.
The number stands beside the letter: multiply.|El número está junto a la letra: multiplica.
Multiply the numbers.|Multiplica los números.
Add the rest.|Suma lo demás.
Multiply, then square.|Multiplica, luego eleva al cuadrado.
Square it and keep the minus.|Elévalo al cuadrado y deja el menos.
Read the number of the row.|Lee el número de la fila.
Take it from all the students.|Tómalo de todos los estudiantes.
Read the number in the table.|Lee el número de la tabla.
It is a division, so divide the exponents.|Es una división, así que divide los exponentes.
Subtract the exponents.|Resta los exponentes.
Subtract to make \`y\` go.|Resta para que \`y\` se vaya.
Multiply the letters so that the \`y\` terms match.|Multiplica las letras para que coincidan los términos con \`y\`.
Solve as usual.|Resuelve como siempre.
\`y\` goes up as \`x\` goes up, so it is linear.|\`y\` sube cuando sube \`x\`, así que es lineal.
The differences get larger and larger, so it is exponential.|Las diferencias son cada vez más grandes, así que es exponencial.
The inverse is one over the function.|La inversa es uno sobre la función.
Undo each step, from the first to the last.|Deshaz cada paso, del primero al último.
The inverse is the opposite.|La inversa es el opuesto.
Undo what is done with \`4\`.|Deshaz lo que se hace con \`4\`.
Begin with \`8\` and go \`n\` steps.|Empieza con \`8\` y da \`n\` pasos.
Multiply by \`2\` each time.|Multiplica por \`2\` cada vez.
The second number is larger by this much.|El segundo número es mayor por esta cantidad.
Add it each time.|Súmalo cada vez.
The first number says how it changes.|El primer número dice cómo cambia.
The number beside the letter is the beginning.|El número junto a la letra es el comienzo.
The number multiplies.|El número multiplica.
The number belongs to the time.|El número es del tiempo.
The number says how much it changes.|El número dice cuánto cambia.
A line begins at (0, 0).|Una recta empieza en (0, 0).
All points are to lie below it.|Todos los puntos tienen que estar debajo de ella.
Add the numbers and add the powers.|Suma los números y suma las potencias.
Put all the numbers together and all the letters together.|Junta todos los números y todas las letras.
These are the numbers that make it zero.|Estos son los números que lo hacen cero.
Put those numbers into the factors.|Pon esos números en los factores.
Two numbers that multiply to the last number.|Dos números que multiplicados dan el último número.
Take out \`n\` where there is one.|Saca \`n\` donde hay una.
Use the plus sign.|Usa el signo más.
Put the numbers into the formula.|Pon los números en la fórmula.
Divide the root by the bottom number.|Divide la raíz entre el número de abajo.
Put it into the formula.|Ponlo en la fórmula.
Take \`3\` away from the middle and the right.|Quita \`3\` del medio y de la derecha.
Move \`3\` to the other sides.|Pasa \`3\` a los otros lados.
Add \`2\` to the middle and the right.|Suma \`2\` al medio y a la derecha.
Divide the middle and the right by \`2\`.|Divide el medio y la derecha entre \`2\`.
Do the same to all three parts.|Haz lo mismo a las tres partes.
Multiply the base by the number before \`t\`.|Multiplica la base por el número delante de \`t\`.
Only the exponent changes.|Solo cambia el exponente.
Divide one base by the other.|Divide una base entre la otra.
Take the percent as often as there are steps.|Toma el porcentaje tantas veces como pasos hay.
The line is drawn the other way.|La recta se dibuja de la otra manera.
Less is below.|Menor es debajo.
Greater is above.|Mayor es arriba.
This point is on the line.|Este punto está en la recta.
Put the first number in place of \`y\`.|Pon el primer número en lugar de \`y\`.
The point makes this one true.|El punto hace verdadera esta.
It is what comes out.|Es lo que sale.
The minus stays.|El menos queda.
Put the second number into the rule.|Pon el segundo número en la regla.
Leave a number out while counting.|Sáltate un número al contar.
Pick the row that has fewer.|Elige la fila que tiene menos.
Pick the row that has more.|Elige la fila que tiene más.
Look at which row is longer.|Mira qué fila es más larga.
Count the ten as one.|Cuenta el diez como uno.
Write 10, and 1 after it.|Escribe 10, y 1 después.
Write 2 first, then the ten.|Escribe primero 2, luego el diez.
Write the number that is there.|Escribe el número que está ahí.
One face of it looks like this.|Una cara suya se ve así.
It looks done, nearly.|Casi se ve terminado.
Say the number before.|Di el número anterior.
Say the next number that comes to mind.|Di el siguiente número que se te ocurra.
The zero goes back to nine.|El cero vuelve a nueve.
There is a minus, so subtract.|Hay un menos, así que resta.
Count on 4 from 6, starting with 6.|Sigue contando 4 desde 6, empezando con 6.
Take the digits in front.|Toma las cifras de adelante.
Four is more than two, so a fourth is more.|Cuatro es más que dos, así que un cuarto es más.
Each is one share.|Cada una es una parte.
One cut makes the shares.|Un corte forma las partes.
Write what you hear, part by part.|Escribe lo que oyes, parte por parte.
Write the digits that you hear.|Escribe las cifras que oyes.
Go the other way.|Ve al revés.
Write 5, and keep the tens.|Escribe 5 y deja las decenas.
In the ones, take the smaller digit from the larger one.|En las unidades, quita la cifra menor de la mayor.
The long hand goes to the number 5.|La manecilla larga va al número 5.
The short hand goes to 6, the hour that is said.|La manecilla corta va al 6, la hora que se dice.
The question says "longer", so add.|La pregunta dice «más largo», así que suma.
Read the length of the longer one.|Lee la longitud del más largo.
Read the length of the shorter one.|Lee la longitud del más corto.
Count the squares that are drawn.|Cuenta los cuadrados que están dibujados.
Put the row and the column together.|Junta la fila y la columna.
Multiply the first number.|Multiplica el primer número.
Add the other one.|Suma el otro.
There is a times sign, so multiply.|Hay un signo de por, así que multiplica.
Subtract the times like numbers.|Resta las horas como números.
Take the hours apart.|Quita las horas por separado.
Take the minutes apart, smaller from larger.|Quita los minutos por separado, el menor del mayor.
Count one line for each.|Cuenta uno por cada línea.
Count the marks, and begin with the one at 0.|Cuenta las marcas, y empieza con la del 0.
Go so far along the whole line.|Avanza eso a lo largo de toda la recta.
One number changed by 1.|Un número cambió 1.
Do the same to the other number.|Haz lo mismo con el otro número.
Take the name of the first shape.|Toma el nombre de la primera figura.
A square has a name of its own.|Un cuadrado tiene su propio nombre.
A square that stands straight looks different.|Un cuadrado que está derecho se ve distinto.
Into 9, 2 fits 4 times.|En 9 cabe 2, 4 veces.
Write the digits from right to left.|Escribe las cifras de derecha a izquierda.
Write 4 and forget what is left.|Escribe 4 y olvida lo que queda.
Into 9, 7 fits once.|En 9 cabe 7 una vez.
Look at the last jump.|Mira el último salto.
Jump by the same again.|Salta otra vez lo mismo.
Look at the first two numbers.|Mira los dos primeros números.
Jump by the same.|Salta lo mismo.
Take ten of the small unit for each.|Toma diez de la unidad pequeña por cada una.
Take a hundred of the small unit for each.|Toma cien de la unidad pequeña por cada una.
The second number is \`6\` more than the first one in each row.|El segundo número es \`6\` más que el primero en cada fila.
1/2 has 1 missing and 2/5 has 3 missing.|A 1/2 le falta 1 y a 2/5 le faltan 3.
Keep the top.|Deja lo de arriba.
Add the tops and take the larger bottom.|Suma lo de arriba y toma lo mayor de abajo.
Add the tops, and add the bottoms.|Suma lo de arriba y suma lo de abajo.
The number with more digits is larger.|El número con más cifras es mayor.
Compare what stands after the decimal point as whole numbers.|Compara lo que está después del punto decimal como números enteros.
Tenths are larger than hundredths, so the shorter one is larger.|Las décimas son más grandes que las centésimas, así que el más corto es mayor.
A zero right after the decimal point makes it small; otherwise more digits are more.|Un cero justo después del punto decimal lo hace pequeño; si no, más cifras son más.
After the decimal point it is like one over the number: the larger the number, the smaller.|Después del punto decimal es como uno sobre el número: mientras más grande el número, más pequeño.
Only the first two digits after the decimal point count, as with money.|Solo cuentan las dos primeras cifras después del punto decimal, como con el dinero.
It looks like a corner that opens to the right.|Se ve como una esquina que se abre a la derecha.
It is less than a right angle: obtuse.|Es menos que un ángulo recto: obtuso.
It is more than a right angle: acute.|Es más que un ángulo recto: agudo.
Multiply the base by the small number.|Multiplica la base por el número pequeño.
There are 3 children, so each gets one part of 3 (clay block).|Hay 3 niños, así que a cada uno le toca una parte de 3 (bloque de arcilla).
There are 6 children, so each gets one part of 6 (sandwich).|Hay 6 niños, así que a cada uno le toca una parte de 6 (sándwich).
It goes 1 times.|Cabe 1 veces.
Order what stands after the decimal point as whole numbers.|Ordena lo que está después del punto decimal como números enteros.
The longer the number after the decimal point, the smaller.|Mientras más largo es el número después del punto decimal, más pequeño.
The larger the number after the decimal point, the smaller.|Mientras más grande es el número después del punto decimal, más pequeño.
Move the point 1 place to the right.|Mueve el punto 1 posición a la derecha.
Divide the whole number.|Divide el número entero.
What stands after the decimal point stays.|Lo que está después del punto decimal queda.
Move the point 2 places to the right.|Mueve el punto 2 posiciones a la derecha.
Divide: 0.6, with 1 left over.|Divide: 0.6, y sobra 1.
Write what is left over behind it.|Escribe detrás lo que sobra.
Where it does not go, write nothing and take the next digit.|Donde no cabe, no escribas nada y toma la cifra siguiente.
Write the digits after the decimal point.|Escribe las cifras después del punto decimal.
The two kinds have different names.|Las dos clases tienen nombres distintos.
Some rectangles are squares.|Algunos rectángulos son cuadrados.
Some rhombuses are squares.|Algunos rombos son cuadrados.
Some quadrilaterals are rhombuses.|Algunos cuadriláteros son rombos.
All squares are rectangles.|Todos los cuadrados son rectángulos.
All squares are parallelograms.|Todos los cuadrados son paralelogramos.
All parallelograms are quadrilaterals.|Todos los paralelogramos son cuadriláteros.
Count all the squares in the picture.|Cuenta todos los cuadrados del dibujo.
Count the squares in the picture and double them for the back.|Cuenta los cuadrados del dibujo y duplícalos por la parte de atrás.
Count the cubes on all the sides.|Cuenta los cubos de todos los lados.
Look at the first row: this much is added.|Mira la primera fila: se suma esto.
So that is the rule.|Así que esa es la regla.
\`y\` goes up by \`1\` each time.|\`y\` sube \`1\` cada vez.
So the rule is to add this.|Así que la regla es sumar esto.
Look at the first row: it is times this much.|Mira la primera fila: es por esto.
Multiply first.|Multiplica primero.
Then the power.|Luego la potencia.
\`60%\` is one out of \`60\`.|\`60%\` es uno de \`60\`.
Leave the percent sign out.|Quita el signo de por ciento.
Divide by ten.|Divide entre diez.
Put a point in front of the digits.|Pon un punto delante de las cifras.
Put the digit after the decimal point.|Pon la cifra después del punto decimal.
Write the digit over ten.|Escribe la cifra sobre diez.
Add the \`10\`.|Suma el \`10\`.
Add \`10%\` to get back to the whole.|Suma el \`10%\` para regresar al total.
An opposite has a minus sign.|Un opuesto tiene un signo menos.
Turn the number over.|Voltea el número.
Two minus signs in a row are just a minus.|Dos signos menos seguidos son solo un menos.
Take the small number as often as the base says.|Toma el número pequeño tantas veces como dice la base.
The base is negative, so the answer is negative.|La base es negativa, así que la respuesta es negativa.
Add the numbers and multiply the letters: \`y^2\`.|Suma los números y multiplica las letras: \`y^2\`.
Put everything together into one term.|Junta todo en un solo término.
Count how many there are of each.|Cuenta cuántos hay de cada uno.
Take the sign that comes after the term.|Toma el signo que va después del término.
The sign says what to do.|El signo dice qué hacer.
The lower rectangle.|El rectángulo de abajo.
The upright rectangle.|El rectángulo vertical.
Multiply the two longest sides.|Multiplica los dos lados más largos.
Add the faces in the picture.|Suma las caras del dibujo.
Multiply the three sides.|Multiplica los tres lados.
Add all the edges around it.|Suma todas las aristas de alrededor.
Figure \`9\` is \`3\` times figure \`3\`.|La figura \`9\` es \`3\` veces la figura \`3\`.
It goes up by \`4\`, so multiply by \`4\`.|Sube \`4\`, así que multiplica por \`4\`.
Start with figure 1 and add \`9\` steps.|Empieza con la figura 1 y suma \`9\` pasos.
Count the bars on that side.|Cuenta las barras de ese lado.
Read the bar that stands at \`20\`.|Lee la barra que está en \`20\`.
The bars go up to this number.|Las barras llegan a este número.
It should come to the mean, so use the mean.|Debe llegar a la media, así que usa la media.
Multiply the mean by how many numbers there are.|Multiplica la media por cuántos números hay.
Take away what is there.|Quita lo que hay.
Find the mean of the numbers that are there.|Halla la media de los números que hay.
Take the mean from each number.|Quita la media de cada número.
Add these and divide.|Suma estos y divide.
Find the distances from the mean.|Halla las distancias a la media.
Write the bottom after the decimal point.|Escribe lo de abajo después del punto decimal.
Write a point for the bar.|Escribe un punto en vez de la raya.
Let the digits go on.|Deja que las cifras sigan.
Stop after some digits.|Detente después de algunas cifras.
Multiply the two fractions.|Multiplica las dos fracciones.
It changes by \`25\`.|Cambia \`25\`.
Subtract the percent.|Resta el porcentaje.
Multiply the three numbers.|Multiplica los tres números.
The interest is what you get.|El interés es lo que recibes.
\`1\` is too small, so work out \`9 - 1\`.|\`1\` es demasiado pequeño, así que calcula \`9 - 1\`.
There are two minus signs, and two negatives make a positive.|Hay dos signos menos, y dos negativos dan un positivo.
Take the smaller number from the larger one: \`9 - 1\`.|Quita el número menor del mayor: \`9 - 1\`.
Work out \`1 - 9\` and put the minus in front.|Calcula \`1 - 9\` y pon el menos delante.
There is a minus, so take \`9\` away from \`1\`.|Hay un menos, así que quita \`9\` de \`1\`.
Minus and minus make plus, so everything turns positive.|Menos y menos dan más, así que todo se hace positivo.
Leave the signs out and subtract \`1\` from \`9\`.|Quita los signos y resta \`1\` de \`9\`.
Multiply the first term in each pair of parentheses.|Multiplica el primer término de cada par de paréntesis.
Then put everything together.|Luego júntalo todo.
Minus and minus make plus.|Menos y menos dan más.
Multiply both terms by \`2\`.|Multiplica los dos términos por \`2\`.
Put the terms in the parentheses together.|Junta los términos de los paréntesis.
Take the \`2\` away from both sides.|Quita el \`2\` de los dos lados.
All the angles make 360 degrees.|Todos los ángulos suman 360 grados.
Angles at a crossing make 180 degrees.|Los ángulos de un cruce suman 180 grados.
Use the scale.|Usa la escala.
The real length is this much more.|La longitud real es esto más.
It is the same difference again.|Es otra vez la misma diferencia.
Each centimeter is \`6\` m.|Cada centímetro son \`6\` m.
When \`x\` goes up, \`y\` goes up too, so they are proportional.|Cuando sube \`x\`, también sube \`y\`, así que son proporcionales.
\`y\` goes up by the same amount each time, so it is proportional.|\`y\` sube lo mismo cada vez, así que es proporcional.
\`y\` does not go up by the same amount each time, so it is not.|\`y\` no sube lo mismo cada vez, así que no lo es.
It happens or it does not, so half of the time.|Pasa o no pasa, así que la mitad de las veces.
That many fit.|Tantos cumplen.
There are 3 outcomes.|Hay 3 resultados.
Compare with the trials that came out otherwise.|Compara con las pruebas que salieron de otra manera.
It came up this often.|Salió esta cantidad de veces.
Share the trials among the outcomes.|Reparte las pruebas entre los resultados.
The base is taken no times, so nothing is left.|La base se toma ninguna vez, así que no queda nada.
Nothing is done to the base.|No se hace nada a la base.
The minus sign goes in front.|El signo menos va delante.
Its decimal goes on for ever.|Su decimal sigue para siempre.
There is a root sign.|Hay un signo de raíz.
It is a sign, and not a number that one can count to.|Es un signo, y no un número al que se pueda contar.
A calculator shows a decimal that ends.|Una calculadora muestra un decimal que termina.
Both sides have the same number of \`m\`, so it is always true.|Los dos lados tienen el mismo número de \`m\`, así que siempre es verdadero.
The angles at one crossing look alike.|Los ángulos de un cruce se parecen.
Use 4 times \`pi\` times the radius squared.|Usa 4 por \`pi\` por el radio al cuadrado.
Up and down for the first number.|Hacia arriba y hacia abajo para el primer número.
Right and left for the second.|A la derecha y a la izquierda para el segundo.
Add the first number.|Suma el primer número.
It lies elsewhere, so it only looks alike.|Está en otro lugar, así que solo se parece.
It was moved.|Se movió.
It has another size and another place.|Tiene otro tamaño y otro lugar.
It has the same shape.|Tiene la misma forma.
Both are rectangles.|Los dos son rectángulos.
The height changes by this much.|La altura cambia esto.
Divide the height by how far along it is.|Divide la altura entre qué tan lejos de lado está.
The numbers of the table are larger.|Los números de la tabla son más grandes.
Compare where they start.|Compara dónde empiezan.
Take the change of y from column to column.|Toma el cambio de y de columna a columna.
The table begins with its first column.|La tabla empieza con su primera columna.
Compare how fast they grow.|Compara qué tan rápido crecen.
Put the number into the rule.|Pon el número en la regla.
Undo from left to right: divide first, then take away.|Deshaz de izquierda a derecha: primero divide, luego quita.
Undo from left to right: divide first, then add.|Deshaz de izquierda a derecha: primero divide, luego suma.
Take each count from all of them.|Toma cada cuenta de todas.
Read the total of the row or the column.|Lee el total de la fila o de la columna.
Raise everything to the outer exponent, the inner exponent too.|Eleva todo al exponente de afuera, también el exponente de adentro.
The exponent belongs to \`x\`.|El exponente es de \`x\`.
Multiply the number by the outer exponent.|Multiplica el número por el exponente de afuera.
Multiply the exponents.|Multiplica los exponentes.
Read the height first.|Lee primero la altura.
Take the point where a line meets the y-axis.|Toma el punto donde una recta cruza el eje y.
Two equations with two letters have one solution.|Dos ecuaciones con dos letras tienen una solución.
The slopes are equal.|Las pendientes son iguales.
Read how low and how high it goes.|Lee qué tan bajo y qué tan alto llega.
It lies between the ends.|Está entre los extremos.
The axis goes this far.|El eje llega hasta aquí.
Add everything.|Suma todo.
The minus stands before the first term.|El menos está delante del primer término.
Subtract the first from the second.|Resta la primera de la segunda.
Multiply first by first, and last by last.|Multiplica primero por primero y último por último.
Divide the temperature each hour.|Divide la temperatura cada hora.
Divide the difference each hour and add nothing.|Divide la diferencia cada hora y no sumes nada.
Change \`x\`.|Cambia \`x\`.
Do with \`x\` what stands beside it.|Haz con \`x\` lo que está a su lado.
Multiply the point.|Multiplica el punto.
The input is multiplied.|La entrada se multiplica.
There it is greatest.|Ahí es lo más grande.
It begins there.|Empieza ahí.
This is the greatest value.|Este es el valor más grande.
Solve for 0.|Resuelve para 0.
Read the number in the first factor.|Lee el número del primer factor.
There it turns.|Ahí da la vuelta.
It is not steep.|No es inclinada.
The points lie close to a line.|Los puntos están cerca de una recta.
The points do not fit, so it is below 0.|Los puntos no cumplen, así que está por debajo de 0.
Take the parentheses away.|Quita los paréntesis.
Use the numbers with the other sign.|Usa los números con el otro signo.
Numbers for the first terms.|Números para los primeros términos.
Numbers for the last terms. First and last fit, so it is done.|Números para los últimos términos. El primero y el último van bien, así que está listo.
Put the number before \`x\` into the parentheses and take its square away.|Pon el número delante de \`x\` en los paréntesis y quita su cuadrado.
Half of \`2\` goes into the parentheses, and the rest stays.|La mitad de \`2\` va en los paréntesis, y lo demás queda.
Leave the bars out.|Quita las barras.
Leave the bars out and solve.|Quita las barras y resuelve.
Bars mean plus or minus.|Las barras quieren decir más o menos.
Bars make everything inside positive.|Las barras hacen positivo todo lo de adentro.
Only 1 does this.|Solo 1 lo hace.
It is the square root.|Es la raíz cuadrada.
It is the fourth root.|Es la raíz cuarta.
It is the fifth root.|Es la raíz quinta.
Take the power \`3\`.|Toma la potencia \`3\`.
Take that fraction of the number.|Toma esa fracción del número.
Divide both sides. The sign stays.|Divide los dos lados. El signo queda.
Both together make the total.|Los dos juntos forman el total.
\`4\` more is \`4n\`.|\`4\` más es \`4n\`.
Least is less.|Al menos es menos.
Most is more.|A lo más es más.
`;
