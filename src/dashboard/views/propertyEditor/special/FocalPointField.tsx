import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { getCropPosition, type FocalPoint } from '../../../../../contract/values/focalPoint.ts';
import { useFormats } from '../../../../i18n/index.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as fieldCss from '../../../../ui/Field.css.ts';
import { useText } from '../../../i18n/index.ts';
import * as css from './focalPoint.css.ts';

/** The part of the width or the height that an arrow key moves the point. */
const step = 0.05;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const limit = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const createPoint = (x: number, y: number): FocalPoint => ({ x: limit(x), y: limit(y) });

interface Props {
  /** The path of the picture. */
  address: string;
  point: FocalPoint;
  onChoose: (point: FocalPoint) => void;
}

/** The whole photo with a mark at its point, and the photo as the pages of guests crop it. */
function PointChooser({ address, point: { x, y }, onChoose }: Props) {
  const text = useText();
  const { percentage } = useFormats();
  const position = { left: percentage(x * 100), top: percentage(y * 100) };
  const objectPosition = getCropPosition({ x, y });
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onChoose(createPoint(x + direction[0] * step, y + direction[1] * step));
  };
  const moveToPointer = (event: MouseEvent<HTMLElement>) => {
    // The keyboard also clicks, at no point.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChoose(createPoint((event.clientX - left) / width, (event.clientY - top) / height));
  };
  return (
    <div className={shared.group}>
      <p className={fieldCss.description}>{text('dashboard.photos.focus.about')}</p>
      <button
        type="button"
        className={css.whole}
        aria-label={text('dashboard.photos.focus.point', position)}
        onClick={moveToPointer}
        onKeyDown={moveByKey}
      >
        <img className={css.picture} src={address} alt="" draggable={false} />
        <span className={css.mark} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <p className={fieldCss.legend}>{text('dashboard.photos.focus.preview')}</p>
      <div className={css.previews}>
        {(['wide', 'square', 'tall'] as const).map((shape) => (
          <img
            key={shape}
            className={css.preview[shape]}
            style={{ objectPosition }}
            src={address}
            alt=""
            draggable={false}
          />
        ))}
      </div>
    </div>
  );
}

/** Asks for the point of a photo that stays visible when the photo is cropped. */
export function FocalPointField(props: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={shared.actions}>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text('dashboard.photos.focus')}
        </Button>
      </div>
      {isOpen && <PointChooser {...props} />}
    </>
  );
}
