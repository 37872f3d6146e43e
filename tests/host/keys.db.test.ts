import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cookieSeal } from '../../server/host/keys/cookieSeal.ts';
import { issueToken, verifyToken } from '../../server/host/keys/accessToken.ts';
import { createKeys, encryptText, decryptText, type Keys } from '../../server/host/keys/keys.ts';
import { isPassword, newPassword } from '../../server/host/reservations/oneTimePassword.ts';

const [before, now] = ['the key of last year, as long as one', 'the key of this year, as long as one'];
const [old, both, fresh] = [createKeys(before), createKeys(now, before), createKeys(now)];

const getPassword = (keys: Keys) => {
  const { salt, hash, sealed } = newPassword(keys, 'r1');
  return { salt, hash, otp: decryptText(keys, sealed, 'r1') };
};

describe('data encrypted with the previous secret key', () => {
  test('data of the previous secret key can be opened while that key is set, and not afterwards', () => {
    const sealed = encryptText(old, 'a code', 'r1');
    expect(decryptText(both, sealed, 'r1')).toBe('a code');
    expect(() => decryptText(both, sealed, 'r2')).toThrow();
    expect(() => decryptText(fresh, sealed, 'r1')).toThrow();
  });

  test('an access token of the previous key is accepted', async () => {
    const token = await issueToken(old, 'site');
    expect(await verifyToken(both, token)).toBe('site');
    expect(await verifyToken(fresh, token)).toBeUndefined();
    expect(await verifyToken(both, `${token}x`)).toBeUndefined();
  });

  test('a one-time password of the previous key is accepted', () => {
    const password = getPassword(old);
    expect(isPassword(both, password, password.otp)).toBe(true);
    expect(isPassword(fresh, password, password.otp)).toBe(false);
  });
});

test('the previous secret key encrypts nothing', async () => {
  expect(decryptText(fresh, encryptText(both, 'a code', 'r1'), 'r1')).toBe('a code');
  expect(await verifyToken(fresh, await issueToken(both, 'site'))).toBe('site');
  const password = getPassword(both);
  expect(isPassword(fresh, password, password.otp)).toBe(true);
});

test('a seal with a tag that is cut short is not opened', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', fresh.encryption, nonce, { authTagLength: 4 });
  cipher.setAAD(Buffer.from('r1'));
  cipher.final();
  // Nothing follows, so the tag is all that is left of it.
  const cut = Buffer.concat([nonce, cipher.getAuthTag()]).toString('base64url');
  expect(() => decryptText(fresh, cut, 'r1')).toThrow();
});

describe('the data in a visitor’s cookie', () => {
  test('a cookie is encrypted with a key of its own', () => {
    const sealed = cookieSeal(now).seal('credentials');
    expect(cookieSeal(now).unseal(sealed)).toBe('credentials');
    for (const encryption of Object.values(fresh).filter((key) => Buffer.isBuffer(key))) {
      expect(() => decryptText({ encryption }, sealed, 'client credentials')).toThrow();
    }
  });

  test('a cookie of the previous secret key is opened and encrypted with the newest', () => {
    expect(cookieSeal(now, before).unseal(cookieSeal(before).seal('credentials'))).toBe('credentials');
    expect(cookieSeal(now).unseal(cookieSeal(now, before).seal('credentials'))).toBe('credentials');
    expect(() => cookieSeal(now).unseal(cookieSeal(before).seal('credentials'))).toThrow();
  });
});
