import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../render-at.tsx';
import { AreaFrame } from './area-frame.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import type { NavItem } from './nav.tsx';
import { PublicFrame } from './public-frame.tsx';

const nav: readonly NavItem[] = ['overview', 'students', 'assignments', 'analysis', 'plans', 'settings'].map(
  (name, index) => ({
    to: index === 0 ? '/dashboard' : `/dashboard/${name}`,
    label: name,
    icon: null,
    end: index === 0,
  }),
);
const account = {
  name: 'Maximiliana Konstantinopoulou-Featherstone',
  items: [{ label: 'Sign out', onSelect: vi.fn() }],
};

describe('AreaFrame', () => {
  it('has a way past the navigation, and one main landmark', () => {
    renderAt(
      <AreaFrame area="teacher" nav={nav} account={account}>
        <h1>Overview</h1>
      </AreaFrame>,
      '/dashboard',
    );
    const main = screen.getByRole('main');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${main.id}`);
    expect(main.hasAttribute('data-screen')).toBe(true);
    expect(main.tabIndex).toBe(-1);
  });
  it('shows the current page, in the rail and in the tabs', () => {
    renderAt(
      <AreaFrame area="teacher" nav={nav} account={account}>
        content
      </AreaFrame>,
      '/dashboard/students',
    );
    const current = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    expect(current).toEqual(['students', 'students']);
  });
  it('keeps what does not fit in the tab bar behind one button', async () => {
    renderAt(
      <AreaFrame area="student" nav={nav} account={account}>
        content
      </AreaFrame>,
      '/dashboard',
    );
    const bar = screen.getAllByRole('navigation', { name: 'Main' }).at(-1);
    expect(bar && within(bar).getAllByRole('link')).toHaveLength(4);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'plans',
      'settings',
    ]);
  });
  it('opens the account menu by its name', async () => {
    renderAt(
      <AreaFrame area="student" nav={nav.slice(0, 3)} account={account}>
        content
      </AreaFrame>,
      '/dashboard',
    );
    const button = screen.getByRole('button', { name: `Account: ${account.name}` });
    expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('MK');
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(account.items[0]?.onSelect).toHaveBeenCalledOnce();
  });
});

it('has the same landmarks while a remote loads', () => {
  renderAt(<FrameSkeleton area="teacher" />);
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading...');
});

it('frames a public page', () => {
  renderAt(
    <PublicFrame foot="Lemma">
      <h1>Sign in</h1>
    </PublicFrame>,
  );
  expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe('Sign in');
  expect(screen.getByRole('contentinfo').textContent).toBe('Lemma');
  expect(screen.getByRole('link', { name: 'Lemma, home' }).getAttribute('href')).toBe('/');
});
