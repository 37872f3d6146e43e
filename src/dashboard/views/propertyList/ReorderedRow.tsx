import { useEffect, useRef } from 'react';
import type { ListedProperty } from '../../../../contract/dashboard/properties.ts';
import { Button } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './propertyList.css.ts';
import { Picture } from './PropertyRow.tsx';
import type { PropertyListProps } from './PropertyListProps.ts';

interface Props extends PropertyListProps {
  property: ListedProperty;
  /** Its place in the list, counted from 1. */
  place: number;
  isLast: boolean;
}

/** A property with the buttons that move it. */
export function ReorderedRow({ context, property: { property, name, photo }, place, isLast, send }: Props) {
  const text = useText();
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<-1 | 1>(1);
  const wasMoved = context.moved === property;
  const lastPlace = useRef(place);
  useEffect(() => {
    const isSamePlace = lastPlace.current === place;
    lastPlace.current = place;
    // The pressed button loses the focus when its row is moved, or when it is disabled at an end of the list.
    if (!wasMoved || isSamePlace) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    if (row.current?.querySelector(':focus:enabled')) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const inOrder = pressed.current === -1 ? buttons : buttons.toReversed();
    inOrder.find(({ disabled }) => !disabled)?.focus();
  }, [wasMoved, place]);
  const move = (by: -1 | 1) => {
    pressed.current = by;
    send({ type: 'property.moved', property, by });
  };
  return (
    <li ref={row} className={css.reorderedRow}>
      <Picture photo={photo} />
      <p className={css.name}>
        <Verbatim>{name}</Verbatim>
      </p>
      <div className={css.actions}>
        <Button
          look="quiet"
          aria-label={text('dashboard.properties.up.of', { name })}
          disabled={place === 1}
          onClick={() => move(-1)}
        >
          {text('dashboard.properties.up')}
        </Button>
        <Button
          look="quiet"
          aria-label={text('dashboard.properties.down.of', { name })}
          disabled={isLast}
          onClick={() => move(1)}
        >
          {text('dashboard.properties.down')}
        </Button>
      </div>
    </li>
  );
}
