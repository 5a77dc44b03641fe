export { Bars, type BarsProps } from './bars.tsx';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './chart-frame.tsx';
export { type HeatCell, HeatMap, type HeatMapProps, type HeatRow } from './heat-map.tsx';
export { type LinePoint, type LineSeries, Lines, type LinesProps } from './lines.tsx';
export { Spark } from './spark.tsx';
