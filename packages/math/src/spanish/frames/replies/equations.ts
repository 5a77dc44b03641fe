import type { Frames } from '../../reader-of-frames.ts';

/** Replies to ideas of equations. */
export const equationsReplies: Frames = {
  'That is how much the parentheses are worth.': 'Eso es lo que vale el paréntesis.',
  'What must the letter be?': '¿Cuánto tiene que valer la letra?',
  'Look at everything to the right of the equal sign.': 'Mira todo lo que está a la derecha del signo igual.',
  'What is the right side worth with your number?': '¿Cuánto vale el lado derecho con tu número?',
  'Work out the left side alone, then the right side alone.':
    'Calcula solo el lado izquierdo y después solo el lado derecho.',
  'Are they worth the same?': '¿Valen lo mismo?',
  'Put a few numbers into the equation.': 'Pon algunos números en la ecuación.',
  'Which ones make it true?': '¿Cuáles la hacen verdadera?',
  'Zero is a number.': 'El cero es un número.',
  'Put it into both sides and compare.': 'Ponlo en los dos lados y compara.',
  'Does it fit?': '¿Corresponde?',
  'Is the letter multiplied or divided?': '¿La letra se multiplica o se divide?',
  'What undoes that?': '¿Qué lo deshace?',
  'Check the order of your subtraction.': 'Revisa el orden de tu resta.',
  'Which number do you take away, and from what?': '¿Qué número quitas y de cuál?',
  'The letter is what is taken away.': 'La letra es lo que se quita.',
  'Put your answer in and see what is left.': 'Pon tu respuesta y mira qué queda.',
  'What is `2x` when `x` is `3`?': '¿Cuánto es `2x` cuando `x` es `3`?',
  'Put your answer into both sides.': 'Pon tu respuesta en los dos lados.',
  'What did you do to each side when you moved the letter?': '¿Qué le hiciste a cada lado cuando moviste la letra?',
  'There is a letter on the right side too.': 'También hay una letra en el lado derecho.',
  'What can you do with it on both sides?': '¿Qué puedes hacer con ella en los dos lados?',
  'When you multiply a side, every term of it is multiplied.':
    'Cuando multiplicas un lado, se multiplican todos sus términos.',
  'Did you multiply all of them?': '¿Los multiplicaste todos?',
  'Look at the top number of the fraction too.': 'Mira también el numerador de la fracción.',
  'How much is one of those parts?': '¿Cuánto es una de esas partes?',
  'Read the story again.': 'Lee otra vez la historia.',
  'Is there an amount that counts only once?': '¿Hay una cantidad que cuenta una sola vez?',
  'Try a number that fits your answer in the first inequality.':
    'Prueba en la primera desigualdad un número que sirva en tu respuesta.',
  'Did you multiply or divide both sides by a negative number?':
    '¿Multiplicaste o dividiste ambos lados por un número negativo?',
  'Test a number.': 'Prueba un número.',
  'Read your answer and the first line aloud.': 'Lee en voz alta tu respuesta y la primera línea.',
  'Do they say the same about the letter?': '¿Dicen lo mismo de la letra?',
  'Your number is the border.': 'Tu número es el límite.',
  'Are there other numbers that fit?': '¿Hay otros números que sirvan?',
  'Test the number at the border itself.': 'Prueba el número que está justo en el límite.',
  'Test one number that fits.': 'Prueba un número que sirva.',
  'On which side of the sign is the greater one?': '¿De qué lado del signo está el mayor?',
  'Make up two numbers that fit the story and put them into your equation.':
    'Inventa dos números que sirvan en la historia y ponlos en tu ecuación.',
  'What is the total when the letter is zero?': '¿Cuál es el total cuando la letra es cero?',
  'And when it is one?': '¿Y cuando es uno?',
  'Which amount repeats, and which one counts only once?': '¿Qué cantidad se repite y cuál cuenta una sola vez?',
  'Say the story with a letter for what you do not know.': 'Cuenta la historia con una letra para lo que no sabes.',
  'Which two amounts are equal?': '¿Qué dos cantidades son iguales?',
  'Put your number into the first equation.': 'Pon tu número en la primera ecuación.',
  'Work out each side by itself.': 'Calcula cada lado por separado.',
  'Expand the parentheses first, if there are any. The letters match then: do the plain numbers match too?':
    'Primero quita los paréntesis, si los hay. Entonces las letras coinciden: ¿también los números solos?',
  'What is done to the unknown here?': '¿Qué se le hace aquí a la incógnita?',
  'Look at what stands right before the unknown or its parentheses.':
    'Mira lo que está justo antes de la incógnita o de su paréntesis.',
  'Is it added, or does it multiply?': '¿Se suma, o multiplica?',
  'What undoes multiplying?': '¿Qué deshace multiplicar?',
  'If you multiply or divide, it happens to every part of both sides.':
    'Si multiplicas o divides, se hace con cada parte de los dos lados.',
  'Which part did you leave as it was?': '¿Qué parte dejaste como estaba?',
  'Put your answer in for the letter, and mind every minus.':
    'Pon tu respuesta en lugar de la letra, y fíjate en cada menos.',
  'Take a number that is a little larger than the one in the story.':
    'Toma un número un poco mayor que el de la historia.',
  'Does it fit the story?': '¿Cabe en la historia?',
  'Does it fit your inequality?': '¿Cumple tu desigualdad?',
  'What is the unknown multiplied by, and what do you get if you divide by it?':
    '¿Qué multiplica a la incógnita, y qué da si divides entre eso?',
};
