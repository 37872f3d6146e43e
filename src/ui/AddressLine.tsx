import { Fragment } from 'react';

/** An address on one line, of which each part between commas stays together if it fits, such as a post code. */
export const AddressLine = ({ children }: { children: string }) =>
  children.split(/(?<=,) /).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an address can have the same part twice
    <Fragment key={index}>
      {index > 0 && <span> </span>}
      <span data-whole>{part}</span>
    </Fragment>
  ));
