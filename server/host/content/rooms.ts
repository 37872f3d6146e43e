import * as v from 'valibot';
import { allDifferent, block, getList, text, textThat } from './fields.ts';
import type { ContentError } from './contentErrors.ts';
import { photoFile } from './photoFile.ts';
import type { YamlFile } from './yamlFile.ts';

const name = textThat(
  (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  'should be an internal name in lower-case letters, digits and hyphens, such as main-bedroom',
);

/** The schema of `rooms` in `property.yaml`: the photos of each room. The language files contain the rooms' titles. */
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

/** The texts of a room in a language file. */
export const roomTexts = block({ title: text, text: v.optional(text) });

/** Finds errors in the photos of rooms that involve several fields, each with its line. */
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
        return createError(`which already shows "${before}"; remove it from one of the two`);
      return property.photos.includes(photo)
        ? []
        : createError('which is not in the list of photos; add it there');
    }),
  );
}
