import { findSkill } from '@lemma/math';
import type { AssistantRequest, ChatPart, RequestField, RequestForm, RequestMake } from '@lemma/school/assistant';
import { fieldsOf } from '@lemma/school/assistant';
import { many } from '../say/wording.ts';

const SHEETS: Readonly<Record<string, string>> = { practice: 'problem set' };
const PIECES: Readonly<Record<string, string>> = {
  ...{ hook: 'opening for a lesson', discussion: 'discussion questions', supports: 'supports for students' },
  ...{ 'rich-task': 'rich task', 'number-talk': 'number talk', differentiate: 'problems on three levels' },
  ...{ errors: 'usual mistakes', before: 'what comes before', after: 'what comes after', meaning: 'what it means' },
  ...{
    worked: 'worked example',
    'early-finishers': 'for early finishers',
    tables: 'tables that are and are not functions',
  },
  ...{
    vocabulary: 'word list',
    chart: 'anchor chart',
    activity: 'activity',
    rubric: 'rubric',
    'explain-topic': 'how to explain it',
  },
};
const QUESTIONS: Readonly<Record<string, string>> = {
  ...{ missing: 'who has not turned in work', common: 'common misconceptions', struggling: 'who needs help' },
  ...{ next: 'what to teach next', due: 'what is due', summary: 'how the class is doing', results: 'results' },
  ...{ student: 'how one student is doing', weakest: 'weakest standards', below: 'who is above or below a score' },
  ...{ groups: 'groups', pairs: 'pairs', compare: 'classes compared', missed: 'questions that were missed' },
};
const OTHERS: Readonly<Record<string, string>> = {
  ...{ plan: 'lesson plan', letter: 'letter home', explain: 'what is behind an answer', grade: 'work to check' },
  ...{ compute: 'to work out', 'equation-story': 'story for an equation', versions: 'versions of a problem' },
};

/** What a request makes, in a few words. */
export function makeSaid(make: RequestMake): string {
  const [family = '', name = ''] = make.split(/\.(.*)/s);
  if (family === 'sheet') return SHEETS[name] ?? name;
  return OTHERS[family] ?? (family === 'class' ? `class: ${QUESTIONS[name] ?? name}` : (PIECES[name] ?? name));
}

const LEVELS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const;
const FORMS = { open: 'open answers', choice: 'multiple choice', 'true-false': 'true or false' } as const;

/** The value of a field in words; undefined where it has its usual value. */
export function fieldSaid(request: AssistantRequest, field: RequestField): string | undefined {
  const { standard, skills, conditions } = request;
  switch (field) {
    case 'make':
      return makeSaid(request.make);
    case 'topic':
      return (
        [standard, skills.flatMap((code) => findSkill(code)?.name ?? []).join('; ')].filter(Boolean).join(': ') ||
        undefined
      );
    case 'count':
      return request.count === undefined ? undefined : many(request.count, 'problem');
    case 'level':
      return request.level && LEVELS[request.level];
    case 'form':
      return request.form && FORMS[request.form];
    case 'conditions':
      return (
        conditions
          .filter(({ off }) => !off)
          .map(({ said }) => said)
          .join(', ') || undefined
      );
    case 'key':
      return request.key ? 'after all problems' : undefined;
    case 'language':
      return request.language === 'es' ? 'Spanish' : undefined;
    case 'minutes':
    case 'days':
    case 'versions':
      return request[field] === undefined ? undefined : String(request[field]);
    case 'substitute':
    case 'short':
      return request[field] ? 'yes' : undefined;
    case 'class':
      return request.classId;
    default:
      return request[field] || undefined;
  }
}

/** The form as lines of text, as it stands where forms are not known. */
export function formLines({ request, unsure, topics, makes, unused, unkept, changed }: RequestForm): string[] {
  const fields = [...fieldsOf(request.make), 'change' as const].flatMap((field) => {
    const said = fieldSaid(request, field);
    const mark = `${unsure.includes(field) ? ' (not sure)' : ''}${changed.includes(field) ? ' (changed)' : ''}`;
    return said === undefined && mark === '' ? [] : [`${field}: ${said ?? ''}${mark}`];
  });
  const near = topics.filter(({ skill }) => !request.skills.includes(skill));
  return [
    ...fields,
    ...(makes.length > 1 && unsure.includes('make') ? [`or make: ${makes.slice(1).map(makeSaid).join('; ')}`] : []),
    ...(near.length > 0 && unsure.includes('topic')
      ? [
          `or topic: ${near
            .slice(0, 3)
            .map(({ name, standard }) => `${name} (${standard})`)
            .join('; ')}`,
        ]
      : []),
    ...(unkept.length > 0 ? [`not kept: ${unkept.join(', ')}`] : []),
    ...(unused.length > 0 ? [`not used: ${unused.map((each) => `“${each}”`).join(', ')}`] : []),
  ];
}

/** A form as a part of an answer. */
export const formPart = (form: RequestForm): ChatPart => ({
  kind: 'text',
  text: formLines(form).join('\n').slice(0, 6000),
  claim: 'idea',
  form,
});
