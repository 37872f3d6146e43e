import type { FC } from 'react';
import { Link } from 'wouter';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { StatesWithin } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { NotChanged } from './AvailabilityScreen.tsx';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';

type StayState = Exclude<StatesWithin<'describing', SelectionState>, 'describing.unconfirmed'>;

/** Shows the form for the name and the note of a stay of a channel, and the reservations that have the same nights. */
export const StayForm: FC<SelectionProps & { state: StayState }> = ({ context, cells, send, state }) => {
  const text = useText();
  const { calendar, name, note } = context.stay;
  const isBusy = state === 'describing.sending';
  const stays = cells.flatMap(({ content }) =>
    content.kind === 'channel' && content.channel.calendar === calendar ? [content.channel] : [],
  );
  const conflicts = stays.flatMap(({ conflictsWith }) => conflictsWith);
  return (
    <Form
      onSubmit={() => send({ type: 'change.confirmed' })}
      submit={text('dashboard.nights.save')}
      isBusy={isBusy}
      leave={{ label: text('dashboard.nights.cancel'), act: () => send({ type: 'selection.cleared' }) }}
    >
      <p>{text('dashboard.nights.channel', { calendar })}</p>
      {stays.some(({ isStay }) => isStay) && (
        <p>{text('dashboard.money.collectedBy', { channel: calendar })}</p>
      )}
      {conflicts.map((number) => (
        <p key={number}>
          <Link href={reservationAddress(number)}>{text('dashboard.nights.conflict', { number })}</Link>
        </p>
      ))}
      {state === 'describing.tooMany' && <RejectedAlert refusal={context} hasInput />}
      {state === 'describing.rejected' && <NotChanged context={context} hasInput />}
      <div className={shared.group}>
        <TextField
          label={text('dashboard.nights.stayName')}
          name="stayName"
          autoComplete="off"
          maxLength={80}
          readOnly={isBusy}
          value={name}
          onChange={(typed) => send({ type: 'stay.changed', stay: { name: typed } })}
        />
        <TextField
          label={text('dashboard.nights.note')}
          name="note"
          autoComplete="off"
          maxLength={200}
          readOnly={isBusy}
          value={note}
          onChange={(typed) => send({ type: 'stay.changed', stay: { note: typed } })}
        />
      </div>
    </Form>
  );
};
