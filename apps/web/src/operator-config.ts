export const socialNetworks = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'pinterest',
  'linkedin',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** A shop's own search: `{query}` stands where the words go. */
export interface StoreLink {
  readonly name: string
  readonly url: string
}

/** What the person who runs this installation has set; the server writes it into the page. */
export interface OperatorConfig {
  readonly socialLinks: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly storeLinks: readonly StoreLink[]
  readonly openId: { readonly name: string } | null
}

/** Where nothing is set. */
export const emptyOperatorConfig: OperatorConfig = { socialLinks: {}, storeLinks: [], openId: null }

export function readOperatorConfig(page: Document): OperatorConfig {
  const written = page.getElementById('operator')?.textContent
  if (!written) return emptyOperatorConfig
  try {
    return parseOperatorConfig(JSON.parse(written))
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
    if (isWebAddress(link)) socialLinks[network] = link
  }
  return {
    socialLinks,
    storeLinks: (Array.isArray(settings.storeLinks) ? settings.storeLinks : []).filter(isStoreLink),
    openId: typeof openId.name === 'string' && openId.name !== '' ? { name: openId.name } : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isStoreLink(value: unknown): value is StoreLink {
  return isRecord(value) && typeof value.name === 'string' && value.name !== '' && isWebAddress(value.url)
}

function isWebAddress(value: unknown): value is string {
  return (
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  )
}
