import * as v from 'valibot';
import { allDifferent, block, getList, text, textThat } from './fields.ts';
import type { ContentError } from './contentErrors.ts';
import { photoFile } from './photoFile.ts';
import type { YamlFile } from './yamlFile.ts';

const name = textThat(
  (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  'should be a name for your files alone, in lower-case letters, digits and hyphens, such as main-bedroom',
);

/** `rooms` in `property.yaml`: which photos show which room. The language files say what each is called. */
export const rooms = v.pipe(
  getList(
    block({
      name,
      photos: v.pipe(getList(photoFile), v.nonEmpty('should name a photo at least')),
    }),
  ),
  allDifferent(({ name }) => name, 'room'),
);
type Rooms = v.InferOutput<typeof rooms>;

/** What a language file says of each room. */
export const roomTexts = block({ title: text, text: v.optional(text) });

/** What is wrong with the photos of rooms that no field shows by itself, each with its line. */
export function findRoomErrors(
  file: YamlFile,
  property: { readonly photos: readonly string[]; readonly rooms?: Rooms | undefined },
): ContentError[] {
  const roomByPhoto = new Map<string, string>();
  return (property.rooms ?? []).flatMap(({ name, photos }, room) =>
    photos.flatMap((photo, index): ContentError[] => {
      const createError = (text: string) => [
        {
          file: file.path,
          line: file.getLine(['rooms', room, 'photos', index]),
          text: `rooms[${room + 1}].photos[${index + 1}] names "${photo}", ${text}`,
        },
      ];
      const before = roomByPhoto.get(photo);
      roomByPhoto.set(photo, name);
      if (before !== undefined)
        return createError(`which shows "${before}" already; leave it with one of the two`);
      return property.photos.includes(photo)
        ? []
        : createError('which is not in the list of photos; add it there');
    }),
  );
}
