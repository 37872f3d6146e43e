import type { Photo as PhotoData } from '../../../contract/schemas/rentalUnit.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { join } from '../../ui/join.ts';
import * as css from './host.css.ts';

interface Props {
  host: { name: string; photo?: PhotoData | null | undefined };
  size?: keyof typeof css.portraitSize;
}

/** Returns the initials of the first and the last name: "Teresa e Joaquim Falcato" is TF. */
const getInitials = (name: string) =>
  name.replace(/^\P{Lu}*(\p{Lu}).*?(?:[\s-](\p{Lu})[^\s-]*)?$/u, '$1$2').slice(0, 2);

/** The host's photo or initials. The name is next to it. */
export const HostPortrait = ({ host, size = 'normal' }: Props) => (
  <div className={join(css.portrait, css.portraitSize[size])}>
    {host.photo ? (
      <Photo photo={host.photo} sizes="96px" widest={320} isDecoration />
    ) : (
      <span className={css.monogram} aria-hidden="true">
        <Icon name="monogram" size="fill" />
        <span className={css.initials}>{getInitials(host.name)}</span>
      </span>
    )}
  </div>
);
