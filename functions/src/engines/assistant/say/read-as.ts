import { findSkill } from '@lemma/math';
import { findStandard } from '@lemma/plans';
import type { ClassWish, LessonPiece, Memo, Wish } from '../wish/wish.ts';
import { many } from './wording.ts';

const PIECES: Readonly<Record<LessonPiece, string>> = {
  ...{ hook: 'a hook', discussion: 'discussion questions', supports: 'supports for students', rubric: 'a rubric' },
  ...{ 'rich-task': 'a rich task', 'number-talk': 'a number talk', differentiate: 'problems on three levels' },
  ...{ errors: 'usual mistakes', before: 'what comes before', after: 'what comes after', meaning: 'what it means' },
  ...{ worked: 'a worked example', 'early-finishers': 'for early finishers', tables: 'at each table' },
  ...{ vocabulary: 'a word list', chart: 'an anchor chart', activity: 'an activity' },
};
const QUESTIONS: Readonly<Record<ClassWish['question'], string>> = {
  ...{ missing: 'who has not turned in work', common: 'common misconceptions', struggling: 'who needs help' },
  ...{ next: 'what to teach next', due: 'what is due', summary: 'how the class is doing', results: 'results' },
  ...{ student: 'one student', weakest: 'weakest standards', below: 'who is below a score', groups: 'groups' },
  ...{ pairs: 'pairs', compare: 'classes compared', missed: 'questions that were missed' },
};

/** What a memo is about: the skill or standard, by its name. */
export function aboutOf({ skill, standard, slots = [] }: Memo): string | undefined {
  const own = slots[0]?.skill ?? skill;
  const name = own === undefined ? undefined : findSkill(own)?.name;
  return name ?? (standard === undefined ? undefined : (findStandard(standard)?.code ?? standard));
}

/** What a request was read as, in a few phrases. A set of problems says this of itself. */
export function readAs(wish: Wish, memo: Memo): string[] {
  const about = aboutOf(memo);
  const code = memo.standard;
  const topic = [...(about === undefined ? [] : [about]), ...(code === undefined || code === about ? [] : [code])];
  switch (wish.kind) {
    case 'plan':
      return [wish.days === undefined ? `a lesson of ${wish.minutes} minutes` : many(wish.days, 'day'), ...topic];
    case 'piece':
      return [PIECES[wish.piece], ...topic];
    case 'letter':
      return [
        'a letter home',
        ...topic,
        ...(wish.language === 'es' ? ['in Spanish'] : []),
        ...(wish.short ? ['short'] : []),
      ];
    case 'explain':
      return [
        'what is behind an answer',
        ...(wish.question === undefined ? topic : [wish.question]),
        ...(wish.answer ? [wish.answer] : []),
      ];
    case 'grade':
      return [
        'work to check',
        ...(wish.lines ? [many(wish.lines.length, 'line')] : []),
        ...(wish.answers ? [many(wish.answers.length, 'answer')] : []),
      ];
    case 'compute':
      return ['to work out', wish.task];
    case 'class':
      return [`your class: ${QUESTIONS[wish.question]}`];
    case 'equation-story':
      return ['a story for an equation', wish.equation];
    case 'versions':
      return ['versions of a problem', wish.task];
    default:
      return [];
  }
}
