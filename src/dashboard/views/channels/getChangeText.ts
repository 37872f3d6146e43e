import type { CalendarChange } from '../../../../machines/dashboard/channels/channels.types.ts';

/** The names of changes, and their effects; an option is switched on or off. */
const texts = {
  action: {
    remove: 'dashboard.channels.action.remove',
    staysOnly: {
      on: 'dashboard.channels.action.staysOnly.on',
      off: 'dashboard.channels.action.staysOnly.off',
    },
    ignoresFree: {
      on: 'dashboard.channels.action.ignoresFree.on',
      off: 'dashboard.channels.action.ignoresFree.off',
    },
  },
  effect: {
    remove: 'dashboard.channels.effect.remove',
    staysOnly: {
      on: 'dashboard.channels.effect.staysOnly.on',
      off: 'dashboard.channels.effect.staysOnly.off',
    },
    ignoresFree: {
      on: 'dashboard.channels.effect.ignoresFree.on',
      off: 'dashboard.channels.effect.ignoresFree.off',
    },
  },
} as const;

/** Returns the id of the name of a change, or of its effect. */
export const getChangeText = (
  part: keyof typeof texts,
  { kind, calendar }: Pick<CalendarChange, 'kind' | 'calendar'>,
) => (kind === 'remove' ? texts[part].remove : texts[part][kind][calendar[kind] ? 'off' : 'on']);
