import { boxesOf, parts, type Boxes as Texts, type TouchOf } from '@lemma/math/touch';
import { type ReactNode, useState } from 'react';
import { Formula } from '../mathematics/formula.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { Boxes } from './boxes.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

type PartsShape = TouchOf<'parts'>['shape'];

const names = {
  fraction: ['whole', 'numerator', 'denominator'],
  'one-fraction': ['numerator', 'denominator'],
  linear: ['slope', 'intercept'],
  point: ['x', 'y'],
} as const satisfies Record<PartsShape, readonly string[]>;

const stacked = (top: ReactNode, bottom: ReactNode) => (
  <span className="flex flex-col gap-1">
    {top}
    <span aria-hidden="true" className="border-t-2 border-ink" />
    {bottom}
  </span>
);

const layouts: Record<PartsShape, (boxes: readonly ReactNode[]) => ReactNode> = {
  fraction: ([whole, top, bottom]) => (
    <>
      {whole}
      {stacked(top, bottom)}
    </>
  ),
  'one-fraction': ([top, bottom]) => stacked(top, bottom),
  linear: ([slope, intercept]) => (
    <>
      <Formula text="y" /> = {slope} <Formula text="x" /> + {intercept}
    </>
  ),
  point: ([x, y]) => (
    <>
      ( {x} , {y} )
    </>
  ),
};

/** An answer whose parts stand in boxes of their own. */
export function PartsField(props: TouchFieldProps<'parts'>) {
  const { touch, value, onChange, focused, describedBy } = props;
  const t = useWorkText('touch');
  const empty: Texts = Array.from({ length: boxesOf(touch) }, () => '');
  // What is half filled in is no answer yet; it is remembered while its text is the answer's.
  const [filled, setFilled] = useState<Texts | undefined>();
  const read = value === '' ? empty : parts.read(touch, value);
  const texts = filled && parts.write(touch, filled) === value ? filled : (read ?? empty);
  const change = (index: number, text: string) => {
    const next = texts.with(index, text.trim());
    setFilled(next);
    onChange(parts.write(touch, next));
  };
  return (
    <TouchLayout state={value} placed={value === '' || texts === filled || read !== undefined}>
      <Boxes
        boxes={texts.map((text, index) => ({ text, label: t(`parts.${names[touch.shape][index] ?? 'whole'}`) }))}
        onBox={change}
        focused={focused}
        describedBy={describedBy}
        fractions={touch.shape === 'linear' || touch.shape === 'point'}
      >
        {(boxes) => (
          <div dir="ltr" className="flex items-center justify-center gap-2 text-lg">
            {layouts[touch.shape](boxes)}
          </div>
        )}
      </Boxes>
    </TouchLayout>
  );
}
