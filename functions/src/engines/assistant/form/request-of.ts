import { findSkill } from '@lemma/math';
import type { AssistantRequest, RequestCondition, RequestMake } from '@lemma/school/assistant';
import { LONGEST_REQUEST, MOST_REQUEST, requestMakes } from '@lemma/school/assistant';
import { partSaid } from '../read/parts-in.ts';
import { many } from '../say/wording.ts';
import { MIXED } from '../sheet/part-slots.ts';
import type { SheetWish, Wish } from '../wish/wish.ts';

/** The kind of a wish, named as a form names it. */
function kindOfWish(wish: Wish): string {
  switch (wish.kind) {
    case 'sheet':
      return `sheet.${wish.use}`;
    case 'piece':
      return `piece.${wish.piece}`;
    case 'class':
      return `class.${wish.question}`;
    default:
      return wish.kind;
  }
}

/** What a request is about: a standard that was named, and skills. */
export type About = Pick<AssistantRequest, 'standard' | 'skills'>;

export const isMake = (kind: string): kind is RequestMake => requestMakes.some((each) => each === kind);

const cut = (text: string, most: number): string => text.trim().slice(0, most);
const within = (value: number, most: number): number => Math.max(1, Math.min(most, Math.round(value)));

/** True where the names of all skills say a condition themselves: "with three or more digits". */
export const isInNames = (said: string, skills: readonly string[]): boolean =>
  skills.length > 0 &&
  skills.every((code) => findSkill(code)?.name.toLowerCase().includes(said.toLowerCase().trim()) === true);

const storiesSaid = (stories: NonNullable<SheetWish['stories']>): string =>
  stories === 'all'
    ? 'all are word problems'
    : stories === 'last'
      ? 'the last one is a word problem'
      : many(stories, 'word problem');

/** Conditions that areas of an earlier release don't know: a form has their words alone, which are read again. */
const NEW_RULES: ReadonlySet<string> = new Set(['no-digit', 'with', 'units']);

/** How a form says that the parts of a set stand in no order. */
export const MIXED_UP = 'mixed up';

/** What is asked of a set of problems, each by itself. */
function conditionsOf(wish: SheetWish, skills: readonly string[]): RequestCondition[] {
  const { stories, rising, limit, withoutPictures, keyApart, form, who, theme, use } = wish;
  const own = (wish.conditions ?? []).filter(
    ({ said, rule, not }) =>
      (rule === 'digits-of' || !isInNames(said, skills)) && (rule !== 'operation' || not || skills.length > 1),
  );
  return [
    // Several conditions in the same words are one chip, which is read again.
    ...own
      .filter(({ said }, at) => own.findIndex((each) => each.said === said) === at)
      .map(
        (on): RequestCondition =>
          NEW_RULES.has(on.rule) || own.filter(({ said }) => said === on.said).length > 1
            ? { said: on.said }
            : { said: on.said, on },
      ),
    ...(wish.versionConditions ?? []).flatMap((each, version) =>
      each.map((on): RequestCondition => ({ said: `version ${'ABCD'[version]}: ${on.said}`, on, version })),
    ),
    ...(wish.frames ? [{ said: wish.frames.said }] : []),
    ...(wish.parts ?? []).map((part): RequestCondition => ({ said: partSaid(part) })),
    ...(stories !== undefined && !(stories === 'all' && (use === 'word problems' || theme !== undefined))
      ? [{ said: storiesSaid(stories), also: { stories } }]
      : []),
    ...(rising === undefined
      ? []
      : [{ said: rising === 'last' ? 'the last one is harder' : 'from easy to hard', also: { rising } }]),
    ...(limit === undefined ? [] : [{ said: `nothing above ${limit}`, also: { limit } }]),
    ...(withoutPictures && !keyApart && form === 'open' ? [{ said: 'no pictures', also: { withoutPictures } }] : []),
    ...(wish.parts !== undefined && MIXED.test(wish.topic) ? [{ said: MIXED_UP, also: {} }] : []),
    ...(who === undefined ? [] : [{ said: `about ${who}`, also: { who } }]),
  ].slice(0, MOST_REQUEST.conditions);
}

/** The fields of a wish beside its topic. */
function fieldsOfWish(wish: Wish, skills: readonly string[], text: string): Partial<AssistantRequest> {
  switch (wish.kind) {
    case 'sheet':
      return {
        count: within(wish.count, MOST_REQUEST.count),
        ...(wish.level !== undefined && { level: wish.level }),
        ...(wish.form !== 'open' && { form: wish.form }),
        ...(wish.theme !== undefined && { theme: wish.theme }),
        ...(wish.versions !== undefined && { versions: within(wish.versions, MOST_REQUEST.versions) }),
        ...(wish.keyApart && { key: true }),
        ...(wish.language === 'es' && { language: wish.language }),
        conditions: conditionsOf(wish, skills),
      };
    case 'plan':
      return {
        minutes: within(wish.minutes, MOST_REQUEST.minutes),
        ...(wish.days !== undefined && wish.days > 1 && { days: within(wish.days, MOST_REQUEST.days) }),
        ...(wish.substitute && { substitute: true }),
      };
    case 'letter':
      return {
        language: wish.language,
        ...(wish.notes !== undefined && { words: cut(wish.notes, LONGEST_REQUEST.words) }),
        ...(wish.short && { short: true }),
      };
    case 'explain':
      return {
        words: cut(text, LONGEST_REQUEST.words),
        ...(wish.question !== undefined && { question: cut(wish.question, LONGEST_REQUEST.question) }),
        ...(wish.answer !== undefined && { answer: cut(wish.answer, LONGEST_REQUEST.answer) }),
      };
    case 'grade': {
      const [only] = wish.answers ?? [];
      const work =
        wish.lines?.join('\n') ??
        (only && wish.answers?.length === 1 ? `${only.question} = ${only.answer}` : wish.text);
      return { words: cut(work, LONGEST_REQUEST.words) };
    }
    case 'compute':
      return { words: cut(wish.task, LONGEST_REQUEST.words), ...(wish.brief && { short: true }) };
    case 'equation-story':
      return { words: wish.equation, ...(wish.theme !== undefined && { theme: wish.theme }) };
    case 'class':
      return { words: cut(wish.text, LONGEST_REQUEST.words) };
    default:
      return { words: cut(text, LONGEST_REQUEST.words) };
  }
}

/** The form's request that says what a wish says; undefined for what has no form. */
export function requestOf(
  wish: Wish,
  { standard, skills }: About,
  text: string,
  classId?: string,
): AssistantRequest | undefined {
  const kind = kindOfWish(wish);
  if (!isMake(kind)) return undefined;
  return {
    ...{ make: kind, skills: skills.slice(0, MOST_REQUEST.skills), conditions: [] },
    ...(standard !== undefined && { standard }),
    ...fieldsOfWish(wish, skills, text),
    ...(kind.startsWith('class.') && classId !== undefined && { classId }),
  };
}
