import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Lightbox } from '../../ui/Lightbox.tsx';
import { getPhotosByRoom } from './photosByRoom.ts';

interface Props {
  property: Property;
  /** The index of the photo that is shown first, in the order of the property's photos. */
  opened: number;
  onClose: () => void;
}

/** Shows all photos in a lightbox, room by room, with the name of the room and the description of the photo. */
export function PhotoViewer({ property, opened, onClose }: Props) {
  const text = useText();
  const lang = useTextLanguage(property);
  const slides = getPhotosByRoom(property).flatMap(({ title, photos }) =>
    photos.map((photo) => ({ photo, title })),
  );
  return (
    <Lightbox
      slides={slides}
      first={slides.findIndex(({ photo }) => photo === property.photos[opened])}
      lang={lang}
      onClose={onClose}
      texts={{
        label: text('navigation.photos'),
        close: text('action.close'),
        previous: text('photos.previous'),
        next: text('photos.next'),
        place: (current, total) => text('photos.place', { current, total }),
      }}
    />
  );
}
