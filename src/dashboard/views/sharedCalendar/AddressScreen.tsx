import type { FC } from 'react';
import { channelsAddress } from '../../../../contract/dashboard/pages.ts';
import { channelChoices } from '../../../../contract/dashboard/bookingSource.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { copyToClipboard } from '../../../ui/copyToClipboard.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../channels/channels.css.ts';
import { ChannelSteps } from '../channels/ChannelSteps.tsx';
import type { SharedCalendarProps } from './SharedCalendarProps.ts';

/** Shows the address of a property's calendar, and where other channels want it. */
export const AddressScreen: FC<SharedCalendarProps> = ({ context, propertyName, send }) => {
  const text = useText();
  const { address, property, isRenewed } = context;
  const copy = async () =>
    notify(
      (await copyToClipboard(address))
        ? { tone: 'success', title: text('dashboard.channels.share.copied') }
        : { tone: 'warning', title: text('dashboard.channels.share.notCopied') },
    );
  return (
    <>
      <p className={shared.lead}>{text('dashboard.channels.share.lead', { property: propertyName })}</p>
      {isRenewed && <Notice tone="success" isLive title={text('dashboard.channels.share.renewed')} />}
      <p className={css.address}>
        <code translate="no">{address}</code>
      </p>
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => void copy()}>
          {text('dashboard.channels.share.copy')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'renewal.requested' })}>
          {text('dashboard.channels.share.renew')}
        </Button>
      </div>
      <section className={css.section}>
        <h2 className={css.heading}>{text('dashboard.channels.share.steps')}</h2>
        {channelChoices.map((channel) => (
          <Disclosure
            key={channel}
            title={<h3>{channel === 'other' ? text('dashboard.booking.source.other') : channel}</h3>}
          >
            <ChannelSteps channel={channel} direction="paste" />
          </Disclosure>
        ))}
      </section>
      <div className={shared.actions}>
        <ButtonLink href={channelsAddress(property)}>{text('dashboard.channels.back')}</ButtonLink>
      </div>
    </>
  );
};
