import type { Translation } from '@lemma/ui';
import type { privacyTexts } from './en-privacy.ts';

export const privacyEs = {
  looks: {
    title: 'Quién vio estos datos',
    lead: 'Quién abrió la página de {name}, abrió un archivo o hizo una copia, y quién cambió la cuenta. Se guarda un año (los cambios, tres años). Ni {name} ni los maestros de la clase pueden cambiarlo.',
    none: 'Nadie los ha visto todavía.',
    kinds: {
      page: 'Abrió la página',
      file: 'Abrió archivos',
      export: 'Descargó una copia',
      backup: 'Descargó una copia de seguridad',
    },
    files: {
      list: 'Guardó una lista como archivo',
      copy: 'Copió una lista',
      gradebook: 'Guardó las calificaciones como archivo',
      answers: 'Guardó respuestas como archivo',
      cards: 'Guardó tarjetas para entrar como archivo',
      conversation: 'Guardó una conversación con el asistente',
      account: 'Descargó los datos de sus clases',
    },
    times: '{count, plural, one {una vez} other {# veces}}',
    gone: 'Alguien que ya no está',
    acts: {
      'secrets-reissued': 'Hizo una tarjeta nueva para entrar',
      'students-lock': 'Bloqueó la cuenta',
      'students-unlock': 'Desbloqueó la cuenta',
      'students-sign-out': 'Cerró la sesión de la cuenta en todas partes',
      'students-archive': 'Archivó la cuenta',
      'students-restore': 'Recuperó la cuenta',
      'students-merged': 'Unió una cuenta duplicada',
      'students-moved': 'Cambió de clase al estudiante',
      'child-data-exported': 'Descargó todos los datos',
      'child-restored': 'Recuperó datos eliminados',
      'consent-recorded': 'Anotó un consentimiento',
      'consent-revoked': 'Retiró un consentimiento',
      'parent-code-made': 'Hizo un código para un padre',
      'parent-linked': 'Se vinculó como padre',
      'parent-revoked': 'Terminó el vínculo de un padre',
    },
  },
  backup: {
    button: 'Descargar una copia de seguridad',
    ofClass: 'Descargar una copia de seguridad de {name}',
    hint: 'Un archivo con los registros y archivos que usted puede ver. Contiene datos de niños: guárdelo donde solo la escuela pueda leerlo. Queda anotado que usted lo hizo.',
  },
} as const satisfies Translation<typeof privacyTexts>;
