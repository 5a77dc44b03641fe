import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';

/** A link in running text or a list: underlined, in the color of interactive elements. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={cx(
        'text-accent underline decoration-1 underline-offset-3 hover:text-accent-strong hover:decoration-2',
        className,
      )}
    />
  );
}
