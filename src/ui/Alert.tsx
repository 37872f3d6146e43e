import { useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { icons, type Tone } from './Notice.tsx';
import * as css from './Notice.css.ts';
import { useScrollIntoView } from './useScrollIntoView.ts';

interface Props {
  tone?: Extract<Tone, 'error' | 'warning'>;
  title: string;
  /** A head of its own, where it leads through a form. */
  isHeading?: boolean;
  /** The level of that heading. */
  level?: 2 | 3 | undefined;
  /** It was not asked for by a button: who is typing is left in peace. */
  leavesTyping?: boolean;
  children?: ReactNode;
}

/** What went wrong, beside what was pressed: comes into the window and takes the focus when it appears. */
export function Alert({
  tone = 'error',
  title,
  isHeading = false,
  level = 3,
  leavesTyping = false,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useScrollIntoView(box, leavesTyping);
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
