import { Suspense } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { LaterMonthChoices } from './loadLaterParts.ts';
import * as css from './toolbar.css.ts';
import { useNightsText } from './useNightsText.ts';

interface Props {
  /** The first and the last visible night. */
  first: string;
  last: string;
  today: string;
  onChoose: (date: string) => void;
}

/** Names the visible months, and opens a list of months and a field for any date. */
export function MonthMenu({ first, last, today, onChoose }: Props) {
  const { months } = useNightsText();
  return (
    <div className={css.month}>
      <Menu
        opener={
          <>
            <span>{months(first, last)}</span>
            <Icon name="down" size="small" />
          </>
        }
      >
        <Suspense>
          <LaterMonthChoices first={first} today={today} onChoose={onChoose} />
        </Suspense>
      </Menu>
    </div>
  );
}
