import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';
import type { voiceTexts } from './en-voice.ts';

/** What parents meet of the shared screens: questions, recordings. */
export const es = {
  item: {
    question: 'Pregunta {number, number} de {total, number}',
    answer: 'Respuesta',
    check: 'Comprobar',
    hintCosts: 'Cada pista quita {share, number, percent} de los puntos.',
    hint: 'Ver una pista',
    nextHint: 'Ver otra pista',
    hints: 'Pistas',
    hintNumber: 'Pista {number, number} de {count, number}',
    triesLeft: '{count, plural, one {Queda # intento} other {Quedan # intentos}}',
    untilRight: 'Intente hasta que sea correcta',
    points: '{points, plural, one {# punto} other {# puntos}}',
    right: 'Es correcta.',
    unknown: 'No pudimos comprobar esta. El maestro la verá.',
    invalid: 'Esto no gasta ningún intento.',
    closedSolved: 'Lista: esta es correcta.',
    closedTries: 'Ya no quedan intentos aquí. Siga con la próxima.',
    earlier: 'Respuestas anteriores',
    choose: 'Elija una',
    yourAnswerWas: 'Respuesta dada',
    checking: 'Comprobando…',
    readAloud: 'Leer en voz alta',
    stopReading: 'Dejar de leer',
    closedOver: 'Ya se entregó. Aquí no se reciben más respuestas.',
    stateRight: 'Correcta',
    stateOver: 'Sin más respuestas',
    emptyAnswer: 'Escriba una respuesta primero.',
    emptyChoice: 'Elija una primero.',
    showsQuestions: '{page} muestra la pregunta',
    showsQuestion: 'Pregunta {number, number}',
  },
  voice: {
    listen: 'Escuchar',
    pause: 'Pausa',
    position: 'Lugar en la grabación',
    second: '{at, number} de {of, plural, one {# segundo} other {# segundos}}',
    printed: 'Mensaje de voz, {length}',
    gone: 'Esta grabación ya no está.',
    offline: 'Necesita conexión para escuchar. Presione otra vez cuando tenga conexión.',
    cannotPlay: 'Este dispositivo no puede reproducir la grabación. Pruebe con otro navegador.',
    failed: 'La grabación no llegó. Presione otra vez.',
  },
} as const satisfies Translation<typeof en & typeof voiceTexts>;
