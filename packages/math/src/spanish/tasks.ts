import { builtTasks, namesOfGroups } from './built-tasks.ts';
import { chanceTasks } from './chance-tasks.ts';
import { choiceFrames } from './frames/choice.ts';
import { dataFrames } from './frames/data.ts';
import { drawnFrames, drawnWords } from './frames/drawn.ts';
import { earlyFrames } from './frames/early.ts';
import { equationFrames } from './frames/equation.ts';
import { functionFrames } from './frames/function.ts';
import { partFrames } from './frames/parts.ts';
import { ratioFrames } from './frames/ratio.ts';
import { shapeFrames } from './frames/shape.ts';
import { storyFrames } from './frames/story.ts';
import { wholeFrames } from './frames/whole.ts';
import { measuredTasks } from './measured-tasks.ts';
import { moreTasks } from './more-tasks.ts';
import { numberTasks, type Pattern } from './number-tasks.ts';
import { wordsInSpanish } from './number-words.ts';
import { placedTasks } from './placed-tasks.ts';
import { inRuns, readerOf } from './reader-of-frames.ts';
import { reasonInSpanish } from './reason-in-spanish.ts';
import { replies, replyPatterns } from './replies.ts';
import { timeInSpanish } from './time-in-spanish.ts';
import { toOne } from './to-one.ts';
import { toldInSpanish } from './told-in-spanish.ts';

