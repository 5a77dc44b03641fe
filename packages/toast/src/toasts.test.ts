import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastStore, updateToast } from './toasts.ts';

const shown = () => toastStore.getState().toasts;

describe('the first toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toastStore.setState({ toasts: [] });
  });

  it('keeps one toast, the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(shown().map(({ title }) => title)).toEqual(['Second']);
  });

  it('updates a toast in place', () => {
    const id = toast({ title: 'Saving' });
    updateToast(id, { title: 'Saved', variant: 'destructive' });
    expect(shown()).toMatchObject([{ id, title: 'Saved', variant: 'destructive', open: true }]);
  });

  it('closes at once and forgets after 1,000,000 ms', () => {
    const id = toast({ title: 'Bye' });
    dismissToast(id);
    expect(shown()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it('closes all when no id is named', () => {
    toast({ title: 'One' });
    dismissToast();
    expect(shown().every(({ open }) => !open)).toBe(true);
  });
});
