import { cleanPhone, normalizePhone, type TypedPhone } from '../../contract/values/phoneNumber.ts';

/** Loads the phone library when a guest types a telephone number, so that it is in no page's initial chunks. */
export const loadPhoneLibrary = () => import('./phoneLibrary.ts');

/**
 * Returns a telephone number in the form that is dialled. If the library cannot be loaded, it only cleans the number,
 * and the host does the rest.
 */
export async function normalizeTypedPhone({ phonePrefix, phone }: TypedPhone): Promise<TypedPhone> {
  if (!phone) return { phonePrefix, phone };
  try {
    const { parsePhone } = await loadPhoneLibrary();
    return normalizePhone({ phonePrefix, phone }, parsePhone);
  } catch {
    return { phonePrefix, phone: cleanPhone(phone) };
  }
}
