import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { formatStayQuery } from '../../../../contract/rules/stayLink.ts';
import { useFormats, useLanguage, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyToClipboard } from '../../../ui/copyToClipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { usePartyText } from '../../../kit/usePartyText.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

/** Whether the device's share dialog was shown: the guest closed it, or it was already open. */
const isDialogResult = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

async function shareWithDevice(data: ShareData): Promise<boolean> {
  // Some browsers lack this function, although its type says otherwise.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDialogResult(error);
  }
}

/** Shares a link to these dates and guests. The link contains no other data of the booking. */
export function ShareStay({ property, snapshot }: Pick<BookingProps, 'property' | 'snapshot'>) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormats();
  const partyWords = usePartyText();
  const { stay } = snapshot.context;
  const share = async () => {
    const { href: url } = new URL(
      propertyPage(language, property.id) + formatStayQuery(stay),
      window.location.href,
    );
    const [from, to] = [date(stay.startDate, 'short'), date(stay.endDate, 'short')];
    const about = [property.name, text('stay.dates', { from, to }), partyWords(stay)].join(' · ');
    if (await shareWithDevice({ title: property.name, text: about, url })) return;
    notify(
      (await copyToClipboard(url))
        ? {
            tone: 'success',
            title: text('stay.share.copied.title'),
            description: text('stay.share.copied.text'),
          }
        : {
            tone: 'warning',
            title: text('stay.share.notCopied.title'),
            description: text('stay.share.notCopied.text'),
          },
    );
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <Icon name="share" size="small" />
      <span>{text('stay.share')}</span>
    </Button>
  );
}
