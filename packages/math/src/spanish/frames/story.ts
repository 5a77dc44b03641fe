import type { Frames } from '../reader-of-frames.ts';

/** Short stories about things that somebody has. */
export const storyFrames: Frames = {
  'How many marbles?': '¿{Cuántas} canicas?',
  'How many marbles are there?': '¿{Cuántas} canicas hay?',
  'Which row has more marbles?': '¿Qué fila tiene más canicas?',
  'Which row has fewer marbles?': '¿Qué fila tiene menos canicas?',
  'Here are 5 marbles. One more comes. How many marbles are there then?':
    'Aquí hay 5 canicas. Llega {uno} más. ¿{Cuántas} canicas hay entonces?',
  'Here is 5 marbles. One more comes. How many marbles are there then?':
    'Aquí hay 5 canicas. Llega {uno} más. ¿{Cuántas} canicas hay entonces?',
  'There are 5 marbles. Is 5 odd or even?': 'Hay 5 canicas. ¿Es 5 par o impar?',
  '5 marbles and 3 marbles. How many marbles in all?': '5 canicas y 3 canicas. ¿{Cuántas} canicas hay en total?',
  'Malik has 5 marbles and gets 3 more. How many marbles does Malik have now?':
    'Malik tiene 5 canicas y recibe 3 más. ¿{Cuántas} canicas tiene Malik ahora?',
  'Malik has 5 marbles and gives away 3. How many marbles does Malik have now?':
    'Malik tiene 5 canicas y regala 3. ¿{Cuántas} canicas tiene Malik ahora?',
  'Malik has 5 marbles. Aiko gives Malik 3 more. How many marbles does Malik have now?':
    'Malik tiene 5 canicas. Aiko le da 3 más. ¿{Cuántas} canicas tiene Malik ahora?',
  'Malik has 5 marbles and Aiko has 3 marbles. How many marbles do they have together?':
    'Malik tiene 5 canicas y Aiko tiene 3 canicas. ¿{Cuántas} canicas hay entre los dos?',
  'Malik has 5 marbles. Malik gives 3 of them to Aiko. How many marbles does Malik have left?':
    'Malik tiene 5 canicas. Malik le da 3 a Aiko. ¿Con {cuántas} canicas se queda Malik?',
  'Malik had 5 marbles. Then Aiko gave Malik some more. Now Malik has 3 marbles. How many marbles did Aiko give?':
    'Malik tenía 5 canicas. Después Aiko le dio más. Ahora Malik tiene 3 canicas. ¿{Cuántas} canicas le dio Aiko?',
  'Malik had 5 marbles. Malik gave some of them to Aiko. Now Malik has 3 left. How many marbles did Malik give?':
    'Malik tenía 5 canicas. Malik le dio una parte a Aiko. Ahora Malik tiene 3. ¿{Cuántas} canicas dio Malik?',
  'Malik had some marbles. Then Aiko gave Malik 5 more. Now Malik has 3 marbles. How many marbles did Malik have at first?':
    'Malik tenía canicas. Después Aiko le dio 5 más. Ahora Malik tiene 3 canicas. ¿{Cuántas} canicas tenía Malik al principio?',
  'Malik and Aiko have 5 marbles together. Malik has 3 of them. How many marbles does Aiko have?':
    'Entre Malik y Aiko hay 5 canicas. Malik tiene 3. ¿{Cuántas} canicas tiene Aiko?',
  'Malik had some marbles. Malik gave 5 of them to Aiko. Now Malik has 3 left. How many marbles did Malik have at first?':
    'Malik tenía canicas. Malik le dio 5 a Aiko. Ahora Malik tiene 3. ¿{Cuántas} canicas tenía Malik al principio?',
  'Malik has 5 marbles. Aiko has 3 marbles. How many more marbles does Malik have than Aiko?':
    'Malik tiene 5 canicas. Aiko tiene 3 canicas. ¿{Cuántas} canicas más tiene Malik que Aiko?',
  'Aiko has 5 marbles. Malik has 3 more marbles than Aiko. How many marbles does Malik have?':
    'Aiko tiene 5 canicas. Malik tiene 3 canicas más que Aiko. ¿{Cuántas} canicas tiene Malik?',
  'Aiko has 5 marbles. Malik has 3 fewer marbles than Aiko. How many marbles does Malik have?':
    'Aiko tiene 5 canicas. Malik tiene 3 canicas menos que Aiko. ¿{Cuántas} canicas tiene Malik?',
  'Malik has 5 marbles. Malik has 3 more marbles than Aiko. How many marbles does Aiko have?':
    'Malik tiene 5 canicas. Malik tiene 3 canicas más que Aiko. ¿{Cuántas} canicas tiene Aiko?',
  'Malik has 5 marbles. Malik has 3 fewer marbles than Aiko. How many marbles does Aiko have?':
    'Malik tiene 5 canicas. Malik tiene 3 canicas menos que Aiko. ¿{Cuántas} canicas tiene Aiko?',
  'Malik has 5 marbles. Malik finds 3 more and then gives 4 to Aiko. How many marbles does Malik have now?':
    'Malik tiene 5 canicas. Malik encuentra 3 más y luego le da 4 a Aiko. ¿{Cuántas} canicas tiene Malik ahora?',
  'Malik has 5 marbles. Malik gives 3 to Aiko and then finds 4 more. How many marbles does Malik have now?':
    'Malik tiene 5 canicas. Malik le da 3 a Aiko y luego encuentra 4 más. ¿{Cuántas} canicas tiene Malik ahora?',
  'Malik has 5 marbles. Aiko has 3 more than Malik. How many marbles do they have together?':
    'Malik tiene 5 canicas. Aiko tiene 3 más que Malik. ¿{Cuántas} canicas hay entre los dos?',
  'Malik finds 5 marbles on Monday, 3 on Tuesday and 4 on Wednesday. How many marbles does Malik find in all?':
    'Malik encuentra 5 canicas el lunes, 3 el martes y 4 el miércoles. ¿{Cuántas} canicas encuentra Malik en total?',
  'Malik has 5 marbles, Aiko has 3, and their friend has 4. How many marbles do the three have together?':
    'Malik tiene 5 canicas, Aiko tiene 3 y otra persona tiene 4. ¿{Cuántas} canicas hay entre los tres?',
  'Aiko has 5 marbles. Malik has 3 times as many marbles as Aiko. How many marbles does Malik have?':
    'Aiko tiene 5 canicas. Malik tiene 3 veces esa cantidad. ¿{Cuántas} canicas tiene Malik?',
  'Malik has 5 marbles. That is 3 times as many marbles as Aiko has. How many marbles does Aiko have?':
    'Malik tiene 5 canicas. Eso es 3 veces lo que tiene Aiko. ¿{Cuántas} canicas tiene Aiko?',
  'Malik has 5 marbles and Aiko has 3 marbles. Malik has how many times as many marbles as Aiko?':
    'Malik tiene 5 canicas y Aiko tiene 3 canicas. ¿Cuántas veces lo que tiene Aiko es lo que tiene Malik?',
};
