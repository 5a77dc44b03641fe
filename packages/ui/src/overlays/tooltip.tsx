import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { ScreenPortal } from './portal.tsx';

/**
 * Milliseconds before the first tooltip opens, and the time in which a next one opens at once (specification, section
 * 9).
 */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;

/**
 * Used once, at the root of the shell, so that all tooltips share its delays, including those of separately built
 * areas.
 */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
    {children}
  </Provider>
);

/** More details on a control that already has a name. Nothing may be explained only in a tooltip. */
export type TooltipProps = {
  readonly text: string;
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <ScreenPortal>
          <Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-xs animate-arrive rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper"
          >
            {text}
          </Content>
        </ScreenPortal>
      </Portal>
    </Root>
  );
}
