import type { ReactNode } from 'react';

/** How much of a piece of work is done: `done` of `total` questions. */
type Share = { readonly done: number; readonly total: number };
type Parts = Share & { readonly places: readonly number[] };

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** Filled is what is done, pale what comes next. */
const part = (at: number, done: number) =>
  at < done ? 'fill-tint stroke-tint' : at === done ? 'fill-tint/30 stroke-tint' : 'fill-sheet stroke-tint';
const turn = (share: number, radius: number) => ({
  x: 120 + radius * Math.sin(2 * Math.PI * share),
  y: 80 - radius * Math.cos(2 * Math.PI * share),
});

/** A circle in equal sectors. */
function sectors({ done, total, places }: Parts): ReactNode {
  if (total === 1) return <circle cx={120} cy={80} r={64} {...line} className={part(0, done)} />;
  return places.map((at) => {
    const [from, to] = [turn(at / total, 64), turn((at + 1) / total, 64)];
    const shape = `M120 80L${from.x} ${from.y}A64 64 0 0 1 ${to.x} ${to.y}Z`;
    return <path key={at} d={shape} {...line} className={part(at, done)} />;
  });
}

/** A square of a hundred: as many hundredths as the share of what is done, and pale those of the next question. */
const hundredths = ({ done, total }: Parts): ReactNode =>
  numbersTo(100).map((at) => (
    <rect
      key={at}
      x={51 + 14 * Math.floor(at / 10)}
      y={11 + 14 * (at % 10)}
      width={12}
      height={12}
      rx={2}
      strokeWidth={1}
      className={part(Math.floor((at * total) / 100), done)}
    />
  ));

/** Hops along a number line. */
function hops({ done, total, places }: Parts): ReactNode {
  const step = 208 / total;
  const x = (at: number) => 16 + step * at;
  return (
    <>
      <path
        d={`M4 110H236${[...places, total].map((at) => `M${x(at)} 102v16`).join('')}`}
        {...line}
        className="stroke-ink"
      />
      {places.map((at) => (
        <path
          key={at}
          d={`M${x(at)} 100C${x(at) + step * 0.2} 50 ${x(at) + step * 0.8} 50 ${x(at + 1)} 100`}
          {...line}
          strokeWidth={at < done ? 3.5 : 2}
          strokeDasharray={at < done ? undefined : '1 6'}
          className="stroke-tint"
        />
      ))}
      <circle cx={x(done)} cy={110} r={8} className="fill-tint" />
    </>
  );
}

/** A parallelogram of two triangles, with its height: it fills from its base as the work gets done. */
function parallelogram({ done, total }: Parts): ReactNode {
  const filled = done / total;
  const [x, y] = [16 + 44 * filled, 136 - 108 * filled];
  return (
    <>
      <path d="M16 136L60 28H220L176 136Z" className="fill-sheet" />
      <path d="M16 136L60 28H220Z" className="fill-tint/30" />
      <path d={`M16 136L${x} ${y}h160L176 136Z`} className="fill-tint" />
      <path d="M16 136L60 28H220L176 136ZM16 136L220 28" {...line} className="stroke-tint" />
      <path d="M60 28V136M60 124h12v12" {...line} strokeDasharray="5 5" className="stroke-ink" />
    </>
  );
}

/** A balance that comes level as the work gets done. */
function balance({ done, total }: Parts): ReactNode {
  const lean = 26 * (1 - done / total);
  const [left, right] = [52 + lean, 52 - lean];
  const pan = (x: number, y: number) => `M${x - 34} ${y + 46}L${x} ${y}l34 46M${x - 40} ${y + 46}h80`;
  return (
    <>
      <path
        d={`M120 40V146M84 148h72M48 ${left}L192 ${right}${pan(48, left)}${pan(192, right)}`}
        {...line}
        className="stroke-ink"
      />
      <rect x={33} y={left + 16} width={30} height={30} rx={4} {...line} className="fill-tint stroke-tint" />
      {[172, 192, 212].map((x) => (
        <circle key={x} cx={x} cy={right + 37} r={9} {...line} className="fill-sheet stroke-tint" />
      ))}
      <circle cx={120} cy={52} r={6} className="fill-ink" />
    </>
  );
}

/** Points of a parabola, in the order of the questions. */
function points({ done, total, places }: Parts): ReactNode {
  const at = (place: number) => {
    const x = total === 1 ? 0 : (2 * place) / (total - 1) - 1;
    return { x: 130 + 84 * x, y: 128 - 96 * x * x };
  };
  const way = places.map((place) => `${at(place).x} ${at(place).y}`).join('L');
  return (
    <>
      <path d="M20 140H236M32 152V12" {...line} className="stroke-ink" />
      <path d={`M${way}`} {...line} strokeDasharray="1 7" className="stroke-tint" />
      {places.map((place) => (
        <circle key={place} cx={at(place).x} cy={at(place).y} r={7} {...line} className={part(place, done)} />
      ))}
    </>
  );
}

/** Two bars in equal parts, the one twice the other. */
function tapes({ done, total, places }: Parts): ReactNode {
  const step = 208 / total;
  return places.flatMap((at) => [
    <rect key={`one ${at}`} x={16 + step * at} y={36} width={step} height={38} {...line} className={part(at, done)} />,
    <rect
      key={`other ${at}`}
      x={16 + (step / 2) * at}
      y={90}
      width={step / 2}
      height={38}
      {...line}
      className={part(at, done)}
    />,
  ]);
}

/** Counters in rows, one for each question. */
function counters({ done, total, places }: Parts): ReactNode {
  const columns = Math.ceil(Math.sqrt(total * 1.5));
  const rows = Math.ceil(total / columns);
  const step = Math.min(48, 216 / columns, 144 / rows);
  const middle = { x: 120 - (step * (columns - 1)) / 2, y: 80 - (step * (rows - 1)) / 2 };
  return places.map((at) => (
    <circle
      key={at}
      cx={middle.x + step * (at % columns)}
      cy={middle.y + step * Math.floor(at / columns)}
      r={step * 0.36}
      {...line}
      className={part(at, done)}
    />
  ));
}

/** The drawing for each domain of skills: the part of a skill's code before its point. */
const drawings: Readonly<Record<string, (parts: Parts) => ReactNode>> = {
  fractions: sectors,
  ...{ decimals: hundredths, percent: hundredths },
  ...{ integers: hops, measurement: hops },
  geometry: parallelogram,
  ...{ equations: balance, algebra: balance },
  functions: points,
  ...{ ratios: tapes, expressions: tapes },
};

export type WorkPictureProps = Share & {
  /** The code of a skill that the work is about. Left out: counters. */
  readonly skill?: string | undefined;
};

/**
 * A picture of a piece of work, made of its mathematics: as much of it is filled as is done. It says nothing that the text
 * beside it does not say.
 */
export function WorkPicture({ skill = '', done, total: all }: WorkPictureProps) {
  const total = Math.max(1, all);
  const draw = drawings[skill.split('.')[0] ?? ''] ?? counters;
  const places = numbersTo(total);
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className="size-full">
      {draw({ done: Math.min(done, total), total, places })}
    </svg>
  );
}
