import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { renderAt } from '../render-at.tsx';
import { Mastery, Progress, ProgressSteps } from './progress.tsx';
import { Empty, ErrorState, Loading, NoPermission, OfflineNotice } from './states.tsx';

it('waits with the words of the specification', () => {
  renderAt(<Loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});
it('says once what is safe: in the words that it is given, or in its own', () => {
  renderAt(<ErrorState>Nothing is lost. Check the network, then try again.</ErrorState>);
  expect(screen.getByRole('alert').textContent?.match(/lost/g)).toHaveLength(1);
  cleanup();
  renderAt(<ErrorState />);
  expect(screen.getByRole('alert').textContent).toContain('Nothing you did is lost.');
});
it('says what happened, and tries again', () => {
  const again = vi.fn();
  renderAt(<ErrorState onRetry={again}>The server did not answer.</ErrorState>);
  expect(screen.getByRole('alert').textContent).toContain('The server did not answer.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});
it('keeps the four states apart', () => {
  renderAt(
    <>
      <Empty title="No students yet" action={<Button>Add students</Button>} />
      <NoPermission />
      <OfflineNotice />
    </>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'No students yet',
    'This page is not open to you',
  ]);
  expect(screen.getByRole('status').textContent).toContain('You are offline');
});
it('shows only the next step with its button', () => {
  renderAt(
    <ProgressSteps
      label="First steps"
      steps={[
        { title: 'Create a class', done: true, action: <Button>Class</Button> },
        { title: 'Add students', done: false, action: <Button>Students</Button> },
        { title: 'Set work', done: false, action: <Button>Work</Button> },
      ]}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Students']);
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ ariaCurrent, attributes }) => ariaCurrent ?? attributes.getNamedItem('aria-current')?.value ?? null),
  ).toEqual([null, 'step', null]);
  expect(screen.getByText('Create a class').textContent).toBe('Create a class, done');
});
it('tells progress, and that nobody knows it', () => {
  renderAt(
    <>
      <Progress label="Page 2" value={40} max={80} text="1 of 2 MB" />
      <Progress label="Waiting" />
    </>,
  );
  const [known, unknown] = screen.getAllByRole('progressbar');
  expect([known?.getAttribute('aria-valuenow'), known?.getAttribute('aria-valuetext')]).toEqual(['40', '1 of 2 MB']);
  expect(unknown?.hasAttribute('aria-valuenow')).toBe(false);
});
it('names a level in words', () => {
  renderAt(<Mastery step={3} word="Getting there" />);
  expect(screen.getByText('Getting there')).toBeTruthy();
});
