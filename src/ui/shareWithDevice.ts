/** Whether the device's share dialog was shown: the guest closed it, or it was already open. */
const isDialogResult = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** Opens the device's share dialog; returns whether it has one and shows it. */
export async function shareWithDevice(data: ShareData): Promise<boolean> {
  // Some browsers lack this function, although its type says otherwise.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDialogResult(error);
  }
}
