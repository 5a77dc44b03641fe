import type { Translation } from '@lemma/ui';
import type { secondFactorTexts } from './en-second-factor.ts';

export const secondFactorEs = {
  second: {
    title: 'Verificación en dos pasos',
    lead: 'Después de su contraseña, Lemma pide un código de una aplicación en su teléfono. Así, una contraseña robada no abre nada.',
    on: 'Activada desde el {date}. Códigos de recuperación disponibles: {left, number}.',
    few: 'Le quedan pocos códigos de recuperación. Cree otros nuevos.',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    renew: 'Crear nuevos códigos de recuperación',
    setUpTitle: 'Configure su aplicación',
    scan: 'Escanee esto con una aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o 1Password.',
    picture: 'Código QR para su aplicación de autenticación',
    byHand: 'O escriba esta clave en la aplicación:',
    code: 'Código de la aplicación',
    codeOrRecovery: 'Código de la aplicación o código de recuperación',
    confirm: 'Activar',
    others: 'En sus demás dispositivos se cierra la sesión, y al entrar de nuevo se pide el código.',
    missing: 'Escriba el código.',
    wrong: 'Este código no es correcto o ya se usó. Espere el siguiente y revise la hora de su teléfono.',
    wait: 'Hubo demasiados intentos. Espere una hora e inténtelo de nuevo.',
    signInAgain: 'Su sesión lleva un tiempo abierta. Cierre sesión, vuelva a entrar y regrese aquí.',
    keepTitle: 'Guarde sus códigos de recuperación',
    keepLead:
      'Cada uno sirve una vez, cuando no tenga su teléfono. Imprímalos o guárdelos donde guarda sus contraseñas. No se muestran otra vez.',
    save: 'Guardar como archivo',
    saved: 'Ya los guardé',
    offTitle: '¿Desactivar la verificación en dos pasos?',
    offWhy: 'Entonces su contraseña sola abre sus clases.',
    cancel: 'Cancelar',
    isOn: 'La verificación en dos pasos está activada',
    isOff: 'La verificación en dos pasos está desactivada',
  },
} as const satisfies Translation<typeof secondFactorTexts>;
