import type { Picture } from '@lemma/math';
import type { ReactNode } from 'react';
import { AreaModel } from './area-model.tsx';
import { ArrayPicture } from './array.tsx';
import { Balance } from './balance.tsx';
import { BarChart } from './bar-chart.tsx';
import { BarModel } from './bar-model.tsx';
import { BaseTen } from './base-ten.tsx';
import { Clock } from './clock.tsx';
import { ColumnArithmetic } from './column-arithmetic.tsx';
import { CoordinatePlane } from './coordinate-plane.tsx';
import { DataTablePicture } from './data-table-picture.tsx';
import { DotPlot } from './dot-plot.tsx';
import { FractionCircles } from './fraction-circles.tsx';
import { GeometricFigure } from './geometric-figure.tsx';
import { Histogram } from './histogram.tsx';
import { NumberLine } from './number-line.tsx';
import { Prism } from './prism.tsx';

/** Any picture of a task, drawn from its data; `alt` is its name for assistive technology. */
export const Figure = ({ picture }: { readonly picture: Picture }) => (
  <div data-print="whole" className="max-w-full">
    {draw(picture)}
  </div>
);

function draw(picture: Picture): ReactNode {
  switch (picture.kind) {
    case 'number-line':
      return <NumberLine picture={picture} />;
    case 'bar-model':
      return <BarModel picture={picture} />;
    case 'area-model':
      return <AreaModel picture={picture} />;
    case 'fraction-circles':
      return <FractionCircles picture={picture} />;
    case 'base-ten':
      return <BaseTen picture={picture} />;
    case 'array':
      return <ArrayPicture picture={picture} />;
    case 'balance':
      return <Balance picture={picture} />;
    case 'coordinate-plane':
      return <CoordinatePlane picture={picture} />;
    case 'dot-plot':
      return <DotPlot picture={picture} />;
    case 'histogram':
      return <Histogram picture={picture} />;
    case 'bar-chart':
      return <BarChart picture={picture} />;
    case 'column-arithmetic':
      return <ColumnArithmetic picture={picture} />;
    case 'figure':
      return <GeometricFigure picture={picture} />;
    case 'prism':
      return <Prism picture={picture} />;
    case 'clock':
      return <Clock picture={picture} />;
    case 'table':
      return <DataTablePicture picture={picture} />;
  }
}
