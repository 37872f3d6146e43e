import * as v from 'valibot';
import { base } from './values.ts';

const bucketPattern = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

/** The parts of a bucket's address; undefined if it is none. */
function readBucket(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 's3:' || !bucketPattern.test(url.host) || url.username !== '') return undefined;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const isKnown = [...url.searchParams.keys()].every((name) => ['region', 'endpoint'].includes(name));
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return isKnown && /^[\w-]+$/.test(region) && /^[\w./-]*$/.test(folder)
    ? { bucket: url.host, prefix: folder === '' ? '' : `${folder}/`, endpoint, region }
    : undefined;
}

const bucketExample = 's3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1';

/** A bucket at a storage with the API of Amazon S3. */
export const photoStore = v.pipe(
  v.string(),
  v.check((value) => readBucket(value) !== undefined, `not an address such as ${bucketExample}`),
  v.check((value) => {
    const endpoint = readBucket(value)?.endpoint;
    return endpoint === undefined || v.is(base('https://s3.example.com'), endpoint);
  }, 'an address whose endpoint is not an https:// address; http:// is only allowed for this machine and for a private network'),
  v.transform((value) => {
    const { endpoint, ...bucket } = readBucket(value)!;
    return { ...bucket, endpoint: endpoint.replace(/\/+$/, '') };
  }),
);
