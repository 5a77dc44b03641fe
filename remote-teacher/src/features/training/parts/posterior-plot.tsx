import { useTrainingText } from '#shared/text/use-training-text.ts';
import { percent } from '../logic/percent.ts';

type Line = { readonly name: string; readonly truth: boolean; readonly shares: readonly number[] };

const [WIDE, HIGH, LEFT, LOW] = [480, 200, 52, 28];
/** Lines also differ in their dashes, so that color is not needed. */
const DASHES = ['', '7 4', '2 3', '10 3 2 3'];

/** The probability of each misconception after each turn, one line each, with the numbers of one turn below. */
export function PosteriorPlot({ lines, turn }: { readonly lines: readonly Line[]; readonly turn: number }) {
  const t = useTrainingText('results');
  const count = lines[0]?.shares.length ?? 1;
  const x = (at: number): number => LEFT + (at * (WIDE - LEFT - 16)) / Math.max(1, count - 1);
  const y = (share: number): number => HIGH - LOW - share * (HIGH - LOW - 12);
  const described = lines.map(({ name, shares }) => `${name}: ${shares.map(percent).join(', ')}`).join('; ');
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        className="w-full max-w-xl"
        role="img"
        aria-label={t('plotAlt', { list: described })}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDE - 16} y1={y(share)} y2={y(share)} className="stroke-line" />
            <text x={LEFT - 6} y={y(share) + 4} textAnchor="end" className="fill-muted text-sm">
              {percent(share)}
            </text>
          </g>
        ))}
        <line x1={x(turn)} x2={x(turn)} y1={y(1)} y2={y(0)} className="stroke-line-strong" strokeDasharray="2 2" />
        {Array.from({ length: count }, (_, at) => at)
          .filter((at) => count < 16 || at % 5 === 0)
          .map((at) => (
            <text key={at} x={x(at)} y={HIGH - 8} textAnchor="middle" className="fill-muted text-sm">
              {at === 0 ? t('start') : at}
            </text>
          ))}
        {lines.map(({ name, truth, shares }, place) => (
          <polyline
            key={name}
            points={shares.map((share, at) => `${x(at)},${y(share)}`).join(' ')}
            fill="none"
            strokeWidth={truth ? 3 : 1.5}
            strokeDasharray={truth ? '' : DASHES[place % DASHES.length]}
            className={truth ? 'stroke-accent' : 'stroke-muted'}
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 pt-1 text-sm">
        {lines.map(({ name, truth }, place) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 6" className="w-7" aria-hidden="true">
              <line
                x1="0"
                x2="28"
                y1="3"
                y2="3"
                strokeWidth={truth ? 3 : 1.5}
                strokeDasharray={truth ? '' : DASHES[place % DASHES.length]}
                className={truth ? 'stroke-accent' : 'stroke-muted'}
              />
            </svg>
            <span className={truth ? 'font-semibold' : ''}>{name}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
