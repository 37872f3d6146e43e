import en from '../../locales/en.json' with { type: 'json' };

export type MessageId = keyof typeof en;

/** A message as an English guest reads it; without arguments. */
export const words = (id: MessageId): string => en[id];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A message with arguments, as a pattern in which each argument can be anything. */
export const pattern = (id: MessageId): RegExp =>
  new RegExp(
    `^${en[id]
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map(escaped)
      .join('.+')}$`,
  );
