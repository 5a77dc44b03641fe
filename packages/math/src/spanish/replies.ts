import { escaped } from '../capital.ts';
import type { Pattern } from './number-tasks.ts';

/** What the checker says of an answer, which a child reads (packages/math/src/check, `sentences.ts`). */
export const replies: Readonly<Record<string, string>> = {
  'Right.': 'Correcto.',
  'Not yet. Look at your steps again, one at a time.': 'Todavía no. Mira tus pasos otra vez, uno por uno.',
  'The last number has no unit, so we cannot tell what it belongs to. Write one answer.':
    'El último número no tiene unidad y no sabemos a qué pertenece. Escribe una sola respuesta.',
  'We cannot tell what the last number belongs to. If it is part of the unit, leave out the space before it. If not, write one answer.':
    'No sabemos a qué pertenece el último número. Si es parte de la unidad, quita el espacio que lo separa. Si no, escribe una sola respuesta.',
  'Still not yet.': 'Todavía no.',
  'Still not yet. Work it out once more on paper, and compare.': 'Todavía no. Resuélvelo otra vez en papel y compara.',
  'Not yet. Try it in another way: do you get the same?': 'Todavía no. Prueba de otra manera: ¿te da lo mismo?',
  'Not yet. Read the question again, then look at each answer.':
    'Todavía no. Lee otra vez la pregunta y mira cada respuesta.',
  'Not this one. Which of the others can you rule out, and why?':
    'Esta no. ¿Cuál de las otras puedes descartar, y por qué?',
  'Not yet. Say the question in your own words first.': 'Todavía no. Primero di la pregunta con tus palabras.',
  'Not yet. Look at the picture again: what does it show?': 'Todavía no. Mira otra vez el dibujo: ¿qué muestra?',
  'Still not yet. Point at each part of the picture and say what it is.':
    'Todavía no. Señala cada parte del dibujo y di qué es.',
  'Not yet. Read the question once more, then look at the picture.':
    'Todavía no. Lee otra vez la pregunta y después mira el dibujo.',
  'Not yet. Read the story again: what do you know, and what is asked?':
    'Todavía no. Lee otra vez la historia: ¿qué sabes y qué se pregunta?',
  'Still not yet. Draw what happens, then try again.': 'Todavía no. Dibuja lo que pasa y prueba otra vez.',
  'Not yet. Put your answer into the story: does it fit?':
    'Todavía no. Pon tu respuesta en la historia: ¿tiene sentido?',
  'Not yet. Read the question again: what exactly is asked?':
    'Todavía no. Lee otra vez la pregunta: ¿qué se pregunta exactamente?',
  'Still not yet. Write down what you know, then try again.': 'Todavía no. Escribe lo que sabes y prueba otra vez.',
  'Not yet. Begin anew, and take your time.': 'Todavía no. Empieza de nuevo, con calma.',
  'The size is right. Look at the sign again.': 'El tamaño es correcto. Mira otra vez el signo.',
  'That is the right calculation. Work it out.': 'El cálculo es correcto. Ahora resuélvelo.',
  'That is right so far. Go on until the letter stands alone.': 'Bien hasta aquí. Sigue hasta que la letra quede sola.',
  'The number is right. Say which unit it is in.': 'El número es correcto. Di en qué unidad está.',
  'The number is right. Look at the unit again.': 'El número es correcto. Mira otra vez la unidad.',
  'The number is right. Look at the unit: is it for a length, an area or a volume?':
    'El número es correcto. Mira la unidad: ¿es de longitud, de área o de volumen?',
  'Nearly there. Write it with the % sign.': 'Ya casi. Escríbelo con el signo %.',
  'That is close. It looks rounded: write the exact value.': 'Está cerca. Parece redondeado: escribe el valor exacto.',
  'The digits are right, the size is not. How much is each digit worth? Look at any % sign too.':
    'Las cifras son correctas, el tamaño no. ¿Cuánto vale cada cifra? Mira también si hay un signo %.',
  'The digits are right, the size is not. How much is each digit worth?':
    'Las cifras son correctas, el tamaño no. ¿Cuánto vale cada cifra?',
  'The fraction is upside down. Which number belongs on top?': 'La fracción está al revés. ¿Qué número va arriba?',
  'Not yet. Estimate first: about how big should it be?':
    'Todavía no. Primero estima: más o menos, ¿qué tan grande debería ser?',
  'Look at the letter: the question uses another one.': 'Mira la letra: la pregunta usa otra.',
  'The question asks for a different kind of answer. Read it again.':
    'La pregunta pide otro tipo de respuesta. Léela otra vez.',
  'That is what stands in the question. What is the answer to it?':
    'Eso es lo que está en la pregunta. ¿Cuál es la respuesta?',
  'That is a part of the question. What is the answer to the whole question?':
    'Eso es una parte de la pregunta. ¿Cuál es la respuesta a toda la pregunta?',
  'Right so far. Something is still missing.': 'Bien hasta aquí. Todavía falta algo.',
  'The right numbers are there. Not all of them belong.': 'Están los números correctos. No todos van aquí.',
  'The right numbers. Look at their order.': 'Los números son correctos. Mira su orden.',
  'The right numbers. Look at the ends: do they belong, or not?':
    'Los números son correctos. Mira los extremos: ¿están incluidos o no?',
  'The right number. Which way does the sign point?': 'El número es correcto. ¿Hacia dónde apunta el signo?',
  'That is the same amount. Write it in the unit that the question asks for.':
    'Es la misma cantidad. Escríbela en la unidad que pide la pregunta.',
  'We cannot check this answer. Please tell your teacher.': 'No podemos comprobar esta respuesta. Avisa a tu maestro.',
  'We cannot check this question. Please tell your teacher.': 'No podemos comprobar esta pregunta. Avisa a tu maestro.',
  'That is the right value. Write it in lowest terms.': 'El valor es correcto. Simplifícalo lo más posible.',
  'That is the right value. Write it as a mixed number.': 'El valor es correcto. Escríbelo como número mixto.',
  'That is the right value. Write it as one fraction, without a whole number in front.':
    'El valor es correcto. Escríbelo como una sola fracción, sin un entero delante.',
  'That is the right value. Write it as a fraction.': 'El valor es correcto. Escríbelo como fracción.',
  'That is the right value. Write it as a decimal.': 'El valor es correcto. Escríbelo como decimal.',
  'That is the right value. Write it as a whole number.': 'El valor es correcto. Escríbelo como número entero.',
  'That is the right value. Write it with a percent sign.':
    'El valor es correcto. Escríbelo con el signo de porcentaje.',
  'That is the right value. Look at how the answer should be written.':
    'El valor es correcto. Mira cómo hay que escribir la respuesta.',
  'That is equal to the answer. It can be written more simply.':
    'Es igual a la respuesta. Se puede escribir de forma más simple.',
  'That is equal to the answer. Expand all parentheses.': 'Es igual a la respuesta. Quita todos los paréntesis.',
  'That is equal to the answer. Write it as a product, as far as it goes.':
    'Es igual a la respuesta. Escríbela como producto, hasta donde se pueda.',
  'That is equal to the answer. Write it as one fraction.':
    'Es igual a la respuesta. Escríbela como una sola fracción.',
  'That is equal to the answer. Write it as a sum of simple fractions.':
    'Es igual a la respuesta. Escríbela como suma de fracciones simples.',
  'That is equal to the answer. Write it as a square plus a number.':
    'Es igual a la respuesta. Escríbela como un cuadrado más un número.',
  'That is equal to the answer. Write it without a root below the line.':
    'Es igual a la respuesta. Escríbela sin raíz debajo de la línea.',
  'That is equal to the answer. Write it in the form that is asked for.':
    'Es igual a la respuesta. Escríbela en la forma que se pide.',
  'The number is missing.': 'Falta el número.',
  'There is no answer yet. Write one.': 'Todavía no hay respuesta. Escribe una.',
  'There is no answer yet.': 'Todavía no hay respuesta.',
  'Choose one of the answers.': 'Elige una de las respuestas.',
  'Your answer is saved. You can change it until you turn in; your teacher shows the results later.':
    'Tu respuesta está guardada. Puedes cambiarla hasta que entregues; tu maestro muestra los resultados después.',
  'Something is missing at the end.': 'Falta algo al final.',
  'Those are several numbers. The question asks for one.': 'Eso son varios números. La pregunta pide uno.',
  'You tried that already. Write another answer.': 'Ya probaste eso. Escribe otra respuesta.',
  'We cannot read this here.': 'Esto no se puede leer aquí.',
  'This bar is not closed.': 'Esta barra no está cerrada.',
  'There are too many parentheses.': 'Hay demasiados paréntesis.',
  'That is too long. Write one answer.': 'Es demasiado largo. Escribe una sola respuesta.',
  'Write a root as root(x, 3).': 'Escribe una raíz así: root(x, 3).',
};

