import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { button, content, wide } from './Button.css.ts';
import { join } from './join.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = keyof typeof button;

interface Look {
  look?: ButtonLook;
  /** Whether it is as wide as its container. */
  isWide?: boolean;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** Whether it waits for a response. It keeps its label and cannot be pressed. */
  isBusy?: boolean | undefined;
}

/** A native button. It works before scripts are loaded and injects no styles. */
export function Button({
  look = 'secondary',
  isWide,
  isBusy = false,
  disabled = false,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={join(button[look], isWide && wide)}
      // A busy button keeps the focus; a disabled one would lose it.
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      <span className={content}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  look = 'secondary',
  isWide,
  href,
  onClick,
  children,
}: Look & {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}) => {
  const link = { href, className: join(button[look], isWide && wide), ...(onClick && { onClick }) };
  return href.startsWith('#') ? <a {...link}>{children}</a> : <Link {...link}>{children}</Link>;
};
