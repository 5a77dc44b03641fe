import type { Pattern } from './number-tasks.ts';

/** Tasks in the words for a person who places the answer (packages/math/src/touch, `placed-prompt.ts`). */
export const placedTasks: readonly Pattern[] = [
  [/^Choose all factors of (\d+)\.$/, 'Elijan todos los factores de $1.'],
  [/^Put these fractions in order from least to greatest\.$/, 'Ordenen estas fracciones de menor a mayor.'],
  [/^Put these decimals in order from least to greatest\.$/, 'Ordenen estos decimales de menor a mayor.'],
  [/^Put the numbers in order from greatest to least\.$/, 'Ordenen los números de mayor a menor.'],
  [/^Put the numbers in order from least to greatest\.$/, 'Ordenen los números de menor a mayor.'],
  [/^Solve for (`\w`)\. Show the solution on the line\.$/, 'Despejen $1. Muestren la solución en la recta.'],
  [/^Solve the system\. Put a point at the solution\.$/, 'Resuelvan el sistema. Pongan un punto en la solución.'],
  [
    /^This system has two solutions\. One is (`.+`)\. Put a point at the other one\.$/,
    'Este sistema tiene dos soluciones. Una es $1. Pongan un punto en la otra.',
  ],
  [
    /^A line has slope (`.+`) and goes through (`.+`)\. Draw it\.$/,
    'Una recta tiene pendiente $1 y pasa por $2. Trácenla.',
  ],
  [
    /^Which number makes the two fractions equal\? Shade that many parts\.$/,
    '¿Qué número hace iguales las dos fracciones? Sombreen esa cantidad de partes.',
  ],
  [/^Show on the line which numbers (`\w`) can be\.$/, 'Muestren en la recta qué números puede ser $1.'],
  [/^Show it on the line\.$/, 'Muéstrenlo en la recta.'],
  [/^Add\. Shade the sum\.$/, 'Sumen. Sombreen la suma.'],
  [
    /^The picture shows the whole graph of a function, and both ends belong to it\. What is its domain\? Show it on the line\.$/,
    'El dibujo muestra toda la gráfica de una función, y los dos extremos pertenecen a ella. ¿Cuál es su dominio? Muéstrenlo en la recta.',
  ],
];
