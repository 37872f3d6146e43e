import * as v from 'valibot';
import { text } from './fields.ts';
import { issueMessage } from './issues.ts';

/** The file name of a photo: safe in an address, and never a path. */
export const photoFile = v.pipe(
  text,
  v.check(
    (name) => /^[A-Za-z0-9][\w-]*\.(webp|jpe?g|png|avif)$/i.test(name),
    issueMessage('notPhotoName', { folder: 'photos/', endings: '.webp, .jpg, .png, .avif' }),
  ),
);
