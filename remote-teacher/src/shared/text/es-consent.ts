import type { Translation } from '@lemma/ui';
import type { consentTexts } from './en-consent.ts';

export const consentEs = {
  consent: {
    button: 'Consentimiento',
    column: 'Consentimiento',
    none: 'ninguno',
    given: '{by, select, parent {padre} other {escuela}}{name, select, none {} other { ({name})}}, {date}: {uses}',
    revoked: 'retirado el {date}',
    title: 'Consentimiento para {count, plural, one {# estudiante} other {# estudiantes}}',
    lead: 'Enseñar no necesita nada de esto: las cuentas, el trabajo y los resultados son de la escuela. Lo que va más allá se hace solo con los niños que tienen un consentimiento registrado.',
    by: 'Quién lo dio',
    sources: { school: 'La escuela, para su enseñanza', parent: 'Un padre' },
    name: 'Nombre de la persona',
    on: 'Fecha',
    onMissing: 'Elija la fecha del papel.',
    uses: 'Para qué',
    useNames: {
      model: 'Se puede consultar a un modelo de lenguaje con preguntas que nombran al niño (el nombre se reemplaza)',
      answers: 'También pueden llegarle las respuestas del niño mientras se califican (sin el nombre)',
      letters: 'Correos electrónicos a la familia sobre el trabajo del niño',
    },
    useShort: { model: 'modelo de lenguaje', answers: 'respuestas al modelo', letters: 'correos' },
    usesMissing: 'Marque al menos uno.',
    cancel: 'Cancelar',
    save: 'Registrar',
    saved: 'El consentimiento está registrado',
    revoke: 'Retirar',
    revokedNow: 'El consentimiento está retirado',
  },
} as const satisfies Translation<typeof consentTexts>;
