import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';
import { before } from './es-before.ts';

/** The texts around the areas, and the pages before signing in. */
export const es = {
  ...before,
  app: { loading: 'Cargando...' },
  nav: {
    overview: 'Resumen',
    students: 'Estudiantes',
    assignments: 'Tareas',
    accounts: 'Cuentas',
    analysis: 'Análisis',
    statistics: 'Estadísticas',
    lessonPlan: 'Plan de clase',
    plans: 'Mis planes',
    stories: 'Cuentos',
    training: 'Entrevistas',
    assistant: 'Asistente',
    upload: 'Subir',
    settings: 'Configuración',
    children: 'Hijos',
    handIn: 'Entregar',
    home: 'Inicio',
    progress: 'Progreso',
    signOut: 'Cerrar sesión',
    leaveSample: 'Salir de la clase de muestra',
    unsent: '{count, plural, one {# respuesta sin enviar} other {# respuestas sin enviar}}',
    unsentBody:
      'Al cerrar sesión en este dispositivo se elimina lo que no se envió. Espere la conexión o cierre sesión de todos modos.',
    leaveAnyway: 'Cerrar sesión de todos modos',
    teach: 'Enseñar',
    prepare: 'Preparar',
    areaTeacher: 'Clase',
    areaParent: 'Familia',
    areaStudent: 'Práctica',
    moreAreas: 'Más',
    roleTeacher: 'Maestro',
    roleParent: 'Padre o madre',
    roleStudent: 'Estudiante',
  },
  session: {
    ended: 'Se cerró la sesión en este dispositivo',
    endedBody: 'Lo guardado sigue guardado. Inicie sesión de nuevo para continuar.',
  },
  remote: {
    safe: 'Lo que hizo está guardado y el resto de Lemma sigue funcionando.',
    retry: 'Intentar de nuevo',
    reload: 'Volver a cargar la página',
  },
  toaster: { label: 'Mensaje', close: 'Cerrar', news: 'Avisos' },
  notFound: {
    title: 'Aquí no hay ninguna página',
    body: 'La dirección quizás es antigua o está mal escrita.',
    home: 'Ir al inicio',
    signIn: 'Iniciar sesión',
  },
  fault: {
    title: 'Esta página dejó de funcionar',
    body: 'No se perdió nada de lo que entregó. Vuelva a cargar la página; si pasa otra vez, vaya al inicio.',
    reload: 'Volver a cargar la página',
    home: 'Ir al inicio',
    setupTitle: 'Lemma todavía no puede empezar aquí',
    setupBody: 'Falta una configuración o no es válida. Para la persona que administra Lemma en esta escuela:',
  },
  chooser: {
    title: 'Elija una cuenta',
    body: 'En esta máquina, estas cuentas hacen de cuentas de Google.',
    name: 'Nombre',
    email: 'Correo electrónico',
    submit: 'Continuar',
  },
} as const satisfies Translation<typeof en>;
