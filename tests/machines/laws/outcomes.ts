/** Why these failed states of changes need not keep the failure of a call. */
export const outcomeDescriptions = {
  'shown.rejected': 'The host refused the last attempt, and has sent today since.',
  'shown.reminderUnconfirmed':
    'The answer to the reminder is missing, although the host has sent today since.',
  'shown.retryUnconfirmed': 'The answer to the retry is missing, although the host has sent today since.',
  'rates.rejected': 'The host refused the last attempt, and has sent the present effect since.',
  impossible: 'The host refused the last attempt, and has sent the reservation since, which allows no more.',
  rejected: 'The host refused the last attempt, and has sent the present effect since.',
  unconfirmed: 'The answer to the attempt is missing, although the host may have answered since.',
} as const;
