interface AuthorRow {
  readonly authorId: string | null
  readonly avatar: string | null
  readonly hidden: boolean
  readonly followed: boolean
}

/** Returns the link to an author's profile; empty for hidden profiles. */
export function toAuthorLink({ authorId, avatar, hidden, followed }: AuthorRow, you: boolean) {
  if (authorId === null || (hidden && !you)) return { followed: false }
  return { id: authorId, ...(avatar !== null && { avatar }), followed }
}
