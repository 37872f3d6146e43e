export type { DateStyle, Formats } from './formats.ts';
export { createPageIntl, type IntlShape, type TextValues } from './intl.ts';
export { languageOfIntl } from './languageOfIntl.ts';
export {
  loadFirstMessages,
  loadMessages,
  loadOtherMessages,
  type MessageId,
  type Messages,
} from './messages.ts';
export {
  Text,
  createTranslator,
  useFormats,
  useLanguage,
  useText,
  useTextLanguage,
  type Translate,
} from './text.tsx';
export { TextProvider } from './TextProvider.tsx';
export { useIntl } from './useIntl.ts';
