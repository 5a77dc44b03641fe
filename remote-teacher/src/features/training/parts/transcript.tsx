import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import type { InterviewTurn } from '@lemma/school/interview';
import { EngineText } from '@lemma/screens';
import { Badge, Button, errorSentence, Notice, Section } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useStartInterview } from '../commands.ts';
import type { ResultProps } from './result-props.ts';
import { TurnView } from './turn-view.tsx';

/** In bits: what a question must be able to tell to count, and how much of the best one's is a lot. */
const TELLS = 0.005;
const A_LOT = 0.6;

/** How much a question could show of what the student thinks, in words. */
function toldBy({ bits, bestBits, repeated, shows }: NonNullable<LabelProps['value']>) {
  if (repeated) return 'repeated';
  if (shows === true && bits <= TELLS) return 'showsAgain';
  if (bits <= TELLS) return bestBits > TELLS ? 'nothingToTell' : 'nothingLeft';
  return bits >= A_LOT * bestBits ? 'toldMuch' : 'toldSome';
}

/**
 * The turns again, each with its kind of question, the words that decided it, and what it could reveal compared with
 * the best question.
 */
export function Transcript({ interview, result }: ResultProps) {
  const t = useTrainingText('results');
  const navigate = useNavigate();
  const start = useStartInterview();
  const { moves, firstTelling, changedAt, wait } = result;
  const { name } = interview.student;
  const talkOn = (turns: number) =>
    start.mutate(
      {
        scenarioId: interview.scenarioId,
        limits: interview.limits,
        from: { interviewId: interview.id, turns },
      },
      { onSuccess: ({ id }) => navigate(paths.interview({ interviewId: id })) },
    );
  const facts = [
    t('counts', moves),
    firstTelling === undefined ? t('noTelling') : t('firstTelling', { turn: firstTelling }),
    ...(changedAt === undefined ? [] : [t('changed', { turn: changedAt, name })]),
    ...(wait === undefined ? [] : [t('wait', { count: wait })]),
    ...(interview.undone === 0 ? [] : [t('undone', { count: interview.undone })]),
  ];
  return (
    <Section ruled title={t('transcript')} lead={t('movesExplained')}>
      <ul className="pb-4 text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {start.isError && <Notice tone="warm">{errorSentence(codeOf(start.error)).body}</Notice>}
      <ol className="flex flex-col gap-6">
        {interview.turns.map((turn, at) => (
          <TurnView key={turn.id} turn={turn} name={name}>
            <Label turn={turn} value={result.turns[at]} number={at + 1} />
            {interview.kind === 'practice' && (
              <div data-print="hide">
                <Button
                  kind="quiet"
                  size="small"
                  pending={start.isPending}
                  aria-label={`${t('fromHere')}: ${t('afterTurn', { turn: at + 1 })}`}
                  onClick={() => talkOn(at + 1)}
                >
                  {t('fromHere')}
                </Button>
              </div>
            )}
          </TurnView>
        ))}
      </ol>
    </Section>
  );
}

type LabelProps = {
  readonly turn: InterviewTurn;
  readonly value: ResultProps['result']['turns'][number] | undefined;
  readonly number: number;
};

function Label({ turn: { move, evidence, open }, value, number }: LabelProps) {
  const t = useTrainingText('results');
  const better = value?.best !== undefined && value.bestBits - value.bits > 0.05 ? value.best : undefined;
  return (
    <div className="flex flex-col items-end gap-1 pt-1 text-sm">
      <p>
        <span className="figures-tabular pr-2 text-muted">{number}</span>
        <Badge>{t(`moves.${move}`)}</Badge> <Badge>{open ? t('open') : t('closed')}</Badge>{' '}
        {evidence !== '' && <span className="text-muted">{t('because', { words: evidence })}</span>}
      </p>
      {value && <p className="text-muted">{t(toldBy(value))}</p>}
      {better !== undefined && (
        <p>
          {t('better')}
          <EngineText text={better} />
        </p>
      )}
    </div>
  );
}
