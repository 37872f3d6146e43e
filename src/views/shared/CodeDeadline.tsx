import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { useDeadline } from './useDeadline.ts';

interface Props {
  /** The instant at which the code expires; empty or undefined if unknown. */
  expiresAt: string | undefined;
  className?: string;
}

/** Shows until when the code can be entered, unless it has expired. */
export function CodeDeadline({ expiresAt = '', className }: Props) {
  const text = useText();
  const getDeadline = useDeadline();
  const [now] = useState(() => Date.now());
  if (expiresAt === '' || Date.parse(expiresAt) <= now) return null;
  return <p className={className}>{text('otp.enterBy', getDeadline(expiresAt))}</p>;
}
