import { cell } from '@lemma/math/touch';
import type { ReactNode } from 'react';
import { TableFrame } from '../figures/data-table-picture.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { Boxes } from './boxes.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** The empty cell of the question's own table. */
export function CellField(props: TouchFieldProps<'cell'>) {
  const { touch, value, onChange, ground, focused, describedBy } = props;
  const t = useWorkText('touch');
  if (ground?.kind !== 'table') return <Figure picture={cell.picture(touch, value)} />;
  const row = ground.rows[touch.row]?.cells[0] ?? '';
  const label = t('cell', { column: ground.head[touch.column] ?? '', row });
  const inCell = (box: ReactNode) => (
    <TableFrame
      picture={ground}
      inCell={(at, column) => (at === touch.row && column === touch.column ? box : undefined)}
    />
  );
  return (
    <TouchLayout state={value} placed={value.trim() === '' || cell.read(touch, value) !== undefined}>
      <Boxes
        boxes={[{ text: value, label }]}
        onBox={(_index, text) => onChange(text)}
        focused={focused}
        describedBy={describedBy}
      >
        {([box]) => inCell(box)}
      </Boxes>
    </TouchLayout>
  );
}
