import { useText } from '../../i18n/index.ts';
import { copyToClipboard } from '../../ui/copyToClipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';
import * as css from './arrival.css.ts';

interface Props {
  content: string;
  /** The name of a long content. A short content is shown on the button. */
  name?: string;
}

/** Copies a text with one press, and says so. */
export function CopyButton({ content, name }: Props) {
  const text = useText();
  const copy = async () =>
    notify(
      (await copyToClipboard(content))
        ? { tone: 'success', title: text('arrival.copied') }
        : { tone: 'warning', title: text('arrival.notCopied') },
    );
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={text('arrival.copy.name', { content: name ?? content })}
      onClick={() => void copy()}
    >
      <Icon name="copy" size="small" />
      {name === undefined && <Verbatim>{content}</Verbatim>}
      <span className={css.copyName}>{text('arrival.copy')}</span>
    </button>
  );
}
