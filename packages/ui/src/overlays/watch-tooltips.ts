import type { Side } from './place-beside.ts';

/**
 * Milliseconds before the first tooltip opens, and the time in which a next one opens at once (specification, section
 * 9).
 */
const TOOLTIP_DELAY = 700;
const TOOLTIP_SKIP_DELAY = 300;
/** For which a tooltip stays while the pointer may be on its way to it. */
const GRACE = 120;

const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];

export type Shown = { readonly anchor: Element; readonly text: string; readonly side: Side };
type Show = (shown: Shown | undefined) => void;

const isElement = (target: unknown): target is Element => target instanceof Element;
const anchorOf = (target: unknown): Element | undefined =>
  isElement(target) ? (target.closest('[data-tooltip]') ?? undefined) : undefined;
const isBubble = (target: unknown): boolean => isElement(target) && target.closest('[role=tooltip]') !== null;

class Tooltips {
  readonly #show: Show;
  #shown: Element | undefined;
  /** The element that the pointer is on, and whether it has been pressed since. */
  #under: Element | undefined;
  #pressed: Element | undefined;
  #isPressing = false;
  #opensAtOnce = false;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(show: Show) {
    this.#show = show;
  }

  #open(anchor: Element): void {
    const { tooltip: text = '', tooltipSide } = anchor instanceof HTMLElement ? anchor.dataset : {};
    this.#stop();
    if (!anchor.isConnected || text === '') return;
    this.#shown = anchor;
    this.#opensAtOnce = true;
    clearTimeout(this.#slow);
    this.#show({ anchor, text, side: sides.find((side) => side === tooltipSide) ?? 'top' });
  }

  /** For a while, the next one opens at once. */
  #slowDown(): void {
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => {
      this.#opensAtOnce = false;
    }, TOOLTIP_SKIP_DELAY);
  }

  #stop(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  readonly close = (): void => {
    this.#stop();
    if (this.#shown === undefined) return;
    if (this.#opensAtOnce) this.#slowDown();
    this.#shown = undefined;
    this.#show(undefined);
  };

  readonly pointermove = ({ target, pointerType }: PointerEvent): void => {
    const anchor = anchorOf(target);
    if (pointerType === 'touch') return;
    if (isBubble(target)) this.#stop();
    else if (anchor !== this.#under) this.#moveTo(anchor);
    else if (this.#shown?.isConnected === false) this.close();
  };

  #moveTo(anchor: Element | undefined): void {
    this.#under = anchor;
    this.#pressed = undefined;
    if (anchor === undefined) this.#leave();
    else if (anchor === this.#shown) this.#stop();
    else {
      const isNext = this.#opensAtOnce;
      this.close();
      if (isNext) this.#open(anchor);
      else this.#opening = setTimeout(() => this.#open(anchor), TOOLTIP_DELAY);
    }
  }

  readonly pointerout = ({ target, relatedTarget }: PointerEvent): void => {
    const anchor = anchorOf(target);
    if (anchor !== undefined && anchor !== anchorOf(relatedTarget)) {
      if (this.#under === anchor) this.#under = undefined;
      this.#leave();
    } else if (isBubble(target) && !isBubble(relatedTarget)) this.#leave();
  };

  #leave(): void {
    clearTimeout(this.#opening);
    if (this.#shown === undefined || this.#closing !== undefined) return;
    this.#slowDown();
    this.#closing = setTimeout(() => {
      this.#shown = undefined;
      this.#closing = undefined;
      this.#show(undefined);
    }, GRACE);
  }

  readonly pointerdown = ({ target }: PointerEvent): void => {
    this.#isPressing = true;
    this.#pressed = anchorOf(target);
    if (!isBubble(target)) this.close();
  };

  readonly pointerup = (): void => {
    this.#isPressing = false;
  };

  readonly focusin = ({ target }: FocusEvent): void => {
    const anchor = anchorOf(target);
    if (anchor !== undefined && anchor !== this.#shown && !this.#isPressing && anchor !== this.#pressed)
      this.#open(anchor);
  };

  readonly focusout = ({ target }: FocusEvent): void => {
    if (this.#shown !== undefined && anchorOf(target) === this.#shown) this.close();
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#shown === undefined) return;
    // What is under the tooltip, such as a dialog, stays open.
    event.stopPropagation();
    this.close();
  };

  readonly scroll = ({ target }: Event): void => {
    if (this.#shown !== undefined && target instanceof Node && target.contains(this.#shown)) this.close();
  };
}

/** Follows pointer and focus in the page, and tells which tooltip is to be shown. Gives what ends it. */
export function watchTooltips(show: Show): () => void {
  const tooltips = new Tooltips(show);
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const { pointermove, pointerout, pointerdown, pointerup, focusin, focusout, keydown, scroll, close } = tooltips;
  document.addEventListener('pointermove', pointermove, options);
  document.addEventListener('pointerout', pointerout, options);
  document.addEventListener('pointerdown', pointerdown, options);
  document.addEventListener('pointerup', pointerup, options);
  document.addEventListener('pointercancel', pointerup, options);
  document.addEventListener('focusin', focusin, options);
  document.addEventListener('focusout', focusout, options);
  document.addEventListener('keydown', keydown, options);
  document.addEventListener('click', close, options);
  document.addEventListener('scroll', scroll, options);
  window.addEventListener('resize', close, options);
  return () => {
    ended.abort();
    close();
  };
}
