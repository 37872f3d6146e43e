import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo as PhotoData } from '../../contract/schemas/rentalUnit.ts';
import { button } from './Button.css.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as css from './lightbox.css.ts';
import { Photo } from './Photo.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface LightboxTexts {
  label: string;
  close: string;
  previous: string;
  next: string;
  place: (current: number, total: number) => string;
}

interface Props {
  photos: readonly PhotoData[];
  first: number;
  texts: LightboxTexts;
  onClose: () => void;
}

interface TurnProps {
  name: string;
  icon: IconName;
  isOff?: boolean;
  onPress: () => void;
}

const Turn = ({ name, icon, isOff = false, onPress }: TurnProps) => (
  <Tooltip text={name}>
    <button type="button" className={button.icon} aria-label={name} disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
    </button>
  </Tooltip>
);

/** A full-window gallery that shows one photo at a time. Swiping, buttons and arrow keys change the photo. */
export function Lightbox({ photos, first, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);

  const showPhoto = (index: number, behavior: ScrollBehavior = 'instant') => {
    const box = strip.current;
    box?.scrollTo({ left: index * box.clientWidth, behavior });
  };
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    showPhoto(first);
    strip.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const opener = document.activeElement;
    open();
    // The browser restores the focus only if the dialog is closed. This covers a dialog that is removed, as by the Back
    // button.
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
    };
  }, []);

  const isLast = current === photos.length - 1;
  return (
    <dialog
      ref={dialog}
      className={css.room}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        // Prevents the browser from scrolling the strip as well.
        event.preventDefault();
        showPhoto(Math.min(photos.length - 1, Math.max(0, current + step)));
      }}
    >
      <div className={css.bar}>
        <p className={css.place} role="status">
          {texts.place(current + 1, photos.length)}
        </p>
        <div className={css.turns}>
          <Turn
            name={texts.previous}
            icon="left"
            isOff={current === 0}
            onPress={() => showPhoto(current - 1, 'smooth')}
          />
          <Turn
            name={texts.next}
            icon="right"
            isOff={isLast}
            onPress={() => showPhoto(current + 1, 'smooth')}
          />
          <Turn name={texts.close} icon="close" onPress={() => dialog.current?.close()} />
        </div>
      </div>
      <div
        ref={strip}
        className={css.strip}
        role="group"
        aria-label={texts.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
        tabIndex={0}
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
