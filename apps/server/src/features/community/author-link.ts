interface AuthorRow {
  readonly authorId: string | null
  readonly avatar: string | null
  readonly hidden: boolean
  readonly followed: boolean
}

/** What leads from somebody's words to themselves; nothing does for those who keep their profile to themselves. */
export function toAuthorLink({ authorId, avatar, hidden, followed }: AuthorRow, you: boolean) {
  if (authorId === null || (hidden && !you)) return { followed: false }
  return { id: authorId, ...(avatar !== null && { avatar }), followed }
}
