import type { Translation } from '@lemma/ui';
import type { contestTexts } from './en-contests.ts';

/** Answers that students say should be correct. */
export const contestEs = {
  contest: {
    title: '«Mi respuesta debería ser correcta»',
    lead: 'Acepte una vez y valdrán todas las respuestas iguales.',
    accept: 'Dar por correcta',
    declineOpen: 'Rechazar',
    decline: 'Enviar y rechazar',
    declineWhy: 'Diga por qué',
    declined: 'Rechazada. Su comentario aparece debajo de la pregunta.',
  },
} as const satisfies Translation<typeof contestTexts>;
