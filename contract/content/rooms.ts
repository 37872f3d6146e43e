import * as v from 'valibot';
import { allDifferent, block, getList, text, textThat } from './fields.ts';
import { issueMessage } from './issues.ts';
import { photoFile } from './photoFile.ts';

const name = textThat((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), 'notRoomName', {
  example: 'main-bedroom',
});

/** The schema of `rooms` in `property.yaml`: the photos of each room. The language files contain the rooms' titles. */
export const rooms = v.pipe(
  getList(
    block({
      name,
      photos: v.pipe(getList(photoFile), v.nonEmpty(issueMessage('roomWithoutPhoto'))),
    }),
  ),
  allDifferent(({ name }) => name, 'room'),
);

/** The texts of a room in a language file. */
export const roomTexts = block({ title: text, text: v.optional(text) });
