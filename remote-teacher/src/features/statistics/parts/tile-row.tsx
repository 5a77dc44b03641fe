import { SECOND } from '@lemma/school/time';
import { formatNumber, formatPercent, Stat, StatRow } from '@lemma/ui';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { tilesOf } from '../logic/figures.ts';
import type { SharedProps } from '../logic/shared-props.ts';

export function TileRow({ selection }: SharedProps) {
  const t = useAnalysisText('statistics');
  const tiles = tilesOf(selection, Date.now());
  const { pieces, assignments } = selection;
  const time =
    tiles.medianTime === undefined ? '–' : t('seconds', { value: formatNumber(Math.round(tiles.medianTime / SECOND)) });
  return (
    <>
      <StatRow>
        <Stat value={t('of', { some: tiles.active, all: tiles.students })} label={t('active')} />
        <Stat value={String(tiles.onTime)} label={t('onTime')} note={t('lateAndMissing', tiles)} />
        <Stat
          value={formatPercent(tiles.medianScore ?? 0, tiles.scores)}
          label={t('medianScore')}
          note={t('medianScoreNote')}
        />
        <Stat
          value={tiles.mastered.of === 0 ? '–' : t('of', { some: tiles.mastered.secure, all: tiles.mastered.of })}
          label={t('mastered')}
          note={t('masteredNote')}
        />
        <Stat value={time} label={t('medianTime')} note={t('medianTimeNote')} />
      </StatRow>
      <HowComputed
        what={t('tiles')}
        sample={t('sampleWork', { pieces: pieces.length, assignments: assignments.length, students: tiles.students })}
      >
        {t('tilesHow')}
      </HowComputed>
    </>
  );
}
