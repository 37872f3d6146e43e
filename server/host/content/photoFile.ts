import * as v from 'valibot';
import { text } from './fields.ts';

/** The file name of a photo: safe in an address, and never a path. */
export const photoFile = v.pipe(
  text,
  v.check(
    (name) => /^[A-Za-z0-9][\w-]*\.(webp|jpe?g|png|avif)$/i.test(name),
    'should be the name of a file in photos/, in plain letters, digits and hyphens, ending in .webp, .jpg, .png or .avif',
  ),
);
