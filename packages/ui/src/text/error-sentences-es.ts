import type { AppErrorCode } from '@lemma/contract';

/** `error-sentences.ts` in Spanish. */
export const errorSentencesEs = {
  'auth/forbidden': {
    title: 'Esto no está disponible para usted',
    body: 'Su cuenta no puede verlo ni cambiarlo. Si cree que debería, pregunte a su escuela.',
  },
  'auth/incomplete': {
    title: 'Su cuenta todavía no está completa',
    body: 'Vuelva a cargar la página. Le pedirá lo que falta: su nombre o confirmar su correo electrónico.',
  },
  'auth/second-factor': {
    title: 'Falta el segundo paso',
    body: 'Vuelva a cargar la página. Le pedirá el código de su aplicación.',
  },
  'auth/factor-demanded': {
    title: 'Su escuela pide la verificación en dos pasos',
    body: 'Sin ella no se abre nada. Si no la tiene activada, vuelva a cargar la página: le mostrará cómo.',
  },
  'auth/signed-out': { title: 'Su sesión está cerrada', body: 'Inicie sesión de nuevo y siga donde estaba.' },
  'data/malformed': {
    title: 'Algo aquí no se pudo leer',
    body: 'Inténtelo de nuevo. Si continúa, avise a su escuela: hay que reparar los datos.',
  },
  'data/not-found': {
    title: 'Esto no está aquí',
    body: 'Quizás se movió o se eliminó. Vuelva atrás y elija otra vez.',
  },
  'data/conflict': { title: 'Otra persona cambió esto', body: 'Vea lo que dice ahora y haga su cambio otra vez.' },
  'data/too-large': {
    title: 'El archivo es demasiado grande',
    body: 'Elija uno de 20 MB como máximo o tome la foto de nuevo en un tamaño menor.',
  },
  'data/unsupported-type': {
    title: 'Ese tipo de archivo no se puede usar',
    body: 'Elija una foto (JPEG, PNG o WebP) o un PDF. No se guardó nada.',
  },
  'file/broken': {
    title: 'El archivo está dañado',
    body: 'Se abre solo en parte o no se abre. Guárdelo o escanéelo otra vez y elija el nuevo. No se guardó nada.',
  },
  'file/locked': {
    title: 'El archivo tiene contraseña',
    body: 'Guárdelo sin contraseña y elíjalo otra vez. No se guardó nada.',
  },
  'file/too-many-pages': {
    title: 'El archivo tiene demasiadas páginas',
    body: 'El máximo está indicado arriba de la lista. Quite algunas o divida el archivo en dos.',
  },
  'file/quota': {
    title: 'Su espacio para archivos está lleno',
    body: 'Elimine archivos que ya no necesite e inténtelo de nuevo.',
  },
  'file/in-use': {
    title: 'Este archivo es parte de un trabajo entregado',
    body: 'Se queda con el trabajo, donde el estudiante y el maestro pueden abrirlo.',
  },
  'upload/stopped': { title: 'Se detuvo el envío', body: 'Elija el archivo otra vez para seguir donde se detuvo.' },
  'input/malformed': {
    title: 'Algo en el formulario no está bien',
    body: 'Revise lo que escribió e inténtelo de nuevo. No se cambió nada.',
  },
  'input/name-taken': { title: 'Ese nombre ya está en uso', body: 'Elija otro.' },
  'code/unknown': {
    title: 'Ese código no coincide con ninguno',
    body: 'Revíselo letra por letra. Si continúa, pregunte a quien se lo dio.',
  },
  'code/expired': { title: 'Ese código ya venció', body: 'Pida uno nuevo a quien se lo dio.' },
  'sign-in/refused': {
    title: 'Los datos no coinciden',
    body: 'Revise el nombre y la contraseña de la tarjeta e inténtelo de nuevo.',
  },
  'sign-in/wait': {
    title: 'Espere un momento',
    body: 'Hubo muchos intentos. Espere un minuto e inténtelo de nuevo, o pregunte al maestro.',
  },
  'sign-in/card': {
    title: 'Escriba el código completo de la tarjeta',
    body: 'Hubo muchos intentos fallidos. Empiece de nuevo y escriba todas las letras y números del código de la tarjeta. O pregunte al maestro.',
  },
  'class/looks-on': {
    title: 'Usted solo puede ver esta clase',
    body: 'No se cambió nada. Pida a quien dirige la clase que lo haga o que le permita enseñarla.',
  },
  'class/not-lead': {
    title: 'Eso le corresponde a quien dirige la clase',
    body: 'No se cambió nada. Pídale que lo haga o que le pase la clase.',
  },
  'work/closed': {
    title: 'Esta tarea está cerrada',
    body: 'Ya no recibe respuestas. Lo que se hizo antes queda guardado.',
  },
  'work/no-tries-left': {
    title: 'Ya no quedan intentos aquí',
    body: 'Siga con la próxima pregunta. Las respuestas quedan guardadas.',
  },
  'work/not-open': {
    title: 'Esto todavía no está abierto',
    body: 'Vuelva cuando se abra. El día y la hora están en su lista.',
  },
  'network/offline': { title: 'Sin conexión', body: 'No se perdió nada. Revise la conexión e inténtelo de nuevo.' },
  'network/timeout': { title: 'Tardó demasiado', body: 'La conexión es lenta. No se perdió nada; inténtelo de nuevo.' },
  'sample/read-only': {
    title: 'Aquí nada cambia',
    body: 'Esta es una clase de muestra. Empiece la suya para cambiar cosas.',
  },
  'remote/unreachable': {
    title: 'Esta parte de Lemma no se cargó',
    body: 'Quizás se cortó la conexión. Inténtelo de nuevo en un momento.',
  },
  'remote/incompatible': {
    title: 'Esta parte de Lemma se está actualizando',
    body: 'Vuelva a cargar la página. Si continúa, regrese en unos minutos.',
  },
  'remote/corrupt': {
    title: 'Esta parte de Lemma llegó dañada',
    body: 'No se abrió. Inténtelo de nuevo en un momento.',
  },
  'remote/untrusted': {
    title: 'No se pudo verificar esta parte de Lemma',
    body: 'No lleva la firma de quienes la hacen, así que no se abrió. Su trabajo está a salvo. Inténtelo más tarde.',
  },
  'remote/crashed': {
    title: 'Algo salió mal en esta página',
    body: 'Inténtelo de nuevo. Las demás partes siguen funcionando.',
  },
  'setup/invalid': {
    title: 'Lemma no está bien configurado aquí',
    body: 'La persona que lo administra encontrará la causa en la configuración.',
  },
  'server/unavailable': {
    title: 'El servidor no respondió',
    body: 'No se perdió nada. Espere un momento e inténtelo de nuevo.',
  },
  unknown: { title: 'Algo salió mal', body: 'No se perdió nada de lo que hizo. Inténtelo de nuevo.' },
} as const satisfies Record<AppErrorCode, { title: string; body: string }>;