/** Translations of exact texts. */
const tasks: Readonly<Record<string, string>> = {
  'Add.': 'Sumen.',
  'Subtract.': 'Resten.',
  'Multiply.': 'Multipliquen.',
  'Divide.': 'Dividan.',
  'Simplify.': 'Simplifiquen.',
  'Factor.': 'Factoricen.',
  'Find the value.': 'Hallen el valor.',
  'Add the two numbers.': 'Sumen los dos números.',
  'Which number is missing?': '¿Qué número falta?',
  'Which number makes both sides equal?': '¿Qué número hace iguales los dos lados?',
  'Which number makes this true?': '¿Qué número lo hace verdadero?',
  'Find the mean of these numbers.': 'Hallen la media de estos números.',
  'Find the median of these numbers.': 'Hallen la mediana de estos números.',
  'Find the square root.': 'Hallen la raíz cuadrada.',
  'Solve the system. Write the solution as a point `(x, y)`.':
    'Resuelvan el sistema. Escriban la solución como un punto `(x, y)`.',
  'Solve. Give all solutions.': 'Resuelvan. Den todas las soluciones.',
  'Solve. Give all solutions exactly: keep a root that does not come out.':
    'Resuelvan. Den todas las soluciones exactas: dejen la raíz que no sale exacta.',
  'Which number is this?': '¿Qué número es este?',
  'Multiply in your head.': 'Multipliquen mentalmente.',
  'Which number makes the two fractions equal? Write the missing number.':
    '¿Qué número hace iguales las dos fracciones? Escriban el número que falta.',
  'Write this fraction in lowest terms. If it is in lowest terms already, write it again.':
    'Simplifiquen esta fracción lo más posible. Si ya no se puede, escríbanla otra vez.',
  'Write these fractions in order from least to greatest, with commas between them.':
    'Escriban estas fracciones de menor a mayor, separadas por comas.',
  'Write these decimals in order from least to greatest, with commas between them.':
    'Escriban estos decimales de menor a mayor, separados por comas.',
  'Put the numbers in order from greatest to least. Write a comma between them.':
    'Ordenen los números de mayor a menor, separados por comas.',
  'Put the numbers in order from least to greatest. Write a comma between them.':
    'Ordenen los números de menor a mayor, separados por comas.',
  'Write this mixed number as one fraction.': 'Escriban este número mixto como una sola fracción.',
  'Write this fraction as a mixed number.': 'Escriban esta fracción como número mixto.',
  'Write this fraction as a decimal.': 'Escriban esta fracción como decimal.',
  'Write as a fraction.': 'Escríbanlo como fracción.',
  'Write the missing numerator.': 'Escriban el numerador que falta.',
  'Write this as one number.': 'Escriban esto como un solo número.',
  'Which whole number is this fraction equal to?': '¿A qué número entero es igual esta fracción?',
  'Write as a number without an exponent.': 'Escríbanlo como un número sin exponente.',
  'Write as one power.': 'Escríbanlo como una sola potencia.',
  'Divide. What is the remainder?': 'Dividan. ¿Cuál es el residuo?',
  'Combine like terms.': 'Reduzcan los términos semejantes.',
  'Write without parentheses.': 'Escríbanlo sin paréntesis.',
  'Write without parentheses and combine like terms.': 'Escríbanlo sin paréntesis y reduzcan los términos semejantes.',
  'Expand and combine like terms.': 'Quiten los paréntesis y reduzcan los términos semejantes.',
  'Take out the greatest common factor.': 'Saquen el máximo factor común.',
  'How far apart are these two points?': '¿Qué distancia hay entre estos dos puntos?',
  'How far apart are these two points, in a straight line?':
    '¿Qué distancia hay entre estos dos puntos, en línea recta?',
  'Find the mode of these numbers.': 'Hallen la moda de estos números.',
  'Find the range of these numbers.': 'Hallen el rango de estos números.',
  'Find the interquartile range of these numbers.': 'Hallen el rango intercuartílico de estos números.',
  'Find the cube root.': 'Hallen la raíz cúbica.',
  'How many solutions does this equation have?': '¿Cuántas soluciones tiene esta ecuación?',
  'Find the slope of the line through these two points.':
    'Hallen la pendiente de la recta que pasa por estos dos puntos.',
  'Write the equation of the line through these two points in the form `y = mx + b`.':
    'Escriban la ecuación de la recta que pasa por estos dos puntos en la forma `y = mx + b`.',
  'What is the slope of this line?': '¿Cuál es la pendiente de esta recta?',
  'Simplify the square root. Keep a root in your answer.':
    'Simplifiquen la raíz cuadrada. Dejen una raíz en la respuesta.',
  'Simplify to one term. Keep the root.': 'Simplifiquen a un solo término. Dejen la raíz.',
  'Write without a root in the denominator.': 'Escríbanlo sin raíz en el denominador.',
  'Two of these numbers make ten. Add all three.': 'Dos de estos números forman diez. Sumen los tres.',
  'Add. Write the sum as a fraction over 100.': 'Sumen. Escriban la suma como una fracción con denominador 100.',
  'Divide. Which decimal is equal to this fraction, exactly?':
    'Dividan. ¿Qué decimal es exactamente igual a esta fracción?',
  'What is the coefficient of `x`?': '¿Cuál es el coeficiente de `x`?',
  'How many terms does this expression have?': '¿Cuántos términos tiene esta expresión?',
  'What is this expression as a whole?': '¿Qué es esta expresión en su conjunto?',
  'Is this number rational or irrational?': '¿Es este número racional o irracional?',
  'This number lies between two whole numbers next to each other. What is the smaller one?':
    'Este número está entre dos enteros seguidos. ¿Cuál es el menor?',
  'Which whole number is nearest to this number?': '¿Qué entero está más cerca de este número?',
  'The laws of exponents hold for fractions too. Which exponent makes this true?':
    'Las leyes de los exponentes también valen para las fracciones. ¿Qué exponente lo hace verdadero?',
  'All exponents on the left are the same number. Which number makes this true?':
    'Todos los exponentes de la izquierda son el mismo número. ¿Qué número lo hace verdadero?',
  'What is the least value that this expression can have?': '¿Cuál es el menor valor que puede tener esta expresión?',
  'Both sides are equal for every `t`. Which number is missing?':
    'Los dos lados son iguales para todo `t`. ¿Qué número falta?',
  'The function `g` undoes `f`: it takes each output of `f` back to its input. Write an expression in `x` for `g(x)`.':
    'La función `g` deshace `f`: lleva cada salida de `f` de vuelta a su entrada. Escriban una expresión en `x` para `g(x)`.',
  'The numbers below go on in the same way. The first one is `f(1)`. Write an expression in `n` for `f(n)`.':
    'Los números de abajo siguen de la misma manera. El primero es `f(1)`. Escriban una expresión en `n` para `f(n)`.',
  'At which point does the graph cross the y-axis?': '¿En qué punto cruza la gráfica el eje y?',
  'At which point does the graph turn? This point is its vertex.':
    '¿En qué punto da vuelta la gráfica? Ese punto es su vértice.',
  'At which point does the graph have its corner?': '¿En qué punto tiene la gráfica su esquina?',
  'At which point does the graph start?': '¿En qué punto empieza la gráfica?',
  'Is `y` a function of `x` in this table?': '¿Es `y` una función de `x` en esta tabla?',
  'Which of these points is a solution?': '¿Cuál de estos puntos es una solución?',
  'Which of these points is a solution of both inequalities?':
    '¿Cuál de estos puntos es solución de las dos desigualdades?',
  'Which part of the plane are the solutions, and how is the line drawn?':
    '¿Qué parte del plano son las soluciones, y cómo se dibuja la recta?',
  'As `x` gets larger and larger, which number does `y` come closer and closer to?':
    'Cuando `x` se hace cada vez mayor, ¿a qué número se acerca cada vez más `y`?',
  'Which equation has this graph?': '¿Qué ecuación tiene esta gráfica?',
  'Which line fits these points best?': '¿Qué recta se ajusta mejor a estos puntos?',
  'Which number is closest to the correlation coefficient of these points?':
    '¿Qué número está más cerca del coeficiente de correlación de estos puntos?',
};

