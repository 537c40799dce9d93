export interface EmailMessage {
  to: string
  /** One line: whatever else stands in it, no line break of a subject begins another line of a head. */
  subject: string
  text: string
}

/** Whose letters are to be forgotten. */
export interface MailedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** How mail leaves the house. */
export interface Mailer {
  send(message: EmailMessage): Promise<void>
  /** Throws away what is kept here of letters to somebody and about them. */
  forget(person: MailedPerson): Promise<void>
  close(): void
}
