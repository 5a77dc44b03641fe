import { nextCodes, strengthCodes } from '@lemma/school/interview';
import { EngineText } from '@lemma/screens';
import { Section } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useText } from '#shared/text/texts.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { type Coached, coachedTurns } from '../logic/coach.ts';
import { knownCode } from '../logic/known-code.ts';
import type { ResultProps } from './result-props.ts';

/** The most sentences that are quoted for one thing. */
const MOST_QUOTED = 3;

/** What opened the student's thinking, what closed it, and one thing to try, in the teacher's own sentences. */
export function Coaching({ interview, result }: ResultProps) {
  const t = useTrainingText('results');
  const turns = coachedTurns(interview, result);
  const { name } = interview.student;
  const opened = turns.filter((turn) => turn.kind === 'opened').slice(0, MOST_QUOTED);
  const closed = turns.filter((turn) => turn.kind === 'closed').slice(0, MOST_QUOTED);
  const good = knownCode(strengthCodes, result.strength.code) ?? 'stayed';
  const next = knownCode(nextCodes, result.next.code) ?? 'contrast';
  const better = [...result.next.turns, ...closed.map(({ turn }) => turn)].find(
    (turn) => result.turns[turn - 1]?.best !== undefined,
  );
  return (
    <Section ruled>
      <div className="grid gap-8 md:grid-cols-2">
        <Part title={t('openedTitle')} lead={t(`strengths.${good}`, { name })}>
          {opened.map((turn) => (
            <Quoted key={turn.turn} interview={interview} turn={turn.turn}>
              {t(`opens.${turn.why}`, { name })}
            </Quoted>
          ))}
        </Part>
        <Part title={t('closedTitle')} lead={closed.length === 0 ? t('closedNone') : undefined}>
          {closed.map((turn) => (
            <Quoted key={turn.turn} interview={interview} turn={turn.turn}>
              {t(`closes.${turn.why}`, { name })}
            </Quoted>
          ))}
        </Part>
      </div>
      <div className="pt-8">
        <Part title={t('next')} lead={t(`nexts.${next}`)}>
          {better !== undefined && (
            <Quoted interview={interview} turn={better}>
              {t('instead')} <EngineText text={result.turns[better - 1]?.best ?? ''} />
            </Quoted>
          )}
        </Part>
      </div>
    </Section>
  );
}

type PartProps = { readonly title: string; readonly lead: string | undefined; readonly children: ReactNode };

const Part = ({ title, lead, children }: PartProps) => (
  <div className="measure">
    <h2 className="pb-1 text-lg font-semibold">{title}</h2>
    {lead !== undefined && <p>{lead}</p>}
    <ul className="flex flex-col gap-3 pt-3">{children}</ul>
  </div>
);

type QuotedProps = Pick<ResultProps, 'interview'> & { readonly turn: Coached['turn']; readonly children: ReactNode };

/** A sentence of the teacher, and what it did. */
function Quoted({ interview, turn, children }: QuotedProps) {
  const t = useTrainingText('results');
  const c = useText('common');
  const { text = '', asked = '' } = interview.turns[turn - 1] ?? {};
  return (
    <li className="border-l-2 border-line pl-3">
      <p>
        <EngineText text={c('quoted', { text: text === '' ? asked : text })} />{' '}
        <span className="text-sm text-muted">{t('turnNumber', { turn })}</span>
      </p>
      <p className="text-muted">{children}</p>
    </li>
  );
}
