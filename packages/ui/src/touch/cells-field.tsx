import { type Cells, cells } from '@lemma/math/touch';
import { TableFrame } from '../figures/data-table-picture.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { Boxes } from './boxes.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useDrawn } from './use-drawn.ts';

/** The empty cells of the question's own table. */
export function CellsField(props: TouchFieldProps<'cells'>) {
  const { touch, value, onChange, ground, focused, describedBy } = props;
  const t = useWorkText('touch');
  // What is typed so far may be no number yet; it is remembered while its text is the answer's.
  const [filled, setFilled] = useDrawn<Cells>(
    value,
    (text) => cells.read(touch, text),
    (texts) => cells.write(touch, texts),
  );
  const texts = filled ?? touch.cells.map(() => '');
  if (ground?.kind !== 'table') return <Figure picture={cells.picture(touch, texts)} />;
  const change = (index: number, text: string) => {
    const next = texts.with(index, text.replaceAll(/[,;]/g, ''));
    setFilled(next);
    onChange(cells.write(touch, next));
  };
  return (
    <TouchLayout state={value} placed={value === '' || filled !== undefined}>
      <Boxes
        boxes={touch.cells.map(({ row, column }, index) => ({
          text: texts[index] ?? '',
          label: t('cellAt', { column: ground.head[column] ?? '', row: row + 1 }),
        }))}
        onBox={change}
        focused={focused}
        describedBy={describedBy}
      >
        {(boxes) => (
          <TableFrame
            picture={ground}
            inCell={(row, column) => boxes[touch.cells.findIndex((one) => one.row === row && one.column === column)]}
          />
        )}
      </Boxes>
    </TouchLayout>
  );
}
