import type { Translation } from '@lemma/ui';
import type { linesTexts } from './en-lines.ts';

export const linesEs = {
  lines: {
    title: 'Procedimiento, línea por línea',
    write: 'Procedimiento',
    label: 'Línea {number, number}',
    next: 'Otra línea',
    toAnswer: 'A la respuesta',
    stuck: 'No sé seguir',
    change: 'Cambiar la línea {number, number}',
    full: 'No caben más líneas.',
    asked: 'En esta pregunta se pide el procedimiento, línea por línea.',
    graded: 'La mitad de los puntos es por el procedimiento, línea por línea.',
    askFirst: 'Primero falta una línea del procedimiento. Si se hizo mentalmente, basta con comprobar otra vez.',
    marks: {
      follows: 'es correcta',
      breaks: 'conviene revisarla',
      unread: 'sin comprobar',
    },
    lineFollows: 'La línea {number, number} es correcta.',
    brokenFirst: 'La línea {number, number} no dice lo mismo que la pregunta. Conviene revisarla.',
    broken: 'La línea {number, number} no dice lo mismo que la anterior. Conviene revisarla.',
    brokenInside: 'Los dos lados de la línea {number, number} no son iguales. Conviene revisarla.',
    goals: {
      arithmetic: '¿Qué parte se puede calcular primero?',
      percent: '¿Cuánto es el uno por ciento, o el diez por ciento?',
      evaluate: '¿Qué resulta al poner el número en lugar de la letra?',
      equation: '¿Qué se puede hacer en los dos lados para que la letra quede más sola?',
      inequality: '¿Qué se puede hacer en los dos lados para que la letra quede más sola?',
      system: '¿Cómo se llega a una ecuación con una sola letra?',
      formula: '¿Qué se puede hacer en los dos lados para que la letra quede más sola?',
      expand: '¿Por qué se multiplica cada parte del paréntesis?',
      factor: '¿Qué tienen en común todas las partes?',
      other: '¿Qué se sabe ya y qué se pregunta?',
    },
    thenWhat: '¿Cuál es la línea siguiente?',
    brokeHere: 'La línea {number, number} no se sigue.',
    mended: 'Corregida al escribir',
  },
} as const satisfies Translation<typeof linesTexts>;
