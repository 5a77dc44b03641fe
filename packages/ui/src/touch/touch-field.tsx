import { AngleField } from './angle-field.tsx';
import { BarsField } from './bars-field.tsx';
import { BlocksField } from './blocks-field.tsx';
import { BoxPlotField } from './box-plot-field.tsx';
import { CellField } from './cell-field.tsx';
import { CellsField } from './cells-field.tsx';
import { ClockField } from './clock-field.tsx';
import { ColumnsField } from './columns-field.tsx';
import { CountersField } from './counters-field.tsx';
import { CurveField } from './curve-field.tsx';
import { FigureField } from './figure-field.tsx';
import { GroupsField } from './groups-field.tsx';
import { HalfPlaneField } from './half-plane-field.tsx';
import { LabelsField } from './labels-field.tsx';
import { LineField } from './line-field.tsx';
import { LineInPlaneField } from './line-in-plane-field.tsx';
import { OrderField } from './order-field.tsx';
import { PartsField } from './parts-field.tsx';
import { PlaneField } from './plane-field.tsx';
import { PointsField } from './points-field.tsx';
import { RayField } from './ray-field.tsx';
import { RulerField } from './ruler-field.tsx';
import { SegmentField } from './segment-field.tsx';
import { SeveralField } from './several-field.tsx';
import { ShadeField } from './shade-field.tsx';
import type { AnyTouchFieldProps } from './touch-props.ts';

/** The field for any kind of answer that can be placed. */
export function TouchField({ touch, ...props }: AnyTouchFieldProps) {
  switch (touch.as) {
    case 'number-line':
      return <LineField touch={touch} {...props} />;
    case 'plane':
      return <PlaneField touch={touch} {...props} />;
    case 'ray':
      return <RayField touch={touch} {...props} />;
    case 'order':
      return <OrderField touch={touch} {...props} />;
    case 'counters':
      return <CountersField touch={touch} {...props} />;
    case 'shade':
      return <ShadeField touch={touch} {...props} />;
    case 'blocks':
      return <BlocksField touch={touch} {...props} />;
    case 'angle':
      return <AngleField touch={touch} {...props} />;
    case 'points':
      return <PointsField touch={touch} {...props} />;
    case 'segment':
      return <SegmentField touch={touch} {...props} />;
    case 'line':
      return <LineInPlaneField touch={touch} {...props} />;
    case 'several':
      return <SeveralField touch={touch} {...props} />;
    case 'cell':
      return <CellField touch={touch} {...props} />;
    case 'parts':
      return <PartsField touch={touch} {...props} />;
    case 'curve':
      return <CurveField touch={touch} {...props} />;
    case 'half-plane':
      return <HalfPlaneField touch={touch} {...props} />;
    case 'ruler':
      return <RulerField touch={touch} {...props} />;
    case 'figure':
      return <FigureField touch={touch} {...props} />;
    case 'groups':
      return <GroupsField touch={touch} {...props} />;
    case 'box-plot':
      return <BoxPlotField touch={touch} {...props} />;
    case 'columns':
      return <ColumnsField touch={touch} {...props} />;
    case 'clock':
      return <ClockField touch={touch} {...props} />;
    case 'bars':
      return <BarsField touch={touch} {...props} />;
    case 'labels':
      return <LabelsField touch={touch} {...props} />;
    case 'cells':
      return <CellsField touch={touch} {...props} />;
  }
}
