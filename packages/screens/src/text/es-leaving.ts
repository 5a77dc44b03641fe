import type { Translation } from '@lemma/ui';
import type { leavingTexts } from './en-leaving.ts';

export const leavingEs = {
  leaving: {
    classIsLeaving: 'se está eliminando',
    deleteClass: 'Eliminar la clase',
    deleteClassOf: 'Eliminar la clase {name}',
    deleteClassTitle: '¿Eliminar {name}?',
    deleteClassWhy:
      'Se van su trabajo y las cuentas de los estudiantes que no están en otra clase. Aquí puede recuperar todo durante {days, number} días; después ya no existe, y queda un recibo que no nombra a nadie.',
    classNameTyped: 'Para confirmar, escriba el nombre de la clase: {name}',
    classNameWrong: 'Este no es el nombre de la clase.',
    classLeaving: '{name} se está eliminando',
    deletedClasses: 'Clases eliminadas',
    deletedLine:
      '{name}, eliminada el {date}: {students, plural, one {1 cuenta de estudiante} other {# cuentas de estudiantes}}, {documents, plural, one {1 registro} other {# registros}}, {files, plural, one {1 archivo} other {# archivos}}.',
    aClass: 'Una clase',
    restorableUntil: 'Se puede recuperar hasta el {date}.',
    isReturning: 'Está volviendo: en un momento aparece entre sus clases.',
    goneOn: 'Ya no existe desde el {date}, tampoco sus copias.',
    classReturning: 'La clase está volviendo',
  },
} as const satisfies Translation<typeof leavingTexts>;
