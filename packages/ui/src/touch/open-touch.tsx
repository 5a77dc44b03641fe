import type { Picture, Touch } from '@lemma/math';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { TouchAnswer } from './touch-answer.tsx';

export const onType = vi.fn<() => void>();
export const onSubmit = vi.fn<() => void>();

type Asked = { readonly touch: Touch; readonly first?: string; readonly ground?: Picture };

/** The field with its answer as state, as on the work screen. */
function Answer({ touch, first = '', ground }: Asked) {
  const [value, setValue] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TouchAnswer
        touch={touch}
        value={value}
        onChange={setValue}
        onType={onType}
        ground={ground}
        beside={<button type="submit">Check</button>}
        under={<button type="button">Show a hint</button>}
        focused
      />
      <output aria-label="answer">{value}</output>
    </form>
  );
}

/** Shows the field and finds it by its role. */
export const open = async (touch: Touch, first?: string, role = 'slider', ground?: Picture) => {
  render(<Answer touch={touch} {...(first !== undefined && { first })} {...(ground && { ground })} />);
  return screen.findByRole(role);
};
export const press = (field: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field, { key });
};
export const answer = () => screen.getByLabelText('answer').textContent;
export const said = (field: HTMLElement) => field.getAttribute('aria-valuetext');
