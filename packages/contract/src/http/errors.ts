import { sessionErrors } from './session-errors'
import { signInErrors } from './sign-in-errors'

/**
 * Every error code with its HTTP status and the message shown to cooks.
 * Example: `errorDefinitions['not-signed-in'].status` is 401.
 */
export const errorDefinitions = {
  'bad-input': { status: 400, message: 'Some of it needs another look.' },
  'bad-json': { status: 400, message: 'The request could not be read: its body is not valid JSON.' },
  'bad-request': { status: 400, message: 'The request could not be read at all. Please send it again.' },
  'not-signed-in': sessionErrors['not-signed-in'],
  ...signInErrors,
  'wrong-password': { status: 400, message: 'That is not your current password.' },
  'admins-only': { status: 403, message: 'Access denied. Admins only.' },
  'account-suspended': {
    status: 403,
    message: 'This account is suspended. Write to us through the contact page if that surprises you.',
  },
  'email-taken': { status: 409, message: 'There is already an account with this email. Log in instead?' },
  'registration-closed': {
    status: 403,
    message: 'Sign-up is closed here. Ask the people who run this site.',
  },
  'invitation-needed': {
    status: 403,
    message:
      'An account here needs an invitation, and this one is missing, used or too old. Ask for a new one.',
  },
  'set-up-link-spent': {
    status: 400,
    message: 'This set-up link was already used. Start Larder again for a new one while it has no admin.',
  },
  'setting-fixed': {
    status: 409,
    message: 'This is set in the server’s environment, so it cannot be changed here.',
  },
  'password-common': {
    status: 400,
    message: 'That password is one of the first anyone would guess. Pick another one.',
  },
  'reset-link-spent': {
    status: 400,
    message: 'This reset link was already used or has expired. Ask for a new one.',
  },
  'sign-in-expired': {
    status: 400,
    message: 'That sign-in took too long or was already used. Please try again.',
  },
  'sign-in-refused': {
    status: 400,
    message: 'The sign-in service did not confirm who you are. Please try again.',
  },
  'sign-in-email-unverified': {
    status: 403,
    message: 'Your sign-in service has not confirmed your email address, so it cannot be used here yet.',
  },
  'email-link-spent': {
    status: 400,
    message: 'This link was already used or has expired. Change your email again to get a new one.',
  },
  'archive-not-found': {
    status: 404,
    message: 'That download has expired or was deleted. Ask for a new one in your settings.',
  },
  'household-undecided': {
    status: 409,
    message: 'For each household that only you own, choose who should get it, or choose to delete it.',
  },
  'trial-used': {
    status: 409,
    message: 'Your 7 days of Premium are over. Choose a plan to continue.',
  },
  'plan-already': { status: 409, message: 'You are already on that plan.' },
  'no-payments': {
    status: 409,
    message: 'Payments are not set up here. Ask an admin for another plan.',
  },
  'payments-unavailable': {
    status: 503,
    message: 'The payment service is not answering right now, and nothing has changed. Please try again.',
  },
  'nothing-to-cancel': { status: 409, message: 'There is no plan to cancel.' },
  'plan-paid': {
    status: 409,
    message:
      'They pay for a better plan. It ends when they cancel it, or when it is cancelled where it is paid.',
  },
  'bad-signature': { status: 400, message: 'This message is not signed by the payment service.' },
  'pro-only': { status: 402, message: 'API keys belong to the Pro plan. Upgrade to Pro to use them.' },
  'too-many-keys': { status: 409, message: 'You can have up to 20 API keys. Revoke one first.' },
  'key-not-found': { status: 404, message: 'That API key no longer exists.' },
  'key-scope': {
    status: 403,
    message: 'This API key is not allowed to do that. Make one that has the scope for it.',
  },
  'person-only': {
    status: 403,
    message: 'This can’t be done with an API key. Please sign in to do it.',
  },
  'session-not-found': { status: 404, message: 'That session has already ended.' },
  'item-not-found': { status: 404, message: 'That item is no longer in your kitchen.' },
  'item-changed': {
    status: 409,
    message: 'Somebody changed this item in the meantime. Look at it as it is now, then save again.',
  },
  'invalid-amount': { status: 400, message: 'Please enter a valid positive number.' },
  'not-enough-stock': { status: 409, message: 'There is not that much left.' },
  'already-opened': { status: 409, message: 'This item is already marked as opened.' },
  'too-many-items': {
    status: 409,
    message: 'A kitchen holds up to 20,000 items. Remove some that are used up before adding more.',
  },
  'idempotency-key-reused': {
    status: 409,
    message: 'This change has the same name as an earlier, different one. Please try again.',
  },
  'booking-not-found': { status: 404, message: 'There is nothing to undo here.' },
  'booking-undone': { status: 409, message: 'That was already undone.' },
  'booking-too-old': { status: 409, message: 'Only what happened in the last 30 days can be undone.' },
  'changed-since': {
    status: 409,
    message: 'This item has been changed again since then, so that step cannot be undone on its own.',
  },
  'unreadable-file': {
    status: 400,
    message: 'That file could not be read. A CSV file needs a header row with at least name and amount.',
  },
  'recipe-not-found': { status: 404, message: 'There is no such recipe, or it is somebody else’s.' },
  'recipe-changed': {
    status: 409,
    message: 'This recipe was changed in the meantime. Look at it as it is now, then save again.',
  },
  'too-many-recipes': { status: 409, message: 'A cook can keep up to 20,000 recipes. Delete some first.' },
  'no-model': { status: 409, message: 'Inventing dishes is not set up on this installation.' },
  'shopping-item-not-found': { status: 404, message: 'That is no longer on the list.' },
  'too-many-shopping-items': {
    status: 409,
    message: 'A list holds up to 2,000 lines. Remove some before adding more.',
  },
  'not-ticked': { status: 409, message: 'Only what is ticked off can be put away. Tick it first.' },
  'list-not-found': { status: 404, message: 'That list no longer exists.' },
  'too-many-lists': {
    status: 409,
    message: 'A household can have up to 50 lists and stores. Remove one before adding another.',
  },
  'meal-not-found': { status: 404, message: 'That meal is no longer in the plan.' },
  'meal-locked': { status: 409, message: 'This meal is locked. Unlock it to have another dish chosen.' },
  'no-dish-fits': { status: 409, message: 'No other dish fits here. Loosen a wish or choose one yourself.' },
  'too-many-meals': {
    status: 409,
    message: 'A day holds up to 20 meals. Remove one before adding another.',
  },
  'nothing-to-undo': { status: 404, message: 'There is nothing to undo here.' },
  'cooking-over': { status: 409, message: 'This dish was already finished or stopped.' },
  'too-many-cookings': {
    status: 409,
    message: 'There are already 20 dishes on the stove. Finish or stop one first.',
  },
  'household-not-found': sessionErrors['household-not-found'],
  'not-current-household': sessionErrors['not-current-household'],
  'owners-only': { status: 403, message: 'Only an owner of this household can do that.' },
  'member-not-found': { status: 404, message: 'That person is no longer a member of this household.' },
  'last-owner': {
    status: 409,
    message: 'A household needs an owner. Make somebody else an owner first.',
  },
  'invitation-not-found': {
    status: 404,
    message: 'This invitation is no longer valid. Ask for a new one.',
  },
  'already-member': { status: 409, message: 'You are already in this household.' },
  'too-many-households': { status: 409, message: 'You can be in up to 20 households at a time.' },
  'too-many-members': { status: 409, message: 'A household can have up to 50 members.' },
  'too-many-invitations': {
    status: 409,
    message: 'There are already 20 open invitations. Withdraw one first.',
  },
  'household-being-deleted': {
    status: 409,
    message:
      'This household will be deleted with your account, so nobody can be invited. Keep the account first.',
  },
  'person-not-found': { status: 404, message: 'That person no longer eats with you.' },
  'person-is-member': {
    status: 409,
    message: 'Members of the household always count as eaters. Remove them on the household page.',
  },
  'too-many-people': { status: 409, message: 'Up to 50 people can eat in one household.' },
  'not-for-everybody': {
    status: 409,
    message: 'Somebody at this meal can’t eat this. Plan it only if you’re sure.',
  },
  'too-many-dislikes': { status: 409, message: 'A person can have up to 50 dislikes. Remove one first.' },
  'notice-not-found': { status: 404, message: 'That reminder is no longer there.' },
  'push-not-set-up': { status: 409, message: 'Push messages are not set up on this installation.' },
  'not-a-picture': {
    status: 415,
    message: 'That is not a picture we can read. Send a JPEG, PNG or WebP photo.',
  },
  'broken-picture': {
    status: 400,
    message: 'That picture is damaged or was cut off. Take it again, or choose another one.',
  },
  'animated-picture': { status: 400, message: 'That picture is animated. Please choose a still one.' },
  'too-many-pixels': {
    status: 413,
    message: 'That picture has too many pixels. Choose one of at most 60 megapixels.',
  },
  'scan-limit': {
    status: 402,
    message: 'Those were your 10 scans for today. Premium has no limit; you get 10 more tomorrow.',
  },
  'scanner-busy': {
    status: 503,
    message: 'Many people are scanning right now. Please try again in a moment.',
  },
  'scan-not-found': { status: 404, message: 'That scan is no longer there.' },
  'scan-over': { status: 409, message: 'This scan was already saved or discarded.' },
  'too-many-scan-photos': {
    status: 409,
    message: 'A scan can have up to 6 photos. Save these first, then scan the rest.',
  },
  'not-a-barcode': {
    status: 400,
    message: 'Those digits are not a barcode: one is wrong or missing. Scan it again or retype it.',
  },
  'product-not-found': { status: 404, message: 'We don’t know that product yet.' },
  'too-many-products': { status: 409, message: 'A household can add up to 20,000 products.' },
  'too-many-photos': {
    status: 409,
    message: 'A dish can have up to 12 of your photos. Delete one first.',
  },
  'photos-full': {
    status: 409,
    message:
      'Your household has used up its space for photos. Delete some, or ask the people who run this site for more.',
  },
  'no-picture': { status: 404, message: 'That picture was not kept.' },
  'pictures-busy': {
    status: 503,
    message: 'Many pictures are being drawn right now. Please try again in a moment.',
  },
  'camera-not-found': { status: 404, message: 'That camera is no longer paired.' },
  'too-many-cameras': { status: 409, message: 'A household can pair up to 10 cameras. Remove one first.' },
  'pairing-code-spent': {
    status: 404,
    message: 'That pairing code is wrong, used or expired. Ask for a new one on the fridge page.',
  },
  'change-not-found': { status: 404, message: 'That change is no longer there.' },
  'change-decided': { status: 409, message: 'Somebody has already decided that.' },
  'post-not-found': { status: 404, message: 'That post is no longer there.' },
  'comment-not-found': { status: 404, message: 'That comment is no longer there.' },
  'comment-too-old': {
    status: 409,
    message: 'A comment can be changed for 15 minutes. You can still delete it and write a new one.',
  },
  'too-many-comments': {
    status: 429,
    message: 'That was a lot of comments in a short time. Please wait a few minutes before the next one.',
  },
  'too-many-waiting': {
    status: 409,
    message:
      'Twenty of your recipes are already waiting for an admin. Please wait until some have been reviewed.',
  },
  'cook-not-found': {
    status: 404,
    message: 'There is no such cook, or they keep their profile to themselves.',
  },
  'not-yourself': { status: 409, message: 'You cannot do that to your own account.' },
  'user-not-found': { status: 404, message: 'That account no longer exists.' },
  'last-admin': { status: 409, message: 'Somebody has to run this site. Make somebody else an admin first.' },
  'email-differs': {
    status: 400,
    message: 'That is not the email of this account. Type it exactly to delete the account.',
  },
  'submission-not-found': { status: 404, message: 'That submission was already decided or withdrawn.' },
  'submission-changed': {
    status: 409,
    message: 'Its cook has changed it since you looked. Look at it as it is now.',
  },
  'report-not-found': { status: 404, message: 'That report was already dealt with.' },
  'message-not-found': { status: 404, message: 'That message no longer exists.' },
  'import-not-found': {
    status: 404,
    message: 'That import is no longer there. Please import it again.',
  },
  'nothing-to-import': {
    status: 422,
    message:
      'We found no recipe in it. Paste the ingredients and steps as text, or try the recipe’s own page.',
  },
  'importer-busy': {
    status: 503,
    message: 'Many people are importing right now. Please try again in a moment.',
  },
  'bad-address': {
    status: 400,
    message: 'That is not the address of a public web page. It should look like https://example.org/recipe.',
  },
  'page-not-read': {
    status: 502,
    message: 'That page could not be fetched. Open it in your browser and paste its text here instead.',
  },
  'already-kept': {
    status: 409,
    message: 'You have already saved that recipe. Change it in My Recipes.',
  },
  'endpoint-not-found': {
    status: 404,
    message: 'There is no such call. /api/docs lists the ones there are.',
  },
  'wrong-method': { status: 405, message: 'This address exists, but not for that method. See /api/docs.' },
  'not-acceptable-type': { status: 415, message: 'Send JSON, with the content type application/json.' },
  'not-a-file': {
    status: 415,
    message: 'Send the file as it is, with the content type application/octet-stream.',
  },
  'no-such-range': { status: 416, message: 'That part of the file does not exist.' },
  'too-large': { status: 413, message: 'That is larger than Larder accepts here.' },
  'too-many-requests': {
    status: 429,
    message: 'That was a lot at once. Please wait a moment and try again.',
  },
  'too-many-attempts': {
    status: 429,
    message: 'Too many failed attempts. Please wait a little before the next one.',
  },
  'internal-error': {
    status: 500,
    message: 'Something broke on our side and nothing was saved. Please try again.',
  },
  'storage-full': {
    status: 507,
    message:
      'Larder has run out of room and could not save that. Nothing else is lost; please try again later.',
  },
  'not-ready': {
    status: 503,
    message: 'Larder is starting or its database is not answering. Please try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** An error code. Example: `'email-taken'`. */
export type ErrorCode = keyof typeof errorDefinitions

/** Validation messages by field. Example: `{ email: 'Enter an email address like ana@example.org.' }`. */
export type FieldErrors = Record<string, string>

/** The body of an error response. Example: `{ error: { code: 'email-taken', message: '…' } }`. */
export interface ErrorResponse {
  error: {
    code: ErrorCode
    message: string
    fields?: FieldErrors
    /** The reasons, one sentence each. */
    reasons?: string[]
    retryAfterSeconds?: number
  }
}
