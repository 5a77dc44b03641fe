import type { Frames } from '../../reader-of-frames.ts';

/** Replies to ideas of decimals. */
export const decimalsReplies: Frames = {
  'Look at the sign again: what does it ask you to do with the two numbers?':
    'Mira otra vez el signo: ¿qué te pide hacer con los dos números?',
  'How many digits there are does not say how large it is.': 'Cuántas cifras hay no dice qué tan grande es.',
  'Small pieces can be many.': 'Los pedazos pequeños pueden ser muchos.',
  'There are places behind the hundredths too.': 'También hay posiciones detrás de las centésimas.',
  'What are they worth?': '¿Cuánto valen?',
  'There are no "oneths".': 'No existen los «unésimas».',
  'What is a whole cut into ten parts called?': '¿Cómo se llama un entero cortado en diez partes?',
  'All digits after the decimal point together are worth less than 1.':
    'Todas las cifras después del punto decimal valen juntas menos que 1.',
  'What is the place of this digit called?': '¿Cómo se llama la posición de esta cifra?',
  'Which place must the last digit stand in?': '¿En qué posición debe estar la última cifra?',
  'Fill the empty places before it.': 'Llena las posiciones vacías que están antes.',
  'Read the decimal aloud with its place name.': 'Lee el decimal en voz alta con el nombre de su posición.',
  'What is the denominator then?': '¿Cuál es entonces el denominador?',
  'How many places are after the decimal point?': '¿Cuántas posiciones hay después del punto decimal?',
  'What is the last one called?': '¿Cómo se llama la última?',
  'Count from one label to the next with your steps.': 'Cuenta de un número escrito al siguiente con tus pasos.',
  'Do you arrive at the right number?': '¿Llegas al número correcto?',
  'Cents are hundredths.': 'Los centavos son centésimas.',
  'In which place must the last digit stand?': '¿En qué posición debe estar la última cifra?',
  'Look at the next digit.': 'Mira la cifra siguiente.',
  'Use the number as it was given.': 'Usa el número como estaba.',
  'Only the digit right behind the place decides.': 'Solo decide la cifra que está justo detrás de la posición.',
  'Ten of one place make one of the place before it.': 'Diez de una posición forman uno de la posición anterior.',
  'Which number comes next after that 9?': '¿Qué número sigue después de ese 9?',
  'Name the places after the decimal point.': 'Nombra las posiciones después del punto decimal.',
  'Which one is asked for?': '¿Cuál se pide?',
  'Multiply your decimal by the bottom number.': 'Multiplica tu decimal por el denominador.',
  'Do you get the top exactly?': '¿Obtienes exactamente el numerador?',
  'What is the last remainder of this division?': '¿Cuál es el último residuo de esta división?',
  'Ten tenths make one whole.': 'Diez décimas forman un entero.',
  'How many tenths do you have?': '¿Cuántas décimas tienes?',
  'Where do you need to regroup?': '¿Dónde necesitas reagrupar?',
  'Did the number grow?': '¿Creció el número?',
  'Must the result be larger or smaller than the number?': '¿Debe ser el resultado mayor o menor que el número?',
  'Check.': 'Compruébalo.',
  'The digits after the decimal point are divided too.': 'Las cifras después del punto decimal también se dividen.',
  'Estimate the product.': 'Estima el producto.',
  'From which end are decimal places counted?': '¿Desde qué extremo se cuentan las cifras decimales?',
  'Write a zero behind the last digit and share what is left over as well.':
    'Escribe un cero detrás de la última cifra y reparte también lo que sobra.',
  'Every place needs a digit in the quotient, also where it does not go.':
    'Cada posición necesita una cifra en el cociente, también donde no cabe.',
  'Estimate one share.': 'Estima una parte.',
  'Where must the point stand?': '¿Dónde debe ir el punto?',
  'Multiply both by the same power of ten.': 'Multiplica los dos por la misma potencia de diez.',
  'Write both numbers with one digit more.': 'Escribe los dos números con una cifra más.',
  'What lies between them now?': '¿Qué hay ahora entre ellos?',
  'Write zeros at the end until all have equally many, and compare.':
    'Escribe ceros al final hasta que todos tengan igual cantidad, y compara.',
  'Compare place by place from the point on.': 'Compara posición por posición desde el punto.',
  'Where do the numbers differ first?': '¿Dónde se distinguen primero?',
  'Write zeros at the end until all have equally many digits, and compare.':
    'Escribe ceros al final hasta que todos tengan igual cantidad de cifras, y compara.',
  'Which number has more in the first place where they differ?':
    '¿Qué número tiene más en la primera posición en que se distinguen?',
  'The digits after the decimal point count pieces.': 'Las cifras después del punto decimal cuentan pedazos.',
  'Does a larger digit in the same place make the number larger or smaller?':
    '¿Una cifra más grande en la misma posición hace el número mayor o menor?',
  'In which place does the last digit of your number stand?': '¿En qué posición está la última cifra de tu número?',
  'In which should it stand?': '¿En cuál debe estar?',
  'Divide the top by the bottom.': 'Divide el de arriba entre el de abajo.',
  'Which decimal do you get?': '¿Qué decimal te da?',
  'Is your decimal that large?': '¿Tu decimal es así de grande?',
  'Which of the two neighbors is nearer, or are both just as near?':
    '¿Cuál de los dos vecinos está más cerca, o los dos están igual de cerca?',
  'Counting places belongs to multiplying.': 'Contar lugares es para multiplicar.',
  'Write both numbers with the same number of digits after the point.':
    'Escribe los dos números con la misma cantidad de cifras después del punto.',
  'What must the first digit be worth afterwards?': '¿Cuánto debe valer después la primera cifra?',
  'What do you get for the part after the point alone?': '¿Qué te da la parte después del punto sola?',
  'Is it still after the point?': '¿Sigue estando después del punto?',
  'Estimate first: about how large must the product be?':
    'Primero estima: ¿más o menos qué tan grande debe ser el producto?',
  'Does each part of one number meet each part of the other?':
    '¿Cada parte de un número se multiplica por cada parte del otro?',
  'The number before the point counts wholes.': 'El número antes del punto cuenta enteros.',
  'Are there so many wholes?': '¿Hay tantos enteros?',
  'Ones must stand under ones, and tenths under tenths.':
    'Las unidades deben quedar debajo de las unidades, y las décimas debajo de las décimas.',
  'Which place does each digit have?': '¿Qué posición tiene cada cifra?',
  'Is your sum larger than each of the two numbers?': '¿Es tu suma mayor que cada uno de los dos números?',
  'From what is each of these digits taken away?': '¿De qué se quita cada una de esas cifras?',
  'What is left over is still to be divided.': 'Lo que sobra todavía se tiene que dividir.',
  'Which part of one does that make?': '¿Qué parte de uno da eso?',
};
