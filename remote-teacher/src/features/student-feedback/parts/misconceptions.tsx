import type { CallOutput } from '@lemma/school/calls';
import type { NamedMisconception } from '@lemma/school/insight';
import { type Judgements, misconceptionVerdicts } from '@lemma/school/notes';
import type { Submission } from '@lemma/school/work';
import { useCall } from '@lemma/screens';
import { Button, formatDate, Section, Status, useBeginning } from '@lemma/ui';
import { Acts } from '#shared/parts/acting.tsx';
import { Exchange } from '#shared/parts/asked.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { alikeTogether, type ShownMisconception, shownMisconceptions } from '../logic/shown-misconceptions.ts';

type MisconceptionsProps = {
  readonly studentId: string;
  readonly judgements: Judgements | null;
  readonly submissions: readonly Submission[];
  /** The misconceptions that are named for the student. */
  readonly named: readonly NamedMisconception[];
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

const MOST_EXAMPLES = 4;

/**
 * The misconceptions that are named, and the teacher's judgement of them. What answers only look like is folded away,
 * and so are dismissed and resolved ones, which can be restored.
 */
export function Misconceptions({ studentId, judgements, submissions, named, catalogue }: MisconceptionsProps) {
  const t = useFeedbackText('student');
  const own = useText('judgement');
  const ideas = shownMisconceptions(submissions, new Set(named.map(({ id }) => id)));
  const askedOf = useAsked(ideas.flatMap(({ answers }) => alikeTogether(answers).map(({ ref }) => ref)));
  const saidOf = ({ misconception }: ShownMisconception) => judgements?.ideas[misconception];
  const isAside = (idea: ShownMisconception) => ['dismissed', 'resolved'].includes(saidOf(idea)?.verdict ?? '');
  const aside = ideas.filter(isAside);
  const isFirst = (idea: ShownMisconception) => idea.isNamed || saidOf(idea)?.verdict === 'confirmed';
  const first = ideas.filter((idea) => !isAside(idea) && isFirst(idea));
  const alike = ideas.filter((idea) => !isAside(idea) && !isFirst(idea));
  const nameOf = (id: string) =>
    catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name ?? id;
  const lines = (some: readonly ShownMisconception[]) => (
    <ul className="flex flex-col">
      {some.map((idea) => (
        <ShownCard
          key={idea.misconception}
          studentId={studentId}
          idea={idea}
          name={nameOf(idea.misconception)}
          known={named.find(({ id }) => id === idea.misconception)}
          said={saidOf(idea)}
          askedOf={askedOf}
        />
      ))}
    </ul>
  );
  return (
    <Section title={t('ideas')} lead={first.length === 0 ? `${t('noIdeas')} ${own('named')}` : own('named')}>
      {lines(first)}
      {alike.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-muted">
            {t('alikeIdeas', { count: alike.length })}
          </summary>
          {lines(alike)}
        </details>
      )}
      {aside.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-muted">
            {own('setAside', { count: aside.length })}
          </summary>
          {lines(aside)}
        </details>
      )}
    </Section>
  );
}

const tones = { confirmed: 'attention', dismissed: 'neutral', resolved: 'done' } as const;

type MisconceptionProps = {
  readonly studentId: string;
  readonly idea: ShownMisconception;
  readonly name: string;
  /** What all of the work shows of it, with practice; undefined if it is not named. */
  readonly known: NamedMisconception | undefined;
  readonly said: Judgements['ideas'][string] | undefined;
  readonly askedOf: ReturnType<typeof useAsked>;
};

function ShownCard({ studentId, idea, name, known, said, askedOf }: MisconceptionProps) {
  const t = useFeedbackText('student');
  const answers = useFeedbackText('feedback');
  const own = useText('judgement');
  const { shown, more } = useBeginning(alikeTogether(idea.answers), MOST_EXAMPLES);
  const judge = useCall('judgeIdea');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3">
      <div>
        <p className="font-semibold">{name}</p>
        {known && (
          <p className="text-sm text-muted">{t('evidenceInAll', { shown: known.shown, chances: known.chances })}</p>
        )}
        {idea.items > 0 && (
          <p className="text-sm text-muted">
            {t(known ? 'evidenceHere' : 'evidence', { answers: idea.answers.length, items: idea.items })}
          </p>
        )}
        {said && (
          <Status tone={tones[said.verdict]}>
            {own('verdictBy', {
              verdict: own(`verdicts.${said.verdict}`),
              name: said.byName,
              date: formatDate(said.at),
            })}
          </Status>
        )}
      </div>
      <ul className="flex flex-wrap gap-6">
        {shown.map(({ ref, asked: { prompt, math, picture, field }, response, times }) => (
          <li key={`${ref.assignmentId} ${ref.itemId} ${response}`}>
            <Exchange
              // With the key as soon as it is there, and with what the work says until then.
              asked={
                askedOf(ref) ?? {
                  ...{ prompt, options: field.options },
                  ...(math !== undefined && { math }),
                  ...(picture && { picture }),
                }
              }
              response={response}
            >
              {times > 1 && (
                <span className="figures-tabular text-sm text-muted">{answers('times', { count: times })}</span>
              )}
            </Exchange>
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
      <Acts>
        <div className="flex w-full flex-wrap gap-2" data-print="hide">
          {misconceptionVerdicts
            .filter((verdict) => verdict !== said?.verdict)
            .map((verdict) => (
              <Button
                key={verdict}
                size="small"
                aria-label={own('verdictOf', { verdict: own(`verdictDo.${verdict}`), idea: name })}
                disabled={judge.isPending}
                onClick={() => judge.mutate({ studentId, idea: idea.misconception, verdict })}
              >
                {own(`verdictDo.${verdict}`)}
              </Button>
            ))}
          {said && (
            <Button
              size="small"
              kind="quiet"
              aria-label={own('verdictUndoOf', { idea: name })}
              disabled={judge.isPending}
              onClick={() => judge.mutate({ studentId, idea: idea.misconception, verdict: null })}
            >
              {own('verdictUndo')}
            </Button>
          )}
        </div>
      </Acts>
    </li>
  );
}
