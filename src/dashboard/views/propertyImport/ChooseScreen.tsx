import type { FC } from 'react';
import { countFields } from '../../../../contract/imports/findProperties.ts';
import { importLimits } from '../../../../contract/imports/limits.ts';
import { readPastedText } from '../../../../contract/imports/readPastedText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextField.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { ImportFileChooser } from '../imports/ImportFileChooser.tsx';
import * as css from '../imports/imports.css.ts';
import type { PropertyImportProps } from './PropertyImportProps.ts';

/** The files that are offered by the device; each is checked by its content. */
const archives = '.zip,.json,application/zip,application/json';

/** Asks for a file of another site, or for a text. */
export const ChooseScreen: FC<PropertyImportProps & { state: 'choosing' | 'unreadable' }> = ({
  context: { text: pasted, problem },
  send,
  onFile,
  state,
}) => {
  const text = useText();
  const read = () => {
    const found = readPastedText(pasted);
    send({ type: 'text.submitted', found: found.values.name === '' ? [] : [found] });
  };
  return (
    <>
      {state === 'unreadable' && (
        <Alert title={text('dashboard.imports.property.none')}>
          <p>{text(`dashboard.imports.property.problem.${problem ?? 'damaged'}`)}</p>
        </Alert>
      )}
      <p className={shared.lead}>{text('dashboard.imports.property.lead')}</p>
      <section className={css.part}>
        <h2 className={css.heading}>{text('dashboard.imports.property.file')}</h2>
        <p>{text('dashboard.imports.property.file.lead')}</p>
        <ImportFileChooser
          accept={archives}
          about={text('dashboard.imports.property.file.about')}
          onFile={onFile}
        />
      </section>
      <section className={css.part}>
        <h2 className={css.heading}>{text('dashboard.imports.property.text')}</h2>
        <TextArea
          id="pasted-text"
          label={text('dashboard.imports.property.text.label')}
          description={text('dashboard.imports.property.text.about')}
          rows={8}
          maxLength={importLimits.text}
          value={pasted}
          onChange={(typed) => send({ type: 'text.changed', text: typed })}
        />
        <div className={shared.stackedActions}>
          <Button look="primary" onClick={read}>
            {text('dashboard.imports.property.text.read')}
          </Button>
        </div>
      </section>
    </>
  );
};

/** Lists the properties of a file. */
export const SelectScreen: FC<PropertyImportProps> = ({ context: { properties }, send }) => {
  const text = useText();
  return (
    <>
      <h2 className={css.heading}>{text('dashboard.imports.property.choose')}</h2>
      <ul className={css.list}>
        {properties.map((found, index) => (
          // The properties of a file have no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.rowWithAction}>
            <p className={shared.small}>
              {text('dashboard.imports.property.fields', { count: countFields(found) })}
            </p>
            <Button onClick={() => send({ type: 'property.chosen', index })}>
              <Verbatim>{found.values.name}</Verbatim>
            </Button>
          </li>
        ))}
      </ul>
      <div className={shared.actions}>
        <Button look="quiet" onClick={() => send({ type: 'import.restarted' })}>
          {text('dashboard.imports.property.restart')}
        </Button>
      </div>
    </>
  );
};