/** Translations of texts with a variable letter. */
const patterns: readonly Pattern[] = [
  [/^Solve for `(\w)`\.$/, 'Despejen `$1`.'],
  [/^Solve for `(\w)`\. Give an exact answer\.$/, 'Despejen `$1`. Den la respuesta exacta.'],
  [
    /^Solve for `(\w)`\. Write your answer as an inequality\.$/,
    'Despejen `$1`. Escriban la respuesta como desigualdad.',
  ],
  [/^Solve for `(\w)`\. Your answer will have `(\w)` in it\.$/, 'Despejen `$1`. La respuesta contiene `$2`.'],
  [/^Which number is `(\w)`\?$/, '¿Qué número es `$1`?'],
  [
    /^Start at (\d+) and count on (\d+)\. Where do you land\?$/,
    'Empiecen en $1 y cuenten $2 hacia adelante. ¿A qué número llegan?',
  ],
  [
    /^Start at (\d+) and count back (\d+)\. Where do you land\?$/,
    'Empiecen en $1 y cuenten $2 hacia atrás. ¿A qué número llegan?',
  ],
  [
    /^The blocks show (\d+)\. Put (\d+) more to them\. How much is it then\?$/,
    'Los bloques muestran $1. Agreguen $2. ¿Cuánto es entonces?',
  ],
  [
    /^The blocks show (\d+)\. Take (\d+) away\. How much is it then\?$/,
    'Los bloques muestran $1. Quiten $2. ¿Cuánto es entonces?',
  ],
  [/^(\S+) adds in this way\. Why does it work\?$/, '$1 suma de esta manera. ¿Por qué funciona?'],
  [
    /^The (?:square|cube|fourth|fifth) root of `(\d+(?:\^\d)?)` is written as a power of `(\d+)`\. Which exponent does it have\?$/,
    'Esta raíz de `$1` se escribe como potencia de `$2`. ¿Qué exponente tiene?',
  ],
  [
    /^It is known that `(.+)`\. Find the value of the expression\.$/,
    'Se sabe que `$1`. Hallen el valor de la expresión.',
  ],
  [
    /^`P` gets (\d+) times as large, and `r` stays the same\. By which number is the value of the expression multiplied\?$/,
    '`P` se multiplica por $1, y `r` no cambia. ¿Por qué número se multiplica el valor de la expresión?',
  ],
  [
    /^A sequence begins with `(f\(1\) = -?\d+)`\. For every later `n` the rule below holds\. Find `(f\(\d+\))`\.$/,
    'Una sucesión empieza con `$1`. Para todo `n` posterior vale la regla de abajo. Hallen `$2`.',
  ],
  [
    /^A sequence begins with `(f\(1\) = -?\d+)` and `(f\(2\) = -?\d+)`\. For every later `n` the rule below holds\. Find `(f\(\d+\))`\.$/,
    'Una sucesión empieza con `$1` y `$2`. Para todo `n` posterior vale la regla de abajo. Hallen `$3`.',
  ],
  [
    /^A sequence begins with `(f\(1\) = -?\d+)`, and for every later `n` the rule below holds\. Write an expression in `n` for `f\(n\)`\.$/,
    'Una sucesión empieza con `$1`, y para todo `n` posterior vale la regla de abajo. Escriban una expresión en `n` para `f(n)`.',
  ],
  [/^Write `(.+)` as one expression in `x`\.$/, 'Escriban `$1` como una sola expresión en `x`.'],
  [
    /^The graph has two pieces: `(.+)` where `(.+)`, and `(.+)` where `(.+)`\. Which point of the graph has `(.+)`\?$/,
    'La gráfica tiene dos partes: `$1` donde `$2`, y `$3` donde `$4`. ¿Qué punto de la gráfica tiene `$5`?',
  ],
  [
    /^The point `(.+)` is on the graph of `y = f\(x\)`\. Which point is then on the graph of the function below\?$/,
    'El punto `$1` está en la gráfica de `y = f(x)`. ¿Qué punto está entonces en la gráfica de la función de abajo?',
  ],
  [
    /^This system has two solutions\. One is `(.+)`\. Write the other one as a point `\(x, y\)`\.$/,
    'Este sistema tiene dos soluciones. Una es `$1`. Escriban la otra como un punto `(x, y)`.',
  ],
  [
    /^The point `(.+)` is on the graph of the equation below\. Which number is `k`\?$/,
    'El punto `$1` está en la gráfica de la ecuación de abajo. ¿Qué número es `k`?',
  ],
  [
    /^How many of these points are on the graph of the equation below\? (.+)$/,
    '¿Cuántos de estos puntos están en la gráfica de la ecuación de abajo? $1',
  ],
];

