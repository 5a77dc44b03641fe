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
  ...{ missing: 'work turned in and missing', common: 'common misconceptions', struggling: 'who needs help' },
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
function fieldSaid(request: AssistantRequest, field: RequestField): string | undefined {
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
      return request.count === undefined
        ? undefined
        : request.make.startsWith('piece')
          ? String(request.count)
          : many(request.count, 'problem');
    case 'level':
      return request.level && LEVELS[request.level];
    case 'form':
      return request.form && FORMS[request.form];
    case 'conditions':
      return [...new Set(conditions.filter(({ off }) => !off).map(({ said }) => said))].join(', ') || undefined;
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

const quoted = (phrases: readonly string[]): string =>
  phrases.map((each) => (each.includes('“') ? each : `“${each}”`)).join(', ');
/** What of a request is in no slot and not in the answer, as it was typed. */
const notUsed = (phrases: readonly string[], made: boolean): string =>
  `${made ? 'Made without' : 'I did not use'}: ${quoted(phrases)}.`;

/** What would only repeat the request: the question about a class as typed, the sentence around an answer. */
const isRepeated = ({ make, question }: AssistantRequest, field: RequestField): boolean =>
  field === 'words' &&
  (/^(?:class|piece)/.test(make) || make === 'grade' || (make === 'explain' && question !== undefined));

/** The reading of a request in one line of plain words, then what is not in it. */
function formLines({ request, made, unused, changed }: RequestForm, className: string | undefined): string[] {
  const marked = (field: RequestField): string => (changed.includes(field) ? ' (changed)' : '');
  const fields = [...fieldsOf(request.make), 'change' as const].flatMap((field) => {
    if (isRepeated(request, field)) return [];
    const said = field === 'class' ? className : fieldSaid(request, field);
    return said === undefined && marked(field) === ''
      ? []
      : [`${LABELS[field] ?? ''}${said ?? 'none'}${marked(field)}`];
  });
  return [`I read: ${fields.join(' · ')}`, ...(unused.length > 0 ? [notUsed(unused, made)] : [])];
}
/** What stands before values that do not tell by themselves what they are. */
const LABELS: Readonly<Partial<Record<RequestField, string>>> = {
  ...{ key: 'answers: ', language: 'in ', minutes: 'minutes: ', days: 'days: ', versions: 'versions: ' },
  ...{ substitute: 'for a substitute: ', short: 'short: ', theme: 'about: ', answer: 'answer: ', change: 'change: ' },
};

/** A form as a part of an answer. */
export const formPart = (form: RequestForm, className?: string): ChatPart => ({
  kind: 'text',
  text: formLines(form, className).join('\n').slice(0, 6000),
  claim: 'idea',
  form,
});
