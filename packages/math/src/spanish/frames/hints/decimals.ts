import type { Frames } from '../../reader-of-frames.ts';

/** Hints of decimals. */
export const decimalsHints: Frames = {
  'What is one part called when the whole is cut into 100?':
    '¿Cómo se llama una parte cuando el entero está cortado en 100?',
  'Hundredths end in the second place after the decimal point.':
    'Las centésimas terminan en el segundo lugar después del punto decimal.',
  'How many tenths are full?': '¿Cuántas décimas están llenas?',
  'Tenths stand in the first place after the decimal point.':
    'Las décimas están en el primer lugar después del punto decimal.',
  'Think of a square of 10 rows with 10 small squares each.':
    'Piensa en un cuadrado de 10 filas con 10 cuadrados pequeños cada una.',
  'One row is a tenth.': 'Una fila es una décima.',
  'Read the number aloud with its place name.': 'Lee el número en voz alta con el nombre de su posición.',
  'What is the last place called?': '¿Cómo se llama la última posición?',
  'The place name gives the denominator: one hundredth is `1/100`.':
    'El nombre de la posición da el denominador: una centésima es `1/100`.',
  'Between which two labels is point A?': '¿Entre qué dos números escritos está el punto A?',
  'How far is it from one label to the next, and how many steps are there?':
    '¿Cuánto hay de un número escrito al siguiente y cuántos pasos hay?',
  'Count on from the label to the left of A.': 'Sigue contando desde el número escrito a la izquierda de A.',
  'How many cents make one dollar?': '¿Cuántos centavos forman un dólar?',
  'So what part of a dollar is one cent?': 'Entonces, ¿qué parte de un dólar es un centavo?',
  'Are there any tenths of a dollar, that is, any dimes?':
    '¿Hay alguna décima de dólar, es decir, alguna moneda de diez centavos?',
  'What goes into that place?': '¿Qué va en esa posición?',
  'How many tenths of a dollar, that is, dimes, are in the cents?':
    '¿Cuántas décimas de dólar, es decir, monedas de diez centavos, hay en los centavos?',
  'Compare the ones first, then the tenths, then the hundredths.':
    'Compara primero las unidades, después las décimas y después las centésimas.',
  'Write zeros behind the shorter number until both have 2 decimal places.':
    'Escribe ceros al final del número más corto hasta que los dos tengan 2 cifras decimales.',
  'Compare `0.80` and `0.08`.': 'Compara `0.80` y `0.08`.',
  'Name the places after the decimal point one after the other: the first one is the tenths.':
    'Nombra las posiciones después del punto decimal una tras otra: la primera son las décimas.',
  'The digit 3 is number 2 after the decimal point.': 'La cifra 3 es la número 2 después del punto decimal.',
  'What is this place called?': '¿Cómo se llama esta posición?',
  'Name the places after the decimal point: tenths, then hundredths, then thousandths.':
    'Nombra las posiciones después del punto decimal: décimas, después centésimas, después milésimas.',
  'The name of the whole part after the decimal point comes from the place of its last digit.':
    'El nombre de toda la parte después del punto decimal viene de la posición de su última cifra.',
  'Where do hundredths stand?': '¿Dónde van las centésimas?',
  'How many digits must stand after the decimal point?': '¿Cuántas cifras debe haber después del punto decimal?',
  'The last digit of 5 goes into the hundredths place.': 'La última cifra de 5 va en la posición de las centésimas.',
  'Write a zero in each empty place between.': 'Escribe un cero en cada posición vacía que haya en medio.',
  'Which of them has the fewest tenths?': '¿Cuál de ellos tiene menos décimas?',
  'Look at the first place after the decimal point.': 'Mira la primera posición después del punto decimal.',
  'Write zeros at the end until all have 2 decimal places.':
    'Escribe ceros al final hasta que todos tengan 2 cifras decimales.',
  'Then compare them like whole numbers.': 'Después compáralos como números enteros.',
  'Which digit stands in the tenths place?': '¿Qué cifra está en la posición de las décimas?',
  'Between which two neighbors does the number lie, in tenths?': '¿Entre qué dos vecinos está el número, en décimas?',
  'Only the next digit decides, the 4.': 'Solo decide la cifra siguiente, el 4.',
  'Is that below 5, or 5 and above?': '¿Es menor que 5, o es 5 o mayor?',
  'Which digit stands in the ones place?': '¿Qué cifra está en la posición de las unidades?',
  'Between which two neighbors does the number lie, in whole numbers?':
    '¿Entre qué dos vecinos está el número, en números enteros?',
  'Is `2/5` less or more than 1?': '¿Es `2/5` menor o mayor que 1?',
  'So what stands before the point?': 'Entonces, ¿qué va antes del punto?',
  'By what must you multiply 5 to get 10?': '¿Por cuánto hay que multiplicar 5 para obtener 10?',
  'Multiply the numerator by the same number, then write it as tenths.':
    'Multiplica el numerador por el mismo número y escríbelo como décimas.',
  'How do you write one tenth as a decimal?': '¿Cómo se escribe una décima como decimal?',
  'Will the result be more or less than `5.5`?': '¿Será el resultado mayor o menor que `5.5`?',
  'Each digit moves 2 places to the left in the place value chart.':
    'Cada cifra se mueve 2 lugares a la izquierda en la tabla de valor posicional.',
  'What is `1 ÷ 100` as a decimal?': '¿Cuánto es `1 ÷ 100` como decimal?',
  'Each digit moves 2 places to the right in the place value chart.':
    'Cada cifra se mueve 2 lugares a la derecha en la tabla de valor posicional.',
  'Write a zero where a place stays empty.': 'Escribe un cero donde quede vacía una posición.',
  'About how large is the result?': '¿Qué tan grande es, más o menos, el resultado?',
  'Look at the whole numbers first.': 'Mira primero los números enteros.',
  'Write the numbers under each other so that the decimal points line up.':
    'Escribe los números uno debajo del otro con los puntos decimales alineados.',
  'Give both numbers 2 decimal places: `1.80 + 0.65`.': 'Dales a los dos números 2 cifras decimales: `1.80 + 0.65`.',
  'Both are in tenths: 36 and 17 of them.': 'Los dos están en décimas: 36 y 17.',
  'About how large will the product be?': '¿Qué tan grande será, más o menos, el producto?',
  'Round both numbers first.': 'Redondea primero los dos números.',
  'Multiply without the points: `38 × 5`.': 'Multiplica sin los puntos: `38 × 5`.',
  'Count the decimal places of both numbers together: 1 and 0.':
    'Cuenta juntas las cifras decimales de los dos números: 1 y 0.',
  'The product has that many, before zeros at the end go.':
    'El producto tiene esa cantidad, antes de quitar los ceros del final.',
  'About how large is one share if `1.3` is shared among 2?':
    '¿Qué tan grande es, más o menos, una parte si `1.3` se reparte entre 2?',
  'Divide place by place and set the point in the quotient when you pass it.':
    'Divide posición por posición y pon el punto en el cociente cuando pases por él.',
  'If something is left over at the end, write a zero behind the last digit and go on.':
    'Si sobra algo al final, escribe un cero detrás de la última cifra y sigue.',
  'What would `1 × 11` be?': '¿Cuánto sería `1 × 11`?',
  'What does that do to the result?': '¿Qué le hace eso al resultado?',
  'Count on from the price up to the whole dollars.': 'Cuenta desde el precio hasta los dólares enteros.',
  'Round both prices to whole dollars first.': 'Redondea primero los dos precios a dólares enteros.',
  'About how much is it together?': '¿Cuánto es, más o menos, en total?',
  'Which one is less?': '¿Cuál es menos?',
  'Mark both on a line from 0.': 'Marca los dos en una línea desde 0.',
  'What lies between the marks?': '¿Qué hay entre las marcas?',
  'More than once or less?': '¿Más de una vez o menos?',
  'Multiply both numbers by 10, 100 or 1000 until the divisor is a whole number.':
    'Multiplica los dos números por 10, 100 o 1000 hasta que el divisor sea un número entero.',
  'The quotient does not change.': 'El cociente no cambia.',
  'Is it more or less than one?': '¿Es más o menos que uno?',
  'So is the answer more or less than for one?': 'Entonces, ¿es la respuesta más o menos que para uno?',
  'Is one share more or less than the whole amount?': '¿Es una parte más o menos que toda la cantidad?',
  'Do the long division and write down each remainder.': 'Haz la división larga y anota cada residuo.',
  'When a remainder comes again, what happens to the digits?': 'Cuando un residuo se repite, ¿qué pasa con las cifras?',
};
