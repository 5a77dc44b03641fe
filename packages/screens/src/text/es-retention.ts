import type { Translation } from '@lemma/ui';
import type { retentionTexts } from './en-retention.ts';

export const retentionEs = {
  retention: {
    title: 'Cuánto tiempo se guardan las cosas',
    lead: 'Cada noche a las 2:15 (UTC) se elimina para siempre lo que ya se guardó todo su tiempo. Mientras una clase no esté archivada, no se va nada de sus estudiantes.',
    yours: 'Suyo',
    byLead: 'Lo elige quien dirige la clase.',
    last: 'Lo último que se eliminó',
    never: 'Nada todavía.',
    saved: 'El plazo está guardado',
    period: '{days, plural, =365 {1 año} =730 {2 años} =1095 {3 años} one {# día} other {# días}}',
    kept: {
      chats: 'Conversaciones con el asistente, después de la última pregunta',
      students: 'Estudiantes que salieron, con todo su trabajo, después de archivarlos',
      classes:
        'La clase entera con todos sus trabajos y archivos, y las cuentas de estudiantes que no están en otra, después de archivarla',
      devices: 'Dispositivos que nadie usa: se cierra su sesión y salen de la lista',
      parentCodes: 'Códigos para padres',
      uploads: 'Archivos que nunca llegaron enteros',
      log: 'El registro de lo que usted hizo',
    },
    counted: {
      chats: '{count, plural, one {# conversación} other {# conversaciones}}',
      students: '{count, plural, one {# estudiante} other {# estudiantes}}',
      classes: '{count, plural, one {la clase} other {# clases}}',
      devices: '{count, plural, one {# dispositivo} other {# dispositivos}}',
      parentCodes: '{count, plural, one {# código} other {# códigos}}',
      uploads: '{count, plural, one {# archivo} other {# archivos}}',
      log: '{count, plural, one {# línea} other {# líneas}}',
    },
    withWork: '{what} con {count, plural, one {# trabajo} other {# trabajos}}',
    next: 'Próxima eliminación: {date}, {what}',
    nextNone: 'Próxima eliminación: ninguna, no hay nada que eliminar',
    nextNotArchived: 'Próxima eliminación: ninguna, la clase no está archivada',
    keptFor: 'Cuánto tiempo: {what}',
    keptForIn: 'Cuánto tiempo en {name}: {what}',
    changeTitle: '¿Guardarlo {period}?',
    changeNone: 'Ahora no hay nada que esto eliminaría.',
    changeTonight: 'La próxima vez, {when}, se eliminaría para siempre: {what}.',
    changeLater: 'La próxima vez que se elimine algo sería {date}: {what}.',
    changeConfirm: 'Cambiarlo',
  },
} as const satisfies Translation<typeof retentionTexts>;
