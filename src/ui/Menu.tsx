import { useRef, type ReactNode } from 'react';
import * as css from './Menu.css.ts';

interface Props {
  /** The content of the button that opens the menu. */
  opener: ReactNode;
  children: ReactNode;
}

/** A short list that a button opens. It is a native `<details>` element, so it opens without scripts. */
export function Menu({ opener, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => box.current?.removeAttribute('open');
  return (
    <details
      ref={box}
      className={css.menu}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !box.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        box.current?.querySelector('summary')?.focus();
      }}
      onToggle={() => {
        if (!box.current?.open) return;
        const onPress = ({ target }: PointerEvent) => {
          if (box.current?.contains(target as Node)) return;
          close();
          removeEventListener('pointerdown', onPress);
        };
        addEventListener('pointerdown', onPress);
      }}
    >
      <summary className={css.opener}>{opener}</summary>
      <div className={css.list} onClick={close} role="presentation">
        {children}
      </div>
    </details>
  );
}
