import { useEffect, useRef, type DragEvent } from 'react';
import { listRooms, readAlt, setRoom } from '../../../../../contract/content/photoOrder.ts';
import { getCropPosition } from '../../../../../contract/values/focalPoint.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import type { Elements } from '../../../../ui/Elements.ts';
import { Select } from '../../../../ui/Select.tsx';
import { useText } from '../../../i18n/index.ts';
import { FocalPointField } from './FocalPointField.tsx';
import * as css from './photos.css.ts';
import type { PhotoParts, SpecialProps } from './props.ts';
import { readName } from '../../property/readName.ts';

interface Props extends Pick<SpecialProps, 'document' | 'change' | 'isReadOnly' | 'language'>, PhotoParts {
  file: string;
  /** The path of the picture. */
  address: string;
  /** The id of the uploaded photo; null for one in a folder. */
  photo: string | null;
  /** The place in the order, counted from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
  /** Makes the photo the one that is being dragged. */
  onDrag: () => void;
  /** Another photo was dropped on this one. */
  onDrop: () => void;
}

function RoomField({ file, document, change, isReadOnly, language }: Props) {
  const text = useText();
  const rooms = listRooms(document);
  if (rooms.length === 0) return null;
  return (
    <Select
      label={text('dashboard.photos.room')}
      disabled={isReadOnly}
      value={rooms.find(({ photos }) => photos.includes(file))?.name ?? ''}
      onChange={(name) => change(setRoom(document, file, name === '' ? undefined : name))}
    >
      <option value="">{text('dashboard.photos.noRoom')}</option>
      {rooms.map(({ name }) => (
        <option key={name} value={name}>
          {readName(document, language, ['rooms', name, 'title']) ?? name}
        </option>
      ))}
    </Select>
  );
}

/** A photo in the order of the property, with its place, its room and its texts. */
export function PhotoCard(props: Props) {
  const { file, address, photo, place, count, isReadOnly, document, language } = props;
  const text = useText();
  const card = useRef<HTMLLIElement>(null);
  const isMarked = props.isMarked(file);
  const texts: Elements = props.renderTexts(file);
  useEffect(() => {
    if (isMarked) card.current!.querySelector('details')!.open = true;
  }, [isMarked]);
  const number = place + 1;
  const name = text('dashboard.photos.number', { number });
  const acceptDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  return (
    <li
      ref={card}
      className={css.card}
      draggable={!isReadOnly}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', file);
        props.onDrag();
      }}
      onDragOver={acceptDrop}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        props.onDrop();
      }}
    >
      <img
        className={css.picture}
        {...(photo !== null && { style: { objectPosition: getCropPosition(props.getFocalPoint(photo)) } })}
        src={address}
        alt={readAlt(document, file, language)}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <Disclosure
        look="button"
        title={<h3 className={css.title}>{place === 0 ? text('dashboard.photos.cover') : name}</h3>}
      >
        <fieldset className={shared.group} disabled={isReadOnly} aria-label={name}>
          <Select
            label={text('dashboard.photos.moveTo')}
            aria-label={text('dashboard.photos.moveTo.name', { number })}
            disabled={isReadOnly}
            value={String(place)}
            onChange={(next) => props.onMove(Number(next))}
          >
            {Array.from({ length: count }, (_, index) => (
              <option key={index} value={String(index)}>
                {index === 0
                  ? text('dashboard.photos.first')
                  : index === count - 1
                    ? text('dashboard.photos.last', { number: index + 1 })
                    : String(index + 1)}
              </option>
            ))}
          </Select>
          <RoomField {...props} />
          {texts}
          {photo !== null && !isReadOnly && (
            <FocalPointField
              address={address}
              point={props.getFocalPoint(photo)}
              onChoose={(point) => props.chooseFocalPoint(photo, point)}
            />
          )}
          {!isReadOnly && (
            <div className={shared.actions}>
              <Button
                look="quiet"
                aria-label={text('dashboard.photos.remove.name', { number })}
                onClick={props.onRemove}
              >
                {text('dashboard.photos.remove')}
              </Button>
            </div>
          )}
        </fieldset>
      </Disclosure>
    </li>
  );
}
