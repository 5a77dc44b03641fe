import type { Translation } from '@lemma/ui';
import type { invitationTexts } from './en-invitation.ts';

/** A colleague's invitation. */
export const invitationEs = {
  invitation: {
    to: {
      teaches: '{byName} le invita a enseñar {className}',
      'looks-on': '{byName} le invita a ver {className}',
    },
    toLead: '{byName} le pide que dirija {className}',
    until: 'Puede responder hasta el {date} inclusive. Mientras no acepte, no verá de la clase nada que no vea ahora.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    joined: 'Ya está en {className}',
    leads: 'Ahora usted dirige {className}',
    declined: 'Rechazó {className}',
    gone: 'Esta invitación ya no está abierta: se retiró o es muy antigua. Pida una nueva a {byName}.',
  },
} as const satisfies Translation<typeof invitationTexts>;
