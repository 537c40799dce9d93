export interface Message {
  to: string
  subject: string
  text: string
}

/** How mail leaves the house. */
export interface Mail {
  send(message: Message): Promise<void>
  close(): void
}
