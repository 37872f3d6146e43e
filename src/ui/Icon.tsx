import sprite from './icons.svg?no-inline';
import { icon } from './Icon.css.ts';

export type IconName =
  | 'view'
  | 'light'
  | 'location'
  | 'pool'
  | 'garden'
  | 'quiet'
  | 'workspace'
  | 'family'
  | 'history'
  | 'kitchen'
  | 'walk'
  | 'key'
  | 'left'
  | 'right'
  | 'down'
  | 'close'
  | 'check'
  | 'plus'
  | 'minus'
  | 'system'
  | 'globe'
  | 'star'
  | 'halfStar'
  | 'photos'
  | 'arrow'
  | 'alert'
  | 'info'
  | 'done'
  | 'mail'
  | 'lock'
  | 'clock'
  | 'search'
  | 'phone'
  | 'chat'
  | 'calendar'
  | 'print'
  | 'wifi'
  | 'car'
  | 'share'
  | 'cold'
  | 'heating'
  | 'fire'
  | 'washer'
  | 'dishes'
  | 'coffee'
  | 'terrace'
  | 'grill'
  | 'cot'
  | 'bath'
  | 'lift'
  | 'screen'
  | 'plug'
  | 'pet'
  | 'copy'
  | 'menu'
  | 'monogram';

/**
 * An icon from `icons.svg`, which contains all of them: one cached request for the whole site, without a script that
 * could time out. It is decorative: a text next to it, or the name of its button, has the same meaning.
 */
export const Icon = ({ name, size = 'normal' }: { name: IconName; size?: keyof typeof icon }) => (
  <svg className={icon[size]} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
