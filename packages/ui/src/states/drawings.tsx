import type { ReactNode } from 'react';

const hair = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Small mathematical drawings for empty screens. They carry no information. */
const drawings = {
  /** A number line with a starting point. */
  line: (
    <>
      <path
        {...hair}
        d="M6 40h108M16 35v10M34 35v10M52 35v10M70 35v10M88 35v10M106 35v10"
        className="text-line-strong"
      />
      <path {...hair} d="M16 32c4-16 14-16 18 0M34 32c4-16 14-16 18 0" strokeDasharray="3 4" />
      <circle cx="52" cy="40" r="5" fill="currentColor" />
    </>
  ),
  /** A square from which a smaller square can be cut: the difference of two squares. */
  square: (
    <>
      <path {...hair} d="M30 8h56v56H30z" className="text-line-strong" />
      <path {...hair} d="M64 42h22v22H64z" strokeDasharray="3 4" />
      <path {...hair} d="m30 8 34 34" />
      <circle cx="64" cy="42" r="3.5" fill="currentColor" />
    </>
  ),
  /** A growing pattern of dots: 1, 3, 6. */
  dots: (
    <>
      {[
        [22, 54],
        [46, 54],
        [58, 54],
        [52, 43],
        [80, 54],
        [92, 54],
        [104, 54],
        [86, 43],
        [98, 43],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4" fill="currentColor" />
      ))}
      <circle cx="92" cy="32" r="3.25" {...hair} strokeDasharray="2.5 3" />
    </>
  ),
  /** Balance scales with empty pans. */
  balance: (
    <>
      <path {...hair} d="M60 18v44M44 62h32M26 22h68M26 22l-12 22h24zM94 22 82 44h24z" className="text-line-strong" />
      <path {...hair} d="M14 44c2 8 22 8 24 0M82 44c2 8 22 8 24 0" />
      <circle cx="60" cy="18" r="4" fill="currentColor" />
    </>
  ),
  /** A line with a gap in it. */
  gap: (
    <>
      <path {...hair} d="M8 40h40M72 40h40M20 35v10M36 35v10M84 35v10M100 35v10" className="text-line-strong" />
      <path {...hair} d="M52 32l6 8-4 6M68 34l-5 7 4 6" />
    </>
  ),
  /** A closed interval, from the outside. */
  closed: (
    <>
      <path {...hair} d="M8 40h104" className="text-line-strong" />
      <path {...hair} strokeWidth={2.5} d="M42 26h-7v28h7M78 26h7v28h-7" />
    </>
  ),
  /** Work that is complete. */
  whole: (
    <>
      <circle cx="60" cy="36" r="26" {...hair} className="text-line-strong" />
      <path {...hair} d="M60 10v52M34 36h52" className="text-line-strong" />
      <path {...hair} strokeWidth={2.5} d="m48 37 8 8 16-18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true" className="text-accent">
    {drawings[name]}
  </svg>
);
