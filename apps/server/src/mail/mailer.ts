export interface EmailMessage {
  to: string
  /** A single line; implementations remove line breaks, which would start another header. */
  subject: string
  text: string
  /** Each topic has a daily allowance of its own, so that strangers cannot use up what an account's owner must hear. */
  topic?: EmailTopic
}

/** 'account': caused by its owner or an admin; 'reset': links to a new password; 'reminder': of the kitchen. */
type EmailTopic = 'account' | 'reset' | 'reminder'

/** The person whose emails are deleted. */
export interface MailedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Sends emails. */
export interface Mailer {
  send(message: EmailMessage): Promise<void>
  /** Deletes stored emails to this person and about them. */
  forget(person: MailedPerson): Promise<void>
  close(): void
}
