import type { Translation } from '@lemma/ui';
import type { analysisTexts } from './en-analysis.ts';
import { namedSentenceEs } from './named-es.ts';

export const analysisEs = {
  statistics: {
    title: 'Estadísticas',
    anonymous: 'Ocultar nombres',
    filters: 'Filtrar las cifras',
    views: 'Vistas',
    from: 'Para entregar desde',
    to: 'Para entregar hasta',
    group: 'Estudiantes',
    everybody: 'Toda la clase',
    groupOf: '{name} ({count, number})',
    standard: 'Estándar',
    allStandards: 'Todos los estándares',
    clear: 'Quitar todo',
    emptyTitle: 'Habrá cifras con las primeras respuestas',
    emptyBody:
      'En cuanto los estudiantes trabajen, verá aquí cómo les fue: puntuaciones, preguntas difíciles, quién sabe qué.',
    toWork: 'Ir a las tareas',
    nothing: 'Ningún trabajo coincide con lo que eligió. Amplíe las fechas o elija otro grupo.',
    tiles: 'Cifras de la clase',
    of: '{some, number} de {all, number}',
    active: 'estudiantes activos',
    onTime: 'entregados a tiempo',
    lateAndMissing:
      '{late, number} tarde, {missing, number} nunca {missing, plural, one {entregado} other {entregados}}{missing, plural, =0 {} other { ({missingNow, number} de ellos sin entregar: todavía abiertos)}}{again, plural, =0 {} other {, # otra vez}}',
    medianScore: 'puntuación mediana',
    mastered: 'habilidades dominadas',
    medianTime: 'tiempo mediano por pregunta',
    seconds: '{value} s',
    tilesHow:
      'De las tareas cuya fecha de entrega está en el período. Activos: dieron al menos una respuesta. Nunca entregados: la fecha ya pasó (con prórroga, la fecha propia) y el trabajo no llegó; no se cuenta el dispensado. Sin entregar, aquí, en el resumen y en la lista de estudiantes: la parte que sigue abierta y todavía se puede entregar. Puntuación: puntos obtenidos del total de puntos; si eligió un estándar, primeros intentos correctos del total de primeros intentos en sus preguntas. Habilidades dominadas: pares de estudiante y habilidad en «segura» o «sólida» hoy, de los que tienen tres respuestas o más, sea cual sea el período; es la suma de la columna de la lista de estudiantes. Tiempo: todos los intentos de un trabajo divididos entre las preguntas respondidas.',
    sampleWork:
      '{pieces, plural, one {# trabajo} other {# trabajos}} de {assignments, plural, one {# tarea} other {# tareas}}, de {students, plural, one {# estudiante} other {# estudiantes}}',
    histogram: 'Puntuaciones',
    histogramSays:
      '{count, plural, one {# trabajo} other {# trabajos}} con puntuación; mediana {median}.{toGrade, plural, =0 {} one { Otro espera su calificación y no se cuenta.} other { Otros # esperan su calificación y no se cuentan.}}',
    histogramHow:
      'Cada trabajo entregado que no espera su calificación cuenta una vez, en la décima parte que corresponde a su porcentaje de puntos.',
    sampleScores: '{count, plural, one {# trabajo entregado} other {# trabajos entregados}}',
    scorePercent: 'Puntuación en porcentaje',
    pieces: 'Trabajos',
    bin: '{from, number} a {to, number} %: {count, plural, one {# trabajo} other {# trabajos}}',
    questions: 'Preguntas',
    questionsLead:
      '{count, plural, one {# pregunta} other {# preguntas}}{toCheck, plural, =0 {} one {, # por revisar} other {, # por revisar}}. Abra una para ver quién la responde bien.',
    question: 'Pregunta',
    questionOf: '{title}, {number, number}',
    skill: 'Habilidad',
    answers: 'Respuestas',
    right: 'Bien al primer intento',
    discrimination: 'Distingue a quien sabe más',
    fifths: 'Por nivel de puntuación',
    check: 'revisar esta pregunta',
    questionsHow:
      'Según los primeros intentos sin pista; los intentos con pista cuentan como todavía no, y no se cuentan las respuestas al azar muy rápidas (menos de 3 s) ni el trabajo que escribió un padre. Distingue a quien sabe más: la correlación de la pregunta con todas las demás respuestas de los estudiantes de esta clase; las de la misma habilidad cuentan tres veces. A partir de 15 respuestas se señala una pregunta si la correlación es con seguridad (95 %) menor de 0.35: su redacción o su clave podrían estar mal. Con menos de cinco respuestas no hay cifra.',
    sampleAnswers: '{count, plural, one {# respuesta} other {# respuestas}}',
    curveOf: '{title}, pregunta {number, number}: {skill}',
    curveSays:
      '{right} bien al primer intento, de {count, plural, one {# respuesta} other {# respuestas}}. En una buena pregunta la curva sube de izquierda a derecha.',
    curveFlat:
      '{right} bien al primer intento, de {count, plural, one {# respuesta} other {# respuestas}}. A quienes les va bien en lo demás no les va mejor aquí: revise esta pregunta.',
    curveHow:
      'Los estudiantes se ordenan por el porcentaje de aciertos en todas sus demás respuestas de esta clase (las de la misma habilidad cuentan tres veces) y se dividen en quintos; cada punto es el porcentaje de aciertos en ese quinto.',
    tooFewFor:
      '{name}: la curva necesita {least} respuestas, para que haya cinco en cada quinto. {count, plural, =0 {Todavía no hay ninguna} one {Hay una} other {Hay #}}.',
    fifthHeader: 'Quinto de los estudiantes',
    fifth: { first: 'más bajo', second: 'segundo', third: 'medio', fourth: 'cuarto', last: 'más alto' },
    heat: 'Estándares y estudiantes',
    heatSays:
      'Un número solo es la probabilidad, en porcentaje y al día de hoy, de que la próxima respuesta del estudiante en el estándar sea correcta. «2/3»: dos de tres primeros intentos correctos hasta ahora.',
    heatKey:
      'Cuanto más intenso el color, más alto el nivel. «2/3»: pocas respuestas para un porcentaje, así que los primeros intentos correctos, de todos. «·»: un nivel solo por la práctica. «–»: todavía sin respuestas. «✎»: el nivel lo indicó un maestro.',
    heatHow:
      'La probabilidad de que la próxima pregunta se responda bien al primer intento: el promedio de las habilidades de un estándar, que se atenúa con el tiempo desde la última respuesta (después de una semana, a la mitad en 60 días). Los intentos con pista cuentan como todavía no; no se cuentan las respuestas al azar muy rápidas ni el trabajo que escribió un padre. Con menos de cinco respuestas por cada habilidad del estándar (25 siempre bastan), la celda no tiene porcentaje, sino los primeros intentos correctos en las tareas, de todos, y el nivel hasta ahora. Si un maestro indicó el nivel de una habilidad, el color y la palabra siguen ese nivel y el número queda como se calculó. Los filtros por fecha no se aplican: se muestra lo que se sabe hoy.',
    cell: '{share}, {level}, {answers, plural, one {# respuesta} other {# respuestas}}',
    tooFew:
      '{of, plural, =0 {pocas respuestas} other {{right, number} de {of, number} correctas al primer intento, pocas para un porcentaje}}',
    noAnswers: 'todavía sin respuestas',
    student: 'Estudiante {number, number}',
    studentHeader: 'Estudiante',
  },
  analysis: {
    title: 'Análisis detallado',
    trail: 'Dónde está',
    emptyTitle: 'Con las primeras respuestas sabrá qué enseñar después',
    emptyBody:
      'Cada respuesta equivocada dice algo. Cuando los estudiantes hayan trabajado, verá aquí qué ideas comparten.',
    toWork: 'Ir a las tareas',
    tomorrow: 'Qué enseñar mañana',
    tomorrowLead:
      'Lo que comparten varios estudiantes, empezando por el grupo más grande: una idea, una base que falta o una habilidad con la que tienen dificultades sin ninguna de las dos. El resumen empieza con lo primero de esta lista.',
    filters: 'Filtrar la lista',
    kind: 'Tipo',
    kinds: {
      all: 'Todo',
      misconception: 'Ideas equivocadas',
      prerequisite: 'Bases que faltan',
      struggle: 'Dificultades sin ninguna de las dos',
    },
    standard: 'Estándar',
    allStandards: 'Todos los estándares',
    noTopicTitle: 'Los estudiantes no comparten nada todavía',
    noTopicBody: `${namedSentenceEs} Asigne más trabajo o quite los filtros.`,
    ofStudents: '{some, number} de {all, number} estudiantes',
    answers: 'Respuestas que lo muestran',
    openAnswer: 'Abrir',
    move: 'Qué hacer',
    movePrerequisite:
      'Resuelva un ejemplo de «{name}» en voz alta y deje que cada estudiante haga la pregunta de abajo antes de seguir.',
    check: 'Una pregunta para comprobar',
    right: 'correcta',
    mistaken: 'con la idea',
    makeAssignment: 'Crear una tarea',
    makeAssignmentFor: 'Crear una tarea: {name}',
    draftTitle: 'Práctica: {name}',
    draftMade: 'El borrador está listo. Revíselo y publíquelo.',
    makeGroup: 'Crear un grupo',
    makeGroupFor: 'Crear un grupo: {name}',
    groupTitle: 'Crear un grupo',
    groupLead: 'Están marcados quienes lo muestran en sus respuestas. Cambie lo que quiera antes de guardar.',
    groupName: 'Nombre del grupo',
    groupSave: 'Guardar el grupo de {count, number}',
    groupMade: 'Se creó el grupo «{name}» con {count, plural, one {# estudiante} other {# estudiantes}}.',
    suggested: 'sugerido',
    groupGone: 'Ya no hay nadie en este grupo. Vuelva a la clase para ver qué hay ahora.',
    studentGone: 'Aquí no hay nada de este estudiante. Vuelva a la clase.',
    members: 'Estudiantes',
    student: 'Estudiante',
    holds: 'Tiene la idea',
    lacks: 'Todavía no lo sabe',
    shown: 'Veces',
    shownOf: '{shown, number} de {chances, number}',
    last: 'Última respuesta',
    sampleTopic:
      '{answers, plural, one {# respuesta} other {# respuestas}} de {students, plural, one {# estudiante} other {# estudiantes}} que se ven aquí',
    sampleAnswers: '{count, plural, one {# respuesta} other {# respuestas}}',
    sampleStudents: '{count, plural, one {# estudiante} other {# estudiantes}}',
    sampleSkills: '{count, plural, one {# habilidad} other {# habilidades}}',
    how: {
      misconception: `${namedSentenceEs} No se cuentan las respuestas apresuradas, las que usaron pistas ni el trabajo que escribió un padre.`,
      prerequisite:
        'Falta una base cuando tanto ella como una habilidad que depende de ella están por debajo de «casi lograda», cada una con al menos dos respuestas.',
      struggle:
        'Dificultades: cuatro o más intentos equivocados seguidos en la habilidad desde la última respuesta correcta, el último en las últimas tres semanas. Aquí están quienes no tienen una idea ni una base que falte que los explique; a los demás se les enseña eso.',
      skills:
        'La probabilidad de que la próxima pregunta de la habilidad se responda bien al primer intento, según los primeros intentos del estudiante hasta ahora: sobre todo los de esta habilidad, un poco los de otras. Un intento con pista cuenta como todavía no; no se cuentan las respuestas al azar muy rápidas (menos de 3 s) ni el trabajo que escribió un padre. El intervalo es del 80 %. Segura: es probable que acierte al menos cuatro de cinco; sólida: es casi seguro. Después de una semana sin respuestas la estimación se atenúa, a la mitad en 60 días.',
      effort:
        'Rápidas: primer intento en menos de 3 segundos. A tientas: tres intentos o más en una pregunta, con menos de 5 segundos entre ellos en promedio. Con pista: cuenta como todavía no. De un padre: recibe puntos, pero no dice nada del estudiante. El dominio se basa en primeros intentos que no son rápidos ni de un padre.',
    },
    growth: 'Progreso',
    growthSays: 'De {from} a {to} en {weeks, plural, one {# semana} other {# semanas}} con trabajo.',
    growthHow:
      'Para cada estudiante, el promedio de las estimaciones de todas las habilidades vistas hasta el fin de la semana, manteniendo la última; la línea es el promedio de los estudiantes y la banda su intervalo del 80 % (1.28 · s / √n). Con menos de cinco estudiantes se omite la semana. Las otras clases aparecen sin nombre.',
    studentGrowthHow:
      'El promedio de las estimaciones de todas las habilidades vistas hasta el fin de la semana; la banda es el promedio de sus intervalos del 80 %.',
    between: '{mean} ({low} a {high})',
    week: 'Semana del',
    known: 'Lo que sabe',
    skillsSeen: 'Habilidades vistas',
    thisClass: 'Esta clase',
    otherClass: 'Clase {letter}',
    compare:
      '{left, plural, =0 {Comparar con mis otras clases} other {Comparar con {count, number} de mis {all, number} otras clases}}',
    compareOff: 'Solo esta clase',
    effortTitle: 'Cómo se llegó a las respuestas',
    effortLead: 'Señales de respuestas al azar y de ayuda. Se muestran aquí y no cuentan en lo que sabe un estudiante.',
    effort: {
      answers: 'Respuestas',
      rapid: 'Rápidas',
      searching: 'A tientas',
      hinted: 'Con pista',
      parent: 'De un padre',
    },
    export: 'Datos sin procesar',
    exportLead:
      'Cada respuesta de la clase en una línea, con números en lugar de nombres. Los números son nuevos en cada archivo.',
    exportAnswers: 'Descargar las respuestas (CSV)',
    codebook: 'Descargar la guía de los datos',
    exportFile: 'respuestas',
    codebookFile: 'guia-de-datos',
    exported: '{count, plural, one {Se descargó # respuesta} other {Se descargaron # respuestas}}.',
    codebookHead: { column: 'columna', meaning: 'significado' },
    columns: {
      student:
        'Número del estudiante, inventado al azar para este archivo. La misma persona tiene el mismo número en todo el archivo y otro en el siguiente.',
      assignment: 'Número de la tarea, inventado al azar para este archivo.',
      item: 'Lugar de la pregunta en la tarea, desde 1; 0 si ya no está allí.',
      skill: 'Código de la habilidad que pide la pregunta.',
      skill_name: 'Nombre de esa habilidad.',
      first_try_at: 'Hora del primer intento, ISO 8601 en UTC.',
      ms_first_try: 'Milisegundos hasta el primer intento.',
      mark: 'Lo que dice el primer intento: right (correcto), wrong (equivocado), hinted (antes hubo una pista), rapid (menos de 3 s), parent (lo escribió un padre), unread (no se puede leer como matemáticas). Para el dominio cuentan solo right, wrong y hinted.',
      tries: 'Número de intentos.',
      hints: 'Número de pistas usadas.',
      solved: '1 si al final fue correcta; si no, 0.',
      response:
        'La primera respuesta como se escribió, o las palabras de la opción elegida, hasta 60 caracteres; vacía si no se puede leer como matemáticas. «option b»: elegida antes de que se guardaran las palabras.',
      chances: 'Códigos de las ideas equivocadas que habrían dado otra respuesta que la correcta.',
      shown: 'Aquellas de ellas que dan exactamente esta respuesta.',
      shown_names: 'Los nombres de estas.',
    },
    ownPage: 'Todo el trabajo de este estudiante',
    needs: 'Ideas y bases que faltan',
    noNeeds: 'No se le atribuye ninguna idea y no le falta ninguna base.',
    ideaFigures:
      '{posterior} de certeza; se vio {shown, number} de {chances, plural, one {# vez posible} other {# veces posibles}}',
    ideaFew:
      'se vio {shown, number} de {chances, plural, one {# vez posible} other {# veces posibles}}; pocas respuestas para un porcentaje',
    growthTooFew: 'El progreso se dibuja a partir de cinco respuestas por habilidad, o 25 en total: todavía hay pocas.',
    blocks: 'Hace falta para: {names}',
    skills: 'Habilidades',
    skill: 'Habilidad',
    level: 'Nivel',
    interval: 'Intervalo del 80 %',
    answerCount: 'Respuestas',
    allQuestions: 'Todas las preguntas de este trabajo',
    inAssignment: 'Abrir en la tarea',
  },
} as const satisfies Translation<typeof analysisTexts>;
