import type { Translation } from '@lemma/ui';
import type { insightTexts } from './en-insight.ts';

export const insightEs = {
  computed: {
    how: 'Cómo se calcula',
    howOf: 'Cómo se calcula: {what}',
    sample: 'Se basa en {sample}.',
    tooFewShow:
      '{count, plural, one {Mostrar # habilidad con muy pocas respuestas} other {Mostrar # habilidades con muy pocas respuestas}}',
    tooFewHide:
      '{count, plural, one {Ocultar # habilidad con muy pocas respuestas} other {Ocultar # habilidades con muy pocas respuestas}}',
    older:
      'El trabajo más antiguo está resumido: aquí no se cuentan las puntuaciones, los tiempos ni lo que faltó entregar de {count, plural, one {la tarea} other {las # tareas}} con fecha de entrega hasta el {date}. Lo que los estudiantes aprendieron allí sí cuenta.',
  },
  waiting: {
    back: 'Volver al resumen',
    titles: {
      grade: 'Por calificar',
      due: 'Para entregar en 7 días',
      missing: 'Trabajos sin entregar',
      help: 'Necesitan ayuda ahora',
      quiet: 'Dos semanas sin actividad',
      contested: 'Respuestas reclamadas',
      parents: 'Solicitudes de padres',
      cards: 'Piden tarjeta nueva',
    },
    leads: {
      grade:
        'Con fotos o escaneos, de un padre, o con una respuesta que ninguna regla puede juzgar, y a la espera de sus puntos.',
      due: 'Tareas abiertas, por su fecha de entrega.',
      missing: 'Tareas abiertas cuya fecha ya pasó, y quiénes no han entregado su trabajo.',
      help: 'Estudiantes que fallan una habilidad una y otra vez, empezando por quien más dificultad tiene.',
      quiet: 'Ninguna respuesta en dos semanas. Eso solo no significa que tengan dificultades.',
      contested:
        'Respuestas que, según un estudiante, deberían ser correctas. Cada línea lleva a la lista de la tarea.',
      parents: 'Padres que piden corregir o eliminar los datos de un niño. Usted responde en la página del estudiante.',
      cards: 'Estudiantes que no pudieron entrar. Cada línea lleva a donde se crea la tarjeta nueva.',
    },
    counts: {
      grade: '{count, plural, =0 {Nada espera.} one {# trabajo.} other {# trabajos.}}',
      due: '{count, plural, =0 {Ninguna.} one {# tarea.} other {# tareas.}}',
      missing: '{count, plural, =0 {Ninguno.} one {# trabajo.} other {# trabajos.}}',
      help: '{count, plural, =0 {Nadie.} one {# estudiante; una línea por habilidad.} other {# estudiantes; una línea por habilidad.}}',
      quiet: '{count, plural, =0 {Nadie.} one {# estudiante.} other {# estudiantes.}}',
      contested: '{count, plural, =0 {Ninguna.} one {# respuesta.} other {# respuestas.}}',
      parents: '{count, plural, =0 {Ninguna.} one {# solicitud.} other {# solicitudes.}}',
      cards: '{count, plural, =0 {Nadie.} one {# estudiante.} other {# estudiantes.}}',
    },
    assignment: 'Tarea',
    student: 'Estudiante',
    students: 'Estudiantes',
    state: 'Estado',
    begun: 'empezado',
    notBegun: 'sin empezar',
    toGrade: 'Por calificar',
    contested: 'Reclamadas',
    requests: 'Solicitudes',
    asked: 'Pedido',
    handedIn: 'Entregado',
    due: 'Fecha de entrega',
    skill: 'Habilidad',
    allSkills: 'Ver todas las habilidades',
    streak: 'Fallos seguidos',
    hints: 'Pistas',
    minutes: 'Minutos',
    lastAnswer: 'Respondió por última vez',
    stuck:
      '{tries, plural, one {1 intento fallido} other {# intentos fallidos seguidos}}, {hints, plural, =0 {sin pistas} one {1 pista} other {# pistas}}; {when} respondió por última vez.',
    never: 'nunca',
    none: 'Aquí no hay nada pendiente.',
  },
  levels: {
    beginning: 'inicial',
    developing: 'en desarrollo',
    nearly: 'casi lograda',
    secure: 'segura',
    strong: 'sólida',
  },
} as const satisfies Translation<typeof insightTexts>;
