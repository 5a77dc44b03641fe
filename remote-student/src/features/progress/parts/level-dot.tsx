import { type MasteryLevel, masteryLevels } from '@lemma/school/insight';

const [CENTER, RADIUS] = [8, 6.25];

/** The part of the disk below the height of a share of it. */
function filled(share: number): string {
  const up = RADIUS * (2 * share - 1);
  const half = Math.sqrt(RADIUS ** 2 - up ** 2);
  const [y, large] = [CENTER - up, share > 0.5 ? 1 : 0];
  return `M${CENTER - half} ${y}A${RADIUS} ${RADIUS} 0 ${large} 0 ${CENTER + half} ${y}Z`;
}

/** A skill as a disk that is fuller the better it is known; a dashed ring waits for a review. Told apart without color. */
export function LevelDot({ level }: { readonly level: MasteryLevel | 'review' }) {
  const step = level === 'review' ? 0 : masteryLevels.indexOf(level) + 1;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" data-level={level} className="size-4 shrink-0 text-accent">
      <circle
        cx={CENTER}
        cy={CENTER}
        r={RADIUS}
        fill={step === masteryLevels.length ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        {...(level === 'review' && { strokeDasharray: '2.6 2.9' })}
      />
      {step > 0 && step < masteryLevels.length && <path d={filled(step / masteryLevels.length)} fill="currentColor" />}
    </svg>
  );
}
