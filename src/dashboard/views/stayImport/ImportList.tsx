import type { FC } from 'react';
import type { ListedImport } from '../../../../contract/dashboard/stayImports.ts';
import { importLimits } from '../../../../contract/imports/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useFormats } from '../../../i18n/index.ts';
import { useText } from '../../i18n/index.ts';
import { Outdated } from '../layout/NotLoaded.tsx';
import { useTimes } from '../layout/useTimes.ts';
import { ImportFileChooser } from '../imports/ImportFileChooser.tsx';
import * as css from '../imports/imports.css.ts';
import type { StayImportProps } from './StayImportProps.ts';

/** The files that are offered by the device; each is checked by its content. */
const tables = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** Asks for a file with reservations. */
export function TableChooser({ onFile }: Pick<StayImportProps, 'onFile'>) {
  return (
    <ImportFileChooser
      accept={tables}
      about={useText()('dashboard.imports.stays.file.about', importLimits)}
      onFile={onFile}
    />
  );
}

function Row({ listed, send }: { listed: ListedImport } & Pick<StayImportProps, 'send'>) {
  const text = useText();
  const { eventTime } = useTimes();
  const { createdAt, author, stays, changed, undoneAt } = listed;
  return (
    <li className={css.rowWithAction}>
      <div className={css.rowText}>
        <p className={css.strong}>{text('dashboard.imports.stored', { count: stays })}</p>
        <p className={shared.small} id={`import-${listed.import}`}>
          {text('dashboard.imports.made', {
            moment: eventTime(createdAt),
            person: author ?? text('dashboard.imports.nobody'),
          })}
        </p>
        {changed > 0 && (
          <p className={shared.small}>{text('dashboard.imports.changed', { count: changed })}</p>
        )}
        {undoneAt !== null && <p className={shared.small}>{text('dashboard.imports.undone')}</p>}
      </div>
      {stays > changed && (
        <Button
          aria-describedby={`import-${listed.import}`}
          onClick={() => send({ type: 'undo.requested', import: listed.import })}
        >
          {text('dashboard.imports.undo')}
        </Button>
      )}
    </li>
  );
}

/** Asks for a file, and shows earlier imports. */
export const ImportList: FC<
  StayImportProps & { state: 'shown.idle' | 'shown.refreshing' | 'shown.outdated' }
> = ({ context: { imports, undone }, send, onFile, state }) => {
  const text = useText();
  const { list } = useFormats();
  return (
    <>
      {state === 'shown.outdated' && <Outdated send={send} />}
      {undone && (
        <Notice tone="success" isLive title={text('dashboard.imports.undo.done', { count: undone.removed })}>
          {undone.kept.length > 0 && (
            <p>{text('dashboard.imports.undo.remaining', { numbers: list(undone.kept) })}</p>
          )}
        </Notice>
      )}
      <p className={shared.lead}>{text('dashboard.imports.stays.lead')}</p>
      <TableChooser onFile={onFile} />
      {imports.length > 0 && (
        <section className={css.part}>
          <h2 className={css.heading}>{text('dashboard.imports.earlier')}</h2>
          <ul className={css.list}>
            {imports.map((listed) => (
              <Row key={listed.import} listed={listed} send={send} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
