import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { TabLinks, Tabs, useTab } from '../actions/tabs.tsx';
import { renderAt } from '../render-at.tsx';
import { AlertDialog, Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Tooltip } from './tooltip.tsx';

function Extend() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Extend</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Extend the due date" description="For 3 students">
        <input aria-label="Date" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named and described, takes the focus, closes by Escape', async () => {
    renderAt(<Extend />);
    fireEvent.click(screen.getByRole('button', { name: 'Extend' }));
    const dialog = screen.getByRole('dialog', { name: 'Extend the due date' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For 3 students');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBe(null);
  });
  it("is inside an element with the remote's classes", () => {
    renderAt(<Extend />);
    fireEvent.click(screen.getByRole('button', { name: 'Extend' }));
    expect(screen.getByRole('dialog').closest('[data-screen]')).toBeTruthy();
  });
});

it('names what cannot be undone, and does it only on its button', () => {
  const done = vi.fn();
  renderAt(
    <AlertDialog
      open
      onOpenChange={() => {}}
      title="Delete class 7B?"
      consequence={<p>25 students lose it.</p>}
      confirmLabel="Delete"
      onConfirm={done}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete class 7B?' }).textContent).toContain('25 students lose it.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(done).toHaveBeenCalledOnce();
});

describe('Menu', () => {
  const items = [
    { label: 'Duplicate', onSelect: vi.fn() },
    { label: 'Open', to: '/open' },
  ];
  it('opens by the keyboard and does what is chosen', async () => {
    renderAt(<Menu label="More" trigger={<Button>More</Button>} items={items} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    const entry = await screen.findByRole('menuitem', { name: 'Duplicate' });
    await waitFor(() => expect(document.activeElement).toBe(entry));
    fireEvent.keyDown(entry, { key: 'Enter' });
    expect(items[0]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  });
  it('leads to an address', async () => {
    renderAt(<Menu label="More" trigger={<Button>More</Button>} items={items} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
    expect(screen.getByLabelText('address').textContent).toBe('/open');
  });
});

describe('Tooltip', () => {
  const two = (
    <>
      <Tooltip text="Keeps the answers">
        <Button>Regrade</Button>
      </Tooltip>
      <Tooltip text="Sends it back">
        <Button>Return</Button>
      </Tooltip>
    </>
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const said = () => screen.queryByRole('tooltip')?.textContent;

  it('opens on focus', async () => {
    renderAt(two);
    fireEvent.focus(button('Regrade'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Keeps the answers');
  });
  it('opens after 700 ms, and the next one at once for 300 ms after it has closed', () => {
    vi.useFakeTimers();
    renderAt(two);
    const over = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
    const away = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
    over('Regrade');
    wait(699);
    expect(said()).toBeUndefined();
    wait(1);
    expect(said()).toBe('Keeps the answers');
    fireEvent.pointerDown(button('Regrade'));
    away('Regrade');
    wait(299);
    over('Return');
    wait(0);
    expect(said()).toBe('Sends it back');
    fireEvent.pointerDown(button('Return'));
    away('Return');
    wait(300);
    over('Regrade');
    wait(699);
    expect(said()).toBeUndefined();
    vi.useRealTimers();
  });
});

const tabs = [
  { id: 'students', label: 'Students', count: 25 },
  { id: 'answers', label: 'Answers' },
];
const Which = () => <p>{`now ${useTab(tabs)}`}</p>;

describe('TabLinks', () => {
  it('keeps the tab in the address beside other parameters', () => {
    renderAt(
      <>
        <TabLinks label="Parts" tabs={tabs} />
        <Which />
      </>,
      '/a?class=7b',
    );
    expect(screen.getByText('now students')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Students 25' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('link', { name: 'Answers' }));
    expect(screen.getByLabelText('address').textContent).toBe('/a?class=7b&tab=answers');
    expect(screen.getByText('now answers')).toBeTruthy();
  });
  it('shows the first tab for an address that names none of them', () => {
    renderAt(<Which />, '/a?tab=gone');
    expect(screen.getByText('now students')).toBeTruthy();
  });
});

it('moves between tabs by arrow keys', () => {
  renderAt(
    <Tabs
      label="Views"
      tabs={[
        { id: 'a', label: 'Words', content: 'first' },
        { id: 'b', label: 'Key', content: 'second' },
      ]}
    />,
  );
  const words = screen.getByRole('tab', { name: 'Words' });
  fireEvent.focus(words);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Key' }), { button: 0 });
  expect(screen.getByRole('tabpanel', { name: 'Key' }).textContent).toBe('second');
});

describe('Button', () => {
  it('does nothing while it works, and says so', () => {
    const pressed = vi.fn();
    renderAt(
      <Button pending onClick={pressed}>
        Publish
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Working Publish' });
    fireEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  });
  it('does not turn in a form while it works', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderAt(
      <form onSubmit={sent}>
        <Button type="submit" pending>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Working Send' }));
    expect(sent).not.toHaveBeenCalled();
  });
});
