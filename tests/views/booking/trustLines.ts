/** The host with the registration number, compactly. */
export const host = `
    Inês Carvalhal
    Hosting since 2016
    Usually replies within an hour
    Languages: Português, English and Français
    Registration number: 123456/AL ([public register](https://rnt.turismodeportugal.pt/RNT/Pesquisa_AL.aspx))
  `;

/** The meaning of a direct booking, and the host, below a price. */
export const trust = `
    You book and pay directly with Inês Carvalhal: no booking fees are added.
    Questions? Call [+351 210 000 001](tel:+351210000001).
    ${host}
  `;
