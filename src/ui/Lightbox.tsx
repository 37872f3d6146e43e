import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '../../contract/values/language.ts';
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

interface Slide {
  photo: PhotoData;
  /** The subject of the photo, such as the name of a room. */
  title: string | undefined;
}

interface Props {
  slides: readonly Slide[];
  first: number;
  /** The language of the titles and descriptions, if it is not the page's. */
  lang: Language | undefined;
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

/** A full-window gallery that shows one photo at a time. Swiping, buttons, the arrow keys, Home and End change the photo. */
export function Lightbox({ slides, first, lang, texts, onClose }: Props) {
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

  const last = slides.length - 1;
  return (
    <dialog
      ref={dialog}
      className={css.room}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={(event) => {
        const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
        if (target === undefined) return;
        // Prevents the browser from scrolling the strip as well.
        event.preventDefault();
        showPhoto(Math.min(last, Math.max(0, target)));
      }}
    >
      <div className={css.bar}>
        <p className={css.place} role="status">
          {texts.place(current + 1, slides.length)}
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
            isOff={current === last}
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
        {slides.map(({ photo }, index) => (
          <figure key={photo.id} className={css.slide} lang={lang}>
            <Photo photo={photo} sizes="100vw" isFirst={index === first} />
          </figure>
        ))}
      </div>
      <p className={css.caption} lang={lang}>
        {slides[current]?.title !== undefined && (
          <strong className={css.title}>{slides[current].title}</strong>
        )}
        <span>{slides[current]?.photo.alt}</span>
      </p>
    </dialog>
  );
}
