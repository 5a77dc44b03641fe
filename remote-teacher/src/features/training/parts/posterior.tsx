import { useSearchParams } from '@lemma/router';
import { Button, Section } from '@lemma/ui';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { percent } from '../logic/percent.ts';
import { useMindNames } from './mind-names.ts';
import { PosteriorPlot } from './posterior-plot.tsx';
import type { ResultProps } from './result-props.ts';

const MOST_LINES = 4;

/** What could be known after each turn: a plot of all turns, and the numbers of the selected one. */
export function Posterior({ interview, result }: ResultProps) {
  const t = useTrainingText('results');
  const { nameOf } = useMindNames(interview.ideas);
  const [search, setSearch] = useSearchParams();
  const moments = [result.start, ...result.turns.map(({ posterior }) => posterior)];
  const asked = Number(search.get('turn') ?? moments.length - 1);
  const turn = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), moments.length - 1) : moments.length - 1;
  const look = (next: number) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('turn', String(next));
        return after;
      },
      { replace: true },
    );
  const top = [
    ...new Set([result.truth.mind, ...moments.toReversed().flatMap((shares) => shares.map(({ mind }) => mind))]),
  ];
  const lines = top.slice(0, MOST_LINES).map((mind) => ({
    name: nameOf(mind),
    truth: mind === result.truth.mind && result.truth.kind !== 'open',
    shares: moments.map((shares) => shares.find((one) => one.mind === mind)?.share ?? 0),
  }));
  return (
    <Section ruled title={t('timeline')} lead={t('timelineLead')}>
      <PosteriorPlot lines={lines} turn={turn} />
      <div className="flex flex-wrap items-center gap-2 pt-3" data-print="hide">
        <Button
          size="small"
          disabled={turn === 0}
          onClick={() => look(turn - 1)}
          aria-label={`${t('turnSlider')} ${turn - 1}`}
        >
          ←
        </Button>
        <p className="figures-tabular min-w-40 text-center" aria-live="polite">
          {turn === 0 ? t('atStart') : t('afterTurn', { turn })}
        </p>
        <Button
          size="small"
          disabled={turn === moments.length - 1}
          onClick={() => look(turn + 1)}
          aria-label={`${t('turnSlider')} ${turn + 1}`}
        >
          →
        </Button>
      </div>
      <ul className="flex max-w-xl flex-col gap-1 pt-3">
        {(moments[turn] ?? []).map(({ mind, share }) => (
          <li key={mind} className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-3">
            <span className="relative block px-2 py-1">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 bg-accent-wash"
                style={{ width: percentWidth(share) }}
              />
              <span className="relative">{nameOf(mind)}</span>
            </span>
            <span className="figures-tabular text-right">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const percentWidth = (share: number): string => `${(share * 100).toFixed(1)}%`;
