import { findMisconception, findSkill } from '@lemma/math';
import { parse } from '@lemma/math/check';
import { toSpeech } from '@lemma/math/render';
import { misconceptionsInSpanish } from '@lemma/math/spanish/misconceptions';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { toSpanishSpeech } from '@lemma/math/spanish/speech';
import type { HomeActivity, LetterLanguage } from '@lemma/school/family';
import { VOICE_ALONE } from '@lemma/school/files';
import type { TeachTopic } from '@lemma/school/insight';
import type { LetterWords } from '@lemma/school/letters';
import { toldInSpanish } from '../../domain/family/home-activity.ts';

/** Formulas are in backquotes in our texts; a letter shows them as typed. */
const spoken = (text: string): string => text.replaceAll('`', '');

/** Powers, roots and other notation that only mathematics uses. */
const CODED = /[\^_\\]|[a-z]{2,}/i;

/** Texts for a comment that is only a recording, since a letter has no sound. */
const spokenAlone: Readonly<Record<LetterLanguage, string>> = {
  en: 'a voice message, to listen to in Lemma',
  es: 'un mensaje de voz, para escuchar en Lemma',
};

const speakers = { en: toSpeech, es: toSpanishSpeech } as const satisfies Record<LetterLanguage, unknown>;

/** A teacher's comment as plain text: formulas as typed; those that look like code in words of the letter's language. */
export function plainComment(text: string, language: LetterLanguage): string {
  if (text === VOICE_ALONE) return spokenAlone[language];
  return text.replaceAll(/`([^`\n]+)`/g, (_, formula: string) => {
    if (!CODED.test(formula)) return formula.replaceAll('*', '×');
    const read = parse(formula);
    return read.ok ? speakers[language](read.tree) : formula;
  });
}

/** The name of a skill for adults. */
export const skillNameIn = (language: LetterLanguage, code: string): string =>
  (language === 'es' ? skillsInSpanish[code] : findSkill(code)?.name) ?? code;

/** The name of what to teach: of a misconception or a skill. */
export const topicNameIn = (language: LetterLanguage, { kind, id }: Pick<TeachTopic, 'kind' | 'id'>): string =>
  kind === 'misconception'
    ? ((language === 'es' ? misconceptionsInSpanish[id] : findMisconception(id)?.name) ?? id)
    : skillNameIn(language, id);

const inEnglish = ({ prompt, math, ask, answer }: HomeActivity, words: LetterWords): string[] => [
  spoken(`${prompt} ${math ?? ''}`).trim(),
  ...(ask === undefined ? [] : [spoken(ask)]),
  words.answerIs(spoken(answer)),
];

/** Whether an activity can be told in the language of a letter. */
export const isReadableIn =
  (language: LetterLanguage) =>
  (activity: HomeActivity): boolean =>
    language === 'en' || toldInSpanish(activity) !== undefined;

function inSpanish(activity: HomeActivity, words: LetterWords): string[] {
  const { code, math = '', answer } = activity;
  const told = toldInSpanish(activity);
  const skill = skillNameIn('es', code);
  if (told === undefined)
    return [
      `Tema: ${skill}. Pídale que invente un ejercicio de este tema, que lo resuelva y que le explique cada paso.`,
      'Pregúntele después: «¿Cómo sabes que tu respuesta tiene sentido?»',
    ];
  return [
    `${skill}. ${spoken(`${told.prompt} ${math}`).trim()}`,
    told.ask === undefined ? 'Pídale que le diga cómo lo hizo.' : spoken(told.ask),
    words.answerIs(spoken(answer)),
  ];
}

/** The lines of a letter that suggest an activity for home, completely in its language. */
export const homeLines = (activity: HomeActivity, words: LetterWords, language: LetterLanguage): string[] =>
  language === 'es' ? inSpanish(activity, words) : inEnglish(activity, words);
