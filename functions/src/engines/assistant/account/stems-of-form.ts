import { stemOf, wordsIn } from '@lemma/plans/topics';
import { type AssistantRequest, type ChatPart, type RequestMake, requestMakes } from '@lemma/school/assistant';
import { makeSaid } from '../form/form-part.ts';
import { wordsOfKind } from '../learned/ordinary.ts';
import { isNameOfTopic } from '../words/topic-index.ts';

const stems = (text: string): string[] => wordsIn(text).flatMap((word) => [word, stemOf(word)]);

/** The stems by which a kind is asked for: its own, and those that several kinds of its family share. */
function stemsOfKind(make: RequestMake): string[] {
  const own = wordsOfKind(make);
  if (make.startsWith('piece')) return [...own];
  const family = requestMakes.filter((each) => each.split('.')[0] === make.split('.')[0]).map(wordsOfKind);
  const shared = family.flat().filter((stem, at, all) => all.indexOf(stem) !== at);
  return [...own, ...shared];
}

/** How a limit is said. */
const LIMITED = 'each total sum under below less than dollar within up to over above more anywhere';
const LEVELS = {
  1: 'easy easier simple simpler basic low friendly',
  2: 'medium middle',
  3: 'hard harder challenging challenge tough tougher difficult tricky',
} as const;

/** What a field of a form says in other words; each is made true by the product or told as not kept. */
function fieldWords({
  level,
  form,
  key,
  language,
  versions,
  short,
  minutes,
  days,
  substitute,
  theme,
}: AssistantRequest): string {
  return [
    level && LEVELS[level],
    form === 'choice' ? 'multiple choice mc option' : form === 'true-false' ? 'true false' : '',
    key ? 'separate apart end bottom back answer key page' : '',
    language === 'es' ? 'spanish español carta' : language === 'en' ? 'english' : '',
    versions === undefined ? '' : 'version form copy level tier tiered parallel',
    short ? 'short brief quick just quickly' : '',
    minutes === undefined ? '' : 'minute min long hour block',
    days === undefined ? '' : 'day week unit arc',
    substitute ? 'sub substitute cover' : '',
    theme ?? '',
  ].join(' ');
}

/** The stems that a request has said by being of its kind and having its fields. */
export function stemsOfForm(request: AssistantRequest, parts: readonly ChatPart[]): ReadonlySet<string> {
  const { make, conditions } = request;
  const has = (kind: ChatPart['kind']): boolean => parts.some((part) => part.kind === kind);
  const hasPicture = parts.some((part) => part.kind === 'item' && part.item.picture !== undefined);
  return new Set(
    stems(
      [
        ...stemsOfKind(make).filter((stem) => !isNameOfTopic(stem)),
        ...[makeSaid(make), fieldWords(request), make.startsWith('sheet') ? 'number digit answer' : ''],
        ...conditions.flatMap(({ said, also, off }) =>
          off ? [] : [said, also?.words ?? '', also?.limit === undefined ? '' : LIMITED],
        ),
        has('steps') ? 'step steps worked solution board show shown' : '',
        hasPicture ? 'picture drawing visual diagram figure graph' : '',
      ].join(' '),
    ),
  );
}
