import { Disclosure } from '../../../ui/Disclosure.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../imports/imports.css.ts';
import type { StayImportProps } from './StayImportProps.ts';
import { StayRow } from './StayRow.tsx';
import type { OmittedRow } from './useOmittedRows.ts';

/** The number of rows that are listed. */
const listed = 100;

/** Lists the rows that are not imported, and why. */
export function OmittedRows({
  rows,
  context: { units },
}: Pick<StayImportProps, 'context'> & { rows: readonly OmittedRow[] }) {
  const text = useText();
  if (rows.length === 0) return null;
  const describe = ({ problem, by }: OmittedRow) =>
    problem === 'nightsTaken' && by === null
      ? text('dashboard.imports.row.closed')
      : text(`dashboard.imports.row.${problem}`, { by: by ?? '' });
  return (
    <Disclosure
      title={<h2 className={css.heading}>{text('dashboard.imports.omitted', { count: rows.length })}</h2>}
    >
      <ul className={css.list}>
        {rows.slice(0, listed).map((row) => (
          <StayRow key={row.line} line={row.line} stay={row.stay} units={units} problem={describe(row)} />
        ))}
      </ul>
      {rows.length > listed && (
        <p className={shared.small}>{text('dashboard.imports.more', { count: rows.length - listed })}</p>
      )}
    </Disclosure>
  );
}
