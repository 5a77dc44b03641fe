import { findSkill } from '@lemma/math';
import type { AssistantRequest, ChatPart, RequestField } from '@lemma/school/assistant';
import { LONGEST_PROPOSAL, MOST_FORM } from '@lemma/school/assistant';
import { lower, say } from '../say/parts.ts';
import { many } from '../say/wording.ts';
import { pieceSaid } from '../teach/pieces.ts';
import { lessonPieces } from '../wish/wish.ts';
import { formPart, makeSaid } from './form-part.ts';
import { topicChoices } from './topics.ts';

export const bounded = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.map((each) => each.replace(/\s+/g, ' ').trim()))]
    .filter((each) => each !== '')
    .map((each) => (each.length > MOST_FORM.phrase ? `${each.slice(0, MOST_FORM.phrase - 1)}…` : each))
    .slice(0, MOST_FORM.unused);

export const quoted = (phrases: readonly string[]): string => phrases.map((each) => `“${each}”`).join(', ');

/** What was asked of problems and is not so in them; nothing where all is. */
export const unmetSaid = (unmet: readonly string[]): ChatPart[] =>
  unmet.length === 0 ? [] : [say(`Not so in these problems: ${quoted(unmet)}.`)];

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** So many skills are named one by one; more are their field. */
const MOST_NAMED = 3;
function aboutOf({ skills: codes, standard }: AssistantRequest): string {
  const skills = codes.flatMap((code) => findSkill(code) ?? []);
  const [first] = skills;
  if (first && skills.length > MOST_NAMED && skills.every(({ domain }) => domain === first.domain)) return first.domain;
  return [...new Set(skills.map(({ name }) => lower(name)))].join(' and ') || (standard ?? '');
}

/** What is asked of the problems of a set, each as it is read again. */
const limitsOf = ({ level, key, form, language, versions, conditions }: AssistantRequest): string[] => [
  ...(level === undefined || level === 2 ? [] : [level === 1 ? 'easy' : 'hard']),
  ...(form === 'choice' ? ['multiple choice'] : form === 'true-false' ? ['true or false'] : []),
  ...new Set(conditions.filter(({ off }) => !off).map(({ said }) => said)),
  ...(versions === undefined || versions < 2 ? [] : [`${versions} versions`]),
  ...(key ? ['answers at the end'] : []),
  ...(language === 'es' ? ['in Spanish'] : []),
];

/** A request as a sentence that is read as just that. */
export function sentenceOf(request: AssistantRequest): string {
  const { make, count, minutes, short, language, theme } = request;
  const about = aboutOf(request);
  const on = about === '' ? '' : ` on ${about}`;
  if (make === 'plan') return `Plan a ${minutes ?? 45}-minute lesson${on}`;
  if (make === 'letter')
    return `Write a ${short ? 'short ' : ''}letter home${on.replace(' on ', ' about ')}${language === 'es' ? ' in Spanish' : ''}`;
  if (make.startsWith('piece')) return pieceAsked(request, about);
  if (!make.startsWith('sheet')) return taskAsked(request);
  const told = theme === undefined ? '' : ` about ${theme}`;
  const plain =
    make === 'sheet.word problems'
      ? `Make ${many(count ?? 4, 'word problem')}${told}${on}`
      : make === 'sheet.practice'
        ? `Make ${many(count ?? 5, theme === undefined ? 'problem' : 'word problem')}${told}${on}`
        : `Make ${article(makeSaid(make))}${on}, ${many(count ?? 3, 'question')}${told}`;
  return [plain, ...limitsOf(request)].join(', ').slice(0, LONGEST_PROPOSAL);
}

/** What is done with the teacher's own problem. */
function taskAsked({ make, question, answer, words = '' }: AssistantRequest): string {
  if (make === 'compute') return `Work out: ${words}`.slice(0, LONGEST_PROPOSAL);
  if (make === 'explain')
    return question && answer ? `Why “${answer}” for “${question}”`.slice(0, LONGEST_PROPOSAL) : 'Explain it';
  return make === 'grade' ? 'Check this work' : makeSaid(make);
}

/** A piece as it is asked for, with what of it was read. */
function pieceAsked({ make, count, days, words = '' }: AssistantRequest, about: string): string {
  const piece = lessonPieces.find((each) => make === `piece.${each}`);
  if (piece === undefined || piece === 'errors') return `Common mistakes on ${about}`;
  if (piece === 'activity' && /\b(?:stations?|centers?)\b/i.test(words)) return `${count ?? 4} stations on ${about}`;
  if (piece === 'activity' && /\bgames?\b/i.test(words)) return `Game on ${about}`;
  if (piece === 'number-talk' && count !== undefined && count > 1) return `${count} number talks on ${about}`;
  if (piece === 'rich-task' && days !== undefined && days > 1) return `${days}-day project on ${about}`;
  return pieceSaid(piece, about);
}

type Over = {
  readonly made: boolean;
  /** What of the request is not in it. */
  readonly left?: readonly string[];
  readonly changed?: readonly RequestField[];
  readonly className?: string | undefined;
};

/** What a press makes, said on it. */
const pressOf = (request: AssistantRequest, left: readonly string[]): string => {
  const plain = request.make.startsWith('class') ? 'Answer it' : sentenceOf(request);
  return `${plain}${left.length > 0 ? ', without that' : ''}`.slice(0, MOST_FORM.phrase);
};

/** The form of a request, with what of the teacher's words is not in what it makes. */
export function shownForm(request: AssistantRequest, { made, left = [], changed = [], className }: Over): ChatPart {
  return formPart(
    {
      ...{ request, made, unsure: [], makes: [], changed: [...changed], unkept: [] },
      topics: topicChoices(request.skills),
      unused: bounded(left),
      ...(!made && { press: pressOf(request, left) }),
    },
    className,
  );
}
