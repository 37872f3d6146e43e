interface Method {
  readonly name: string;
}

/** Returns the ways to pay that are possible with every payment option, before the guest chooses one. */
export const getCommonMethods = <M extends Method>({
  paymentOptions: [first, ...others],
}: {
  readonly paymentOptions: readonly { readonly methods?: readonly M[] | undefined }[];
}): M[] =>
  (first?.methods ?? []).filter(({ name }) =>
    others.every(({ methods = [] }) => methods.some((method) => method.name === name)),
  );
