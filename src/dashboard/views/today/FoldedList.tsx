import type { ReactNode } from 'react';
import { box, content, summary } from '../../../ui/Disclosure.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useText } from '../../i18n/index.ts';

const readState = () => ({ ...(window.history.state as Record<string, unknown> | null) });

interface Props<Item> {
  /** The name of the list in the state of the browser's history. */
  name: string;
  className: string;
  items: readonly Item[];
  /** The number of items that are always visible. */
  visible?: number;
  render: (item: Item) => ReactNode;
}

/** A list whose first items are visible. A reload, and Back from another page, keep the others unfolded. */
export function FoldedList<Item>({ name, className, items, visible = 3, render }: Props<Item>) {
  const text = useText();
  const key = `unfolded-${name}`;
  return (
    <>
      <ul className={className}>{items.slice(0, visible).map(render)}</ul>
      {items.length > visible && (
        <details
          className={box.button}
          open={readState()[key] === true}
          onToggle={({ currentTarget: { open } }) =>
            window.history.replaceState({ ...readState(), [key]: open }, '')
          }
        >
          <summary className={summary.button}>
            <span>{text('dashboard.today.showAll', { count: items.length })}</span>
            <Icon name="down" size="small" />
          </summary>
          <div className={content.button}>
            <ul className={className}>{items.slice(visible).map(render)}</ul>
          </div>
        </details>
      )}
    </>
  );
}
