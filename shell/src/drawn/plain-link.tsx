import type { Go, LinkProps } from '@lemma/router';
import type { ComponentType, MouseEvent } from 'react';

/** Whether a click opens the address here, and not in a new tab or as a download. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented;

/** A link to an address of this application before the router is loaded. */
export const plainLink =
  (go: Go): ComponentType<LinkProps> =>
  ({ to, replace = false, className, children, 'aria-label': label }) => {
    const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
    return (
      <a
        href={href}
        className={className}
        aria-label={label}
        onClick={(event) => {
          if (!opensHere(event)) return;
          event.preventDefault();
          void go(href, { replace });
        }}
      >
        {children}
      </a>
    );
  };
