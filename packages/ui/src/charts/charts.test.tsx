import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../render-at.tsx';
import { Bars } from './bars.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { HeatMap } from './heat-map.tsx';
import { Lines } from './lines.tsx';
import { Spark } from './spark.tsx';

const bars = [
  { name: '0–19', value: 2, text: '0 to 19 %: 2 students' },
  { name: '20–39', value: 5, text: '20 to 39 %: 5 students' },
];

it('moves between the bars by keyboard and describes each', () => {
  render(<Bars label="Scores" bars={bars} across="Score" up="Students" />);
  const chart = screen.getByRole('slider', { name: 'Scores' });
  expect(chart.getAttribute('aria-valuetext')).toBe('0 to 19 %: 2 students');
  fireEvent.focus(chart);
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuetext')).toBe('20 to 39 %: 5 students');
  expect(chart.getAttribute('aria-valuenow')).toBe('2');
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuenow')).toBe('2');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuenow')).toBe('1');
});

it('shows a table of the same figures beside the drawing', () => {
  const table = {
    columns: [
      { id: 'name', header: 'Score', value: (bar: (typeof bars)[number]) => bar.name },
      { id: 'value', header: 'Students', numeric: true, value: (bar: (typeof bars)[number]) => bar.value },
    ],
    rows: bars,
    getRowId: (bar: (typeof bars)[number]) => bar.name,
    csv: { name: ['7B', 'scores'], holds: 'no-child' as const },
  };
  renderAt(
    <ChartFrame title="Scores" summary="Most have 20 to 39 %." table={table}>
      <Bars label="Scores" bars={bars} across="Score" up="Students" />
    </ChartFrame>,
  );
  const figure = screen.getByRole('figure', { name: 'Scores' });
  expect(within(figure).getByText('Most have 20 to 39 %.')).toBeDefined();
  expect(within(figure).getByText('Show as a table: Scores')).toBeDefined();
  expect(within(figure).getAllByRole('row', { hidden: true })).toHaveLength(3);
});

it('draws a line for each series with its name, and leaves gaps out', () => {
  const places = ['1', '2', '3'].map((name) => ({ name, text: `${name}: text` }));
  const series = [
    { name: 'A', points: [{ value: 0.2, low: 0.1, high: 0.4 }, null, { value: 0.5, low: 0.4, high: 0.6 }] },
    { name: 'B', points: [{ value: 0.9 }, { value: 0.8 }, { value: 0.7 }] },
  ];
  const { container } = render(
    <Lines label="Growth" places={places} series={series} across="Week" up="Share" format={String} />,
  );
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  expect(screen.getByText('B')).toBeDefined();
  expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('3');
});

it('shows the number in each cell of a heat map, and a text for a cell without one', () => {
  renderAt(
    <HeatMap
      label="Standards"
      corner="Student"
      columns={[
        { id: 'a', name: '5.NF.A.1', title: 'Add fractions' },
        { id: 'b', name: '6.NS.B.3', title: 'Decimals' },
      ]}
      rows={[
        { id: 's', name: 'Ana', to: '/ana', cells: [{ shown: '72', step: 4, said: '72 %, secure' }, null] },
        { id: 'b', name: 'Ben', cells: [{ shown: '0/1', said: '0 of 1' }, null] },
      ]}
      empty="–"
      emptySaid="too few answers"
    />,
  );
  const row = screen.getByRole('row', { name: /Ana/ });
  expect(within(row).getByText('72').closest('td')?.className).toContain('bg-mastery-4');
  expect(screen.getByText('0/1').closest('td')?.className).not.toContain('bg-mastery');
  expect(within(row).getByText('too few answers')).toBeDefined();
  expect(within(row).getByRole('link', { name: 'Ana' })).toBeDefined();
});

it('draws a spark of one point and of several', () => {
  const { container } = render(
    <>
      <Spark points={[null, 0.5, null]} />
      <Spark points={[0, 0.5, 1]} />
    </>,
  );
  // The last point of each is marked, so that a single one can be seen.
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});
