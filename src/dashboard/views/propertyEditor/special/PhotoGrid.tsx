import { useEffect, useRef, useState } from 'react';
import { listPhotos, movePhotos, removePhoto } from '../../../../../contract/content/photoOrder.ts';
import { uploadedPhotoPath } from '../../../../../contract/dashboard/operations.ts';
import { findPhotoId } from '../../../../../contract/dashboard/photos.ts';
import { hidden } from '../../../../ui/hidden.css.ts';
import type { PhotoUploads } from '../../../context/photoUploads.ts';
import { useText } from '../../../i18n/index.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoChooser } from './PhotoChooser.tsx';
import * as css from './photos.css.ts';
import type { PhotoParts, SpecialProps } from './props.ts';
import { UploadList } from './UploadList.tsx';

/** Returns the id and the path of a picture. A photo that was just stored is not in the answer of the host yet. */
function findPhoto(file: string, { shown }: Pick<SpecialProps, 'shown'>) {
  const known = shown.photos.find((photo) => photo.file === file);
  if (known) return { photo: known.id, address: known.address };
  const id = findPhotoId(file);
  return id === undefined ? { photo: null, address: '' } : { photo: id, address: uploadedPhotoPath(id, 640) };
}

/**
 * Shows the photos of a property in their order, the cover first. The order can be changed by dragging, and with a field of
 * each photo; new photos are sent, and appear at the end.
 */
export function PhotoGrid(props: SpecialProps & PhotoParts & { uploads: PhotoUploads }) {
  const { document, change, isReadOnly, uploads } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ place: number }>();
  const dragged = useRef<string>(undefined);
  // The field of the moved photo keeps the focus; a dragged photo can be closed.
  useEffect(() => {
    const card = moved && list.current?.children[moved.place];
    const focused = card?.querySelector<HTMLElement>('[open] select') ?? card?.querySelector('summary');
    focused?.focus();
    focused?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  // The fields take the whole width, so an opened photo can move out of the window.
  useEffect(() => {
    const cards = list.current;
    const show = ({ target }: Event) => (target as Element).scrollIntoView({ block: 'nearest' });
    // The event does not bubble.
    cards?.addEventListener('toggle', show, true);
    return () => cards?.removeEventListener('toggle', show, true);
  }, []);
  const photos = listPhotos(document);
  const move = (file: string, place: number) => {
    change(movePhotos(document, new Set([file]), place));
    setMoved({ place });
  };
  // The pressed button disappears.
  const focusHeading = () => heading.current?.focus();
  const ids = photos.flatMap((file) => findPhotoId(file) ?? []);
  return (
    <div className={css.photos}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {text('dashboard.photos.count', { count: photos.length })}
      </h2>
      {!isReadOnly && <PhotoChooser onChoose={(files) => uploads.add(files, ids)} />}
      <UploadList uploads={uploads} onFocusLeft={focusHeading} />
      <p role="status" className={hidden}>
        {moved && text('dashboard.photos.moved', { place: moved.place + 1, count: photos.length })}
      </p>
      <ul ref={list} className={css.grid}>
        {photos.map((file, place) => (
          <PhotoCard
            key={file}
            {...props}
            file={file}
            {...findPhoto(file, props)}
            place={place}
            count={photos.length}
            onMove={(next) => move(file, next)}
            onRemove={() => {
              change(removePhoto(document, file));
              setMoved(undefined);
              focusHeading();
            }}
            onDrag={() => {
              dragged.current = file;
            }}
            onDrop={() => {
              if (dragged.current !== undefined) move(dragged.current, place);
              dragged.current = undefined;
            }}
          />
        ))}
      </ul>
    </div>
  );
}
