import type { AssistantRequest, RequestCondition } from '@lemma/school/assistant';
import { MOST_REQUEST } from '@lemma/school/assistant';
import { partSaid } from '../read/parts-in.ts';
import { titleSaid } from '../read/title-in.ts';
import { many } from '../say/wording.ts';
import { MIXED } from '../sheet/part-slots.ts';
import { isInNames } from '../topic/is-in-names.ts';
import type { SheetWish } from '../wish/wish.ts';

const within = (value: number, most: number): number => Math.max(1, Math.min(most, Math.round(value)));

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
    ...(wish.title === undefined ? [] : [{ said: titleSaid(wish.title) }]),
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

/** The form's request that says what the wish for a set says, about the standard that was named and these skills. */
export const requestOf = (
  wish: SheetWish,
  skills: readonly string[],
  standard: string | undefined,
): AssistantRequest => ({
  ...{ make: `sheet.${wish.use}`, skills: skills.slice(0, MOST_REQUEST.skills) },
  ...(standard !== undefined && { standard }),
  count: within(wish.count, MOST_REQUEST.count),
  ...(wish.level !== undefined && { level: wish.level }),
  ...(wish.form !== 'open' && { form: wish.form }),
  ...(wish.theme !== undefined && { theme: wish.theme }),
  ...(wish.versions !== undefined && { versions: within(wish.versions, MOST_REQUEST.versions) }),
  ...(wish.keyApart && { key: true }),
  ...(wish.language === 'es' && { language: wish.language }),
  conditions: conditionsOf(wish, skills),
});
