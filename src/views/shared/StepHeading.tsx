import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  className: string;
  children: ReactNode;
}

/** The heading of a step. It takes the focus when the step begins, so that the guest starts at its top. */
export function StepHeading({ className, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.closest('[data-machine]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h3 ref={ref} className={className} tabIndex={-1}>
      {children}
    </h3>
  );
}
