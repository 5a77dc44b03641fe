/** What the terms of `terms.ts` mean, in Spanish: `term|meaning`, one per line. Their names are in `terms-in-spanish.ts`. */
export const spanishTerms = `
absolute value|qué tan lejos está un número de 0
accuracy|qué tan cerca está un número del verdadero, lo que muestran sus cifras
acute angle|un ángulo menor que un ángulo recto
addend|un número que se suma
angle|el giro entre dos rayos que empiezan en un mismo punto
area|cuánto espacio plano cubre una figura
array|cosas en filas y columnas iguales
axis|una de las dos rectas numéricas del plano de coordenadas
bar graph|una gráfica cuyas barras muestran cuántos hay
base|el lado sobre el que se levanta la altura
base of a power|el número que se multiplica por sí mismo
causation|que una cosa hace que pase otra
circumference|el contorno de un círculo
coefficient|el número que está delante de una letra
column|cosas una encima de otra
common denominator|un denominador con el que se pueden escribir las dos fracciones
compare|decir cuál es más, o que son lo mismo
composite|un número con más de dos factores
constant of proportionality|el número por el que se multiplica cada valor
convert|escribir la misma cantidad en otra unidad
coordinate|un número que dice dónde está un punto
corner|un punto donde se juntan dos lados de una figura
correlation coefficient|un número de −1 a 1 que dice qué tan cerca de una recta están los puntos
count on|seguir contando desde un número
data|lo que se contó o se midió
decimal|un número escrito con décimas y partes más pequeñas
decimal point|la marca después de las unidades
degree|un giro del que 360 forman una vuelta completa
denominator|el número de abajo: en qué partes se corta el entero
diameter|la distancia de un lado al otro de un círculo por su centro
difference|lo que queda, o qué tan lejos están dos números
difference of squares|un cuadrado menos otro
digit|uno de los signos del 0 al 9
distributive law|a por una suma es a por cada parte, y todo sumado
distributive property|un factor fuera de los paréntesis multiplica cada término de adentro
dividend|el número que se divide
divisor|el número que divide
domain|todas las entradas de una función
dot plot|una gráfica con un punto por cada valor
edge|una línea donde se juntan dos caras de un cuerpo
elapsed time|cuánto dura algo
elimination|sumar ecuaciones para que desaparezca una letra
equal fractions|fracciones que nombran el mismo número, como 1/2 y 2/4
equal groups|grupos con el mismo número de cosas
equal parts|partes del mismo tamaño
equal ratios|razones con la misma tasa unitaria
equal sign|el signo que dice que los dos lados valen lo mismo
equation|un enunciado que dice que dos expresiones valen lo mismo
estimate|un valor que se halla sin un cálculo exacto
event|algo que puede pasar, como un conjunto de resultados
expanded form|un número escrito como suma de sus posiciones
exponent|el número pequeño que cuenta factores iguales
exponential function|una función que en cada paso se multiplica por el mismo factor
expression|números, letras y signos que nombran un número
factor|uno de los números o expresiones que se multiplican
fewer|no tantos
flat shape|una figura que está en un plano, como un círculo o un cuadrado
fourth|una de cuatro partes iguales
fraction|un número hecho de partes iguales de un entero
function|una regla con una sola salida para cada entrada
greater|más que otro
greatest common factor|el número más grande que divide a los dos
group|cosas que van juntas
growth factor|por cuánto multiplica cada paso
half|una de dos partes iguales
half hour|30 minutos
height|qué tan lejos de la base está lo más alto, en ángulo recto
histogram|una gráfica que cuenta valores por intervalos
hour|60 minutos
hour hand|la manecilla corta de un reloj
hundred|diez decenas
hundredth|una de cien partes iguales de un entero
hypotenuse|el lado que está frente al ángulo recto
independent|que no cambian la probabilidad el uno del otro
inequality|un enunciado que dice que un lado es menor o mayor
input|lo que entra en una función
intercept|donde una gráfica cruza un eje
interquartile range|qué tan ancha es la mitad central de los datos
interval|todos los números entre dos extremos
inverse function|la función que lleva cada salida de regreso a su entrada
inverse operation|la operación que deshace otra
irrational number|un número que no se puede escribir como fracción de dos enteros
layer|un piso de cubos
least common multiple|el múltiplo más pequeño de los dos
leg|un lado junto al ángulo recto
length|qué tan largo es algo
like terms|términos con las mismas letras a las mismas potencias
linear equation|una ecuación que se puede escribir como un número por su letra más un número igual a 0
linear function|una función cuya gráfica es una recta
mean|el total repartido por igual
median|el valor de en medio, en orden
minute hand|la manecilla larga de un reloj
mixed number|un número entero y una fracción juntos
multiple|un número por un número entero
negative number|un número menor que 0
number|lo que dice cuántos o cuánto
number line|una recta en la que cada punto es un número
numerator|el número de arriba: cuántas partes se toman
obtuse angle|un ángulo entre uno recto y uno llano
one|una sola cosa; diez de ellas forman una decena
opposite|el número que está igual de lejos de 0 al otro lado
order of operations|qué se calcula primero: paréntesis, potencias, multiplicar y dividir, sumar y restar
ordered pair|dos números cuyo orden importa
origin|el punto donde se cruzan los ejes
outcome|una cosa que puede pasar
outlier|un valor lejos de los demás
output|lo que sale de una función
parallel lines|rectas que nunca se juntan
parameter|un número de una regla que queda igual mientras cambia la entrada
parentheses|signos alrededor de lo que se calcula primero
part|una de las cantidades que forman un entero
partial product|el producto de una parte de un número
pattern|algo que sigue según una regla
percent|un número de centésimas
perimeter|el contorno de una figura
pi|cuántas veces cabe el diámetro de un círculo en su contorno, más o menos 3.14
picture graph|una gráfica con dibujos que representan cuántos hay
place|donde está una cifra
place value|lo que vale una cifra en el lugar donde está
polynomial|una suma de números por potencias de una letra
population|todo aquello de lo que trata una pregunta
power|un producto de factores iguales
prime|un número con exactamente dos factores, 1 y él mismo
probability|un número de 0 a 1 que dice qué tan probable es algo
product|lo que da multiplicar
property of equality|lo que se puede hacer a los dos lados de una ecuación
proportional|dos cantidades son proporcionales cuando una es siempre el mismo número por la otra
quadratic equation|una ecuación con el cuadrado de su letra
quadratic expression|una expresión en la que el cuadrado es la mayor potencia de la letra
quantity|algo que se puede contar o medir
quotient|lo que da dividir
radicand|el número que está bajo una raíz
radius|la distancia del centro de un círculo a su borde
random|dejado a la suerte, de modo que nadie puede saber antes el resultado
range|el valor más grande menos el más pequeño
rate|una razón de dos clases de cantidad
rate of change|cuánto cambia la salida con un paso de la entrada
ratio|una comparación de dos cantidades multiplicando
rational number|un número que se puede escribir como fracción de dos enteros, como -3/4 o 5
reciprocal|la fracción puesta de cabeza
reflection|un movimiento que refleja una figura como en un espejo
remainder|lo que sobra al dividir
right angle|un cuarto de una vuelta completa
rise|cuánto sube una recta entre dos puntos
rotation|un movimiento que gira una figura alrededor de un punto
round|cambiar por la decena, centena, décima … más cercana
row|cosas lado a lado
rule|lo que dice cómo se halla cada número
ruler|una herramienta que muestra longitudes
run|cuánto avanza una recta de lado entre dos puntos
sample|una parte de una población que se mira
sample space|todos los resultados
scale|lo que representa un paso o una longitud de un dibujo
scale factor|el número por el que se multiplica cada longitud
scatter plot|una gráfica de pares como puntos
scientific notation|un número de al menos 1 y menor que 10, por una potencia de diez
side|una línea del borde de una figura
slope|la subida dividida entre el avance: qué tan inclinada es una recta
solid|un cuerpo con largo, ancho y alto
solution|un valor que hace verdadero un enunciado
solution/pair|un par de valores que hace verdadera cada ecuación o desigualdad
square root|el número cuyo cuadrado se da
square unit|un cuadrado con lados de una unidad
straight angle|la mitad de una vuelta completa
substitution|poner una expresión en lugar de una letra
sum|lo que da sumar
surface area|el área de todas las caras de un cuerpo
system of equations|ecuaciones que valen juntas
ten|un grupo de diez unidades, como un atado o un marco lleno
tenth|una de diez partes iguales de un entero
term|una parte de una expresión entre signos más y menos
term of a pattern|uno de sus miembros
thousandth|una de mil partes iguales de un entero
times as many|tantas copias de una cantidad
translation|un movimiento que traslada una figura sin girarla
transversal|una recta que cruza otras dos
trend line|una recta que pasa por el medio de una nube de puntos
unit|aquello con lo que contamos o medimos
unit cube|un cubo con aristas de una unidad
unit fraction|una de las partes iguales de un entero
unit rate|cuánto le toca a uno
unknown|un número que hay que hallar
value|cuánto vale un número o una expresión
variable|una letra que representa un número
vertex|el punto más alto o más bajo de una parábola
volume|cuánto espacio llena un cuerpo
weight|qué tan pesado es algo
whole|la cantidad completa de la que se toman partes
zero|una entrada cuya salida es 0
`;
