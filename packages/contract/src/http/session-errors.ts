/** The errors that the browser raises itself as the server would, apart from all others: a first visit does without their sentences. */
export const sessionErrors = {
  'not-signed-in': { status: 401, message: 'Please log in to continue.' },
  'not-current-household': {
    status: 409,
    message: 'You have switched to another household since. Switch back to save this change.',
  },
  'household-not-found': { status: 404, message: 'You are not a member of that household.' },
} as const
