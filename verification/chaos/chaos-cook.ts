import { account } from '@larder/contract/account'
import { type ChaosCaller, callServer } from './call-server'

export interface ChaosCook extends ChaosCaller {
  readonly token: string
  readonly id: string
  readonly email: string
  readonly password: string
}

let cookCount = 0

/** Somebody with an account, who lives at an address of their own. */
export async function registerChaosCook(url: string): Promise<ChaosCook> {
  const n = ++cookCount
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  const [email, password] = [`chaos-${n}@example.org`, 'three warm plums']
  const { status, body } = await callServer(
    url,
    account.register,
    { body: { name: 'Ana', email, password } },
    { address },
  )
  if (status !== 201) throw new Error(`no account for ${email}: ${status} ${JSON.stringify(body)}`)
  return { token: body.data.access_token, id: body.data.user.id, email, password, address }
}

export async function registerChaosCooks(url: string, count: number): Promise<ChaosCook[]> {
  const made: ChaosCook[] = []
  for (let n = 0; n < count; n += 1) made.push(await registerChaosCook(url))
  return made
}
