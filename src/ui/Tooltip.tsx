import { useEffect, useId, useRef, useState } from 'react';
import * as css from './tooltip.css.ts';
import type { Elements } from './Elements.ts';

/** Milliseconds a pointer rests before the words show. */
const tooltipDelay = 700;

/** Going on to the next one within this many milliseconds shows its words at once. */
const tooltipSkipDelay = 300;

let lastHidden = Number.NEGATIVE_INFINITY;

interface Props {
  text: string;
  /** The control, told what describes it where that is not its name already. */
  children: Elements | ((describedBy: string | undefined) => Elements);
}

/** A few words about a control, for whoever rests on it or reaches it with the keyboard. */
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
