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

/** What the person who runs this installation has set; the server writes it into the page. */
export interface Operator {
  readonly socialLinks: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly openId: { readonly name: string } | null
}

const unset: Operator = { socialLinks: {}, openId: null }

export function readOperator(page: Document): Operator {
  const written = page.getElementById('operator')?.textContent
  if (!written) return unset
  try {
    return operatorFrom(JSON.parse(written))
  } catch {
    return unset
  }
}

function operatorFrom(settings: unknown): Operator {
  if (!isRecord(settings)) return unset
  const links = isRecord(settings.socialLinks) ? settings.socialLinks : {}
  const openId = isRecord(settings.openId) ? settings.openId : {}
  const socialLinks: Partial<Record<SocialNetwork, string>> = {}
  for (const network of socialNetworks) {
    const link = links[network]
    if (isWebAddress(link)) socialLinks[network] = link
  }
  return {
    socialLinks,
    openId: typeof openId.name === 'string' && openId.name !== '' ? { name: openId.name } : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isWebAddress(value: unknown): value is string {
  return (
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  )
}
