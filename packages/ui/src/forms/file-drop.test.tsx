import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../render-at.tsx';
import { checkFiles, type FileLimits, isAccepted } from './check-files.ts';
import { FileDrop } from './file-drop.tsx';

const limits: FileLimits = { accept: '.pdf,image/*', kinds: 'PDF or photo', maxBytes: 1000, maxFiles: 2 };
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });

describe('isAccepted', () => {
  it.each([
    ['a.PDF', '', true],
    ['a.jpg', 'image/jpeg', true],
    ['a.docx', 'application/vnd.x', false],
    ['pdf', '', false],
  ])('takes %s of type %o: %s', (name, type, taken) => expect(isAccepted({ name, type }, limits.accept)).toBe(taken));
  it('accepts everything if no types are given', () => expect(isAccepted({ name: 'x', type: '' }, ' , ')).toBe(true));
});

describe('checkFiles', () => {
  it('gives each refused file its reason', () => {
    const chosen = [
      file('a.pdf', ''),
      file('b.txt', 'text/plain'),
      file('c.png', 'image/png', 0),
      file('d.png', 'image/png', 2000),
      file('e.png', 'image/png'),
      file('f.png', 'image/png'),
    ];
    const { accepted, refusals } = checkFiles(chosen, limits);
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'e.png']);
    expect(refusals.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'b.txt wrong-kind',
      'c.png empty',
      'd.png too-large',
      'f.png too-many',
    ]);
  });
  it('counts the files that are there already', () => {
    expect(checkFiles([file('a.pdf', '')], limits, [file('x.pdf', ''), file('y.pdf', '')]).accepted).toEqual([]);
  });
});

describe('FileDrop', () => {
  it('says its limits before anything is chosen', () => {
    renderAt(<FileDrop label="Work" limits={limits} files={[]} onFiles={() => {}} />);
    expect(screen.getByText('PDF or photo. Up to 1 kB each, 2 files at a time.')).toBeTruthy();
  });
  it.each([
    [{ maxPages: 40 }, 'PDF or photo. Up to 1 kB and 40 pages each, 2 files at a time.'],
    [{ maxPagesInAll: 40 }, 'PDF or photo. Up to 1 kB each, 2 files at a time, 40 pages in all.'],
  ])('says how many pages fit: %o', (pages, said) => {
    renderAt(<FileDrop label="Work" limits={{ ...limits, ...pages }} files={[]} onFiles={() => {}} />);
    expect(screen.getByText(said)).toBeTruthy();
  });
  it('says the same limit after some were sent, which count', () => {
    const some = { ...limits, sent: 1 };
    renderAt(<FileDrop label="Work" limits={some} files={[]} onFiles={() => {}} />);
    expect(screen.getByText('PDF or photo. Up to 1 kB each, 2 files at a time.')).toBeTruthy();
    expect(checkFiles([file('a.pdf', ''), file('b.pdf', '')], some).accepted).toHaveLength(1);
  });
  it('accepts dropped files and names those it refuses', () => {
    const taken = vi.fn();
    renderAt(<FileDrop label="Work" limits={limits} files={[]} onFiles={taken} />);
    const good = file('a.pdf', 'application/pdf');
    fireEvent.drop(screen.getByRole('region', { name: 'Work' }), {
      dataTransfer: { files: [good, file('b.txt', 'text/plain')] },
    });
    expect(taken).toHaveBeenCalledExactlyOnceWith([good]);
    expect(screen.getByRole('alert').textContent).toContain('“b.txt” is not a kind of file');
  });
  it('removes a file', () => {
    const left = vi.fn();
    const [one, two] = [file('a.pdf', ''), file('b.pdf', '')];
    renderAt(<FileDrop label="Work" limits={limits} files={[one, two]} onFiles={left} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(left).toHaveBeenCalledExactlyOnceWith([two]);
  });
});
