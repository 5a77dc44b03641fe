import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';

export const es = {
  override: {
    label: 'Desarrollo',
    body: '{area} viene de {address}, hasta {until} (enlace de {by}).',
    end: 'Terminarlo',
  },
  preview: {
    label: 'Vista previa',
    title: 'Esta es una vista previa de «{area}».',
    body: 'Esta versión aún no se publica: solo la ven quienes tienen el enlace. Lo que se guarda aquí queda guardado de verdad.',
    until: 'Enlace de {by}, hasta {until}',
    leave: 'Salir de la vista previa',
    expiredTitle: 'Esta vista previa ya terminó',
    expiredBody: 'La persona que envió el enlace puede mandar uno nuevo.',
    invalidTitle: 'Este enlace no funciona',
    invalidBody:
      'Quizá falta una parte. La persona que lo envió puede mandarlo otra vez; hay que abrir el enlace completo.',
    goneTitle: 'Esta versión ya no está',
    goneBody: 'Se retiró después de crear el enlace. La persona que lo envió puede mandar uno nuevo.',
    again: 'Intentar de nuevo',
    open: 'Abrir Lemma sin la vista previa',
  },
} satisfies Translation<typeof en>;
