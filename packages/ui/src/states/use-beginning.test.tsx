import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBeginning } from './use-beginning.tsx';

function Names({ names, most }: { readonly names: readonly string[]; readonly most: number }) {
  const { shown, more } = useBeginning(names, most);
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <li className="empty:hidden">{more}</li>
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').flatMap(({ textContent }) => /^\w+$/.exec(textContent) ?? []);

it('says how many more there are, and shows them', () => {
  render(<Names names={['Ana', 'Ben', 'Cem', 'Dora']} most={2} />);
  expect(shown()).toEqual(['Ana', 'Ben']);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(shown()).toEqual(['Ana', 'Ben', 'Cem', 'Dora']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing where the list is whole', () => {
  render(<Names names={['Ana', 'Ben']} most={2} />);
  expect(shown()).toEqual(['Ana', 'Ben']);
  expect(screen.queryByRole('button')).toBeNull();
});
