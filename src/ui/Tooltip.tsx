import { useEffect, useId, useRef, useState } from 'react';
import * as css from './tooltip.css.ts';
import type { Elements } from './Elements.ts';

/** The delay before a tooltip appears, in milliseconds. */
const tooltipDelay = 700;

/** The time after a tooltip was hidden within which the next one appears without a delay, in milliseconds. */
const tooltipSkipDelay = 300;

let lastHidden = Number.NEGATIVE_INFINITY;

interface Props {
  text: string;
  /** The control. If the tooltip differs from the control's name, a function receives the id for `aria-describedby`. */
  children: Elements | ((describedBy: string | undefined) => Elements);
}

/** A short text about a control, shown on hover and on keyboard focus. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    const wasShownJustNow = performance.now() - lastHidden < tooltipSkipDelay;
    timer.current = setTimeout(() => setShown(true), wasShownJustNow ? 0 : tooltipDelay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (isShown) lastHidden = performance.now();
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={css.anchor}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {typeof children === 'function' ? children(isShown ? id : undefined) : children}
      {isShown && (
        <span role="tooltip" id={id} className={css.tooltip}>
          {text}
        </span>
      )}
    </span>
  );
}
