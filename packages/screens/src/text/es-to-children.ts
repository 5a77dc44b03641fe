import type { Some } from '@lemma/ui';
import type { en } from './en.ts';
import type { settingsTexts } from './en-settings.ts';
import type { voiceTexts } from './en-voice.ts';

/** What a child is told in other words than an adult: questions and recordings. */
export const esToChildren = {
  item: {
    answer: 'Tu respuesta',
    untilRight: 'Inténtalo hasta que sea correcta',
    unknown: 'No pudimos comprobar esta. Tu maestro la verá.',
    closedTries: 'Ya no quedan intentos aquí. Sigue con la próxima.',
    closedAlone: 'Mira cómo se hace y sigue.',
    closedOver: 'Ya entregaste esto. Aquí no se reciben más respuestas.',
    earlier: 'Tus respuestas anteriores',
    choose: 'Elige una',
    yourAnswerWas: 'Respondiste',
    readAloud: 'Léemelo',
    emptyAnswer: 'Primero escribe tu respuesta y luego compruébala.',
    emptyPlace: 'Primero ubica tu respuesta y luego compruébala.',
    emptyChoice: 'Primero elige una respuesta y luego compruébala.',
  },
  voice: {
    offline: 'Necesitas conexión para escuchar. Presiona otra vez cuando tengas conexión.',
    cannotPlay: 'Este dispositivo no puede reproducir la grabación. Prueba con otro navegador.',
    failed: 'La grabación no llegó. Presiona otra vez.',
  },
} satisfies Some<typeof en & typeof voiceTexts>;

/** The settings that students have. */
export const settingsToChildren = {
  settings: {
    profile: 'Tú',
    nameMissing: 'Escribe tu nombre.',
    nameLong: 'Este nombre es muy largo. Usa 120 caracteres como máximo.',
    nameSigns: 'Este nombre tiene caracteres que no se pueden mostrar. Escríbelo otra vez a mano.',
    nameSaved: 'Tu nombre está guardado',
    nameByTeacher: 'Tu maestro puede cambiar tu nombre.',
    unsavedWhy: 'Lo que cambiaste aquí todavía no está guardado.',
    appearanceLead: 'Se guarda con tu cuenta, en todos los dispositivos donde entres.',
    secretByTeacher: 'Entras con tu tarjeta. Si otra persona conoce tu clave secreta, pide una nueva a tu maestro.',
    noNetwork: 'No hay conexión. Revisa la red e inténtalo de nuevo.',
    sessions: 'Dónde tienes la sesión abierta',
    sessionsLead:
      'El dispositivo que cierres aquí sale en cuanto tenga conexión, y con él lo que guardaba de ti. Si nadie lo usa durante 30 días, la sesión se cierra.',
    sessionsLost: {
      student:
        'Las respuestas que aún no enviaste esperan allí hasta que vuelvas a entrar en él; solo se eliminan si cierras sesión en ese mismo dispositivo. Si pierdes un dispositivo, avisa también a tu maestro.',
    },
    everywhereWhy:
      'Aquí de inmediato; en los demás, en cuanto tengan conexión. Lo guardado sigue guardado; entra otra vez para continuar.',
    data: 'Tus datos',
    dataLead: 'Todo lo que Lemma guarda sobre ti es tuyo y te lo puedes llevar.',
    changes: 'Lo último que hiciste',
    done: {
      'handed-in-by-student': 'Entregaste un trabajo',
      'late-pass': 'Usaste un pase de entrega tardía',
      'sessions-ended': 'Cerraste sesión en otros dispositivos tuyos',
      'signed-out-everywhere': 'Cerraste sesión en todos los dispositivos',
      'ways-in-removed': 'Se quitaron formas de iniciar sesión que no eran tuyas',
    },
  },
} satisfies Some<typeof settingsTexts>;
