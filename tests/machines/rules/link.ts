/** A reservation's link that is none of the samples'. */
export const link = { reservationId: 'held', token: 'key', visitId: 'v7' };
