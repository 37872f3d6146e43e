import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { BulletinsProps } from './BulletinsProps.ts';

/** Offers the files, which only this page has. */
export const FilesScreen: FC<BulletinsProps> = ({ context: { files, chosen }, onSave, send }) => {
  const text = useText();
  const warnings = files.flatMap((file) => file.warnings);
  return (
    <>
      <p className={shared.lead}>{text('dashboard.bulletins.exported')}</p>
      {warnings.length > 0 && (
        <Notice tone="warning" title={text('dashboard.bulletins.check')}>
          <ul>
            {warnings.map(({ number, guest, field }) => (
              <li key={`${number} ${guest} ${field}`}>
                <Verbatim>{`${number} / ${guest}: ${field}`}</Verbatim>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={shared.stackedActions}>
        {files.map((file) => (
          <Button key={file.filename} look="primary" onClick={() => onSave(file)}>
            {text('dashboard.bulletins.save', { file: file.filename })}
          </Button>
        ))}
        <Button onClick={() => send({ type: 'filing.requested', stays: chosen })}>
          {text('dashboard.bulletins.file')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'list.requested' })}>
          {text('dashboard.access.back')}
        </Button>
      </div>
    </>
  );
};
