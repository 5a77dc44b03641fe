import type { LetterLanguage } from '../family/index.ts';
import type { MasteryLevel } from '../insight/index.ts';

/** All texts of a letter in one language. The type makes a missing one a compile error. */
export type LetterWords = {
  /** BCP 47 tag, for dates, lists and the letter's `lang`. */
  readonly locale: string;
  readonly subject: (names: string) => string;
  readonly nothingNew: string;
  readonly due: string;
  readonly dueLine: (title: string, day: string) => string;
  readonly missing: string;
  readonly missingLine: (title: string, day: string) => string;
  readonly reminderSubject: (name: string, title: string) => string;
  readonly reminds: (teacher: string) => string;
  readonly handedIn: string;
  readonly points: (score: number, of: number) => string;
  readonly fromTeacher: string;
  /** `question` is the number of the question that the note is about. */
  readonly noteLine: (name: string, title: string, text: string, question?: number) => string;
  /** A note about the child in general. */
  readonly generalNote: (name: string, text: string) => string;
  readonly practised: string;
  readonly levels: Readonly<Record<MasteryLevel, string>>;
  readonly atHome: string;
  readonly answerIs: (answer: string) => string;
  readonly open: string;
  readonly stop: string;
  readonly askedFor: string;
  readonly noSignIn: string;
  readonly stopTitle: string;
  readonly stopBody: string;
  readonly stopButton: string;
  readonly stoppedTitle: string;
  readonly stoppedBody: string;
  readonly erasedSubject: string;
  readonly erasedBody: (day: string, by: string) => string;
  readonly erasedCounts: (documents: number, files: number, changed: number) => string;
  readonly erasedRest: string;
  readonly receipt: (id: string) => string;
  readonly answered: (answer: string) => string;
};

const en: LetterWords = {
  locale: 'en-US',
  subject: (names) => `${names}: this week in mathematics`,
  nothingNew: 'Nothing new.',
  due: 'Due',
  dueLine: (title, day) => `${title}, by ${day}`,
  missing: 'Missing',
  missingLine: (title, day) => `${title}, was due ${day}`,
  reminderSubject: (name, title) => `${name}: “${title}” is waited for`,
  reminds: (teacher) => `${teacher} reminds of it.`,
  handedIn: 'Turned in this week',
  points: (score, of) => `${score} of ${of} points`,
  fromTeacher: 'From the teacher',
  noteLine: (name, title, text, question) =>
    `${name} on “${title}”${question === undefined ? '' : `, question ${question}`}: ${text}`,
  generalNote: (name, text) => `${name} wrote: ${text}`,
  practised: 'What was practiced last',
  levels: {
    beginning: 'just begun',
    developing: 'getting there',
    nearly: 'nearly there',
    secure: 'can do it',
    strong: 'can do it well',
  },
  atHome: 'One thing to try at home',
  answerIs: (answer) => `The answer is ${answer}.`,
  open: 'Open your children’s page',
  stop: 'Stop these letters',
  askedFor: 'You asked for this letter.',
  noSignIn: 'no sign-in needed',
  stopTitle: 'Stop the letters?',
  stopBody: 'You will get no more letters about your children. You can turn them on again on your page.',
  stopButton: 'Stop the letters',
  stoppedTitle: 'The letters have stopped',
  stoppedBody: 'You can turn them on again on your page at any time.',
  erasedSubject: 'The data you asked to have deleted is gone',
  erasedBody: (day, by) => `On ${day} ${by} confirmed your request, and everything was deleted.`,
  erasedCounts: (documents, files, changed) =>
    `Records deleted: ${documents}. Files deleted: ${files}. Records of others that no longer name your child: ${changed}.`,
  erasedRest:
    'Backups of the school’s provider may hold it until they expire. What the school keeps on paper is the school’s to tell you.',
  receipt: (id) => `Receipt: ${id}`,
  answered: (answer) => `The teacher’s words: ${answer}`,
};

const es: LetterWords = {
  locale: 'es',
  subject: (names) => `${names}: esta semana en matemáticas`,
  nothingNew: 'No hay novedades.',
  due: 'Por entregar',
  dueLine: (title, day) => `${title}, hasta el ${day}`,
  missing: 'Sin entregar',
  missingLine: (title, day) => `${title}, era para el ${day}`,
  reminderSubject: (name, title) => `${name}: falta «${title}»`,
  reminds: (teacher) => `${teacher} lo recuerda.`,
  handedIn: 'Entregado esta semana',
  points: (score, of) => `${score} de ${of} puntos`,
  fromTeacher: 'Del maestro',
  noteLine: (name, title, text, question) =>
    `${name} sobre «${title}»${question === undefined ? '' : `, pregunta ${question}`}: ${text}`,
  generalNote: (name, text) => `${name} escribió: ${text}`,
  practised: 'Lo último que practicó',
  levels: {
    beginning: 'está empezando',
    developing: 'va avanzando',
    nearly: 'casi lo logra',
    secure: 'lo sabe hacer',
    strong: 'lo sabe hacer bien',
  },
  atHome: 'Para practicar en casa',
  answerIs: (answer) => `La respuesta es ${answer}.`,
  open: 'Abrir la página de sus hijos',
  stop: 'No recibir más estas cartas',
  askedFor: 'Usted pidió esta carta.',
  noSignIn: 'sin iniciar sesión',
  stopTitle: '¿No recibir más cartas?',
  stopBody: 'No recibirá más cartas sobre sus hijos. Puede volver a pedirlas en su página.',
  stopButton: 'No recibir más cartas',
  stoppedTitle: 'Ya no recibirá cartas',
  stoppedBody: 'Puede volver a pedirlas en su página cuando quiera.',
  erasedSubject: 'Los datos que pidió eliminar ya no existen',
  erasedBody: (day, by) => `El ${day}, ${by} confirmó su solicitud y se eliminó todo.`,
  erasedCounts: (documents, files, changed) =>
    `Registros eliminados: ${documents}. Archivos eliminados: ${files}. Registros de otras personas que ya no nombran a su hijo: ${changed}.`,
  erasedRest:
    'Las copias de seguridad del proveedor pueden conservarlos hasta que caduquen. Sobre lo que guarda en papel le informa la escuela.',
  receipt: (id) => `Comprobante: ${id}`,
  answered: (answer) => `Respuesta del maestro: ${answer}`,
};

export const letterWords: Readonly<Record<LetterLanguage, LetterWords>> = { en, es };

/** A date in words, in UTC, because all letters are written at the same time. */
export const dayIn = ({ locale }: LetterWords, at: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
