import type { Translation } from '@lemma/ui';
import type { overviewTexts } from './en-overview.ts';
import { knownSentenceEs } from './named-es.ts';

export const overviewEs = {
  morning: {
    first: {
      teach: 'Aclare primero: {topic}',
      contested: '{count, plural, one {Una respuesta está reclamada} other {# respuestas están reclamadas}}',
      grade: '{count, plural, one {Un trabajo espera su calificación} other {# trabajos esperan su calificación}}',
      missing: '{count, plural, one {Un trabajo está sin entregar} other {# trabajos están sin entregar}}',
    },
    why: {
      misconception:
        '{who} {count, plural, one {muestra} other {muestran}} esta idea{stuck, plural, =0 {} one {, y por ella uno de {all, number} no avanza} other {, y por ella {stuck, number} de {all, number} no avanzan}}. Lo que más ayudará son cinco minutos en la pizarra antes de la próxima tarea.',
      prerequisite:
        '{who} todavía no {count, plural, one {lo sabe} other {lo saben}}, y otras habilidades lo necesitan{stuck, plural, =0 {} one {; uno de {all, number} no avanza} other {; {stuck, number} de {all, number} no avanzan}}. Lo que más ayudará son cinco minutos en la pizarra antes de la próxima tarea.',
      struggle:
        '{who} {count, plural, one {tiene} other {tienen}} dificultades con esto: cuatro o más intentos equivocados seguidos, sin una idea ni una base que falte que los explique. Lo que más ayudará son cinco minutos en la pizarra antes de la próxima tarea.',
    },
    newest: 'Se vio {when} por última vez.',
    calm: 'Nada urgente que enseñar: las respuestas de los últimos {days, number} días no muestran con suficiente seguridad una idea compartida, una base que falte ni varios intentos equivocados seguidos. Lo que lo diría: cinco respuestas a una habilidad.',
    do: { teach: 'Ver sus respuestas', contested: 'Decidir', grade: 'Calificar', missing: 'Ver quiénes' },
    since: 'Nuevo desde {when}',
    turnedIn: '{count, plural, one {1 estudiante entregó} other {# estudiantes entregaron}}',
    stuck: '{who}: con dificultades.',
    onWhat: '¿En qué?',
  },
  topic: { misconception: '{name}', prerequisite: 'Todavía no se sabe: {name}', struggle: 'Dificultades con: {name}' },
  overview: {
    title: 'Resumen',
    tab: 'Resumen, {name}',
    steps: 'Primeros pasos',
    stepClass: 'Cree una clase',
    stepStudents: 'Agregue a sus estudiantes',
    stepStudentsBody: 'Pegue sus nombres. Cada uno recibe una tarjeta para entrar.',
    addStudents: 'Agregar estudiantes',
    stepAssignment: 'Dé la primera tarea',
    stepAssignmentBody:
      'Elija habilidades; Lemma crea los problemas, comprueba las respuestas y dice qué hay detrás de las equivocadas.',
    makeAssignment: 'Crear una tarea',
    toGrade: 'por calificar',
    dueSoon: 'para entregar en 7 días',
    missing: 'sin entregar',
    asking: '{count, plural, one {pide tarjeta nueva} other {piden tarjeta nueva}}',
    contested: '{count, plural, one {respuesta reclamada} other {respuestas reclamadas}}',
    parents: '{count, plural, one {solicitud de un padre o una madre} other {solicitudes de padres}}',
    help: '{count, plural, one {necesita ayuda ahora} other {necesitan ayuda ahora}}',
    cards: 'Las cifras de arriba',
    cardsHow:
      'Necesitan ayuda ahora: estudiantes con cuatro o más intentos equivocados seguidos en una habilidad, el último en las últimas tres semanas; cada uno se cuenta una vez. Por calificar: trabajo de un padre del que aún no se califica nada, y trabajo con fotos, escaneos o una respuesta que ninguna regla puede juzgar, con una pregunta que espera sus puntos. Sin entregar: uno por cada estudiante y tarea abierta cuya fecha ya pasó (con prórroga, la fecha propia); no se cuenta el trabajo dispensado. Para entregar: tareas abiertas cuya fecha está dentro de siete días.',
    helpTitle: 'Necesitan ayuda ahora',
    helpAll: 'Ver todo',
    nothingWaits: 'Nada espera por usted en esta clase.',
    helpWhy: '{tries} intentos equivocados seguidos',
    helpHow:
      'Intentos equivocados seguidos en una habilidad desde la última respuesta correcta, a partir de cuatro. Se ordenan por esos intentos, medio punto por cada pista y hasta tres puntos por el tiempo que pasa de la mediana de la clase en una pregunta. No se cuentan las respuestas al azar muy rápidas ni el trabajo que escribió un padre. Una línea desaparece con la próxima respuesta correcta.',
    quietLine:
      '{count, plural, one {Un estudiante no ha respondido nada en dos semanas.} other {# estudiantes no han respondido nada en dos semanas.}}',
    quietOpen: '¿Quiénes?',
    open: 'En curso',
    counts: 'Le espera',
    working: '{count, number} en ello',
    again: '{count, number} para hacer otra vez',
    excused: 'exentos: {count, number}',
    glance: 'La clase, semana a semana',
    glanceLead:
      'Cuántas preguntas es probable que cada estudiante responda bien al primer intento, de todo lo que ha visto: {weeks, number} semanas, y el cambio en las últimas {change, number}. Primero está quien más perdió.',
    glanceChange: 'cambio en puntos porcentuales:',
    glanceHow: `La estimación media de todas las habilidades que el estudiante ha visto, al final de cada semana; es el mismo avance del análisis detallado del estudiante. No es la parte de habilidades dominadas: con 73 % la mayoría de los primeros intentos salen bien, y puede que de ninguna habilidad sea seguro todavía que salgan cuatro de cinco. Todas las líneas tienen una sola escala, desde justo debajo del punto más bajo de la clase hasta el 100 %. ${knownSentenceEs} No aparecen estudiantes sin porcentaje.`,
    nothingOpen: 'No hay nada abierto.',
    progress:
      '{submitted, number} de {total, number} entregados · {isLate, select, true {había que entregarlo el {due}} other {para entregar {due}}}',
  },
} as const satisfies Translation<typeof overviewTexts>;
