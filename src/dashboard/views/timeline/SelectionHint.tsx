import type { FC } from 'react';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { areFree } from './getCells.ts';
import { getRestOfMonth } from './getRestOfMonth.ts';
import type { SelectionProps } from './SelectionProps.ts';
import { useNightsText } from './useNightsText.ts';

/** Explains how nights are selected. */
export const NothingSelected: FC<SelectionProps> = () => (
  <p className={shared.small}>{useText()('dashboard.nights.hint')}</p>
);

/** Says which nights are marked, and offers the others of their month. */
export const Choosing: FC<SelectionProps> = ({ context: { nights }, property, loaded, send }) => {
  const text = useText();
  const { date } = useFormats();
  const { monthName } = useNightsText();
  const { start, end } = nights;
  const month = getRestOfMonth(start, property?.today ?? start);
  const isLoaded = (loaded[0]?.start ?? end) <= month.start && month.end <= (loaded.at(-1)?.end ?? start);
  return (
    <div className={shared.actions}>
      <p role="status" className={shared.small}>
        {text('dashboard.nights.choosing', {
          property: property?.name ?? '',
          from: date(start, 'day'),
          nights: nightsBetween(start, end),
        })}
      </p>
      {isLoaded && (
        <Button
          onClick={() => {
            const chosen = { property: nights.property, ...month };
            send({ type: areFree(loaded, month) ? 'nights.chosen' : 'takenNights.chosen', nights: chosen });
          }}
        >
          {text('dashboard.nights.wholeMonth', { month: monthName(start) })}
        </Button>
      )}
      <Button look="quiet" onClick={() => send({ type: 'selection.cleared' })}>
        {text('dashboard.nights.clear')}
      </Button>
    </div>
  );
};
