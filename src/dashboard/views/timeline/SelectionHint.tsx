import type { FC } from 'react';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { SelectionProps } from './SelectionProps.ts';

/** Explains how nights are selected. */
export const NothingSelected: FC<SelectionProps> = () => (
  <p className={shared.small}>{useText()('dashboard.nights.hint')}</p>
);

/** Says which nights are marked. */
export const Choosing: FC<SelectionProps> = ({ context: { nights }, property, send }) => {
  const text = useText();
  const { date } = useFormats();
  const { start, end } = nights;
  return (
    <div className={shared.actions}>
      <p role="status" className={shared.small}>
        {text('dashboard.nights.choosing', {
          property: property?.name ?? '',
          from: date(start, 'day'),
          nights: nightsBetween(start, end),
        })}
      </p>
      <Button look="quiet" onClick={() => send({ type: 'selection.cleared' })}>
        {text('dashboard.nights.clear')}
      </Button>
    </div>
  );
};
