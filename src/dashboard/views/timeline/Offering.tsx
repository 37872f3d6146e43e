import type { FC } from 'react';
import { useFormats } from '../../../i18n/index.ts';
import { newBookingAddress } from '../../../../contract/dashboard/pages.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { Cell } from './getCells.ts';
import { getParts } from './getParts.ts';
import type { SelectionProps } from './SelectionProps.ts';
import * as css from './sheet.css.ts';
import { useCellText } from './useCellText.ts';
import { useNightsText } from './useNightsText.ts';

const hasOwnRates = ({ content }: Cell) =>
  content.kind === 'free' &&
  (content.rates.price?.amount !== content.rates.usualPrice?.amount ||
    content.rates.minimumStay !== content.rates.usualMinimumStay);

function Rates({ cells, send }: Pick<SelectionProps, 'cells' | 'send'>) {
  const text = useText();
  return (
    <>
      <Button onClick={() => send({ type: 'rates.requested' })}>{text('dashboard.nights.setRates')}</Button>
      {cells.some(hasOwnRates) && (
        <Button onClick={() => send({ type: 'usualRates.requested' })}>
          {text('dashboard.nights.useUsual')}
        </Button>
      )}
    </>
  );
}

const Close = ({ send }: Pick<SelectionProps, 'send'>) => (
  <Button look="quiet" onClick={() => send({ type: 'selection.cleared' })}>
    {useText()('dashboard.nights.cancel')}
  </Button>
);

/** Offers the changes of free nights. */
export const FreeNights: FC<SelectionProps> = ({ context: { nights }, cells, send }) => {
  const text = useText();
  const { date } = useFormats();
  const { property, start: arrival, end: departure } = nights;
  return (
    <div className={css.actions}>
      <p className={shared.small}>
        {text('dashboard.nights.stay', { from: date(arrival, 'short'), to: date(departure, 'short') })}
      </p>
      <ButtonLink look="primary" href={newBookingAddress({ property, arrival, departure })}>
        {text('dashboard.nights.book')}
      </ButtonLink>
      <Button onClick={() => send({ type: 'blocking.requested' })}>{text('dashboard.nights.block')}</Button>
      <Rates cells={cells} send={send} />
      <Close send={send} />
    </div>
  );
};

/** Says which of the nights are taken, and offers the others. */
export const TakenNights: FC<SelectionProps> = ({ context, cells, property, send }) => {
  const text = useText();
  const { nights: nameNights } = useNightsText();
  const { getName } = useCellText();
  const { property: id, ...nights } = context.nights;
  const parts = getParts(nights, cells).filter(({ end }) => end > (property?.today ?? ''));
  return (
    <>
      <p>{text('dashboard.nights.someTaken')}</p>
      <ul className={css.list}>
        {cells
          .filter(({ content }) => content.kind !== 'free')
          .map((cell) => (
            <li key={cell.start}>{getName(cell)}</li>
          ))}
      </ul>
      <div className={css.actions}>
        {parts.map(({ kind, start, end }) => (
          <Button
            key={start}
            onClick={() =>
              send({
                type: kind === 'free' ? 'nights.chosen' : 'closedNights.chosen',
                nights: { property: id, start, end },
              })
            }
          >
            {text('dashboard.nights.part', { dates: nameNights({ start, end }) })}
          </Button>
        ))}
        <Rates cells={cells} send={send} />
        <Close send={send} />
      </div>
    </>
  );
};

/** Offers to open nights that the host has closed. */
export const ClosedNights: FC<SelectionProps> = ({ cells, send }) => {
  const text = useText();
  const notes = cells.flatMap(({ content }) =>
    content.kind === 'block' && content.block.note !== null ? [content.block.note] : [],
  );
  return (
    <>
      <p>{text('dashboard.nights.closed')}</p>
      {notes.map((note) => (
        <p key={note} className={shared.small}>
          {note}
        </p>
      ))}
      <div className={css.actions}>
        <Button look="primary" onClick={() => send({ type: 'opening.requested' })}>
          {text('dashboard.nights.open')}
        </Button>
        <Close send={send} />
      </div>
    </>
  );
};
