import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest, ChatPart, RequestMake } from '@lemma/school/assistant';

const stems = (text: string): string[] => wordsIn(text).flatMap((word) => [word, stemOf(word)]);

/** The words that call what is made. */
const CALLED: Readonly<Record<string, string>> = {
  sheet:
    'practice worksheet sheet drill exercise item answer key total number digit set under over above below less least fewer bigger larger smaller most max between within than up print short',
  'sheet.exit ticket': 'exit ticket slip door out check',
  'sheet.warm-up': 'warm warmup warm-up do-now bell ringer starter opener',
  'sheet.quiz': 'quiz test check',
  'sheet.homework': 'homework home hw',
  'sheet.word problems': 'word story real life context',
  'sheet.extension': 'extension extend challenge challenging hard harder early finisher fast',
  plan: 'plan lesson minute min mini intro introduce introduction review',
  letter:
    'letter note email mail message blurb newsletter home family parent mom mother dad father guardian warm friendly positive kind polite tone fact',
  explain:
    'misconception mistake error wrong answer reason question next respond difference between versus vs confuse claim bigger larger greater smaller less than help idea approach parent friendly jargon simple plain sub para colleague principal coach mom dad story',
  grade:
    'grade check correct line step mark feedback right wrong first error mistake missed look following point comment',
  compute:
    'solve calculate compute evaluate simplify work value answer number equation expression find system inequality function line form value following exactly',
  'equation-story': 'story word problem context real life equation match',
  versions: 'version level easy easier hard harder rewrite differentiate modify adapt low middle medium',
  class: 'down student list name data result report doing whole need help most',
  'class.groups': 'together group small team mixed level mixed-level',
  'class.pairs': 'pair partner strong weak',
  'class.struggling': 'struggle struggling behind need help support intervention weak worst',
  'class.weakest': 'weak weakest low lowest standard worst skill topic',
  'class.next': 'next reteach teach lesson focus group small mistake misconception',
  'class.missing': 'missing turn turned hand handed late work assignment owe',
  'class.common': 'common misconception mistake error most',
  'class.summary': 'doing report summary overall card comment',
  'class.student':
    'doing going progress iep meeting conference positive honest good stuck bullet comment report card present level statement stmt read loud',
  'class.compare': 'compare further along better ahead',
  'class.results': 'score average result percent',
  'class.below': 'below under above over score percent',
  'piece.hook': 'hook opening opener launch start',
  'piece.worked': 'worked example step model',
  'piece.explain-topic': 'explain',
  'piece.discussion': 'discussion discuss talk question',
  'piece.number-talk': 'number talk string',
  'piece.rich-task': 'rich open task low floor high ceiling',
  'piece.activity': 'activity small group',
  'piece.differentiate':
    'differentiate differentiated level tier tiered below above easy easier hard harder low middle high version',
  'piece.supports': 'support scaffold accommodation ell mll esl english learner newcomer language',
  'piece.early-finishers': 'early fast finisher extension challenge',
  'piece.errors': 'common usual mistake error misconception',
  'piece.vocabulary': 'vocabulary vocab word list term',
  'piece.chart': 'anchor chart poster',
  'piece.rubric': 'rubric point score scoring',
  'piece.tables': 'table function',
  'piece.meaning': 'standard code',
  'piece.before': 'before prerequisite prior',
  'piece.after': 'after next lead',
};
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
export function ownStems(request: AssistantRequest, parts: readonly ChatPart[]): ReadonlySet<string> {
  const { make, conditions } = request;
  const family = make.split('.')[0] ?? '';
  const has = (kind: ChatPart['kind']): boolean => parts.some((part) => part.kind === kind);
  const hasPicture = parts.some((part) => part.kind === 'item' && part.item.picture !== undefined);
  return new Set(
    stems(
      [
        ...[CALLED[family], CALLED[make satisfies RequestMake], fieldWords(request)],
        ...conditions.flatMap(({ said, also, off }) => (off ? [] : [said, also?.words ?? ''])),
        has('steps') ? 'step steps worked solution board show shown' : '',
        hasPicture ? 'picture drawing visual diagram figure graph' : '',
      ].join(' '),
    ),
  );
}
