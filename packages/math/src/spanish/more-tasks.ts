/** Tasks with a picture, a table or a number of their own, in words for a family. */
export const moreTasks: Readonly<Record<string, string>> = {
  'Count. What number comes next?': 'Cuenten. ¿Qué número sigue?',
  'Count on. What number is missing?': 'Sigan contando. ¿Qué número falta?',
  'The crossed ones go away. Which one fits the picture?': 'Los tachados se van. ¿Cuál corresponde al dibujo?',
  'The striped ones come. Which one fits the picture?': 'Después se suma lo rayado. ¿Cuál corresponde al dibujo?',
  'One bar is ten. What number is this?': 'Una barra es diez. ¿Qué número es este?',
  'What shape is this?': '¿Qué figura es esta?',
  'What is this shape called?': '¿Cómo se llama esta figura?',
  'Push the parts together. What shape do they make?': 'Junten las partes. ¿Qué figura forman?',
  'What time does the clock show?': '¿Qué hora marca el reloj?',
  'The rectangle is to be cut into squares of the same size. The first row and the first column are drawn. How many squares will there be?':
    'El rectángulo se va a cortar en cuadrados del mismo tamaño. Están dibujadas la primera fila y la primera columna. ¿Cuántos cuadrados habrá?',
  'All corners of this shape are right angles. What is its area?':
    'Todas las esquinas de esta figura son ángulos rectos. ¿Cuál es su área?',
  'The pieces of this bar are not all the same size. What fraction of the whole bar is shaded?':
    'Las partes de esta barra no son todas del mismo tamaño. ¿Qué fracción de toda la barra está sombreada?',
  'What fraction of the bar is shaded?': '¿Qué fracción de la barra está sombreada?',
  'Which number does point A show? Write a fraction or a mixed number.':
    '¿Qué número muestra el punto A? Escriban una fracción o un número mixto.',
  'Which number does point A show? Write a decimal.': '¿Qué número muestra el punto A? Escriban un decimal.',
  'Each small square is one square unit. What is the area of the figure in square units?':
    'Cada cuadrado pequeño es una unidad cuadrada. ¿Cuál es el área de la figura en unidades cuadradas?',
  'What are these two lines?': '¿Qué son estas dos rectas?',
  'How many lines of symmetry does this shape have?': '¿Cuántos ejes de simetría tiene esta figura?',
  'How many degrees does the angle have?': '¿Cuántos grados tiene el ángulo?',
  'Which angle is larger?': '¿Qué ángulo es mayor?',
  'What kind of angle is this?': '¿Qué tipo de ángulo es este?',
  'The angles fill a right angle. How many degrees is the angle marked with a question mark?':
    'Los ángulos forman un ángulo recto. ¿Cuántos grados tiene el ángulo marcado con un signo de interrogación?',
  'The angles go once around a point. How many degrees is the angle marked with a question mark?':
    'Los ángulos dan una vuelta completa alrededor de un punto. ¿Cuántos grados tiene el ángulo marcado con un signo de interrogación?',
  'The angles fill a straight line. How many degrees is the angle marked with a question mark?':
    'Los ángulos forman una línea recta. ¿Cuántos grados tiene el ángulo marcado con un signo de interrogación?',
  'The two level lines are parallel. How many degrees is the angle marked with a question mark?':
    'Las dos rectas horizontales son paralelas. ¿Cuántos grados tiene el ángulo marcado con un signo de interrogación?',
  'Two straight lines cross. How many degrees is the angle marked with a question mark?':
    'Dos rectas se cruzan. ¿Cuántos grados tiene el ángulo marcado con un signo de interrogación?',
  'This box is built of equal cubes, with no gaps. How many cubes are in it?':
    'Esta caja está hecha de cubos iguales, sin huecos. ¿Cuántos cubos tiene?',
  'Write the coordinates of point P.': 'Escriban las coordenadas del punto P.',
  'Find the rule of this table. Write it as an equation that starts with `y =`.':
    'Hallen la regla de esta tabla. Escríbanla como una ecuación que empiece con `y =`.',
  'The two numbers in each column have the same ratio. Which number is missing?':
    'Los dos números de cada columna tienen la misma razón. ¿Qué número falta?',
  'Find the mean absolute deviation: the mean distance of these numbers from their mean.':
    'Hallen la desviación media absoluta: la distancia media de estos números a su media.',
  'Look at the table. Is `y` proportional to `x`?': 'Miren la tabla. ¿Es `y` proporcional a `x`?',
  'Find the value. Give your answer in scientific notation.':
    'Hallen el valor. Den la respuesta en notación científica.',
  'Find the slope of the line. Look at the numbers on both axes.':
    'Hallen la pendiente de la recta. Miren los números de los dos ejes.',
  'The table shows a linear relationship. Find its rate of change.':
    'La tabla muestra una relación lineal. Hallen su tasa de cambio.',
  'Write as one power, with a number before it where needed.':
    'Escríbanlo como una sola potencia, con un número delante donde haga falta.',
  'How does `y` grow in this table?': '¿Cómo crece `y` en esta tabla?',
  'The whole square is 1. Write the shaded part as a decimal.':
    'El cuadrado entero es 1. Escriban la parte sombreada como decimal.',
  'How far apart are these two points, in a straight line? Give the exact answer: keep the root.':
    '¿Qué distancia hay entre estos dos puntos, en línea recta? Den la respuesta exacta: dejen la raíz.',
  'How do the two quantities of the scatter plot go together?':
    '¿Cómo se relacionan las dos cantidades del diagrama de dispersión?',
  'The picture shows the whole graph of a function, and both ends belong to it. What is its domain? Write one inequality for `x` with both ends.':
    'El dibujo muestra toda la gráfica de una función, y los dos extremos pertenecen a ella. ¿Cuál es su dominio? Escriban una sola desigualdad para `x` con los dos extremos.',
  'In the table `y` is proportional to `x`, so `y = kx`. What is `k`?':
    'En la tabla `y` es proporcional a `x`, así que `y = kx`. ¿Cuánto es `k`?',
  'Make ten. Which number is missing?': 'Formen diez. ¿Qué número falta?',
  'How many more dots make ten?': '¿Cuántos puntos más hacen diez?',
  'Put them together.': 'Júntenlos.',
  'Sort them by kind. How many are in the group with the most?':
    'Sepárenlos por tipo. ¿Cuántos hay en el grupo que tiene más?',
  'Is this a square?': '¿Es esto un cuadrado?',
  'Is this a rectangle?': '¿Es esto un rectángulo?',
  'Is this shape flat or solid?': '¿Esta figura es plana o tiene volumen?',
  'How many angles does this shape have?': '¿Cuántos ángulos tiene esta figura?',
  'How many sides does this shape have?': '¿Cuántos lados tiene esta figura?',
  'How many flat faces does this solid shape have?': '¿Cuántas caras planas tiene este cuerpo?',
  'How many more corners does the shape on the right have?': '¿Cuántas esquinas más tiene la figura de la derecha?',
  'Which stick is longer?': '¿Qué palo es más largo?',
  'Which bar is cut into thirds?': '¿Qué barra está cortada en tercios?',
  'Which bar is cut into halves?': '¿Qué barra está cortada en mitades?',
  'Which bar is cut into fourths?': '¿Qué barra está cortada en cuartos?',
  'The stick lies above a row of squares of the same size. How many squares long is the stick?':
    'El palo está encima de una fila de cuadrados del mismo tamaño. ¿Cuántos cuadrados mide el palo?',
  'One circle is one whole. What number do the shaded parts show? Write a fraction or a mixed number.':
    'Un círculo es un entero. ¿Qué número muestran las partes sombreadas? Escriban una fracción o un número mixto.',
  'Which inequality does the number line show? Use the letter `x`.':
    '¿Qué desigualdad muestra la recta numérica? Usen la letra `x`.',
  'Find the interquartile range of these numbers. Leave the median out of both halves.':
    'Hallen el rango intercuartílico de estos números. No pongan la mediana en ninguna de las dos mitades.',
  'At which value of `y` does this line cross the `y`-axis?': '¿En qué valor de `y` cruza esta recta el eje `y`?',
  'Which exponent belongs in the place of `n`?': '¿Qué exponente va en el lugar de `n`?',
  'Write this number without a power of ten.': 'Escriban este número sin una potencia de diez.',
  'The triangle has two equally long sides. How many degrees is the angle between them?':
    'El triángulo tiene dos lados iguales. ¿Cuántos grados tiene el ángulo entre ellos?',
  'The base line of the triangle goes on to the right. How many degrees is the angle outside the triangle, marked with a question mark?':
    'La base del triángulo sigue hacia la derecha. ¿Cuántos grados tiene el ángulo fuera del triángulo, marcado con un signo de interrogación?',
  'Which point is an outlier: it does not follow the pattern of the others?':
    '¿Qué punto es un valor atípico, que no sigue el patrón de los demás?',
};
