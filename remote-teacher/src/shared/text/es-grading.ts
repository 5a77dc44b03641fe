import type { Translation } from '@lemma/ui';
import type { gradingTexts } from './en-grading.ts';

export const gradingEs = {
  grade: {
    title: 'Calificar la pregunta {number, number}: {skill}',
    back: 'Preguntas',
    editRubric: 'Editar la rúbrica',
    nothing: 'Todavía no hay nada que calificar',
    nothingBody: 'Las respuestas y páginas aparecen aquí en cuanto alguien haya trabajado en esta pregunta.',
    place: 'Respuesta {number, number} de {count, number} · {done, number} calificadas',
    names: 'Mostrar nombres',
    student: 'Estudiante {number, number}',
    noAnswer: 'Sin respuesta en pantalla: vea las páginas.',
    before: 'Antes:',
    verdicts: { right: 'correcta', wrong: 'todavía no', unknown: 'no se pudo comprobar' },
    unsent: 'todavía sin enviar: deje esta página abierta hasta que vuelva la conexión',
    give: 'Guardar y seguir',
    giveAlike: 'Guardar para las {count, number} iguales',
    keys: 'Teclas: los dígitos eligen, Enter guarda y sigue, G guarda para todas las iguales, ← → mueven, N muestra los nombres, Escape sale.',
    rubricLead:
      'Al calificar, cada línea se elige con su dígito. Si cambian los puntos, se recalcula a todos los que tienen la línea.',
    from: 'Los puntos',
    froms: {
      zero: 'Se suman desde 0',
      full: 'Se restan del total',
      marked: 'Se suman a lo que dieron las respuestas',
    },
    usual: { all: 'Todo', part: 'Una parte' },
    line: 'Línea {number, number}',
    points: 'Puntos',
    remove: 'Quitar',
    addLine: 'Agregar una línea',
    saveRubric: 'Guardar la rúbrica y calificar',
    changesTitle: 'A quién le cambia la puntuación',
    apply: 'Aplicar',
  },
  paper: {
    title: 'En papel',
    back: 'La tarea',
    variants: 'Versiones',
    count: '{count, plural, one {# versión} other {# versiones}}',
    print: 'Imprimir',
    name: 'Nombre',
    sheet: 'Versión {name}',
    key: 'Clave de la versión {name}',
    points: '{points, plural, one {# punto} other {# puntos}}',
  },
  phrases: {
    title: 'Sus frases',
    keep: 'Guardar esta frase',
    forget: 'Olvidar «{phrase}»',
  },
} as const satisfies Translation<typeof gradingTexts>;
