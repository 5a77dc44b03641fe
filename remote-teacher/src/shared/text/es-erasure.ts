import type { Translation } from '@lemma/ui';
import type { erasureTexts } from './en-erasure.ts';

export const erasureEs = {
  erasure: {
    open: 'Eliminar los datos…',
    title: '¿Eliminar todo sobre {name}?',
    lead: 'Lo pidió un padre. Durante 30 días puede restaurarlo al final de la página Estudiantes; después nadie puede. Si la ley le pide conservar algo, haga antes una copia.',
    what: 'Qué se eliminará',
    kinds: {
      account: 'La cuenta y la manera de entrar',
      work: 'Trabajo: respuestas, intentos, lo que se entregó',
      files: 'Archivos y fotos',
      knowledge: 'Lo que el niño sabe hacer, y la práctica',
      notes: 'Las notas y entrevistas de usted sobre el niño',
      links: 'Vínculos de padres y códigos',
    },
    rest: 'El nombre del niño también se quita de lo que es de otros: tareas, resultados, conversaciones, comentarios a compañeros. Los escaneos de toda la clase que usted subió quedan entre sus archivos.',
    name: 'Para confirmar, escriba {name}',
    nameWrong: 'Escriba {name} como aparece aquí.',
    confirm: 'Eliminar',
    keep: 'Conservar',
    done: 'Todo está eliminado',
    receipt: 'Comprobante {id}. Los padres también reciben uno.',
  },
  courtOrder: {
    closed: 'No vincular a nadie más (orden judicial)',
    closedHint:
      'Los códigos ya entregados dejan de servir para siempre; los nuevos, hasta que lo desactive. Los adultos ya vinculados siguen. Las familias no ven esto.',
    blocked: 'bloqueado',
    block: 'Bloquear',
    lift: 'Quitar el bloqueo',
    revoke: 'Quitar el vínculo',
  },
} as const satisfies Translation<typeof erasureTexts>;
