import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfflineOnce } from './offline-once.tsx';

const Part = ({ offline, children }: { readonly offline: boolean; readonly children?: React.ReactNode }) => (
  <OfflineOnce offline={offline} notice={<p>No connection</p>}>
    {children}
  </OfflineOnce>
);

it('says it once, for parts inside one another and beside one another', () => {
  const page = (offline: boolean) => (
    <>
      <Part offline={offline}>
        <Part offline={offline}>
          <Part offline={offline} />
        </Part>
      </Part>
      <Part offline={offline} />
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.getAllByText('No connection')).toHaveLength(1);
  rerender(page(false));
  expect(screen.queryByText('No connection')).toBeNull();
});
it('says it where only an inner part is old, and goes on when the first one leaves', () => {
  const { rerender } = render(
    <>
      <Part offline={false}>
        <Part offline key="inner" />
      </Part>
      <Part offline key="beside" />
    </>,
  );
  expect(screen.getAllByText('No connection')).toHaveLength(1);
  rerender(<Part offline key="beside" />);
  expect(screen.getAllByText('No connection')).toHaveLength(1);
});
