import type { Translation } from '@lemma/ui';
import type { schoolTexts } from './en-school.ts';

export const schoolEs = {
  school: {
    title: 'Escuela',
    lead: 'Usted opera Lemma para su escuela. Una copia es un solo archivo con todas las clases, los estudiantes, el trabajo y los archivos, tal como están guardados. Otra instalación de Lemma la puede leer. No contiene las claves de nadie.',
    warning:
      'Contiene los datos de cada niño: guárdela donde nadie más pueda leerla y bórrela cuando ya no la necesite. Las familias ven quién la descargó, y los otros operadores de su escuela reciben un correo.',
    missing:
      'Primero active la verificación en dos pasos en esta página, en “Inicio de sesión”. Después puede hacer aquí una copia.',
    code: 'Código de su aplicación',
    codeHint: 'El último tiene más de diez minutos. También sirve un código de recuperación.',
    codeMissing: 'Primero escriba un código de su aplicación.',
    wrong: 'Este código no es correcto o ya se usó. Espere el siguiente.',
    wait: 'Hubo demasiados intentos o copias en poco tiempo. Inténtelo más tarde.',
    make: 'Descargar una copia de la escuela',
    begun: 'La copia se está haciendo',
    backups: 'Copias de la escuela',
    line: 'Pedida por {name} el {at}',
    making: 'Se está haciendo: {percent, number} %. Puede salir de esta página; la copia continúa.',
    progress: 'Avance de la copia',
    failed:
      'No se pudo hacer. Inténtelo una vez más; si vuelve a fallar, quien administra Lemma encuentra la causa en su registro.',
    ready: 'Lista hasta el {until}; después Lemma la borra.',
    save: 'Guardar el archivo',
    saveOf: 'Guardar el archivo del {at}',
    saving: 'Su navegador guarda el archivo',
    acts: 'Quién hizo o guardó una copia',
    noActs: 'Nadie todavía.',
    act: {
      'school-backup-made': '{name} pidió una copia',
      'school-backup-taken': '{name} guardó una copia',
    },
    gone: 'Alguien que ya no está',
    restoring:
      'Una escuela se recupera de un archivo con un comando, con los permisos de quien administra Lemma: sobrescribe lo que hay.',
  },
} as const satisfies Translation<typeof schoolTexts>;
