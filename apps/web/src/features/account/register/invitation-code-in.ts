/** Returns the code of the invitation that a path of this app leads to. Example: '/household#join=K7QXM-2PD9R'. */
export function invitationCodeIn(path: string): string {
  const { search, hash } = new URL(path, 'http://larder')
  return new URLSearchParams(hash.slice(1)).get('join') ?? new URLSearchParams(search).get('join') ?? ''
}
