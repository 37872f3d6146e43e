import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo as PhotoData } from '../../contract/rentalUnit.ts';
import { button } from './Button.css.ts';
import { Icon } from './Icon.tsx';
import * as css from './lightbox.css.ts';
import { Photo } from './Photo.tsx';

export interface LightboxWords {
  label: string;
  close: string;
  previous: string;
  next: string;
  place: (current: number, total: number) => string;
}

interface Props {
  photos: readonly PhotoData[];
  first: number;
  words: LightboxWords;
  onClose: () => void;
}

/** Photos one by one, as large as the window: swiped, turned by buttons or by the arrow keys. */
export function Lightbox({ photos, first, words, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);

  const turnTo = (index: number, behavior: ScrollBehavior = 'instant') => {
    const box = strip.current;
    box?.scrollTo({ left: index * box.clientWidth, behavior });
  };
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    turnTo(first);
    strip.current?.focus({ preventScroll: true });
  });
  useEffect(() => open(), []);

  const isLast = current === photos.length - 1;
  return (
    <dialog
      ref={dialog}
      className={css.room}
      aria-label={words.label}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' && !isLast) turnTo(current + 1);
        if (key === 'ArrowLeft' && current > 0) turnTo(current - 1);
      }}
    >
      <div className={css.bar}>
        <p className={css.place} role="status">
          {words.place(current + 1, photos.length)}
        </p>
        <div className={css.turns}>
          <button
            type="button"
            className={button.icon}
            aria-label={words.previous}
            disabled={current === 0}
            onClick={() => turnTo(current - 1, 'smooth')}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={button.icon}
            aria-label={words.next}
            disabled={isLast}
            onClick={() => turnTo(current + 1, 'smooth')}
          >
            <Icon name="right" />
          </button>
          <button
            type="button"
            className={button.icon}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div
        ref={strip}
        className={css.strip}
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {photos.map((photo, index) => (
          <figure key={photo.id} className={css.slide}>
            <Photo photo={photo} sizes="100vw" isFirst={index === first} />
          </figure>
        ))}
      </div>
      <p className={css.caption}>{photos[current]?.alt}</p>
    </dialog>
  );
}
