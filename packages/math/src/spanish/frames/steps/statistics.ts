import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of statistics. */
export const statisticsSteps: Frames = {
  'The tallest stack of dots stands above this number.': 'La columna de puntos más alta está sobre este número.',
  'Each dot counts as many goals as the number below it.':
    'Cada punto cuenta tantos goles como dice el número que está debajo.',
  'Add the heights of all bars to the left of `30`.': 'Suma las alturas de todas las barras a la izquierda de `30`.',
  'Add the heights of all bars to the right of `20`.': 'Suma las alturas de todas las barras a la derecha de `20`.',
  'Each number tells the height of a sunflower.': 'Cada número dice la altura de un girasol.',
  'Each number tells the length of a first name.': 'Cada número dice cuántas letras tiene un nombre.',
  'Each number tells the goals in a game.': 'Cada número dice los goles de un partido.',
  'This question is asked of many, and their answers differ.':
    'Esta pregunta se le hace a muchos, y sus respuestas son distintas.',
  'The other questions have one answer.': 'Las otras preguntas tienen una sola respuesta.',
  'Each number says how many minutes.': 'Cada número dice cuántos minutos.',
  'Each number tells the weight of an apple.': 'Cada número dice el peso de una manzana.',
  'Each number tells the time spent reading.': 'Cada número dice el tiempo dedicado a leer.',
  'Each number tells the distance of a throw.': 'Cada número dice la distancia de un lanzamiento.',
  'Each number tells the age of a member.': 'Cada número dice la edad de un miembro.',
  'Each number tells the temperature at noon.': 'Cada número dice la temperatura al mediodía.',
  'Each number tells the time for the way to school.': 'Cada número dice el tiempo del camino a la escuela.',
  'Each number tells the time asleep.': 'Cada número dice las horas de sueño.',
  'The ranges are 4 and 8.': 'Los rangos son 4 y 8.',
  'The medians are 9 and 6.': 'Las medianas son 9 y 6.',
  'Its values reach farther to one side of the middle than to the other.':
    'Sus valores llegan más lejos de un lado del centro que del otro.',
  'Share the total equally among `5`.': 'Reparte el total por igual entre `5`.',
  'Such a mean of all of them needs this total.': 'Para que todos tengan esa media hace falta este total.',
  'This much is there already.': 'Esto es lo que ya hay.',
  'The rest is needed.': 'Hace falta lo demás.',
  'Put the numbers in order.': 'Pon los números en orden.',
  'There are two in the middle: go halfway between them.': 'Hay dos en medio: toma el punto a la mitad entre ellos.',
  'Take the one in the middle.': 'Toma el que está en medio.',
  'Put the numbers in order, so that equal ones stand together.':
    'Pon los números en orden, de modo que los iguales queden juntos.',
  'It comes `4` times, more often than any other.': 'Aparece `4` veces, más que cualquier otro.',
  'Find the smallest and the largest.': 'Halla el menor y el mayor.',
  'Subtract: that is how far apart they are.': 'Resta: esa es la distancia entre los dos.',
  'Find the mean.': 'Halla la media.',
  'Find how far each number is from the mean.': 'Halla a qué distancia de la media está cada número.',
  'Distances are never negative.': 'Las distancias nunca son negativas.',
  'Find the mean of the distances.': 'Halla la media de las distancias.',
  'The lower half is `6, 6, 14`.': 'La mitad inferior es `6, 6, 14`.',
  'Its median is the lower quartile.': 'Su mediana es el cuartil inferior.',
  'Its median is the upper quartile.': 'Su mediana es el cuartil superior.',
  'Subtract the quartiles.': 'Resta los cuartiles.',
  'Count how many lie in each interval.': 'Cuenta cuántos hay en cada intervalo.',
  'The median is in the middle.': 'La mediana está en medio.',
  'Write all five in order.': 'Escribe los cinco en orden.',
  'Total of the first group.': 'Total del primer grupo.',
  'Total of the second group.': 'Total del segundo grupo.',
  'Share both totals among all.': 'Reparte los dos totales entre todos.',
  'Total before.': 'Total de antes.',
  'Total with the new value.': 'Total con el valor nuevo.',
  'Now there are `5` to share it.': 'Ahora se reparte entre `5`.',
  '`5` of them are not red.': 'No son de color rojo: `5`.',
  'This is the probability for one try.': 'Esta es la probabilidad de un intento.',
  'Take this part of all the tries.': 'Toma esta parte de todos los intentos.',
  'Count all the outcomes: first and second are told apart.':
    'Cuenta todos los resultados: se distingue el primero del segundo.',
  'List those that fit.': 'Anota los que sirven.',
  'Those that fit, out of all.': 'Los que sirven, de entre todos.',
  'Head then tail, and tail then head: two outcomes fit.':
    'Cara y luego cruz, y cruz y luego cara: sirven dos resultados.',
  'The device is fair and has no memory: what came before changes nothing, so both are equally likely.':
    'El aparato es justo y no tiene memoria: lo que salió antes no cambia nada, así que los dos son igual de probables.',
  'Few results can easily be far from half by chance.':
    'Con pocos resultados es fácil quedar lejos de la mitad por azar.',
  'With `200` the chance ups and downs even out, so the small count is the likelier place.':
    'Con `200`, las subidas y bajadas del azar se compensan, así que es más probable donde hay pocos resultados.',
  'Ten times as many trials: expect about ten times as many.':
    'Diez veces más ensayos: espera más o menos diez veces más.',
  'Divide how often it happened by the number of trials.': 'Divide las veces que ocurrió entre el número de ensayos.',
  'Go through the runs and count those with at least two of the digits 0 to 2.':
    'Recorre las series y cuenta las que tienen por lo menos dos cifras del 0 al 2.',
  'Divide by the number of runs.': 'Divide entre el número de series.',
  'Go through the runs and count those with at least one of the digits 0 to 2.':
    'Recorre las series y cuenta las que tienen por lo menos una cifra del 0 al 2.',
  'Find how far apart the means are.': 'Halla a qué distancia están las medias una de otra.',
  'Measure that in deviations.': 'Mide eso en desviaciones.',
  'That is several deviations, so few values lie between.':
    'Son varias desviaciones, así que hay pocos valores en medio.',
  'That is about one deviation, so many values lie between.':
    'Es más o menos una desviación, así que hay muchos valores en medio.',
  'All the other points lie near a line.': 'Todos los demás puntos están cerca de una recta.',
  'This one lies far from it.': 'Este está lejos de ella.',
  'From left to right the points go neither up nor down.': 'De izquierda a derecha, los puntos no suben ni bajan.',
  'From left to right the points go up: one grows with the other.':
    'De izquierda a derecha, los puntos suben: una crece con la otra.',
  'From left to right the points go down: one grows and the other falls.':
    'De izquierda a derecha, los puntos bajan: una crece y la otra disminuye.',
  'Compare with the total of this row only.': 'Compara solo con el total de esta fila.',
  'The counts of a row make its total.': 'Las cantidades de una fila forman su total.',
  'Chance that the first one is red.': 'Probabilidad de que lo primero sea de color rojo.',
  'One red one is gone, so there is one less, out of one less.':
    'Ya salió algo de color rojo, así que hay uno menos, de un total de uno menos.',
  'Both must happen: multiply.': 'Deben ocurrir las dos cosas: multiplica.',
  'The bag is as before, so the chance is the same.': 'La bolsa está como antes, así que la probabilidad es la misma.',
  'The number says that more of one mostly goes with more of the other.':
    'El número dice que casi siempre más de una va con más de la otra.',
  'Time at home may lie behind both.': 'Puede que detrás de las dos esté el tiempo en casa.',
  'So the number alone does not tell the cause.': 'Así que el número por sí solo no dice la causa.',
  'Healthy people may walk more.': 'Puede que las personas sanas caminen más.',
  'Larger towns have more of both.': 'Los pueblos más grandes tienen más de las dos cosas.',
  'A larger fire brings both.': 'Un incendio más grande trae las dos cosas.',
  'Older children have larger feet and read better.': 'Los niños mayores tienen los pies más grandes y leen mejor.',
  'Better players may like to practice more.': 'Puede que a quienes juegan mejor les guste practicar más.',
  'Chance made the groups alike in all else.': 'El azar hizo que los grupos fueran parecidos en todo lo demás.',
  'So the difference can only come from what was changed.':
    'Así que la diferencia solo puede venir de lo que se cambió.',
  'A healthy way of life may lie behind both.': 'Puede que detrás de las dos esté una vida sana.',
  'Other habits may lie behind both.': 'Puede que detrás de las dos haya otros hábitos.',
  'Stores with more customers can pay for more ads.': 'Las tiendas con más clientes pueden pagar más anuncios.',
  'Flowers may bring bees, and bees more flowers.': 'Puede que las flores traigan abejas, y las abejas más flores.',
  'Rain brings both.': 'La lluvia trae las dos cosas.',
  'Hot days bring both.': 'Los días de calor traen las dos cosas.',
  'Good spellers may like to read more.': 'Puede que a quienes tienen buena ortografía les guste leer más.',
  'Sunny days bring both.': 'Los días soleados traen las dos cosas.',
  'Warm hours bring both.': 'Las horas cálidas traen las dos cosas.',
  'Larger villages have more of both.': 'Las aldeas más grandes tienen más de las dos cosas.',
  'Cold days bring both.': 'Los días fríos traen las dos cosas.',
  'Larger hospitals have more of both.': 'Los hospitales más grandes tienen más de las dos cosas.',
  'Older children have more of both.': 'Los niños mayores tienen más de las dos cosas.',
  'Dark evenings bring both.': 'Las noches oscuras traen las dos cosas.',
  'As years go by, there are more of both.': 'Con los años hay más de las dos cosas.',
  'Who is in a good mood may listen to more music.': 'Quien está de buen humor quizás escucha más música.',
  'Healthy dogs may want to walk more.': 'Los perros sanos quizás quieren caminar más.',
  'Who makes mistakes may need more breaks.': 'Quien comete errores quizás necesita más descansos.',
  'Families who like to be outdoors may have more pets.':
    'Las familias a las que les gusta el aire libre quizás tienen más mascotas.',
  'Who likes to puzzle may do well in both.': 'A quien le gusta pensar quizás le va bien en las dos cosas.',
  'More thefts may bring more officers.': 'Más robos quizás traen más policías.',
  'Singers with more fans may give more concerts.': 'Los cantantes con más seguidores quizás dan más conciertos.',
  'More money brings both.': 'Más dinero trae las dos cosas.',
  'For one step to the right the cloud goes down by about this much.':
    'Por cada paso a la derecha, la nube de puntos baja más o menos esto.',
  'Followed back to `x = 0`, it is about `20` high.':
    'Si la sigues hacia atrás hasta `x = 0`, está más o menos a una altura de `20`.',
  'As many points lie above this line as below it, more or less.':
    'Más o menos hay tantos puntos arriba de esta recta como abajo.',
  'For one step to the right the cloud goes up by about this much.':
    'Por cada paso a la derecha, la nube de puntos sube más o menos esto.',
  'No rising or falling line describes the points, so it is close to 0.':
    'Ninguna recta que suba o baje describe los puntos, así que está cerca de 0.',
  'On the whole the points rise, but they are far from any line, so it is between 0 and 1.':
    'En general los puntos suben, pero están lejos de cualquier recta, así que está entre 0 y 1.',
  'The points rise and lie close to a line, so it is close to 1.':
    'Los puntos suben y están cerca de una recta, así que está cerca de 1.',
  'The points fall and lie close to a line, so it is close to −1.':
    'Los puntos bajan y están cerca de una recta, así que está cerca de −1.',
  'Then `y` is less by this much.': 'Entonces `y` disminuye esta cantidad.',
  'It is about that for the data, which lie around the line.':
    'En los datos es más o menos eso, porque están alrededor de la recta.',
  'Then `y` is more by this much.': 'Entonces `y` aumenta esta cantidad.',
  'This number is all that is left for 0.': 'Este número es todo lo que queda para 0.',
  'So it is what the line predicts there.': 'Así que es lo que la recta predice ahí.',
  'The line predicts this.': 'Esto es lo que predice la recta.',
  'Residual: observed minus predicted.': 'Residuo: observado menos predicho.',
  'The residual says how much is observed above the line.':
    'El residuo dice cuánto está lo observado por encima de la recta.',
};
