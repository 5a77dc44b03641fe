import type { CallOutput, Submission } from '@lemma/school';
import { Formula, Section } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';
import { shownIdeas } from '../data/shown-ideas.ts';

type IdeasProps = {
  readonly submissions: readonly Submission[];
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

const MOST_EXAMPLES = 4;

export function Ideas({ submissions, catalogue }: IdeasProps) {
  const t = useText('student');
  const ideas = shownIdeas(submissions);
  const nameOf = (id: string) =>
    catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name ?? id;
  return (
    <Section title={t('ideas')} lead={ideas.length === 0 ? t('noIdeas') : t('ideasLead')}>
      <ul className="flex flex-col">
        {ideas.map((idea) => (
          <li
            key={idea.misconception}
            className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3"
          >
            <div>
              <p className="font-semibold">{nameOf(idea.misconception)}</p>
              <p className="text-sm text-muted">{t('evidence', { answers: idea.answers.length, items: idea.items })}</p>
            </div>
            <ul className="flex flex-wrap gap-6">
              {idea.answers.slice(0, MOST_EXAMPLES).map(({ asked, response }) => (
                <li key={`${asked}=${response}`}>
                  <Formula text={asked} /> <span aria-hidden="true">→</span> <Formula text={response} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
