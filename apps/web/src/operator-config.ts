const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'tiktok', 'pinterest', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const registrationModes = ['open', 'invite', 'closed'] as const
type RegistrationMode = (typeof registrationModes)[number]

/** A shop's search URL: `{query}` is replaced by the search text. */
export interface StoreLink {
  readonly name: string
  readonly url: string
}

/** Settings of the operator of this installation; the server writes them into the page. */
export interface OperatorConfig {
  readonly socialLinks: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly storeLinks: readonly StoreLink[]
  readonly openId: { readonly name: string } | null
  /** Off: people sign in through OpenID only. */
  readonly passwords: 'on' | 'off'
  /** Who may create an account. */
  readonly registration: RegistrationMode
  /** Whether plans limit what cooks can do; 'off': nothing is sold here. */
  readonly plans: 'on' | 'off'
  /** Whether the first admin is still to be made, by the set-up link. */
  readonly needsSetUp: boolean
}

export const emptyOperatorConfig: OperatorConfig = {
  socialLinks: {},
  storeLinks: [],
  openId: null,
  passwords: 'on',
  registration: 'open',
  plans: 'on',
  needsSetUp: false,
}

export function readOperatorConfig(page: Document): OperatorConfig {
  const text = page.getElementById('operator')?.textContent
  if (!text) return emptyOperatorConfig
  try {
    return parseOperatorConfig(JSON.parse(text))
  } catch {
    return emptyOperatorConfig
  }
}

function parseOperatorConfig(settings: unknown): OperatorConfig {
  if (!isRecord(settings)) return emptyOperatorConfig
  const links = isRecord(settings.socialLinks) ? settings.socialLinks : {}
  const openId = isRecord(settings.openId) ? settings.openId : {}
  const socialLinks: Partial<Record<SocialNetwork, string>> = {}
  for (const network of socialNetworks) {
    const link = links[network]
    if (isHttpUrl(link)) socialLinks[network] = link
  }
  return {
    socialLinks,
    storeLinks: (Array.isArray(settings.storeLinks) ? settings.storeLinks : []).filter(isStoreLink),
    openId: typeof openId.name === 'string' && openId.name !== '' ? { name: openId.name } : null,
    passwords: settings.passwords === 'off' ? 'off' : 'on',
    registration: registrationModes.find((mode) => mode === settings.registration) ?? 'open',
    plans: settings.plans === 'off' ? 'off' : 'on',
    needsSetUp: settings.needsSetUp === true,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isStoreLink(value: unknown): value is StoreLink {
  return isRecord(value) && typeof value.name === 'string' && value.name !== '' && isHttpUrl(value.url)
}

function isHttpUrl(value: unknown): value is string {
  return (
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  )
}
