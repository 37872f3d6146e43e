import type { ImportedStay } from '../../../../contract/dashboard/stayImports.ts';
import type { NamedUnit } from '../../../../contract/imports/choices.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useFormats } from '../../../i18n/index.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../imports/imports.css.ts';

interface Props {
  line: number;
  stay: ImportedStay | undefined;
  units: readonly NamedUnit[];
  /** Why the row is not imported; undefined if it is. */
  problem?: string | undefined;
  /** Remarks about values that are omitted or assumed. */
  notes?: readonly string[];
}

/** Shows a row of a file as it will be stored, and why it is not. */
export function StayRow({ line, stay, units, problem, notes }: Props) {
  const text = useText();
  const { date, money } = useFormats();
  const facts = stay && [
    text('count.guests', { guests: stay.guests }),
    units.find(({ id }) => id === stay.unit)?.name ?? stay.unit,
    [stay.channel.name, stay.channel.reference].filter(Boolean).join(' '),
    ...(stay.channel.payout === undefined ? [] : [money({ amount: stay.channel.payout })]),
  ];
  return (
    <li className={css.row}>
      <p className={shared.small}>{text('dashboard.imports.line', { line })}</p>
      {stay && (
        <>
          <p className={css.strong}>
            {text('dashboard.imports.stay', {
              arrival: date(stay.startDate, 'day'),
              departure: date(stay.endDate),
            })}
          </p>
          <p>
            <Verbatim>{fullName(stay.guest)}</Verbatim>
          </p>
          <p className={shared.small}>
            <Verbatim>{facts!.join(' · ')}</Verbatim>
          </p>
        </>
      )}
      {notes?.map((note) => (
        <p key={note} className={shared.small}>
          {note}
        </p>
      ))}
      {problem !== undefined && <p className={css.problem}>{problem}</p>}
    </li>
  );
}
