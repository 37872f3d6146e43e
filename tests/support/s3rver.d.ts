declare module '@20minutes/s3rver' {
  /** A server with the API of Amazon S3, which stores objects in a folder. Its keys are both `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
