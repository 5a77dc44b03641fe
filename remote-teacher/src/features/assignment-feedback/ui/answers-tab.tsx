import { Empty, Formula, Section } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';
import { type CommonAnswer, commonAnswers } from '../data/common-answers.ts';
import { ideaName, type SharedData } from '../data/shared-data.ts';

const MOST_EXAMPLES = 4;

/** The wrong answers that came, by the idea behind them, with who gave them. */
export function AnswersTab({ assignment, students, results, catalogue }: SharedData) {
  const t = useText('feedback');
  const groups = commonAnswers(results);
  if (groups.length === 0) {
    return (
      <Empty title={t('noAnswersTitle')} drawing="whole">
        <p>{t('noAnswersBody')}</p>
      </Empty>
    );
  }
  const nameOf = (id: string) => students.find((student) => student.id === id)?.displayName ?? t('someone');
  return assignment.items.map((item, index) => {
    const own = groups.filter(({ itemId }) => itemId === item.id);
    if (own.length === 0) return null;
    const skill = catalogue.find(({ code }) => code === item.skill)?.name ?? item.skill;
    return (
      <Section key={item.id} ruled title={t('questionTitle', { number: index + 1, skill })}>
        <ul className="flex flex-col">
          {own.map((group) => (
            <AnswerLine
              key={group.key}
              group={group}
              idea={ideaName(catalogue, group.misconception)}
              names={group.studentIds.map(nameOf)}
            />
          ))}
        </ul>
      </Section>
    );
  });
}

type AnswerLineProps = {
  readonly group: CommonAnswer;
  readonly idea: string | undefined;
  readonly names: readonly string[];
};

function AnswerLine({ group, idea, names }: AnswerLineProps) {
  const t = useText('feedback');
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3">
      <p className="figures-tabular w-8 text-right text-lg font-semibold">{names.length}</p>
      <div className="min-w-64 flex-1">
        <p className={idea === undefined ? 'text-muted' : 'font-semibold'}>{idea ?? t('noIdea')}</p>
        <p className="text-sm text-muted">{names.join(', ')}</p>
      </div>
      <ul aria-label={t('examples')} className="flex flex-wrap gap-4">
        {group.responses.slice(0, MOST_EXAMPLES).map((response) => (
          <li key={response}>
            <Formula text={response} />
          </li>
        ))}
      </ul>
    </li>
  );
}
