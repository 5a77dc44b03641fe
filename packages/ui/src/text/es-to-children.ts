import type { AppErrorCode } from '@lemma/contract';
import type { en } from './catalogue.ts';
import type { Some } from './create-use-text.ts';

/** What a child is told in other words than an adult. */
export const esToChildren = {
  states: {
    slow: 'Tarda más de lo normal. Seguimos intentándolo; no se pierde nada de lo que hiciste.',
    errorSafe: 'No se perdió nada de lo que hiciste.',
    offlineBody:
      'Ves lo último que se guardó en este dispositivo. Lo que espera aquí se envía cuando vuelva la conexión.',
    noPermissionTitle: 'Esta página no está disponible para ti',
    noPermissionBody: 'Tu cuenta no puede verla. Si crees que debería, pregunta a tu maestro.',
  },
  table: { filterPlaceholder: 'Escribe para filtrar' },
  files: { drop: 'Arrastra archivos aquí, o' },
} satisfies Some<typeof en>;

/** `error-sentences-es.ts`, to a child. */
export const errorsToChildren = {
  'auth/forbidden': {
    title: 'Esto no está disponible para ti',
    body: 'Tu cuenta no puede verlo ni cambiarlo. Si crees que debería, pregunta a tu maestro.',
  },
  'auth/incomplete': { title: 'Tu cuenta todavía no está completa', body: 'Vuelve a cargar la página.' },
  'auth/second-factor': { body: 'Vuelve a cargar la página. Te pedirá el código de tu aplicación.' },
  'auth/factor-demanded': { body: 'Vuelve a cargar la página. Te mostrará qué hacer.' },
  'auth/signed-out': { title: 'Tu sesión está cerrada', body: 'Entra otra vez y sigue donde estabas.' },
  'data/malformed': { body: 'Inténtalo de nuevo. Si pasa otra vez, avisa a tu maestro.' },
  'data/not-found': { body: 'Quizás se movió o se borró. Vuelve atrás y elige otra vez.' },
  'data/conflict': { body: 'Mira lo que dice ahora y haz tu cambio otra vez.' },
  'data/too-large': { body: 'Elige uno de 20 MB como máximo o toma la foto de nuevo en un tamaño menor.' },
  'data/unsupported-type': { body: 'Elige una foto (JPEG, PNG o WebP) o un PDF. No se guardó nada.' },
  'file/broken': {
    body: 'Se abre solo en parte o no se abre. Guárdalo o escanéalo otra vez y elige el nuevo. No se guardó nada.',
  },
  'file/locked': { body: 'Guárdalo sin contraseña y elígelo otra vez. No se guardó nada.' },
  'file/too-many-pages': {
    body: 'El máximo está indicado arriba de la lista. Quita algunas o divide el archivo en dos.',
  },
  'file/quota': {
    title: 'Tu espacio para archivos está lleno',
    body: 'Borra archivos que ya no necesites e inténtalo de nuevo.',
  },
  'file/in-use': { body: 'Se queda con el trabajo, donde tu maestro y tú pueden abrirlo.' },
  'upload/stopped': { body: 'Elige el archivo otra vez para seguir donde se detuvo.' },
  'input/malformed': { body: 'Revisa lo que escribiste e inténtalo de nuevo. No se cambió nada.' },
  'input/name-taken': { body: 'Elige otro.' },
  'code/unknown': { body: 'Revísalo letra por letra. Si pasa otra vez, pregunta a quien te lo dio.' },
  'code/expired': { body: 'Pide uno nuevo a quien te lo dio.' },
  'sign-in/refused': { body: 'Revisa tu nombre y tu clave secreta en la tarjeta e inténtalo de nuevo.' },
  'sign-in/wait': {
    title: 'Espera un momento',
    body: 'Hubo muchos intentos. Espera un minuto e inténtalo de nuevo, o pregunta a tu maestro.',
  },
  'sign-in/card': {
    title: 'Escribe el código completo de tu tarjeta',
    body: 'Hubo muchos intentos fallidos. Empieza de nuevo y escribe todas las letras y números del código de tu tarjeta. O pregunta a tu maestro.',
  },
  'work/no-tries-left': { body: 'Sigue con la próxima pregunta. Tus respuestas quedan guardadas.' },
  'work/not-open': { body: 'Vuelve cuando se abra. El día y la hora están en tu lista.' },
  'network/offline': { body: 'No se perdió nada. Revisa la conexión e inténtalo de nuevo.' },
  'network/timeout': { body: 'La conexión es lenta. No se perdió nada; inténtalo de nuevo.' },
  'sample/read-only': { body: 'Esta es una clase de muestra. Empieza la tuya para cambiar cosas.' },
  'remote/unreachable': { body: 'Quizás se cortó la conexión. Inténtalo de nuevo en un momento.' },
  'remote/incompatible': { body: 'Vuelve a cargar la página. Si pasa otra vez, regresa en unos minutos.' },
  'remote/corrupt': { body: 'No se abrió. Inténtalo de nuevo en un momento.' },
  'remote/untrusted': {
    body: 'No lleva la firma de quienes la hacen, así que no se abrió. Tu trabajo está a salvo. Inténtalo más tarde.',
  },
  'remote/crashed': { body: 'Inténtalo de nuevo. Las demás partes siguen funcionando.' },
  'server/unavailable': { body: 'No se perdió nada. Espera un momento e inténtalo de nuevo.' },
  unknown: { body: 'No se perdió nada de lo que hiciste. Inténtalo de nuevo.' },
} satisfies { readonly [Code in AppErrorCode]?: { readonly title?: string; readonly body?: string } };
