import { rowsOf } from '../standards/rows-of.ts';

/** The terms of lessons in Spanish, with their article: `term|término`, one per line. */
const LINES = `
ten|la decena
one|la unidad
number|el número
count on|seguir contando
compare|comparar
greater|mayor
fewer|menos
whole|el entero
part|la parte
sum|la suma
difference|la diferencia
length|la longitud
weight|el peso
unit|la unidad de medida
data|los datos
group|el grupo
side|el lado
corner|la esquina
flat shape|la figura plana
solid|el cuerpo geométrico
addend|el sumando
equal sign|el signo igual
equation|la ecuación
unknown|la incógnita
digit|la cifra
place|la posición
hour|la hora
half hour|la media hora
hour hand|la manecilla de la hora
minute hand|el minutero
half|la mitad
fourth|el cuarto
row|la fila
column|la columna
array|la matriz (filas y columnas)
equal groups|los grupos iguales
hundred|la centena
expanded form|la forma desarrollada
ruler|la regla
number line|la recta numérica
value|el valor
bar graph|la gráfica de barras
picture graph|el pictograma
scale|la escala
equal parts|las partes iguales
factor|el factor
product|el producto
quotient|el cociente
distributive law|la propiedad distributiva
pattern|el patrón
rule|la regla
term of a pattern|el término de un patrón
round|redondear
place value|el valor posicional
fraction|la fracción
numerator|el numerador
denominator|el denominador
unit fraction|la fracción unitaria
equal fractions|las fracciones equivalentes
elapsed time|el tiempo transcurrido
area|el área
square unit|la unidad cuadrada
perimeter|el perímetro
times as many|veces más
remainder|el residuo
estimate|estimar
multiple|el múltiplo
prime|el número primo
composite|el número compuesto
partial product|el producto parcial
dividend|el dividendo
divisor|el divisor
mixed number|el número mixto
tenth|la décima
hundredth|la centésima
decimal|el decimal
decimal point|el punto decimal
convert|convertir
dot plot|el diagrama de puntos
angle|el ángulo
degree|el grado
straight angle|el ángulo llano
right angle|el ángulo recto
acute angle|el ángulo agudo
obtuse angle|el ángulo obtuso
expression|la expresión
parentheses|los paréntesis
order of operations|el orden de las operaciones
ordered pair|el par ordenado
thousandth|la milésima
common denominator|el denominador común
volume|el volumen
unit cube|el cubo unitario
layer|la capa
edge|la arista
coordinate|la coordenada
axis|el eje
origin|el origen
parallel lines|las rectas paralelas
ratio|la razón
rate|la tasa
unit rate|la tasa unitaria
percent|el porcentaje
equal ratios|las razones equivalentes
reciprocal|el recíproco
greatest common factor|el máximo común divisor
least common multiple|el mínimo común múltiplo
negative number|el número negativo
opposite|el opuesto
absolute value|el valor absoluto
variable|la variable
coefficient|el coeficiente
term|el término
exponent|el exponente
base of a power|la base de una potencia
power|la potencia
solution|la solución
inequality|la desigualdad
inverse operation|la operación inversa
base|la base
height|la altura
surface area|el área de la superficie
mean|la media
median|la mediana
range|el rango
interquartile range|el rango intercuartil
histogram|el histograma
proportional|proporcional
constant of proportionality|la constante de proporcionalidad
quantity|la cantidad
rational number|el número racional
like terms|los términos semejantes
scale factor|el factor de escala
circumference|la circunferencia
radius|el radio
diameter|el diámetro
pi|pi
sample|la muestra
population|la población
random|al azar
probability|la probabilidad
outcome|el resultado
event|el evento
sample space|el espacio muestral
irrational number|el número irracional
square root|la raíz cuadrada
scientific notation|la notación científica
slope|la pendiente
rise|el cambio vertical
run|el cambio horizontal
intercept|la intersección con el eje
linear equation|la ecuación lineal
system of equations|el sistema de ecuaciones
function|la función
input|la entrada
output|la salida
linear function|la función lineal
rate of change|la tasa de cambio
translation|la traslación
reflection|la reflexión
rotation|la rotación
transversal|la transversal
hypotenuse|la hipotenusa
leg|el cateto
scatter plot|el diagrama de dispersión
trend line|la línea de tendencia
radicand|el radicando
accuracy|la exactitud
difference of squares|la diferencia de cuadrados
quadratic expression|la expresión cuadrática
zero|el cero
vertex|el vértice
growth factor|el factor de crecimiento
polynomial|el polinomio
property of equality|la propiedad de la igualdad
distributive property|la propiedad distributiva
quadratic equation|la ecuación cuadrática
substitution|la sustitución
elimination|la eliminación
domain|el dominio
interval|el intervalo
inverse function|la función inversa
exponential function|la función exponencial
parameter|el parámetro
outlier|el valor atípico
correlation coefficient|el coeficiente de correlación
causation|la causalidad
independent|independiente
`;

const BY_TERM: ReadonlyMap<string, string> = new Map(rowsOf(LINES).map(([term = '', spanish = '']) => [term, spanish]));

/** A term of a lesson in Spanish; undefined for one that is not known. */
export const termInSpanish = (term: string): string | undefined => BY_TERM.get(term);
