import type { Translation } from '@lemma/ui';
import type { schoolTexts } from './en-school.ts';

export const schoolEs = {
  school: {
    title: 'Escuela',
    lead: 'Usted opera Lemma para su escuela. Lo que decida aquí queda anotado, y los otros operadores reciben un correo.',
    demandTitle: 'Verificación en dos pasos para todos los adultos',
    demandNot: 'No se exige: ante una contraseña robada solo está protegido quien la ha activado.',
    demandNow: 'Se exige: maestros y familias no leen nada hasta que la activen.',
    demand: 'Exigirla a todos los adultos',
    demandEnd: 'Dejar de exigirla',
    demandWhy:
      'Desde ahora, los maestros y las familias que no la han activado ven cómo hacerlo y nada más. No afecta a los niños. Avise antes: cada persona necesita un teléfono o una computadora con una aplicación de autenticación.',
    demandEndWhy:
      'Entonces una contraseña sola abre los datos de cada niño que esa persona puede ver, salvo que haya activado la verificación.',
    demanded: 'La verificación en dos pasos se exige',
    demandEnded: 'La verificación en dos pasos ya no se exige',
    cancel: 'Cancelar',
    backupTitle: 'Copias',
    backupLead:
      'Una copia es un solo archivo con todas las clases, los estudiantes, el trabajo y los archivos, tal como están guardados. Otra instalación de Lemma la puede leer. No contiene las claves de nadie.',
    warning:
      'Contiene los datos de cada niño: guárdela donde nadie más pueda leerla y bórrela cuando ya no la necesite. Las familias ven quién la descargó, y los otros operadores de su escuela reciben un correo.',
    missing:
      'Primero active la verificación en dos pasos en esta página, en “Inicio de sesión”. Después puede exigirla a los demás y hacer aquí una copia.',
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
    acts: 'Qué hicieron los operadores',
    noActs: 'Nada todavía.',
    act: {
      'school-backup-made': '{name} pidió una copia',
      'school-backup-taken': '{name} guardó una copia',
      'factor-demanded': '{name} exigió la verificación en dos pasos',
      'factor-demand-ended': '{name} dejó de exigir la verificación en dos pasos',
    },
    gone: 'Alguien que ya no está',
    restoring:
      'Una escuela se recupera de un archivo con un comando, con los permisos de quien administra Lemma: sobrescribe lo que hay.',
  },
} as const satisfies Translation<typeof schoolTexts>;
