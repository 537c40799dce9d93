import * as z from 'zod/mini'
import { type ExternalProduct, ProductLookupError } from './product-lookup'

export interface LookUpLimits {
  readonly wholeMs: number
  readonly mostBytes: number
}

const usualLimits: LookUpLimits = { wholeMs: 4000, mostBytes: 512 * 1024 }
const mostRedirects = 2
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

const words = z.nullish(z.string())
const Answer = z.object({
  status: z.optional(z.union([z.number(), z.string()])),
  product: z.nullish(
    z.object({
      product_name: words,
      product_name_en: words,
      generic_name: words,
      generic_name_en: words,
      brands: words,
      quantity: words,
      ingredients_text: words,
      ingredients_text_en: words,
      categories_tags: z.nullish(z.array(z.string())),
    }),
  ),
})

/** Asks Open Food Facts for a product; nothing when it has none, a `ProductTrouble` when it does not answer as it should. */
export function createOpenFoodFactsClient(base: string, limits: LookUpLimits = usualLimits) {
  const root = base.replace(/\/+$/, '')
  return async (code: string): Promise<ExternalProduct | undefined> => {
    const address = `${root}/api/v2/product/${encodeURIComponent(code)}.json?fields=${fields.join(',')}`
    const hangUp = AbortSignal.timeout(limits.wholeMs)
    try {
      const answer = await fetchSameOrigin(new URL(address), hangUp)
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new ProductLookupError('refused')
      return parseProduct(await textOf(answer, limits.mostBytes))
    } catch (error) {
      if (error instanceof ProductLookupError) throw error
      throw new ProductLookupError(hangUp.aborted ? 'slow' : 'unreachable')
    }
  }
}

/** A way elsewhere is gone only within the same house. */
async function fetchSameOrigin(address: URL, signal: AbortSignal, left = mostRedirects): Promise<Response> {
  const headers = { accept: 'application/json', 'user-agent': agent }
  const answer = await fetch(address.href, { headers, redirect: 'manual', signal })
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
  if (location === null) return answer
  await answer.body?.cancel()
  const next = URL.canParse(location, address.href) ? new URL(location, address) : undefined
  if (!next || next.origin !== address.origin || left === 0) throw new ProductLookupError('refused')
  return fetchSameOrigin(next, signal, left - 1)
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let count = 0
  for await (const piece of body ?? []) {
    count += piece.byteLength
    if (count > most) throw new ProductLookupError('too-long')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function parseProduct(text: string): ExternalProduct | undefined {
  const { product } = parseAnswer(text)
  if (!product) return undefined
  const name =
    first(120, product.product_name_en, product.product_name) ??
    first(120, product.generic_name_en, product.generic_name, product.brands)
  if (name === undefined) return undefined
  const generic = first(120, product.generic_name_en, product.generic_name)
  const size = first(40, product.quantity)
  const ingredients = first(4000, product.ingredients_text_en, product.ingredients_text)
  const kinds = (product.categories_tags ?? [])
    .filter((tag) => tag.startsWith('en:'))
    .slice(-6)
    .flatMap((tag) => first(60, tag.slice(3).replaceAll('-', ' ')) ?? [])
  return {
    name,
    kinds,
    credit,
    ...(generic !== undefined && { generic }),
    ...(size !== undefined && { size }),
    ...(ingredients !== undefined && { ingredients }),
  }
}

function parseAnswer(text: string): z.infer<typeof Answer> {
  try {
    return z.parse(Answer, JSON.parse(text))
  } catch {
    throw new ProductLookupError('unreadable')
  }
}

/** The first that says something one can see, without what cannot be seen, and not longer than that. */
function first(longest: number, ...texts: readonly (string | null | undefined)[]): string | undefined {
  for (const text of texts) {
    const plain = (text ?? '').slice(0, 2 * longest).replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    const seen = [...plain.trim()].slice(0, longest).join('').trim()
    if (/[\p{L}\p{N}]/u.test(seen)) return seen
  }
  return undefined
}