const SAY: Readonly<Record<string, string>> = {
  'Write a number.': 'Escribe un número.',
  'Write a number, with its unit if you like.': 'Escribe un número, con su unidad si quieres.',
  'Write a point, like (2, 3).': 'Escribe un punto, como (2, 3).',
  'Write the answer in numbers, letters and signs.': 'Escribe la respuesta con números, letras y signos.',
};

const THINGS: Readonly<Record<string, string>> = {
  'a number': 'un número',
  numbers: 'números',
  'a point': 'un punto',
  'an expression': 'una expresión',
  'an equation': 'una ecuación',
  'an inequality': 'una desigualdad',
};

/** "That is an equation. The question asks for a number." */
const otherKinds = Object.entries(THINGS).flatMap(([english, spanish]) =>
  Object.entries(THINGS).map(
    ([asked, said]): Pattern => [
      new RegExp(`^That is ${english}\\. The question asks for ${asked}\\.$`),
      `Eso es ${spanish}. La pregunta pide ${said}.`,
    ],
  ),
);

/** Replies that repeat a part of what was typed. */
export const replyPatterns: readonly Pattern[] = [
  ...otherKinds,
  [/^1 of (\d+) is right\. Look at the others again\.$/, '1 de $1 es correcta. Mira otra vez las demás.'],
  [/^(\d+) of (\d+) are right\. Look at the others again\.$/, '$1 de $2 son correctas. Mira otra vez las demás.'],
  [
    /^That is the right value\. Write it with (\d+) decimal places?\.$/,
    'El valor es correcto. Escríbelo con $1 cifras decimales.',
  ],
  [
    /^That is the right value\. Write it with (\d+) significant figures?\.$/,
    'El valor es correcto. Escríbelo con $1 cifras significativas.',
  ],
  ...Object.entries(SAY).map(
    ([english, spanish]): Pattern => [
      new RegExp(`^We do not know “(.+)”\\. ${escaped(english)}$`),
      `No conocemos «$1». ${spanish}`,
    ],
  ),
  ...Object.entries(SAY).map(
    ([english, spanish]): Pattern => [
      new RegExp(
        `^We cannot read a sentence here\\. ${escaped(english)} If you are not sure yet, try the first step on paper, or get a hint\\.$`,
      ),
      `Aquí no podemos leer una oración. ${spanish} Si todavía no lo sabes, prueba el primer paso en papel o pide una pista.`,
    ],
  ),
  [/^We do not know “(.+)”\.$/, 'No conocemos «$1».'],
  [/^A “(.+)” is missing at the end\.$/, 'Falta «$1» al final.'],
  [/^We expected “(.+)” before “(.+)”\.$/, 'Esperábamos «$1» antes de «$2».'],
  [/^This “(.+)” is not opened\.$/, 'Este «$1» no está abierto.'],
  [/^This “(.+)” is not closed\.$/, 'Este «$1» no está cerrado.'],
  [/^We did not expect “(.+)” here\.$/, 'No esperábamos «$1» aquí.'],
  [/^We cannot read “(.+)” here\.$/, 'No se puede leer «$1» aquí.'],
  [/^That number has more than (\d+) digits\.$/, 'Ese número tiene más de $1 cifras.'],
  [/^Write up to (\d+) characters\.$/, 'Escribe hasta $1 caracteres.'],
];
