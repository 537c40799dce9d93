import { suggestions } from '@larder/contract/suggestions'
import type { Serve } from '../../http/serve'
import type { ServeStream } from '../../http/serve-stream'
import { type InventingParts, openInventing } from './inventing'
import { type AskedKitchen, openSuggestions, type SuggestionParts } from './service'

export function serveSuggestions<Kitchen extends AskedKitchen>(
  serve: Serve,
  parts: SuggestionParts<Kitchen>,
): void {
  const service = openSuggestions(parts)
  serve(suggestions.list, ({ query }, { actor }) => service.list(actor, query))
}

export function serveInventing(serveStream: ServeStream, parts: InventingParts): void {
  const { invent } = openInventing(parts)
  serveStream(suggestions.invent, ({ body }, { actor }, signal) => invent(actor, body, signal))
}
