import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findCode, type Mail } from '../support/hostApi.ts';
import { expect } from '../support/test.ts';

/**
 * The code of the newest e-mail to a person, of the site with a folder. No page shows it: it is read where the site
 * stores it.
 */
export async function readSignInCode(folder: string, email: string): Promise<string> {
  const mailbox = join(folder, 'data', 'sandbox', 'mailbox');
  let code = '';
  const findNewest = async () => {
    const names = (await readdir(mailbox)).filter((name) => name.endsWith('.json')).toSorted();
    const mails = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(mailbox, name), 'utf8')) as Mail),
    );
    const mail = mails.findLast(({ to }) => to === email);
    code = mail ? findCode(mail) : '';
    return code;
  };
  await expect.poll(findNewest, { message: `a code for ${email}` }).not.toBe('');
  return code;
}
