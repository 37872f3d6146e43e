import { useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { icons, type Tone } from './Notice.tsx';
import * as css from './Notice.css.ts';
import { useScrollIntoView } from './useScrollIntoView.ts';

interface Props {
  tone?: Extract<Tone, 'error' | 'warning'>;
  title: string;
  /** Whether the title is a heading, as in the error summary of a form. */
  isHeading?: boolean;
  /** The level of that heading. */
  level?: 2 | 3 | undefined;
  /** Whether a field in which the guest types keeps the focus. Set for alerts that no button caused. */
  keepsFocus?: boolean;
  children?: ReactNode;
}

/** An error message next to the control that caused it. When it appears, it scrolls into view and takes the focus. */
export function Alert({
  tone = 'error',
  title,
  isHeading = false,
  level = 3,
  keepsFocus = false,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useScrollIntoView(box, keepsFocus);
  const Title = isHeading ? (`h${level}` as const) : 'p';
  return (
    <div ref={box} className={css.notice[tone]} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <span className={css.mark[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <Title className={css.title} id={titleId}>
        {title}
      </Title>
      {children !== undefined && <div className={css.body}>{children}</div>}
    </div>
  );
}
