// @vitest-environment happy-dom
import type { WrittenLines } from '@lemma/school/work';
import { buildWorkItem } from '@lemma/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinesEditor } from './lines-editor.tsx';
import { NO_LINES } from './written.ts';

afterEach(cleanup);

type Over = { readonly silent?: boolean; readonly onDone?: (last: string | undefined) => void };

let now: WrittenLines = NO_LINES;

function Harness({ silent, onDone = () => undefined }: Over) {
  const [value, setValue] = useState(NO_LINES);
  now = value;
  const writing = { ask: 'offered' as const, ...(silent && { silent }) };
  const item = buildWorkItem({ prompt: 'Solve for `x`.', math: '2x + 3 = 11', writing });
  return <LinesEditor item={item} written={{ value, onChange: setValue }} describedBy="question" onDone={onDone} />;
}

const field = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${number}` });
function write(number: number, text: string): void {
  fireEvent.change(field(number), { target: { value: text } });
  fireEvent.keyDown(field(number), { key: 'Enter' });
}
const toldOfEach = () =>
  within(screen.getByRole('list', { name: 'Work, line by line' }))
    .getAllByRole('listitem')
    .map((line) => /follows|look again|not checked/.exec(line.textContent ?? '')?.[0]);

it('reads each line when it is left, and names the idea behind the first that does not follow', async () => {
  render(<Harness />);
  fireEvent.change(field(1), { target: { value: '2x = 14' } });
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.keyDown(field(1), { key: 'Enter' });
  write(2, 'x = 7');
  expect(toldOfEach()).toEqual(['look again', 'not checked']);
  expect(screen.getByText('Line 1 does not say the same as the question. Look at it again.')).toBeTruthy();
  expect(await screen.findByText(/undoes/)).toBeTruthy();
});

it('Backspace in an empty line leads back into the line before, and what is changed there is remembered', () => {
  render(<Harness />);
  write(1, '2x = 14');
  fireEvent.keyDown(field(2), { key: 'Backspace' });
  expect(field(1).value).toBe('2x = 14');
  write(1, '2x = 8');
  expect(toldOfEach()).toEqual(['follows']);
  expect(now).toEqual({ lines: ['2x = 8'], mended: [{ from: '2x + 3 = 11', line: '2x = 14' }], asked: 0 });
});

it('Enter in an empty line leads to the answer, with the last line', () => {
  const onDone = vi.fn<(last: string | undefined) => void>();
  render(<Harness onDone={onDone} />);
  write(1, '2x = 8');
  write(2, 'x = 4');
  fireEvent.keyDown(field(3), { key: 'Enter' });
  expect(onDone).toHaveBeenCalledWith('x = 4');
  expect(now.lines).toEqual(['2x = 8', 'x = 4']);
});

it('asks a stuck student what the next step is for, then what to do, and counts it', () => {
  render(<Harness />);
  const stuck = screen.getByRole('button', { name: 'I’m stuck' });
  fireEvent.click(stuck);
  expect(screen.getByText(/What can you do to both sides/)).toBeTruthy();
  fireEvent.click(stuck);
  expect(screen.getByText('Subtract 3 on both sides.').parentElement?.textContent).toContain('What is your next line?');
  expect(now.asked).toBe(2);
});

it('marks nothing and gives no help in a test', () => {
  render(<Harness silent />);
  write(1, '2x = 14');
  expect(toldOfEach()).toEqual([undefined]);
  expect(screen.queryByText(/does not say the same/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'I’m stuck' })).toBeNull();
});
