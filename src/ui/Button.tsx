import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { button, content, wide } from './Button.css.ts';
import { join } from './join.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = keyof typeof button;

interface Look {
  look?: ButtonLook;
  /** As wide as what it stands in. */
  isWide?: boolean;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** An answer is on its way: the button keeps its words and cannot be pressed. */
  isBusy?: boolean | undefined;
}

/** A native button: it works before scripts arrive and never injects a style. */
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
      // A busy button keeps the focus, which `disabled` would lose.
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
}: Look & { href: string; onClick?: (() => void) | undefined; children: ReactNode }) =>
  href.startsWith('#') ? (
    <a href={href} className={join(button[look], isWide && wide)}>
      {children}
    </a>
  ) : (
    <Link href={href} className={join(button[look], isWide && wide)} {...(onClick && { onClick })}>
      {children}
    </Link>
  );
