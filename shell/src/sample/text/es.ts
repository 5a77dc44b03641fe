import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';

export const es = {
  sample: {
    label: 'Clase de muestra',
    body: 'Esta es una clase de muestra. Todas las personas son inventadas.',
    short: 'Clase de muestra',
    seeAs: 'Verla como',
    teacher: 'Maestro',
    student: 'Estudiante',
    parent: 'Padre o madre',
    start: 'Empezar una clase',
    leave: 'Salir',
    failedTitle: 'La clase de muestra no se cargó',
    failedBody: 'Revise la conexión e inténtelo de nuevo.',
  },
} satisfies Translation<typeof en>;
