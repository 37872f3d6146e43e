import { cleanPhone, normalizePhone, type TypedPhone } from '../../contract/rules/phoneNumber.ts';

/** The library is fetched once a telephone number is being typed, and belongs to no page. */
export const loadPhoneLibrary = () => import('./phoneLibrary.ts');

/** A telephone number as it will be dialled; where the library cannot be fetched, the host does the rest. */
export async function normalizeTypedPhone({ phonePrefix, phone }: TypedPhone): Promise<TypedPhone> {
  if (!phone) return { phonePrefix, phone };
  try {
    const { parsePhone } = await loadPhoneLibrary();
    return normalizePhone({ phonePrefix, phone }, parsePhone);
  } catch {
    return { phonePrefix, phone: cleanPhone(phone) };
  }
}
