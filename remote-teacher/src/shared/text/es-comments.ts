import type { Translation } from '@lemma/ui';
import type { commentTexts } from './en-comments.ts';

export const commentEs = {
  comment: {
    formula: 'Fórmula',
    formulaLabel: 'Su fórmula',
    formulaHint: 'Por ejemplo 3/4 + 1/6, x^2 o sqrt(2). Se pone donde está el cursor.',
    insert: 'Insertar',
    cancel: 'Cancelar',
    tooLong: 'Es más largo de lo que admite un comentario. Acórtelo un poco.',
    partFailed: 'No se pudo cargar. Revise la conexión y presione otra vez.',
    speak: 'Voz',
    speakLead: 'Hasta {longest, number} segundos. Puede escucharlo antes de enviarlo.',
    start: 'Empezar a grabar',
    asking: 'Esperando el micrófono …',
    going: 'Grabando',
    paused: 'En pausa',
    recorded: 'Grabado, {seconds, plural, one {# segundo} other {# segundos}}.',
    pause: 'Pausa',
    resume: 'Seguir',
    stop: 'Detener',
    again: 'Grabar otra vez',
    discard: 'Eliminar la grabación',
    alsoWrite: 'Una línea por escrito ayuda a quienes ahora no pueden escuchar.',
    notSent: 'No se envió. Lo que escribió y grabó sigue aquí: envíelo otra vez.',
    waits:
      'No hay conexión. La grabación se queda aquí y se envía cuando vuelva la conexión: deje esta página abierta.',
    faults: {
      denied:
        'Aquí no está permitido el micrófono. Presione el símbolo junto a la dirección, permita el micrófono y empiece otra vez.',
      none: 'No se encontró ningún micrófono. Conecte uno y empiece otra vez. Siempre puede escribir.',
      busy: 'Otro programa usa el micrófono. Ciérrelo y empiece otra vez.',
      silent: 'Este navegador no puede grabar. Pruebe con otro o escriba.',
    },
  },
} as const satisfies Translation<typeof commentTexts>;
