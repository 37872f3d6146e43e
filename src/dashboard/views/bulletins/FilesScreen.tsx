import type { FC } from 'react';
import type { BulletinFile } from '../../../../contract/dashboard/bulletins.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import type { BulletinsProps } from './BulletinsProps.ts';

/** The names of the fields of the file in the guests' registration. */
const fieldTexts: Readonly<Record<string, DashboardMessageId | undefined>> = {
  Apelido: 'registration.surname',
  Nome: 'registration.givenNames',
  Nacionalidade: 'registration.nationality',
  Local_Nascimento: 'registration.placeOfBirth',
  Documento_Identificacao: 'registration.documentNumber',
  Pais_Emissor_Documento: 'registration.documentCountry',
  Pais_Residencia_Origem: 'registration.countryOfResidence',
  Local_Residencia_Origem: 'registration.placeOfResidence',
};

/** A detail to check, with the name of its field in the file. */
function Warning({ number, guest, field }: BulletinFile['warnings'][number]) {
  const text = useText();
  const label = fieldTexts[field];
  return (
    <li>
      <Verbatim>{`${number} / ${guest} · `}</Verbatim>
      {label && <span>{text(label)}</span>}
      <Verbatim>{` (${field})`}</Verbatim>
    </li>
  );
}

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
            {warnings.map((one) => (
              <Warning key={`${one.number} ${one.guest} ${one.field} ${one.message}`} {...one} />
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
