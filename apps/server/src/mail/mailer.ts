export interface EmailMessage {
  to: string
  /** A single line; implementations remove line breaks, which would start another header. */
  subject: string
  text: string
}

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
