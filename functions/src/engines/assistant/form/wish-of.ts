import { findSkill } from '@lemma/math';
import type { AssistantRequest, Condition, RequestCondition } from '@lemma/school/assistant';
import { classQuestionAs } from '../class/question-as.ts';
import { framesCalled } from '../frames/frames.ts';
import { gradingIn, judgedIn, written } from '../judge/work-in.ts';
import { allConditionsIn } from '../read/all-conditions.ts';
import { partOfChip } from '../read/parts-in.ts';
import { titleOfChip } from '../read/title-in.ts';
import { BETWEEN_CASES } from '../topic/cases-in.ts';
import { classQuestions, lessonPieces, type SheetWish, sheetUses, type Wish } from '../wish/wish.ts';
import { MIXED_UP } from './request-of.ts';

const USUAL_MINUTES = 45;
const USUAL_COUNT = 5;

/** A condition as its chip means it; what was typed into the form is read now. */
const readsAs = ({ said, on, also }: RequestCondition): readonly Condition[] =>
  on ? [on] : also || partOfChip(said) || titleOfChip(said) !== undefined ? [] : allConditionsIn(said.toLowerCase());

/** The topic as text that is read back as exactly these skills. */
export const topicText = ({ standard, skills }: Pick<AssistantRequest, 'standard' | 'skills'>): string =>
  [...(standard === undefined ? [] : [standard]), ...skills].join(' ');

function sheetOf(request: AssistantRequest, use: SheetWish['use']): SheetWish {
  const { conditions, versions, level, theme, form = 'open', key = false, language } = request;
  const on = conditions.filter(({ off }) => !off);
  const all = on.filter(({ version }) => version === undefined).flatMap(readsAs);
  const byVersion = Array.from({ length: versions ?? 1 }, (_, at) =>
    on.filter(({ version }) => version === at).flatMap(readsAs),
  );
  const also: NonNullable<RequestCondition['also']> = Object.assign({}, ...on.map((each) => each.also ?? {}));
  delete also.words;
  const parts = on.flatMap((each) => (each.on || each.also ? [] : (partOfChip(each.said) ?? [])));
  const cases = on.flatMap((each) => each.also?.words ?? []).join(BETWEEN_CASES);
  const [title] = on.flatMap(({ said }) => titleOfChip(said) ?? []);
  const told = framesCalled(
    on
      .flatMap((each) =>
        each.on || each.also || partOfChip(each.said) || titleOfChip(each.said) !== undefined
          ? []
          : [each.said.toLowerCase()],
      )
      .join(' . '),
  );
  return {
    kind: 'sheet',
    use,
    ...(title !== undefined && { title }),
    ...(told && { frames: { ids: told.ids.slice(0, 8), said: told.said.slice(0, 80) } }),
    topic: `${topicText(request)}${on.some(({ said }) => said === MIXED_UP) ? ` ${MIXED_UP}` : ''}`,
    cases,
    ...(request.skills.length > 0 && { skills: request.skills.filter((code) => findSkill(code) !== undefined) }),
    count: request.count ?? USUAL_COUNT,
    form,
    keyApart: key,
    ...(level !== undefined && { level }),
    ...((use === 'word problems' || theme !== undefined) && { stories: 'all' as const }),
    ...also,
    ...((key || form !== 'open') && { withoutPictures: true }),
    ...(theme !== undefined && theme !== '' && { theme }),
    ...(all.length > 0 && { conditions: all }),
    ...(parts.length > 0 && { parts }),
    ...(versions !== undefined && versions > 1 && { versions }),
    ...(versions !== undefined &&
      versions > 1 &&
      byVersion.some(({ length }) => length > 0) && { versionConditions: byVersion }),
    ...(language === 'es' && { language }),
  };
}

/** What a form asks for, by its fields alone; undefined where a field that it needs is empty. */
export function wishOf(request: AssistantRequest): Exclude<Wish, { kind: 'unknown' }> | undefined {
  const { make, words = '' } = request;
  const [family = '', name = ''] = make.split(/\.(.*)/s);
  const topic = topicText(request);
  const use = sheetUses.find((each) => each === name);
  const piece = lessonPieces.find((each) => each === name);
  const question = classQuestions.find((each) => each === name);
  if (family === 'sheet' && use) return sheetOf(request, use);
  if (family === 'piece')
    return (
      piece && {
        ...{ kind: 'piece', piece, topic },
        ...(words !== '' && { said: words }),
        ...(request.count !== undefined && { count: request.count }),
        ...(request.days !== undefined && { days: request.days }),
      }
    );
  if (family === 'class') return question && classQuestionAs(question, words);
  switch (family) {
    case 'plan':
      return {
        ...{ kind: 'plan', topic, minutes: request.minutes ?? USUAL_MINUTES },
        ...(request.days !== undefined && request.days > 1 && { days: request.days }),
        ...(request.substitute && { substitute: true }),
      };
    case 'letter':
      return {
        ...{ kind: 'letter', topic, short: request.short ?? false, language: request.language ?? 'en' },
        ...(request.bilingual && { bilingual: true }),
        ...(words !== '' && { notes: words }),
      };
    case 'explain': {
      const { question: task, answer } = request;
      return { kind: 'explain', topic: words.toLowerCase(), ...(task && answer && { question: task, answer }) };
    }
    case 'compute':
      return { kind: 'compute', task: words, brief: request.short ?? false };
    case 'equation-story':
      return { kind: 'equation-story', equation: words, ...(request.theme && { theme: request.theme }) };
    case 'grade':
      return gradingIn(words, written(words)) ?? judgedIn(words, written(words));
    default:
      return undefined;
  }
}
