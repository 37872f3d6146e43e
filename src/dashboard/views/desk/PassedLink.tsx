import { Button } from '../../../ui/Button.tsx';
import { copyToClipboard } from '../../../ui/copyToClipboard.ts';
import { shareWithDevice } from '../../../ui/shareWithDevice.ts';
import { notify } from '../../../ui/toast/notify.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';

/** The link of a guest without an e-mail address, which the host copies or shares. */
export function PassedLink({ link }: { link: string }) {
  const text = useText();
  const copy = async () =>
    notify(
      (await copyToClipboard(link))
        ? { tone: 'success', title: text('dashboard.link.copied') }
        : { tone: 'warning', title: text('dashboard.link.notCopied') },
    );
  return (
    <>
      <p className={shared.card}>
        <code translate="no">{link}</code>
      </p>
      <div className={shared.actions}>
        <Button look="primary" onClick={() => void copy()}>
          {text('dashboard.link.copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void shareWithDevice({ url: link })}>{text('dashboard.link.share')}</Button>
        )}
      </div>
    </>
  );
}
