import type { ReactNode } from 'react';
import * as css from './Disclosure.css.ts';
import type { Elements } from './Elements.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** The name of the content: a heading, or a `<span>`. */
  title: Elements;
  /** The main sentence of the content, which is visible while it is closed. */
  sentence?: ReactNode;
  /** A row of a list of contents, or a button below the first part of one content. */
  look?: keyof typeof css.summary;
  children: ReactNode;
}

/**
 * Content that its title opens. It is a native `<details>` element: it opens without scripts, for a link to a part of
 * it, and for the browser's search in the page. Printed pages show all content.
 */
export const Disclosure = ({ title, sentence, look = 'row', children }: Props) => (
  <details className={css.box[look]}>
    <summary className={css.summary[look]}>
      {title}
      <Icon name="down" size="small" />
      {sentence !== undefined && <span className={css.sentence}>{sentence}</span>}
    </summary>
    <div className={css.content[look]}>{children}</div>
  </details>
);
