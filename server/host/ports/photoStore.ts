/** The bytes of photos, outside of the tables that describe them. */
export interface PhotoStore {
  /** Stores a photo. A name is used for one photo only, so storing it again changes nothing. */
  put(name: string, photo: { bytes: Buffer; type: string }): Promise<void>;
  /** Returns undefined if there is no photo with this name. */
  get(name: string): Promise<Buffer | undefined>;
  /** Succeeds also if there is no photo with this name. */
  delete(name: string): Promise<void>;
}
