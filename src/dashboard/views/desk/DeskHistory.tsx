import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { useFormats } from '../../../i18n/index.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { DeskCard } from './DeskCard.tsx';
import type { DeskPartProps } from './DeskPartProps.ts';
import { sentMailTexts } from './mailTexts.ts';
import * as css from './desk.css.ts';

type Entry = DeskReservation['history'][number];

/** The entries whose text somebody wrote. */
const written = new Set<Entry['kind']>(['note', 'refunded']);

function HistoryEntry({ entry: { kind, at, by, text: words, amount } }: { entry: Entry }) {
  const text = useText();
  const { money } = useFormats();
  const { eventTime } = useTimes();
  const time = eventTime(at);
  const mailText = words === null ? undefined : sentMailTexts[words];
  const mail = mailText ? text(mailText) : words;
  const values = {
    amount: amount ? money(amount) : '',
    state: words ?? '',
    reason: words ?? '',
    mail: mail ?? '',
  };
  return (
    <li className={css.entry}>
      <p>{text(`dashboard.reservation.history.${kind}`, values)}</p>
      {written.has(kind) && words !== null && <p className={css.words}>{words}</p>}
      <p className={shared.small}>
        {by === null ? time : text('dashboard.reservation.history.by', { moment: time, name: by })}
      </p>
    </li>
  );
}

/** Shows everything that happened to the reservation, latest first. */
export function DeskHistory({ reservation: { history } }: DeskPartProps) {
  const text = useText();
  return (
    <DeskCard title={text('dashboard.reservation.history')}>
      <ol className={css.entries}>
        {history.toReversed().map((entry) => (
          <HistoryEntry key={entry.at + entry.kind} entry={entry} />
        ))}
      </ol>
    </DeskCard>
  );
}
