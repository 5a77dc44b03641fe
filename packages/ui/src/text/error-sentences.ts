import type { AppErrorCode } from '@lemma/contract';
import { createTexts } from './create-use-text.ts';

/** What happened and what to do, for every code. The type makes a missing one a compile error. */
const sentences = {
  'auth/forbidden': {
    title: 'This is not open to you',
    body: 'Your account cannot see or change it. If you think it should, ask your school.',
  },
  'auth/incomplete': {
    title: 'Your account is not complete yet',
    body: 'Reload the page. It asks for what is missing: your name, or to confirm your email address.',
  },
  'auth/second-factor': {
    title: 'Your second step is missing',
    body: 'Reload the page. It asks for the code of your app.',
  },
  'auth/factor-demanded': {
    title: 'Your school asks for two-step sign-in',
    body: 'Nothing opens without it. If yours is off, reload the page: it shows how to turn it on.',
  },
  'auth/signed-out': { title: 'You are signed out', body: 'Sign in again, and go on where you were.' },
  'data/malformed': {
    title: 'Something here could not be read',
    body: 'Try again. If it keeps happening, tell your school: the data needs a repair.',
  },
  'data/not-found': { title: 'This is not here', body: 'It may have been moved or deleted. Go back and choose again.' },
  'data/conflict': {
    title: 'Somebody else changed this',
    body: 'Look at what it says now, then make your change again.',
  },
  'data/too-large': {
    title: 'That file is too large',
    body: 'Choose one of at most 20 MB, or take the photo again in a smaller size.',
  },
  'data/unsupported-type': {
    title: 'That kind of file cannot be used',
    body: 'Choose a photo (JPEG, PNG or WebP) or a PDF. Nothing was kept.',
  },
  'file/broken': {
    title: 'That file is damaged',
    body: 'It opens in part or not at all. Save or scan it again, then choose the new one. Nothing was kept.',
  },
  'file/locked': {
    title: 'That file is locked with a password',
    body: 'Save it without the password, then choose it again. Nothing was kept.',
  },
  'file/too-many-pages': {
    title: 'That file has too many pages',
    body: 'The most that fit stand above the list. Take some out, or split the file in two.',
  },
  'file/quota': {
    title: 'Your space for files is full',
    body: 'Delete files that you no longer need, then try again.',
  },
  'file/in-use': {
    title: 'This file is part of handed-in work',
    body: 'It stays with the work, where the student and the teacher can open it.',
  },
  'upload/stopped': { title: 'That was stopped', body: 'Choose the file again to go on where it stopped.' },
  'input/malformed': {
    title: 'Something in the form is not right',
    body: 'Look through what you filled in, and try again. Nothing was changed.',
  },
  'input/name-taken': { title: 'That name is taken', body: 'Choose another one.' },
  'code/unknown': {
    title: 'That code does not match anything',
    body: 'Check it letter by letter. If it keeps happening, ask the person who gave it to you.',
  },
  'code/expired': { title: 'That code has run out', body: 'Ask the person who gave it to you for a new one.' },
  'sign-in/refused': {
    title: 'That did not match',
    body: 'Check your name and your password on your card, and try again.',
  },
  'sign-in/wait': {
    title: 'Wait a moment',
    body: 'There were many tries. Wait a minute, then try again, or ask your teacher.',
  },
  'sign-in/card': {
    title: 'Type the whole code on your card',
    body: 'There were many wrong tries. Start again, and type every letter and number of the code on your card. Or ask your teacher.',
  },
  'class/looks-on': {
    title: 'You can only view this class',
    body: 'Nothing was changed. Ask the owner of the class to do it, or to let you teach it.',
  },
  'class/not-lead': {
    title: 'That is for the owner of the class',
    body: 'Nothing was changed. Ask them to do it, or to make you the owner.',
  },
  'work/closed': { title: 'This work is closed', body: 'It takes no more answers. What you did before is kept.' },
  'work/no-tries-left': { title: 'No tries left here', body: 'Go on with the next question. Your answers are kept.' },
  'work/not-open': {
    title: 'This is not open yet',
    body: 'Come back when it opens. The day and time stand in your list.',
  },
  'network/offline': { title: 'No connection', body: 'Nothing is lost. Check the network, then try again.' },
  'network/timeout': { title: 'That took too long', body: 'The connection is slow. Nothing is lost; try again.' },
  'sample/read-only': {
    title: 'Nothing changes here',
    body: 'This is a sample class. Start your own to change things.',
  },
  'remote/unreachable': {
    title: 'This part of Lemma did not load',
    body: 'The connection may have dropped. Try again in a moment.',
  },
  'remote/incompatible': {
    title: 'This part of Lemma is being updated',
    body: 'Reload the page. If it keeps happening, come back in a few minutes.',
  },
  'remote/corrupt': { title: 'This part of Lemma arrived damaged', body: 'It was not opened. Try again in a moment.' },
  'remote/untrusted': {
    title: 'This part of Lemma could not be verified',
    body: 'It does not carry the signature of the people who make it, so it was not opened. Your work is safe. Try again later.',
  },
  'remote/crashed': { title: 'Something went wrong on this page', body: 'Try again. The other parts go on working.' },
  'setup/invalid': {
    title: 'Lemma is not set up right here',
    body: 'The person who runs it will find the reason in the settings.',
  },
  'server/unavailable': { title: 'The server did not answer', body: 'Nothing is lost. Wait a moment, then try again.' },
  unknown: { title: 'Something went wrong', body: 'Nothing you did is lost. Try again.' },
} as const satisfies Record<AppErrorCode, { title: string; body: string }>;

// Codes contain a slash, which is allowed in a catalog's key; only a period would split it.
const { textNow } = createTexts({
  en: { errors: sentences },
  es: async () => ({ errors: (await import('./error-sentences-es.ts')).errorSentencesEs }),
  esToChildren: async () => ({ errors: (await import('./es-to-children.ts')).errorsToChildren }),
  ar: async () => ({ errors: (await import('./error-sentences-ar.ts')).errorSentencesAr }),
});

/** The message for a fault: what happened (`title`), and what is safe and what to do (`body`). */
export function errorSentence(code: AppErrorCode): { readonly title: string; readonly body: string } {
  const t = textNow('errors');
  return { title: t(`${code}.title`), body: t(`${code}.body`) };
}
