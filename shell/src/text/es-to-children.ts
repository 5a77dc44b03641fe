import type { Some } from '@lemma/ui';
import type { en } from './en.ts';

/** What a student reads in other words than an adult. The student's own sign-in page says tú to everybody. */
export const esToChildren = {
  nav: {
    unsentBody: 'Al cerrar sesión aquí se eliminan. Espera la conexión o cierra sesión de todos modos.',
  },
  session: { endedBody: 'Lo guardado sigue guardado. Entra otra vez para continuar.' },
  gate: {
    body: 'Entraste {role, select, teacher {como maestro} parent {como padre o madre} other {como estudiante}}. {area, select, teacher {Esta parte es para maestros.} parent {Esta parte es para padres.} other {Esta parte es para estudiantes.}}',
    own: 'Ir a tu página',
    noProfileTitle: 'Tu perfil todavía no está aquí',
    noProfileBody: 'Pide a tu maestro una tarjeta nueva.',
    unreadTitle: 'No pudimos leer tu perfil',
  },
  remote: { safe: 'Lo que hiciste está guardado y el resto de Lemma sigue funcionando.' },
  fault: {
    body: 'No se perdió nada de lo que entregaste. Vuelve a cargar la página; si pasa otra vez, ve al inicio.',
  },
  success: { title: 'Ya entraste', body: 'Abriendo tu página…', open: 'Abrir mi página' },
} satisfies Some<typeof en>;
