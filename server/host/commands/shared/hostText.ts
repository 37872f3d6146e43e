import * as v from 'valibot';
import { cleanLines } from '../../../../contract/values/typedText.ts';
import { storable } from '../../store/storable.ts';

/** A text of several lines that a host writes, with up to `longest` characters. */
export const hostText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, 'too_long'),
    v.check(storable, 'invalid_characters'),
    v.transform(cleanLines),
    v.nonEmpty('blank'),
  );
