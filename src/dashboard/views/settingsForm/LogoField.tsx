import { useRef } from 'react';
import { uploadedPhotoPath } from '../../../../contract/dashboard/operations.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { description, legend } from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { usePhotoUploads } from '../../context/photoUploads.ts';
import { useText } from '../../i18n/index.ts';
import { UploadRow } from '../propertyEditor/special/UploadRow.tsx';
import { useUploads } from '../propertyEditor/special/useUploads.ts';
import * as css from '../settings/settings.css.ts';
import { getFieldId, type FieldsProps } from './SettingsFormProps.ts';

type Props = Pick<FieldsProps, 'settings' | 'entry' | 'change' | 'getMessage'>;

/** The picture that guests see instead of the name. It is sent at once, and stored with the form. */
export function LogoField({ settings, entry, change, getMessage }: Props) {
  const text = useText();
  const uploads = usePhotoUploads();
  const listed = useUploads(uploads);
  const input = useRef<HTMLInputElement>(null);
  const id = getFieldId('logo');
  const logo = entry['logo'] ?? '';
  const error = getMessage('logo');
  const endUploads = () => {
    for (const one of uploads.list()) uploads.remove(one.id);
  };
  // The pressed button disappears.
  const focusChoice = () => document.getElementById(id)?.focus();
  return (
    <fieldset className={css.logoField}>
      <legend className={legend}>{text('dashboard.settings.logo')}</legend>
      {logo === '' ? (
        <p>{text('dashboard.settings.logo.none')}</p>
      ) : (
        <img className={css.logo} src={uploadedPhotoPath(logo, 320)} alt={text('dashboard.settings.logo')} />
      )}
      <p className={shared.small} role="status">
        {logo !== '' && logo !== settings.site.logo?.photo && text('dashboard.settings.logo.uploaded')}
      </p>
      <ul className={css.logoUploads}>
        {listed.map((one) => (
          <UploadRow
            key={one.id}
            name={one.name}
            actor={one.actor}
            onRemove={() => uploads.remove(one.id)}
            onFocusLeft={focusChoice}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) {
            endUploads();
            uploads.add([file], []);
          }
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className={shared.actions}>
        <Button
          id={id}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => input.current?.click()}
        >
          {text(logo === '' ? 'dashboard.settings.logo.choose' : 'dashboard.settings.logo.another')}
        </Button>
        {logo !== '' && (
          <Button
            look="quiet"
            onClick={() => {
              endUploads();
              change({ logo: '' });
              focusChoice();
            }}
          >
            {text('dashboard.settings.logo.remove')}
          </Button>
        )}
      </div>
      <p className={description}>{text('dashboard.settings.logo.about')}</p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
