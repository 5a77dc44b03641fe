import { numberText, ticks } from './geometry.ts';
import { Label } from './label.tsx';

type ValueAxisProps = {
  readonly to: number;
  readonly step: number;
  /** How many lines apart the numbers stand. */
  readonly every?: number;
  readonly at: (value: number) => number;
  readonly left: number;
  readonly right: number;
};

/** Thin horizontal lines with their numbers at the left, from 0 upward. */
export const ValueAxis = ({ to, step, every = 1, at, left, right }: ValueAxisProps) => (
  <g>
    {ticks(0, to, step).map((value, index) => (
      <g key={value}>
        <path
          d={`M${left} ${at(value)}H${right}`}
          className={value === 0 ? 'stroke-ink' : 'stroke-line'}
          strokeWidth={value === 0 ? 1.5 : 1}
        />
        {index % every === 0 && (
          <Label
            x={left - 7}
            y={at(value)}
            text={numberText(value)}
            size={12}
            anchor="end"
            spare={index % (2 * every) !== 0}
            className="fill-muted"
          />
        )}
      </g>
    ))}
  </g>
);