const all: readonly Pattern[] = [
  ...patterns,
  ...numberTasks,
  ...measuredTasks,
  ...chanceTasks,
  ...placedTasks,
  ...builtTasks,
  ...replyPatterns,
];

const framed = readerOf(
  ...[storyFrames, earlyFrames, wholeFrames, partFrames, ratioFrames],
  ...[equationFrames, functionFrames, dataFrames, shapeFrames, choiceFrames, drawnFrames],
);

/** One sentence, or several that are known together. */
function partInSpanish(english: string): string | undefined {
  const pattern = all.find(([text]) => text.test(english));
  return (
    tasks[english] ??
    moreTasks[english] ??
    namesOfGroups[english] ??
    drawnWords[english] ??
    (pattern && english.replace(...pattern)) ??
    timeInSpanish(english) ??
    wordsInSpanish(english) ??
    framed(english)
  );
}

/** Who reads: a family, to whom a task speaks as ustedes, or a child, to whom it says tú. */
export type Reader = 'family' | 'child';

/**
 * A task, what the checker says of an answer, or the reason of a step, in Spanish; mathematics in backticks. Undefined for
 * texts that exist in English only, such as those that a teacher wrote.
 */
export function taskInSpanish(english: string, reader: Reader = 'family'): string | undefined {
  const reply = replies[english];
  if (reply !== undefined) return reply;
  const known = toldInSpanish(english) ?? inRuns(english, partInSpanish) ?? reasonInSpanish(english);
  return known === undefined || reader === 'family' ? known : toOne(known);
}
