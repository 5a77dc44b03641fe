import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, type Side } from './place-beside.ts';
import { ScreenPortal } from './portal.tsx';
import { type Shown, watchTooltips } from './watch-tooltips.ts';

/**
 * Used once, at the root of the shell. It shows the tooltips of every build in the page, so that all of them share its
 * delays and none brings more than a few attributes.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => watchTooltips(setShown), []);
  return (
    <>
      {children}
      {shown && createPortal(<Bubble key={shown.text} {...shown} />, document.body)}
    </>
  );
}

function Bubble({ anchor, text, side }: Shown) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (own.current) placeBeside(own.current, anchor, side);
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [anchor, side, id]);
  return (
    <ScreenPortal>
      <div
        ref={own}
        id={id}
        role="tooltip"
        className="fixed z-60 w-max max-w-xs animate-arrive rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper"
      >
        {text}
      </div>
    </ScreenPortal>
  );
}

/** More details on a control that already has a name. Nothing may be explained only in a tooltip. */
export type TooltipProps = {
  readonly text: string;
  /** One element that takes the attributes of the element in the page. */
  readonly children: ReactElement<Readonly<Record<string, unknown>>>;
  readonly side?: Side;
};

export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) =>
  cloneElement(children, { 'data-tooltip': text, 'data-tooltip-side': side });
