import * as z from 'zod/mini'
import { type ExternalProduct, ProductLookupError } from './product-lookup'

export interface LookUpLimits {
  readonly wholeMs: number
  readonly mostBytes: number
}

const defaultLimits: LookUpLimits = { wholeMs: 4000, mostBytes: 512 * 1024 }
const maxRedirects = 2
const credit = 'Open Food Facts (ODbL)'
const agent = 'Larder/0.1 (self-hosted)'

const fields = [
  'product_name',
  'product_name_en',
  'generic_name',
  'generic_name_en',
  'brands',
  'quantity',
  'ingredients_text',
  'ingredients_text_en',
  'categories_tags',
] as const

const optionalText = z.nullish(z.string())
const ProductResponse = z.object({
  status: z.optional(z.union([z.number(), z.string()])),
  product: z.nullish(
    z.object({
      product_name: optionalText,
      product_name_en: optionalText,
      generic_name: optionalText,
      generic_name_en: optionalText,
      brands: optionalText,
      quantity: optionalText,
      ingredients_text: optionalText,
      ingredients_text_en: optionalText,
      categories_tags: z.nullish(z.array(z.string())),
    }),
  ),
})

/** Looks a product up at Open Food Facts; undefined when unknown there, a `ProductLookupError` when the request fails. */
export function createOpenFoodFactsClient(base: string, limits: LookUpLimits = defaultLimits) {
  const root = base.replace(/\/+$/, '')
  return async (code: string): Promise<ExternalProduct | undefined> => {
    const address = `${root}/api/v2/product/${encodeURIComponent(code)}.json?fields=${fields.join(',')}`
    const timeout = AbortSignal.timeout(limits.wholeMs)
    try {
      const response = await fetchSameOrigin(new URL(address), timeout)
      if (response.status === 404) return undefined
      if (!response.ok) throw new ProductLookupError('refused')
      return parseProduct(await readBoundedText(response, limits.mostBytes))
    } catch (error) {
      if (error instanceof ProductLookupError) throw error
      throw new ProductLookupError(timeout.aborted ? 'slow' : 'unreachable')
    }
  }
}

/** Follows redirects only within the same origin. */
async function fetchSameOrigin(
  address: URL,
  signal: AbortSignal,
  remaining = maxRedirects,
): Promise<Response> {
  const headers = { accept: 'application/json', 'user-agent': agent }
  const response = await fetch(address.href, { headers, redirect: 'manual', signal })
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  if (location === null) return response
  await response.body?.cancel()
  const next = URL.canParse(location, address.href) ? new URL(location, address) : undefined
  if (!next || next.origin !== address.origin || remaining === 0) throw new ProductLookupError('refused')
  return fetchSameOrigin(next, signal, remaining - 1)
}

async function readBoundedText({ body }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let count = 0
  for await (const piece of body ?? []) {
    count += piece.byteLength
    if (count > maxBytes) throw new ProductLookupError('too-long')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function parseProduct(text: string): ExternalProduct | undefined {
  const { product } = parseResponse(text)
  if (!product) return undefined
  const name =
    firstVisibleText(120, product.product_name_en, product.product_name) ??
    firstVisibleText(120, product.generic_name_en, product.generic_name, product.brands)
  if (name === undefined) return undefined
  const generic = firstVisibleText(120, product.generic_name_en, product.generic_name)
  const size = firstVisibleText(40, product.quantity)
  const ingredients = firstVisibleText(4000, product.ingredients_text_en, product.ingredients_text)
  const kinds = (product.categories_tags ?? [])
    .filter((tag) => tag.startsWith('en:'))
    .slice(-6)
    .flatMap((tag) => firstVisibleText(60, tag.slice(3).replaceAll('-', ' ')) ?? [])
  return {
    name,
    kinds,
    credit,
    ...(generic !== undefined && { generic }),
    ...(size !== undefined && { size }),
    ...(ingredients !== undefined && { ingredients }),
  }
}

function parseResponse(text: string): z.infer<typeof ProductResponse> {
  try {
    return z.parse(ProductResponse, JSON.parse(text))
  } catch {
    throw new ProductLookupError('unreadable')
  }
}

/** Returns the first text with visible content, without control characters, truncated. */
function firstVisibleText(
  maxLength: number,
  ...texts: readonly (string | null | undefined)[]
): string | undefined {
  for (const text of texts) {
    const plain = (text ?? '').slice(0, 2 * maxLength).replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    const visible = [...plain.trim()].slice(0, maxLength).join('').trim()
    if (/[\p{L}\p{N}]/u.test(visible)) return visible
  }
  return undefined
}
