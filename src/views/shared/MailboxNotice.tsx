import { useSite } from '../../frame/site.ts';
import { useText } from '../../i18n/index.ts';
import { Notice } from '../../ui/Notice.tsx';

/**
 * Links to the mailbox of a demonstration, which sends no e-mails. The link opens in a new tab, so that the guest can
 * enter the code here.
 */
export function MailboxNotice() {
  const text = useText();
  const { mailbox } = useSite().settings;
  if (mailbox === undefined) return null;
  return (
    <Notice tone="info" title={text('otp.demonstration')}>
      <a href={mailbox} target="_blank" rel="noopener">
        {text('otp.demonstration.mailbox')}
      </a>
    </Notice>
  );
}
