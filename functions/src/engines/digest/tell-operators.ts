import type { LetterLanguage } from '@lemma/school/family';
import { letterWords } from '@lemma/school/letters';
import type { schoolActs } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { operatorsOf } from '../../domain/school/operators.ts';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { type Letter, plainLetter } from './letter.ts';
import { letterLanguageOf } from './waiting-letter.ts';

const RETENTION_MS = 30 * DAY;

type Act = (typeof schoolActs)[number];
type Words = { readonly subject: string; readonly line: (name: string) => string; readonly else: string };

const words: Readonly<Record<LetterLanguage, Readonly<Record<Act, Words>>>> = {
  en: {
    'school-backup-made': {
      subject: 'A backup of your school is being made',
      line: (name) => `${name} asked Lemma for a backup of the whole school. It can be downloaded for a day.`,
      else: 'If you do not know why, ask, and look at Settings, School. Whoever may do this is named in the configuration of your school’s Lemma.',
    },
    'school-backup-taken': {
      subject: 'A backup of your school was downloaded',
      line: (name) => `${name} took a link that downloads a backup of the whole school, with the data of every child.`,
      else: 'If you do not know why, ask at once. Families see it under “Who looked at this data”.',
    },
    'factor-demanded': {
      subject: 'Your school now demands two-step sign-in',
      line: (name) =>
        `${name} set that every adult of your school has to turn two-step sign-in on before anything opens.`,
      else: 'If you do not know why, ask, and look at Settings, School.',
    },
    'factor-demand-ended': {
      subject: 'Your school no longer demands two-step sign-in',
      line: (name) => `${name} set that adults of your school may sign in without a second step.`,
      else: 'If you do not know why, ask at once: a stolen password then opens an account again.',
    },
  },
  es: {
    'school-backup-made': {
      subject: 'Se está haciendo una copia de su escuela',
      line: (name) => `${name} pidió a Lemma una copia de toda la escuela. Se puede descargar durante un día.`,
      else: 'Si no sabe por qué, pregunte y mire en Configuración, Escuela. Quién puede hacerlo está en la configuración de Lemma de su escuela.',
    },
    'school-backup-taken': {
      subject: 'Se descargó una copia de su escuela',
      line: (name) => `${name} tomó un enlace que descarga una copia de toda la escuela, con los datos de cada niño.`,
      else: 'Si no sabe por qué, pregunte enseguida. Las familias lo ven en “Quién vio estos datos”.',
    },
    'factor-demanded': {
      subject: 'Su escuela exige ahora la verificación en dos pasos',
      line: (name) =>
        `${name} decidió que cada adulto de su escuela active la verificación en dos pasos antes de abrir nada.`,
      else: 'Si no sabe por qué, pregunte y mire en Configuración, Escuela.',
    },
    'factor-demand-ended': {
      subject: 'Su escuela ya no exige la verificación en dos pasos',
      line: (name) => `${name} decidió que los adultos de su escuela puedan entrar sin un segundo paso.`,
      else: 'Si no sabe por qué, pregunte enseguida: una contraseña robada vuelve a abrir una cuenta.',
    },
  },
};

function letterOf(act: Act, name: string, language: LetterLanguage): Letter {
  const { subject, line, else: otherwise } = words[language][act];
  return plainLetter(subject, [line(name), otherwise], letterWords[language].locale);
}

/** Writes to the other operators what one of them did. `once`: a name of the act, so that it is told once. */
export async function tellOperators(
  act: Act,
  { email, now }: { readonly email?: string | undefined; readonly now: number },
  name: string,
  once: string,
): Promise<void> {
  const others = operatorsOf().filter((address) => address !== email?.toLowerCase());
  if (others.length === 0) return;
  const { users } = await accounts().getUsers(others.map((address) => ({ email: address })));
  const deleteAt = Timestamp.fromMillis(now + RETENTION_MS);
  await Promise.all(
    others.map(async (address) => {
      const uid = users.find((one) => one.email?.toLowerCase() === address)?.uid;
      const language = letterLanguageOf(uid === undefined ? undefined : await documents.settings.read(uid));
      const mail = { to: [address], headers: {}, message: letterOf(act, name, language), deleteAt };
      return documents.mail.put(atOnce, `school-${hashOf(act, once, address)}`, mail);
    }),
  );
}
