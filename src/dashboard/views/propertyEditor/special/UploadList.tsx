import type { PhotoUploads } from '../../../context/photoUploads.ts';
import { useText } from '../../../i18n/index.ts';
import * as css from './photos.css.ts';
import { UploadRow } from './UploadRow.tsx';
import { useDoneCount, useUploads } from './useUploads.ts';

/** Shows the progress of each photo that is being sent, and of all of them. */
export function UploadList({ uploads, onFocusLeft }: { uploads: PhotoUploads; onFocusLeft: () => void }) {
  const text = useText();
  const listed = useUploads(uploads);
  const done = useDoneCount(listed);
  if (listed.length === 0) return null;
  return (
    <div className={css.uploads}>
      <p role="status">{text('dashboard.photos.progress', { done, count: listed.length })}</p>
      {!listed.every(({ actor }) => actor.getSnapshot().matches('added')) && (
        <ul className={css.uploads}>
          {listed.map(({ id, name, actor }) => (
            <UploadRow
              key={id}
              name={name}
              actor={actor}
              onRemove={() => uploads.remove(id)}
              onFocusLeft={onFocusLeft}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
