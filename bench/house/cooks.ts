import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'

export interface Cook {
  email: string
  password: string
  token: string
}

/** Some cooks with accounts, each signed in. */
export async function someCooks(url: string, count: number): Promise<Cook[]> {
  const cooks: Cook[] = []
  for (let n = 1; n <= count; n += 1) {
    const person = { name: 'Ana', email: `cook-${n}@example.org`, password: 'three warm plums' }
    const answer = await fetch(url + addressOf(account.register), {
      method: account.register.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    if (!answer.ok) throw new Error(`no account for ${person.email}: ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { access_token: string } }
    cooks.push({ ...person, token: data.access_token })
  }
  return cooks
}
