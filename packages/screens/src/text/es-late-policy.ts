import type { Translation } from '@lemma/ui';
import type { latePolicyTexts } from './en-late-policy.ts';

export const latePolicyEs = {
  latePolicy: {
    hours: 'horas',
    percent: 'Vale',
    remove: 'Quitar',
    early: {
      title: 'Puntos extra por entregar antes',
      hours: 'Antes del plazo, al menos',
      add: 'Agregar puntos extra',
      said: '{percent, number} % desde {hours, plural, one {# hora} other {# horas}} antes',
    },
    late: {
      title: 'Entregas tardías',
      hours: 'Después del plazo, como máximo',
      add: 'Agregar un paso',
      said: '{percent, number} % hasta {hours, plural, one {# hora} other {# horas}} tarde',
    },
    after: 'Después',
    afters: {
      fixed: 'la entrega tardía vale una parte fija',
      practice: 'abierta para practicar, sin puntos',
      closed: 'cerrada',
    },
    fixed: 'Parte',
    afterSaid: {
      fixed: 'la entrega tardía vale {percent, number} %',
      practice: 'la entrega tardía es práctica, sin puntos',
      closed: 'sin entregas tardías',
    },
    thenSaid: {
      fixed: 'después {percent, number} %',
      practice: 'después, práctica sin puntos',
      closed: 'después, cerrada',
    },
  },
} as const satisfies Translation<typeof latePolicyTexts>;
