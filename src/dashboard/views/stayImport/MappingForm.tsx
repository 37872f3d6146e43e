import { useMemo, type FC } from 'react';
import { findMissingChoice } from '../../../../contract/imports/choices.ts';
import type { DateOrder } from '../../../../contract/imports/parseDate.ts';
import { getStays, listPropertyNames, readStays } from '../../../../contract/imports/readStays.ts';
import { stayColumns, type StayColumn } from '../../../../contract/imports/stayColumns.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import * as css from '../imports/imports.css.ts';
import { columnTexts } from './columnTexts.ts';
import type { StayImportProps } from './StayImportProps.ts';
import { StayRow } from './StayRow.tsx';

/** The number of rows that are shown as they will be stored. */
const previewed = 5;

/** The longest example of a column, in characters. */
const longestExample = 40;

const shorten = (value: string) =>
  value.length > longestExample ? `${value.slice(0, longestExample)}…` : value;

/** The content of each column. */
function Columns({ context: { table, choices }, send }: Pick<StayImportProps, 'context' | 'send'>) {
  const text = useText();
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{text('dashboard.imports.columns')}</h2>
      <p className={shared.small}>{text('dashboard.imports.columns.about')}</p>
      <div className={css.fields}>
        {table.header.map((heading, index) => {
          const example = table.rows.find((row) => row[index] !== '')?.[index];
          return (
            <Select
              // The columns of a file have no other identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              id={`column-${index}`}
              label={
                heading === '' ? text('dashboard.imports.column.unnamed', { number: index + 1 }) : heading
              }
              description={
                example === undefined
                  ? undefined
                  : text('dashboard.imports.column.example', { value: shorten(example) })
              }
              value={choices.columns[index] ?? ''}
              onChange={(chosen) =>
                send({
                  type: 'column.chosen',
                  index,
                  content: chosen === '' ? undefined : (chosen as StayColumn),
                })
              }
            >
              <option value="">{text('dashboard.imports.none')}</option>
              {stayColumns.map((content) => (
                <option key={content} value={content}>
                  {text(columnTexts[content])}
                </option>
              ))}
            </Select>
          );
        })}
      </div>
    </section>
  );
}

/** The order of day and month, if the file contains dates that depend on it. */
function Dates({ context: { table, choices }, send }: Pick<StayImportProps, 'context' | 'send'>) {
  const text = useText();
  const { dateOrder, columns } = choices;
  if (dateOrder === 'none') return null;
  const example = table.rows[0]?.[columns.indexOf('arrival')] ?? '';
  return (
    <Select
      id="date-order"
      label={text('dashboard.imports.dates', { value: shorten(example) })}
      value={dateOrder}
      onChange={(chosen) => send({ type: 'dateOrder.chosen', dateOrder: chosen as DateOrder })}
    >
      {dateOrder === 'unknown' && <option value="unknown">{text('dashboard.imports.dates.unknown')}</option>}
      <option value="dmy">{text('dashboard.imports.dates.dmy')}</option>
      <option value="mdy">{text('dashboard.imports.dates.mdy')}</option>
    </Select>
  );
}

/** The properties of the site, by their names in the file. */
function Properties({ context: { table, choices, units }, send }: Pick<StayImportProps, 'context' | 'send'>) {
  const text = useText();
  const hasNames = choices.columns.includes('property');
  const unnamed = text(
    hasNames ? 'dashboard.imports.properties.unnamed' : 'dashboard.imports.properties.all',
  );
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{text('dashboard.imports.properties')}</h2>
      <div className={css.fields}>
        {listPropertyNames(table, choices.columns).map((name, index) => (
          <Select
            key={name}
            id={`property-${index}`}
            label={name === '' ? unnamed : name}
            value={choices.units[name] ?? ''}
            onChange={(unit) => send({ type: 'unit.chosen', name, unit })}
          >
            <option value="">{text('dashboard.imports.none')}</option>
            {units.map((unit) => (
              <option key={unit.id} value={unit.id}>
                {unit.name}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </section>
  );
}

/** Shows what the columns of a file contain, and its first rows as they will be stored. */
export const MappingForm: FC<StayImportProps & { state: 'mapping' | 'incomplete' }> = ({
  context,
  send,
  state,
}) => {
  const text = useText();
  const { table, choices, units, today } = context;
  const rows = useMemo(() => readStays(table, choices, today), [table, choices, today]);
  const missing = findMissingChoice(table, choices, rows);
  const stays = missing === undefined ? getStays(rows) : [];
  return (
    <Form
      onSubmit={() => send({ type: 'examination.requested', stays })}
      submit={text('dashboard.imports.check', { count: stays.length })}
      isBusy={false}
      leave={{ label: text('dashboard.imports.back'), act: () => send({ type: 'file.abandoned' }) }}
    >
      {state === 'incomplete' && missing !== undefined && (
        <Alert title={text('dashboard.imports.missing')}>
          <p>{text(`dashboard.imports.missing.${missing}`)}</p>
        </Alert>
      )}
      <p className={shared.lead}>{text('dashboard.imports.rows', { count: table.rows.length })}</p>
      <Columns context={context} send={send} />
      <Dates context={context} send={send} />
      <Properties context={context} send={send} />
      <TextField
        id="channel"
        label={text('dashboard.imports.channel')}
        description={text('dashboard.imports.channel.about')}
        autoComplete="off"
        maxLength={40}
        value={choices.channel}
        onChange={(channel) => send({ type: 'channel.changed', channel })}
      />
      <section className={css.part}>
        <h2 className={css.heading}>{text('dashboard.imports.preview')}</h2>
        <ul className={css.list}>
          {rows.slice(0, previewed).map(({ line, stay, problem, notes }) => (
            <StayRow
              key={line}
              line={line}
              stay={stay}
              units={units}
              problem={problem && text(`dashboard.imports.row.${problem}`)}
              notes={notes.map((note) => text(`dashboard.imports.note.${note}`))}
            />
          ))}
        </ul>
      </section>
    </Form>
  );
};
