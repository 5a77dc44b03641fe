import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

/**
 * A button with a familiar icon. Its name is read out by assistive technology and shown on hovering. The area for a
 * finger is 44 px.
 */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly label: string;
  readonly icon: ReactNode;
};

export function IconButton({ label, icon, className, type, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type ?? 'button'}
        aria-label={label}
        className={cx(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-wash hover:text-ink max-md:size-11 disabled:opacity-55 [&_svg]:size-5',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
