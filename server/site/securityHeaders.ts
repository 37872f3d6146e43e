import { createHash } from 'node:crypto';

interface Allowed {
  /** Scripts that stand in the page itself, and never change. */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Whether photos come from elsewhere. */
  foreignPhotos: boolean;
  publicUrl: string;
}

const hashed = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** What a page may load and who may hold it. Styles and scripts in the page are allowed by their hash. */
export const contentPolicy = ({ inlineScripts, inlineStyles, foreignPhotos, publicUrl }: Allowed): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashed(inlineScripts)}`,
    `style-src 'self' ${hashed(inlineStyles)}`,
    `img-src 'self' data:${foreignPhotos ? ' https:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes HTML or a script in the browser; the worker's address is the only one that a page passes on.
    "require-trusted-types-for 'script'",
    'trusted-types worker',
    ...(isSecure(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Headers of every answer; a page has a policy of its own instead. */
export const commonHeaders = (publicUrl: string): Record<string, string> => ({
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isSecure(publicUrl) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});
