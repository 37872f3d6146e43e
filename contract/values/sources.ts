/** The sources of stays that are not booked on a channel: the site, the phone, and the front door. */
export const ownSources = ['site', 'phone', 'walk-in'] as const;
export type OwnSource = (typeof ownSources)[number];

/** Whether a source is one of the host's own; any other one is the name of a channel. */
export const isOwnSource = (source: string): source is OwnSource => ownSources.some((own) => own === source);
