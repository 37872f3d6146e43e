import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { formatStayQuery } from '../../../../contract/rules/stayLink.ts';
import { useFormats, useLanguage, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyToClipboard } from '../../../ui/copyToClipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shareWithDevice } from '../../../ui/shareWithDevice.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { usePartyText } from '../../../kit/usePartyText.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

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
